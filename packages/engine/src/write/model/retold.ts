/** What the parts of an answer say, in points: what is left of an exhibit that cannot be drawn. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Inspector } from './inspector.ts';

/** What names a part, what it measures, and what is said of it, in the order in which they are read. */
const FIELDS = ['date', 'label', 'head', 'name', 'left', 'right', 'before', 'after', 'actual', 'target', 'text', 'note'];
/** Single texts that state something. */
const STATEMENTS = ['statement', 'sentence', 'takeaway', 'cause', 'meaning'];
const MOST = 6;

/** One point for each part whose texts are all sound, and for each sentence beside them. */
export function retold(value: unknown, { textProblem }: Inspector, language: string): string[] {
  if (!isFields(value)) return [];
  const isSound = (text: string) => textProblem(text) === undefined;
  const { grammar } = languageOf(language);
  const { colon = ': ' } = grammar;
  const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
  // A name and an abbreviation keep their capital.
  const small = (text: string) =>
    !grammar.capitalNouns && /^\p{Lu}\p{Ll}+(?=\s\p{Ll}|$)/u.test(text)
      ? text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1)
      : text;
  const told = (field: string) => (part: Fields) => {
    const [first, ...rest] = FIELDS.flatMap((name) => textOf(part[name]));
    const [figure] = textOf(part.figure);
    if (first === undefined || (rest.length === 0 && figure === undefined)) return [];
    // "15 volunteers, whose hours nobody counts": the label of a statistic goes on from its figure, any other names what is measured.
    if (field === 'stats' && figure !== undefined) return [capital([`${figure} ${small(first)}`, ...rest].join(', '))];
    return [capital(`${first}${colon}${[...textOf(part.figure), ...rest].join(', ')}`)];
  };
  const points = Object.entries(value).flatMap(([field, list]) =>
    (Array.isArray(list) ? list : [list]).filter(isFields).flatMap(told(field)),
  );
  const statements = STATEMENTS.flatMap((field) => textOf(value[field]));
  return [...points, ...statements].filter(isSound).slice(0, MOST);
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string[] => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []);
