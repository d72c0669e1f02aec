/** The master: the colour map, the text styles, and the placeholders that layouts hand down. */
import type { Placeholder, Scene, SceneNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import type { PartContext } from '../slide/partContext.ts';
import { nodeElement, shapeTree } from '../slide/shapeTree.ts';
import { levels } from '../text/levelStyle.ts';
import { background } from './background.ts';
import { guideList } from './guides.ts';
import { placeholderShape } from './layout.ts';

/** Master and layouts share one range of ids, from 2^31 up (ECMA-376 part 1, 19.7.12 and 19.7.15). */
export const MASTER_ID = 2_147_483_648;

export const colorMap = element('p:clrMap', {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
});

/** `layoutIds` are the relationship ids of the layouts, in order; `shared` is the art of several of them. */
export function masterRoot(scene: Scene, layoutIds: readonly string[], shared: readonly SceneNode[], context: PartContext): string {
  const art = shared.map((node) => nodeElement(node, context));
  const placeholders = masterPlaceholders(scene).map((p) => placeholderShape(p, scene.language, context, false));
  return element(
    'p:sldMaster',
    { ...presentationNamespaces, preserve: true },
    element('p:cSld', undefined, background(scene.background), shapeTree([...art, ...placeholders])),
    colorMap,
    element('p:sldLayoutIdLst', undefined, ...layoutIds.map((id, i) => element('p:sldLayoutId', { id: MASTER_ID + 1 + i, 'r:id': id }))),
    textStyles(scene, context),
    scene.guides && element('p:extLst', undefined, guideList(scene.guides)),
  );
}

/** The master can hold one placeholder of each of these kinds; its own are those of the first layout that has the kind. */
const masterTypes = ['title', 'body', 'footer', 'slideNumber'] as const;

function masterPlaceholders(scene: Scene): Placeholder[] {
  // The layout with most of them is the ordinary one, which the master should look like.
  const byUse = [...scene.layouts].sort((a, b) => countOf(b.placeholders) - countOf(a.placeholders));
  return masterTypes.flatMap((type, index) => {
    const all = byUse.flatMap((layout) => layout.placeholders).filter((p) => p.type === type);
    // Text that is added by hand is most often a list.
    const found = all.find((p) => p.bullet) ?? all[0];
    if (!found) return [];
    const { takesAll: _, ...typed } = found;
    return [{ ...typed, index }];
  });
}

const countOf = (placeholders: readonly Placeholder[]): number =>
  masterTypes.filter((type) => placeholders.some((p) => p.type === type)).length;

function textStyles(scene: Scene, { themeFonts, rtl }: PartContext): string {
  const { heading, body } = themeFonts;
  const { titleStyle, bodyStyle } = scene.theme;
  const common = { align: 'start', rtl, indent: 0 } as const;
  const title = levels({ ...common, style: titleStyle }, { fonts: themeFonts, themeFonts: [heading, body] }, 1);
  const text = levels(
    { ...common, style: bodyStyle, indent: bodyStyle.size, bullet: '•' },
    { fonts: themeFonts, themeFonts: [body, heading] },
  );
  const other = levels({ ...common, style: bodyStyle }, { fonts: themeFonts, themeFonts: [body, heading] });
  return element(
    'p:txStyles',
    undefined,
    element('p:titleStyle', undefined, ...title),
    element('p:bodyStyle', undefined, ...text),
    element('p:otherStyle', undefined, ...other),
  );
}
