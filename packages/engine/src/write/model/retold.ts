/** What the parts of an answer say, in points: what is left of an exhibit that cannot be drawn. */
import type { Inspector } from './inspector.ts';

/** What names a part, what it measures, and what is said of it, in the order in which they are read. */
const FIELDS = ['date', 'label', 'head', 'name', 'figure', 'left', 'right', 'before', 'after', 'actual', 'target', 'text', 'note'];
/** Single texts that state something. */
const STATEMENTS = ['statement', 'sentence', 'takeaway', 'cause', 'meaning'];
const MOST = 6;

/** One point for each part whose texts are all sound, and for each sentence beside them. */
export function retold(value: unknown, { textProblem }: Inspector): string[] {
  if (!isFields(value)) return [];
  const isSound = (text: string) => textProblem(text) === undefined;
  const parts = Object.values(value).flatMap((list) => (Array.isArray(list) ? list : [list]).filter(isFields));
  const points = parts.flatMap((part) => {
    const [first, ...rest] = FIELDS.flatMap((field) => textOf(part[field]));
    return first === undefined || rest.length === 0 ? [] : [`${first}: ${rest.join(', ')}`];
  });
  const statements = STATEMENTS.flatMap((field) => textOf(value[field]));
  return [...points, ...statements].filter(isSound).slice(0, MOST);
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string[] => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []);
