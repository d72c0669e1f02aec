/** A group whose slide is text but of which a part can be seen: two slides, the exhibit and what else is said, in the order of the source. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { type Group, unitsOf, withUnits } from '../plan/allot.ts';
import { isSaid, type Memory, remember } from '../say/memory.ts';
import type { Judgement } from '../say/points.ts';
import { leansBack } from '../say/whole.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { countNumbers, numbersIn } from '../sentence/numbers.ts';
import { type Composition, composed, type Told } from './compose.ts';
import { exhibitsApart, isText } from './exhibits/choose.ts';
import { isDetail } from './exhibits/detail.ts';
import { type Candidate, evidenceOf } from './exhibits/evidence.ts';
import type { Proposal } from './kinds/kind.ts';
import { propose } from './propose.ts';

/** What is left has to be a slide by itself: points, and words, as many as in English. */
const FEWEST_POINTS = 2;
const FEWEST_WORDS = 16;
/** Words of a title and of the one sentence below it that are a slide together. */
const LEAST_SENTENCE = 8;
const LEAST_FIGURE = 5;

/** Undefined where the group is one slide. */
export function apart(told: Told, composition: Composition, memory: Memory): readonly Slide[] | undefined {
  const { group } = told;
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text) };
  if (judge.brief.mode !== 'expand' || told.called !== undefined || unitsOf(group).length < FEWEST_POINTS) return undefined;
  const exhibits = exhibitsApart(evidenceOf(group, composition.findings, judge), memory.kinds).slice(0, MOST_TRIED);
  if (exhibits.length === 0) return undefined;
  const proposal = propose(group, judge, memory.kinds, composition.findings);
  const { body } = proposal;
  for (const shown of exhibits) {
    // A figure is no slide without the paragraph that argues with it.
    if (isArgument(group) && !DRAWN.has(shown.body.kind) && !WHOLE.has(shown.body.kind)) continue;
    if (isDetail(shown, group)) continue;
    const left = body.kind === shown.body.kind ? figuresLeft(proposal, group) : [];
    if (!givesWay(body, shown) && left.length < FEWEST_HIDDEN) continue;
    // The sentence stands where more is said with it.
    const [first, second] = [shown, ...bare(shown)].map((each) => partsOf(told, each, composition, memory));
    const slides = first && second && wordsOf(second) > wordsOf(first) ? second : (first ?? second);
    // Nothing that one slide would have told is lost for them.
    const isKept = slides !== undefined && (left.length === 0 || unitsOf(group).every((unit) => isToldIn(slides, unit)));
    if (isKept) return slides;
  }
  return undefined;
}
/** What is less sure than so many others is no slide either. */
const MOST_TRIED = 3;

/** Prose that no heading divides. */
const isArgument = ({ passages }: Group): boolean =>
  passages.every(({ form, section }) => form === 'prose' && section.heading === undefined);
/** Figures side by side, and a question with its reasons, give way to what shows a row of figures as what it is. */
const LOOSE: ReadonlySet<SlideKind> = new Set<SlideKind>(['stats', 'bigNumber', 'question']);
const DRAWN: ReadonlySet<SlideKind> = new Set<SlideKind>(['shares', 'chart', 'targets', 'waterfall']);
/** Somebody's words, and one sharp sentence, are whole without their paragraph. */
const WHOLE: ReadonlySet<SlideKind> = new Set<SlideKind>(['quote', 'picture', 'change', 'pair']);
const SURE = 0.85;
const givesWay = (told: Candidate['body'], { body, certainty }: Candidate): boolean =>
  isText(told.kind) ||
  hidesFigures(told, body.kind) ||
  // Figures above points give way to what shows what they have to do with one another.
  (told.kind === 'stats' && told.sentence !== undefined && body.kind !== 'bigNumber' && body.kind !== 'stats') ||
  // A figure beside points gives way to whatever shows more than a figure.
  (told.kind === 'bigNumber' && told.points !== undefined && body.kind !== 'bigNumber' && body.kind !== 'stats') ||
  (LOOSE.has(told.kind) && DRAWN.has(body.kind) && certainty >= SURE);

/** Sentences below an exhibit tell of figures that could be drawn themselves. */
const hidesFigures = (told: Candidate['body'], kind: SlideKind): boolean =>
  'sentence' in told && HIDING.has(told.kind) && (DRAWN.has(kind) || WHOLE.has(kind)) && countNumbers(told.sentence ?? '') >= FEWEST_HIDDEN;
const HIDING: ReadonlySet<SlideKind> = new Set<SlideKind>(['change', 'pair', 'chart', 'shares', 'stats', 'targets', 'waterfall']);
const FEWEST_HIDDEN = 2;

/** The sentences with figures of their own that a row of values, told by one sentence, would leave to the notes. */
function figuresLeft({ body, used, called }: Proposal, group: Group): readonly Unit[] {
  if ((body.kind !== 'chart' && body.kind !== 'shares') || used.some(({ form }) => form !== 'prose')) return [];
  return unitsOf(group).filter((unit) => countNumbers(unit.text) > 0 && !used.includes(unit) && unit !== called?.unit);
}

