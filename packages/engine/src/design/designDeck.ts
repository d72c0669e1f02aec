/** A Deck to a Scene: each slide is composed on its layout, in the template's look; a right-to-left deck is mirrored. */
import type { Deck, Slide, SlideKind } from '@slidewright/contract/deck';
import { isRightToLeft } from '../model/direction.ts';
import { bottomOf } from '../model/frame.ts';
import { oneLine } from '../model/oneLine.ts';
import type { Layout, Page, Scene, SceneNode } from '../model/scene.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { withItsPicture } from './arrangements/coverPicture.ts';
import { drawLayouts } from './arrangements/drawnLayouts.ts';
import { withPoints } from './arrangements/exhibits/figureBesidePoints.ts';
import { saying } from './arrangements/exhibits/saying.ts';
import { type LayoutTable, layouts } from './arrangements/layouts.ts';
import { outgrowsItsPage } from './arrangements/outgrows.ts';
import { overPhotograph } from './arrangements/overPhotograph.ts';
import { withRoomyPoints } from './arrangements/roomyPoints.ts';
import { withWholeStatements } from './arrangements/wholeStatement.ts';
import { withRemark } from './arrangements/withRemark.ts';
import { pagesOf } from './continue/pages.ts';
import { families } from './families/families.ts';
import type { Family } from './families/family.ts';
import { withArrangements } from './finish/arrangements/arrangements.ts';
import { guidesOf } from './finish/guides.ts';
import { withItemGroups } from './finish/itemGroups.ts';
import { withJumps } from './finish/jumps.ts';
import { withLogo } from './finish/logo/placeLogo.ts';
import { promptsOf } from './finish/prompts/prompts.ts';
import { writtenLayouts } from './finish/prompts/writtenLayouts.ts';
import { withRoomForMore } from './finish/roomForMore.ts';
import { withRoomToGrow } from './finish/roomToGrow.ts';
import { withRoom } from './finish/substitutes/withRoom.ts';
import { withUniqueNames } from './finish/uniqueNames.ts';
import { unsaidLines } from './finish/unsaidLines.ts';
import { createMemory, type Memory } from './memory.ts';
import { leaves } from './page/behind.ts';
import { firstThatFits } from './page/fit.ts';
import type { DrawnLayouts } from './page/layout.ts';
import type { DeckContext, LayoutContext } from './page/layoutContext.ts';
import { mirrorFill, mirrorNode, mirrorPlaceholder } from './page/mirror.ts';
import type { PageBuilder } from './page/pageBuilder.ts';
import { placeFooterAndNumber } from './page/runningElements.ts';
import { body, heading } from './page/typography.ts';
import { templateById } from './templates/templates.ts';
import { type Brand, picturesOf } from './tokens/brand.ts';
import { isSaying, type LayoutKey, layoutKeyOfSlide } from './tokens/layoutKey.ts';
import { tableStyleOf } from './tokens/tableStyle.ts';
import type { Template } from './tokens/template.ts';

export interface DesignOptions {
  /** Whether a slide that is too full continues on further pages. If not, each slide is one page and the rest stands in its notes. */
  readonly split: boolean;
  /** The pictures that slides name, by key: their kind and their size in pixels. One that is not listed is left out. */
  readonly images?: Scene['images'];
  /** For a deck that is designed several times, with a few slides changed: those that stay are not designed again. */
  readonly memory?: DesignMemory;
}

export type DesignMemory = Memory<readonly DrawnPage[]>;

