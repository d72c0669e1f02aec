/** Captions of figures and tables, by the word and number that they begin with. */

import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';

const LABELS = either(inEvery(({ reading }) => [reading.tables, reading.figures].filter(Boolean).join('|') || undefined));
const CAPTION = new RegExp(
  `^(?:${LABELS})\\s*\\.?\\s*(?:[\\p{Nd}]{1,3}|[IVX]{1,4})(?:[.\\-–][\\p{Nd}]{1,2})?\\s*(?:[.:：|—–)-]|\\s|$)`,
  'iu',
);
/** "Figure 3 shows" is a sentence of the text: it goes on with a small letter. */
const SENTENCE = /^\S+\s*\.?\s*[\p{Nd}IVX.]+\s+\p{Ll}{2}/u;

export const isCaption = (text: string): boolean => CAPTION.test(text) && !SENTENCE.test(text);
