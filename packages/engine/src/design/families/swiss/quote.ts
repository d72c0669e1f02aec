/** Quote: a full plane, the words as a headline, who said them at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits } from '../../fit.ts';
import { furnitureSlots, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { quoted } from '../../layouts/quotationMarks.ts';
import { fitted, Sheet } from '../../sheet.ts';
import { inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, paragraph, strong } from '../../typography.ts';
import { hung, LEFT, labelFrame, wholeRule } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';
import { lookOf } from './looks.ts';

/** The slide's title stands on the line of the labels. */
const KICKER: Frame = { x: LEFT, y: 12, w: 740, h: 34 };
const QUOTE: Frame = { x: hung(LEFT, 44), y: 70, w: 800, h: 204 };
const NARROW: Frame = { x: hung(LEFT, 44), y: 70, w: 500, h: 352 };
const BY: Frame = { x: LEFT, y: 436, w: 500, h: 78 };
const ART: Frame = { x: 570, y: 286, w: 390, h: 254 };

const plane = (template: Template) => inksOn(lookOf(template).endGround, template.palette);

export const quote: SlideLayout<'quote'> = {
  face(template) {
    const inks = plane(template);
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: [wholeRule(template.rule, inks)],
      placeholders: [
        titleSlot(template, inks, { frame: KICKER, anchor: 'bottom', look: strong(template, 12, inks.text) }),
        slot({ key: 'body', type: 'body', index: 1, frame: QUOTE, look: headlineLook(template, 44, inks), prompt: 'Quote' }),
        slot({
          key: 'name',
          type: 'body',
          index: 2,
          frame: BY,
          look: strong(template, 18, inks.text),
          prompt: 'Name and role',
          anchor: 'bottom',
        }),
        ...furnitureSlots(template, { number: labelFrame(812, 100) }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { palette } = template;
    const inks = plane(template);
    const text = quoted(slide.quote, stage.language);
    return firstThatFits(
      (function* () {
        const sheet = new Sheet(stage, 'quote');
        const kicker = (size: number) => [paragraph(slide.title, strong(template, size, inks.text), stage)];
        sheet.fill('title', fitted([12], KICKER, stage, kicker), 'title');
        sheet.add(...template.motif(ART, { place: 'quote', inks, palette, seed: slide.title, turn: stage.ordinal }));
        const sizes = [text.length < 60 ? 58 : 46, 32, 34, 14] as const;
        placeHeadline(sheet, 'body', 'quote', { text, wide: QUOTE, narrow: NARROW, sizes, inks }, stage);
        const byline = (size: number) => [
          ...(slide.name ? [paragraph(slide.name, strong(template, size, inks.text), stage)] : []),
          ...(slide.role
            ? [paragraph(slide.role, body(template, Math.max(12, size - 2), inks.text, undefined, 1.35), stage, { before: 2 })]
            : []),
        ];
        if (slide.name || slide.role) sheet.fill('name', fitted([18, 16, 14], BY, stage, byline), 'caption');
        yield sheet;
      })(),
    );
  },
};
