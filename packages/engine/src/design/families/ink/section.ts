/** Section: the number above a rule and the title below it, beside the written form that bleeds off the left. */
import { resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, type TextLook } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { numeral } from './numeral.ts';
import { COLUMN } from './page.ts';

const NUMBER: Frame = { ...COLUMN, y: 96, h: 132 };
const RULE: Frame = { ...COLUMN, y: 244, h: 1.5 };
const TITLE: Frame = { ...COLUMN, y: 264, h: 136 };
const SUBTITLE: Frame = { ...COLUMN, y: 412, h: 80 };
const ART: Frame = { x: 0, y: 0, w: 312, h: 540 };
/** Seen above a title of 32 points, so it needs no more contrast than that. */
const NUMBER_CONTRAST = 3.3;

export const section = sectionPage((template) => {
  const { section: inks, palette } = template;
  const look = lookOf('ink', template);
  const numberInk = legible({ ref: look.numeralInk }, [resolveColor(inks.ground, palette)], NUMBER_CONTRAST, palette);
  return {
    ground: inks.ground,
    backdrop: [figureShape('Rule', RULE, { type: 'rect' }, inks.text)],
    numeral: stepped('balanced', NUMBER, steps(104, 24), (size) => lighter(heading(template, size, numberInk, 1.1)), { anchor: 'bottom' }),
    title: stepped('title', TITLE, steps(36, 20), (size) => heading(template, size, inks.text, 1.16)),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 16), (size) => body(template, size, inks.muted, undefined, 1.35), { below: 22 }),
    written: (number, language) => numeral(number, look.numeral, language),
    art: motifOn(ART, 'section', inks),
  };
});

const lighter = ({ style, ...look }: TextLook): TextLook => ({ ...look, style: { ...style, weight: Math.min(style.weight, 600) } });
