/** The chapters as lines of a cover that says nothing else below its title. */
import type { Frame } from '../../model/scene.ts';
import type { Sheet } from '../sheet.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { type Look, paragraph } from '../typography.ts';
import { shortened } from './furniture.ts';

/** One line each. Nothing, and false, where there is a single chapter, or where the frame does not hold all of them. */
export function placeContents(sheet: Sheet, frame: Frame, look: Look, anchor: 'top' | 'bottom', stage: Stage): boolean {
  const { chapters } = stage;
  if (chapters.length < 2) return false;
  const lines = chapters.map((chapter) => paragraph(shortened(chapter, look, frame.w, stage), look, stage));
  if (measure(lines, frame.w, stage).height > frame.h) return false;
  sheet.text('Contents', frame, lines, { role: 'list', anchor });
  return true;
}
