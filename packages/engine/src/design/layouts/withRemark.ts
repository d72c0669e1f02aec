/** What follows from what a slide shows, in up to three sentences on the foot of its body: the layouts have the room above it. */
import type { Slide } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { leaves } from '../behind.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf, rightOf } from '../templates/grid.ts';
import { body, paragraph } from '../typography.ts';
import { remarkText } from './remarkText.ts';

const SIZES = [18, 16, 14] as const;
/** Of its type; a single statement takes no more than two. */
const MOST_LINES = 4;
/** Between the body and the sentence, points. */
const SPACE = 18;
/** What the body keeps at least. */
const LEAST_BODY = 180;

/**
 * `compose` draws the slide without its sentence and its source; a quotation has the sentence below whose it is. What has no room on the page
 * is said in the notes: the last sentences first.
 */
export function withRemark<S extends Slide>(slide: S, stage: Stage, compose: (slide: S, stage: Stage) => Sheet): Sheet {
  const source = 'source' in slide && !SOURCED.has(slide.kind) ? slide.source?.trim() : undefined;
  if (!source) return withSentence(slide, stage, compose);
  const bare = { ...slide, source: undefined };
  const plain = withSentence(bare, stage, compose);
  if (stage.entriesBefore > 0 || plain.verdict === 'overflows') return plain;
  const words = [paragraph(source, body(stage.template, SOURCE.size, stage.template.page.muted, undefined, 1.3), stage)];
  const { grid } = stage.template;
  const { height, lines } = measure(words, grid.body.w, stage);
  const below: Frame = { ...grid.body, y: bottomOf(grid.body) + SOURCE.space, h: height };
  const free = bottomOf(below) <= (grid.footer?.y ?? 0) && !isTaken(below, plain);
  if (lines.length === 1 && free) return footed(plain, below);
  const shorter: Frame = { ...grid.body, h: grid.body.h - height - SOURCE.above };
  const inside: Frame = { ...grid.body, y: bottomOf(grid.body) - height, h: height };
  const sheet = withSentence(bare, { ...stage, template: { ...stage.template, grid: { ...grid, body: shorter } } }, compose);
  const fits = sheet.verdict !== 'overflows' && sheet.unshown.length <= plain.unshown.length && !isTaken(inside, sheet);
  if (fits) return footed(sheet, inside);
  plain.unshown.push(source);
  return plain;

  function footed(sheet: Sheet, frame: Frame): Sheet {
    sheet.text('Source', frame, words, { role: 'caption' });
    return sheet;
  }
}

/** Kinds that show it where their figures are. */
const SOURCED: ReadonlySet<Slide['kind']> = new Set(['chart', 'waterfall']);
/** Its type; its distance from the body that it stands below, and from one that makes room for it. */
const SOURCE = { size: 12, space: 3, above: 8 } as const;

function withSentence<S extends Slide>(slide: S, stage: Stage, compose: (slide: S, stage: Stage) => Sheet): Sheet {
  const sentence = 'sentence' in slide ? slide.sentence?.trim() : undefined;
  if (!sentence) return compose(slide, stage);
  const bare = { ...slide, sentence: undefined };
  const lines = sentence.split('\n');
  for (let count = lines.length; count > 0 && stage.entriesBefore === 0; count--) {
    const shown = lines.slice(0, count);
    const sheet = OWN.has(slide.kind)
      ? compose({ ...slide, sentence: shown.join('\n') }, stage)
      : slide.kind === 'quote'
        ? compose({ ...bare, role: [slide.role?.trim(), shown.join(' ')].filter(Boolean).join('\n') }, stage)
        : above(bare, shown, stage, compose);
    if (!sheet || sheet.verdict === 'overflows') continue;
    sheet.unshown.push(...lines.slice(count));
    return sheet;
  }
  const sheet = compose(bare, stage);
  if (stage.entriesBefore === 0) sheet.unshown.push(lines.join(' '));
  return sheet;
}

/** Kinds that have a place of their own for it. */
const OWN: ReadonlySet<Slide['kind']> = new Set(['pair', 'change']);

/** The slide above the sentences on the foot of the body; undefined where the two have no room. */
function above<S extends Slide>(slide: S, lines: readonly string[], stage: Stage, compose: (slide: S, stage: Stage) => Sheet) {
  const { template } = stage;
  const { grid } = template;
  const at = (size: number) => remarkText(lines.join('\n'), size, stage);
  const most = lines.length > 1 ? MOST_LINES : 2;
  const sized = SIZES.map(at).find((words) => measure(words, grid.body.w, stage).lines.length <= most);
  if (!sized) return undefined;
  const height = measure(sized, grid.body.w, stage).height;
  const place: Frame = { ...grid.body, y: bottomOf(grid.body) - height, h: height };
  const left: Frame = { ...grid.body, h: grid.body.h - height - SPACE };
  if (left.h < LEAST_BODY) return undefined;
  const sheet = compose(slide, { ...stage, template: { ...template, grid: { ...grid, body: left } } });
  if (sheet.verdict === 'overflows' || isTaken(place, sheet)) return undefined;
  sheet.text('Remark', place, sized, { role: 'body' });
  return sheet;
}

/** Whether something stands there that the layout placed on the page without asking for its body. */
const isTaken = (place: Frame, { nodes }: Sheet): boolean =>
  leaves(nodes).some(
    ({ frame }) => frame.y < bottomOf(place) && bottomOf(frame) > place.y && frame.x < rightOf(place) && rightOf(frame) > place.x,
  );
