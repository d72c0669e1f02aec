/** A model's answer as a slide. */
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { z } from 'zod';
import { columns } from '../sentence/measure.ts';
import { type Form, type Pen, withoutStop } from './forms/form.ts';
import type { Inspector } from './inspector.ts';
import type { PlannedSlide } from './plan.ts';

export interface ReadSlide {
  /** What can be shown; with problems as well where it had to be cut hard. */
  readonly slide?: Slide;
  /** In words for the model; empty when all is well. */
  readonly problems: readonly string[];
}

const photo = z.object({ query: z.string(), alt: z.string() });

/** What the model is asked for: the fields of the form, and those that every slide has. */
export const slideShape = (form: Form): z.ZodObject =>
  z.object({
    title: z.string(),
    ...form.shape.shape,
    notes: z.string().nullish(),
    ...(form.kind === 'bullets' && { picture: photo.nullish() }),
  });

const common = z.object({ title: z.string().optional(), notes: z.string().optional(), picture: photo.optional().catch(undefined) });

/** Longer titles are cut. */
const LONGEST_TITLE = 110;
const MOST_NOTES = 2500;

export function readSlide(value: unknown, form: Form, planned: PlannedSlide, pen: Pen, inspector: Inspector): ReadSlide {
  if (value === undefined) return { problems: ['it is missing'] };
  const head = common.safeParse(value);
  if (!head.success) return { problems: ['title and notes must be texts'] };
  const { notes = '', picture } = head.data;
  const title = withoutStop(head.data.title ?? planned.title);
  const body = form.read(value, pen);
  if (typeof body === 'string') return { problems: [body] };
  const problems = inspector.slideProblems(title, body, notes);
  if (problems.length > 0) return { problems };
  const sound = picture && inspector.textProblem(picture.alt) === undefined && inspector.textProblem(picture.query) === undefined;
  // Notes are spoken, not shown: where they are not to be trusted they are left out.
  const trusted = inspector.textProblem(notes) === undefined ? notes.slice(0, MOST_NOTES) : '';
  const made = slideSchema.safeParse({ ...body, title, notes: trusted, ...(form.kind === 'bullets' && sound && { picture }) });
  if (!made.success) return { problems: [made.error.issues[0]?.message ?? 'it does not fit the schema'] };
  const tooLong = [...pen.tooLong, ...(columns(title) > LONGEST_TITLE ? ['the title is too long: at most 10 words'] : [])];
  return { slide: made.data, problems: tooLong };
}
