/** For and against on two plates in the template's silhouette: the first in full colour, the second pale. */

import { bottomOf } from '../../../model/frame.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { halvesOn } from '../../arrangements/halves.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const GAP = 22;
const PADDING = 28;

export const { prosCons } = halvesOn((builder, area, { template }) => {
  const { card, clear, trim, fills } = lookOf('playful', template);
  const columns = columnsIn(area, 2, GAP);
  const half = (i: 0 | 1) => {
    const plate = columns.at(i);
    const inks = inksOn(i === 0 ? theme[fills[0] ?? 'accent1'] : template.page.surface, template.palette);
    const geometry = { type: 'path', commands: card({ x: 0, y: 0, w: plate.w, h: plate.h }) } as const;
    builder.add(figureShape(`Plate ${i + 1}`, plate, geometry, inks.ground));
    builder.add(...(trim?.(plate, inks.text) ?? []).map((node) => ({ ...node, name: `${node.name} ${i + 1}` })));
    const { top, foot } = clear(plate);
    const y = plate.y + top + PADDING * 0.7;
    return { inks, frame: { x: plate.x + PADDING, y, w: plate.w - 2 * PADDING, h: bottomOf(plate) - foot - PADDING * 0.7 - y } };
  };
  return [half(0), half(1)];
});
