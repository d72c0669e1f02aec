/** Cover: the title at the top left, author and date under a rule, the art over the right of the page. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Placeholder } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { photographPlaceholder, placePhotograph } from '../../kinds/coverPhotograph.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong, type TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

const LABEL: Frame = { x: 44, y: 44, w: 380, h: 20 };
const LARGEST = 66;
/** A title that nothing follows stands lower by so much. */
const ALONE = 84;
const PAGE: Frame = { x: 0, y: 0, w: 960, h: 540 };

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { cover: inks, palette } = template;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: template.motif(PAGE, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
      placeholders: textPlaceholders(template),
    };
  },

  compose(slide, context) {
    const builder = new PageBuilder(context, 'cover');
    placeTexts(builder, slide, context);
    return builder;
  },
};

/** The photograph takes the place of the art, in what the template draws around it. */
export const coverPicture: SlideLayout<'coverPicture'> = {
  layout(template) {
    const { frame, art } = lookOf('report', template).cover.picture;
    return {
      name: 'Cover with picture',
      background: template.cover.ground,
      nodes: art,
      placeholders: [...textPlaceholders(template), photographPlaceholder(template, frame)],
    };
  },

  compose(slide, context) {
    const { cover: inks, palette, motif } = context.template;
    const { frame } = lookOf('report', context.template).cover.picture;
    const builder = new PageBuilder(context, 'coverPicture');
    placeTexts(builder, slide, context);
    if (!placePhotograph(builder, slide, frame, context))
      builder.add(...motif(frame, { place: 'picture', inks, palette, seed: slide.title, turn: 0 }));
    return builder;
  },
};

function textPlaceholders(template: Template): Placeholder[] {
  const { cover: inks } = template;
  const { title, size, subtitle, meta } = lookOf('report', template).cover;
  return [
    titlePlaceholder(template, inks, { frame: title, look: heading(template, size, inks.text, 1.1) }),
    subtitlePlaceholder({ frame: subtitle, look: body(template, 18, inks.muted) }),
    placeholderOf({ key: 'label', type: 'body', index: 13, frame: LABEL, look: strong(template, 13, inks.accent), prompt: 'Label' }),
    placeholderOf({ key: 'meta', type: 'body', index: 14, frame: meta, look: body(template, 14, inks.text), prompt: 'Author and date' }),
  ];
}

type Texts = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

function placeTexts(builder: PageBuilder, { title, subtitle, label, meta }: Texts, context: LayoutContext): void {
  const { template } = context;
  const { cover: inks } = template;
  const { title: top, size, subtitle: above, rule, meta: below } = lookOf('report', template).cover;
  const titleLook = (s: number) => heading(template, s, inks.text, 1.12);
  const by = meta ?? context.author;
  const titleFrame: Frame = by || subtitle?.trim() ? top : { ...top, y: top.y + ALONE };
  placeDisplayTitle(builder, title, [...largerFor(title, size, titleLook, context), ...steps(size, 18)], titleLook, context, titleFrame);
  // Something always stands under the rule: the subtitle, where nothing else does.
  const frame: Frame = by ? above : { ...below, h: above.h };
  if (by || subtitle) builder.rule('Rule', rule, inks.text);
  const quiet = (s: number) => body(template, s, inks.muted, undefined, 1.3);
  placeDisplayText(builder, 'subtitle', { text: subtitle, sizes: steps(20, 13), look: quiet, role: 'heading', frame }, context);
  const accent = (s: number) => strong(template, s, inks.accent);
  placeDisplayText(builder, 'label', { text: label, sizes: steps(13, 12), look: accent, role: 'label' }, context);
  const plain = (s: number) => body(template, s, inks.text, 400, 1.35);
  placeDisplayText(builder, 'meta', { text: by, sizes: steps(14, 12), look: plain, role: 'label' }, context);
}

/** Sizes above the usual one for a title that stays on two lines in them. */
function largerFor(title: string, size: number, look: (size: number) => TextLook, context: LayoutContext): readonly number[] {
  const { w } = lookOf('report', context.template).cover.title;
  const lines = (s: number) => measure([paragraph(title, look(s), context)], w, context).lines.length;
  return steps(LARGEST, size + 1).filter((s) => lines(s) <= 2);
}
