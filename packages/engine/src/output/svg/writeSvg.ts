/**
 * A page of a Scene to a picture in SVG, for previews: text as outlines, so that it looks the same wherever it is shown. The same page
 * gives the same text.
 */

import type { Page, Scene, SceneNode } from '../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../model/units.ts';
import { escapeText } from '../../xml/escape.ts';
import type { Canvas, SvgResources } from './canvas.ts';
import { Defs } from './defs.ts';
import { svgPicture } from './picture.ts';
import { svgShape } from './shape.ts';
import { svgTable } from './table.ts';
import { svgText } from './text.ts';

/** @throws when a font or a picture that the page names is missing */
export function writeSvg(scene: Scene, page: Page, resources: SvgResources): string {
  const canvas: Canvas = { scene, resources, defs: new Defs(scene.theme.palette) };
  const layout = scene.layouts[page.layout];
  const frame = { x: 0, y: 0, w: SLIDE_WIDTH, h: SLIDE_HEIGHT };
  const fill = page.background ?? layout?.background ?? scene.background;
  const body = [
    svgShape({ geometry: { type: 'rect' }, frame, fill }, canvas.defs),
    ...[...(layout?.nodes ?? []), ...page.nodes].map((node) => svgNode(node, canvas)),
  ].join('');
  const size = `width="${SLIDE_WIDTH}" height="${SLIDE_HEIGHT}" viewBox="0 0 ${SLIDE_WIDTH} ${SLIDE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapeText(page.title)}</title>${canvas.defs.toString()}${body}</svg>`;
}

function svgNode(node: SceneNode, canvas: Canvas): string {
  switch (node.type) {
    case 'shape':
      return svgShape(node, canvas.defs) + (node.text ? svgText(node.text, node.frame, canvas) : '');
    case 'picture':
      return svgPicture(node, canvas);
    case 'table':
      return svgTable(node, canvas);
    case 'chart':
      return node.drawing.map((part) => svgNode(part, canvas)).join('');
    case 'group':
      return node.nodes.map((member) => svgNode(member, canvas)).join('');
  }
}
