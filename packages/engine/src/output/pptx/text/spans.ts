/** Cuts a run where one set of fonts no longer serves: `b` counts for all three fonts of a run, and each font has one name. */
import type { TextRun } from '../../../model/text.ts';
import type { Typeface } from './faceNames.ts';
import { type FallbackFace, noFallback } from './fallbackFaces.ts';
import { type FontSlot, scriptOf } from './script.ts';
import type { ThemeFonts } from './themeFonts.ts';

export interface Span {
  readonly text: string;
  readonly bold: boolean;
  /** A face stands in that has no italics: slanting it would spoil letters that are never slanted, as in Arabic. */
  readonly upright?: true;
  /** The typefaces that the text needs: a slot that no character needs is left out. */
  readonly names: Partial<Record<FontSlot, string>>;
}

/** Latin letters with digits, spaces and the punctuation of the same blocks: most text, which its own face sets. */
const plain = /^[\x20-\u024F\u2010-\u203A]*$/;

/** The run's text in as few spans as its faces allow; no span for an empty run. */
export function spansOf(run: TextRun, faceOf: FallbackFace, fonts: ThemeFonts): Span[] {
  const { text } = run;
  const own = fonts.typefaceOf(run.style);
  if (faceOf === noFallback && plain.test(text)) return text ? [{ text, bold: own.bold, names: { latin: own.name } }] : [];
  const spans: Span[] = [];
  let names: Span['names'] = {};
  // Undefined until a character demands a face: what stands before it goes along with it.
  let bold: boolean | undefined;
  let upright = false;
  let start = 0;
  let at = 0;
  const close = (): void => {
    if (at > start) spans.push({ text: text.slice(start, at), bold: bold ?? own.bold, ...(upright && { upright }), names });
    names = {};
    start = at;
  };
  for (const character of text) {
    const need = needOf(character, run, own, faceOf, fonts);
    if (need) {
      if (
        bold !== undefined &&
        !(
          bold === need.face.bold &&
          upright === need.upright &&
          need.slots.every((slot) => (names[slot] ?? need.face.name) === need.face.name)
        )
      )
        close();
      bold = need.face.bold;
      upright = need.upright;
      for (const slot of need.slots) names[slot] = need.face.name;
    }
    at += character.length;
  }
  close();
  return spans;
}

interface Need {
  readonly slots: readonly FontSlot[];
  readonly face: Typeface;
  readonly upright: boolean;
}

/** Spaces, digits, punctuation and marks go along with their neighbours, whichever face they were measured in. */
const companion = /[\p{Z}\p{N}\p{P}\p{M}\p{Cf}]/u;

/** Undefined for what makes no demand. */
function needOf(character: string, run: TextRun, own: Typeface, faceOf: FallbackFace, { nameOf }: ThemeFonts): Need | undefined {
  const slot = scriptOf(character.codePointAt(0) ?? 0)?.slot;
  if (!slot && companion.test(character)) return undefined;
  const fallback = faceOf(character, run.style);
  const upright = Boolean(run.style.italic && fallback && !fallback.italic);
  if (slot) return { slots: [slot], face: fallback ? nameOf(fallback) : own, upright };
  // Applications take symbols from either font, by the language of the text.
  return fallback && { slots: ['latin', 'ea'], face: nameOf(fallback), upright };
}
