/** Cover: the title at the top left, author and date under a rule, the art over the right of the page. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, type Look, paragraph, strong } from '../../typography.ts';
import { lookOf } from './looks.ts';

const LABEL: Frame = { x: 44, y: 44, w: 380, h: 20 };
const LARGEST = 66;
const PAGE: Frame = { x: 0, y: 0, w: 960, h: 540 };

export const cover: SlideLayout<'cover'> = {
  face(template, seed) {
    const { cover: inks, palette } = template;
    const { title, size, subtitle, meta } = lookOf(template).cover;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: template.motif(PAGE, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
      placeholders: [
        titleSlot(template, inks, { frame: title, look: heading(template, size, inks.text, 1.1) }),
        slot({ key: 'subtitle', type: 'subtitle', index: 1, frame: subtitle, look: body(template, 18, inks.muted), prompt: 'Subtitle' }),
        slot({ key: 'label', type: 'body', index: 13, frame: LABEL, look: strong(template, 13, inks.accent), prompt: 'Label' }),
        slot({ key: 'meta', type: 'body', index: 14, frame: meta, look: body(template, 14, inks.text, 500), prompt: 'Author and date' }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { cover: inks } = template;
    const { size, subtitle: above, rule, meta: below } = lookOf(template).cover;
    const sheet = new Sheet(stage, 'cover');
    const titleLook = (s: number) => heading(template, s, inks.text, 1.12);
    placeDisplayTitle(sheet, slide.title, [...largerFor(slide.title, size, titleLook, stage), ...steps(size, 18)], titleLook, stage);
    const quiet = { role: 'label', sizes: steps(14, 12) } as const;
    const meta = slide.meta ?? stage.author;
    // Something always stands under the rule: the subtitle, where nothing else does.
    const frame: Frame = meta ? above : { ...below, h: above.h };
    if (meta || slide.subtitle) sheet.rule('Rule', rule, inks.text);
    const subtitle = {
      text: slide.subtitle,
      sizes: steps(20, 13),
      look: (s: number) => body(template, s, inks.muted, undefined, 1.3),
      frame,
    };
    placeDisplayText(sheet, 'subtitle', { ...subtitle, role: 'heading' }, stage);
    placeDisplayText(
      sheet,
      'label',
      { ...quiet, sizes: steps(13, 12), text: slide.label, look: (s) => strong(template, s, inks.accent) },
      stage,
    );
    placeDisplayText(sheet, 'meta', { ...quiet, text: meta, look: (s) => body(template, s, inks.text, 500, 1.35) }, stage);
    return sheet;
  },
};

/** Sizes above the usual one for a title that stays on two lines in them. */
function largerFor(title: string, size: number, look: (size: number) => Look, stage: Stage): readonly number[] {
  const { w } = lookOf(stage.template).cover.title;
  const lines = (s: number) => measure([paragraph(title, look(s), stage)], w, stage).lines.length;
  return steps(LARGEST, size + 1).filter((s) => lines(s) <= 2);
}
