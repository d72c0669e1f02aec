/** How a kind of slide is drawn: its layout in the file (placeholders and art), and how a slide is composed on that. */
import type { SlideKind, SlideOf } from '@slidewright/contract/deck';
import type { Layout, SceneNode } from '../../model/scene.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { Template } from '../tokens/template.ts';
import { firstThatFits, type Verdict } from './fit.ts';
import type { LayoutContext } from './layoutContext.ts';
import type { PageBuilder } from './pageBuilder.ts';

export interface Composition {
  /** In reading order, the title first. */
  readonly nodes: readonly SceneNode[];
  readonly verdict: Verdict;
  /** The layout that it stands on. */
  readonly layout: LayoutKey;
  /** Texts that this arrangement has no place for. */
  readonly unshown: readonly string[];
  /** Whether it is the layout of the template's wide page. */
  readonly wide: boolean;
}

export interface SlideLayout<K extends SlideKind> {
  /** `seed` is the deck's: art on the layout differs from deck to deck. */
  layout(template: Template, seed: string): Layout;
  compose(slide: SlideOf<K>, context: LayoutContext): PageBuilder;
}

/** Arrangements of a slide, the handsomest first; each is composed when the one before has not fitted. */
export type Arrangements<K extends SlideKind> = (slide: SlideOf<K>, context: LayoutContext) => Iterable<PageBuilder>;

/** A kind of slide on the layout, in the first of its arrangements that fits. */
export const layoutOf = <K extends SlideKind>(layout: SlideLayout<K>['layout'], arrangements: Arrangements<K>): SlideLayout<K> => ({
  layout,
  compose: (slide, context) => firstThatFits(arrangements(slide, context)),
});

/** On the layout of `other`, in arrangements that are tried before its own. */
export const variantOf = <K extends SlideKind>(other: SlideLayout<K>, arrangements: Arrangements<K>): SlideLayout<K> =>
  layoutOf<K>(other.layout, function* (slide, context) {
    yield* arrangements(slide, context);
    yield other.compose(slide, context);
  });

/** As `other`, with what is added to its pages, or changed on them. */
export const retouched = <K extends SlideKind>(
  { layout, compose }: SlideLayout<K>,
  retouch: (builder: PageBuilder, slide: SlideOf<K>, context: LayoutContext) => void,
): SlideLayout<K> => ({
  layout,
  compose(slide, context) {
    const builder = compose(slide, context);
    retouch(builder, slide, context);
    return builder;
  },
});

/** Templates of one family may have pages of different kinds. */
export const byTemplate = <K extends SlideKind>(of: (template: Template) => SlideLayout<K>): SlideLayout<K> => ({
  layout: (template, seed) => of(template).layout(template, seed),
  compose: (slide, context) => of(context.template).compose(slide, context),
});

/** The layouts of a file by what stands on them. */
export type DrawnLayouts = Readonly<Record<LayoutKey, Layout>>;
