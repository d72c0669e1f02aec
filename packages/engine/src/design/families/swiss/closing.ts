/** Closing: a full plane, the message as large as the columns allow, facts at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { FOOT, hung, LEFT, RIGHT, TOP, wholeRule } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';

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

const plane = (template: Template) => inksOn(lookOf('swiss', template).endGround, template.palette);

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const inks = plane(template);
    const art = template.motif(ART, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 });
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [wholeRule(template.rule, inks), ...art],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: headlineLook(template, 88, inks) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.text, 400, 1.36), prompt: 'What follows', anchor: 'bottom' }),
        ...footerAndNumber(template),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = plane(template);
    const builder = new PageBuilder(context, 'closing');
    const { height, brokenWord } = measure([paragraph(slide.title, headlineLook(template, GRAND_SIZE, inks), context)], GRAND.w, context);
    const wide = height <= GRAND.h && !brokenWord ? GRAND : TITLE;
    const sizes = [124, 58, 58, 20] as const;
    placeHeadline(builder, 'title', 'title', { text: slide.title, wide, narrow: NARROW, sizes, inks }, context);
    const medium = (size: number) => body(template, size, inks.text, 400, 1.36);
    const { subtitle, facts = [] } = slide;
    const room = facts.length > 0 ? { sizes: steps(18, 14), frame: SUBTITLE } : { sizes: steps(24, 14), frame: LAST };
    placeDisplayText(builder, 'subtitle', { text: subtitle, look: medium, role: 'body', ...room }, context);
    placeFacts(builder, facts, FACTS, inks, context, 18);
    return builder;
  },
};
