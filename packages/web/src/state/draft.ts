/** The topic and the text that were typed, kept until the tab is closed: a page that is loaded anew has them still. Keys, files and choices are never kept. */
import { defaults, type Fields, type Origin } from './fields.ts';

interface Draft {
  readonly origin: Origin;
  readonly fields: Fields;
}

const name = 'slidewright.draft';
const kept = ['topic', 'text'] as const satisfies readonly (keyof Fields)[];
const origins: readonly string[] = ['topic', 'text', 'file'] satisfies Origin[];

export function keptDraft(): Draft {
  const none: Draft = { origin: 'topic', fields: defaults };
  try {
    const { origin, fields } = JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? {};
    if (!origins.includes(origin)) return none;
    const typed = Object.fromEntries(kept.flatMap((field) => (typeof fields?.[field] === 'string' ? [[field, fields[field]]] : [])));
    return { origin, fields: { ...defaults, ...typed } };
  } catch {
    return none;
  }
}

export function keepDraft({ origin, fields: { topic, text } }: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ origin, fields: { topic, text } }));
  } catch {
    // A text that is too long for the browser is not kept.
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(name);
