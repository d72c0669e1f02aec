/** Cover: the title as large as its block allows, against a block of geometry. */
import { steps } from '../../fit.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import { planOf } from './plans.ts';

export const cover: SlideLayout<'cover'> = {
  face(template, seed) {
    const { title, subtitle, label, meta, draw } = planOf(template).cover;
    const inks = template.cover;
    return {
      name: 'Cover',
      background: title.ground,
      nodes: drawn('Art', `${seed} cover`, draw),
      placeholders: [
        titleSlot(template, inks, { frame: title.frame, anchor: 'top', look: heading(template, 84, inkOf(title.ground, template), 1.02) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: subtitle.frame,
          look: body(template, 20, inkOf(subtitle.ground, template), 500),
          prompt: 'Subtitle',
          anchor: subtitle.anchor ?? 'top',
        }),
        slot({
          key: 'label',
          type: 'body',
          index: 13,
          frame: label.frame,
          look: body(template, 14, inkOf(label.ground, template), 600),
          prompt: 'Label',
          anchor: label.anchor ?? 'top',
        }),
        slot({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: meta.frame,
          look: body(template, 14, inkOf(meta.ground, template), 500),
          prompt: 'Author and date',
          align: meta.align ?? 'start',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { title, subtitle, label, meta } = planOf(template).cover;
    const sheet = new Sheet(stage, 'cover');
    const titleInk = inkOf(title.ground, template);
    const look = (size: number) => heading(template, size, titleInk, size > 40 ? 1.02 : 1.1);
    const width = title.frame.w * (1 - (template.heading.reserve ?? 0));
    const isShort = (size: number) => measure([paragraph(slide.title, look(size), stage)], width, stage).lines.length <= 2;
    placeDisplayTitle(sheet, slide.title, [...displaySizes(132, 84).filter(isShort), ...displaySizes(84, 20)], look, stage);
    const text = (ground: typeof title.ground, weight: number) => (size: number) =>
      body(template, size, inkOf(ground, template), weight, 1.3);
    const { subtitle: below, label: kicker, meta: by = stage.author } = slide;
    placeDisplayText(sheet, 'subtitle', { text: below, sizes: steps(20, 14), look: text(subtitle.ground, 500), role: 'heading' }, stage);
    placeDisplayText(sheet, 'label', { text: kicker, sizes: steps(14, 12), look: text(label.ground, 600), role: 'label' }, stage);
    placeDisplayText(
      sheet,
      'meta',
      { text: by, sizes: steps(14, 12), look: text(meta.ground, 500), role: 'label', align: meta.align ?? 'start' },
      stage,
    );
    return sheet;
  },
};
