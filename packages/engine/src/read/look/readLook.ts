/** What a PowerPoint file looks like, read off its theme and the master that most of its slides stand on. */
import { child, childrenOf, descendant, descendants, elementsOf, textOf, type XmlElement } from '../../xml/tree.ts';
import { UnreadableDocument } from '../failure.ts';
import { mainPartOf } from '../ooxml/kind.ts';
import { Package } from '../ooxml/package.ts';
import { drawingProperties, placeholderOf, shapesOf } from '../pptx/placeholders.ts';
import { colorIn, fillColors, type SchemeColors, schemeColors } from './drawingColor.ts';

/** Shares of the slide's width and height, from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface LookPicture {
  readonly place: Place;
  /** Of the part: "png", "emf". */
  readonly extension: string;
  readonly bytes: Uint8Array;
  readonly alt: string;
  /** On how many of the master and its layouts it stands. */
  readonly times: number;
  /** What lies behind it on the master, where that is not the page. */
  readonly behind?: string;
  /** Shares cut off at left, top, right and bottom. */
  readonly crop: readonly [number, number, number, number];
}

export interface LookField {
  readonly place: Place;
  readonly color: string;
}

/** Colours are "#RRGGBB". */
export interface Look {
  /** Of the theme. */
  readonly name: string;
  /** EMU. */
  readonly size: { readonly width: number; readonly height: number };
  /** One colour, or those of a gradient; empty where the ground is a picture. */
  readonly ground: readonly string[];
  /** The picture that the page stands on, and how much of it is seen, from 0 to 1. */
  readonly groundPicture?: { readonly bytes: Uint8Array; readonly opacity: number };
  readonly scheme: SchemeColors;
  readonly titleColor?: string;
  readonly textColor?: string;
  readonly titleFont: string;
  readonly bodyFont: string;
  readonly pictures: readonly LookPicture[];
  /** Filled shapes of the master that are no text: bars, bands. */
  readonly fields: readonly LookField[];
  readonly footer?: string;
}

const DEFAULT_SIZE = { width: 9_144_000, height: 6_858_000 };

/** @throws UnreadableDocument */
export function readLook(bytes: Uint8Array): Look {
  const pack = new Package(bytes);
  const main = mainPartOf(pack);
  const presentation = main?.kind === 'pptx' ? pack.xml(main.part) : undefined;
  if (!main || !presentation)
    throw new UnreadableDocument('unsupported', 'The file is not a PowerPoint presentation or template (PPTX, POTX).');
  const slides = partsOf(pack, main.part, child(presentation, 'p:sldIdLst'), 'p:sldId');
  const masters = partsOf(pack, main.part, child(presentation, 'p:sldMasterIdLst'), 'p:sldMasterId');
  const masterPart = mostUsed(slides.flatMap((slide) => masterOf(pack, slide) ?? [])) ?? masters[0];
  const master = pack.optionalXml(masterPart);
  if (masterPart === undefined || !master)
    throw new UnreadableDocument('corrupt', 'The presentation has no slide master that can be read.');
  const layouts = partsOf(pack, masterPart, child(master, 'p:sldLayoutIdLst'), 'p:sldLayoutId');
  const theme = pack.optionalXml(pack.related(masterPart, 'theme'));
  const scheme = schemeColors(theme, child(master, 'p:clrMap'));
  const { cx, cy } = child(presentation, 'p:sldSz')?.attributes ?? {};
  const size = { width: Number(cx) || DEFAULT_SIZE.width, height: Number(cy) || DEFAULT_SIZE.height };
  const fields = shapesOf(master).flatMap((shape) => fieldOf(shape, size, scheme));
  const styles = child(master, 'p:txStyles');
  const titleStyle = child(styles, 'p:titleStyle', 'a:lvl1pPr', 'a:defRPr');
  const bodyStyle = child(styles, 'p:bodyStyle', 'a:lvl1pPr', 'a:defRPr');
  const titleColor = colorIn(child(titleStyle, 'a:solidFill'), scheme);
  const textColor = colorIn(child(bodyStyle, 'a:solidFill'), scheme);
  const groundPicture = pictureBehind(pack, masterPart, master);
  // What a layout says there is mostly what its placeholder asks for.
  const footer = footerOf(pack, slides) ?? footerOf(pack, [...layouts, masterPart], /^\W*(?:footer|text|click)\b/i);
  return {
    name: theme?.attributes.name ?? '',
    size,
    ground: groundOf(master, theme, scheme),
    ...(groundPicture && { groundPicture }),
    scheme,
    ...(titleColor !== undefined && { titleColor }),
    ...(textColor !== undefined && { textColor }),
    titleFont: fontOf(titleStyle, theme, 'major'),
    bodyFont: fontOf(bodyStyle, theme, 'minor'),
    pictures: picturesOn(pack, [masterPart, ...layouts], size, fields),
    fields,
    ...(footer !== undefined && { footer }),
  };
}

/** The parts that a list of ids names, in its order. */
const partsOf = (pack: Package, from: string, list: XmlElement | undefined, name: string): string[] =>
  childrenOf(list, name).flatMap(({ attributes }) => pack.target(from, attributes['r:id']) ?? []);

function masterOf(pack: Package, slide: string): string | undefined {
  const layout = pack.related(slide, 'slideLayout');
  return layout === undefined ? undefined : pack.related(layout, 'slideMaster');
}

