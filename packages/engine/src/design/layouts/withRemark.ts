/** What follows from what a slide shows, in a sentence on the foot of its body: the layouts have the room above it. */
import type { Slide } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { leaves } from '../behind.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { paragraph, strong } from '../typography.ts';

const SIZES = [18, 16, 14] as const;
const MOST_LINES = 2;
/** Between the body and the sentence, points. */
const SPACE = 18;
/** What the body keeps at least. */
const LEAST_BODY = 180;

/** `compose` draws the slide without its sentence. Where both have no room on the page, the sentence is said in the notes. */
export function withRemark(slide: Slide, stage: Stage, compose: (stage: Stage) => Sheet): Sheet {
  // A pair and a change have a place of their own for it.
  const sentence = slide.kind !== 'pair' && slide.kind !== 'change' && 'sentence' in slide ? slide.sentence?.trim() : undefined;
  if (!sentence) return compose(stage);
  const { template } = stage;
  const { grid, page } = template;
  const at = (size: number) => [paragraph(sentence, strong(template, size, page.text), stage)];
  const sized = SIZES.map(at).find((words) => measure(words, grid.body.w, stage).lines.length <= MOST_LINES);
  const height = sized ? measure(sized, grid.body.w, stage).height : 0;
  const place: Frame = { ...grid.body, y: bottomOf(grid.body) - height, h: height };
  const body: Frame = { ...grid.body, h: grid.body.h - height - SPACE };
  if (sized && body.h >= LEAST_BODY && stage.entriesBefore === 0) {
    const sheet = compose({ ...stage, template: { ...template, grid: { ...grid, body } } });
    if (sheet.verdict !== 'overflows' && !isTaken(place, sheet)) {
      sheet.text('Remark', place, sized, { role: 'body' });
      return sheet;
    }
  }
  const sheet = compose(stage);
  if (stage.entriesBefore === 0) sheet.unshown.push(sentence);
  return sheet;
}

/** Whether something stands there that the layout placed on the page without asking for its body. */
const isTaken = (place: Frame, { nodes }: Sheet): boolean =>
  leaves(nodes).some(
    ({ frame }) => frame.y < bottomOf(place) && bottomOf(frame) > place.y && frame.x < rightOf(place) && rightOf(frame) > place.x,
  );
