/**
 * What a checker of PDF/UA-1 (ISO 14289-1) would find: the conditions of the Matterhorn Protocol 1.1 that a program can decide and that
 * concern what our files can hold. Numbers are the protocol's.
 */
import { parseXml } from '../pptx/xmlTree.ts';
import { fontFaults } from './fontFaults.ts';
import { type PdfDocument, refOf } from './reader/document.ts';
import { readTags, type TagNode } from './reader/tags.ts';
import { type PdfDict, type PdfValue, textOf } from './reader/values.ts';

/** All faults of the file, each with the number of its condition. */
export function uaFaults(pdf: PdfDocument): string[] {
  const { root, pages } = readTags(pdf);
  return [
    ...pages.flatMap(({ unmarked }, i) => unmarked.map((operator) => `01-005: page ${i + 1} paints ${operator} outside of all marks`)),
    ...documentFaults(pdf),
    ...headingFaults(root),
    ...nodesOf(root).flatMap((node) => [...elementFaults(node)]),
    ...pdf.pages.flatMap((page, i) => [...annotationFaults(pdf, page, `page ${i + 1}`)]),
    ...fontsOf(pdf).flatMap((font) => [...fontFaults(pdf, font)]),
  ];
}

const nodesOf = (node: TagNode): TagNode[] => [node, ...node.kids.flatMap(nodesOf)];

/** Each font of the file once, whichever pages show it. */
function fontsOf(pdf: PdfDocument): PdfValue[] {
  const all = pdf.pages.flatMap((page) => Object.values(pdf.dict(pdf.dict(page.Resources).Font ?? {})));
  return [...new Map(all.map((font) => [refOf(font), font])).values()];
}

function* documentFaults(pdf: PdfDocument): Generator<string> {
  const { catalog } = pdf;
  if (pdf.dict(catalog.MarkInfo).Marked !== true) yield '06-001: the file is not marked as tagged';
  if (!textOf(catalog.Lang)) yield '11-006: the document has no language';
  if (pdf.dict(catalog.ViewerPreferences).DisplayDocTitle !== true) yield '07-002: the title is not shown';
  const xmp = pdf.stream(catalog.Metadata).toString('utf8');
  const packet = xmp.slice(xmp.indexOf('<x:xmpmeta'), xmp.lastIndexOf('<?xpacket'));
  parseXml(packet.trim());
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(packet)) yield '06-002: the metadata does not claim PDF/UA-1';
  if (!/<dc:title><rdf:Alt><rdf:li[^>]*>[^<]+</.test(packet)) yield '06-003: the metadata have no title';
  if (pdf.trailer.Encrypt) yield '26-001: the file is encrypted';
  if (!catalog.Outlines) yield 'the file has no bookmarks';
}

/** Levels go down one by one. */
function* headingFaults(root: TagNode): Generator<string> {
  let level = 0;
  for (const { tag, text } of nodesOf(root)) {
    const own = Number(/^H([1-6])$/.exec(tag)?.[1] ?? Number.NaN);
    if (Number.isNaN(own)) continue;
    if (own > level + 1) yield `14-003: "${text}" is a heading of level ${own} after one of level ${level}`;
    level = own;
  }
}

const tags = new Set('Document Sect Div H1 H2 P BlockQuote L LI Lbl LBody Table TR TH TD Link Figure'.split(' '));
/** What may stand in an element, where that is limited. */
const inside: Readonly<Record<string, readonly string[]>> = {
  Document: ['Sect'],
  L: ['LI', 'L'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR'],
  TR: ['TH', 'TD'],
};
/** What an element stands in, where that is limited. */
const within: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

function* elementFaults(node: TagNode): Generator<string> {
  const { tag, kids } = node;
  if (!tags.has(tag)) yield `02-001: "${tag}" is no standard type that we use`;
  for (const kid of kids) {
    const allowed = inside[tag];
    if (allowed && !allowed.includes(kid.tag)) yield `09-004: a ${kid.tag} stands in a ${tag}`;
    const hosts = within[kid.tag];
    if (hosts && !hosts.includes(tag)) yield `09-004: a ${kid.tag} stands in a ${tag}`;
  }
  if (tag === 'Figure' && !node.alt?.trim()) yield '13-004: a figure has no alternative text';
  if (tag === 'Figure' && !Array.isArray(node.attributes.BBox)) yield 'a figure has no bounding box';
  if (tag === 'TH' && !node.attributes.Scope) yield '15-003: a header cell has no scope';
  if (tag === 'Table' && new Set(kids.map((row) => row.kids.length)).size > 1) yield 'a table has rows of different lengths';
  if (tag === 'Link' && node.annotations === 0) yield `28-011: the link "${node.text}" has no annotation`;
  if (kids.length === 0 && node.text === '' && tag !== 'Figure' && tag !== 'TD' && tag !== 'TH') yield `a ${tag} is empty`;
}

function* annotationFaults(pdf: PdfDocument, page: PdfDict, where: string): Generator<string> {
  const annotations = pdf.list(page.Annots).map(pdf.dict);
  if (annotations.length > 0 && page.Tabs !== '/S') yield `28-009: ${where} is not tabbed through in the order of its structure`;
  for (const annotation of annotations) {
    if (annotation.Subtype !== '/Link') yield `28-006: ${where} has an annotation that is no link`;
    if (!textOf(annotation.Contents)) yield `28-012: a link on ${where} has no description`;
    if (typeof annotation.StructParent !== 'number') yield `28-002: a link on ${where} is not in the structure`;
    if (refOf(annotation.P) === undefined) yield `a link on ${where} does not say its page`;
  }
}
