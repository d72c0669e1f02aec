/** What follows from what a slide shows, in up to three sentences on the foot of its body: the layouts have the room above it. */
import type { Slide } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { leaves } from '../behind.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { remarkText } from './remarkText.ts';

const SIZES = [18, 16, 14] as const;
/** Of its type; a single statement takes no more than two. */
const MOST_LINES = 4;
/** Between the body and the sentence, points. */
const SPACE = 18;
/** What the body keeps at least. */
const LEAST_BODY = 180;

/** `compose` draws the slide without its sentence; a quotation has it where it says whose it is. Where both have no room on the page, the sentence is said in the notes. */
export function withRemark<S extends Slide>(slide: S, stage: Stage, compose: (slide: S, stage: Stage) => Sheet): Sheet {
  // A pair and a change have a place of their own for it.
  const sentence = slide.kind !== 'pair' && slide.kind !== 'change' && 'sentence' in slide ? slide.sentence?.trim() : undefined;
  if (!sentence) return compose(slide, stage);
  if (slide.kind === 'quote') {
    const said = compose({ ...slide, role: [slide.role?.trim(), sentence.replaceAll('\n', ' ')].filter(Boolean).join('. ') }, stage);
    if (said.verdict !== 'overflows') return said;
  }
  const { template } = stage;
  const { grid } = template;
  const at = (size: number) => remarkText(sentence, size, stage);
  const most = sentence.includes('\n') ? MOST_LINES : 2;
  const sized = SIZES.map(at).find((words) => measure(words, grid.body.w, stage).lines.length <= most);
  const height = sized ? measure(sized, grid.body.w, stage).height : 0;
  const place: Frame = { ...grid.body, y: bottomOf(grid.body) - height, h: height };
  const body: Frame = { ...grid.body, h: grid.body.h - height - SPACE };
  if (sized && body.h >= LEAST_BODY && stage.entriesBefore === 0) {
    const sheet = compose(slide, { ...stage, template: { ...template, grid: { ...grid, body } } });
    if (sheet.verdict !== 'overflows' && !isTaken(place, sheet)) {
      sheet.text('Remark', place, sized, { role: 'body' });
      return sheet;
    }
  }
  const sheet = compose(slide, stage);
  if (stage.entriesBefore === 0) sheet.unshown.push(sentence);
  return sheet;
}

/** Whether something stands there that the layout placed on the page without asking for its body. */
const isTaken = (place: Frame, { nodes }: Sheet): boolean =>
  leaves(nodes).some(
    ({ frame }) => frame.y < bottomOf(place) && bottomOf(frame) > place.y && frame.x < rightOf(place) && rightOf(frame) > place.x,
  );
