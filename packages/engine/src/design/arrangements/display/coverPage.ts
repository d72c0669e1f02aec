/** A cover from a look: its ground, its art, and a slot for each of its texts. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Fill, Frame, PathCommand, SceneNode } from '../../../model/scene.ts';
import { placeContents } from '../../kinds/contents.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { type Backdrop, backdropOf } from './messagePage.ts';
import { fillSlot, placeholderOfSlot, type TextSlot } from './slot.ts';
import { placeTitleBlock, type TitleBlock } from './titleBlock.ts';

export interface Rule {
  readonly frame: Frame;
  readonly color: Color;
}

export interface CoverLook extends TitleBlock {
  readonly ground: Fill;
  readonly backdrop?: Backdrop;
  /** What the deck is, such as "Product plan 2027"; and who speaks, and when. */
  readonly label: TextSlot;
  readonly meta: TextSlot;
  /** Drawn on the page, among the texts. */
  readonly rules?: readonly Rule[];
  /** The chapters, where nothing is said below the title, with rules of their own. */
  readonly contents?: {
    readonly frame: Frame;
    readonly look: (chapters: string) => TextLook;
    readonly anchor: 'top' | 'bottom';
    readonly rules?: readonly Rule[];
  };
  readonly art: (template: Template, seed: string) => SceneNode[];
  /** Where a picture stands, and what is drawn with it in the place of the art. */
  readonly picture?: {
    readonly frame: Frame;
    readonly outline?: readonly PathCommand[];
    readonly art: (template: Template, seed: string) => readonly SceneNode[];
    /** It stands in front of what is there without it. */
    readonly inFront?: boolean;
    /** In the place of a picture that is too small; the motif for pictures unless given. */
    readonly without?: (template: Template, seed: string) => readonly SceneNode[];
  };
}

/** Which texts there are below the title; in the file's layout, all. */
export interface SaidBelow {
  readonly subtitle: boolean;
  readonly meta: boolean;
}

export type CoverLookOf = (template: Template, said: SaidBelow) => CoverLook;

export const ALL: SaidBelow = { subtitle: true, meta: true };

export const coverPage = (lookOf: CoverLookOf): SlideLayout<'cover'> => ({
  layout(template, seed) {
    const look = lookOf(template, ALL);
    return {
      name: 'Cover',
      background: look.ground,
      nodes: [...backdropOf(look, seed), ...look.art(template, `${seed} cover`)],
      placeholders: [
        placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        placeholderOfSlot(template, look.label, { key: 'label', type: 'body', index: 13, prompt: 'Label' }),
        placeholderOfSlot(template, look.meta, { key: 'meta', type: 'body', index: 14, prompt: 'Author and date' }),
      ],
    };
  },

  compose(slide, context) {
    const builder = new PageBuilder(context, 'cover');
    placeCoverTexts(builder, slide, lookOf, context);
    return builder;
  },
});

type CoverTexts = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

/** Returns the look that they are set in. */
export function placeCoverTexts(builder: PageBuilder, slide: CoverTexts, lookOf: CoverLookOf, context: LayoutContext): CoverLook {
  const { subtitle, label, meta = context.author } = slide;
  const said: SaidBelow = { subtitle: Boolean(subtitle?.trim()), meta: Boolean(meta?.trim()) };
  const look = lookOf(context.template, said);
  placeTitleBlock(builder, slide, look, 'heading', context);
  const { contents, rules = [] } = said.subtitle || said.meta ? { ...look, contents: undefined } : look;
  const words = contents?.look(context.chapters.join());
  const listed = contents && words && placeContents(builder, contents.frame, words, contents.anchor, context);
  const drawn = [...rules, ...((listed && contents.rules) || [])];
  drawn.forEach(({ frame, color }, i) => {
    builder.rule(drawn.length > 1 ? `Rule ${i + 1}` : 'Rule', frame, color);
  });
  fillSlot(builder, 'label', label, look.label, 'label', context);
  fillSlot(builder, 'meta', meta, look.meta, 'label', context);
  return look;
}
