/** Section: the inversion. A full dark ground, the art in dark tones, a large light numeral. */
import type { Frame } from '../../model/scene.ts';
import { steps } from '../page/fit.ts';
import { body, figure, heading } from '../page/typography.ts';
import { sectionPage } from './display/sectionPage.ts';
import { motifOn } from './display/slots.ts';
import { stepped } from './display/steppedSlot.ts';

/** A little to the left of the other texts: the strokes of a large light figure begin well inside its box. */
const NUMBER: Frame = { x: 58, y: 44, w: 530, h: 168 };
const TITLE: Frame = { x: 64, y: 232, w: 524, h: 152 };
const SUBTITLE: Frame = { x: 64, y: 398, w: 524, h: 84 };
const ART: Frame = { x: 600, y: 0, w: 360, h: 540 };

export const section = sectionPage((template) => {
  const inks = template.section;
  return {
    ground: inks.ground,
    numeral: stepped('balanced', NUMBER, steps(148, 24), (size) => figure(template, size, inks.figure)),
    title: stepped('title', TITLE, steps(36, 20), (size) => heading(template, size, inks.text, 1.18), { anchor: 'bottom' }),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), (size) => body(template, size, inks.muted)),
    art: motifOn(ART, 'section', inks),
  };
});
