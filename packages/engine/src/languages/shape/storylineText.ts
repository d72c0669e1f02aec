/** What a language supplies for storylines: titles and the questions that a slide should answer. */
import type { presentationTypes } from '@slidewright/contract/presentation';

export type PresentationType = (typeof presentationTypes)[number];

export type Step =
  | 'definition'
  | 'relevance'
  | 'background'
  | 'today'
  | 'mechanism'
  | 'elements'
  | 'examples'
  | 'benefits'
  | 'challenges'
  | 'outlook'
  | 'actions'
  | 'goals'
  | 'terms'
  | 'mistakes'
  | 'exercise'
  | 'check'
  | 'problem'
  | 'solution'
  | 'market'
  | 'model'
  | 'proof'
  | 'team'
  | 'ask'
  | 'question'
  | 'method'
  | 'findings'
  | 'causes'
  | 'recommendation';

/** Steps that set two sides against each other. */
export type Contrast = 'balance' | 'competition' | 'options';

/** A title and three questions, the most important first, or in their order where the step is a course of events. */
export type StepText = readonly [title: string, string, string, string];
/** A title, then the name of a side and what to ask about it, twice. */
export type ContrastText = readonly [title: string, left: string, leftQuestion: string, right: string, rightQuestion: string];

/** Questions that name the topic, where "{t}" stands for it as it is written: in quotation marks, so that it keeps its form. */
export interface TopicalText {
  /** Asked first where it is said what the topic is. */
  readonly meaning: string;
  /** Asked first where it is said why it matters. */
  readonly concern: string;
  /** Beside the place of a figure. */
  readonly figure: string;
  /** Of the closing. */
  readonly takeHome: string;
}

export interface StorylineText {
  readonly topical: TopicalText;
  readonly steps: Readonly<Record<Step, StepText>>;
  readonly contrasts: Readonly<Record<Contrast, ContrastText>>;
  /** Ways to go deeper into any step; the title follows the step's. */
  readonly depths: readonly [StepText, StepText, StepText];
  /** Advice for whoever fills a slide. */
  readonly hints: readonly [string, string, string];
  /** Names of the three parts of each kind of presentation. */
  readonly parts: Readonly<Record<PresentationType, readonly [string, string, string]>>;
  /** Says that no language model is configured, and what to do with the slide. */
  readonly note: string;
  /** Labels of the caller's wishes. */
  readonly audience: string;
  readonly tone: string;
  /** Of the cover. */
  readonly subtitle: string;
  /** Title and subtitle of the closing. */
  readonly remember: string;
  readonly takeHome: string;
}
