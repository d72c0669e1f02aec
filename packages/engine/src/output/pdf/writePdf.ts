/** Scene to PDF 1.7: vector shapes, real text in subset fonts, tagged throughout. The same Scene gives the same bytes. */
import type { Layout, Page, Scene } from '../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../model/units.ts';
import type { FontSource } from '../../world.ts';
import { ContentStream, formEntries, type Resource } from './content/contentStream.ts';
import { paintShape } from './content/paintShape.ts';
import { Paints } from './content/paints.ts';
import { EmbeddedFonts } from './font/embeddedFonts.ts';
import { Images } from './image/images.ts';
import type { Assets } from './page/assets.ts';
import { unmarked } from './page/mark.ts';
import { drawNode, paintNode } from './page/nodes.ts';
import { SlidePage } from './page/slidePage.ts';
import { bookmarks, writeBookmarks } from './structure/bookmarks.ts';
import { Element } from './structure/element.ts';
import { writeInfo, writeXmp } from './structure/metadata.ts';
import { writeStructure } from './structure/writeStructure.ts';
import { PdfFile } from './syntax/file.ts';
import { name, type Ref, text } from './syntax/value.ts';

export interface PdfResources {
  readonly fonts: FontSource;
  /** Bytes of a picture by its id in the Scene: a JPEG or a PNG. */
  image(id: string): Uint8Array;
}

/** @throws when a font or a picture that the Scene names is missing or cannot be read */
export function writePdf(scene: Scene, resources: PdfResources): Uint8Array {
  const file = new PdfFile();
  const assets: Assets = {
    paints: new Paints(file, scene.theme.palette),
    fonts: new EmbeddedFonts(file, resources.fonts, scene.language),
    images: new Images(file, resources.image),
    language: scene.language,
    titles: scene.pages.map(({ title }) => title),
  };
  const root = new Element('Document');
  const art = layoutArt(file, scene, assets);
  const pages = scene.pages.map((page, index) => {
    const drawn = new SlidePage(index, file);
    drawPage(drawn, page, scene, art, root.child('Sect', { title: page.title }), assets);
    return drawn;
  });
  assets.fonts.write();

  const tree = file.allocate();
  const refs = pages.map(() => file.allocate());
  const annotations = pages.flatMap((page) => page.annotations.map(({ ref }) => ref));
  for (const [index, page] of pages.entries()) writePage(file, page, { index, refs, tree, annotations });
  file.put(tree, { Type: name('Pages'), Count: refs.length, Kids: refs });
  const catalog = file.add({
    Type: name('Catalog'),
    Pages: tree,
    Lang: text(scene.language),
    MarkInfo: { Marked: true },
    StructTreeRoot: writeStructure(file, root, { pages: refs, annotations }),
    ViewerPreferences: { DisplayDocTitle: true, Direction: scene.rtl ? name('R2L') : undefined },
    Outlines: writeBookmarks(file, bookmarks(scene), refs),
    PageLabels: { Nums: [0, { S: name('D') }] },
    Metadata: writeXmp(file, scene),
  });
  return file.bytes(catalog, writeInfo(file, scene));
}

/** Gives the art of a layout as a form, written when a page first shows it; undefined for layouts without any. */
function layoutArt(file: PdfFile, scene: Scene, assets: Assets): (layout: Layout) => Resource | undefined {
  const forms = new Map<Layout, Resource>();
  return (layout) => {
    const known = forms.get(layout);
    if (known || layout.nodes.length === 0) return known;
    const content = new ContentStream();
    for (const node of layout.nodes) paintNode(content, node, assets, unmarked(content));
    const ref = file.addStream({ ...formEntries(), Resources: content.resources() }, content.toString());
    const form: Resource = { kind: 'XObject', name: `L${scene.layouts.indexOf(layout) + 1}`, ref };
    forms.set(layout, form);
    return form;
  };
}

/** Background, layout, nodes: the layers of a page, of which only the last is content. */
function drawPage(
  drawn: SlidePage,
  page: Page,
  scene: Scene,
  art: (layout: Layout) => Resource | undefined,
  section: Element,
  assets: Assets,
): void {
  const layout = scene.layouts[page.layout];
  const fill = page.background ?? layout?.background ?? scene.background;
  const form = layout && art(layout);
  drawn.artifact()(() => {
    const frame = { x: 0, y: 0, w: SLIDE_WIDTH, h: SLIDE_HEIGHT };
    paintShape(drawn.content, { geometry: { type: 'rect' }, frame, fill }, assets.paints);
    if (form) drawn.content.form(form);
  });
  for (const node of page.nodes) drawNode(drawn, node, section, assets);
}

interface Place {
  readonly index: number;
  readonly refs: readonly Ref[];
  readonly tree: Ref;
  readonly annotations: readonly Ref[];
}

function writePage(file: PdfFile, { content, annotations: own }: SlidePage, { index, refs, tree, annotations }: Place): void {
  const ref = refs[index];
  if (!ref) throw new RangeError(`Page ${index + 1} has no place in the page tree.`);
  for (const annotation of own) {
    const { dict, goTo } = annotation;
    const target = goTo === undefined ? undefined : refs[goTo];
    const place = { P: ref, StructParent: refs.length + annotations.indexOf(annotation.ref) };
    file.put(annotation.ref, { ...dict, ...(target && { Dest: [target, name('Fit')] }), ...place });
  }
  file.put(ref, {
    Type: name('Page'),
    Parent: tree,
    MediaBox: [0, 0, SLIDE_WIDTH, SLIDE_HEIGHT],
    // Blending in RGB: what is half transparent looks as it does on a slide.
    Group: { S: name('Transparency'), CS: name('DeviceRGB') },
    Contents: file.addStream({}, content.toString()),
    Resources: content.resources(),
    StructParents: index,
    Tabs: name('S'),
    Annots: own.length > 0 ? own.map((annotation) => annotation.ref) : undefined,
  });
}
