/** Figures on one panel, parted by hairlines: side by side up to four, in two rows of three from five on. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { headedText } from '../../arrange/headedText.ts';
import { fullestWidth } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as shared } from '../../arrangements/stats.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { figureInk, inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

type Slide = SlideOf<'stats'>;

const PADDING = 28;
const GAP = 48;
const LEAST_PANEL = 330;

interface Sizes {
  readonly figure: number;
  readonly label: number;
}

export const stats = variantOf(shared, function* (slide, context) {
  for (const label of [18, 16, 15])
    for (const size of steps(slide.stats.length <= 3 ? 88 : 46, 28)) yield onPanel(slide, context, { figure: size, label });
});

function onPanel(slide: Slide, context: LayoutContext, sizes: Sizes): PageBuilder {
  const { template } = context;
  const inks = inksOn({ ref: lookOf('report', template).panel }, template.palette);
  const { builder, area } = titledPage('stats', slide.title, context);
  const across = slide.stats.length <= 4 ? slide.stats.length : 3;
  const rows = Math.ceil(slide.stats.length / across);
  const width = (area.w - 2 * PADDING - GAP * (across - 1)) / across;
  const cells = slide.stats.map((stat, i) => {
    const lead = (size: number) => (i === 0 ? figureInk(inks, size) : inks.text);
    const number = [figureWords(stat.figure, sizes.figure, lead, context)];
    const head = body(template, sizes.label, inks.text, 600, 1.3);
    const text = body(template, Math.max(14, sizes.label - 2), inks.text);
    const words = headedText({ head: stat.label, text: stat.note }, { head, text, space: 4 }, context);
    if (measure(number, width, context).lines.length > 1) builder.judge('overflows');
    return { number, words, height: measure(words, width, context).height };
  });
  const line = sizes.figure * 1.2;
  const needed = Math.max(...cells.map((cell) => cell.height)) + line + 10;
  const height = Math.min(area.h, Math.max(LEAST_PANEL, rows * (needed + 2 * PADDING)));
  const panel: Frame = { ...area, h: height };
  builder.shape('Panel', panel, { type: 'rect' }, inks.ground);
  const pitch = height / rows;
  if (needed > pitch - 1.4 * PADDING) builder.judge('overflows');
  cells.forEach((cell, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const x = area.x + PADDING + column * (width + GAP);
    const top = panel.y + row * pitch;
    if (column > 0) builder.rule(`Hairline ${i + 1}`, { x: x - GAP / 2, y: top + PADDING, w: 0.75, h: pitch - 2 * PADDING }, inks.line);
    if (row > 0) builder.rule(`Line ${i + 1}`, { x, y: top, w: width, h: 0.75 }, inks.line);
    const y = top + Math.max(0.7 * PADDING, (pitch - needed) / 2);
    builder.text(`Figure ${i + 1}`, { x, y, w: width, h: line }, cell.number, { role: 'label', anchor: 'bottom' });
    const words: Frame = { x, y: y + line + 8, w: width, h: Math.min(top + pitch, bottomOf(panel)) - y - line - 8 };
    builder.text(
      `Label ${i + 1}`,
      {
        ...words,
        w: fullestWidth(
          cell.words.map((part) => [part]),
          width,
          context,
        ),
      },
      cell.words,
      { role: 'body' },
    );
  });
  return builder;
}
