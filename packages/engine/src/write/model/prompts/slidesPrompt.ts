/** The prompt that asks for some neighbouring slides of a planned deck. */
import type { Brief } from '../../plan/brief.ts';
import type { ApartLines } from '../apartLines.ts';
import { ASKED_OF_FIGURES } from '../assumed.ts';
import { fence } from '../fence.ts';
import { askedBelow, type Form } from '../forms/form.ts';
import { isOfOnePoint } from '../oneOfEqual.ts';
import type { Aim, RefusedText } from '../plan.ts';
import { aimLines } from './aimLines.ts';
import { openingLines } from './openingLines.ts';

export interface SlideFacts {
  /** The field of the answer that the slide goes into. */
  readonly key: string;
  readonly form: Form;
  readonly title: string;
  readonly points: readonly string[];
  /** What the plan called it, which cannot stand as it is. */
  readonly refused?: RefusedText;
  /** What was planned as well, and does not stand as it is. */
  readonly unproven?: readonly RefusedText[];
  /** It says in short what the others say. */
  readonly summary?: true;
  /** Numbers of its passages of the source. */
  readonly passages: readonly number[];
  /** What the source's own picture there shows, where it says so. */
  readonly picture?: string;
}

export interface OutlineEntry {
  readonly title: string;
  /** Empty for slides that only order the others. */
  readonly points: readonly string[];
}

export interface SlidesFacts {
  readonly deck: string;
  readonly aim: Aim;
  /** What the deck is about, where the caller says it. */
  readonly topic?: string;
  /** What stands in front of the source: who speaks to whom, and when. */
  readonly opening?: readonly string[];
  readonly apart?: ApartLines;
  /** Whether figures are told apart by what they are, since no source tells it. */
  readonly marks?: boolean;
  /** All slides in order, for the thread. */
  readonly outline: readonly OutlineEntry[];
  readonly slides: readonly SlideFacts[];
  readonly wishes: readonly string[];
  readonly brief: Brief;
  /** The numbered passages that these slides draw on. */
  readonly source?: string;
}

