/** The ground of a slide, layout or master. */
import type { Fill } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';

export const background = (fill: Fill): string =>
  element('p:bg', undefined, element('p:bgPr', undefined, fillElement(fill), element('a:effectLst')));
