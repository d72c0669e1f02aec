/**
 * Where and when a piece of news was written, before its first sentence: "Haldensleben, 5 June 2024. The town library …". The cover says it, or
 * nobody needs it; the title of a slide it is not.
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { dateIn } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';

/** Blocks at the beginning among which the first sentence stands. */
const WITHIN = 8;
/** Words of the paragraph behind it. */
const FEWEST_BEHIND = 8;
/** Words of a place, beside its date. */
const LONGEST_PLACE = 3;
const ENDS = String.raw`(?:[.।:]-?|\s?[–—])\s*[–—]?\s+(?=\S)`;
/** "5. Juni" has a stop of its own. */
const ORDINAL = new RegExp(String.raw`^([^.;:!?。।–—\p{Nd}]{2,40}\p{Nd}{1,2}\.\s?[^.;:!?。।–—]{2,30})${ENDS}`, 'u');
const PLAIN = new RegExp(`^([^.;:!?。।–—]{2,60})${ENDS}`, 'u');

/** The blocks with the first of such paragraphs without its opening. */
export function withoutDateline(blocks: readonly Block[], { byline }: Reading, language: string): readonly Block[] {
  const at = blocks.findIndex(
    (block, i) => i < WITHIN && !isByline(block, byline) && openingOf(block, blocks.slice(0, i), language) !== '',
  );
  const block = blocks[at];
  if (block?.type !== 'paragraph') return blocks;
  const rest = oneLine(plainText(block.runs)).slice(openingOf(block, blocks.slice(0, at), language).length);
  return [...blocks.slice(0, at), { ...block, runs: [{ text: rest }] }, ...blocks.slice(at + 1)];
}

/** "Prepared by Ilse, 9 Oct." says who wrote it. */
const isByline = (block: Block, byline: RegExp): boolean => block.type === 'paragraph' && byline.test(oneLine(plainText(block.runs)));

/** A place with a date, or a place that a line above names already; '' where the paragraph opens with anything else. */
function openingOf(block: Block, above: readonly Block[], language: string): string {
  if (block.type !== 'paragraph' || block.speaker !== undefined) return '';
  const text = oneLine(plainText(block.runs));
  const [opening = '', name = ''] = ORDINAL.exec(text) ?? PLAIN.exec(text) ?? [];
  if (opening === '' || countWords(text.slice(opening.length)) < FEWEST_BEHIND) return '';
  const date = dateIn(name, language);
  const place = (date?.kind === 'calendar' ? name.replace(date.label, '') : name).replace(/[\s,()]+(?:\p{Ll}{1,3})?$/u, '').trim();
  const isPlace = /^[\p{Lu}\p{Lo}]/u.test(place) && !/\p{Nd}/u.test(place) && countWords(place) <= LONGEST_PLACE;
  if (!isPlace) return '';
  return date?.kind === 'calendar' || above.some((line) => saysPlace(line, place)) ? opening : '';
}

/** Whether a line above ends in the place: "Town council, Suhangarh — press office". */
const saysPlace = (line: Block, place: string): boolean =>
  line.type === 'paragraph' &&
  new RegExp(`,\\s${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=$|[\\s,—–-])`, 'u').test(oneLine(plainText(line.runs)));
