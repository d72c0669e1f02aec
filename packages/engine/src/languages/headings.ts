/** Headings that are known by their words. A text's headings may be in another language than the text, so those of all languages count. */
import { inEvery } from './inEvery.ts';
import { either, type Phrases } from './phrases.ts';

const all = (key: 'genericHeadings' | 'concludingHeadings' | 'backMatter' | 'funding' | 'appendices' | 'and'): Phrases =>
  inEvery(({ reading }) => reading[key]);

const AND = `(?:&|\\+|${either(all('and'))})`;
/** "A", "IV", "12": what numbers an appendix. */
const NUMBER = '(?:\\p{Lu}|[IVX]+|\\p{Nd}{1,2})(?![\\p{L}\\p{N}])';

const GENERIC = new RegExp(`^(?:${either(all('genericHeadings'))})$`, 'iu');
/** "Conclusion", "Conclusion: what remains", "Conclusions and outlook". */
const CONCLUDING = new RegExp(`^(?:${either(all('concludingHeadings'))})(?:\\s*[:：!！?？.]|\\s+${AND}\\s+[\\p{L}\\p{M} ]{3,24}$|$)`, 'iu');
/** "References", "Appendix B: Tables", "3. Acknowledgements". */
const BACK_MATTER = new RegExp(
  `^(?:${NUMBER}[.)]?\\s+)?(?:${either(all('backMatter'))})(?:$|\\s*[:：.]|\\s+${NUMBER}|\\s+${AND}\\s)`,
  'iu',
);
const FUNDING = new RegExp(`^(?:${NUMBER}[.)]?\\s+)?(?:${either(all('funding'))})(?:$|\\s*[:：.])`, 'iu');
const APPENDIX = new Set(all('appendices').split('|'));

/** Names the place of a section in its text, and not what it says: "Introduction". */
export const isGeneric = (heading: string): boolean => GENERIC.test(heading.trim().replace(/[:：.]$/u, ''));

/** Of the section that a text ends with: what follows from it, what is to be done, what to remember. */
export const isConcluding = (heading: string): boolean => CONCLUDING.test(heading.trim());

/** Of what belongs to a text but not on slides: references, acknowledgements, lists of figures. */
export const isBackMatter = (heading: string): boolean => BACK_MATTER.test(heading.trim());

/** Of who paid for a paper; no back matter of any other text. */
export const isFunding = (heading: string): boolean => FUNDING.test(heading.trim());

/** Of an encyclopaedia's sections that say nothing of the topic: notes, references, links. */
export const isAppendix = (heading: string): boolean =>
  APPENDIX.has(
    heading
      .toLowerCase()
      .replace(/[:：]$/, '')
      .trim(),
  );
