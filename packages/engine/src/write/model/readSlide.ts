/** A model's answer as a slide: what may not be shown is left out, and what is left is the slide. */
import { type Slide, slide as slideSchema } from '@slidewright/contract/deck';
import { z } from 'zod';
import { withoutLabel } from '../../languages/modelTalk.ts';
import { sourceOf } from '../discourse/passages.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { isDangling } from '../say/dangling.ts';
import { columns } from '../sentence/measure.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { markAssumed, markOf } from './assumed.ts';
import { linesBeside } from './beside.ts';
import { type Form, Pen, withoutStop } from './forms/form.ts';
import { formOf } from './forms/forms.ts';
import type { Inspector } from './inspector.ts';
import { withoutShifted } from './leaning.ts';
import { limitedAnswer } from './limitedAnswer.ts';
import { namesOneOfEqual } from './oneOfEqual.ts';
import type { PlannedSlide } from './plan.ts';
import { asksOnly } from './quiz.ts';
import { retold } from './retold.ts';
import { leavesOf } from './salvage.ts';
import { sourceNotes } from './sourceNotes.ts';

export interface ReadSlide {
  /** What can be shown; with problems as well where something was left out or had to be cut hard. */
  readonly slide?: Slide;
  /** What the slide is asked for again for, in words for the model; empty when all is well. */
  readonly problems: readonly string[];
  /** What was put right without asking. */
  readonly mended: readonly string[];
  /** What may be spoken to the slide, where nothing of it can be shown. */
  readonly spoken?: string;
}

const photo = z.object({ query: z.string(), alt: z.string() });

/** What the model is asked for: the fields of the form, and those that every slide has; `marks` where what has no source is told apart. */
export const slideShape = (form: Form, marks = false): z.ZodObject =>
  z.object({
    title: z.string(),
    ...form.shape.shape,
    ...(form.kind !== 'bullets' && { instead: z.array(z.string()).nullish() }),
    notes: z.string().nullish(),
    ...(marks && { assumed: z.string().nullish(), imagined: z.boolean().nullish() }),
    ...(form.kind === 'bullets' && { picture: photo.nullish() }),
  });

const common = z.object({
  title: z.string().optional().catch(undefined),
  notes: z.string().optional().catch(undefined),
  picture: photo.optional().catch(undefined),
  instead: z.array(z.string()).optional().catch(undefined),
  assumed: z.string().optional().catch(undefined),
  imagined: z.boolean().optional().catch(undefined),
});

const LEANS = 'it points to what stands elsewhere';
const ONE_OF_EQUAL = 'it names one of equal rows';
const CLAIMS_MORE = 'it says no more that this is supposed, nor does its slide';
/** Longer titles are cut. */
const LONGEST_TITLE = 110;
const MOST_NOTES = 2500;
/** In words. */
const LONGEST_ASSUMED = 18;

/**
 * A slide that its fields do not make is made of the points that the answer has instead, then of what its parts say. Figures without a source
 * that claim something about the world are marked by `assumption`.
 */
export function readSlide(
  value: unknown,
  form: Form,
  planned: PlannedSlide,
  pen: Pen,
  inspector: Inspector,
  assumption?: string,
): ReadSlide {
  const read = readWhole(value, form, planned, pen, inspector);
  if (!read.slide || assumption === undefined || asksOnly(read.slide)) return read;
  const head = common.safeParse(value);
  const told = head.data?.assumed;
  const sound = told === undefined || inspector.textProblem(told) !== undefined ? undefined : pen.cut(told, LONGEST_ASSUMED);
  const { language } = pen.brief;
  const mark = (head.data?.imagined && markOf(language, true)) || assumption;
  return { ...read, slide: markAssumed(read.slide, mark, language, sound) };
}

function readWhole(given: unknown, form: Form, planned: PlannedSlide, pen: Pen, inspector: Inspector): ReadSlide {
  if (given === undefined) return refused('it is missing');
  const { value, put, missing } = limitedAnswer(given, passagesOf(planned), inspector, pen.brief.language);
  const read = readLimited(value, form, planned, pen, inspector);
  return read.slide ? { ...read, problems: [...read.problems, ...missing], mended: [...read.mended, ...put] } : read;
}

function readLimited(value: unknown, form: Form, planned: PlannedSlide, pen: Pen, inspector: Inspector): ReadSlide {
  const head = common.safeParse(value);
  if (!head.success) return refused('it is not an object');
  const own = readAs(form, value, head.data, planned, pen, inspector);
  if (own.slide || form.kind === 'bullets') return own;
  const points = formOf('bullets');
  const asPoints = (texts: readonly string[]) =>
    points && texts.length >= FEWEST_POINTS
      ? readAs(points, { items: texts.map((text) => ({ text })) }, head.data, planned, new Pen(pen.brief), inspector)
      : undefined;
  const chosen = asPoints(head.data.instead ?? []);
  // Fields that are left empty on purpose are no fault.
  if (chosen?.slide) return { ...chosen, mended: [...(isEmpty(value, form) ? [] : own.problems), ...chosen.mended] };
  const { slide, mended } = asPoints(retold(value, inspector, pen.brief.language)) ?? { mended: [] };
  return slide ? { slide, problems: own.problems, mended } : own;
}

