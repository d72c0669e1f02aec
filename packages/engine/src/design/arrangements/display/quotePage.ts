/** A quote from a look: the slide's title, the words large, and who said them. */
import type { Frame } from '../../../model/scene.ts';
import { type BylineLook, isNamed, placeByline } from '../../kinds/byline.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { layoutOf, type SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { paragraph, type TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { type MessageLook, messageLayout, placeMessageTitle } from './messagePage.ts';
import { fillSlot, inSize, sizesOfSlot, type TextSlot } from './slot.ts';

interface Mark {
  readonly frame: Frame;
  readonly look: TextLook;
}

export interface QuoteLook extends MessageLook {
  readonly quote: TextSlot;
  /** Points, largest first, by what is said; those of its slot unless given. */
  readonly sizes?: (words: string) => readonly number[];
  /** The opening mark, where it stands by itself; the words stand without their pair then. */
  readonly mark?: Mark;
  /** What stands elsewhere where nobody is named. */
  readonly nameless?: Partial<Pick<QuoteLook, 'kicker' | 'quote' | 'mark'>>;
  readonly byline: BylineLook;
}

export const quotePage = (lookOf: (template: Template) => QuoteLook): SlideLayout<'quote'> =>
  layoutOf<'quote'>(
    (template, seed) => {
      const look = lookOf(template);
      const { frame, anchor = 'top', sizes, name } = look.byline;
      const layout = messageLayout('quote', 'Quote', template, seed, look, [[look.quote, { key: 'body', index: 1, prompt: 'Quote' }]]);
      const byline = placeholderOf({
        key: 'name',
        type: 'body',
        index: 2,
        frame,
        anchor,
        look: name(sizes[0] ?? 0),
        prompt: 'Name and role',
      });
      const at = layout.placeholders.findIndex(({ key }) => key === 'body') + 1;
      return { ...layout, placeholders: layout.placeholders.toSpliced(at, 0, byline) };
    },
    function* (slide, context) {
      const { template, ordinal } = context;
      const look = lookOf(template);
      const { kicker, quote, mark } = isNamed(slide) ? look : { ...look, ...look.nameless };
      const whole = quoted(slide.quote, context.language);
      const [sign, words] = mark ? apart(whole) : ['', whole];
      // A long text may be as many lines as its frame holds, so its size is tried one by one.
      for (const size of look.sizes?.(words) ?? sizesOfSlot(quote, words, context)) {
        const builder = new PageBuilder(context, 'quote');
        builder.add(...look.art(template, slide.title, ordinal));
        placeMessageTitle(builder, slide.title, kicker, context);
        if (mark) builder.text('Mark', mark.frame, [paragraph(sign, mark.look, context)], { role: 'artifact' });
        fillSlot(builder, 'body', words, inSize(quote, size), 'quote', context);
        placeByline(builder, slide, look.byline, context);
        yield builder;
      }
    },
  );

const CORNERS = /^[「『]/u;

/** The opening mark and the words, without the closing one. Corner brackets stay where they are: they hold words together. */
const apart = (whole: string): readonly [mark: string, words: string] =>
  CORNERS.test(whole) ? ['', whole] : [whole.slice(0, 1), whole.slice(1, -1).trim()];