const isToldIn = (slides: readonly Slide[], { text }: Unit): boolean => {
  const shown = new Set(slides.flatMap(({ notes: _, ...slide }) => numbersIn(JSON.stringify(slide))));
  return numbersIn(text).every((number) => shown.has(number));
};

const wordsOf = (slides: readonly Slide[]): number =>
  slides.reduce((sum, { notes: _, sources: __, ...shown }) => sum + countWords(JSON.stringify(shown).replace(/"\w+":/gu, ' ')), 0);

/** Without the sentence below its figures, where the rest would be too little without it. */
function bare(shown: Candidate): Candidate[] {
  const { beside, body, used } = shown;
  if (!beside || !('sentence' in body)) return [];
  const { sentence: _, ...alone } = body;
  return [{ ...shown, body: alone, used: used.filter((unit) => unit !== beside) }];
}

function partsOf({ group, behind }: Told, shown: Candidate, composition: Composition, memory: Memory): readonly Slide[] | undefined {
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text) };
  const seen = new Set([...shown.used, ...(shown.called ? [shown.called.unit] : [])]);
  // What points back is not taken away from what it points to.
  const shownUnits = unitsOf(group);
  if ([...seen].some((unit) => leansBack(unit, judge) && shownUnits.some((other) => other.index === unit.index - 1 && !seen.has(other))))
    return undefined;
  // "But …" is lost where what it is said against stands on another slide.
  const isParted = (unit: Unit, i: number): boolean => {
    const before = shownUnits[i - 1];
    return !seen.has(unit) && before?.index === unit.index - 1 && seen.has(before) && leansBack(unit, judge);
  };
  if (shownUnits.some(isParted)) return undefined;
  const exhibit: Told = {
    group: withUnits(group, (unit) => seen.has(unit)),
    behind: withUnits(behind, (unit) => seen.has(unit)),
    shown,
  };
  // One of several items is not taken out of its list.
  const torn = group.passages.some(({ form, units }) => {
    const row = form === 'list' ? units : units.filter(({ enumerated }) => enumerated);
    return row.some((unit) => seen.has(unit)) && row.some((unit) => !seen.has(unit));
  });
  if (torn) return undefined;
  const text: Told = { group: withUnits(group, (unit) => !seen.has(unit)), behind: withUnits(behind, (unit) => !seen.has(unit)) };
  // An exhibit of sentences that the group does not hold takes nothing out of it.
  if (unitsOf(text.group).length >= shownUnits.length) return undefined;
  const first = (each: Told): number => unitsOf(each.group)[0]?.index ?? 0;
  const inOrder = first(exhibit) <= first(text);
  // Whichever is made first bears the section's heading: an exhibit without a name of its own rather than its text.
  const [made, other] = shown.called ? (inOrder ? [exhibit, text] : [text, exhibit]) : [exhibit, text];
  const slides = slidesOf([made, other]) ?? slidesOf([other, made])?.toReversed();
  return (made === exhibit) === inOrder ? slides : slides?.toReversed();

  function slidesOf(told: readonly Told[]): readonly Slide[] | undefined {
    const slides: Slide[] = [];
    let known = memory;
    for (const part of told) {
      if (part.group.passages.length === 0) return undefined;
      // Of what is left, a part can be seen as well.
      const parted = part === text ? apart(part, composition, known) : undefined;
      if (parted) {
        slides.push(...parted);
        known = parted.reduce(remember, known);
        continue;
      }
      const { slide, named } = composed(part, composition, known);
      // A figure without a name of its own is said by its sentence, large.
      const stands = part === exhibit ? slide.kind === shown.body.kind || slide.kind === 'picture' : saysEnough(slide, judge);
      if (!stands || !named || headsIn(slide).includes(slide.title)) return undefined;
      slides.push(slide);
      known = remember(known, slide);
    }
    return slides;
  }
}

/** Names of what stands side by side: the first of them is no title. */
const headsIn = (slide: Slide): readonly string[] =>
  slide.kind === 'cards'
    ? slide.cards.map(({ head }) => head)
    : slide.kind === 'process' || slide.kind === 'cycle'
      ? slide.steps.map(({ head }) => head)
      : [];

/** What says one thing is too little beside an exhibit. */
const THIN: ReadonlySet<SlideKind> = new Set<SlideKind>(['picture', 'quote', 'bigNumber']);

function saysEnough(slide: Slide, { brief }: Judgement): boolean {
  // A figure beside points says more than one thing.
  if (slide.kind === 'bigNumber' && slide.points !== undefined) return true;
  if (slide.kind !== 'bullets') return !THIN.has(slide.kind);
  const words = slide.items.reduce((sum, { head = '', text }) => sum + countWords(`${head} ${text}`), 0);
  const said = wordiness(brief.language);
  // A sentence below another one is set large.
  const [only, ...more] = slide.items;
  if (only && more.length === 0) {
    // A figure is seen, however short its sentence is.
    const least = countNumbers(only.text) > 0 ? LEAST_FIGURE : LEAST_SENTENCE;
    return countWords(slide.title) >= LEAST_SENTENCE * said && words >= least * said && !only.head;
  }
  return slide.items.length >= FEWEST_POINTS && words >= FEWEST_WORDS * said;
}
