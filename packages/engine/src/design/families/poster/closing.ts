/** Closing: split like the quote; the words as large as they can be on the foot of their field, the facts where the name stands. */
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeOnFoot } from '../../arrange/onFoot.ts';
import { placeFactList } from '../../kinds/factList.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';

/** What follows below the words, where the facts have taken the place of the name. */
const BELOW = { w: 680, h: 72, toFacts: 24 } as const;
const TOP = 44;

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const { words, by, draw } = lookOf('poster', template).message;
    const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
    const frame: Frame = { ...words.frame, y: TOP, h: bottomOf(words.frame) - TOP };
    return {
      name: 'Closing',
      background: words.ground,
      nodes: drawn('Art', `${seed} closing`, draw),
      placeholders: [
        titlePlaceholder(template, template.page, { frame, anchor: 'bottom', look: heading(template, 76, ink, 1.04) }),
        subtitlePlaceholder({ frame: by.frame, look: body(template, 20, byInk), prompt: 'What follows', anchor: by.anchor ?? 'top' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { words, by } = lookOf('poster', template).message;
    const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
    const facts = slide.facts ?? [];
    const builder = new PageBuilder(context, 'closing');
    const { w } = words.frame;
    const foot = bottomOf(words.frame);
    const look = (size: number) => heading(template, size, ink, size > 40 ? 1.04 : 1.1);
    const oneLine = (size: number) => measure([paragraph(slide.title, look(size), context)], w, context).lines.length === 1;
    const title = { text: slide.title, sizes: [...displaySizes(150, 84).filter(oneLine), ...displaySizes(76, 18)], look };
    const below: Frame = { ...words.frame, w: Math.min(w, BELOW.w), h: BELOW.h };
    const follows = (of: Color) => ({
      text: slide.subtitle,
      sizes: steps(24, 14),
      look: (size: number) => body(template, size, of),
      role: 'body' as const,
    });
    if (facts.length > 0) placeOnFoot(builder, { title, subtitle: { ...follows(ink), frame: below }, foot: foot - BELOW.toFacts }, context);
    else {
      placeOnFoot(builder, { title, subtitle: { ...follows(ink), text: undefined }, foot }, context);
      placeDisplayText(builder, 'subtitle', follows(byInk), context);
    }
    const onBlock = { ...inksOn(by.ground, template.palette), text: byInk, muted: byInk };
    const narrow = by.frame.w < 480 || facts.some((fact) => fact.value.length > 30);
    if (narrow && facts.length > 1) placeFactList(builder, facts, tall(by.frame), onBlock, context);
    else if (facts.length > 0) placeFacts(builder, facts, { ...by.frame, y: by.frame.y + 10, h: by.frame.h - 10 }, onBlock, context, 20);
    return builder;
  },
};

/** Facts one below the other need more height than a name. */
const tall = (frame: Frame): Frame => ({ ...frame, y: frame.y - 16, h: frame.h + 20 });
