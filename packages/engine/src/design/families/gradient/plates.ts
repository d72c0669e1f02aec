/** What figures and cards stand on in several templates of the family. */
import type { Color } from '../../../model/color.ts';
import { belowTop } from '../../../model/frame.ts';
import type { Fill } from '../../../model/scene.ts';
import type { Plate, PlateLook, PlateSetting } from '../../arrangements/display/plates.ts';
import type { Marker } from '../../arrangements/display/timelinePage.ts';
import { underWindow } from '../../arrangements/display/windows.ts';
import { Canvas } from '../../art/canvas.ts';
import { theme } from '../../art/tones.ts';

export const down = (from: Color, to: Color): Fill => ({
  angle: 90,
  stops: [
    { at: 0, color: from },
    { at: 1, color: to },
  ],
});

/** Side of a marker above words, and its distance from them, points. */
const MARKER = 30;
const BELOW_MARKER = 12;

/** Under a small piece of the template's art, as it marks points in time. */
export const underMarker =
  (marker: Marker) =>
  ({ builder, cell, index }: PlateSetting): Plate => {
    const canvas = new Canvas({ ...cell, w: MARKER, h: MARKER });
    marker(canvas, { ...cell, w: MARKER, h: MARKER }, index === 0);
    builder.add(...canvas.nodes(`Marker ${index + 1}`));
    const top = MARKER + BELOW_MARKER;
    return { text: belowTop(cell, top), on: theme.bg };
  };

export const wide = { most: 4, gap: 30, figures: [66, 34] } as const;

export const windows: PlateLook = {
  ...wide,
  cells: 'columns',
  gap: 24,
  height: 330,
  least: 260,
  withoutIcons: true,
  plate: underWindow(124),
};

export const many = { ...wide, cells: 'threes', most: 6, gap: 24, height: 178, least: 150, withoutIcons: true } as const;

/** Height of a window above one of two lists, points. */
export const WINDOW = 92;
