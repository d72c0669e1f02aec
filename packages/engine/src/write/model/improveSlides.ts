/** The way of small models: each slide by itself, with what the built-in writer made of it as a draft; the better of both is taken. */
import type { Slide } from '@slidewright/contract/deck';
import { z } from 'zod';
import { betterOf } from './betterSlide.ts';
import { excerpt } from './excerpt.ts';
import { Pen } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import { draftPrompt, draftSystemPrompt } from './prompts/draftPrompt.ts';
import { passagesOf, readSlide, slideShape } from './readSlide.ts';
import { answersIn, type DeckContext, type Task, type WrittenSlides } from './writeSlides.ts';

/** Tokens of the passages behind one slide: small models lose the thread in more. */
const MOST_TOKENS = 1500;

/** Tasks have drafts. Nothing is asked for twice. Never rejects. */
export async function improveSlides(tasks: readonly Task[], context: DeckContext): Promise<WrittenSlides> {
  const slides = new Map<number, Slide>();
  const rejected = new Map<number, readonly string[]>();
  await Promise.all(
    tasks.map(async (task) => {
      const { slide, problems } = await improve(task, context);
      if (slide) slides.set(task.number, slide);
      if (problems.length > 0) rejected.set(task.number, problems);
    }),
  );
  return { slides, rejected, spoken: new Map(), refused: new Set(), repairs: 0 };
}

async function improve(task: Task, context: DeckContext): Promise<{ slide?: Slide; problems: readonly string[] }> {
  const { planned, draft } = task.slot;
  const form = formOf(planned.kind);
  if (!draft || !form) return { problems: [] };
  const { caller, brief, scores, room, inspector } = context;
  const key = `slide_${task.number}`;
  const { tokens } = room;
  const reply = await caller.ask({
    system: draftSystemPrompt(brief.language),
    prompt: draftPrompt({ key, draft, form, brief, source: excerpt(planned.pieces, scores, Math.min(MOST_TOKENS, tokens)) }),
    shape: z.object({ [key]: slideShape(form) }),
    name: 'slides',
  });
  if (reply.type === 'tooLong' && room.halve(tokens)) return improve(task, context);
  if (reply.type !== 'value') return { problems: ['reason' in reply ? reply.reason : reply.problem] };
  const [answer] = Object.values(answersIn(reply.value, [{ key, number: task.number }]));
  const { slide, problems } = readSlide(answer, form, planned, new Pen(brief), inspector);
  // What had to be mended is no better than what needs no mending.
  if (!slide || problems.length > 0 || slide.kind !== form.kind) return { problems };
  const better = betterOf(draft, slide, passagesOf(planned), brief.language);
  return { ...(better.slide && { slide: better.slide }), problems: better.problems };
}
