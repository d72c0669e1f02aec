/** Which faces a Scene's text uses, and for which characters. */
import type { ChartNode, Scene, SceneNode } from '../../../model/scene.ts';
import type { TextBody, TextStyle } from '../../../model/text.ts';
import type { FontFile, FontSource } from '../../../world.ts';
import { textBodies } from '../text/textBodies.ts';

export interface UsedFace {
  readonly codePoints: ReadonlySet<number>;
  /** Some text asks for the face by its family; the others stand in where that lacks a character. */
  readonly own: boolean;
}

/** Those in which some text is set first, in the order in which they are first used; then those that layouts and the theme only name. */
export type UsedFaces = ReadonlyMap<FontFile, UsedFace>;

export function usedFaces(scene: Scene, fonts: FontSource): UsedFaces {
  const used = new Map<FontFile, { codePoints: Set<number>; own: boolean }>();
  const add = (face: FontFile | undefined, text: string, own = false): void => {
    if (!face) return;
    const known = used.get(face) ?? { codePoints: new Set<number>(), own };
    known.own ||= own;
    used.set(face, known);
    for (const character of text) known.codePoints.add(character.codePointAt(0) ?? 0);
  };
  const addStyle = (style: TextStyle, text: string): void => add(fonts.face(style.family, style.weight, style.italic), text, true);
  for (const body of textBodies(scene)) addBody(body, fonts, add, addStyle);
  for (const chart of charts(scene.pages.flatMap((page) => page.nodes))) {
    const { look, data } = chart;
    const names = [...data.categories, ...data.series.map((s) => s.name)].join('');
    const labels = look.pointLabels?.map((label) => label.style) ?? [];
    for (const style of [look.axisStyle, look.labelStyle, ...labels]) addStyle(style, names);
  }
  const { theme, layouts } = scene;
  const prompts = layouts.flatMap((layout) => layout.placeholders);
  for (const { style } of [{ style: theme.titleStyle }, { style: theme.bodyStyle }, ...prompts]) addStyle(style, '');
  return used;
}

function addBody(
  body: TextBody,
  fonts: FontSource,
  add: (face: FontFile | undefined, text: string) => void,
  addStyle: (style: TextStyle, text: string) => void,
): void {
  for (const line of body.lines) for (const run of line.runs) add(fonts.byId(run.font), run.texts.join(''));
  // Empty paragraphs have no glyphs, but are written in next.
  for (const paragraph of body.paragraphs) for (const run of paragraph.runs) addStyle(run.style, '');
}

function* charts(nodes: readonly SceneNode[]): Generator<ChartNode> {
  for (const node of nodes) {
    if (node.type === 'chart') yield node;
    else if (node.type === 'group') yield* charts(node.nodes);
  }
}
