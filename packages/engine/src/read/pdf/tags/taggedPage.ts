/** A page's passages, tables and pictures as its tags name them. */
import { isCaption } from '../blocks/caption.ts';
import type { Passage } from '../blocks/passage.ts';
import type { Element } from '../blocks/passages.ts';
import type { Line } from '../line/line.ts';
import { segmentsOf } from '../line/segments.ts';
import { wholeLines } from '../line/wholeLines.ts';
import type { Span } from '../page/pageContent.ts';
import type { FoundPicture } from '../picture/foundPicture.ts';
import { boxOf } from '../table/rows.ts';
import { contains, marksOf, type TagNode } from './structure.ts';
import { taggedTable } from './taggedTable.ts';

type Role = NonNullable<Passage['role']>;

export interface TaggedPage {
  readonly elements: Element[];
  /** The spans that the tags did not name. */
  readonly rest: Span[];
}

/** `number` is the page's index; `spans` those of its text. */
export function taggedPage(tree: TagNode, number: number, spans: readonly Span[], pictures: readonly FoundPicture[]): TaggedPage {
  const walk = new TagWalk(number, spans, pictures);
  walk.node(tree, { kind: 'paragraph', level: 0 }, -1);
  return { elements: walk.elements, rest: walk.rest() };
}

class TagWalk {
  readonly elements: Element[] = [];
  readonly #page: number;
  readonly #byMark = new Map<number, Span[]>();
  readonly #spans: readonly Span[];
  readonly #pictures: readonly FoundPicture[];
  readonly #taken = new Set<Span>();

  constructor(page: number, spans: readonly Span[], pictures: readonly FoundPicture[]) {
    this.#page = page;
    this.#spans = spans;
    this.#pictures = pictures;
    for (const span of spans) {
      if (span.mark === undefined) continue;
      const known = this.#byMark.get(span.mark);
      if (known) known.push(span);
      else this.#byMark.set(span.mark, [span]);
    }
  }

  rest(): Span[] {
    return this.#spans.filter((span) => !this.#taken.has(span));
  }

  /** `role` is what the elements around say; `depth` counts the lists around, from -1. */
  node(node: TagNode, role: Role, depth: number): void {
    const { role: name } = node;
    if (name === 'Artifact') return;
    const own = roleOf(name, role, depth);
    if (name === 'Table' && contains(node, /^TR$/)) this.#table(node);
    else if (name === 'Figure' || name === 'Formula') this.#figure(node, role);
    else if (name === 'L') this.#list(node, depth + 1);
    else if (isLeaf(node)) this.#passage(marksOf(node), own);
    else this.#mixed(node, own, depth);
  }

