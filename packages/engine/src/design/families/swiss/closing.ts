/** Closing: a full plane, the message as large as the columns allow, facts at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { closingPage } from '../../arrangements/display/closingPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type OwnFit, stepped } from '../../arrangements/display/steppedSlot.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import { measure } from '../../page/pageBuilder.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { FOOT, hung, LEFT, RIGHT, TOP, wholeRule } from './grid.ts';
import { asHeadline, headlineLook } from './headline.ts';

const TITLE: Frame = { x: hung(LEFT), y: TOP, w: RIGHT - hung(LEFT), h: 206 };
/** A message of few words is larger, on two lines. */
const GRAND: Frame = { ...TITLE, w: 700, h: 216 };
const NARROW: Frame = { x: hung(LEFT), y: TOP, w: 520, h: 268 };
const FACTS: Frame = { x: LEFT, y: 436, w: 500, h: FOOT - 436 };
const GRAND_SIZE = 88;
/** Above the facts; at the foot where there are none. */
const SUBTITLE: Frame = { x: LEFT, y: 348, w: 500, h: 68 };
const LAST: Frame = { ...SUBTITLE, y: FOOT - 100, h: 100 };
const ART: Frame = { x: 556, y: 274, w: 404, h: 266 };

const headline = asHeadline({ narrow: NARROW, over: [124, 58], beside: [58, 20] });

const grandWhereShort: OwnFit = (builder, key, text, slot, role, context) => {
  const { height, brokenWord } = measure([paragraph(text, slot.look(GRAND_SIZE, text), context)], GRAND.w, context);
  headline(builder, key, text, height <= GRAND.h && !brokenWord ? { ...slot, frame: GRAND } : slot, role, context);
};

export const closing = closingPage((template, { facts }) => {
  const inks = inksOn(lookOf('swiss', template).endGround, template.palette);
  const place = facts.length > 0 ? { sizes: steps(18, 14), frame: SUBTITLE } : { sizes: steps(24, 14), frame: LAST };
  return {
    ground: inks.ground,
    backdrop: [wholeRule(template.rule, inks)],
    art: motifOn(ART, 'closing', inks, 1),
    title: stepped(grandWhereShort, TITLE, [GRAND_SIZE], (size) => headlineLook(template, size, inks)),
    subtitle: { fit: 'balanced', anchor: 'bottom', ...place, look: (size) => body(template, size, inks.text, 400, 1.36) },
    running: footerAndNumber(template),
    placeMore: (builder, context) => placeFacts(builder, facts, FACTS, inks, context, 18),
  };
});
