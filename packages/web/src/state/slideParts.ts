/** The places of a slide that can be edited, wherever they stand in it, and what they are called. */
import type { SlideKind } from '@slidewright/contract/deck';
import { listLimits } from '@slidewright/contract/lists';

export type Path = readonly (string | number)[];

/** Names, addresses and kinds that are not there to be read, marks, and what has a field or a grid of its own. */
const passedOver = new Set(
  (
    'kind type title notes picture sources opens image favoured want ordered highlight highlightRow highlightRows highlightCell ' +
    'present lead multiples even part lane handovers ties of'
  ).split(' '),
);
/** Numbers that are edited as they are; others are indexes. */
const numbers = new Set(['value', 'goal', 'values', 'from', 'to', 'at', 'x', 'y', 'number']);
/** What a list's members are, for a person, where that is not the list's name without its "s". */
const names: Readonly<Record<string, string>> = {
  items: 'Point',
  pros: 'For',
  cons: 'Against',
  stats: 'Figure',
  entries: 'Source',
  people: 'Person',
  branches: 'Branch',
  leaves: 'Leaf',
  causes: 'Cause',
  verdicts: 'Verdict',
  center: 'Centre',
  not: 'What it is not',
  value: 'Value drawn',
  goal: 'Target drawn',
  values: 'Value drawn',
  x: 'Across, 0 to 1',
  y: 'Up, 0 to 1',
  statement: 'Statement',
};

const spelled = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
};
export const nameOf = (field: string): string => names[field] ?? spelled(field);
/** What a member of the list is. */
export const memberName = (list: string): string => names[list] ?? spelled(list.replace(/s$/, ''));

export const isEdited = (name: string, value: unknown): boolean =>
  !passedOver.has(name) && (typeof value !== 'number' || numbers.has(name)) && typeof value !== 'boolean' && value !== undefined;

/** Lists that others count by: they stay as long as they are. */
const counted = new Set([
  'options options',
  'options rows.*.cells',
  'options verdicts',
  'network roles',
  'swimLanes lanes',
  'swimLanes acts',
  'overlap sets',
]);

/** How long the list may be; of one that the schema leaves free, as long as it is. */
export function limitsOf(kind: SlideKind, path: Path, length: number): readonly [least: number, most: number] {
  const pattern = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  return (counted.has(`${kind} ${pattern}`) ? undefined : listLimits[kind]?.[pattern]) ?? [length, length];
}

/** The names of the fields that any of the members has, in the order in which they come. */
export const fieldsOfMembers = (members: readonly unknown[]): string[] => [
  ...new Set(members.flatMap((member) => (typeof member === 'object' && member !== null ? Object.keys(member) : []))),
];

/** A further member of a list like this one, to be written over. */
export function blankLike(member: unknown, name = 'text'): unknown {
  if (typeof member === 'string') return ['figure', 'actual', 'target', 'figures'].includes(name) ? '0' : '…';
  if (typeof member === 'number') return ['value', 'goal', 'values'].includes(name) ? 0 : member;
  if (Array.isArray(member)) return member.map((each) => blankLike(each, name));
  if (typeof member !== 'object' || member === null) return member;
  const fields = Object.entries(member).filter(([field]) => field !== 'image' && field !== 'note');
  return Object.fromEntries(fields.map(([field, value]) => [field, blankLike(value, field)]));
}

/** The value with another at the path; undefined takes it out of its list, or what it is a field of. */
export function withValue<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return next as T;
  if (Array.isArray(value)) {
    if (rest.length === 0 && next === undefined) return value.filter((_, index) => index !== step) as T;
    return value.map((member, index) => (index === step ? withValue(member, rest, next) : member)) as T;
  }
  const { [step]: before, ...others } = value as Record<string, unknown>;
  if (rest.length === 0 && next === undefined) return others as T;
  return { ...value, [step]: withValue(before, rest, next) } as T;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) => (at === null || at === undefined ? undefined : (at as Record<string | number, unknown>)[step]),
    value,
  );
}
