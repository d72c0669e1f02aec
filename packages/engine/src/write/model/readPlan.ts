/** An answered plan made into one that holds: what is missing is taken from the source, what may not be shown is left out. */
import { sourceOf } from '../discourse/passages.ts';
import { fitTitle } from '../say/titles.ts';
import { columns } from '../sentence/measure.ts';
import { numbersIn } from '../sentence/numbers.ts';
import { fitPlan } from './fitPlan.ts';
import { withoutStop } from './forms/form.ts';
import { contentOf, type Frame, fewestOf, needsNoClosing } from './frame.ts';
import { STRANGE_NAME, STRANGE_NUMBER } from './grounding.ts';
import { inOrder, titleOf } from './pieces.ts';
import type { Aim, Plan, PlannedSection, PlannedSlide, PlanRules, RefusedText } from './plan.ts';
import { type AnsweredSection, type AnsweredSlide, planAnswer } from './planAnswer.ts';
import { isLike, Sayings } from './sayings.ts';

export interface ReadPlan {
  /** Undefined where there is nothing to make a deck from. */
  readonly plan?: Plan;
  /** What was wrong, in words for the model; all of it is mended in the plan. */
  readonly problems: readonly string[];
  /** What was put right without a fault of the plan, for who looks at the job. */
  readonly mended: readonly string[];
  /** Of these the texts with a figure that does not follow, and what was wrong with it. */
  readonly unproven: readonly RefusedText[];
  /** What was wrong with the number of slides, where that is better planned again than mended. */
  readonly miscounted?: string;
}

/** A plan that has a few slides too many or too few is mended without asking. */
const MENDED_SHARE = 0.25;

export function readPlan(value: object, rules: PlanRules): ReadPlan {
  const answer = planAnswer(value);
  const problems: string[] = [];
  const said: string[] = [];
  const unproven: RefusedText[] = [];
  const mended: string[] = [];
  const soundBy =
    (problemOf: PlanRules['problemOf']) =>
    (text: string | undefined, beside?: readonly string[], known: readonly string[] = []): string | undefined => {
      const problem = text === undefined ? undefined : problemOf(text, beside, [...known, ...said]);
      if (problem !== undefined) problems.push(`"${text}": ${problem}`);
      // What has no other figure is no sum: it is left out without asking.
      const isSum = text !== undefined && numbersIn(text).length > 1;
      if (isSum && problem?.startsWith(STRANGE_NUMBER)) unproven.push({ text, problem });
      return problem === undefined ? text : undefined;
    };
  const sound: Sound = {
    said,
    put: mended,
    text: soundBy(rules.problemOf),
    title: soundBy(rules.titleProblemOf),
    faultOf: (text, beside, known = []) => rules.problemOf(text, beside, [...known, ...said]),
    titleFaultOf: (title, beside, known = []) => rules.titleProblemOf(title, beside, [...known, ...said]),
  };
  const planned = answer.sections.map((section) => sectionOf(section, rules, sound)).filter(({ slides }) => slides.length > 0);
  const sections = fewEnough(named(merged(planned), rules), rules.frame);
  if (sections.length === 0) return { problems: [...problems, 'there are no slides'], mended, unproven };
  const summary = answer.summary && summaryOf(answer.summary, sections, rules, sound);
  const { least, most } = contentOf(rules.frame, sections.length);
  const count = sections.reduce((sum, { slides }) => sum + slides.length, Number(summary !== undefined));
  // The place of a closing slide that a deck does not need may be filled or not.
  const [subtitle, closing, contact] = [answer.subtitle, answer.closing, answer.contact].map((text) => sound.text(text));
  const place = sound.text(answer.place);
  const ends = { sections, ...(closing !== undefined && { closing }), ...(contact !== undefined && { contact }) };
  const spare = rules.frame.exact !== undefined && rules.frame.closing && needsNoClosing(ends, true) ? 1 : 0;
  const allowed = Math.min(most + spare, Math.max(least, count));
  const far = Math.abs(count - allowed) > Math.max(1, MENDED_SHARE * allowed);
  // Where nobody counts, an author's own count is better than a slide of what was left out on purpose, or two that are made one.
  const target = far || rules.frame.exact !== undefined ? allowed : count;
  const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
  const miscounted = `there are ${count} slides ${summary ? 'with the summary' : 'in the sections'}, but there must be ${wanted}`;
  const fitted = fitPlan(sections, target - Number(summary !== undefined), rules, summary?.pieces);
  if (!fitted) return { problems: [...problems, miscounted], mended, unproven };
  const plan = {
    title: sound.title(answer.title) ?? rules.title,
    ...(subtitle !== undefined && { subtitle }),
    ...(place !== undefined && { place }),
    ...aimOf(answer, sound),
    ...(summary && { summary }),
    ...ends,
    sections: fitted,
  };
  return { plan, problems, mended, unproven, ...(far && { miscounted }) };
}

