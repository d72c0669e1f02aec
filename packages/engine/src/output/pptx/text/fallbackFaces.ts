/** Faces that stand in for a style's own where it lacks a character, as the glyphs of a text body show them. */
import type { TextBody, TextStyle } from '../../../model/text.ts';
import { isMissing } from '../../../text/missing.ts';
import type { FontFile, FontSource } from '../../../world.ts';

/** The face that draws the character instead of the style's own; undefined when that draws it itself. */
export type FallbackFace = (character: string, style: TextStyle) => FontFile | undefined;

/** Of a paragraph that is set in its own faces alone. */
export const noFallback: FallbackFace = () => undefined;

/** One lookup for each paragraph of the body that has foreign glyphs. */
export function fallbackFaces(body: TextBody, fonts: FontSource): (paragraph: number) => FallbackFace {
  const byParagraph = new Map<number, Map<string, FontFile[]>>();
  for (const line of body.lines) {
    for (const run of line.runs) {
      const face = run.bullet ? undefined : fonts.byId(run.font);
      if (!face || body.paragraphs[line.paragraph]?.runs.some((r) => r.style.family === face.family)) continue;
      const characters = byParagraph.get(line.paragraph) ?? new Map<string, FontFile[]>();
      byParagraph.set(line.paragraph, characters);
      for (const [i, text] of run.texts.entries()) {
        if (isMissing(face, run.ids[i] ?? 0, text)) continue;
        for (const character of text) remember(characters, character, face);
      }
    }
  }
  if (byParagraph.size === 0) return () => noFallback;
  return (paragraph) => {
    const characters = byParagraph.get(paragraph);
    return characters ? (character, style) => nearest(characters.get(character), style) : noFallback;
  };
}

function remember(characters: Map<string, FontFile[]>, character: string, face: FontFile): void {
  const faces = characters.get(character);
  if (!faces) characters.set(character, [face]);
  else if (!faces.includes(face)) faces.push(face);
}

/** A paragraph in two weights has two fallback faces: each run gets the one nearest to its own. */
function nearest(faces: readonly FontFile[] | undefined, style: TextStyle): FontFile | undefined {
  return faces?.reduce((best, face) => (Math.abs(face.weight - style.weight) < Math.abs(best.weight - style.weight) ? face : best));
}
