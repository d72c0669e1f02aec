/** The shapes of a slide as what they say, each with its place. */
import { child, descendant, elementsOf, type XmlElement } from '../../xml/tree.ts';
import { altText, isDecorative } from '../ooxml/altText.ts';
import { chartTable } from '../ooxml/chart.ts';
import { chartExTable } from '../ooxml/chartEx.ts';
import { smartArtItems } from '../ooxml/smartArt.ts';
import type { Piece } from '../ooxml/story.ts';
import { textPieces } from './paragraphs.ts';
import { drawingProperties, type Placeholder, placeholderOf } from './placeholders.ts';
import { type Box, readingOrder } from './readingOrder.ts';
import type { SlideSource } from './slideSource.ts';
import { tablePiece } from './table.ts';

export interface ShapeText {
  readonly placeholder: Placeholder | undefined;
  readonly box: Box;
  readonly pieces: readonly Piece[];
}

/** What a slide repeats from its master: date, footer, number. */
const FURNITURE = /^(?:dt|ftr|sldNum|hdr|sldImg)$/;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Shapes without a word or picture are left out; a group is one shape, its parts in their reading order. */
export function shapeTexts(shapes: Iterable<XmlElement>, source: SlideSource): ShapeText[] {
  return Array.from(shapes).flatMap((shape) => {
    const properties = drawingProperties(shape);
    if (/^(?:1|true)$/.test(properties?.attributes.hidden ?? '')) return [];
    const placeholder = placeholderOf(shape);
    if (placeholder && FURNITURE.test(placeholder.type)) return [];
    const pieces = shape.name === 'p:grpSp' ? groupPieces(shape, source) : piecesOf(shape, placeholder, source);
    return pieces.length === 0 ? [] : [{ placeholder, box: boxOf(shape) ?? inheritedBox(placeholder, source), pieces }];
  });
}

function groupPieces(group: XmlElement, source: SlideSource): Piece[] {
  const parts = shapeTexts(elementsOf(group), source);
  return readingOrder(parts, source.rightToLeft).flatMap((part) => part.pieces);
}

function piecesOf(shape: XmlElement, placeholder: Placeholder | undefined, source: SlideSource): readonly Piece[] {
  switch (shape.name) {
    case 'p:sp': {
      const body = child(shape, 'p:txBody');
      if (!body) return [];
      const inherited = source.inheritance.ancestors(placeholder).map((ancestor) => child(ancestor, 'p:txBody', 'a:lstStyle'));
      const list = drawingProperties(shape)?.attributes.id ?? '';
      return textPieces(body, list, [...inherited, source.inheritance.textStyle(placeholder)], source);
    }
    case 'p:pic':
      return picturePieces(shape, source);
    case 'p:graphicFrame':
      return framePieces(shape, source);
    default:
      return [];
  }
}

function picturePieces(picture: XmlElement, source: SlideSource): Piece[] {
  const properties = drawingProperties(picture);
  const blip = child(picture, 'p:blipFill', 'a:blip');
  if (!blip || isDecorative(properties)) return [];
  const image = source.images.add(source.pack.target(source.part, blip.attributes['r:embed'] ?? blip.attributes['r:link']));
  const alt = altText(properties);
  return image === undefined ? [] : [{ type: 'picture', image, ...(alt !== undefined && { alt }) }];
}

function framePieces(frame: XmlElement, source: SlideSource): readonly Piece[] {
  for (const content of elementsOf(child(frame, 'a:graphic', 'a:graphicData'))) {
    const target = (name: string) => source.pack.target(source.part, content.attributes[name]);
    switch (content.name) {
      case 'a:tbl':
        return present(tablePiece(content, source));
      case 'c:chart':
        return chart(chartTable(source.pack.optionalXml(target('r:id'))), source);
      case 'cx:chart':
        return chart(chartExTable(source.pack.optionalXml(target('r:id'))), source);
      case 'dgm:relIds': {
        const data = target('r:dm');
        return smartArtItems(source.pack.optionalXml(data), data ?? '');
      }
      case 'p:oleObj': {
        const preview = descendant(content, 'p:pic');
        return preview ? picturePieces(preview, source) : [];
      }
      default:
    }
  }
  return [];
}

function chart(table: Piece | undefined, source: SlideSource): readonly Piece[] {
  if (!table) source.warn('A chart whose data is not in the document was left out.');
  return present(table);
}

const present = (piece: Piece | undefined): readonly Piece[] => (piece ? [piece] : []);

function boxOf(shape: XmlElement): Box | undefined {
  const transform = child(shape, 'p:xfrm') ?? child(shape, 'p:spPr', 'a:xfrm') ?? child(shape, 'p:grpSpPr', 'a:xfrm');
  const { x, y } = child(transform, 'a:off')?.attributes ?? {};
  const { cx, cy } = child(transform, 'a:ext')?.attributes ?? {};
  const [left, top, width, height] = [x, y, cx, cy].map(Number);
  return left !== undefined &&
    top !== undefined &&
    width !== undefined &&
    height !== undefined &&
    Number.isFinite(left + top + width + height)
    ? { x: left, y: top, width, height }
    : undefined;
}

function inheritedBox(placeholder: Placeholder | undefined, source: SlideSource): Box {
  for (const ancestor of source.inheritance.ancestors(placeholder)) {
    const box = boxOf(ancestor);
    if (box) return box;
  }
  return NOWHERE;
}
