/** The plan of a deck: its sections, and of each slide the kind, the message and the pieces of the source that it draws on. */
import type { SlideKind } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Form } from './forms/form.ts';
import { contentOf, type Frame } from './frame.ts';
import type { Piece } from './pieces.ts';

export interface PlannedSlide {
  readonly kind: SlideKind;
  /** What it states, as the plan words it. */
  readonly title: string;
  /** The statements that it should make. */
  readonly points: readonly string[];
  /** In the order of the source; empty without a source. */
  readonly pieces: readonly Piece[];
}

export interface PlannedSection {
  readonly name: string;
  readonly slides: readonly PlannedSlide[];
}

export interface Plan {
  readonly title: string;
  readonly subtitle?: string;
  readonly sections: readonly PlannedSection[];
  /** The sentence to leave with. */
  readonly closing?: string;
}

/** What the model is asked for. `passages` are numbers of pieces. */
export function planShape(offered: readonly Form[], hasSource: boolean) {
  const [first = 'bullets', ...more] = offered.map(({ kind }) => kind);
  const slide = z.object({
    title: z.string(),
    kind: z.enum([first, ...more]),
    points: z.array(z.string()),
    ...(hasSource && { passages: z.array(z.int()) }),
  });
  return z.object({
    title: z.string(),
    subtitle: z.string().nullish(),
    sections: z.array(z.object({ name: z.string(), slides: z.array(slide) })),
    closing: z.string().nullish(),
  });
}

/** The same, as it is read: an unknown kind is a list of points, numbers may come as texts. */
const answer = z.object({
  title: z.string(),
  subtitle: z.string().optional(),
  sections: z.array(
    z.object({
      name: z.string(),
      slides: z.array(
        z.object({
          title: z.string(),
          kind: z.string().optional(),
          points: z.array(z.string()).catch([]),
          passages: z.array(z.coerce.number()).optional().catch(undefined),
        }),
      ),
    }),
  ),
  closing: z.string().optional(),
});

export interface PlanRules {
  readonly frame: Frame;
  readonly offered: readonly Form[];
  /** Empty without a source. */
  readonly pieces: readonly Piece[];
  /** What is wrong with a text of the plan that will be shown. */
  readonly problemOf: (text: string) => string | undefined;
}

/** The plan, made to fit where that takes little, or what is wrong with it in words for the model. */
export function readPlan(value: object, rules: PlanRules): Plan | string[] {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return parsed.error.issues.slice(0, 4).map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
  const { title, subtitle, closing } = parsed.data;
  const sections = parsed.data.sections.filter(({ slides }) => slides.length > 0).map((section) => sectionOf(section, rules));
  if (sections.length === 0) return ['there are no slides'];
  const problems = [title, ...sections.map(({ name }) => name)].flatMap((text) => {
    const problem = rules.problemOf(text);
    return problem === undefined ? [] : [`"${text}": ${problem}`];
  });
  const counted = fitCount(sections, contentOf(rules.frame, sections.length));
  if (typeof counted === 'string') problems.push(counted);
  if (problems.length > 0 || typeof counted === 'string') return problems;
  const sound = (text: string | undefined) => (text !== undefined && rules.problemOf(text) === undefined ? text : undefined);
  const line = sound(subtitle);
  const last = sound(closing);
  return {
    title,
    ...(line !== undefined && { subtitle: line }),
    sections: covered(counted, rules.pieces),
    ...(last !== undefined && { closing: last }),
  };
}

type Answered = z.infer<typeof answer>['sections'][number];

function sectionOf({ name, slides }: Answered, { offered, pieces }: PlanRules): PlannedSection {
  return {
    name,
    slides: slides.map((slide) => ({
      kind: offered.find(({ kind }) => kind === slide.kind)?.kind ?? 'bullets',
      title: slide.title,
      points: slide.points,
      pieces: pieces.filter(({ number }) => slide.passages?.includes(number)),
    })),
  };
}

