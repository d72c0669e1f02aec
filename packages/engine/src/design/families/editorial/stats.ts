/** Figures in columns parted by hairlines: a small label, the figure in the serif, a short rule, and what it means. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { columnsOf, placePartings } from './columns.ts';
import { hung } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

const RULE_SPACE = 16;

export const stats: SlideLayout<'stats'> = {
  face: sharedStats.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  if (slide.stats.length <= 4)
    for (const text of [20, 18, 17, 16, 15, 14]) for (const size of steps(88, 42)) yield inColumns(slide, stage, size, text);
  yield sharedStats.compose(slide, { ...stage, ordinal: 1 });
}

/** Labels, figures and texts each begin on a line of their own across the columns. */
function inColumns(slide: Slide, stage: Stage, size: number, textSize: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const columns = columnsOf(area, Math.max(2, slide.stats.length));
  const width = columns[0]?.w ?? area.w;
  // A label with nothing to explain it is itself the explanation.
  const above = slide.stats.every((stat) => stat.note?.trim());
  const label = (stat: Stat) => [paragraph(stat.label, smallCaps(template, 12, page.accent, 600), stage)];
  const text = (stat: Stat): Paragraph[] => {
    const words = (value: string, before = 0) => paragraph(value, body(template, textSize, page.text, undefined, 1.42), stage, { before });
    if (above) return [words(stat.note ?? '')];
    return [words(stat.label), ...(stat.note?.trim() ? [words(stat.note, 4)] : [])];
  };
  const labelHeight = above ? Math.max(...slide.stats.map((stat) => measure(label(stat), width, stage).height)) + 8 : 0;
  const texts = slide.stats.map((stat) => balanced(text(stat), { ...area, w: width - 6 }, stage));
  if (textSize > 16 && texts.some(({ faults }) => faults > 0)) sheet.judge('overflows');
  const textHeight = Math.max(...slide.stats.map((stat, i) => measure(text(stat), texts[i]?.width ?? width - 6, stage).height));
  const number = (stat: Stat) => [paragraph(stat.figure, figure(template, size, page.text), stage)];
  const figureHeight = Math.ceil(Math.max(...slide.stats.map((stat) => measure(number(stat), width, stage).height))) + 4;
  const total = labelHeight + figureHeight + 2 * RULE_SPACE + textHeight;
  if (total > area.h) sheet.judge('overflows');
  const top = area.y + Math.min(48, Math.max(0, (area.h - total) * 0.36));
  placePartings(sheet, columns, { ...area, y: top, h: bottomOf(area) - top }, page.line);
  columns.forEach((column, i) => {
    const stat = slide.stats[i];
    if (!stat) return;
    let y = top;
    if (above) sheet.text(`Label ${i + 1}`, { ...column, y, h: labelHeight }, label(stat), { role: 'label' });
    y += labelHeight;
    const frame: Frame = { ...column, x: hung(column.x, size), y, w: width - 6, h: figureHeight };
    const set = sheet.text(`Figure ${i + 1}`, frame, number(stat), { role: 'label' });
    if (set.lines.length > 1) sheet.judge('overflows');
    y += figureHeight + RULE_SPACE;
    sheet.rule(`Rule ${i + 1}`, { ...column, y: y - 2, w: 36, h: 2 }, i === 0 ? page.figure : page.text);
    y += RULE_SPACE;
    sheet.text(`Text ${i + 1}`, { ...column, y, w: texts[i]?.width ?? width - 6, h: Math.max(1, bottomOf(area) - y) }, text(stat), {
      role: 'body',
    });
  });
  return sheet;
}
