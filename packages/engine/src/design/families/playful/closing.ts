/** The last page: the colour and the art of the sections, from the other side. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE_WIDTH } from '../../../model/units.ts';
import { steps } from '../../fit.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeFacts } from '../../layouts/facts.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { mirrorNode } from '../../mirror.ts';
import { Sheet } from '../../sheet.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading } from '../../typography.ts';
import { lookOf } from './looks.ts';

function placesOf(template: Template): { title: Frame; subtitle: Frame; facts: Frame } {
  const { width } = lookOf(template).section;
  const x = SLIDE_WIDTH - 56 - width;
  return {
    title: { x, y: 72, w: width, h: 236 },
    subtitle: { x, y: 324, w: width, h: 84 },
    facts: { x, y: 428, w: width, h: 70 },
  };
}

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const { section: inks, palette } = template;
    const places = placesOf(template);
    const art = template.motif(lookOf(template).section.art, { place: 'closing', inks, palette, seed: `${seed} closing`, turn: 1 });
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: art.map(mirrorNode),
      placeholders: [
        titleSlot(template, inks, { frame: places.title, anchor: 'bottom', look: heading(template, 50, inks.text, 1.08) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: places.subtitle,
          look: body(template, 20, inks.text, 500),
          prompt: 'What follows',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { section: inks } = template;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(50, 20), (size) => heading(template, size, inks.text, 1.1), stage);
    const look = (size: number) => body(template, size, inks.text, 500, 1.35);
    placeDisplayText(sheet, 'subtitle', { text: slide.subtitle, sizes: steps(20, 13), look, role: 'body' }, stage);
    placeFacts(sheet, slide.facts ?? [], placesOf(template).facts, inks, stage);
    return sheet;
  },
};
