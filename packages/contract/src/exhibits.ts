/** Exhibits: slides that show one finding of a source, so that what could be a sentence in a list is seen. */
import { z } from 'zod';
import { common, remark, text } from './slideFields.ts';

/** A figure as it is written, and what it measures. */
const measured = z.object({ figure: text.min(1), label: text });

/** Two values of one measure as two bars on one scale, and how far they are apart. */
export const pairSlide = z.object({
  kind: z.literal('pair'),
  ...common,
  /** `value` decides how long the bar is; `figure` is that value as it is written. */
  bars: z.array(z.object({ ...measured.shape, value: z.number().min(0), note: text.optional() })).length(2),
  /** Index of the bar that the title speaks of. */
  highlight: z.int().min(0).max(1).optional(),
  /** The shorter bar is a part of the longer one, and drawn within it. */
  part: z.boolean().optional(),
  /** The difference, only where the source gives it or both values are of one unit, measure and base. */
  gap: z.object({ figure: text.min(1), text: text.optional() }).optional(),
  /** What follows from it, below the bars; line feeds part its sentences. */
  sentence: text.optional(),
  source: text.optional(),
});

/** One measure before and after, what changed it, and up to four more measures at both times. */
export const changeSlide = z.object({
  kind: z.literal('change'),
  ...common,
  before: measured,
  after: measured,
  /** By how much, as it is written: "−66 %". */
  change: text.optional(),
  cause: text.optional(),
  rows: z
    .array(z.object({ label: text, before: text, after: text }))
    .max(4)
    .optional(),
  /** What the two times are called, above the figures of the rows. */
  times: z.tuple([text, text]).optional(),
  /** What both are held against: another's figure, an average. */
  reference: measured.optional(),
  /** What else is to be said of it, below the figures. */
  sentence: text.optional(),
  source: text.optional(),
});

/** Parts of one whole as one bar; the values are shares of their sum. */
export const sharesSlide = z.object({
  kind: z.literal('shares'),
  ...common,
  ...remark,
  parts: z
    .array(z.object({ ...measured.shape, value: z.number().min(0), note: text.optional() }))
    .min(2)
    .max(7),
  /** Indexes of the parts that the title speaks of. */
  highlight: z.array(z.int().min(0)).max(7).optional(),
  /** What all of it is: "of 1,312 leaks in 2025". */
  whole: text.optional(),
});

/** What was planned and what came of it, one row a measure; each row has a scale of its own, on which its target is as long as the others'. */
export const targetsSlide = z.object({
  kind: z.literal('targets'),
  ...common,
  ...remark,
  rows: z
    .array(
      z.object({
        label: text,
        /** As they are written. */
        actual: text.min(1),
        target: text.min(1),
        value: z.number().min(0),
        goal: z.number().positive(),
        /** The difference as the source has it. */
        gap: text.optional(),
        /** What the target is, where it is a limit: a floor is kept by what passes it, a ceiling by what stays below. */
        want: z.enum(['atLeast', 'atMost']).optional(),
      }),
    )
    .min(1)
    .max(8),
  /** What the columns of figures are called, in the deck's language. */
  heads: z.object({ actual: text, target: text }).optional(),
  highlight: z.int().min(0).optional(),
});

/** Stages that rise, and the one that has been reached. */
export const stairsSlide = z.object({
  kind: z.literal('stairs'),
  ...common,
  ...remark,
  steps: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(7),
  /** Index of the present stage: what comes after it is outlined only. */
  present: z.int().min(0).optional(),
});

/** Levels of which each rests on the one below: the first is the top. */
export const pyramidSlide = z.object({
  kind: z.literal('pyramid'),
  ...common,
  ...remark,
  levels: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(6),
  highlight: z.int().min(0).optional(),
});

/** Causes in their order and what comes of them. */
export const causesSlide = z.object({
  kind: z.literal('causes'),
  ...common,
  ...remark,
  causes: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(1)
    .max(5),
  consequence: z.object({ figure: text.optional(), text }),
});

