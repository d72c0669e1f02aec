/** The cut-paper scenes of the family: one drawing for each place of a deck, all bleeding off an edge of the slide. */
import type { Palette } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { SLIDE } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import type { Motif, PageArt } from '../../../tokens/art.ts';
import type { Inks } from '../../../tokens/inks.ts';
import type { LayoutKey } from '../../../tokens/layoutKey.ts';

/**
 * `corner` stands below the title of text slides, `small` below that of figures and tables, `strip` at the foot of the wide page; `panel` is
 * drawn upright, on `UPRIGHT`.
 */
export type Sight = 'cover' | 'section' | 'closing' | 'quote' | 'corner' | 'small' | 'strip' | 'picture' | 'panel';

export interface Light {
  readonly inks: Inks;
  readonly palette: Palette;
  /** How many slides of the place came before, or which of two corners is meant: neighbours differ. */
  readonly turn: number;
  readonly random: () => number;
  /** A number of points that is a little different from seed to seed, up to `by` more or less. */
  readonly about: (value: number, by: number) => number;
}

/** Drawn on a slide of 960 x 540, but for panels; what reaches beyond it is cut. */
export type Scene = (canvas: Canvas, light: Light) => void;
export type Scenery = Readonly<Record<Sight, Scene>>;

/** The coordinates of panels. */
const UPRIGHT: Frame = { x: 0, y: 0, w: 400, h: 640 };
const CORNER: Frame = { x: 0, y: 296, w: 390, h: 244 };
const STRIP: Frame = { x: 0, y: 484, w: 390, h: 56 };
const smallLayouts: ReadonlySet<LayoutKey> = new Set(['stats', 'chart', 'table']);
/** Lists are the most frequent: what stands between them has another corner. */
const otherLayouts: ReadonlySet<LayoutKey> = new Set(['agenda', 'bigNumber', 'sources']);
/** A picture takes the place of the corner and of the strip. */
const bareLayouts: ReadonlySet<LayoutKey> = new Set(['bulletsBesideArt', 'bulletsBesidePicture']);

function lightOf(inks: Inks, palette: Palette, seed: string, turn = 0): Light {
  const random = randomFrom(seed);
  return { inks, palette, turn, random, about: (value, by) => value + (random() * 2 - 1) * by };
}

function drawn(scene: Scene, canvas: Canvas, light: Light): SceneNode[] {
  scene(canvas, light);
  return canvas.nodes('Paper cut');
}

export const motifOf =
  (scenery: Scenery): Motif =>
  (frame, { place, inks, palette, seed, turn }) => {
    const light = lightOf(inks, palette, seed, turn);
    const whole = frame.w === SLIDE.w && frame.h === SLIDE.h;
    if (place === 'panel' || place === 'picture' || !whole) {
      const plate: SceneNode = { type: 'shape', name: 'Plate', frame, geometry: { type: 'rect' }, fill: inks.surface, decorative: true };
      const wide = frame.w > frame.h * 1.4;
      return [plate, ...drawn(wide ? scenery.picture : scenery.panel, new Canvas(frame, wide ? SLIDE : UPRIGHT), light)];
    }
    return drawn(scenery[place === 'bigNumber' ? 'closing' : place], new Canvas(frame), light);
  };

export const pageArtOf =
  (scenery: Scenery): PageArt =>
  ({ layout, inks, palette, seed }) => {
    if (bareLayouts.has(layout)) return [];
    const turn = otherLayouts.has(layout) ? 1 : 0;
    return drawn(smallLayouts.has(layout) ? scenery.small : scenery.corner, new Canvas(CORNER), lightOf(inks, palette, seed, turn));
  };

export const stripOf =
  (scenery: Scenery): PageArt =>
  ({ layout, inks, palette, seed }) =>
    bareLayouts.has(layout) ? [] : drawn(scenery.strip, new Canvas(STRIP), lightOf(inks, palette, seed));
