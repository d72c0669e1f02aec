/** The name under a text: who signed it, with what its bearer is, alone on its last lines. */
import type { Block } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { POSTSCRIPT } from './postscripts.ts';
import { textLine } from './textLine.ts';

/** Lines of such a foot, and words of each. */
const MOST_LINES = 4;
const LONGEST = 8;
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:(?:\p{Ll}{2,3}\s){0,2}\p{Lu}\p{Ll}[\p{L}'’-]+|\p{Lu}\.)){0,3}`;
/** "M. Fauchon", "The secretary, M. Fauchon", "Seun", "gez. Hollmann", "Tjitske Wiersma, voorzitter", "Solène & Karim". */
const SIGNED = new RegExp(
  String.raw`^(?:\p{L}[\p{L}\p{M}'’ ]{2,30},\s+|\p{Ll}{2,5}\.\s)?(?:\p{Lu}\.\s?)*${NAME}(?:\s(?:&|\p{Ll}{1,3})\s${NAME})?$`,
  'u',
);
const NAME_AND_ROLE = new RegExp(String.raw`^(?:\p{Lu}\.\s?)*${NAME},\s+\p{L}[^,.:;]{2,50}$`, 'u');
/** "管理組合理事長 佐伯": what somebody is, and the name. */
const ROLE_AND_NAME = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,14}[ \u3000]\p{Script=Han}{1,4}$/u;
const isSigned = (text: string): boolean => SIGNED.test(text) || NAME_AND_ROLE.test(text) || ROLE_AND_NAME.test(text);
/** "Helena Vasconcelos, 3.º direito": where the bearer lives, below words that lead to the name. */
const NAME_AND_PLACE = new RegExp(String.raw`^${NAME},\s+[\p{Nd}\p{L}][^,:;]{1,40}$`, 'u');
const SEVERAL_WORDS = /\s/u;
/** "Note: last year's figures were restated." */
const NOTE = /^\p{Lu}\p{Ll}+\s?:\s+\S/u;

/** The blocks without such lines at their end; a postscript below them stays. Linear in their number. */
export function withoutSignOff(given: readonly Block[]): readonly Block[] {
  const blocks = withoutFoot(given);
  let end = blocks.length;
  while (end > 0 && POSTSCRIPT.test(textLine(blocks[end - 1]) ?? '')) end--;
  if (end === blocks.length && NOTE.test(textLine(blocks[end - 1]) ?? '') && isFootLine(blocks[end - 2])) end--;
  let start = end;
  while (start > 0 && end - start < MOST_LINES && isFootLine(blocks[start - 1])) start--;
  const foot = blocks.slice(start, end).map((block) => textLine(block) ?? '');
  const [first = ''] = foot;
  const names = foot.filter((line, i) => isSigned(line) || (i > 0 && leads(foot[i - 1]) && NAME_AND_PLACE.test(line)));
  // A single word among other lines may be anything; by itself below a sentence, or below "See you soon,", it is whoever wrote that.
  const isParting = foot.length === 2 && leads(first) && names.includes(foot[1] ?? '');
  if (names.length === 0 || (foot.length > 1 && !isParting && !names.some((name) => SEVERAL_WORDS.test(name)))) return blocks;
  if (foot.length > 1 && !(isSigned(first) || /,$/u.test(first) || areOffices(foot))) return blocks;
  // Below a heading or among other short lines it may be what the text says.
  return ends(blocks[start - 1]) ? [...blocks.slice(0, start), ...blocks.slice(end)] : blocks;
}

/** Words of an office. */
const LONGEST_OFFICE = 3;

/** "La presidenta", "El secretario", "Marisa Olmedo", "Tomás Rufián": who signs side by side, each with an office. */
const areOffices = (foot: readonly string[]): boolean => {
  const half = foot.length / 2;
  return (
    foot.length === 4 &&
    foot.slice(half).every((line) => isSigned(line) && SEVERAL_WORDS.test(line)) &&
    foot.slice(0, half).every((line) => countWords(line) <= LONGEST_OFFICE)
  );
};

/** Blocks below the two dashes that programs put above a signature, and words of each. */
const MOST_BELOW = 6;
const LONGEST_BELOW = 40;
const DASHES = /^[-–—]{2}$/u;

/** The blocks above the last such dashes, where nothing but a few lines stands below them. */
function withoutFoot(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findLastIndex((block) => DASHES.test(textLine(block) ?? ''));
  const below = blocks.slice(at + 1);
  const isFoot = (block: Block): boolean =>
    block.type === 'facts' || block.type === 'break' || (block.type === 'paragraph' && countWords(textLine(block) ?? '') <= LONGEST_BELOW);
  return at > 0 && below.length <= MOST_BELOW && below.every(isFoot) ? blocks.slice(0, at) : blocks;
}

/** A short line that is no sentence; one that ends in a comma leads to the name. Only what somebody is may have a figure: "Secretary, plot 17". */
function isFootLine(block: Block | undefined): boolean {
  const text = block?.type === 'paragraph' ? textLine(block) : undefined;
  if (text === undefined || text === '' || countWords(text) > LONGEST) return false;
  return (
    (!/[.:;!?。：；！？]$/u.test(text) || FIRM.test(text)) && (!/\p{Nd}/u.test(text) || OFFICE.test(text) || NAME_AND_PLACE.test(text))
  );
}
/** "Solaria del Túria, S.L.": the legal form of a firm ends in a full stop. */
const FIRM = /\s\p{Lu}(?:\.\s?\p{L}{1,2}){1,3}\.$/u;
const leads = (text: string | undefined): boolean => text !== undefined && /[,，]$/u.test(text);
const OFFICE = /^\p{L}[\p{L} ]+,\s\p{L}+\s\p{Nd}+$/u;

const ends = (block: Block | undefined): boolean =>
  (block?.type === 'list' && block.items.length > 1) || block?.type === 'table' || /[.!?。！？]["”»)]?$/u.test(textLine(block) ?? '');