export function slidesPrompt({ deck, aim, topic, opening, apart, marks, outline, slides, wishes, brief, source }: SlidesFacts): string {
  const fenced = source === undefined ? undefined : fence(source);
  return [
    `Write ${slides.length === 1 ? 'a slide' : `${slides.length} slides`} of the presentation ${JSON.stringify(deck)}.`,
    ...(topic === undefined ? [] : [`Its topic: ${JSON.stringify(topic)}`]),
    ...openingLines(opening, apart),
    ...aimLines(aim),
    threadOf(outline, slides),
    ['What is wanted', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    ...slides.map((slide) => slideText(slide, brief, source !== undefined)),
    ...(brief.slideWords < FEW_WORDS ? [] : [WHOLE]),
    [
      'Every slide also has:',
      `- title: the planned one, made better if you can. What the slide shows proves it: the figure or the row that it speaks of is there, and is the one that is marked. It names its subject, and of equal things (rules, risks) says what holds for all, not one of them nor their heads. What one place, month or case shows it claims of that one alone.${source === undefined ? ' A title on what is assumed says how sure it is (about, can), on which condition, or that it is imagined.' : ''}`,
      `- notes: ${source === undefined ? NOTES_OF_TOPIC : NOTES[brief.mode]} Never a fact that the slide needs. No greeting.`,
      ...(slides.some(({ form }) => form.remark) ? [`- ${askedBelow(brief)}${exceptions(slides)}`] : []),
      ...(marks ? [`- ${ASKED_OF_FIGURES}`] : []),
      ...(slides.some(({ form }) => form.kind !== 'bullets')
        ? [`${INSTEAD}${slides.some(({ form }) => form.kind === 'bullets') ? ' Bullets have none.' : ''}`]
        : []),
    ].join('\n'),
    ONCE,
    ...(fenced ? [`The source, between <${fenced.mark}> and </${fenced.mark}>:\n\n${fenced.text}`] : []),
  ].join('\n\n');
}

/** Words of a slide that leaves the rest to who speaks. */
const FEW_WORDS = 25;
const WHOLE = 'A slide is understood without its speaker: each planned point is on it, drawn or said, with its figures and limits.';

/** What is said beside the slide. */
const NOTES: Readonly<Record<Brief['mode'], string>> = {
  preserve: 'what a speaker says to it, 2 to 4 sentences in the words of the source.',
  expand:
    'what a speaker says to it, up to 5 sentences of what its passages tell and the slide leaves out: how it came about, an example, a detail; where nothing is left, empty. No cause and no advice that the source does not have.',
  condense: 'what of its passages was left out and belongs to it, 1 to 3 sentences; where nothing was, empty.',
};

/** Beside a slide on a topic. */
const NOTES_OF_TOPIC = 'what a speaker adds to it, up to 3 sentences: how it came about, an example; to questions the answers.';

/** Kinds that have another place for it, or none. */
const exceptions = (slides: readonly SlideFacts[]): string => {
  const without = [...new Set(slides.filter(({ form }) => !form.remark).map(({ form }) => form.kind))];
  const charts = slides.some(({ form }) => form.kind === 'chart')
    ? ' Beside a chart’s callout, takeaway or statements it says something else.'
    : '';
  return `${without.length > 0 ? ` None with ${without.join(', ')}.` : ''}${charts}`;
};

/** What readers struck out most often. */
const ONCE =
  'Nothing is said twice but by the summary, on one slide or two: no sentence, note, callout or statement says only whom or what the title means, or repeats it or what is drawn, unless to work something out. What is the same in every row (an owner, a date, a unit) stands once, in the title or the sentence. Nothing points to what stands on another slide ("the shortfall", "the two"), nor a text to its own head ("it", "this"): it is named. Before you answer, read each slide alone, as one without the source: is every word of its title shown to be true, and does each figure say of what, of whom and when?';

const INSTEAD =
  '- instead: where the fields of its kind cannot be filled with what is known, 2 to 5 points as whole statements, and those fields empty; otherwise empty.';

/** Slides before and behind of which all points are told, so that none is said twice; of the others the first, which decide. */
const NEIGHBOURS = 2;
/** Characters of what a slide further away says. */
const MOST_OF_FAR = 150;

function threadOf(outline: readonly OutlineEntry[], slides: readonly SlideFacts[]): string {
  const own = slides.map(({ key }) => Number(/\d+$/.exec(key)?.[0]));
  const isNear = (number: number) => own.some((each) => Math.abs(each - number) <= NEIGHBOURS);
  const lines = outline.map(({ title, points }, i) => {
    const told = own.includes(i + 1) ? [] : isNear(i + 1) ? points : within(points, MOST_OF_FAR);
    return `${i + 1}. ${JSON.stringify(title)}${told.length > 0 ? `\n   says: ${told.map((point) => JSON.stringify(point)).join(' ')}` : ''}`;
  });
  return ['All its slides in order, of those further off in part. What others say is theirs: do not say it again.', ...lines].join('\n');
}

/** The first points that are no longer together; those that do not fit are left out whole. */
function within(points: readonly string[], most: number): string[] {
  let left = most;
  return points.filter((point) => {
    if (point.length > left) return false;
    left -= point.length;
    return true;
  });
}

function slideText(
  { key, form, title, refused, unproven = [], summary, points, passages, picture }: SlideFacts,
  brief: Brief,
  sourced: boolean,
): string {
  return [
    `${key} (${form.kind}): ${JSON.stringify(title)}`,
    ...(refused
      ? [
          `Its planned title was ${JSON.stringify(refused.text)}, but ${refused.problem}: write its title anew, with all that this said and the source has.`,
        ]
      : []),
    ...points.map((point) => `- ${JSON.stringify(point)}`),
    ...unproven.map(
      ({ text, problem }) =>
        `Planned too: ${JSON.stringify(text)}, but ${problem}: say what of it the source has; a title that needs the rest says less.`,
    ),
    ...(!summary && isOfOnePoint(title, form.kind, points, brief.language) ? [OF_ONE] : []),
    ...(summary ? ['It sums up the others and may repeat them, in few words; one sentence says what is asked.'] : []),
    ...(passages.length > 0 ? [`From the passages ${passages.join(', ')}.`] : []),
    `Fields: ${form.ask(brief, sourced)}${form.kind === 'bullets' ? PICTURE(picture) : ''}`,
  ].join('\n');
}

const OF_ONE = 'Its planned title says only what one of these says: write one that holds for all.';

const PICTURE = (own: string | undefined): string =>
  ` picture: where ${own === undefined ? 'a photograph' : `the source's own picture there (${JSON.stringify(own.slice(0, LONGEST_CAPTION))})`} would help, query: what it shows in 2 to 5 English words, and alt: the same in the language of the presentation; otherwise both empty.`;
const LONGEST_CAPTION = 120;
