/** What a slide says, free of the form that it says it in: parts, or parts in groups, or a grid, and what is said beside them. */

/** One of several things of a kind. */
export interface Part {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
  /** As it is written. */
  readonly figure?: string | undefined;
  /** The number of the figure. */
  readonly value?: number | undefined;
}

export interface Group {
  readonly head?: string | undefined;
  readonly items: readonly string[];
}

export interface Grid {
  /** What stands above the names of the rows. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

export interface Gist {
  /** All that is said, as parts of one level. */
  readonly parts?: readonly Part[] | undefined;
  /** The same, where it stands in groups. */
  readonly groups?: readonly Group[] | undefined;
  /** The same, where it stands in rows and columns. */
  readonly grid?: Grid | undefined;
  /** What the parts are parts of, or stand around. */
  readonly center?: string | undefined;
  /** Sentences beside it. */
  readonly lines: readonly string[];
  readonly source?: string | undefined;
}

/** With a space between what there is. */
export const spaced = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

/** Several texts as one: sentences follow each other, what is no sentence is parted by semicolons. */
export const joined = (texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text !== '')
    .reduce<string>((all, text) => (all === '' ? `${text}` : `${all}${/[.!?…。！？؟।:;]$/u.test(all) ? '' : ';'} ${text}`), '');

export const linesOf = (...texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim() !== '');

/** A head with what belongs to it. */
export interface Headed {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

/** The part in words: its figure leads where it has no other head. */
export function worded({ head, text, figure }: Part): Headed {
  if (figure === undefined) return head === undefined || head === '' ? { text } : { head, text };
  return head === undefined || head === '' ? { head: figure, text } : { head, text: joined([figure, text]) };
}

/** Groups as parts: a group is a part under its head; the members of groups without heads are parts themselves. */
export function partsOfGroups(groups: readonly Group[]): Part[] {
  return groups.flatMap(({ head, items }): Part[] =>
    head === undefined || head === '' ? items.map((text) => ({ text })) : [{ head, ...(items.length > 0 && { text: joined(items) }) }],
  );
}

/** Rows as parts: the cells of a row below its name, each with the name of its column. */
export function partsOfGrid({ columns, rows }: Grid): Part[] {
  return rows.map(({ label, cells }) => {
    const said = cells.flatMap((cell, c) => (cell === '' ? [] : [columns[c] ? `${columns[c]}: ${cell}` : cell]));
    return { head: label || undefined, text: joined(said) || undefined };
  });
}
