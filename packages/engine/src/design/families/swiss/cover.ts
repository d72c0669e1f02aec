/** Cover: a full plane, the title across all columns, below it the art at the right and small texts at the left. */
import type { Frame } from '../../../model/scene.ts';
import { coverPage } from '../../arrangements/display/coverPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, strong } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { FOOT, hung, LEFT, labelFrame, RIGHT, TOP, wholeRule } from './grid.ts';
import { asHeadline, headlineLook } from './headline.ts';

const TITLE: Frame = { x: hung(LEFT), y: TOP, w: RIGHT - hung(LEFT), h: 160 };
const NARROW: Frame = { x: hung(LEFT), y: TOP, w: 420, h: 312 };
/** Points: of a short title that stands in several lines beside the art. */
const POSTER = [112, 80] as const;
const ART: Frame = { x: 480, y: 226, w: 480, h: 314 };
const SUBTITLE: Frame = { x: LEFT, y: 384, w: 410, h: 92 };
const META: Frame = { x: LEFT, y: 482, w: 400, h: 36 };
/** The chapters, where nothing else is said below the title. */
const CONTENTS: Frame = { x: LEFT, y: 394, w: 420, h: FOOT - 394 };
const LABEL: Frame = labelFrame(LEFT, RIGHT - LEFT);

export const cover = coverPage((template) => {
  const { cover: inks } = template;
  const { title: largest } = lookOf('swiss', template);
  const bold = (size: number) => strong(template, size, inks.text);
  return {
    ground: inks.ground,
    backdrop: [wholeRule(template.rule, inks)],
    art: motifOn(ART, 'cover', inks),
    title: stepped(asHeadline({ narrow: NARROW, over: [largest, 46], beside: [50, 20], poster: POSTER }), TITLE, [largest], (size) =>
      headlineLook(template, size, inks),
    ),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), (size) => body(template, size, inks.text, 400, 1.36), { usual: 18 }),
    contents: { frame: CONTENTS, look: () => body(template, 16, inks.text, 400, 1.42), anchor: 'bottom' },
    label: stepped('balanced', LABEL, [12], bold),
    meta: stepped('balanced', META, [13, 12], bold, { anchor: 'bottom', usual: 12 }),
  };
});
