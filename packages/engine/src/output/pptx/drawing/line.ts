/** Strokes as DrawingML writes them. */
import type { Stroke } from '../../../model/scene.ts';
import { emu } from '../../../model/units.ts';
import { element } from '../../../xml/element.ts';
import { solidFill } from './color.ts';

const arrowHead = (name: 'a:headEnd' | 'a:tailEnd'): string => element(name, { type: 'triangle', w: 'med', len: 'med' });

/** `a:ln`, or another element of the same type such as a table cell's `a:lnB`. */
export function lineElement(stroke: Stroke | undefined, name = 'a:ln'): string {
  if (!stroke) return element(name, undefined, element('a:noFill'));
  return element(
    name,
    { w: emu(stroke.width), cap: stroke.cap === 'round' ? 'rnd' : undefined },
    solidFill(stroke.color),
    stroke.dash && stroke.dash !== 'solid' && element('a:prstDash', { val: stroke.dash === 'dot' ? 'sysDot' : 'dash' }),
    element('a:round'),
    stroke.arrow === 'start' && arrowHead('a:headEnd'),
    stroke.arrow === 'end' && arrowHead('a:tailEnd'),
  );
}
