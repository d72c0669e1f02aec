/** What a drawing stands on: a plane of its own on content pages, elsewhere the slide's ground. */
import { type Color, resolveColor } from '../../../../model/color.ts';
import type { Frame } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { inkOn } from '../../../tokens/inks.ts';

export interface Ground {
  readonly color: Color;
  /** Text and lines on it. */
  readonly ink: Color;
  /** Whether it is the page's own or a plane of colour. */
  readonly ground: 'page' | 'plane';
}

export function groundIn(canvas: Canvas, frame: Frame, { place, inks, palette }: ArtSetting, plane: Color): Ground {
  if (place === 'panel' || place === 'picture' || place === 'bigNumber') {
    canvas.rect(frame, plane);
    return { color: plane, ink: inkOn(plane, palette), ground: 'plane' };
  }
  const isPage = String(resolveColor(inks.ground, palette)) === String(resolveColor({ ref: 'bg' }, palette));
  return { color: inks.ground, ink: inks.text, ground: isPage ? 'page' : 'plane' };
}