function mostUsed(names: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0];
}

function groundOf(master: XmlElement, theme: XmlElement | undefined, scheme: SchemeColors): string[] {
  const ground = child(master, 'p:cSld', 'p:bg');
  const own = fillColors(child(ground, 'p:bgPr'), scheme);
  if (own.length > 0) return own;
  const reference = child(ground, 'p:bgRef');
  const named = colorIn(reference, scheme);
  const index = Number(reference?.attributes.idx) - 1001;
  const fill = [...elementsOf(child(theme, 'a:themeElements', 'a:fmtScheme', 'a:bgFillStyleLst'))][index];
  if (fill?.name === 'a:gradFill') return fillColors({ name: '', attributes: {}, children: [fill] }, scheme, named);
  return named === undefined ? [] : [named];
}

function pictureBehind(pack: Package, part: string, master: XmlElement): Look['groundPicture'] {
  const blip = child(master, 'p:cSld', 'p:bg', 'p:bgPr', 'a:blipFill', 'a:blip');
  const image = pack.target(part, blip?.attributes['r:embed']);
  const bytes = image === undefined ? undefined : pack.optionalBytes(image);
  const opacity = Number(child(blip, 'a:alphaModFix')?.attributes.amt ?? 100_000) / 100_000;
  return bytes && { bytes, opacity };
}

/** The typeface that the style names, or the theme's; "" where neither does. */
function fontOf(style: XmlElement | undefined, theme: XmlElement | undefined, kind: 'major' | 'minor'): string {
  const named = child(style, 'a:latin')?.attributes.typeface ?? '';
  if (named !== '' && !named.startsWith('+')) return named;
  return child(theme, 'a:themeElements', 'a:fontScheme', `a:${kind}Font`, 'a:latin')?.attributes.typeface ?? '';
}

function placeOf(shape: XmlElement, { width, height }: Look['size']): Place | undefined {
  const transform = child(shape, 'p:spPr', 'a:xfrm');
  const at = child(transform, 'a:off')?.attributes;
  const extent = child(transform, 'a:ext')?.attributes;
  if (!at || !extent) return undefined;
  return { x: Number(at.x) / width, y: Number(at.y) / height, w: Number(extent.cx) / width, h: Number(extent.cy) / height };
}

function fieldOf(shape: XmlElement, size: Look['size'], scheme: SchemeColors): LookField[] {
  if (shape.name !== 'p:sp' || placeholderOf(shape)) return [];
  const place = placeOf(shape, size);
  const [color] = fillColors(child(shape, 'p:spPr'), scheme);
  return place && color !== undefined ? [{ place, color }] : [];
}

function picturesOn(pack: Package, parts: readonly string[], size: Look['size'], fields: readonly LookField[]): LookPicture[] {
  const found = parts.flatMap((part) =>
    shapesOf(pack.optionalXml(part)).flatMap((shape) => {
      const blip = shape.name === 'p:pic' ? child(shape, 'p:blipFill', 'a:blip') : undefined;
      const image = pack.target(part, blip?.attributes['r:embed']);
      const place = placeOf(shape, size);
      const bytes = image === undefined ? undefined : pack.optionalBytes(image);
      if (!blip || image === undefined || !place || !bytes) return [];
      const vector = pack.target(part, descendant(blip, '?asvg:svgBlip')?.attributes['r:embed']);
      const drawn = vector === undefined ? undefined : pack.optionalBytes(vector);
      const shown = drawn ? { image: vector ?? image, bytes: drawn } : { image, bytes };
      return [{ ...shown, place, crop: cropOf(shape), alt: drawingProperties(shape)?.attributes.descr ?? '' }];
    }),
  );
  return [...Map.groupBy(found, ({ image }) => image)].flatMap(([image, all]) => {
    const [first] = all;
    if (!first) return [];
    const { place, bytes, alt, crop } = first;
    const behind = fields.findLast((field) => holds(field.place, place))?.color;
    const extension = image.split('.').at(-1)?.toLowerCase() ?? '';
    return [{ place, bytes, alt, crop, extension, times: all.length, ...(behind !== undefined && { behind }) }];
  });
}

function cropOf(shape: XmlElement): LookPicture['crop'] {
  const { l, t, r, b } = child(shape, 'p:blipFill', 'a:srcRect')?.attributes ?? {};
  const share = (value: string | undefined) => Math.max(0, Number(value ?? 0) / 100_000);
  return [share(l), share(t), share(r), share(b)];
}

/** Whether the middle of the second place lies in the first. */
function holds({ x, y, w, h }: Place, other: Place): boolean {
  const [cx, cy] = [other.x + other.w / 2, other.y + other.h / 2];
  return cx > x && cx < x + w && cy > y && cy < y + h;
}

/** The words that most footers have. */
function footerOf(pack: Package, parts: readonly string[], prompt?: RegExp): string | undefined {
  const said = parts.flatMap((part) =>
    shapesOf(pack.optionalXml(part)).flatMap((shape) => {
      if (placeholderOf(shape)?.type !== 'ftr') return [];
      const words = descendants(child(shape, 'p:txBody'), 'a:t').map(textOf).join('').replace(/\s+/g, ' ').trim();
      return words === '' || prompt?.test(words) ? [] : [words];
    }),
  );
  return mostUsed(said);
}
