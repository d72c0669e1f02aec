/** The faces of content: those with a page number. Covers, sections and last pages have neither number nor footer. */
import type { Layout, Placeholder, SceneNode } from '../../model/scene.ts';
import type { FaceKey } from './faceKey.ts';
import type { Faces } from './faces.ts';

const isContent = ({ placeholders }: Layout): boolean => placeholders.some(({ type }) => type === 'slideNumber');

/** The nodes on every face of content, after its art, and `footer` in the place of its own. */
export function onContentFaces(faces: Faces, nodes: readonly SceneNode[], footer: Placeholder): Faces {
  const furnished = (face: Layout): Layout => ({
    ...face,
    nodes: [...face.nodes, ...nodes],
    placeholders: face.placeholders.map((placeholder) => (placeholder.type === 'footer' ? footer : placeholder)),
  });
  const keys = Object.keys(faces) as FaceKey[];
  return Object.fromEntries(keys.map((key) => [key, isContent(faces[key]) ? furnished(faces[key]) : faces[key]])) as Faces;
}
