/** What a caption numbers, by its first word. */
import { inEvery } from './inEvery.ts';
import { either } from './phrases.ts';

/** A stop that shortens a word may be left out. */
const TABLE = new RegExp(`^\\s*(?:${either(inEvery(({ reading }) => reading.tables?.replaceAll('.', '')))})`, 'iu');

/** "Table 3", "Tab. 3", "表 3". */
export const labelsTable = (caption: string): boolean => TABLE.test(caption);

const NUMBER = '\\.?\\s*[\\p{Nd}IVX]+(?:[.-]\\p{Nd}+)*';
const NUMBERED = new RegExp(`${TABLE.source}${NUMBER}(?:\\s*[.:：|](?:\\s+|(?=\\p{L}))|\\s+(?:[–—-]\\s+)?)(?=\\S)`, 'iu');
/** "Table 3 shows" is a sentence of the text: it goes on with a small letter, and no sign stands between. */
const SENTENCE = new RegExp(`${TABLE.source}${NUMBER}\\s+\\p{Ll}`, 'u');

/** Whether the text is the caption of a table: "Table 3: Results by terminal". */
export const isTableCaption = (text: string): boolean =>
  NUMBERED.test(text) && !SENTENCE.test(text.slice(0, 1).toLowerCase() + text.slice(1));

const LABELS = either(
  inEvery(({ reading: { tables, figures } }) => [tables, figures].filter(Boolean).join('|').replaceAll('.', '') || undefined),
);
const EXHIBIT = new RegExp(`^(?:\\p{L}{1,3}\\.?\\s)?(?:${LABELS})${NUMBER}(?![\\p{L}\\p{Nd}])`, 'iu');

/** Behind the table or figure that a sentence begins with: " shows the hours lost by quarter". Undefined where it begins with none. */
export function behindExhibit(sentence: string): string | undefined {
  const named = EXHIBIT.exec(sentence)?.[0];
  return named === undefined ? undefined : sentence.slice(named.length);
}

/** "Results by terminal" of "Table 1. Results by terminal". */
export const withoutTableNumber = (caption: string): string => caption.replace(NUMBERED, '');

const PICTURES = either(inEvery(({ reading }) => reading.pictures));
const PICTURED = new RegExp(`^[(（[]?(?:${PICTURES})\\s?[:：]\\s*\\S|[(（[](?:${PICTURES})\\s?[:：][^()（）[\\]]{2,60}[)）\\]]\\.?$`, 'iu');

/** "Photo: the new lockers (credit: the trust)", "The new lockers (Foto: Meier)": what is seen on a picture, or whose it is. */
export const labelsPicture = (line: string): boolean => PICTURED.test(line);
