/** A first line that says by its label that it is the title: "Title: Wrong VAT for Swiss customers". */
import { languageOf } from '../languages/languageOf.ts';
import { typedWords } from './typedSlides.ts';

/** "Title: Senior engineer" names whoever wrote it. */
const FEWEST_WORDS = 3;
const LONGEST = 140;
const LABELLED = /^\s*(?:#{1,6}\s+|\*\*|__)?([\p{L}\p{M} ]{2,24})\s*[:：]\s*(?:\*\*|__)?\s*(\S[^\n]*?)\s*(?:\*\*|__)?$/u;

export interface LabelledTitle {
  readonly body: string;
  readonly title?: string;
}

/** The text without that line, and the title; the text as it is, where it has none or nothing besides. */
export function takeLabelledTitle(text: string, language: string): LabelledTitle {
  const end = text.indexOf('\n');
  const [, label = '', title = ''] = LABELLED.exec(text.slice(0, Math.min(end, LONGEST + 40))) ?? [];
  const says = languageOf(language).spaceless || title.split(/\s+/).length >= FEWEST_WORDS;
  if (end < 0 || title.length > LONGEST || !says || !typedWords('title', language).includes(label.trim().toLowerCase()))
    return { body: text };
  const body = text.slice(end + 1);
  return /\p{L}/u.test(body) ? { body, title: begun(title, language) } : { body: text };
}

/** Behind its label a title may begin with a small letter; "iPhone" has one of its own. */
const begun = (title: string, language: string): string =>
  title.replace(/^\p{Ll}(?=[\p{Ll}\p{M}'’]*(?!\p{L}))/u, (letter) => letter.toLocaleUpperCase(language));
