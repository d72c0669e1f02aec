/** Quote: the words on a large sheet in the template's silhouette, on a full colour, the art at the right. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

const SHEET: Frame = { x: 44, y: 44, w: 680, h: 452 };
/** It reaches over the sheet, so that a figure may stand before its edge; what covers its ground begins beside it. */
const ART: Frame = { x: 640, y: 0, w: 320, h: 540 };

const inksOf = (template: Template): Inks => inksOn({ ref: lookOf('playful', template).sheetFill }, template.palette);

/** The parts on the sheet, below what its silhouette takes. */
function placesOn(template: Template): { kicker: Frame; quote: Frame; by: Frame } {
  const top = SHEET.y + 28 + lookOf('playful', template).sheetTop;
  return {
    kicker: { x: 92, y: top, w: 560, h: 40 },
    quote: { x: 92, y: top + 48, w: 572, h: 408 - top - 56 },
    by: { x: 92, y: 412, w: 500, h: 58 },
  };
}

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const inks = inksOf(template);
    const places = placesOn(template);
    const { quoteGround, sheet, sheetFill } = lookOf('playful', template);
    const geometry = { type: 'path', commands: sheet({ x: 0, y: 0, w: SHEET.w, h: SHEET.h }) } as const;
    return {
      name: 'Quote',
      background: quoteGround,
      nodes: [figureShape('Sheet', SHEET, geometry, { ref: sheetFill })],
      placeholders: [
        titlePlaceholder(template, inks, { frame: places.kicker, look: strong(template, 14, inks.accent) }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 1,
          frame: places.quote,
          look: heading(template, 42, inks.text, 1.16),
          prompt: 'Quote',
          anchor: 'middle',
        }),
        placeholderOf({
          key: 'name',
          type: 'body',
          index: 2,
          frame: places.by,
          look: strong(template, 18, inks.text),
          prompt: 'Name and role',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = inksOf(template);
    const places = placesOn(template);
    const ground = inksOn(lookOf('playful', template).quoteGround, template.palette);
    const words = quoted(slide.quote, context.language);
    const fitting = firstThatFits(
      (function* () {
        for (const size of steps(words.length < 70 ? 46 : 38, 15)) {
          const builder = new PageBuilder(context, 'quote');
          const kickerAt = (s: number) => [paragraph(slide.title, strong(template, s, inks.accent), context)];
          builder.fill('title', fitted(steps(14, 12), places.kicker, context, kickerAt), 'title');
          const look = heading(template, size, inks.text, size >= 30 ? 1.16 : 1.26);
          placeBalanced(builder, 'body', [paragraph(words, look, context)], 'quote', context);
          const byline = (s: number) => [
            ...(slide.name ? [paragraph(slide.name, strong(template, s, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, s - 3, inks.muted, undefined, 1.3), context, { before: 1 })] : []),
          ];
          if (slide.name || slide.role) builder.fill('name', fitted([18, 16, 15], places.by, context, byline), 'caption');
          yield builder;
        }
      })(),
    );
    fitting.add(
      ...template.motif(ART, { place: 'quote', inks: ground, palette: template.palette, seed: slide.title, turn: context.ordinal }),
    );
    return fitting;
  },
};
