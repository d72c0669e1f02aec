/** The plan of a deck from the model: asked for, checked, and asked for again with what is wrong. */
import type { Caller } from './caller.ts';
import type { Inspector } from './inspector.ts';
import { type Plan, type PlanRules, planShape, readPlan } from './plan.ts';
import { type PlanFacts, planPrompt } from './prompts/planPrompt.ts';
import { type Rejected, repairPrompt } from './prompts/repairPrompt.ts';
import { MOST_REPAIRS } from './writeSlides.ts';

export type Planned =
  | { type: 'plan'; plan: Plan; repairs: number }
  /** The model answers, but plans nothing that can be used. */
  | { type: 'useless'; repairs: number }
  | { type: 'failed'; reason: string; repairs: number };

/** Never rejects. */
export async function planDeck(
  caller: Caller,
  system: string,
  facts: PlanFacts,
  rules: Omit<PlanRules, 'problemOf'>,
  inspector: Inspector,
): Promise<Planned> {
  const prompt = planPrompt(facts);
  const shape = planShape(rules.offered, rules.pieces.length > 0);
  let rejected: Rejected | undefined;
  for (let attempt = 0; attempt <= MOST_REPAIRS; attempt++) {
    const reply = await caller.ask({ system, prompt: rejected ? repairPrompt(prompt, rejected) : prompt, shape, name: 'plan' });
    if (reply.type === 'failed') return { type: 'failed', reason: reply.reason, repairs: attempt };
    if (reply.type === 'unreadable') {
      rejected = { problems: [reply.problem] };
      continue;
    }
    const plan = readPlan(reply.value, { ...rules, problemOf: inspector.textProblem });
    const foreign = Array.isArray(plan) ? undefined : inspector.languageProblem(textOf(plan));
    if (!Array.isArray(plan) && foreign === undefined) return { type: 'plan', plan, repairs: attempt };
    rejected = { answer: reply.value, problems: Array.isArray(plan) ? plan : [foreign ?? ''] };
  }
  return { type: 'useless', repairs: MOST_REPAIRS };
}

const textOf = ({ title, sections }: Plan): string =>
  [title, ...sections.flatMap(({ name, slides }) => [name, ...slides.flatMap((slide) => [slide.title, ...slide.points])])].join(' ');
