/** What differs from template to template beside colours, fonts and drawing. */
import type { Frame } from '../../../model/scene.ts';
import type { Mark } from './art/lattice.ts';

export interface TechnicalLook {
  readonly mark: Mark;
  readonly cover: {
    readonly title: Frame;
    /** The largest size of the title, points. */
    readonly size: number;
    readonly subtitle: Frame;
    /** Where the title ends with its frame, or begins with it and has the subtitle right below. */
    readonly anchor: 'top' | 'bottom';
    /** Author and date: at the right edge, unless the drawing reaches up to it. */
    readonly meta: { readonly frame: Frame; readonly align: 'start' | 'end' };
  };
  /** How wide a quote or a last message may be beside the drawing. */
  readonly message: number;
  /** How wide a list at the foot of the last page may be beside the drawing. */
  readonly foot: number;
}

export const below: TechnicalLook['cover'] = {
  meta: { frame: { x: 492, y: 32, w: 420, h: 34 }, align: 'end' },
  anchor: 'top',
  title: { x: 48, y: 340, w: 700, h: 118 },
  size: 58,
  subtitle: { x: 48, y: 462, w: 640, h: 46 },
};

/** The towers stand on the slide's edge, so the title stands beside them; and in every template beside a photograph. */
export const beside: TechnicalLook['cover'] = {
  meta: { frame: { x: 48, y: 70, w: 420, h: 34 }, align: 'start' },
  anchor: 'bottom',
  title: { x: 48, y: 204, w: 452, h: 236 },
  size: 46,
  subtitle: { x: 48, y: 448, w: 420, h: 56 },
};
