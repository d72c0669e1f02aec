/** Cuts a run where one set of fonts no longer serves: `b` counts for all three fonts of a run, and each font has one name. */
import type { TextRun } from '../../../model/text.ts';
import type { FallbackFace } from './fallbackFaces.ts';
import { type FontSlot, scriptOf } from './script.ts';
import { type ThemeFonts, type Typeface, typefaceOfFile } from './themeFonts.ts';

export interface Span {
  text: string;
  readonly bold: boolean;
  /** The typefaces that the text needs: a slot that no character needs is left out. */
  readonly names: Partial<Record<FontSlot, string>>;
}

/** The run's text in as few spans as its faces allow; no span for an empty run. */
export function spansOf(run: TextRun, faceOf: FallbackFace, fonts: ThemeFonts): Span[] {
  const own = fonts.typefaceOf(run.style);
  const spans: Span[] = [];
  let current: Span | undefined;
  for (const character of run.text) {
    const need = needOf(character, run, own, faceOf);
    if (!current || (need && !fits(current, need))) {
      current = { text: '', bold: need?.face.bold ?? own.bold, names: {} };
      spans.push(current);
    }
    current.text += character;
    if (need) current.names[need.slot] = need.face.name;
  }
  return spans;
}

interface Need {
  readonly slot: FontSlot;
  readonly face: Typeface;
}

/** Undefined for what goes along with its neighbours: spaces, digits and marks in the run's own face. */
function needOf(character: string, run: TextRun, own: Typeface, faceOf: FallbackFace): Need | undefined {
  const slot = scriptOf(character.codePointAt(0) ?? 0)?.slot;
  const fallback = faceOf(character, run.style);
  if (!slot && !fallback) return undefined;
  return { slot: slot ?? 'latin', face: fallback ? typefaceOfFile(fallback) : own };
}

function fits(span: Span, need: Need): boolean {
  const name = span.names[need.slot];
  return span.bold === need.face.bold && (name === undefined || name === need.face.name);
}
