/** The forms that a model may choose from. */
import type { SlideKind } from '@slidewright/contract/deck';
import { cycle, matrix, process, team, timeline } from './courses.ts';
import { bigNumber, chart, stats, table } from './figures.ts';
import type { Form } from './form.ts';
import { bullets, cards, comparison, prosCons, quote, twoColumns } from './texts.ts';

export const forms: readonly Form[] = [
  bullets,
  cards,
  twoColumns,
  comparison,
  prosCons,
  process,
  cycle,
  timeline,
  table,
  matrix,
  stats,
  bigNumber,
  chart,
  quote,
  team,
];

/** What can be said without a source: not what would have to be invented. */
export const formsFor = (grounded: boolean): readonly Form[] => (grounded ? forms : forms.filter(({ evidence }) => !evidence));

export const formOf = (kind: SlideKind): Form | undefined => forms.find((form) => form.kind === kind);
