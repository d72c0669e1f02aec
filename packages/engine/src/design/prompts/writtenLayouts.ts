/** The layouts of a file, in the order in which "New Slide" lists them, and where each face stands among them. */
import type { Layout } from '../../model/scene.ts';
import type { FaceKey } from '../layouts/faceKey.ts';
import type { Faces } from '../layouts/faces.ts';
import { type PromptParts, withPrompts } from './promptLayout.ts';
import { isPrompted, type PromptedFace } from './sampleSlides.ts';

interface Use {
  readonly face: FaceKey;
  readonly wide: boolean;
}

/** What the layouts of kinds that are drawn with shapes ask for, and whether they do on the template's wide page. */
export type Prompts = Readonly<Record<PromptedFace, PromptParts & { readonly wide: boolean }>>;

interface WrittenLayouts {
  readonly layouts: readonly Layout[];
  indexOf(face: FaceKey, wide: boolean): number;
}

/**
 * All faces of the template's own page, used or not, and those of its wide page that are used. A kind that is drawn with shapes has a layout
 * with places for its texts, for slides that are added by hand; the deck's own slides of it have their shapes and stand on a page with a title
 * alone, which is mostly the same for all such kinds.
 */
export function writtenLayouts(faces: Faces, wideFaces: Faces | undefined, pages: readonly Use[], prompts: Prompts): WrittenLayouts {
  const keys = Object.keys(faces) as FaceKey[];
  const layouts: Layout[] = [];
  const places = new Map<string, number>();
  const alone = new Map<string, number>();
  const isUsed = (key: FaceKey, wide: boolean) => pages.some((page) => page.wide === wide && page.face === key);
  const add = (key: FaceKey, wide: boolean, layout: Layout): number => {
    const index = layouts.push(layout) - 1;
    places.set(placeOf(key, wide), index);
    return index;
  };
  const addAlone = (key: FaceKey, wide: boolean, face: Layout) => {
    const content = `${wide} ${JSON.stringify([face.background, face.nodes, face.behind, face.placeholders])}`;
    const known = alone.get(content);
    if (known !== undefined) places.set(placeOf(key, wide), known);
    else alone.set(content, add(key, wide, { ...face, name: `${aloneName(key, faces)}${wide ? ', wide' : ''}` }));
  };
  for (const key of keys) {
    if (!isPrompted(key)) {
      if (key === 'exhibit') addAlone(key, false, faces[key]);
      else add(key, false, faces[key]);
      continue;
    }
    const { wide, ...parts } = prompts[key];
    layouts.push(withPrompts({ ...((wide && wideFaces) || faces)[key], name: faces[key].name }, parts));
  }
  for (const key of keys.filter(isPrompted)) if (isUsed(key, false)) addAlone(key, false, faces[key]);
  for (const key of wideFaces ? keys.filter((each) => isUsed(each, true)) : []) {
    const face = wideFaces?.[key];
    if (!face) continue;
    if (key === 'exhibit' || isPrompted(key)) addAlone(key, true, face);
    else add(key, true, { ...face, name: `${face.name}, wide` });
  }
  return { layouts, indexOf: (face, wide) => places.get(placeOf(face, wide)) ?? -1 };
}

const placeOf = (key: FaceKey, wide: boolean): string => `${key} ${wide}`;

/** A kind whose page has art of its own is told apart. */
const aloneName = (key: FaceKey, faces: Faces): string =>
  key === 'exhibit' ? faces.exhibit.name : `${faces.exhibit.name}, ${faces[key].name.toLowerCase()}`;