/** A plan that has a few slides too many or too few is mended; others are to be planned again. */
const MENDED_SHARE = 0.25;

function fitCount(sections: readonly PlannedSection[], { least, most }: { least: number; most: number }): PlannedSection[] | string {
  const fitted = sections.map(({ name, slides }) => ({ name, slides: [...slides] }));
  const count = () => fitted.reduce((sum, { slides }) => sum + slides.length, 0);
  const planned = count();
  const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
  const problem = `there are ${planned} slides in the sections, but there must be ${wanted}`;
  const target = Math.min(most, Math.max(least, planned));
  if (Math.abs(planned - target) > Math.max(1, MENDED_SHARE * target)) return problem;
  while (count() > target) if (!merge(fitted)) return problem;
  while (count() < target) if (!split(fitted)) return problem;
  return fitted;
}

type Fitting = { name: string; slides: PlannedSlide[] }[];

/** Makes one of two neighbours in the fullest section, those that draw on least. */
function merge(sections: Fitting): boolean {
  const fullest = sections.reduce((a, b) => (b.slides.length > a.slides.length ? b : a));
  if (fullest.slides.length < 2) return false;
  let at = 1;
  const size = (i: number) => (fullest.slides[i - 1]?.pieces.length ?? 0) + (fullest.slides[i]?.pieces.length ?? 0);
  for (let i = 2; i < fullest.slides.length; i++) if (size(i) < size(at)) at = i;
  const [a, b] = fullest.slides.slice(at - 1, at + 1);
  if (!a || !b) return false;
  fullest.slides.splice(at - 1, 2, { ...a, points: [...a.points, b.title, ...b.points], pieces: inOrder([...a.pieces, ...b.pieces]) });
  return true;
}

/** Makes two of the slide that draws on most. False when every slide draws on a single piece. */
function split(sections: Fitting): boolean {
  let best: { slides: PlannedSlide[]; at: number; size: number } | undefined;
  for (const { slides } of sections) {
    slides.forEach(({ pieces }, at) => {
      if (pieces.length > (best?.size ?? 1)) best = { slides, at, size: pieces.length };
    });
  }
  const slide = best?.slides[best.at];
  if (!best || !slide) return false;
  const half = Math.ceil(best.size / 2);
  const second: PlannedSlide = { kind: 'bullets', title: slide.title, points: [], pieces: slide.pieces.slice(half) };
  best.slides.splice(best.at, 1, { ...slide, pieces: slide.pieces.slice(0, half) }, second);
  return true;
}

const inOrder = (pieces: readonly Piece[]): Piece[] => [...new Set(pieces)].sort((a, b) => a.number - b.number);

/** Every piece belongs to a slide, and every slide has one: what no slide draws on goes to the slide of the piece before it. */
function covered(sections: readonly PlannedSection[], pieces: readonly Piece[]): PlannedSection[] {
  if (pieces.length === 0) return [...sections];
  const slides = sections.flatMap((section) => section.slides);
  const own = slides.map(({ pieces: named }) => [...named]);
  const owner = new Map(own.flatMap((named, slide) => named.map((piece) => [piece.number, slide] as const)));
  let last = Math.max(
    0,
    own.findIndex((named) => named.length > 0),
  );
  for (const piece of pieces) {
    const known = owner.get(piece.number);
    if (known === undefined) own[last]?.push(piece);
    else last = known;
  }
  // A slide that names nothing speaks about what its neighbour draws on.
  const filled = own.map((named, i) =>
    named.length > 0 ? named : (own.slice(0, i).findLast((other) => other.length > 0) ?? own.find((other) => other.length > 0) ?? []),
  );
  let at = 0;
  return sections.map(({ name, slides: planned }) => ({
    name,
    slides: planned.map((slide) => ({ ...slide, pieces: inOrder(filled[at++] ?? []) })),
  }));
}
