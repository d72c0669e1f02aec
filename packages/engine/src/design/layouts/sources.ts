/** Sources: numbered, in two columns filled downward. */

import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, paragraph } from '../typography.ts';
import { placeTitle, plainFace, slot } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { spread } from './list.ts';
import { columnsOf } from './twoColumns.ts';

export const sources: SlideLayout<'sources'> = {
  face: (template) =>
    plainFace('sources', 'Sources', template, [
      slot({
        key: 'body',
        type: 'body',
        index: 1,
        frame: columnsOf(template.grid.body)[0],
        look: body(template, 14, template.page.text),
        prompt: 'Sources',
        indent: 32,
      }),
    ]),

  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        if (slide.entries.length <= 5) for (const size of steps(18, 14)) yield arrange(slide, stage, size, 1);
        for (const size of steps(16, 12)) yield arrange(slide, stage, size, 2);
      })(),
    );
  },
};

function arrange(slide: SlideOf<'sources'>, stage: Stage, size: number, across: 1 | 2): Sheet {
  const sheet = new Sheet(stage, 'sources');
  const { template } = stage;
  const { page } = template;
  const below = placeTitle(sheet, slide.title, stage);
  const columns = across === 1 ? [below] : columnsOf(below);
  const look = body(template, size, page.text);
  const indent = 32;
  const entries = slide.entries.map((entry, i) => [
    paragraph(entry, look, stage, {
      indent,
      bullet: {
        text: `${numeralOf(stage.entriesBefore + i + 1, stage.language)}.`,
        number: stage.entriesBefore + i + 1,
        style: { ...look.style, color: page.accent },
      },
    }),
  ]);
  const parts = columns.length === 1 ? [entries] : halves(entries, (group) => measure(group, columns[0]?.w ?? below.w, stage).height);
  let from = 0;
  columns.forEach((frame, c) => {
    const groups = parts[c] ?? [];
    if (!template.grid.ruled) sheet.rule(`Rule ${c + 1}`, { x: frame.x, y: frame.y, w: frame.w, h: template.rule }, page.text);
    const area: Frame = { ...frame, y: frame.y + 16, h: frame.h - 16 };
    if (groups.length === 0) return;
    const paragraphs = spread(groups, area, stage, { least: size * 0.4, most: size * 1.1 });
    if (c === 0) sheet.fill('body', paragraphs, 'list', { frame: area });
    else sheet.text('Sources, continued', area, paragraphs, { role: 'list' });
    from += groups.length;
  });
  if (from < entries.length) sheet.judge('overflows');
  return sheet;
}

/** Two parts whose heights differ least, in order. */
function halves<T>(groups: readonly T[], height: (group: T) => number): [T[], T[]] {
  const heights = groups.map(height);
  const total = heights.reduce((sum, h) => sum + h, 0);
  let sum = 0;
  let cut = 0;
  while (cut < groups.length && sum + (heights[cut] ?? 0) / 2 < total / 2) sum += heights[cut++] ?? 0;
  return [groups.slice(0, cut), groups.slice(cut)];
}
