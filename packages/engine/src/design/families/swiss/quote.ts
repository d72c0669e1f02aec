/** Quote: a full plane, the words as a headline, who said them at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { furnitureSlots, placeBalanced, shortened, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { quoted } from '../../layouts/quotationMarks.ts';
import { fitted, measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph, strong } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { DECK_LABEL, FOOT, hung, LEFT, labelFrame, TOP, wholeRule } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';

/** The slide's title stands on the line of the labels; a long one takes a second line above it. */
const KICKER: Frame = labelFrame(LEFT, 740);
const TALL_KICKER: Frame = { ...KICKER, y: 12, h: 34 };
const QUOTE: Frame = { x: hung(LEFT), y: 70, w: 800, h: 204 };
const NARROW: Frame = { x: hung(LEFT), y: 70, w: 500, h: 352 };
/** Words that nobody is named for stand at the foot, below a title of the usual size. */
const NAMELESS = {
  title: { x: hung(LEFT), y: TOP, w: 820, h: 92 },
  quote: { x: hung(LEFT), y: 176, w: 500, h: FOOT - 176 },
} as const;
const BY: Frame = { x: LEFT, y: 436, w: 500, h: 78 };
const ART: Frame = { x: 570, y: 286, w: 390, h: 254 };

const plane = (template: Template) => inksOn(lookOf('swiss', template).endGround, template.palette);

export const quote: SlideLayout<'quote'> = {
  face(template) {
    const inks = plane(template);
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: [wholeRule(template.rule, inks)],
      placeholders: [
        titleSlot(template, inks, { frame: KICKER, look: strong(template, 12, inks.text) }),
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
        const named = Boolean(slide.name?.trim() || slide.role?.trim());
        if (named) placeKicker(sheet, slide.title, inks, stage);
        else placeNamelessTitle(sheet, slide.title, inks, stage);
        sheet.add(...template.motif(ART, { place: 'quote', inks, palette, seed: slide.title, turn: stage.ordinal }));
        if (named) {
          const sizes = [text.length < 60 ? 58 : 46, 32, 34, 14] as const;
          placeHeadline(sheet, 'body', 'quote', { text, wide: QUOTE, narrow: NARROW, sizes, inks }, stage);
        } else placeNameless(sheet, text, inks, stage);
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

function placeKicker(sheet: Sheet, title: string, inks: Inks, stage: Stage): void {
  const words = [paragraph(title, strong(stage.template, 12, inks.text), stage)];
  const frame = measure(words, KICKER.w, stage).lines.length > 1 ? TALL_KICKER : KICKER;
  sheet.fill('title', words, 'title', { frame });
}

function placeNamelessTitle(sheet: Sheet, title: string, inks: Inks, stage: Stage): void {
  const { template } = stage;
  const at = (size: number) => [paragraph(title, heading(template, size, inks.text), stage)];
  placeBalanced(sheet, 'title', fitted(steps(30, 16), NAMELESS.title, stage, at), 'title', stage, NAMELESS.title);
  const look = strong(template, 12, inks.text);
  const name = shortened(stage.deckTitle, look, DECK_LABEL.w, stage);
  sheet.text('Deck', DECK_LABEL, [paragraph(name, look, stage)], { role: 'artifact' });
}

/** The last line at the foot. */
function placeNameless(sheet: Sheet, text: string, inks: Inks, stage: Stage): void {
  const { template } = stage;
  const { quote: room } = NAMELESS;
  const at = (size: number) => [paragraph(text, headlineLook(template, size, inks), stage)];
  const words = fitted(steps(50, 14), room, stage, at);
  const h = Math.min(room.h, measure(words, room.w, stage).height + 2);
  placeBalanced(sheet, 'body', words, 'quote', stage, { ...room, y: FOOT - h, h });
}
