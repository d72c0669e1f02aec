/** A PPTX (ISO 29500 PresentationML, Transitional or Strict; templates, shows and files with macros too) as a Document. */
import type { Document } from '../../model/document.ts';
import { child, childrenOf, type XmlElement } from '../../xml/tree.ts';
import type { ConvertPicture } from '../convertPicture.ts';
import { UnreadableDocument } from '../failure.ts';
import { ImageStore } from '../ooxml/imageStore.ts';
import { mainPartOf } from '../ooxml/kind.ts';
import { LanguageTally } from '../ooxml/language.ts';
import { Package } from '../ooxml/package.ts';
import { propertiesOf } from '../ooxml/properties.ts';
import { toDocument } from '../ooxml/toDocument.ts';
import { isCover, outlinePieces, type SectionedSlide } from './outline.ts';
import { Inheritance } from './placeholders.ts';
import { withoutRepeated } from './repeated.ts';
import { sectionsOf } from './sections.ts';
import { readSlide, type Slide } from './slide.ts';

/** EMU; 7.5 inches. */
const DEFAULT_HEIGHT = 6_858_000;

/**
 * Slides in their order, hidden ones left out; titles are headings, notes stand at the end of their slide. Comments, animations and
 * what layouts and masters show are left out. Macros and links to other files are never followed. Pictures in other formats than PNG and
 * JPEG come along if `convertPicture` converts them.
 * @throws UnreadableDocument
 */
export async function readPptx(bytes: Uint8Array, convertPicture?: ConvertPicture): Promise<Document> {
  const pack = new Package(bytes);
  const main = mainPartOf(pack);
  const presentation = main?.kind === 'pptx' ? pack.xml(main.part) : undefined;
  if (!main || !presentation) throw new UnreadableDocument('unsupported', 'The file is not a PowerPoint presentation (PPTX).');
  const warnings = new Set<string>();
  const warn = (warning: string) => void warnings.add(warning);
  const shared = {
    pack,
    images: new ImageStore(pack, warn),
    languages: new LanguageTally(),
    rightToLeft: /^(?:1|true)$/.test(presentation.attributes.rtl ?? ''),
    warn,
  };
  const height = Number(child(presentation, 'p:sldSz')?.attributes.cy) || DEFAULT_HEIGHT;
  const sections = sectionsOf(presentation);
  const inherit = inheritances(pack);
  const slides: Slide[] = [];
  const names: (string | undefined)[] = [];
  for (const { attributes } of childrenOf(child(presentation, 'p:sldIdLst'), 'p:sldId')) {
    const part = pack.target(main.part, attributes['r:id']);
    const root = pack.optionalXml(part);
    if (part === undefined || root?.name !== 'p:sld') warn('A slide that is missing or damaged was left out.');
    else if (/^(?:0|false)$/.test(root.attributes.show ?? '')) warn('Hidden slides were left out.');
    else {
      slides.push(readSlide(root, { ...shared, part, inheritance: inherit(part) }, height));
      names.push(sections.get(attributes.id ?? ''));
    }
  }
  const sectioned = withoutRepeated(slides).map((slide, i): SectionedSlide => ({ ...slide, section: names[i] }));
  await shared.images.convert(convertPicture);
  return toDocument({
    pieces: outlinePieces(sectioned),
    properties: propertiesOf(pack),
    shownTitle: isCover(slides) ? slides[0]?.title : undefined,
    declaredLanguage: shared.languages.most(),
    images: shared.images.images,
    warnings,
  });
}

/** Layouts and masters are read once, however many slides use them. */
function inheritances(pack: Package): (slide: string) => Inheritance {
  const roots = new Map<string, XmlElement | undefined>();
  const known = new Map<string, Inheritance>();
  const rootOf = (part: string | undefined) => {
    if (part !== undefined && !roots.has(part)) roots.set(part, pack.optionalXml(part));
    return part === undefined ? undefined : roots.get(part);
  };
  return (slide) => {
    const layout = pack.related(slide, 'slideLayout');
    const key = layout ?? '';
    const inheritance = known.get(key) ?? new Inheritance(rootOf(layout), rootOf(layout && pack.related(layout, 'slideMaster')));
    known.set(key, inheritance);
    return inheritance;
  };
}
