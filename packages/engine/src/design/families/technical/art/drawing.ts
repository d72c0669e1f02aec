/** The drawings of the family by their places, and the motif made of them. */
import type { Palette } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { SLIDE } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import type { Motif } from '../../../tokens/art.ts';
import type { Inks } from '../../../tokens/inks.ts';
import { latticeIn, type Mark } from './lattice.ts';

export interface Light {
  readonly inks: Inks;
  readonly palette: Palette;
  readonly random: () => number;
  /** A number of points that is different from seed to seed, up to `by` more or less. */
  readonly about: (value: number, by: number) => number;
}

type Draw = (canvas: Canvas, light: Light) => void;

/** In the coordinates of the slide: over the whole cover, right of a section's flood, in the panel of figures, in the right part of a quote. */
export type Drawing = Readonly<Record<'cover' | 'section' | 'panel' | 'side', Draw>>;

/** Where each drawing stands on the slide. */
const PANEL: Frame = { x: 612, y: 168, w: 300, h: 300 };
const SECTION: Frame = { x: 336, y: 0, w: 624, h: 344 };

export const motifOf =
  (drawing: Drawing, mark: Mark): Motif =>
  (frame, { place, inks, palette, seed }) => {
    const random = randomFrom(seed);
    const light: Light = { inks, palette, random, about: (value, by) => value + (random() * 2 - 1) * by };
    const drawn = (draw: Draw, canvas: Canvas): SceneNode[] => {
      draw(canvas, light);
      return canvas.nodes('Drawing');
    };
    if (place === 'section') return drawn(drawing.section, new Canvas(SECTION));
    if (place === 'cover' && frame.w === SLIDE.w) return drawn(drawing.cover, new Canvas(frame));
    if (place === 'closing' || place === 'quote' || place === 'bigNumber') return drawn(drawing.side, new Canvas(frame));
    if (place === 'panel' && frame.w === PANEL.w) return [...latticeIn(frame, mark, inks), ...drawn(drawing.panel, new Canvas(frame))];
    const plate: SceneNode = { type: 'shape', name: 'Plate', frame, geometry: { type: 'rect' }, fill: inks.surface, decorative: true };
    const wide = frame.w > frame.h * 1.4;
    const view: Frame = wide ? { x: 300, y: 40, w: 660, h: 371 } : PANEL;
    const canvas = new Canvas(frame, view);
    return [plate, ...latticeIn(frame, mark, inks), ...drawn(wide ? drawing.cover : drawing.panel, canvas)];
  };
