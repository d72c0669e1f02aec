/** Slides: what is on top of their layout. */
import type { Page } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import type { PartContext } from '../slide/partContext.ts';
import { nodeElement, shapeTree } from '../slide/shapeTree.ts';
import { background } from './background.ts';
import { standIns } from './layout.ts';

export const slideRoot = (page: Page, context: PartContext): string =>
  element(
    'p:sld',
    { ...presentationNamespaces, showMasterSp: context.layout && standIns(context.layout).length > 0 ? false : undefined },
    element(
      'p:cSld',
      undefined,
      page.background && background(page.background),
      shapeTree(page.nodes.map((node) => nodeElement(node, context))),
    ),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  );
