/** Solid cards in the template's silhouette, side by side, or in rows of three. */
import type { Color } from '../../../model/color.ts';
import { belowTop } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { cellsIn } from '../../arrange/cells.ts';
import { evenly } from '../../arrange/evenly.ts';
import { titledPage } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import { lookOf } from './../looks.ts';

const GAP = 22;

export interface Cards {
  readonly layout: LayoutKey;
  readonly title: string;
  readonly count: number;
  /** Cards in a row. */
  readonly across: number;
  readonly padding: number;
  /** The text of a card in the ink of its fill, and whether its lines suit the width. */
  readonly text: (index: number, ink: Color, width: number) => { readonly words: readonly Paragraph[]; readonly suits: boolean };
  readonly name: string;
}

/** A page of them below its title. */
export function onCards({ layout, title, count, across, padding, text, name }: Cards, context: LayoutContext): PageBuilder {
  const { builder, area } = titledPage(layout, title, context);
  const { palette } = context.template;
  const { card, clear, trim, fills } = lookOf('playful', context.template);
  const rows = Math.ceil(count / across);
  const places = cellsIn(area, { count, across, gap: GAP });
  const cells = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const frame = places.at(i);
    // Rows begin with different colours, so that no column is of one.
    const fill: Color = { ref: fills[(i + (across % fills.length === 0 ? row : 0)) % fills.length] ?? 'accent1' };
    const ink = inkOn(fill, palette);
    const taken = clear(frame);
    const inner: Frame = {
      x: frame.x + padding,
      y: frame.y + taken.top + padding,
      w: frame.w - 2 * padding,
      h: frame.h - taken.top - taken.foot - 2 * padding + 6,
    };
    const { words, suits } = text(i, ink, inner.w);
    if (!suits) builder.judge('overflows');
    return { frame, fill, ink, inner, words, height: measure(words, inner.w, context).height };
  });
  // The longest text of a row stands in the middle of its card, and all begin on its line.
  const spare = Math.min(...cells.map(({ inner }) => inner.h)) - Math.max(...cells.map(({ height }) => height));
  const above = rows > 1 ? 0 : Math.max(0, spare / 2);
  cells.forEach(({ frame, fill, ink, inner, words }, i) => {
    const geometry = { type: 'path', commands: card({ x: 0, y: 0, w: frame.w, h: frame.h }) } as const;
    builder.add(figureShape(`Card ${i + 1}`, frame, geometry, fill));
    const trimming = trim?.(frame, ink) ?? [];
    builder.add(...trimming.map((node) => ({ ...node, name: `${node.name} ${i + 1}` })));
    const place: Frame = belowTop(inner, above);
    builder.text(`${name} ${i + 1}`, evenly(words, place, context), words, { role: 'body' });
  });
  return builder;
}
