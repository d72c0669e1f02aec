/** How a template divides its slides into blocks, what stands where in them, and the geometry that fills the others. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Canvas } from '../../art/canvas.ts';
import type { Point } from '../../art/clip.ts';
import { randomFrom } from '../../art/random.ts';

export interface Light {
  readonly random: () => number;
  /** A number of points that is different from seed to seed, up to `by` more or less. */
  readonly about: (value: number, by: number) => number;
}

export const lightOf = (seed: string): Light => {
  const random = randomFrom(seed);
  return { random, about: (value, by) => value + (random() * 2 - 1) * by };
};

/** A place for text, and the block below it. */
export interface Place {
  readonly frame: Frame;
  readonly ground: Color;
  readonly anchor?: 'top' | 'bottom';
}

/** Colours of a section, which change from one to the next. */
export interface Scheme {
  /** Of the block with the numeral, and of the one with the title. */
  readonly number: Color;
  readonly title: Color;
  /** Where it is not that of text on its block. */
  readonly numeral?: Color;
}

export interface Mosaic {
  readonly title: Frame;
  /** The first is the largest. */
  readonly blocks: readonly Frame[];
}

export interface PosterLook {
  readonly cover: {
    readonly title: Place;
    readonly subtitle: Place;
    readonly label: Place;
    readonly meta: Place & { readonly align?: 'end' };
    readonly draw: (canvas: Canvas, light: Light) => void;
    /** Where a photograph takes the place of the geometry, its outline if that is no rectangle, and what of the geometry stays beside it. */
    readonly photograph: { readonly frame: Frame; readonly outline?: readonly Point[]; readonly beside?: (canvas: Canvas) => void };
  };
  readonly section: {
    readonly schemes: readonly Scheme[];
    readonly number: Frame;
    readonly title: Place;
    readonly subtitle: Frame;
    readonly draw: (canvas: Canvas, scheme: Scheme, light: Light) => void;
  };
  /** Quotes and the last slide. */
  readonly message: {
    readonly words: Place;
    readonly by: Place;
    readonly draw: (canvas: Canvas, light: Light) => void;
  };
  /** Fills the frame with a cut of the template's geometry. */
  readonly cut: (canvas: Canvas, frame: Frame, light: Light) => void;
  /** Of up to four blocks; more stand in rows. */
  readonly mosaic: (count: number) => Mosaic | undefined;
  /** Colours of the blocks of a mosaic, in turn. */
  readonly blocks: readonly Color[];
  /** Colours of the columns and bars of a chart beside the one that leads. */
  readonly marks: readonly Color[];
  /** Large numerals of lists. */
  readonly numeral: Color;
}