/** A term, what it means, an example, and what it is not. */
export const definitionSlide = z.object({
  kind: z.literal('definition'),
  ...common,
  ...remark,
  term: text.min(1),
  meaning: text.min(1),
  /** A line about the word itself: its field, its unit. */
  about: text.optional(),
  /** `head` is the deck's word for an example. */
  example: z.object({ head: text.optional(), text }).optional(),
  not: z.object({ head: text.optional(), items: z.array(text).min(1).max(3) }).optional(),
});

/** A question that stands large, its answer and the reasons for it. The title is the answer. */
export const questionSlide = z.object({
  kind: z.literal('question'),
  ...common,
  ...remark,
  question: text.min(1),
  reasons: z
    .array(z.object({ head: text.optional(), text }))
    .min(1)
    .max(4),
});

/** What is decided or asked, of whom and by when. What the source does not say is left out, never made up. */
export const decisionsSlide = z.object({
  kind: z.literal('decisions'),
  ...common,
  ...remark,
  decisions: z
    .array(z.object({ text, detail: text.optional(), owner: text.optional(), date: text.optional() }))
    .min(1)
    .max(8),
});

/** Values of several subjects at two times: one rose or fell while the others did not. */
export const slopeSlide = z.object({
  kind: z.literal('slope'),
  ...common,
  ...remark,
  times: z.tuple([text, text]),
  /** `figures` are the two values as they are written, `values` decide where the ends stand; `change` is by how much, as the source has it. */
  subjects: z
    .array(z.object({ name: text, figures: z.tuple([text, text]), values: z.tuple([z.number(), z.number()]), change: text.optional() }))
    .min(1)
    .max(8),
  highlight: z.int().min(0).optional(),
  takeaway: z.object({ figure: text.optional(), text }).optional(),
});

/** What meets in one place and has nothing to do with each other. */
export const hubSlide = z.object({
  kind: z.literal('hub'),
  ...common,
  ...remark,
  center: text.min(1),
  spokes: z
    .array(z.object({ head: text, text: text.optional() }))
    .min(2)
    .max(8),
});

/** A whole that breaks into branches, and these into leaves. */
export const treeSlide = z.object({
  kind: z.literal('tree'),
  ...common,
  ...remark,
  root: z.object({ head: text, figure: text.optional() }),
  branches: z
    .array(
      z.object({
        head: text,
        figure: text.optional(),
        leaves: z
          .array(z.object({ text, figure: text.optional() }))
          .max(6)
          .default([]),
      }),
    )
    .min(2)
    .max(6),
  /** Index of the branch that the title speaks of. */
  highlight: z.int().min(0).optional(),
});

/** What lasts from when to when. Instants are numbers on any one scale, such as months since the first. */
export const spansSlide = z.object({
  kind: z.literal('spans'),
  ...common,
  ...remark,
  spans: z
    .array(z.object({ label: text, from: z.number(), to: z.number(), when: text.optional() }))
    .min(1)
    .max(8),
  /** Marks of the scale. */
  ticks: z
    .array(z.object({ at: z.number(), label: text }))
    .max(12)
    .optional(),
  milestones: z
    .array(z.object({ at: z.number(), date: text, text }))
    .max(5)
    .optional(),
  highlight: z.int().min(0).optional(),
});

/** Items between two scales that cross: where each stands, from 0 (low) to 1 (high). */
export const quadrantSlide = z.object({
  kind: z.literal('quadrant'),
  ...common,
  ...remark,
  axes: z.object({ x: z.object({ low: text, high: text }), y: z.object({ low: text, high: text }) }),
  items: z
    .array(z.object({ name: text, x: z.number().min(0).max(1), y: z.number().min(0).max(1) }))
    .min(1)
    .max(12),
  /** What the four fields are called, in reading order: top left, top right, bottom left, bottom right. */
  fields: z.tuple([text, text, text, text]).optional(),
  /** Index of the field that matters, and of the item that leads. */
  highlight: z.int().min(0).max(3).optional(),
  lead: z.int().min(0).optional(),
});

/** Options by the same questions. */
export const optionsSlide = z.object({
  kind: z.literal('options'),
  ...common,
  ...remark,
  options: z.array(text).min(2).max(4),
  /** A cell for each option. */
  rows: z
    .array(z.object({ label: text.optional(), cells: z.array(text).min(2).max(4) }))
    .min(1)
    .max(10),
  /** The verdict on each option and the one that is preferred, only as the source says it. */
  verdicts: z.array(text).min(2).max(4).optional(),
  favoured: z.int().min(0).optional(),
});

