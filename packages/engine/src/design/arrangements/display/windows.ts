/** Cards under windows: each opens on another view of the template's art. */
import { belowTop } from '../../../model/frame.ts';
import { theme } from '../../art/tones.ts';
import type { Plate, PlateSetting } from './plates.ts';

const WINDOW_GAP = 18;

/** `height` of the window, points. */
export const underWindow =
  (height: number) =>
  ({ builder, cell, index, context }: PlateSetting): Plate => {
    const { motif, page: inks, palette } = context.template;
    const views = motif(
      { ...cell, h: height },
      { place: 'panel', inks, palette, seed: `${context.deckTitle} ${context.ordinal} ${index}`, turn: index + context.ordinal },
    );
    builder.add(...views.map((node) => ({ ...node, name: `${node.name}, window ${index + 1}` })));
    const top = height + WINDOW_GAP;
    return { text: belowTop(cell, top), on: theme.bg };
  };
