/** Findings: what of a text can be seen. Each keeps the words that it stands on; nothing in it is guessed. */

export type MeasureKind = 'percent' | 'points' | 'money' | 'duration' | 'measure' | 'times' | 'count';

/** What a number counts or measures. */
export interface Measure {
  readonly kind: MeasureKind;
  /** As the text has it: "euros", "%", "complaints"; "" where it says nothing. */
  readonly name: string;
}

/** A number of which nothing says what it counts. */
export const isBare = ({ kind, name }: Measure): boolean => kind === 'count' && name === '';

/** A number in a text. */
export interface Figure {
  readonly value: number;
  /** The upper end of a range, of which `value` is the lower. */
  readonly high?: number;
  readonly measure: Measure;
  /** As it is shown by itself: "54%", "1.9 million euros". */
  readonly shown: string;
  /** Its number as the text writes it, without its unit. */
  readonly digits: string;
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** "About", "more than": what it may not be shown without. */
  readonly hedge?: string;
  /** "An hour": what a rate counts by. */
  readonly per?: string;
  /** Written in words. */
  readonly inWords?: true;
  /** One of a thing, in words: it counts only where it is counted out. */
  readonly single?: true;
}

/** A figure with what the text says of it. */
export interface Told extends Figure {
  /** Index of the unit. */
  readonly unit: number;
  /** What is measured: "Fuel use". */
  readonly subject?: string;
  /** What a share is of: "of every ticket". */
  readonly base?: string;
  /** "2021", "October 2025". */
  readonly time?: string;
}

interface Found {
  /** Indices of the units that it stands on, in their order. */
  readonly units: readonly number[];
  /** Their words. */
  readonly words: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** Something in it was computed from what the source says. */
  readonly derived?: true;
}

