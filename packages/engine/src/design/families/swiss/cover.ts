/** Cover: a full plane, the title across all columns, below it the art at the right and small texts at the left. */
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeContents } from '../../kinds/contents.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, strong } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { FOOT, hung, LEFT, labelFrame, RIGHT, TOP, wholeRule } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';

const TITLE: Frame = { x: hung(LEFT), y: TOP, w: RIGHT - hung(LEFT), h: 160 };
const NARROW: Frame = { x: hung(LEFT), y: TOP, w: 420, h: 312 };
/** Points: of a short title that stands in several lines beside the art. */
const POSTER = [112, 80] as const;
const ART: Frame = { x: 480, y: 226, w: 480, h: 314 };
const SUBTITLE: Frame = { x: LEFT, y: 384, w: 410, h: 92 };
const META: Frame = { x: LEFT, y: 482, w: 400, h: 36 };
/** The chapters, where nothing else is said below the title. */
const CONTENTS: Frame = { x: LEFT, y: 394, w: 420, h: FOOT - 394 };
const LABEL: Frame = labelFrame(LEFT, RIGHT - LEFT);

export const cover: SlideLayout<'cover'> = {
  layout(template, seed) {
    const { cover: inks, palette } = template;
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: [wholeRule(template.rule, inks), ...template.motif(ART, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 })],
      placeholders: [
        titlePlaceholder(template, inks, {
          frame: TITLE,
          anchor: 'top',
          look: headlineLook(template, lookOf('swiss', template).title, inks),
        }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.text, 400, 1.36) }),
        placeholderOf({ key: 'label', type: 'body', index: 13, frame: LABEL, look: strong(template, 12, inks.text), prompt: 'Label' }),
        placeholderOf({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: META,
          look: strong(template, 12, inks.text),
          prompt: 'Author and date',
          anchor: 'bottom',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { cover: inks } = template;
    const builder = new PageBuilder(context, 'cover');
    const sizes = [lookOf('swiss', template).title, 46, 50, 20] as const;
    placeHeadline(builder, 'title', 'title', { text: slide.title, wide: TITLE, narrow: NARROW, sizes, inks, poster: POSTER }, context);
    const { subtitle, label, meta = context.author } = slide;
    if (!subtitle?.trim() && !meta?.trim()) placeContents(builder, CONTENTS, body(template, 16, inks.text, 400, 1.42), 'bottom', context);
    const medium = (size: number) => body(template, size, inks.text, 400, 1.36);
    const bold = (size: number) => strong(template, size, inks.text);
    placeDisplayText(builder, 'subtitle', { text: subtitle, sizes: steps(20, 14), look: medium, role: 'heading' }, context);
    placeDisplayText(builder, 'label', { text: label, sizes: [12], look: bold, role: 'label' }, context);
    placeDisplayText(builder, 'meta', { text: meta, sizes: [13, 12], look: bold, role: 'label' }, context);
    return builder;
  },
};
