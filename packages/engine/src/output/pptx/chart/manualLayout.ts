/** Places within a chart. */
import type { Frame } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { decimal, val } from './chartText.ts';

/** Where something stands, in shares of the chart's frame. */
export function manualLayout(inner: Frame, outer: Frame, target?: string): string {
  return element(
    'c:layout',
    undefined,
    element(
      'c:manualLayout',
      undefined,
      target,
      val('c:xMode', 'edge'),
      val('c:yMode', 'edge'),
      val('c:x', decimal((inner.x - outer.x) / outer.w)),
      val('c:y', decimal((inner.y - outer.y) / outer.h)),
      val('c:w', decimal(inner.w / outer.w)),
      val('c:h', decimal(inner.h / outer.h)),
    ),
  );
}
