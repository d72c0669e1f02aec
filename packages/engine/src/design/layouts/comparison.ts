/** Two sides, row by row, as a table; the favoured side stands on a plate under an accent rule. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { TableCell } from '../../model/scene.ts';
import { firstThatFits, steps } from '../fit.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, paragraph, strong } from '../typography.ts';
import { placeTitle, plainFace, slot } from './furniture.ts';
import { type Cell, tableOf } from './grid.ts';
import type { SlideLayout } from './layout.ts';

export const comparison: SlideLayout<'comparison'> = {
  face: (template) =>
    plainFace('comparison', 'Comparison', template, [
      slot({
        key: 'table',
        type: 'table',
        index: 1,
        frame: template.grid.body,
        look: body(template, 18, template.page.text),
        prompt: 'Comparison',
      }),
    ]),

  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        for (const size of steps(20, 12)) yield arrange(slide, stage, size);
      })(),
    );
  },
};

function arrange(slide: SlideOf<'comparison'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'comparison');
  const { template } = stage;
  const { page } = template;
  const frame = placeTitle(sheet, slide.title, stage);
  const labelled = slide.rows.some((row) => row.label?.trim());
  const label = labelled ? Math.min(168, frame.w * 0.25) : 0;
  const columns = [...(labelled ? [label] : []), (frame.w - label) / 2, (frame.w - label) / 2];
  const hairline = { color: page.line, width: 1 };
  const sides = ['left', 'right'] as const;
  const favours = (side: 'left' | 'right') => slide.favoured === side;

  const head = sides.map((side, i): Cell => {
    const accent = favours(side) ? page.accent : page.text;
    const top = { color: favours(side) ? page.figure : page.text, width: favours(side) ? 3 : template.rule };
    const paragraphs = [paragraph(slide.heads[i] ?? '', strong(template, Math.max(14, size), accent), stage)];
    return { paragraphs, ...plate(favours(side), page.surface), borders: { ...(template.grid.ruled ? {} : { top }), bottom: hairline } };
  });
  const corner: Cell = { paragraphs: [paragraph('', body(template, 14, page.muted), stage)], borders: { bottom: hairline } };
  const rows = slide.rows.map((row): Cell[] => {
    const borders: TableCell['borders'] = { bottom: hairline };
    const name: Cell = {
      paragraphs: [paragraph(row.label ?? '', body(template, Math.max(12, Math.min(16, size - 2)), page.muted, undefined, 1.3), stage)],
      borders,
    };
    const cells = sides.map((side): Cell => {
      const look = favours(side) ? strong(template, size, page.text) : body(template, size, page.text, undefined, 1.3);
      return { paragraphs: [paragraph(row[side], look, stage)], ...plate(favours(side), page.surface), borders };
    });
    return labelled ? [name, ...cells] : cells;
  });

  const { node, verdict } = tableOf(
    {
      name: 'Comparison',
      alt: `${slide.title}: ${slide.heads.join(' – ')}`,
      frame,
      columns,
      rows: [labelled ? [corner, ...head] : head, ...rows],
      pitch: [size * 1.9, 88],
      padding: { x: 14, y: size >= 16 ? 9 : 5 },
    },
    stage,
  );
  sheet.add({ ...node, placeholder: 'table' });
  sheet.judge(verdict);
  return sheet;
}

const plate = (favoured: boolean, fill: Cell['fill']): Pick<Cell, 'fill'> => (favoured && fill ? { fill } : {});
