/** The last page: the colour and the art of the sections, from the other side; a short farewell is set as large as on the cover. */

import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { SLIDE_WIDTH } from '../../../model/units.ts';
import { placeOnFoot } from '../../arrange/onFoot.ts';
import { placeFacts } from '../../kinds/facts.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { mirrorNode } from '../../page/mirror.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

/** Without facts the words stand about the middle. */
const FOOT = 384;

function placesOf(template: Template): { title: Frame; subtitle: Frame; facts: Frame } {
  const { width } = lookOf('playful', template).section;
  const x = SLIDE_WIDTH - 56 - width;
  return {
    title: { x, y: 56, w: width, h: 232 },
    subtitle: { x, y: 304, w: width, h: 84 },
    facts: { x, y: 412, w: width, h: 60 },
  };
}

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const { section: inks, palette } = template;
    const places = placesOf(template);
    const art = template.motif(lookOf('playful', template).section.art, {
      place: 'closing',
      inks,
      palette,
      seed: `${seed} closing`,
      turn: 1,
    });
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: art.map(mirrorNode),
      placeholders: [
        titlePlaceholder(template, inks, { frame: places.title, anchor: 'bottom', look: heading(template, 42, inks.text, 1.1) }),
        subtitlePlaceholder({ frame: places.subtitle, look: body(template, 20, inks.text), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { section: inks } = template;
    const builder = new PageBuilder(context, 'closing');
    const { title, subtitle, facts } = placesOf(template);
    const look = (size: number) => heading(template, size, inks.text, size > 42 ? 1.04 : 1.1);
    const inLines = (most: number) => (size: number) =>
      measure([paragraph(slide.title, look(size), context)], title.w, context).lines.length <= most;
    const plain = (size: number) => body(template, size, inks.text, 400, 1.35);
    placeOnFoot(
      builder,
      {
        title: {
          text: slide.title,
          sizes: [...steps(104, 58).filter(inLines(1)), ...steps(50, 46).filter(inLines(2)), ...steps(42, 20)],
          look,
        },
        subtitle: { text: slide.subtitle, sizes: steps(24, 14), look: plain, role: 'body' },
        foot: slide.facts?.length ? bottomOf(subtitle) : FOOT,
      },
      context,
    );
    placeFacts(builder, slide.facts ?? [], facts, inks, context, 20);
    return builder;
  },
};
