/** An answer without the part of it that cannot be shown: one fault costs one part, the smallest that can be missing. */

export type Path = readonly (string | number)[];

/** Lists whose places belong to those of another list: nothing may go from the middle of them. */
const ALIGNED = new Set(['values', 'cells', 'heads', 'figures', 'times', 'categories', 'options', 'verdicts']);

/** The value without parts around the path, the smallest first. */
export function* without(value: unknown, path: Path): Generator<unknown> {
  for (let depth = path.length; depth > 0; depth--) {
    const part = path.slice(0, depth);
    if (isRemovable(value, part)) yield removed(value, part);
  }
}

function isRemovable(value: unknown, part: Path): boolean {
  const last = part.at(-1);
  if (typeof last !== 'number') return true;
  const list = part.at(-2);
  // A list within a list is a row of cells; heads of columns that are texts stand above such rows.
  if (typeof list !== 'string' || ALIGNED.has(list)) return false;
  return !(list === 'columns' && typeof valueAt(value, part) === 'string');
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined),
    value,
  );
}

function removed(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0 ? value.filter((_, i) => i !== key) : value.map((item, i) => (i === key ? removed(item, rest) : item));
  }
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== String(key))
      : entries.map(([name, inner]) => [name, name === String(key) ? removed(inner, rest) : inner]),
  );
}

/** Every text and number of the value with where it stands. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'number') return [{ path, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (HIDDEN.has(key) ? [] : leavesOf(inner, [...path, key])));
}
/** Fields that choose how something is drawn and are not read. */
const HIDDEN = new Set(['kind', 'type', 'picture', 'want', 'relation']);