/** How parts lead from a start to an end, and which of them decides. */
export const waterfallSlide = z
  .object({
    kind: z.literal('waterfall'),
    ...common,
    ...remark,
    /** `value` decides how high a column is; `figure` is that value as it is written, with the sign of a change. */
    start: z.object({ ...measured.shape, value: z.number() }),
    changes: z
      .array(z.object({ ...measured.shape, value: z.number() }))
      .min(1)
      .max(10),
    end: z.object({ ...measured.shape, value: z.number() }),
    /** What the end is held against, on the same scale: last year's, another's. */
    reference: z.object({ ...measured.shape, value: z.number() }).optional(),
    /** Index of the change that decides; the greatest unless given. */
    highlight: z.int().min(0).optional(),
    /** What the figures are: "million m³ a year". */
    unit: text.optional(),
    source: text.optional(),
  })
  .refine(addsUp, { error: 'start and changes do not add up to end' });

/** Of the greatest value on the way: as much may be lost by rounding. */
const ROUNDING = 0.015;

function addsUp({ start, changes, end }: { start: Valued; changes: readonly Valued[]; end: Valued }): boolean {
  const values = [start, ...changes, end].map(({ value }) => value);
  const sum = changes.reduce((total, { value }) => total + value, start.value);
  return Math.abs(sum - end.value) <= ROUNDING * Math.max(...values.map(Math.abs));
}

interface Valued {
  readonly value: number;
}

/** Who does what when, and where it passes from one to the other. Instants are numbers on any one scale, such as hours since the first. */
export const swimLanesSlide = z.object({
  kind: z.literal('swimLanes'),
  ...common,
  ...remark,
  /** Who acts. */
  lanes: z.array(text.min(1)).min(2).max(6),
  /** Each in the lane of that index. */
  acts: z
    .array(z.object({ lane: z.int().min(0).max(5), from: z.number(), to: z.number(), text }))
    .min(1)
    .max(12),
  /** Indexes of acts: what follows on what. */
  handovers: z
    .array(z.object({ from: z.int().min(0), to: z.int().min(0) }))
    .max(12)
    .optional(),
  /** Marks of the scale. */
  ticks: z
    .array(z.object({ at: z.number(), label: text }))
    .max(12)
    .optional(),
  /** Index of the act that the title speaks of. */
  highlight: z.int().min(0).optional(),
});

/** What two or three sets have in common. */
export const overlapSlide = z.object({
  kind: z.literal('overlap'),
  ...common,
  ...remark,
  /** `figure` counts what is in this set alone. */
  sets: z
    .array(z.object({ head: text.min(1), text: text.optional(), figure: text.optional() }))
    .min(2)
    .max(3),
  /** What is in all of them. */
  shared: z.object({ head: text.optional(), text: text.optional(), figure: text.optional() }),
  /** Of three sets: what is in two of them, which are given by their indexes. */
  pairs: z
    .array(z.object({ of: z.tuple([z.int().min(0).max(2), z.int().min(0).max(2)]), head: text, text: text.optional() }))
    .max(3)
    .optional(),
});

/** Who deals with whom. */
export const networkSlide = z.object({
  kind: z.literal('network'),
  ...common,
  ...remark,
  roles: z
    .array(z.object({ head: text.min(1), text: text.optional() }))
    .min(2)
    .max(7),
  /** Indexes of roles, and what the first does to the second. */
  ties: z
    .array(z.object({ from: z.int().min(0), to: z.int().min(0), text: text.optional() }))
    .min(1)
    .max(10),
  /** Index of the role that leads; the one with most ties unless given. */
  highlight: z.int().min(0).optional(),
});

/** The kinds that are exhibits, in the order in which they are told apart in the documentation. */
export const exhibitKinds = [
  'pair',
  'change',
  'shares',
  'targets',
  'stairs',
  'pyramid',
  'causes',
  'definition',
  'question',
  'decisions',
  'slope',
  'hub',
  'tree',
  'spans',
  'quadrant',
  'options',
  'waterfall',
  'swimLanes',
  'overlap',
  'network',
] as const;
export type ExhibitKind = (typeof exhibitKinds)[number];