/** Pure: the same deck, template and fonts give the same Scene. Throws when there is no built-in template of that id. */
export function designDeck(deck: Deck, named: Template | string, typesetter: Typesetter, options: DesignOptions): Scene {
  const template = typeof named === 'string' ? templateById(named) : named;
  const { brand } = template;
  const family = families[template.family];
  // What holds for a kind of slide in every family goes round this table, since families draw many kinds by layouts of their own.
  const finished = (nodes: readonly SceneNode[]): readonly SceneNode[] => withRoomForMore(withRoom(nodes, typesetter), typesetter);
  const table: LayoutTable = withWholeStatements(withRoomyPoints(withPoints({ ...layouts, ...family.layouts }), finished));
  const rtl = isRightToLeft(deck.language);
  const images = { ...options.images, ...sizesOf(brand) };
  const chapters = deck.slides.filter((slide) => slide.kind === 'section').map((slide) => slide.title);
  const { language } = deck;
  const deckTitle = brand?.footer ?? deck.title;
  // A cover that names its author in its own words does not name him again.
  const isNamed = deck.slides.some(({ kind, ...slide }) => kind === 'cover' && 'subtitle' in slide && isIn(deck.author, slide.subtitle));
  const author = isNamed ? undefined : deck.author;
  const context: DeckContext = { template, typesetter, language, rtl, chapters, wide: false, deckTitle, author };
  /** Before anything is mirrored: what differs from right to left and is no mirror image is told apart here, by `rtl`. */
  const layoutsOn = (of: DeckContext): DrawnLayouts => {
    const drawn = drawLayouts(table, of.template, deck.title);
    return family.drawRunningElements?.(drawn, of) ?? drawn;
  };
  const drawnLayouts = layoutsOn(context);
  const wideLayouts = template.wide && layoutsOn({ ...context, template: template.wide, wide: true });
  const contextOf = (place: Omit<LayoutContext, keyof DeckContext | 'mayContinue' | 'images' | 'layouts'>): LayoutContext => ({
    ...context,
    ...place,
    mayContinue: options.split,
    images,
    layouts: drawnLayouts,
  });
  const memory: DesignMemory = options.memory ?? createMemory();
  /** All that slides are designed by besides themselves and their place in the deck. */
  const common = [chapters, deckTitle, author, language];
  const pages: DesignedPage[] = [];
  const ownPage: Attempt = (slide, context) => [composed(slide, context, table, family)];
  const widePage: Attempt = (slide, context) =>
    template.wide && wideLayouts
      ? [composed(slide, { ...context, template: template.wide, layouts: wideLayouts, wide: true }, table, family)]
      : [];
  /** On the template's own page, or on its wide one where that serves the slide better. */
  const usual = (slide: Slide, context: LayoutContext): PageBuilder => {
    const first = template.wideFirst?.includes(layoutKeyOfSlide(slide)) || outgrowsItsPage(slide, context);
    const tried: PageBuilder[] = [];
    // A page that shows the sentence below comes before one that leaves it to the notes.
    for (const builder of lazily(first ? [widePage, ownPage] : [ownPage, widePage], slide, context)) {
      if (builder.verdict === 'fits' && (builder.unshown.length === 0 || !('sentence' in slide))) return builder;
      tried.push(builder);
    }
    return firstThatFits(tried);
  };
  /** The third page in a row on one layout is arranged in another way, where there is one that fits. */
  const compose = (slide: Slide, context: LayoutContext): PageBuilder => {
    const builder = usual(slide, context);
    const before = pages.slice(-2);
    const isLike = (other: PageBuilder) => before.every(({ layout, wide }) => layout === other.layout && wide === other.wide);
    if (before.length < 2 || context.entriesBefore > 0 || !isLike(builder)) return builder;
    for (const other of lazily(builder.wide ? [widePage] : [ownPage, widePage], slide, {
      ...context,
      again: true,
      unlike: builder.layout,
    })) {
      if (other.verdict === 'fits' && !isLike(other) && other.unshown.length <= builder.unshown.length) return other;
    }
    return builder;
  };

  const seen = new Map<SlideKind, number>();
  let chapter = -1;
  let exhibit = 0;
  for (const [index, written] of deck.slides.entries()) {
    // A page without a title could be neither named nor found.
    const slide = withItsPicture(withBrandsCover(written.title.trim() ? written : { ...written, title: deck.title }, brand), images);
    const ordinal = seen.get(slide.kind) ?? 0;
    if (slide.kind === 'section') chapter++;
    if (slide.kind === 'chart' || slide.kind === 'table') exhibit++;
    const made = memory.of(
      written,
      JSON.stringify([common, pages.length, ordinal, chapter, exhibit, pages.slice(-2).map(layoutAndWidth)]),
      () =>
        pagesOf(
          slide,
          (part, { page, entriesBefore, partial }) => {
            const place = {
              number: pages.length + 1 + page,
              ordinal: ordinal + page,
              again: false,
              entriesBefore: entriesBefore + numbersBefore(part),
              partial,
              chapter,
              exhibit,
            };
            return compose(part, contextOf(place));
          },
          options.split,
        ).map(({ title, composition, unshown }, i) => {
          const told = slide.notes.trim();
          const notes = [i === 0 ? told : '', ...unsaidLines(unshown, told)].filter(Boolean).join('\n');
          const { layout, wide, nodes } = composition;
          const { grid } = (wide && template.wide) || template;
          return { layout, wide, title: oneLine(title), nodes: [...withRoomToGrow(finished(nodes), bottomOf(grid.body))], notes };
        }),
    );
    seen.set(slide.kind, ordinal + made.length);
    pages.push(...made.map((page) => ({ ...page, slide: index })));
  }

  const neutral = { number: 1, ordinal: 0, again: false, entriesBefore: 0, partial: false, chapter: -1, exhibit: 0, sample: true };
  const prompts = promptsOf(template, typesetter, (sample) =>
    usual(sample, { ...contextOf(neutral), language: 'en', rtl: false, chapters: [], deckTitle: '', author: undefined, images: {} }),
  );
  const written = writtenLayouts(drawnLayouts, wideLayouts, pages, prompts);
  const logo = brand?.logo && { logo: brand.logo, grid: template.grid, palette: template.palette, background: template.page.ground };
  const placedPages = pages.map(({ layout, wide, nodes }) => ({ layout: written.indexOf(layout, wide), nodes: [...nodes] }));
  const shown = logo ? withLogo(written.layouts, placedPages, logo) : written.layouts;
  const arranged = withArrangements({
    layouts: shown.map((layout) => (rtl ? mirrorLayout(layout) : layout)),
    pages: withJumps(
      pages.map(({ layout, wide, nodes, ...page }) => ({
        ...page,
        layout: written.indexOf(layout, wide),
        nodes: withUniqueNames(rtl ? nodes.map(mirrorNode) : nodes),
      })),
      deck.slides,
    ).map((page) => ({ ...page, nodes: withItemGroups(page.nodes, deck.slides[page.slide ?? -1]?.kind) })),
  });
  return {
    title: deck.title,
    ...(deck.subtitle ? { subtitle: deck.subtitle } : {}),
    ...(deck.author ? { author: deck.author } : {}),
    language: deck.language,
    rtl,
    theme: themeOf(template),
    background: template.page.ground,
    layouts: [...arranged.layouts],
    pages: [...arranged.pages],
    sections: sectionsOf(deck.title, pages),
    guides: guidesOf(template, rtl),
    images: shownImages([...shown, ...pages], images),
  };
}

