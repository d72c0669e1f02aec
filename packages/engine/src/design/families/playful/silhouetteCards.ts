/** Solid cards in the template's silhouette, side by side on one foot with staggered tops, or in rows of three. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { figureShape } from '../../art/shapes.ts';
import { evenly } from '../../layouts/evenly.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { lookOf } from './looks.ts';

const GAP = 22;
/** How far below the tallest the tops of the others are, points. */
const STAGGER = [28, 0, 56, 14];

export interface Cards {
  readonly area: Frame;
  readonly count: number;
  /** Cards in a row. */
  readonly across: number;
  /** 1 for the full stagger, 0 for tops on one line. */
  readonly stagger: number;
  readonly padding: number;
  /** The text of a card in the ink of its fill. */
  readonly text: (index: number, ink: Color, width: number) => readonly Paragraph[];
  readonly name: string;
}

export function placeCards(sheet: Sheet, { area, count, across, stagger, padding, text, name }: Cards, stage: Stage): void {
  const { palette } = stage.template;
  const { card, clear, trim, fills } = lookOf(stage.template);
  const rows = Math.ceil(count / across);
  const width = (area.w - GAP * (across - 1)) / across;
  const pitch = (area.h + GAP) / rows;
  for (let i = 0; i < count; i++) {
    const down = rows === 1 ? (STAGGER[i % STAGGER.length] ?? 0) * stagger : 0;
    const row = Math.floor(i / across);
    const frame: Frame = { x: area.x + (i % across) * (width + GAP), y: area.y + row * pitch + down, w: width, h: pitch - GAP - down };
    // Rows begin with different colours, so that no column is of one.
    const fill: Color = { ref: fills[(i + (across % fills.length === 0 ? row : 0)) % fills.length] ?? 'accent1' };
    const ink = inkOn(fill, palette);
    const geometry = { type: 'path', commands: card({ x: 0, y: 0, w: frame.w, h: frame.h }) } as const;
    sheet.add(figureShape(`Card ${i + 1}`, frame, geometry, fill));
    const trimming = trim?.(frame, ink) ?? [];
    sheet.add(...trimming.map((node) => ({ ...node, name: `${node.name} ${i + 1}` })));
    const taken = clear(frame);
    const inner: Frame = {
      x: frame.x + padding,
      y: frame.y + taken.top + padding,
      w: frame.w - 2 * padding,
      h: frame.h - taken.top - taken.foot - 2 * padding + 6,
    };
    const words = text(i, ink, inner.w);
    // What is short stands in the middle of its card; cards above each other keep their heads on one line.
    const anchor = rows === 1 && measure(words, inner.w, stage).height < inner.h * 0.9 ? 'middle' : 'top';
    sheet.text(`${name} ${i + 1}`, evenly(words, inner, stage), words, { role: 'body', anchor });
  }
}