export interface FigureFinding extends Found {
  readonly kind: 'figure';
  readonly figure: Told;
}
/** From one value to another. */
export interface ChangeFinding extends Found {
  readonly kind: 'change';
  readonly subject?: string;
  readonly from: Told;
  readonly to: Told;
  readonly cause?: string;
}
/** By how much something rose or fell. */
export interface ShiftFinding extends Found {
  readonly kind: 'shift';
  readonly subject?: string;
  readonly by: Told;
  readonly direction: 'up' | 'down';
}
/** One value against another of the same measure. */
export interface VersusFinding extends Found {
  readonly kind: 'versus';
  readonly sides: readonly [Told, Told];
  /** The second is a part of the first: "180,000 of it". */
  readonly part?: true;
}
/** A part of a whole that can be counted: 8 of 11, every fourth. */
export interface PartFinding extends Found {
  readonly kind: 'part';
  readonly part: number;
  readonly whole: number;
  /** What the whole consists of: "boats". */
  readonly of?: string;
  /** "8 of 11", as the text's own words. */
  readonly shown: string;
  readonly subject?: string;
}
/** What was to be, and what is. */
export interface TargetFinding extends Found {
  readonly kind: 'target';
  readonly subject?: string;
  readonly actual: Told;
  readonly target: Told;
  /** The subject is a name that stands by itself, and no part of a sentence. */
  readonly named?: true;
  /** The word for a limit that may not be passed, where the target is one. */
  readonly bound?: string;
}
/** The first, largest, least of its kind. */
export interface RankFinding extends Found {
  readonly kind: 'rank';
  readonly rank: string;
  readonly figure?: Told;
}
/** Values of one measure by time or by category. */
export interface SeriesFinding extends Found {
  readonly kind: 'series';
  readonly by: 'time' | 'category';
  readonly measure: Measure;
  readonly categories: readonly string[];
  readonly values: readonly number[];
  /** As the text writes them. */
  readonly shown: readonly string[];
  /** What is measured. */
  readonly subject?: string;
  /** Shares that make up a whole. */
  readonly whole?: true;
  /** The words of its sentence that tell what its values add up to. */
  readonly total?: string;
}
/** Parts and what they are said to add up to. */
export interface SumFinding extends Found {
  readonly kind: 'sum';
  readonly parts: readonly number[];
  readonly total: number;
  /** Where not, the source contradicts itself: that is told to its author and never shown. */
  readonly adds: boolean;
}
export interface DatesFinding extends Found {
  readonly kind: 'dates';
  readonly events: readonly { readonly date: string; readonly order: number; readonly text: string; readonly unit: number }[];
}
export interface Item {
  readonly head?: string;
  readonly text: string;
  readonly unit: number;
}
/** What is done one after the other; where it goes round, the last leads to the first. */
export interface StepsFinding extends Found {
  readonly kind: 'steps';
  readonly steps: readonly Item[];
  readonly cycle: boolean;
  /** Index of the step that the text calls decisive. */
  readonly lead?: number;
}
/** What leads to what, in order. */
export interface CausesFinding extends Found {
  readonly kind: 'causes';
  readonly chain: readonly Item[];
}
/** A whole and its parts, a thing and its kinds, levels from the lowest or the highest. */
interface ListFinding<K extends string> extends Found {
  readonly kind: K;
  readonly whole?: string;
  readonly items: readonly Item[];
}
export type PartsFinding = ListFinding<'parts'> | ListFinding<'kinds'> | ListFinding<'levels'>;
/** Not this but that; this while that; on the one hand and on the other. */
export interface ContrastFinding extends Found {
  readonly kind: 'contrast';
  readonly form: 'notBut' | 'against';
  readonly sides: readonly [string, string];
}
/** What was, or is, against what is or will be: "Today … ; from May …". Each clause is whole, under the words of its time. */
export interface ErasFinding extends Found {
  readonly kind: 'eras';
  readonly heads: readonly [string, string];
  readonly sides: readonly [string, string];
}
/** Amounts that lead from the first to the last, each added or taken away: they are checked to add up. */
export interface WalkFinding extends Found {
  readonly kind: 'walk';
  readonly start: WalkEnd;
  readonly changes: readonly WalkEnd[];
  readonly end: WalkEnd;
}
export interface WalkEnd {
  readonly label: string;
  /** As the text writes it. */
  readonly shown: string;
  /** With its sign. */
  readonly value: number;
}
/** Things to choose from, with what speaks for and against each. */
export interface OptionsFinding extends Found {
  readonly kind: 'options';
  readonly options: readonly {
    readonly name: string;
    readonly gains: readonly string[];
    readonly buts: readonly string[];
    readonly units: readonly number[];
  }[];
  /** The sentence that chooses. */
  readonly advice?: Item;
}
/** Things to choose from, with what the text says of the same measures of each: "costs £9,800", "lasts 15 years". */
export interface OffersFinding extends Found {
  readonly kind: 'offers';
  readonly offers: readonly { readonly name: string; readonly clauses: readonly string[] }[];
  /** The sentence that chooses. */
  readonly advice?: Item;
}
/** Two named scales with what stands where. */
export interface AxesFinding extends Found {
  readonly kind: 'axes';
  readonly x: readonly [string, string];
  readonly y: readonly [string, string];
  /** Top left, top right, bottom left, bottom right. */
  readonly fields: readonly string[];
}
/** Paragraphs built alike: a short sentence that names a thing or a case, and what is to be said of it. */
export interface ParallelFinding extends Found {
  readonly kind: 'parallel';
  readonly items: readonly { readonly head: string; readonly rest: readonly number[]; readonly unit: number }[];
}
/** Conditions with what follows from each. */
export interface RulesFinding extends Found {
  readonly kind: 'rules';
  readonly rules: readonly { readonly condition: string; readonly consequence: string; readonly unit: number }[];
}
export interface DefinitionFinding extends Found {
  readonly kind: 'definition';
  readonly term: string;
  readonly meaning: string;
}
/** A person's words. */
export interface SpeechFinding extends Found {
  readonly kind: 'speech';
  readonly quote: string;
  readonly name?: string;
  readonly role?: string;
}

export type Finding =
  | FigureFinding
  | ChangeFinding
  | ShiftFinding
  | VersusFinding
  | PartFinding
  | TargetFinding
  | RankFinding
  | SeriesFinding
  | SumFinding
  | DatesFinding
  | StepsFinding
  | CausesFinding
  | PartsFinding
  | ContrastFinding
  | WalkFinding
  | ErasFinding
  | OptionsFinding
  | OffersFinding
  | AxesFinding
  | ParallelFinding
  | RulesFinding
  | DefinitionFinding
  | SpeechFinding;
export type FindingKind = Finding['kind'];
export type FindingOf<K extends FindingKind> = Extract<Finding, { kind: K }>;
