/** What follows from what a slide shows, in up to three sentences on the foot of its body: the layouts have the room above it. */
import type { Slide } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../model/frame.ts';
import { inkOf } from '../../model/roomUsed.ts';
import type { Frame } from '../../model/scene.ts';
import { naturalWidth } from '../arrange/words.ts';
import { remarkText } from '../kinds/remarkText.ts';
import { leaves } from '../page/behind.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, paragraph } from '../page/typography.ts';

const SIZES = [18, 16, 14] as const;
/** Of its type; a single statement takes no more than two. */
const MOST_LINES = 4;
/** Between the body and the sentence, points. */
const REMARK_GAP = 18;
/** What the body keeps at least. */
const LEAST_BODY = 180;

/**
 * `compose` draws the slide without its sentence and its source. What has no room on the page is said in the notes: the last sentences first.
 */
export function withRemark<S extends Slide>(
  slide: S,
  context: LayoutContext,
  compose: (slide: S, context: LayoutContext) => PageBuilder,
): PageBuilder {
  const source = 'source' in slide && !SOURCED.has(slide.kind) ? slide.source?.trim() : undefined;
  if (!source) return withSentence(slide, context, compose);
  const bare = { ...slide, source: undefined };
  const plain = withSentence(bare, context, compose);
  if (context.entriesBefore > 0 || plain.verdict === 'overflows') return plain;
  const words = [paragraph(source, body(context.template, SOURCE.size, context.template.page.muted, undefined, 1.3), context)];
  const { grid } = context.template;
  const { height, lines } = measure(words, grid.body.w, context);
  // No wider than its words: beside the text a page may have art down to its foot.
  const w = Math.min(grid.body.w, naturalWidth(words, context));
  const below: Frame = { ...grid.body, w, y: bottomOf(grid.body) + SOURCE.space, h: height };
  const foot = grid.footer?.y ?? 0;
  const free = bottomOf(below) <= foot && !isInked(below, plain);
  // So close above the running footer it would be read as part of it.
  if (lines.length === 1 && free && bottomOf(below) + SOURCE.below <= foot) return footed(plain, below);
  const shorter: Frame = { ...grid.body, h: grid.body.h - height - SOURCE.above };
  const inside: Frame = { ...grid.body, w, y: bottomOf(grid.body) - height, h: height };
  const builder = withSentence(bare, { ...context, template: { ...context.template, grid: { ...grid, body: shorter } } }, compose);
  const fits = builder.verdict !== 'overflows' && builder.unshown.length <= plain.unshown.length && !isTaken(inside, builder);
  if (fits) return footed(builder, inside);
  if (lines.length === 1 && free) return footed(plain, below);
  plain.unshown.push(source);
  return plain;

  function footed(builder: PageBuilder, frame: Frame): PageBuilder {
    builder.text('Source', frame, words, { role: 'caption' });
    return builder;
  }
}

/** Kinds that show it where their figures are. */
const SOURCED: ReadonlySet<Slide['kind']> = new Set(['chart', 'waterfall']);
/** Its type; its distance from the body that it stands below, from one that makes room for it, and from the footer. */
const SOURCE = { size: 12, space: 3, above: 8, below: 10 } as const;

function withSentence<S extends Slide>(
  slide: S,
  context: LayoutContext,
  compose: (slide: S, context: LayoutContext) => PageBuilder,
): PageBuilder {
  const sentence = 'sentence' in slide ? slide.sentence?.trim() : undefined;
  if (!sentence) return compose(slide, context);
  const bare = { ...slide, sentence: undefined };
  const lines = sentence.split('\n');
  for (let count = lines.length; count > 0 && context.entriesBefore === 0; count--) {
    const shown = lines.slice(0, count);
    const builder = OWN.has(slide.kind)
      ? compose({ ...slide, sentence: shown.join('\n') }, context)
      : aboveIn(bare, shown, context, compose);
    if (!builder || builder.verdict === 'overflows') continue;
    builder.unshown.push(...lines.slice(count));
    return builder;
  }
  const builder = compose(bare, context);
  if (context.entriesBefore === 0) builder.unshown.push(lines.join(' '));
  return builder;
}

/** Kinds that have a place of their own for it. */
const OWN: ReadonlySet<Slide['kind']> = new Set(['pair', 'change']);

/** Every few lists stand beside art that takes the foot of the page: one with a sentence below it is set as the next list would be. */
const aboveIn: typeof above = (slide, lines, context, compose) =>
  above(slide, lines, context, compose) ??
  (slide.kind === 'bullets' ? above(slide, lines, { ...context, ordinal: context.ordinal + 1 }, compose) : undefined);

/** The slide above the sentences on the foot of the body; undefined where the two have no room. */
function above<S extends Slide>(
  slide: S,
  lines: readonly string[],
  context: LayoutContext,
  compose: (slide: S, context: LayoutContext) => PageBuilder,
) {
  const { template } = context;
  const { grid } = template;
  const at = (size: number) => remarkText(lines.join('\n'), size, context);
  const most = lines.length > 1 ? MOST_LINES : 2;
  let small: PageBuilder | undefined;
  // Smaller type comes before a sentence that nobody reads.
  for (const sized of SIZES.map(at)) {
    const { height, lines: set } = measure(sized, grid.body.w, context);
    if (set.length > most) continue;
    const place: Frame = { ...grid.body, y: bottomOf(grid.body) - height, h: height };
    const left: Frame = { ...grid.body, h: grid.body.h - height - REMARK_GAP };
    if (left.h < LEAST_BODY) continue;
    const builder = compose(slide, { ...context, template: { ...template, grid: { ...grid, body: left } } });
    if (builder.verdict === 'overflows' || isTaken(place, builder)) continue;
    const tiny = LABELLED.has(slide.kind) && smallestIn(builder) < LEAST_LABEL;
    if (tiny && small) continue;
    builder.text('Remark', place, sized, { role: 'body', fills: 'remark' });
    if (!tiny) return builder;
    small = builder;
  }
  return small;
}

/** Kinds whose labels say what their figures are: what is said below them is not larger at their cost. */
const LABELLED: ReadonlySet<Slide['kind']> = new Set(['stats', 'shares', 'tree']);
const LEAST_LABEL = 14;

/** Size of the smallest label, points. */
const smallestIn = ({ nodes }: PageBuilder): number =>
  Math.min(
    ...leaves(nodes).flatMap((node) =>
      node.type === 'shape' && /^(?:Label|Part|Leaf) /.test(node.name)
        ? (node.text?.paragraphs[0]?.runs ?? []).map(({ style }) => style.size)
        : [],
    ),
  );

/** Whether something stands there that the layout placed on the page without asking for its body. */
const isTaken = (place: Frame, { nodes }: PageBuilder): boolean => leaves(nodes).some(({ frame }) => meets(frame, place));

const meets = (frame: Frame, place: Frame): boolean =>
  frame.y < bottomOf(place) && bottomOf(frame) > place.y && frame.x < rightOf(place) && rightOf(frame) > place.x;

/** Whether words or anything else that is seen stand there: the room that a text leaves of its box is free. */
const isInked = (place: Frame, { nodes }: PageBuilder): boolean =>
  leaves(nodes)
    .flatMap((node) => (node.type === 'shape' && node.text && !node.fill ? inkOf(node) : [node.frame]))
    .some((frame) => meets(frame, place));
