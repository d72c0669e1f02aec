/** Passages that make a slide of their own kind: a quotation, a table, figures, a numbered list, items with leads. */
import type { Passage } from './passages.ts';

/** Words of prose that do not need a slide beside a showpiece: they introduce or conclude it. */
const REMNANT = 30;

export function isShowpiece({ form, units, attribution, ordered, intro }: Passage): boolean {
  switch (form) {
    case 'quote':
      return attribution !== undefined && units.length === 1;
    case 'table':
      return units.length >= 2;
    case 'facts':
      return units.length >= 3;
    case 'list':
      return units.length >= 3 && (ordered === true || intro !== undefined || units.every((unit) => unit.lead !== undefined));
    case 'prose':
    case 'code':
      return false;
  }
}

/** Sentences that only lead to a list, or the few words before or after what is shown. */
export function isRemnant({ form, units }: Passage): boolean {
  if (form !== 'prose') return false;
  return units.reduce((sum, unit) => sum + (/[:：]$/u.test(unit.text) ? 0 : unit.words), 0) < REMNANT;
}
