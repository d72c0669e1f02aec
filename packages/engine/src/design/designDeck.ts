/** A Deck to a Scene: each slide is composed on its layout, in the template's look; a right-to-left deck is mirrored. */
import type { Deck, Slide, SlideKind } from '@slidewright/contract/deck';
import { isRightToLeft } from '../model/direction.ts';
import type { Layout, Page, Scene } from '../model/scene.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { leaves } from './behind.ts';
import { drawFaces, faceKeys } from './layouts/faces.ts';
import type { Composition } from './layouts/layout.ts';
import { layouts } from './layouts/layouts.ts';
import { mirrorFrame, mirrorNode } from './mirror.ts';
import { pagesOf } from './pages.ts';
import type { Stage } from './stage.ts';
import type { Template } from './templates/template.ts';
import { templateById } from './templates/templates.ts';
import { body, heading } from './typography.ts';

export interface DesignOptions {
  /** Whether a slide that is too full continues on further pages. If not, each slide is one page and the rest stands in its notes. */
  readonly split: boolean;
  /** The pictures that slides name, by key: their kind and their size in pixels. One that is not listed is left out. */
  readonly images?: Scene['images'];
}

/** Pure: the same deck, template and fonts give the same Scene. Throws when there is no such template. */
export function designDeck(deck: Deck, templateId: string, typesetter: Typesetter, options: DesignOptions): Scene {
  const template = templateById(templateId);
  const rtl = isRightToLeft(deck.language);
  const images = options.images ?? {};
  const faces = drawFaces(template, deck.title);
  const stageOf = (number: number, ordinal: number, entriesBefore: number): Stage => ({
    template,
    typesetter,
    language: deck.language,
    rtl,
    ordinal,
    number,
    entriesBefore,
    mayContinue: options.split,
    deckTitle: deck.title,
    author: deck.author,
    images,
    layouts: faces,
  });

  const pages: Page[] = [];
  const seen = new Map<SlideKind, number>();
  for (const written of deck.slides) {
    // A page without a title could be neither named nor found.
    const slide: Slide = written.title.trim() ? written : { ...written, title: deck.title };
    const ordinal = seen.get(slide.kind) ?? 0;
    const composed = pagesOf(
      slide,
      (part, { page, entriesBefore }) => compose(part, stageOf(pages.length + 1 + page, ordinal + page, entriesBefore)),
      options.split,
    );
    seen.set(slide.kind, ordinal + composed.length);
    composed.forEach(({ title, composition, unshown }, i) => {
      const notes = [i === 0 ? slide.notes.trim() : '', ...unshown].filter(Boolean).join('\n');
      pages.push({
        layout: faceKeys.indexOf(composition.layout),
        title: title.replace(/\s+/g, ' ').trim(),
        nodes: [...composition.nodes],
        notes,
      });
    });
  }

  return {
    title: deck.title,
    ...(deck.subtitle ? { subtitle: deck.subtitle } : {}),
    ...(deck.author ? { author: deck.author } : {}),
    language: deck.language,
    rtl,
    theme: themeOf(template),
    background: template.page.ground,
    layouts: faceKeys.map((key) => (rtl ? mirrorLayout(faces[key]) : faces[key])),
    pages: rtl ? pages.map((page) => ({ ...page, nodes: page.nodes.map(mirrorNode) })) : pages,
    sections: sectionsOf(deck.title, pages),
    images: shownImages(pages, images),
  };
}

function compose<K extends SlideKind>(slide: Extract<Slide, { kind: K }>, stage: Stage): Composition {
  const kind: K = slide.kind;
  return layouts[kind].compose(slide, stage);
}

/** Only what is on a page: a file carries no picture that it does not show. */
function shownImages(pages: readonly Page[], images: Scene['images']): Scene['images'] {
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
    titleStyle: heading(template, 30, template.page.text).style,
    bodyStyle: body(template, 20, template.page.text).style,
  };
}

const mirrorLayout = (face: Layout): Layout => ({
  ...face,
  nodes: face.nodes.map(mirrorNode),
  placeholders: face.placeholders.map((placeholder) => ({ ...placeholder, frame: mirrorFrame(placeholder.frame) })),
});

/** A section slide opens a section; what comes before the first one stands under the deck's title. */
function sectionsOf(title: string, pages: readonly Page[]): Scene['sections'] {
  const sections: Scene['sections'] = [];
  pages.forEach((page, i) => {
    if (i === 0 || page.layout === faceKeys.indexOf('section')) sections.push({ name: i === 0 ? title : page.title, pages: [] });
    sections.at(-1)?.pages.push(i);
  });
  return sections;
}
