/** Cover: a label above a hairline, a large serif title, a standfirst and a byline, beside a plate of art that stands elsewhere in each city. */
import type { SceneNode } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import { placeContents } from '../../kinds/contents.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, standfirst } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { smallCaps } from './smallCaps.ts';

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { cover: inks, palette } = template;
    const { cover: look } = lookOf('editorial', template);
    const steady = look.rules.filter((rule) => !rule.above);
    const rules = steady.map(({ frame, ink }, i): SceneNode => figureShape(`Rule ${i + 1}`, frame, { type: 'rect' }, inks[ink]));
    const edge: SceneNode[] = look.framed
      ? [
          {
            type: 'shape',
            name: 'Frame of the plate',
            frame: look.art,
            geometry: { type: 'rect' },
            stroke: { color: inks.figure, width: 1 },
            decorative: true,
          },
        ]
      : [];
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: [...template.motif(look.art, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }), ...edge, ...rules],
      placeholders: [
        titlePlaceholder(template, inks, { frame: look.title, anchor: look.anchor, look: heading(template, look.size, inks.text, 1.06) }),
        subtitlePlaceholder({ frame: look.subtitle, look: standfirst(template, 'Subtitle', 18, inks[look.subtitleInk]) }),
        placeholderOf({
          key: 'label',
          type: 'body',
          index: 13,
          frame: look.label,
          look: smallCaps(template, 12, inks[look.labelInk]),
          prompt: 'Label',
        }),
        placeholderOf({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: look.meta,
          look: body(template, 13, inks.muted),
          prompt: 'Author and date',
          ...(look.metaAlign ? { align: look.metaAlign } : {}),
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { cover: inks } = template;
    const { cover: look } = lookOf('editorial', template);
    const builder = new PageBuilder(context, 'cover');
    const title = (size: number) => heading(template, size, inks.text, size >= 36 ? 1.06 : 1.16);
    placeDisplayTitle(builder, slide.title, steps(look.size, 20), title, context);
    const { subtitle, label, meta = context.author } = slide;
    const said = { subtitle: subtitle?.trim(), meta: meta?.trim() };
    const ink = inks[look.subtitleInk];
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, ink);
    const caps = (size: number) => smallCaps(template, size, inks[look.labelInk]);
    const quiet = (size: number) => body(template, size, inks.muted, undefined, 1.4);
    const align = look.metaAlign ? { align: look.metaAlign } : {};
    // What has no author beside it is as wide as the title.
    const room = said.meta ? look.subtitle : { ...look.subtitle, w: Math.max(look.subtitle.w, look.title.w) };
    placeDisplayText(builder, 'subtitle', { text: subtitle, sizes: steps(20, 16), look: slanted, role: 'heading', frame: room }, context);
    const bare = !said.subtitle && !said.meta;
    const listed = bare && placeContents(builder, room, standfirst(template, context.chapters.join(), 16, ink, 1.42), 'top', context);
    look.rules.forEach(({ frame, ink: of, above }, i) => {
      if (above?.some((key) => said[key] || (listed && key === 'subtitle'))) builder.rule(`Rule ${i + 1}`, frame, inks[of]);
    });
    placeDisplayText(builder, 'label', { text: label, sizes: [12], look: caps, role: 'label' }, context);
    placeDisplayText(builder, 'meta', { text: meta, sizes: steps(13, 12), look: quiet, role: 'label', ...align }, context);
    return builder;
  },
};