function aimOf(answer: Aim, { text }: Sound): Aim {
  const [message, question, action] = [answer.message, answer.question, answer.action].map((each) => text(each));
  return { ...(message && { message }), ...(question && { question }), ...(action && { action }) };
}

/** Slides of which a summary is worth one. */
const SUMMARY_FROM = 4;

/** The slide that says all in front of it; a summary of little, and one that only repeats another slide, is none. */
function summaryOf(answer: AnsweredSlide, sections: readonly PlannedSection[], rules: PlanRules, sound: Sound): PlannedSlide | undefined {
  const slides = sections.flatMap(({ slides: planned }) => planned);
  if (slides.length < SUMMARY_FROM || contentOf(rules.frame, sections.length).most <= SUMMARY_FROM) return undefined;
  const summary = slideOf(answer, rules, sound);
  return summary && !slides.some(({ title }) => isLike(title, summary.title)) ? summary : undefined;
}

type SoundText = (text: string | undefined, beside?: readonly string[], known?: readonly string[]) => string | undefined;

interface Sound extends Readonly<Record<'text' | 'title', SoundText>> {
  /** What slides before say: their figures may be reckoned on with. */
  readonly said: string[];
  /** What was put back of what limits a figure. */
  readonly put: string[];
  /** What is wrong with a statement, and with a title, without a word of it among the problems. */
  readonly faultOf: PlanRules['problemOf'];
  readonly titleFaultOf: PlanRules['problemOf'];
}

function sectionOf({ name, slides }: AnsweredSection, rules: PlanRules, sound: Sound): PlannedSection {
  const planned = slides.flatMap((slide) => slideOf(slide, rules, sound) ?? []);
  return { name: sound.title(name) ?? '', slides: planned };
}

function slideOf(answer: AnsweredSlide, { offered, pieces, limited }: PlanRules, sound: Sound): PlannedSlide | undefined {
  const { kind } = answer;
  const named = new Set(answer.passages);
  const own = pieces.filter(({ number }) => named.has(number));
  // What is planned may be worked out from all that the slide draws on.
  const known = own.flatMap(({ units }) => units.map(sourceOf));
  const shown = [answer.title, ...answer.points].join('\n');
  const withLimits = (text: string) => {
    const found = limited?.(text, known.join('\n'), shown);
    for (const each of found?.put ?? []) sound.put.push(`"${text}": ${each} put back`);
    return found?.text ?? text;
  };
  const [title, points] = [answer.title === undefined ? undefined : withLimits(answer.title), answer.points.map(withLimits)];
  const told = points.map((text) => ({ text, isSound: sound.text(text, points, known) !== undefined }));
  const statements = told.flatMap(({ text, isSound }) => (isSound ? text : clausesOf(text, sound, points, known)));
  const unproven = told.flatMap(({ text, isSound }) => (isSound ? [] : strangeIn(text, sound.faultOf(text, points, known))));
  sound.said.push(...statements);
  const whole = sound.title(title, points, known);
  const message = whole ?? insteadOf(title, statements, sound, points, known) ?? titleOf(own);
  if (message === undefined) return undefined;
  const [refused] = whole === undefined && title !== undefined ? strangeIn(title, sound.titleFaultOf(title, points, known)) : [];
  return {
    kind: offered.find((form) => form.kind === kind)?.kind ?? 'bullets',
    title: withoutStop(message),
    // Who writes the slide is told what it was to be called: that costs no call.
    ...(refused && { refused }),
    points: statements,
    ...(unproven.length > 0 && { unproven }),
    pieces: own,
  };
}

/** What is not hostile, only not in the source: it may be said to the model again. */
const strangeIn = (text: string, problem: string | undefined): readonly RefusedText[] =>
  problem !== undefined && [STRANGE_NUMBER, STRANGE_NAME].some((kind) => problem.startsWith(kind)) ? [{ text, problem }] : [];