  /** Text beside elements of its own, as an item's words beside the list within it. */
  #mixed(node: TagNode, own: Role, depth: number): void {
    let loose: number[] = [];
    const flush = () => {
      if (loose.length > 0) this.#passage(loose, own);
      loose = [];
    };
    for (const child of node.children) {
      if (child.mark !== undefined || INLINE.test(child.role)) loose.push(...marksOf(child));
      else {
        flush();
        this.node(child, own, depth);
      }
    }
    flush();
  }

  #list(node: TagNode, depth: number): void {
    for (const child of node.children) {
      if (child.role === 'LI') this.#item(child, depth);
      else this.node(child, { kind: 'item', level: depth }, depth);
    }
  }

  /** The label and the first text are the item; lists within follow it. */
  #item(node: TagNode, depth: number): void {
    const text: number[] = [];
    const later: TagNode[] = [];
    const gather = (child: TagNode): void => {
      if (/^(?:L|Table|Figure|Formula)$/.test(child.role)) later.push(child);
      else if (child.mark !== undefined) text.push(child.mark);
      else for (const inner of child.children) gather(inner);
    };
    for (const child of node.children) gather(child);
    this.#passage(text, { kind: 'item', level: depth });
    for (const child of later) this.node(child, { kind: 'item', level: depth }, depth);
  }

  #take(marks: readonly number[]): Span[] {
    const spans = marks.flatMap((mark) => this.#byMark.get(mark) ?? []).filter((span) => !this.#taken.has(span));
    for (const span of spans) this.#taken.add(span);
    return spans;
  }

  #passage(marks: readonly number[], role: Role): void {
    const spans = this.#take(marks);
    if (spans.length === 0) return;
    const lines: Line[] = wholeLines(segmentsOf(spans));
    const before = this.elements.at(-1);
    const last = before?.kind === 'passage' ? before.passage.lines.at(-1) : undefined;
    const first = lines[0];
    const above = last && first && first.y > last.y ? (first.y0 - last.y1) / first.size : Number.POSITIVE_INFINITY;
    this.elements.push({ kind: 'passage', passage: { lines, page: this.#page, role, above } });
  }

  #table(node: TagNode): void {
    const caption = node.children.find((child) => child.role === 'Caption');
    if (caption) this.#passage(marksOf(caption), { kind: 'caption', level: 0 });
    const table = taggedTable(node, (marks) => this.#take(marks));
    if (table) this.elements.push({ kind: 'table', table, x0: table.x0, y0: table.y0, x1: table.x1, y1: table.y1 });
  }

  /** A figure of HTML holds the image, a figure again, and its caption, which may be a paragraph. */
  #figure(node: TagNode, role: Role): void {
    for (const child of node.children) if (child.role === 'Figure') this.#figure(child, role);
    const own = node.children.filter((child) => child.role !== 'Figure' && child.role !== 'Caption');
    const marks = new Set(own.flatMap(marksOf));
    for (const picture of this.#pictures) {
      if (picture.mark === undefined || !marks.has(picture.mark)) continue;
      this.elements.push({ kind: 'picture', picture: { ...picture, ...(node.alt && { alt: node.alt }) }, ...boxOf([picture]) });
    }
    for (const child of node.children) if (child.role === 'Caption') this.#passage(marksOf(child), { kind: 'caption', level: 0 });
    const below = own.filter((child) => node.role === 'Figure' && child.role === 'P' && isCaption(textOf(this.#linesOf(marksOf(child)))));
    const drawn = own.filter((child) => !below.includes(child)).flatMap(marksOf);
    const captioned = below.length > 0 || node.children.some((child) => child.role === 'Caption');
    if (captioned && isDrawnLabels(this.#linesOf(drawn))) this.#take(drawn);
    this.#passage(drawn, role);
    for (const child of below) this.#passage(marksOf(child), { kind: 'caption', level: 0 });
  }

  #linesOf(marks: readonly number[]): Line[] {
    const spans = marks.flatMap((mark) => this.#byMark.get(mark) ?? []).filter((span) => !this.#taken.has(span));
    return wholeLines(segmentsOf(spans));
  }
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

/** Values, an axis and a legend: none of the lines says anything without the drawing. */
const isDrawnLabels = (lines: readonly Line[]): boolean =>
  lines.length >= FEWEST_LABELS && lines.every(({ text }) => text.split(' ').length <= LONGEST_LABEL && !/[.!?。！？]$/u.test(text));
const FEWEST_LABELS = 3;
const LONGEST_LABEL = 8;

const INLINE = /^(?:Span|Link|Quote|Reference|Em|Strong|Lbl|Annot|Ruby|RB|RT|RP|Warichu|Code|BibEntry|Sub|NonStruct)?$/;

/** All of it is text of one passage. */
const isLeaf = (node: TagNode): boolean =>
  node.children.length > 0 && node.children.every((child) => child.mark !== undefined || (INLINE.test(child.role) && isInline(child)));
const isInline = (node: TagNode): boolean =>
  node.children.every((child) => child.mark !== undefined || (INLINE.test(child.role) && isInline(child)));

function roleOf(name: string, around: Role, depth: number): Role {
  const heading = /^H([1-6])?$/.exec(name);
  if (heading) return { kind: 'heading', level: Number(heading[1] ?? 1) };
  if (name === 'Title') return { kind: 'heading', level: 1 };
  if (name === 'BlockQuote') return { kind: 'quote', level: 0 };
  if (name === 'Caption') return { kind: 'caption', level: 0 };
  if (name === 'Code') return { kind: 'code', level: 0 };
  if (name === 'P' || name === 'Span' || INLINE.test(name)) return around;
  return depth >= 0 ? around : { kind: 'paragraph', level: 0 };
}
