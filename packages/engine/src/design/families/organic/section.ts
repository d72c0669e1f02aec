/** Section: a full ground of the leading colour, and one giant form at the right that bleeds off the edge. */
import type { Frame } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const NUMBER: Frame = { x: DISPLAY_X, y: 40, w: 472, h: 150 };
const TITLE: Frame = { ...NUMBER, y: 202, h: 160 };
const SUBTITLE: Frame = { ...NUMBER, y: 374, w: 404, h: 104 };

export const section = sectionPage((template) => {
  const inks = template.section;
  return {
    ground: inks.ground,
    numeral: stepped('balanced', NUMBER, steps(132, 42), (size) => figure(template, size, inks.text), { usual: 132 }),
    title: stepped('title', TITLE, steps(36, 20), (size) => heading(template, size, inks.text, 1.14)),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 16), (size) => body(template, size, inks.text), { below: 18 }),
    art: motifOn(SLIDE, 'section', inks),
  };
});