/** What a title says in front of what is not sound, or the statement that is most like it and short enough to be one: it is no point then. */
function insteadOf(
  title: string | undefined,
  statements: string[],
  sound: Sound,
  beside: readonly string[],
  known: readonly string[],
): string | undefined {
  const [clause] = title === undefined ? [] : clausesOf(title, sound, beside, known);
  if (clause !== undefined && !statements.some((each) => isLike(each, clause))) return clause;
  const short = statements.filter((each) => columns(each) <= LONGEST_TITLE);
  const words = new Set(title?.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const shared = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => words.has(word)).length;
  const like = short.reduce<string | undefined>(
    (best, each) => (best === undefined || shared(each) > shared(best) ? each : best),
    undefined,
  );
  const chosen = like ?? statements[0];
  if (chosen !== undefined) statements.splice(statements.indexOf(chosen), 1);
  return chosen;
}
/** Columns of a statement that is read as a title. */
const LONGEST_TITLE = 90;

/** What a point says in front of the clause that is not sound: a figure that nobody can prove costs no other fact. */
function clausesOf(point: string, sound: Sound, beside: readonly string[], known: readonly string[]): string[] {
  const ends = [...point.matchAll(CLAUSE_END)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const rest = point.slice(0, end).trim();
    if (rest.split(/\s+/u).length < FEWEST_WORDS) return [];
    if (sound.faultOf(rest, beside, known) === undefined) return [rest];
  }
  return [];
}
/** No comma or colon inside of a number. */
const CLAUSE_END = /[,;:–—](?=\s)|\s(?=[–—(])|[،；，：]/gu;
const FEWEST_WORDS = 4;

/** A slide that says what an earlier one says, under the same title or in the same points, is that one. */
function merged(sections: readonly PlannedSection[]): PlannedSection[] {
  const known: { slide: PlannedSlide; section: number; at: number }[] = [];
  const result: { name: string; slides: PlannedSlide[] }[] = [];
  for (const { name, slides } of sections) {
    const section = result.push({ name, slides: [] }) - 1;
    for (const slide of slides) {
      const twin = known.find(({ slide: other }) => repeats(slide, other));
      if (!twin) {
        const at = (result[section]?.slides.push(slide) ?? 1) - 1;
        known.push({ slide, section, at });
        continue;
      }
      const joined = join(twin.slide, slide);
      twin.slide = joined;
      result[twin.section]?.slides.splice(twin.at, 1, joined);
    }
  }
  return result.filter(({ slides }) => slides.length > 0);
}

function repeats(slide: PlannedSlide, other: PlannedSlide): boolean {
  if (isLike(slide.title, other.title)) return true;
  const said = new Sayings(other.points);
  return slide.points.length > 1 && slide.points.every((point) => said.has(point));
}

const join = (a: PlannedSlide, b: PlannedSlide): PlannedSlide => {
  const said = new Sayings(a.points);
  return { ...a, points: [...a.points, ...b.points.filter((point) => !said.has(point))], pieces: inOrder([...a.pieces, ...b.pieces]) };
};

/** So many sections that each has slides enough: the smallest go to their neighbours. */
function fewEnough(sections: readonly PlannedSection[], frame: Frame): PlannedSection[] {
  const kept = [...sections];
  const tooMany = () => {
    const fewest = fewestOf(frame, kept.length);
    return contentOf(frame, kept.length).most < kept.length * fewest || kept.some(({ slides }) => slides.length < fewest);
  };
  while (kept.length > 1 && tooMany()) {
    const smallest = kept.reduce((least, { slides }, i) => (slides.length < (kept[least]?.slides.length ?? 0) ? i : least), 0);
    const size = (i: number) => kept[i]?.slides.length ?? Number.POSITIVE_INFINITY;
    const at = smallest > 0 && size(smallest - 1) <= size(smallest + 1) ? smallest : smallest + 1;
    const [a, b] = kept.slice(at - 1, at + 1);
    if (a && b) kept.splice(at - 1, 2, { name: a.name, slides: [...a.slides, ...b.slides] });
  }
  return kept;
}

/** A section without a name of its own is called as the source calls that part, or as its first slide. */
function named(sections: readonly PlannedSection[], { titleProblemOf }: PlanRules): PlannedSection[] {
  const taken = new Sayings([]);
  return sections.map(({ name, slides }) => {
    const [first] = slides;
    const names = [name, first?.pieces[0]?.passage.section.heading, first?.title];
    const free = names.find((each) => each !== undefined && each !== '' && !taken.has(each) && titleProblemOf(each) === undefined);
    const chosen = fitTitle(free ?? first?.title ?? name);
    taken.add(chosen);
    return { name: chosen, slides };
  });
}
