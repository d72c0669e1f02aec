/** Text of DrawingML as pieces: paragraphs, or items where a bullet or number is shown (ISO 29500-1 clause 21.1.2). */
import type { Run } from '../../model/document.ts';
import { child, childrenOf, elementsOf, textOf, type XmlElement } from '../../xml/tree.ts';
import { equationText } from '../ooxml/equation.ts';
import { tidyRuns, webLink } from '../ooxml/runs.ts';
import type { ItemPiece, ParagraphPiece } from '../ooxml/story.ts';
import { afterTypedBullet } from '../ooxml/typedBullet.ts';
import type { SlideSource } from './slideSource.ts';

type Bullet = 'bullet' | 'number' | 'none';

/** Points; where nothing says a size, PowerPoint takes this one. */
const DEFAULT_SIZE = 18;
/** Points up to which text is there for machines alone. */
const INVISIBLE_SIZE = 2;
const DEEPEST = 8;
/** How PowerPoint writes the control characters of old line breaks. */
const ESCAPED_BREAK = /_x000[BD]_/g;

/**
 * `list` names the list that the items form. `styles` are list styles that the text inherits, nearest first: elements with
 * `a:lvl1pPr` and so on.
 */
export function textPieces(
  body: XmlElement,
  list: string,
  styles: readonly (XmlElement | undefined)[],
  source: SlideSource,
): (ParagraphPiece | ItemPiece)[] {
  const inherited = [child(body, 'a:lstStyle'), ...styles];
  const pieces: (ParagraphPiece | ItemPiece)[] = [];
  let item: ItemPiece | undefined;
  const paragraphs = childrenOf(body, 'a:p');
  const outlined = isOutline(paragraphs, inherited);
  for (const paragraph of paragraphs) {
    const read = paragraphPiece(paragraph, list, inherited, source);
    if (!read) continue;
    const level = levelOf(child(paragraph, 'a:pPr'));
    const piece: ParagraphPiece | ItemPiece =
      outlined && read.type === 'paragraph' ? { ...read, type: 'item', level, ordered: false, list: `${list} outline` } : read;
    // What is indented below an item without a bullet of its own belongs to the item.
    const belongs = piece.type === 'paragraph' && item !== undefined && isIndented(paragraph, inherited);
    if (piece.type === 'item') item = piece;
    else if (!belongs) item = undefined;
    pieces.push(belongs && item ? { ...item, level: item.level + 1, runs: piece.runs } : piece);
  }
  return pieces;
}

/** Lines of several levels of which nothing says whether they have bullets: their file's master has no styles, and the levels tell what belongs to what. */
function isOutline(paragraphs: readonly XmlElement[], styles: readonly (XmlElement | undefined)[]): boolean {
  const levels = paragraphs.map((paragraph) => levelOf(child(paragraph, 'a:pPr')));
  const isUnsaid = paragraphs.every((paragraph, i) =>
    [child(paragraph, 'a:pPr'), ...styles.map((style) => child(style, `a:lvl${(levels[i] ?? 0) + 1}pPr`))].every((one) =>
      [...elementsOf(one)].every(({ name }) => !BULLETS.has(name)),
    ),
  );
  return isUnsaid && levels[0] === 0 && levels.some((level) => level > 0);
}
const BULLETS: ReadonlySet<string> = new Set(['a:buNone', 'a:buAutoNum', 'a:buChar', 'a:buBlip']);

/** PowerPoint takes the indent away with the bullet, unless the paragraph is to stand under the item's words. */
function isIndented(paragraph: XmlElement, styles: readonly (XmlElement | undefined)[]): boolean {
  const properties = child(paragraph, 'a:pPr');
  const levels = styles.map((style) => child(style, `a:lvl${levelOf(properties) + 1}pPr`));
  return Number([properties, ...levels].find((one) => one?.attributes.marL !== undefined)?.attributes.marL ?? 0) > 0;
}

