/** Slides: what is on top of their layout. */
import type { Frame, Layout, Page, SceneNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import type { PartContext } from '../slide/partContext.ts';
import { nodeElement, shapeTree } from '../slide/shapeTree.ts';
import { background } from './background.ts';
import { standIns } from './layout.ts';

export function slideRoot(page: Page, context: PartContext): string {
  const { layout } = context;
  const hides = layout !== undefined && standIns(layout).length > 0;
  const nodes = hides ? [...uncovered(layout, page), ...page.nodes] : page.nodes;
  return element(
    'p:sld',
    { ...presentationNamespaces, showMasterSp: hides ? false : undefined },
    element(
      'p:cSld',
      undefined,
      page.background && background(page.background),
      shapeTree(nodes.map((node) => nodeElement(node, context))),
    ),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  );
}

/** Of the layout's art, which the slide hides, what no picture of the slide lies on: the slide shows it itself. */
function uncovered(layout: Layout, page: Page): SceneNode[] {
  const covers = ({ x, y, w, h }: Frame, { frame }: SceneNode) =>
    x <= frame.x && y <= frame.y && x + w >= frame.x + frame.w && y + h >= frame.y + frame.h;
  return layout.nodes.filter((node) => !page.nodes.some(({ type, frame }) => type === 'picture' && covers(frame, node)));
}
