/** Section: all chapters in a panel at the left with the current one filled, its message at the right, the art below. */
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { PANEL, placeCurrentRow } from './chapterList.ts';

const ART: Frame = { x: 320, y: 0, w: 640, h: 540 };
/** Of a narrow title, which takes more lines, and of a wide one. */
const HEIGHT = { narrow: 176, wide: 132 } as const;
const NARROW = 500;

export const section = sectionPage((template) => {
  const { section: inks } = template;
  const { panel, sectionWidth: w } = lookOf('report', template);
  const title: Frame = { x: 364, y: 116, w, h: w < NARROW ? HEIGHT.narrow : HEIGHT.wide };
  return {
    ground: inks.ground,
    backdrop: [figureShape('Panel', PANEL, { type: 'rect' }, { ref: panel })],
    title: stepped('title', title, steps(36, 18), (size) => heading(template, size, inks.text, 1.14)),
    subtitle: stepped(
      'balanced',
      { ...title, y: bottomOf(title) + 10, h: 92 },
      steps(22, 14),
      (size) => body(template, size, inks.muted, undefined, 1.35),
      { below: 22 },
    ),
    art: motifOn(ART, 'section', inks),
    placeChapters: placeCurrentRow,
  };
});