/** From 0. */
const levelOf = (properties: XmlElement | undefined): number =>
  Math.min(DEEPEST, Math.max(0, Number.parseInt(properties?.attributes.lvl ?? '0', 10) || 0));

function paragraphPiece(
  paragraph: XmlElement,
  list: string,
  styles: readonly (XmlElement | undefined)[],
  source: SlideSource,
): ParagraphPiece | ItemPiece | undefined {
  const properties = child(paragraph, 'a:pPr');
  const level = levelOf(properties);
  const levels = styles.map((style) => child(style, `a:lvl${level + 1}pPr`));
  const size = sizeOf(levels.map((one) => child(one, 'a:defRPr')));
  const { runs, look } = readRuns(paragraph, size ?? DEFAULT_SIZE, source);
  if (runs.length === 0) return undefined;
  const bullet = bulletOf([properties, ...levels]);
  if (bullet !== 'none') return { type: 'item', level, ordered: bullet === 'number', list: `${list} ${bullet}`, runs, look };
  const typed = afterTypedBullet(runs);
  return typed ? { type: 'item', level, ordered: false, list: `${list} typed`, runs: typed, look } : { type: 'paragraph', runs, look };
}

/** The nearest of the properties that says whether there is a bullet. */
function bulletOf(properties: readonly (XmlElement | undefined)[]): Bullet {
  for (const one of properties) {
    for (const { name } of elementsOf(one)) {
      if (name === 'a:buNone') return 'none';
      if (name === 'a:buAutoNum') return 'number';
      if (name === 'a:buChar' || name === 'a:buBlip') return 'bullet';
    }
  }
  return 'none';
}

/** Points, from the nearest run properties that say a size. */
function sizeOf(properties: readonly (XmlElement | undefined)[]): number | undefined {
  const hundredths = properties.map((one) => Number(one?.attributes.sz)).find((size) => size > 0);
  return hundredths === undefined ? undefined : hundredths / 100;
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function readRuns(paragraph: XmlElement, inherited: number, source: SlideSource): { runs: Run[]; look: { bold: boolean; size: number } } {
  const runs: Run[] = [];
  let size = 0;
  let bold = true;
  for (const element of elementsOf(paragraph)) {
    const text = elementText(element);
    if (text === '') continue;
    const properties = child(element, 'a:rPr');
    const own = sizeOf([properties]) ?? inherited;
    if (own <= INVISIBLE_SIZE) continue;
    const count = text.trim().length;
    if (count > 0) {
      size = Math.max(size, own);
      bold &&= isOn(properties?.attributes.b);
      source.languages.add(properties?.attributes.lang, count);
    }
    const link = linkOf(properties, source);
    runs.push({
      text,
      ...(isOn(properties?.attributes.b) && { bold: true }),
      ...(isOn(properties?.attributes.i) && { italic: true }),
      ...(link !== undefined && { link }),
    });
  }
  return { runs: tidyRuns(runs), look: { bold: bold && size > 0, size } };
}

function elementText(element: XmlElement): string {
  switch (element.name) {
    case 'a:r':
      return textOf(child(element, 'a:t')).replace(ESCAPED_BREAK, '\n');
    case 'a:fld':
      return /^(?:slidenum|datetime)/i.test(element.attributes.type ?? '') ? '' : textOf(child(element, 'a:t'));
    case 'a:br':
      return '\n';
    case 'a14:m':
    case 'm:oMath':
    case 'm:oMathPara':
      return ` ${equationText(element)} `;
    default:
      return '';
  }
}

function linkOf(properties: XmlElement | undefined, source: SlideSource): string | undefined {
  const id = child(properties, 'a:hlinkClick')?.attributes['r:id'];
  const relationship = id === undefined ? undefined : source.pack.relationships(source.part).get(id);
  return relationship?.external ? webLink(relationship.target) : undefined;
}
