/** Whether a text of a slide states what a statement of the source does. */
import { languageOf } from '../../languages/languageOf.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { countWords } from '../sentence/measure.ts';
import { sharedContent } from './grounding.ts';

/** Share of a text's words of content that make it the statement, with a figure of it and without. */
const ALIKE = { withFigure: 0.3, without: 0.7 } as const;
/** Words of content by which a statement is known. */
const FEWEST = 3;
/** Words and characters of a text that states something, and is no name or cell. */
const STATEMENT = { words: 5, characters: 10 } as const;

const isYear = ({ value, measure }: Figure): boolean => measure.kind === 'count' && Number.isInteger(value) && value > 1900 && value < 2100;

/** Whether a text is long enough to state anything. */
export const isStatement = (text: string, language: string): boolean =>
  languageOf(language).spaceless ? text.length >= STATEMENT.characters : countWords(text) >= STATEMENT.words;

/** What the figures of a text count and how many, for comparing. */
export function valuesIn(text: string, language: string): string[] {
  return figuresIn(text, [], patternsOf(language), language, true).flatMap((figure) =>
    figure.single || figure.inWords || isYear(figure) ? [] : [`${figure.measure.kind} ${figure.value}`],
  );
}

/** Without one of the statement's figures a text is the statement only where it `decides`: a title, a decision. */
export function isAlike(
  text: string,
  statement: string,
  language: string,
  decides: boolean,
  figures = (said: string) => valuesIn(said, language),
): boolean {
  if (!isStatement(text, language)) return false;
  const own = valuesIn(text, language);
  const values = own.length === 0 ? [] : figures(statement);
  const isOfFigure = own.some((value) => values.includes(value));
  if (!isOfFigure && !decides) return false;
  const alike = sharedContent(text, statement, language, isOfFigure ? 1 : FEWEST) ?? 0;
  return alike >= (isOfFigure ? ALIKE.withFigure : ALIKE.without);
}
