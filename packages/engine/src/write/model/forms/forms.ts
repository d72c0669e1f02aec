/** The forms that a model may choose from. */
import type { SlideKind } from '@slidewright/contract/deck';
import { FIGURED } from '../assumed.ts';
import { decisions, definition, options, question } from './arguments.ts';
import { cycle, matrix, process, team, timeline } from './courses.ts';
import { bigNumber, chart, stats, table } from './figures.ts';
import type { Form } from './form.ts';
import { change, funnel, pair, shares, slope, targets } from './measures.ts';
import { network, overlap, swimLanes } from './relations.ts';
import { causes, hub, pyramid, quadrant, spans, stairs, tree } from './shapes.ts';
import { bullets, cards, comparison, prosCons, quote, twoColumns } from './texts.ts';
import { waterfall } from './waterfall.ts';

/** What they are for, in the order in which a plan is told of them. */
export const families: readonly { readonly purpose: string; readonly forms: readonly Form[] }[] = [
  { purpose: 'Figures', forms: [chart, pair, change, slope, targets, shares, waterfall, funnel, stats, bigNumber, table] },
  { purpose: 'Time and order', forms: [timeline, spans, swimLanes, process, cycle, stairs] },
  { purpose: 'How things hang together', forms: [causes, tree, network, overlap, pyramid, quadrant, matrix, hub] },
  { purpose: 'Choices and answers', forms: [decisions, options, comparison, prosCons, question, definition] },
  { purpose: 'Words', forms: [cards, quote, team, twoColumns, bullets] },
];

export const forms: readonly Form[] = families.flatMap((family) => family.forms);

/** What can be said without a source: not what would have to be invented, but for figures where they can be marked as assumptions. */
export const formsFor = (grounded: boolean, marked = true): readonly Form[] =>
  grounded ? forms : forms.filter(({ evidence, kind }) => !evidence || (marked && FIGURED.has(kind)));

export const formOf = (kind: SlideKind): Form | undefined => forms.find((form) => form.kind === kind);
