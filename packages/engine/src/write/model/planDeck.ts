/** The plan of a deck from the model: asked for, checked, and asked for again with what is wrong where that is better than mending it. */
import { z } from 'zod';
import type { Caller } from './caller.ts';
import type { Inspector } from './inspector.ts';
import { type Plan, type PlanRules, planShape, type RefusedText } from './plan.ts';
import { planAnswer } from './planAnswer.ts';
import { type PlanFacts, planPrompt } from './prompts/planPrompt.ts';
import { pointsPrompt } from './prompts/pointsPrompt.ts';
import { type Rejected, repairPrompt } from './prompts/repairPrompt.ts';
import { readPlan } from './readPlan.ts';
import type { Room } from './room.ts';
import type { SeenPicture } from './seenPictures.ts';
import { MOST_REPAIRS } from './writeSlides.ts';

export type Planned = (
  | { type: 'plan'; plan: Plan }
  /** The model answers, but plans nothing that can be used. */
  | { type: 'useless' }
  | { type: 'failed'; reason: string }
) & {
  repairs: number;
  /** What was mended or asked for again. */
  problems: readonly string[];
};

/** Sections, slides, and what a slide holds: a plan that breaks off keeps the slides that are whole. */
const KEPT = 4;

/** Never rejects. */
export async function planDeck(
  caller: Caller,
  system: string,
  facts: Omit<PlanFacts, 'source'>,
  pictures: readonly SeenPicture[],
  /** The source in at most so many tokens; undefined without one. */
  sourceIn: ((tokens: number) => string) | undefined,
  room: Room,
  rules: Omit<PlanRules, 'problemOf' | 'titleProblemOf' | 'limited'>,
  inspector: Inspector,
): Promise<Planned> {
  const shape = planShape(rules.offered, rules.pieces.length > 0);
  const problems: string[] = [];
  /** Mended so much that a better one was asked for. */
  let spare: Plan | undefined;
  let rejected: Rejected | undefined;
  for (let attempt = 0; attempt <= MOST_REPAIRS; attempt++) {
    const { tokens } = room;
    const prompt = planPrompt({ ...facts, ...(sourceIn && { source: sourceIn(tokens) }) });
    const reply = await caller.ask({
      system,
      prompt: rejected ? repairPrompt(prompt, rejected) : prompt,
      shape,
      name: 'plan',
      kept: KEPT,
      pictures,
    });
    if (reply.type === 'tooLong' && sourceIn && room.halve(tokens)) {
      problems.push(`the source was too long: ${reply.reason}`);
      // It was not answered, so nothing is to be put right.
      attempt--;
      continue;
    }
    if (reply.type === 'failed' || reply.type === 'tooLong') {
      if (spare) return { type: 'plan', plan: spare, repairs: attempt, problems };
      return { type: 'failed', reason: reply.reason, repairs: attempt, problems };
    }
    if (reply.type === 'unreadable') {
      problems.push(reply.problem);
      rejected = { problems: [reply.problem] };
      if (spare) break;
      continue;
    }
    const read = (value: object) =>
      readPlan(value, {
        ...rules,
        problemOf: inspector.spokenProblem,
        titleProblemOf: inspector.titleProblem,
        limited: (text, passages, shown) => inspector.limited(text, passages, shown),
      });
    const first = read(reply.value);
    const unproven = first.plan && first.miscounted === undefined && sourceIn ? first.unproven : [];
    const mended =
      unproven.length > 0 && sourceIn ? await mendedPoints(reply.value, unproven, sourceIn(tokens), caller, system) : undefined;
    const second = mended && read(mended);
    // What is better without a figure than with one has the same statements and fewer that do not hold.
    const { plan, problems: found, mended: put, miscounted } = second?.plan && second.unproven.length < unproven.length ? second : first;
    if (second) problems.push(...unproven.map(({ text, problem }) => `"${text}": ${problem}; asked for again`));
    const foreign = plan && inspector.languageProblem(textOf(plan));
    problems.push(...found, ...put, ...(miscounted ? [miscounted] : []), ...(foreign ? [foreign] : []));
    if (plan && foreign === undefined) {
      // The second answer is as good as it gets.
      if (miscounted === undefined || spare) return { type: 'plan', plan, repairs: attempt, problems };
      spare = plan;
    } else if (spare) break;
    rejected = { answer: reply.value, problems: [...found, ...(miscounted ? [miscounted] : []), ...(foreign ? [foreign] : [])] };
  }
  return spare ? { type: 'plan', plan: spare, repairs: 1, problems } : { type: 'useless', repairs: MOST_REPAIRS, problems };
}

/** Statements that are asked for again together. */
const MOST_AGAIN = 12;

/** The answer with what the model says in place of statements whose figures do not follow; undefined where it says nothing. */
async function mendedPoints(
  answer: object,
  unproven: readonly RefusedText[],
  source: string,
  caller: Caller,
  system: string,
): Promise<object | undefined> {
  const { sections, summary } = planAnswer(answer);
  const slides = [...(summary ? [summary] : []), ...sections.flatMap((section) => section.slides)];
  const points = unproven.slice(0, MOST_AGAIN).map((each, i) => {
    const title = slides.find((slide) => slide.points.includes(each.text))?.title;
    return { ...each, key: `point_${i + 1}`, ...(title !== undefined && { title }) };
  });
  const shape = z.object(Object.fromEntries(points.map(({ key }) => [key, z.string().nullish()])));
  const reply = await caller.ask({ system, prompt: pointsPrompt({ points, source }), shape, name: 'plan' });
  const said = reply.type === 'value' ? shape.safeParse(reply.value).data : undefined;
  const anew = new Map(points.flatMap(({ key, text }) => (said?.[key]?.trim() ? [[text, said[key]] as const] : [])));
  return anew.size === 0 ? undefined : (replaced(answer, anew) as object);
}

/** The value with other texts in the place of some. */
function replaced(value: unknown, texts: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return texts.get(value.trim()) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, texts)]));
}

const textOf = ({ title, sections }: Plan): string =>
  [title, ...sections.flatMap(({ name, slides }) => [name, ...slides.flatMap((slide) => [slide.title, ...slide.points])])].join(' ');
