/** Cover: a label above a hairline, a large serif title, a standfirst and a byline, beside a plate of art that stands elsewhere in each city. */
import type { SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../fit.ts';
import { placeContents } from '../../layouts/contents.ts';
import { placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, subtitleSlot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, heading, standfirst } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { smallCaps } from './smallCaps.ts';

export const cover: SlideLayout<'cover'> = {
  face(template, seed) {
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
        titleSlot(template, inks, { frame: look.title, anchor: look.anchor, look: heading(template, look.size, inks.text, 1.06) }),
        subtitleSlot({ frame: look.subtitle, look: standfirst(template, 'Subtitle', 18, inks[look.subtitleInk]) }),
        slot({
          key: 'label',
          type: 'body',
          index: 13,
          frame: look.label,
          look: smallCaps(template, 12, inks[look.labelInk]),
          prompt: 'Label',
        }),
        slot({
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

  compose(slide, stage) {
    const { template } = stage;
    const { cover: inks } = template;
    const { cover: look } = lookOf('editorial', template);
    const sheet = new Sheet(stage, 'cover');
    const title = (size: number) => heading(template, size, inks.text, size >= 36 ? 1.06 : 1.16);
    placeDisplayTitle(sheet, slide.title, steps(look.size, 20), title, stage);
    const { subtitle, label, meta = stage.author } = slide;
    const said = { subtitle: subtitle?.trim(), meta: meta?.trim() };
    const ink = inks[look.subtitleInk];
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, ink);
    const caps = (size: number) => smallCaps(template, size, inks[look.labelInk]);
    const quiet = (size: number) => body(template, size, inks.muted, undefined, 1.4);
    const align = look.metaAlign ? { align: look.metaAlign } : {};
    // What has no author beside it is as wide as the title.
    const room = said.meta ? look.subtitle : { ...look.subtitle, w: Math.max(look.subtitle.w, look.title.w) };
    placeDisplayText(sheet, 'subtitle', { text: subtitle, sizes: steps(20, 16), look: slanted, role: 'heading', frame: room }, stage);
    const bare = !said.subtitle && !said.meta;
    const listed = bare && placeContents(sheet, room, standfirst(template, stage.chapters.join(), 16, ink, 1.42), 'top', stage);
    look.rules.forEach(({ frame, ink: of, above }, i) => {
      if (above?.some((key) => said[key] || (listed && key === 'subtitle'))) sheet.rule(`Rule ${i + 1}`, frame, inks[of]);
    });
    placeDisplayText(sheet, 'label', { text: label, sizes: [12], look: caps, role: 'label' }, stage);
    placeDisplayText(sheet, 'meta', { text: meta, sizes: steps(13, 12), look: quiet, role: 'label', ...align }, stage);
    return sheet;
  },
};
