/** Set text under its tags: headings, paragraphs, lists, quotes and links. */

import { linkedPage } from '../../../model/pageLink.ts';
import type { Frame, Role, ShapeNode } from '../../../model/scene.ts';
import type { GlyphRun, Line, Paragraph, TextBody } from '../../../model/text.ts';
import { webAddress } from '../../../model/webAddress.ts';
import type { Element, ElementProperties } from '../structure/element.ts';
import type { Assets } from './assets.ts';
import { withDirectionMarks } from './directionMarks.ts';
import type { SlidePage } from './slidePage.ts';
import { type PlacedRuns, paintRuns, place } from './textLines.ts';
import { withWholeWords } from './wholeWords.ts';

export const hasText = (node: ShapeNode): node is ShapeNode & { text: TextBody } =>
  node.text?.lines.some((line) => line.runs.length > 0) ?? false;

interface SetParagraph {
  readonly paragraph: Paragraph;
  readonly lines: readonly Line[];
}

export function drawText(page: SlidePage, body: TextBody, frame: Frame, role: Role, parent: Element, assets: Assets): void {
  const paragraphs = setParagraphs(body);
  if (role === 'title' || role === 'heading') {
    // A heading each: nothing would part the words of two paragraphs in one.
    for (const set of paragraphs) {
      const heading = parent.child(role === 'title' ? 'H1' : 'H2', languageOf(set.paragraph, assets));
      drawRuns(page, heading, contentOf(set, frame), assets);
    }
    return;
  }
  const host = role === 'quote' ? parent.child('BlockQuote') : parent;
  drawParagraphs(page, paragraphs, frame, host, assets, role === 'list');
}

/** The text of a table's cell, under the cell's own element. */
export function drawCellText(page: SlidePage, body: TextBody, frame: Frame, cell: Element, assets: Assets): void {
  drawParagraphs(page, setParagraphs(body), frame, cell, assets, false);
}

/** Paragraphs that have anything to show, each with its lines. */
function setParagraphs({ paragraphs, lines }: TextBody): SetParagraph[] {
  const byParagraph = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.runs.length === 0) continue;
    const known = byParagraph.get(line.paragraph);
    if (known) known.push(line);
    else byParagraph.set(line.paragraph, [line]);
  }
  return [...byParagraph].flatMap(([index, own]) => {
    const paragraph = paragraphs[index];
    return paragraph ? [{ paragraph, lines: own }] : [];
  });
}

/** A list that may go on: its items' indent, and the body of its last item, where what is indented further belongs. */
interface OpenList {
  readonly indent: number;
  readonly labelled: boolean;
  readonly list: Element;
  body: Element;
}

/**
 * Paragraphs with a bullet are items of lists, nested by their indents; what follows without one and as far in goes on with the item. Where
 * `allItems` is set, paragraphs are items of a list without labels as well.
 */
function drawParagraphs(
  page: SlidePage,
  paragraphs: readonly SetParagraph[],
  frame: Frame,
  parent: Element,
  assets: Assets,
  allItems: boolean,
): void {
  const open: OpenList[] = [];
  for (const set of paragraphs) {
    const { paragraph } = set;
    const properties = languageOf(paragraph, assets);
    const content = contentOf(set, frame);
    if (!paragraph.bullet && (!allItems || open.at(-1)?.labelled)) {
      const item = open.at(-1);
      const continues = item?.labelled && paragraph.indent >= item.indent;
      if (!continues) open.length = 0;
      drawRuns(page, (continues ? item.body : parent).child('P', properties), content, assets);
      continue;
    }
    const list = listFor(paragraph, open, parent);
    const item = list.list.child('LI', properties);
    const label = labelOf(set, frame);
    if (label.length > 0) paintRuns(page.content, label, assets, page.tagged(item.child('Lbl')));
    list.body = item.child('LBody');
    drawRuns(page, list.body, content, assets);
  }
}

/** The list that the item belongs to, opened when it is indented further than those that are open. */
function listFor(paragraph: Paragraph, open: OpenList[], parent: Element): OpenList {
  while ((open.at(-1)?.indent ?? 0) > paragraph.indent) open.pop();
  const current = open.at(-1);
  if (current && current.indent === paragraph.indent) return current;
  const numbering = paragraph.bullet?.number !== undefined ? 'Decimal' : paragraph.bullet ? 'Disc' : 'None';
  const list = (current?.body ?? parent).child('L', { numbering });
  const opened: OpenList = { indent: paragraph.indent, labelled: paragraph.bullet !== undefined, list, body: list };
  open.push(opened);
  return opened;
}

const languageOf = (paragraph: Paragraph | undefined, { language }: Assets): ElementProperties =>
  paragraph && paragraph.language !== language ? { language: paragraph.language } : {};

/** The bullet or number of an item; what is written from right to left stands in its order, since a label's runs have no places of their own. */
const labelOf = ({ paragraph, lines }: SetParagraph, frame: Frame): PlacedRuns[] =>
  lines.flatMap((line) => {
    const runs = line.runs.filter((run) => run.bullet);
    if (runs.length === 0) return [];
    return [place(line, paragraph.rtl ? withDirectionMarks(runs.toReversed(), true) : runs, frame)];
  });

/** In logical order: runs come in visual order, and a tag's content is read as it comes. */
function contentOf({ paragraph, lines }: SetParagraph, frame: Frame): PlacedRuns[] {
  const runs = lines.map((line) => line.runs.filter((run) => !run.bullet).sort((a, b) => (a.start ?? 0) - (b.start ?? 0)));
  const read = paragraph.rtl ? runs.map((line) => withDirectionMarks(line)) : withWholeWords(runs);
  return lines.map((line, i) => place(line, read[i] ?? [], frame));
}

/** Draws the runs under the element; those of a link under a Link element of its own, which leads to the link's areas. */
function drawRuns(page: SlidePage, element: Element, lines: readonly PlacedRuns[], assets: Assets): void {
  for (const { link, placed } of byLink(lines)) {
    const owner = link === undefined ? element : element.child('Link');
    paintRuns(page.content, placed, assets, page.tagged(owner));
    if (link === undefined) continue;
    const target = linkedPage(link);
    const to = target === undefined ? link : { page: target, title: assets.titles[target] ?? link };
    for (const part of placed) page.link(owner, area(part), to);
  }
}

function byLink(lines: readonly PlacedRuns[]): { link: string | undefined; placed: PlacedRuns[] }[] {
  const groups: { link: string | undefined; placed: (PlacedRuns & { runs: GlyphRun[] })[] }[] = [];
  for (const line of lines) {
    for (const [i, run] of line.runs.entries()) {
      const group = groups.at(-1);
      const part = group?.placed.at(-1);
      const link = run.link === undefined || linkedPage(run.link) !== undefined ? run.link : webAddress(run.link);
      if (!group || group.link !== link) groups.push({ link, placed: [{ ...line, runs: [run] }] });
      else if (i === 0 || !part) group.placed.push({ ...line, runs: [run] });
      else part.runs.push(run);
    }
  }
  return groups;
}

/** Around the runs, from above the ascenders to below the descenders of nearly all fonts. */
function area({ x, baseline, runs }: PlacedRuns): Frame {
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width));
  const size = Math.max(...runs.map((run) => run.size));
  return { x: x + left, y: baseline - size, w: right - left, h: size * 1.25 };
}
