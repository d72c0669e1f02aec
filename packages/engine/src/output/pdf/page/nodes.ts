/** The nodes of a Scene, drawn on a page and tagged by what they are. */
import { pageLink } from '../../../model/pageLink.ts';
import type { Frame, GroupNode, SceneNode, ShapeNode } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';
import { sideways, turnMatrix } from '../../../model/turn.ts';
import type { ContentStream } from '../content/contentStream.ts';
import { paintShape } from '../content/paintShape.ts';
import type { Element } from '../structure/element.ts';
import type { Assets } from './assets.ts';
import type { Mark } from './mark.ts';
import { paintPicture } from './picture.ts';
import type { SlidePage } from './slidePage.ts';
import { drawTable, paintTable } from './table.ts';
import { drawText, hasText } from './text.ts';
import { paintText } from './textLines.ts';

/** Draws the node as content under `parent`. */
export function drawNode(page: SlidePage, node: SceneNode, parent: Element, assets: Assets): void {
  if (node.decorative || (node.type === 'shape' && node.role === 'artifact')) {
    paintNode(page.content, node, assets, page.artifact(node.decorative ? undefined : 'pagination'));
    return;
  }
  if (node.type === 'shape' && hasText(node)) drawTextShape(page, node, parent, assets);
  else if (node.type === 'table') drawTable(page, node, parent, assets);
  else if (node.type === 'group' && containsText(node)) {
    const division = parent.child('Div', { title: node.alt });
    for (const member of node.nodes) drawNode(page, member, division, assets);
  } else drawFigure(page, node, parent, assets);
}

/** Shapes, pictures and charts without text that is read: one figure with its description, or decoration where there is none. */
function drawFigure(page: SlidePage, node: SceneNode, parent: Element, assets: Assets): void {
  const figure = node.alt === undefined ? undefined : parent.child('Figure', { alt: node.alt, box: node.frame });
  const mark = figure ? page.tagged(figure) : page.artifact();
  paintNode(page.content, node, assets, mark);
  // A clear frame tells what stands below it: its figure needs a place in the content, though nothing is painted.
  if (figure && node.type === 'shape' && !node.fill && !node.stroke) mark(() => {});
}

function drawTextShape(page: SlidePage, node: ShapeNode & { text: TextBody }, parent: Element, assets: Assets): void {
  if (node.fill || node.stroke) page.artifact()(() => paintShape(page.content, node, assets.paints));
  const { role = 'body', goTo } = node;
  const text = goTo === undefined ? node.text : leadingTo(goTo, node.text);
  inTextFrame(page.content, text, node.frame, (frame) => drawText(page, text, frame, role, parent, assets));
}

/** All words lead to the page. */
const leadingTo = (page: number, text: TextBody): TextBody => ({
  ...text,
  lines: text.lines.map((line) => ({ ...line, runs: line.runs.map((run) => (run.bullet ? run : { ...run, link: pageLink(page) })) })),
});

/** Draws in the box that the text is set in, which lies on its side where the text is turned. */
function inTextFrame(content: ContentStream, { turn }: TextBody, frame: Frame, draw: (frame: Frame) => void): void {
  if (turn) content.transformed(turnMatrix(turn, frame), () => draw(sideways(frame)));
  else draw(frame);
}

const containsText = (group: GroupNode): boolean =>
  group.nodes.some((node) => !node.decorative && (node.type === 'table' || (node.type === 'shape' && hasText(node))));

/** Paints the node with all that is in it, under one kind of mark. */
export function paintNode(content: ContentStream, node: SceneNode, assets: Assets, mark: Mark): void {
  switch (node.type) {
    case 'shape':
      if (node.fill || node.stroke) mark(() => paintShape(content, node, assets.paints));
      if (node.text) {
        const { text } = node;
        inTextFrame(content, text, node.frame, (frame) => paintText(content, text, frame, assets, mark));
      }
      break;
    case 'picture':
      mark(() => paintPicture(content, node, assets.images));
      break;
    case 'table':
      paintTable(content, node, assets, mark);
      break;
    case 'chart':
      for (const part of node.drawing) paintNode(content, part, assets, mark);
      break;
    case 'group':
      for (const member of node.nodes) paintNode(content, member, assets, mark);
  }
}
