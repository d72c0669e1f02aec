/** Cover: the drawing over the whole width, its base line dividing it from the title; codes at the head and crop marks in the corners. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, Placeholder } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText, widenLine } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { cropMarks, latticeIn } from './art/lattice.ts';
import { monoLabel } from './monoLabel.ts';
import type { TechnicalLook } from './technicalLook.ts';

const LABEL: Frame = { x: 48, y: 32, w: 420, h: 34 };

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { cover: inks, palette } = template;
    const { mark, cover: frames } = lookOf('technical', template);
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: [
        ...latticeIn(SLIDE, mark, inks),
        ...template.motif(SLIDE, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
        cropMarks(inks),
      ],
      placeholders: coverPlaceholders(template, frames),
    };
  },

  compose(slide, context) {
    const builder = new PageBuilder(context, 'cover');
    placeCoverTexts(builder, slide, lookOf('technical', context.template).cover, context);
    return builder;
  },
};

export function coverPlaceholders(template: Template, { title, size, subtitle, anchor, meta }: TechnicalLook['cover']): Placeholder[] {
  const { cover: inks } = template;
  const mono = monoLabel(template, 12, inks.muted);
  const author = {
    key: 'meta',
    type: 'body',
    index: 14,
    frame: meta.frame,
    look: mono,
    prompt: 'Author and date',
    align: meta.align,
  } as const;
  return [
    titlePlaceholder(template, inks, { frame: title, look: heading(template, size, inks.text, 1.08), anchor }),
    subtitlePlaceholder({ frame: subtitle, look: body(template, 18, inks.muted) }),
    placeholderOf({ key: 'label', type: 'body', index: 13, frame: LABEL, look: mono, prompt: 'Label' }),
    placeholderOf(author),
  ];
}

type Texts = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

export function placeCoverTexts(
  builder: PageBuilder,
  { title, subtitle, label, meta }: Texts,
  frames: TechnicalLook['cover'],
  context: LayoutContext,
): void {
  const { template } = context;
  const { cover: inks } = template;
  const large = (size: number) => heading(template, size, inks.text, size >= 34 ? 1.08 : 1.16);
  placeDisplayTitle(builder, title, steps(frames.size, 20), large, context);
  if (frames.anchor === 'top') widenLine(builder, SLIDE.w - 2 * frames.title.x);
  const frame = frames.anchor === 'top' ? belowTitle(builder, frames.subtitle, 14, context) : frames.subtitle;
  const plain = (size: number) => body(template, size, inks.muted);
  placeDisplayText(builder, 'subtitle', { text: subtitle, sizes: steps(20, 14), look: plain, role: 'heading', frame }, context);
  const small = { sizes: steps(12, 12), look: (size: number) => monoLabel(template, size, inks.muted), role: 'label' } as const;
  placeDisplayText(builder, 'label', { ...small, text: label }, context);
  placeDisplayText(builder, 'meta', { ...small, text: meta ?? context.author, align: frames.meta.align }, context);
}
