/** Text that no font sets. A PDF shows its own fonts alone: where one is not installed, there would be boxes for words. */
import { JobFailure } from '../../../failure.ts';
import type { GlyphRun } from '../../../model/text.ts';
import { familyFor } from '../../../text/fallback.ts';
import { isMissing } from '../../../text/missing.ts';
import type { FontFile, FontSource } from '../../../world.ts';

/**
 * Passes where every glyph of the run stands for its text, and where a character is missing that its script's font does not have either.
 * @throws JobFailure where a font would have it that is not installed; the message says how to get it
 */
export function assertSet(run: GlyphRun, file: FontFile, language: string, fonts: FontSource): void {
  const character = run.texts.find((text, i) => isMissing(file, run.ids[i] ?? 0, text));
  if (character === undefined) return;
  const family = familyFor(character, language);
  if (fonts.face(family, 400)) return;
  const remedy = fonts.packageOf?.(family);
  throw new JobFailure(
    'UPSTREAM_FAILURE',
    `The presentation has text such as "${character}", and the font "${family}" that shows it is not installed here. ` +
      `${remedy ? `Install it with "npm install ${remedy}"` : 'Install it'}, or ask for PPTX, which is shown in the fonts of the reader's system.`,
  );
}
