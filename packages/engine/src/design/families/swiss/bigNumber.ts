/** One figure on a plane that fills the content's columns. */
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, type TextLook } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { GUTTER, hung } from './grid.ts';

const PADDING = 24;
const STATEMENT = 130;
const NOTE = 40;

interface Places {
  readonly plane: Frame;
  readonly figure: Frame;
  readonly statement: Frame;
  readonly note: Frame;
}

function placesIn({ x, y, w, h }: Frame): Places {
  const plane: Frame = { x, y, w, h: h - NOTE };
  const inner = { x: x + PADDING, w: w - 2 * PADDING };
  return {
    plane,
    figure: { x: hung(inner.x), y: y + 14, w: inner.w + 12, h: plane.h - STATEMENT - 40 },
    statement: { ...inner, y: bottomOf(plane) - STATEMENT - 20, h: STATEMENT },
    note: { x, y: bottomOf(plane) + GUTTER - 6, w, h: NOTE - GUTTER + 8 },
  };
}

export const bigNumber = bigNumberPage((template) => {
  const { grid, palette, page } = template;
  const places = placesIn(grid.body);
  const [plane] = lookOf('swiss', template).planes;
  const ink = inkOn(plane, palette);
  return {
    backdrop: [figureShape('Plane', places.plane, { type: 'rect' }, plane)],
    figure: stepped('plain', places.figure, steps(200, 24), (size) => giant(template, size, ink), { usual: 176 }),
    statement: stepped('balanced', places.statement, steps(28, 14), (size) => heading(template, size, ink, 1.25), {
      anchor: 'bottom',
      usual: 24,
    }),
    note: stepped('plain', places.note, steps(16, 12), (size) => body(template, size, page.muted, undefined, 1.3), { usual: 12 }),
    art: () => [],
  };
});

const giant = (template: Template, size: number, color: Color): TextLook => {
  const plain = heading(template, size, color, 1.04);
  return { ...plain, style: { ...plain.style, tracking: -0.05 } };
};
