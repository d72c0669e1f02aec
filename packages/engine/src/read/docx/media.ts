/** Drawings of a DOCX: pictures, charts, SmartArt, text boxes and shapes, in DrawingML and in VML. */
import { child, elementsOf, type XmlElement } from '../../xml/tree.ts';
import { altText, isDecorative } from '../ooxml/altText.ts';
import { chartTable } from '../ooxml/chart.ts';
import { smartArtItems } from '../ooxml/smartArt.ts';
import type { Piece } from '../ooxml/story.ts';
import type { Source } from './source.ts';

/** `readBlocks` reads the paragraphs inside a text box. */
export function mediaPieces(drawing: XmlElement, source: Source, readBlocks: (content: XmlElement) => Piece[]): Piece[] {
  const pieces: Piece[] = [];
  const target = (id: string | undefined) => source.pack.target(source.part, id);
  const picture = (id: string | undefined, alt: string | undefined) => {
    const image = source.images.add(target(id));
    if (image !== undefined) pieces.push({ type: 'picture', image, ...(alt !== undefined && { alt }) });
  };
  const walk = (element: XmlElement, properties: XmlElement | undefined) => {
    const { attributes } = element;
    switch (element.name) {
      case 'wp:inline':
      case 'wp:anchor': {
        const own = child(element, 'wp:docPr');
        if (/^(?:1|true)$/.test(own?.attributes.hidden ?? '') || isDecorative(own)) return;
        return walkInto(element, own);
      }
      case 'pic:pic': {
        const blip = child(element, 'pic:blipFill', 'a:blip');
        const alt = altText(child(element, 'pic:nvPicPr', 'pic:cNvPr')) ?? altText(properties);
        if (blip) picture(blip.attributes['r:embed'] ?? blip.attributes['r:link'], alt);
        return;
      }
      case 'v:shape':
      case 'v:rect': {
        const alt = attributes.alt;
        return walkInto(element, alt === undefined ? properties : { name: element.name, attributes: { descr: alt }, children: [] });
      }
      case 'v:imagedata':
        return picture(attributes['r:id'], altText(properties));
      case 'v:textpath':
        if (attributes.string) pieces.push({ type: 'paragraph', runs: [{ text: attributes.string }] });
        return;
      case 'w:txbxContent':
        for (const piece of readBlocks(element)) pieces.push(piece);
        return;
      case 'c:chart': {
        const table = chartTable(source.pack.optionalXml(target(attributes['r:id'])));
        if (table) pieces.push(table);
        return;
      }
      case 'dgm:relIds': {
        const data = target(attributes['r:dm']);
        for (const item of smartArtItems(source.pack.optionalXml(data), data ?? '')) pieces.push(item);
        return;
      }
      default:
        return walkInto(element, properties);
    }
  };
  const walkInto = (element: XmlElement, properties: XmlElement | undefined) => {
    for (const inner of elementsOf(element)) walk(inner, properties);
  };
  walk(drawing, undefined);
  return pieces;
}
