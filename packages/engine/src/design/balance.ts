/** Balanced lines: a text of few lines in the narrowest column that keeps their number, so that no word is left alone on the last. */
import type { Frame } from '../model/scene.ts';
import type { Paragraph } from '../model/text.ts';
import { measure } from './sheet.ts';
import type { Stage } from './stage.ts';

/** With more lines than these a text is read, not seen. */
const MOST_LINES = 5;
/** A column below this share of the frame's width would look like a mistake. */
const NARROWEST = 0.5;
const STEP = 12;

/**
 * Width in points, at most that of the frame. Lines end at the same words in it whether an application uses the column to its last point
 * or keeps the reserve that the typesetter keeps. A text of one line keeps the frame's width.
 */
export function balancedWidth(paragraphs: readonly Paragraph[], frame: Frame, stage: Stage): number {
  const full = measure(paragraphs, frame.w, stage);
  const count = full.lines.length;
  if (count < 2 || count > MOST_LINES || full.brokenWord) return frame.w;
  let best = frame.w;
  for (let width = frame.w; width >= frame.w * NARROWEST; width -= STEP) {
    const set = measure(paragraphs, width, stage);
    if (set.lines.length !== count || set.brokenWord) break;
    const whole = stage.typesetter.set(paragraphs, { width, height: frame.h, reserve: 0 });
    const steady = whole.lines.length === count && whole.lines.every((line, i) => Math.abs(line.width - (set.lines[i]?.width ?? 0)) < 1);
    if (steady) best = width;
  }
  return best;
}
