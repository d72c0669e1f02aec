/** Words by which figures, and what can be seen of a text, are found in it, in a language. */

import type { Phrases } from '../phrases.ts';

/** Phrases with a number each: "two=2|three=3". */
export type Valued = string;
/**
 * Sources of patterns separated by ";;". `{a}` and `{b}` stand for two figures, with what belongs to them; a blank for any space. Of the
 * places for words, `{x}` and `{y}` take anything but a stop.
 */
export type Forms = string;

export interface Findings {
  /** A comma parts the decimals: "22.10." is a day or a time of day. */
  readonly decimalComma?: true;
  /** Where the verb of a clause stands, if it opens or ends it. */
  readonly verbPlace?: 'first' | 'last';
  /** A verb follows a bare number as often as what is counted does: "auf 58 gestiegen". */
  readonly verbBehindNumbers?: true;
  /** What an apostrophe binds to the next word: "dell’anno". Words of one or two letters are bound as well where there is any. */
  readonly elides?: Phrases;
  /** Whole numbers from two on, in all their forms; compounds of several are put together. */
  readonly numerals?: Valued;
  /** What stands between the parts of a compound, beside blanks and hyphens: "und", "y". */
  readonly compound?: Phrases;
  /** One, in all its forms: it counts only where something is counted out ("one in eleven"). */
  readonly one?: Phrases;
  readonly fractions?: Valued;
  /** After a number, for a half more: "and a half". */
  readonly halves?: Phrases;
  /** A number with its half in one word: "anderthalb=1.5". */
  readonly halved?: Valued;
  /** "Every fourth=4". */
  readonly every?: Valued;
  /** "Doubled=2". */
  readonly multiples?: Valued;
  /** Powers of ten: "thousand=3|million=6". */
  readonly powers?: Valued;
  readonly percent?: Phrases;
  /** Percent before its number: "yüzde". */
  readonly percentBefore?: Phrases;
  /** Tenths of a whole: "割". */
  readonly tenths?: Phrases;
  /** Percentage points. */
  readonly points?: Phrases;
  readonly currencies?: Phrases;
  /** Minutes to years, in all forms. */
  readonly durations?: Phrases;
  /** What behind a number makes it no length of time: a day of the month ("日、"), since when nothing was like that ("年ぶり"). */
  readonly notLengths?: Phrases;
  readonly measures?: Phrases;
  /** What stands right after a number and counts: "人", "件". */
  readonly counters?: Phrases;
  /** Source of a pattern for how words end that name several things, as few verbs and adjectives do: "s|people". */
  readonly plurals?: string;
  /** Source of a pattern for how adjectives end that stand before counted things, where nouns end otherwise. */
  readonly adjectives?: string;
  /** Behind a span of time that lies back: "ago", "earlier". */
  readonly ago?: Phrases;
  /** Before a span of time that lies back, where that is said there: "vor fünf Jahren", "hace cinco años". */
  readonly agoBefore?: Phrases;
  /** Source of a pattern for how verbs end that tell what was, with what has to follow where others end alike. */
  readonly past?: string;
  /** Verbs that say by themselves what a value was: "was", "were". */
  readonly was?: Phrases;
  /** What a condition or an exception begins with: "if", "unless", "provided". */
  readonly provisos?: Phrases;
  /** By which what is said is planned, expected or possible, and not sure: "could", "probably", "expected". */
  readonly doubts?: Phrases;
  /** By which something may be so: "can", "possible"; nothing that stands with them is claimed for certain. */
  readonly allows?: Phrases;
  /** By which something is sure to come: "will"; no word that also forms a passive. */
  readonly certainties?: Phrases;
  /** "Not", "no", "without": "does not hold more than" limits as "up to" does. */
  readonly negations?: Phrases;
  /** What limits a figure, in front of it, with the sign that says the same: "at least=≥|up to=≤|more than=>". With "*" it changes the case of what follows, with "$" it is a limit of money alone. */
  readonly limitSigns?: Phrases;
  /** The same behind it, or behind what it counts: "or more=≥". */
  readonly limitSignsAfter?: Phrases;
  /** In front of a date: what is not on that day but up to it, or from it on ("by", "until"). */
  readonly dateLimits?: Phrases;
  /** In front of a figure: by how much something changed, and to how much ("by", "to"); not where a limit is told with the same words. */
  readonly shifts?: Phrases;
  /** Matches, up to a figure, what makes it a distance from something else and no level: "比目标多". */
  readonly distanceBefore?: RegExp;
  /** Words that nothing can be put between and a figure: "the", "these". */
  readonly determiners?: Phrases;
  /** Before a figure: "about", "more than". */
  readonly hedges?: Phrases;
  /** After it: "以上". */
  readonly hedgesAfter?: Phrases;
  /** Those of both by which a figure is near to what it says, and neither a limit nor a bound: "about", "程度". */
  readonly estimates?: Phrases;
  /** Beginnings of words by which a figure is a limit or a rule and no finding: "at most", "within", "must". */
  readonly limits?: Phrases;
  /** Before the first of two numbers that are no range: "from", "between". */
  readonly from?: Phrases;
  /** Before a range, with the word between its ends: "between=and". */
  readonly between?: Phrases;
  /** Between two numbers of a range, beside a dash. */
  readonly to?: Phrases;
  /** Before where a change leads to, where that is another word: "auf", "до". */
  readonly toward?: Phrases;
  /** Before what a rate counts by: "per", "an" (an hour). */
  readonly per?: Phrases;
  /** Blanks group the digits of a number. */
  readonly blankGroups?: true;
  /** Digits are grouped in twos above the thousands. */
  readonly lakh?: true;
  /** Endings are put to figures and units without a blank: "milyondan". */
  readonly suffixes?: true;
  /** From {a} to {b}. */
  readonly change?: Forms;
  /** {b}, where last year it was {a}: the time itself tells that something changed. */
  readonly earlier?: Forms;
  /** Beginnings of verbs of change that tell no direction: "went". */
  readonly moves?: Phrases;
  readonly rises?: Phrases;
  readonly falls?: Phrases;
  /** {a} of {b}. */
  readonly part?: Forms;
  /** Before what a share is of: "of". */
  readonly of?: Phrases;
  /** After it, where it stands before the share: "の", "'in". */
  readonly ofAfter?: Phrases;
  /** Of the amount that stands before, right beside a part of it or at the beginning of its clause: "of it", "of which". */
  readonly ofThis?: Phrases;
  /** Between two things that are held against each other. */
  readonly versus?: Phrases;
  /** When a value holds, in words right beside it: "now", "last year". They are no part of what is measured. */
  readonly when?: Phrases;
  /** Beginnings of words: plan, target, goal, budget. */
  readonly target?: Phrases;
  /** By which a clause tells what was to come, as verbs say it, with "…" for words between its two: "had…expected". What will come is none. */
  readonly expected?: Phrases;
  /** Beginnings of words that say what is needed, which is no value that anything has. */
  readonly needs?: Phrases;
  /** Beginnings of words by which what a sentence counts is supposed, made up or worked out beforehand, and has not happened: "assuming". */
  readonly supposes?: Phrases;
  /** What a value is held against that it may not pass, or should reach: limit, cap, minimum, norm. */
  readonly bounds?: Phrases;
  /** Beginnings of words: largest, most, first. */
  readonly ranks?: Phrases;
  /** Verbs that end a subject, and prepositions that do; forms of be, have, cost, take, rise. */
  readonly verbs?: Phrases;
  /** Pronouns that stand for a subject named elsewhere. */
  readonly pronouns?: Phrases;
  /** Before a date: "in", "since". */
  readonly before?: Phrases;
  /** At the beginning of a clause: what was before, what is now, what will be, separated by ";;". "From" counts before a date alone. */
  readonly eras?: Forms;
  /** Not {x} but {y}. */
  readonly contrast?: Forms;
  /** Words that oppose a sentence to the one before: "however", "but". */
  readonly but?: Phrases;
  /** Before a cause: "because". */
  readonly because?: Phrases;
  /** Before an effect: "therefore", "as a result". */
  readonly therefore?: Phrases;
  /** "If": a condition, at the beginning of its clause. */
  readonly conditions?: Phrases;
  /** {x} means {y}. */
  readonly definition?: Forms;
  /** "Kinds", "types", "ways": of what follows there are several. */
  readonly kinds?: Phrases;
  /** "Consists of", "is made up of". */
  readonly consists?: Phrases;
  /** "Level", "tier". */
  readonly levels?: Phrases;
  /** First, second, third …: beginnings of words, in their order. */
  readonly ordinals?: Phrases;
  /** Beginnings of words for the last. */
  readonly last?: Phrases;
  /** "Matters most", "decisive". */
  readonly decisive?: Phrases;
  /** "Total": what the last row of a table is called. */
  readonly total?: Phrases;
  /** "We recommend", "we advise". */
  readonly advises?: Phrases;
  /** Said: verbs between a speaker and what is quoted. */
  readonly said?: Phrases;
}
