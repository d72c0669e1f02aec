/** Figures in columns parted by hairlines: a small label, the figure in the serif, a short rule, and what it means. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { columnsOf, placePartings } from './columns.ts';
import { hung } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

const RULE_SPACE = 16;

export const stats = layoutOf<'stats'>(sharedStats.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  if (slide.stats.length <= 4)
    for (const text of [20, 18, 17, 16, 15, 14]) for (const size of steps(88, 42)) yield inColumns(slide, context, size, text);
  yield sharedStats.compose(slide, { ...context, ordinal: 1 });
}

/** Labels, figures and texts each begin on a line of their own across the columns. */
function inColumns(slide: Slide, context: LayoutContext, size: number, textSize: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('stats', slide.title, context);
  const columns = columnsOf(area, Math.max(2, slide.stats.length));
  const width = columns[0]?.w ?? area.w;
  // A label with nothing to explain it is itself the explanation.
  const above = slide.stats.every((stat) => stat.note?.trim());
  const label = (stat: Stat) => [paragraph(stat.label, smallCaps(template, 12, page.accent, 600), context)];
  const text = (stat: Stat): Paragraph[] => {
    const words = (value: string, before = 0) =>
      paragraph(value, body(template, textSize, page.text, undefined, 1.42), context, { before });
    if (above) return [words(stat.note ?? '')];
    return [words(stat.label), ...(stat.note?.trim() ? [words(stat.note, 4)] : [])];
  };
  const labelHeight = above ? Math.max(...slide.stats.map((stat) => measure(label(stat), width, context).height)) + 8 : 0;
  const texts = slide.stats.map((stat) => balanced(text(stat), { ...area, w: width - 6 }, context));
  if (textSize > 16 && texts.some(({ faults }) => faults > 0)) builder.judge('overflows');
  const textHeight = Math.max(...slide.stats.map((stat, i) => measure(text(stat), texts[i]?.width ?? width - 6, context).height));
  const number = (stat: Stat) => [paragraph(stat.figure, figure(template, size, page.text), context)];
  const figureHeight = Math.ceil(Math.max(...slide.stats.map((stat) => measure(number(stat), width, context).height))) + 4;
  const total = labelHeight + figureHeight + 2 * RULE_SPACE + textHeight;
  if (total > area.h) builder.judge('overflows');
  const top = area.y + Math.min(48, Math.max(0, (area.h - total) * 0.36));
  placePartings(builder, columns, { ...area, y: top, h: bottomOf(area) - top }, page.line);
  columns.forEach((column, i) => {
    const stat = slide.stats[i];
    if (!stat) return;
    let y = top;
    if (above) builder.text(`Label ${i + 1}`, { ...column, y, h: labelHeight }, label(stat), { role: 'label' });
    y += labelHeight;
    const frame: Frame = { ...column, x: hung(column.x, size), y, w: width - 6, h: figureHeight };
    const set = builder.text(`Figure ${i + 1}`, frame, number(stat), { role: 'label' });
    if (set.lines.length > 1) builder.judge('overflows');
    y += figureHeight + RULE_SPACE;
    builder.rule(`Rule ${i + 1}`, { ...column, y: y - 2, w: 36, h: 2 }, i === 0 ? page.figure : page.text);
    y += RULE_SPACE;
    builder.text(`Text ${i + 1}`, { ...column, y, w: texts[i]?.width ?? width - 6, h: Math.max(1, bottomOf(area) - y) }, text(stat), {
      role: 'body',
    });
  });
  return builder;
}
