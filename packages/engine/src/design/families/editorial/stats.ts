/** Figures in columns parted by hairlines: a small label, the figure in the serif, a short rule, and what it means. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { type Box, inset, resized } from '../../arrange/box.ts';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { words } from '../../arrange/words.ts';
import { figurePart, placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, textOrNone } from '../../page/typography.ts';
import { partedColumns, shortRule } from './columns.ts';
import { hung } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

/** How far the row stands below the title: so much of what is left over, and at most so many points. */
const DROP = { share: 0.36, most: 48 } as const;
/** Right of the words, below a label, and below a figure, to the rule. */
const SIDE = 6;
const LABEL_SPACE = 8;
const FIGURE_SPACE = 4;
const ABOVE_RULE = 14;
/** A larger text is rather set smaller than in lines that end badly. */
const READ = 16;

export const stats = layoutOf<'stats'>(sharedStats.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  if (slide.stats.length <= 4)
    for (const text of [20, 18, 17, 16, 15, 14]) for (const size of steps(88, 42)) yield inColumns(slide, context, size, text);
  yield sharedStats.compose(slide, { ...context, ordinal: 1 });
}

/** Labels, figures and texts each begin on a line of their own across the columns. */
function inColumns({ title, stats }: Slide, context: LayoutContext, size: number, textSize: number): PageBuilder {
  const { builder, area } = titledPage('stats', title, context);
  // A label with nothing to explain it is itself the explanation.
  const labelled = stats.every((stat) => stat.note?.trim());
  const parts = (stat: Stat, i: number, { w }: Frame): Box[] => {
    const { label, number, text } = textsOf(stat, labelled, size, textSize, context);
    if (textSize > READ && balanced(text, { ...area, w: w - SIDE }, context).faults > 0) builder.judge('overflows');
    const out = hung(0, size);
    const height = (line: number) => Math.ceil(line) + FIGURE_SPACE;
    return [
      resized(words(`Label ${i + 1}`, label, { role: 'label', measured: 1 }, context), (h) => h + (labelled ? LABEL_SPACE : 0)),
      inset(figurePart(`Figure ${i + 1}`, number, { height, space: 0 }, context), [out, 0, SIDE - out, 0]),
      shortRule(i, ABOVE_RULE, context),
      inset(textPart(`Text ${i + 1}`, text, context), [0, 0, SIDE, 0]),
    ];
  };
  placeOpenColumns(builder, area, {
    ...partedColumns(Math.max(2, stats.length), context),
    count: stats.length,
    top: ({ y, h }, needed) => y + Math.min(DROP.most, Math.max(0, (h - needed) * DROP.share)),
    parts: ({ frames }) => stats.map((stat, i) => parts(stat, i, frames[i] ?? area)),
  });
  return builder;
}

function textsOf({ label, figure: number, note }: Stat, labelled: boolean, size: number, textSize: number, context: LayoutContext) {
  const { template } = context;
  const { page } = template;
  const look = body(template, textSize, page.text, undefined, 1.42);
  return {
    label: labelled ? [paragraph(label, smallCaps(template, 12, page.accent, 600), context)] : [],
    number: [paragraph(number, figure(template, size, page.text), context)],
    text: labelled
      ? textOrNone(note, look, context)
      : headedText({ head: label, text: note }, { head: look, text: look, space: 4 }, context),
  };
}
