/** Which neighbouring lines of a plain text are one paragraph that its editor wrapped. */
import { joinedLines } from '../normalize.ts';
import { numberDepth } from './line.ts';

/** Columns. Editors wrap at 60 to 120 (half of that many characters in scripts without spaces); longer lines are paragraphs by themselves. */
const WIDEST = 130;
/** Where no line is longer, each line is one by itself: a verse, an address, a list without marks. */
const NARROWEST = 30;
/** No more of the text's usual width is expected of a group of lines: it may be narrower. */
const USUAL_AT_MOST = 100;
/** Of the width: a line that is shorter by more had room for the next word, so its writer ended it. */
const RAGGED = 0.9;

/** How the lines of a text are set. */
export interface Setting {
  /** Columns that nine of ten lines do not exceed. */
  readonly width: number;
  /** Its editor broke lines, and their ends mean nothing. */
  readonly wrapped: boolean;
  /** Each paragraph is one line, however long: a line that ends early was ended on purpose. */
  readonly flows: boolean;
}

/** Of the lines that are long enough to be wrapped, those that nobody wrapped. */
const LEAST_FLOWING = 0.4;
const FULL = 60;

/** Of the lines that another follows directly. */
const LEAST_BROKEN = 0.2;

export function settingOf(lines: readonly string[]): Setting {
  const widths = lines.flatMap((line) => (line.trim() === '' ? [] : [columns(line.trim())])).sort((a, b) => a - b);
  const width = widths[Math.floor(0.9 * widths.length)] ?? 0;
  let followed = 0;
  let broken = 0;
  lines.forEach((line, i) => {
    const below = lines[i + 1]?.trim() ?? '';
    const text = line.trim();
    if (text === '' || below === '') return;
    followed++;
    if (!endsSentence(text) && columns(text) >= 0.6 * Math.min(width, WIDEST) && /^[\p{Ll}\p{Lo}]/u.test(below)) broken++;
  });
  const full = widths.filter((own) => own >= FULL).length;
  const flowing = widths.filter((own) => own > WIDEST).length;
  return {
    width,
    wrapped: width <= WIDEST && broken >= LEAST_BROKEN * followed,
    flows: flowing > 0 && flowing >= LEAST_FLOWING * full,
  };
}

/**
 * Lines are joined where the upper one had no room for the first word of the lower one; where it had, its writer ended it. "2.1" at the
 * beginning of a line opens a clause of a contract or a standard. `setting` is that of the text which the lines are from.
 */
export function paragraphsOf(lines: readonly string[], setting: Setting): string[] {
  const longest = lines.reduce((most, line) => Math.max(most, columns(line.trim())), 0);
  const width = Math.max(longest, Math.min(setting.width, USUAL_AT_MOST));
  const isWrapped = !setting.flows && longest <= WIDEST && longest >= NARROWEST && !isListed(lines);
  const arrows = lines.filter((line) => ARROWED.test(line)).length;
  const isArrowed = arrows >= FEWEST_ARROWED && arrows * 2 >= lines.length;
  const paragraphs: string[][] = [];
  let above: string | undefined;
  for (const line of lines) {
    const text = line.trim();
    const joins =
      above !== undefined &&
      isWrapped &&
      numberDepth(line) < 2 &&
      !STAMPED.test(text) &&
      !LABELLED.test(text) &&
      !BYLINE.test(text) &&
      !(isArrowed && ARROWED.test(text)) &&
      goesOn(above, text, width, setting);
    if (joins) paragraphs.at(-1)?.push(text);
    else paragraphs.push([text]);
    above = text;
  }
  return paragraphs.map(joinedLines);
}

/** "It sags → the glue was wet": lines most of which lead from one thing to another are entries, however long. */
const ARROWED = /^[^→⇒➔.。]{1,40}\s?[→⇒➔]\s?\S/u;
const FEWEST_ARROWED = 2;

const FEWEST_LISTED = 3;

const isListed = (lines: readonly string[]): boolean => lines.length >= FEWEST_LISTED && areEntries(lines);

/** Lines that all begin like a sentence and of which none ends like one: what somebody listed without marks. */
export const areEntries = (lines: readonly string[]): boolean =>
  lines.every((line) => /^[\p{Lu}\p{Lt}\p{N}]/u.test(line.trim()) && !/[.!?:;,…]["'”’»)]*$/u.test(line.trim()));

/** "for: the committee", "Status: final": what is labelled does not go on from the line above. */
const LABELLED = /^\p{L}[\p{L}\p{M}]{1,14}(?: \p{L}[\p{L}\p{M}]{1,14})?: \S/u;

/** "di Giulia Montanari", "by Ann Lee": a small word and a name, and nothing else, below a title. */
const BYLINE = /^\p{Ll}{1,4} \p{Lu}\p{Ll}[\p{L}'’-]* (?:\p{Ll}{2,3} )?\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/** "[12/9/25, 9:02] Marta: …", "10:05": each message of a chat begins with its time. */
const STAMPED = /^\[?\d{1,4}[/.:-]\d{1,2}(?!\d*\s?%)/;

function goesOn(above: string, below: string, width: number, { wrapped }: Setting): boolean {
  const length = columns(above);
  if (endsSentence(above) && !wrapped) return false;
  if (length + 1 + columns(firstWord(below)) > RAGGED * width) return true;
  return /^\p{Ll}/u.test(below) && !endsSentence(above) && length >= 0.5 * width;
}

const endsSentence = (line: string): boolean => /[.!?:;。！？।۔…]["'”’»」』)]*$/u.test(line);

/** Scripts without spaces break anywhere. */
const firstWord = (line: string): string =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u.test(
    line,
  )
    ? line.slice(0, 1)
    : (/^\S{0,40}/u.exec(line)?.[0] ?? '');

/** A full-width character takes two. */
const columns = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g)?.length ?? 0);
