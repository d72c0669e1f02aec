/** Columns in which a text ends in no scrap of a line. */
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { balanced } from '../balance.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';

/** The column in which the lines of the last paragraph are balanced, as long as the others do not take more lines in it. */
export function evenly(paragraphs: readonly Paragraph[], frame: Frame, stage: Stage): Frame {
  const column: Frame = { ...frame, w: balanced(paragraphs.slice(-1), frame, stage).width };
  return measure(paragraphs, column.w, stage).height <= measure(paragraphs, frame.w, stage).height ? column : frame;
}