/** Points that go on from another slide are numbered from there. */
const numbersBefore = (slide: Slide): number => (slide.kind === 'bullets' && slide.ordered ? (slide.firstNumber ?? 1) - 1 : 0);

const layoutAndWidth = ({ layout, wide }: DesignedPage) => [layout, wide];

const isIn = (name: string | undefined, line: string | undefined): boolean => Boolean(name && line?.includes(name));

interface DrawnPage extends Omit<Page, 'layout' | 'slide'> {
  readonly layout: LayoutKey;
  readonly wide: boolean;
}

type DesignedPage = DrawnPage & Pick<Page, 'slide'>;

function composed<K extends SlideKind>(
  slide: Extract<Slide, { kind: K }>,
  context: LayoutContext,
  table: LayoutTable,
  family: Family,
): PageBuilder {
  const kind: K = slide.kind;
  const given: Slide = slide;
  const builder = isSaying(given)
    ? withRemark(given, context, (said, on) => saying.compose(said, on))
    : withRemark(slide, context, (said, on) => table[kind].compose(said, on));
  const { verdict } = builder;
  (family.placeRunningElements ?? placeFooterAndNumber)(builder, context);
  overPhotograph(builder, slide, context);
  // What stands on every page says nothing about how much this one holds.
  builder.verdict = verdict;
  return builder;
}

/** None where the template has no such page. */
type Attempt = (slide: Slide, context: LayoutContext) => readonly PageBuilder[];

function* lazily(attempts: readonly Attempt[], slide: Slide, context: LayoutContext): Generator<PageBuilder> {
  for (const attempt of attempts) yield* attempt(slide, context);
}

const sizesOf = (brand: Brand | undefined): Scene['images'] =>
  Object.fromEntries(Object.entries(picturesOf(brand)).map(([key, { mime, width, height }]) => [key, { mime, width, height }]));

/** A brand's cover has its picture, whatever was found for the deck. */
function withBrandsCover(slide: Slide, brand: Brand | undefined): Slide {
  const cover = brand?.cover;
  if (!cover || (slide.kind !== 'cover' && slide.kind !== 'coverPicture')) return slide;
  return { ...slide, picture: { query: '', alt: cover.alt, image: cover.key } };
}

/** Only what is on a page or a layout: a file carries no picture that it does not show. */
function shownImages(pages: readonly { readonly nodes: readonly SceneNode[] }[], images: Scene['images']): Scene['images'] {
  const shown = new Set(pages.flatMap((page) => leaves(page.nodes)).flatMap((node) => (node.type === 'picture' ? node.image : [])));
  return Object.fromEntries(Object.entries(images).filter(([key]) => shown.has(key)));
}

function themeOf(template: Template): Scene['theme'] {
  const { name, palette } = template;
  const { family, weight } = template.heading;
  return {
    name,
    palette: { ...palette },
    heading: { family, weight },
    body: { ...template.body },
    titleStyle: heading(template, template.grid.titleSizes[0], template.title.text).style,
    bodyStyle: body(template, 20, template.page.text).style,
    tableStyle: tableStyleOf(template),
  };
}

const mirrorLayout = (layout: Layout): Layout => ({
  ...layout,
  ...(layout.background ? { background: mirrorFill(layout.background) } : {}),
  nodes: layout.nodes.map(mirrorNode),
  ...(layout.behind ? { behind: layout.behind.map(mirrorNode) } : {}),
  placeholders: layout.placeholders.map(mirrorPlaceholder),
});

/** A section slide opens a section; what comes before the first one stands under the deck's title. */
function sectionsOf(title: string, pages: readonly DesignedPage[]): Scene['sections'] {
  const sections: Scene['sections'] = [];
  pages.forEach((page, i) => {
    if (i === 0 || page.layout === 'section') sections.push({ name: i === 0 ? title : page.title, pages: [] });
    sections.at(-1)?.pages.push(i);
  });
  return sections;
}
