/** What a caption numbers, by its first word. */
import { inEvery } from './inEvery.ts';
import { either } from './phrases.ts';

/** A stop that shortens a word may be left out. */
const TABLE = new RegExp(`^\\s*(?:${either(inEvery(({ reading }) => reading.tables?.replaceAll('.', '')))})`, 'iu');

/** "Table 3", "Tab. 3", "表 3". */
export const labelsTable = (caption: string): boolean => TABLE.test(caption);

const NUMBERED = new RegExp(`${TABLE.source}\\.?\\s*[\\p{Nd}IVX]+(?:[.-]\\p{Nd}+)*\\s*[.:：–—-]?\\s+(?=\\S)`, 'iu');

/** "Results by terminal" of "Table 1. Results by terminal". */
export const withoutTableNumber = (caption: string): string => caption.replace(NUMBERED, '');
