/** The plan of a deck: its sections, and of each slide the kind, the message and the pieces of the source that it draws on. */
import type { SlideKind } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Form } from './forms/form.ts';
import type { Frame } from './frame.ts';
import type { Limited } from './limits.ts';
import type { Piece } from './pieces.ts';

export interface PlannedSlide {
  readonly kind: SlideKind;
  /** What it states, as the plan words it. */
  readonly title: string;
  /** What it was to be called, where that has something that the source has not. */
  readonly refused?: RefusedText;
  /** The statements that it should make. */
  readonly points: readonly string[];
  /** Statements of which nothing, or only the beginning, is left: they have what the source has not. */
  readonly unproven?: readonly RefusedText[];
  /** In the order of the source; empty without a source. */
  readonly pieces: readonly Piece[];
}

export interface RefusedText {
  readonly text: string;
  readonly problem: string;
}

export interface PlannedSection {
  readonly name: string;
  readonly slides: readonly PlannedSlide[];
}

/** What a plan is made for: every slide serves it. */
export interface Aim {
  /** The one sentence that the audience is to remember. */
  readonly message?: string;
  /** What the audience wants to know. */
  readonly question?: string;
  /** What they are to do or decide afterwards. */
  readonly action?: string;
}

export interface Plan extends Aim {
  readonly title: string;
  readonly subtitle?: string;
  /** The country or town whose rules, prices and places it speaks of, where it has no source that tells it. */
  readonly place?: string;
  /** All of it on one slide, in front of everything: what it says is said again where it belongs. */
  readonly summary?: PlannedSlide;
  readonly sections: readonly PlannedSection[];
  /** The sentence to leave with. */
  readonly closing?: string;
  /** Where to ask, when and where something takes place. */
  readonly contact?: string;
}

/** All that it says of its slides. */
export const textsOfPlan = ({ summary, sections }: Plan): string[] =>
  [...(summary ? [summary] : []), ...sections.flatMap(({ slides }) => slides)].flatMap(({ title, points }) => [title, ...points]);

/** What the model is asked for. `passages` are numbers of pieces. */
export function planShape(offered: readonly Form[], hasSource: boolean) {
  const [first = 'bullets', ...more] = offered.map(({ kind }) => kind);
  const slide = z.object({
    title: z.string(),
    kind: z.enum([first, ...more]),
    points: z.array(z.string()),
    ...(hasSource && { passages: z.array(z.int()) }),
  });
  // The order is that of thinking: what is answered first is what the rest is made for.
  return z.object({
    question: z.string().nullish(),
    message: z.string().nullish(),
    action: z.string().nullish(),
    story: z.string().nullish(),
    title: z.string(),
    subtitle: z.string().nullish(),
    ...(!hasSource && { place: z.string().nullish() }),
    summary: slide.nullish(),
    sections: z.array(z.object({ name: z.string(), slides: z.array(slide) })),
    closing: z.string().nullish(),
    ...(hasSource && { contact: z.string().nullish() }),
  });
}

export interface PlanRules {
  readonly frame: Frame;
  readonly offered: readonly Form[];
  /** Empty without a source. */
  readonly pieces: readonly Piece[];
  /** Whether every piece belongs to a slide, whether or not a plan says so. */
  readonly complete: boolean;
  /** What the deck is called where the plan does not say it, or not as it may be. */
  readonly title: string;
  /** Slides that the built-in writer would plan, by their titles: what an answer without a source is completed with. */
  readonly spare: readonly string[];
  /** What is wrong with a text of the plan that will be shown, and with one that names the deck, a section or a slide; `beside` are a slide's points, `known` what slides before say. */
  readonly problemOf: (text: string, beside?: readonly string[], known?: readonly string[]) => string | undefined;
  readonly titleProblemOf: (title: string, beside?: readonly string[], known?: readonly string[]) => string | undefined;
  /** The text with what limits its figures in the passages. */
  readonly limited?: (text: string, passages: string, shown: string) => Limited;
}