const FEWEST_POINTS = 2;

/** Whether the fields of the form hold nothing that is read. */
const isEmpty = (value: unknown, { shape }: Form): boolean =>
  Object.entries(value as object).every(
    ([name, field]) =>
      !(name in shape.shape) || leavesOf(field, [name]).every(({ path, text }) => text.trim() === '' || HOW.has(String(path.at(-1)))),
  );
/** Fields that say how something is drawn. */
const HOW = new Set(['type', 'relation', 'want']);

function readAs(
  form: Form,
  value: unknown,
  { notes, picture, title: written, assumed }: z.infer<typeof common>,
  planned: PlannedSlide,
  pen: Pen,
  inspector: Inspector,
): ReadSlide {
  const { notes: _, ...shown } = value as { readonly notes?: unknown };
  const beside = linesBeside(shown);
  const spoken = inspector.soundNotes(notes ?? '', beside).slice(0, MOST_NOTES);
  const { body: whatever, problems } = form.read(value, pen, (text) => inspector.textProblem(text, beside));
  if (!whatever) return { ...refused(...problems), spoken };
  const { body, shifted } = unshifted(whatever, passagesOf(planned), pen.brief.language);
  const answered = written === undefined ? undefined : withoutStop(withoutLabel(written));
  const leans =
    answered !== undefined &&
    !assumed?.trim() &&
    isDangling(answered, pen.brief.language) &&
    !isDangling(planned.title, pen.brief.language);
  const { supposes } = patternsOf(pen.brief.language);
  const claims =
    answered !== undefined &&
    !assumed?.trim() &&
    supposes?.test(planned.title) &&
    ![answered, ...beside].some((line) => supposes.test(line));
  const single = answered !== undefined && namesOneOfEqual(answered, planned.title, body, pen.brief.language);
  const faults = [leans && LEANS, claims && CLAIMS_MORE, single && ONE_OF_EQUAL].find(Boolean) || undefined;
  const wrongTitle = answered === undefined ? undefined : (faults ?? inspector.titleProblem(answered, beside));
  const title = wrongTitle === undefined && answered ? answered : planned.title;
  const whole = inspector.bodyProblems(title, body, passagesOf(planned));
  if (whole.length > 0) return refused(...problems, ...whole);
  const sound = picture && inspector.textProblem(picture.alt) === undefined && inspector.textProblem(picture.query) === undefined;
  // An empty answer is one: nothing is left to be said.
  const told = spoken === '' && notes !== '' ? sourceNotesOf(planned, [title, ...leavesOf(body).map(({ text }) => text)], pen) : spoken;
  const made = slideSchema.safeParse({ ...body, title, notes: told, ...(form.kind === 'bullets' && sound && { picture }) });
  if (!made.success) return refused(made.error.issues[0]?.message ?? 'it does not fit the schema');
  const long = columns(title) > LONGEST_TITLE ? ['the title is too long: at most 12 words'] : [];
  const mended = [
    ...shifted.map((line) => `"${line}": the source says it of something else`),
    ...(wrongTitle === undefined ? [] : [`title "${answered}": ${wrongTitle}`]),
    ...(spoken.length < (notes ?? '').trim().length ? ['notes: sentences that are not sound or were said before'] : []),
  ];
  return { slide: made.data, problems: [...problems, ...pen.problems, ...pen.tooLong, ...long], mended };
}

/** The body without sentences that point to something else than they do in the source. */
function unshifted(body: Body, passages: string, language: string): { readonly body: Body; readonly shifted: readonly string[] } {
  const lines = 'sentence' in body ? (body.sentence?.split('\n') ?? []) : [];
  const kept = lines.length > 1 ? withoutShifted(lines, passages, language) : lines;
  if (kept.length === lines.length) return { body, shifted: [] };
  return { body: { ...body, sentence: kept.join('\n') } as Body, shifted: lines.filter((line) => !kept.includes(line)) };
}

const sourceNotesOf = ({ pieces }: PlannedSlide, shown: readonly string[], { brief }: Pen): string =>
  sourceNotes(
    pieces.flatMap(({ units }) => units),
    shown.join('\n'),
    brief.language,
  );

const refused = (...problems: string[]): ReadSlide => ({ problems, mended: [] });

export const passagesOf = ({ pieces }: PlannedSlide): string =>
  pieces
    .flatMap(({ passage, units }) => [
      passage.section.heading ?? '',
      passage.caption ?? '',
      passage.header?.join(' ') ?? '',
      ...units.flatMap((unit) => [sourceOf(unit), ...(unit.spoken ?? [])]),
    ])
    .join('\n');
