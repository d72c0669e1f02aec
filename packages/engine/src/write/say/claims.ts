/** Claims: sentences of a group that can be a slide's title, since they are short, whole, understood by themselves, and what the group says. */
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { isHinge } from '../discourse/hinge.ts';
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { numbersIn } from '../sentence/numbers.ts';
import { sentenceGrammarOf, withoutMarker } from '../sentence/sentenceGrammar.ts';
import { capitalize, smallWithin, trimClause } from '../sentence/tidying.ts';
import { allFeatures, basicFeatures, type ClaimFeatures, movesIn, type Said, talksIn, weighed } from './claimFeatures.ts';
import { type ClaimSetting, FEWEST_WORDS, MOST_WORDS_LOOSE, settingOf } from './claimSetting.ts';
import { danglingIn } from './dangling.ts';
import { headedWeights } from './headedWeights.ts';
import type { Judgement } from './points.ts';
import { SPOKEN } from './telling.ts';
import { titleWeights } from './titleWeights.ts';
import { headlineWaysOf, type Way, waysOf } from './ways.ts';
import { leansBack } from './whole.ts';

export const LONGEST_TITLE = 90;
const FEWEST_CONTENT = 2;
/** Columns of a sentence that is a title where nothing shorter is. */
const LONGEST_LOOSE = 120;
/** Columns and words of the sentence that its paragraph turns on: no other one names the slide. */
const LONGEST_KEY = 130;
const MOST_WORDS_KEY = 26;
/** What can be the message of a slide; a detail only where much turns on it. */
const MESSAGES: ReadonlySet<Role> = new Set<Role>([
  'result',
  'decision',
  'recommendation',
  'claim',
  'definition',
  'risk',
  'consequence',
  'contrast',
  'answer',
  'cause',
  'condition',
]);
const STRONG_DETAIL = 0.4;
const STRONG_MESSAGE = 0.32;

/** "Nobody was hurt": what did not happen is said in passing, unless it is a rule. */
export const deniesAll = ({ text, role }: Unit, language: string): boolean =>
  !RULES.has(role) && sentenceGrammarOf(language).nobody?.test(text) === true;
const RULES: ReadonlySet<Role> = new Set<Role>(['decision', 'recommendation', 'instruction', 'condition']);

/** What is left of citations and lists where their marks were lost. */
const DAMAGED = /,\s*,|(?:19|20)\d\d\s+\p{Lu}|[•=<>|]|https?:|@/u;

/** "MAREK: I was at lunch": who says it. */
const SPEAKING = /^\p{Lu}{2,}(?:[ '’-]\p{Lu}+)*[:：]\s/u;

export interface Claim {
  readonly text: string;
  readonly unit: Unit;
  readonly worth: number;
  /** What speaks for it and against it. */
  readonly features: ClaimFeatures;
  /** The sentence after it, where the title says both: how it was and how it is. */
  readonly also?: Unit;
  /** Share of the slide's other sentences that speak of what it speaks of. */
  readonly covers: number;
  /** Its sentence needs not be said below it. */
  readonly whole: boolean;
  /** What of its sentence can be said there. */
  readonly rest?: string;
}

/** The claims of the units, the best first; `shown` are the units that the slide says. With `loose`, longer sentences and details too; with `wide` only the longer ones. */
export function claimsIn(
  units: readonly Unit[],
  shown: readonly Unit[],
  judge: Judgement,
  taken: (text: string) => boolean,
  loose = false,
  wide = loose,
): Claim[] {
  const setting = settingOf(units, shown, judge, wide);
  const leaned = new Set(shown.filter((unit) => leansBack(unit, judge)).map(({ index }) => index - 1));
  const bare = wide && !loose;
  const claims = setting.telling.flatMap((unit, place): Claim[] => {
    if (!canClaim(unit, setting, loose || bare)) return [];
    const { ways, both, led, next } = sayingsOf(unit, setting, judge, bare ? NONE : leaned);
    const figures = numbersIn(waysOf(unit, judge)[0]?.text ?? '').length;
    const own = ways
      .filter((way) => fits(way, unit, setting, judge, wide, way === both) && !taken(way.text))
      .map((way): Said & Claim => {
        const { text, rest } = way;
        const tells = way === both || numbersIn(`${text} ${rest ?? ''}`).length === figures;
        const said: Said = { unit, place, way, tells, both: way === both, led: way === led };
        const features = basicFeatures(said, setting, judge);
        return {
          ...said,
          text,
          worth: weighed(features, headedWeights),
          features,
          covers: features.covers,
          whole: way !== led && (tells || way.isHeadline === true),
          ...(way === both && next && { also: next }),
          ...(rest !== undefined && { rest }),
        };
      })
      .sort((a, b) => b.worth - a.worth);
    const [best] = own;
    if (!bare || !best) return own;
    const features = allFeatures(best, setting, judge);
    const worth = weighed(features, titleWeights);
    return own.map((claim, i) => ({ ...claim, features, worth: worth - i * LATER_WAY }));
  });
  return claims.sort((a, b) => b.worth - a.worth);
}

/** What is learned tells sentences apart, and not the ways of saying one. */
const LATER_WAY = 1e-6;
const NONE: ReadonlySet<number> = new Set();

/** Not one of several that are counted: that is no name of them all. */
const canClaim = (unit: Unit, { first }: ClaimSetting, loose: boolean): boolean =>
  isSentence(unit) &&
  (loose || unit === first || isMessage(unit)) &&
  unit.role !== 'transition' &&
  (unit.resolved !== undefined || unit.needs.length === 0) &&
  !unit.enumerated;

/** The ways in which a unit can be a title. */
function sayingsOf(
  unit: Unit,
  { units, first, key }: ClaimSetting,
  judge: Judgement,
  leaned: ReadonlySet<number>,
): { readonly ways: readonly Way[]; readonly both?: Way | undefined; readonly led?: Way | undefined; readonly next?: Unit | undefined } {
  const { brief } = judge;
  // What is to be kept is not said in part: the title stands for all of it.
  const ways = brief.mode === 'preserve' ? waysOf(unit, judge).slice(0, 1) : [...waysOf(unit, judge), ...headlineWaysOf(unit, judge)];
  const next = units.find(({ index }) => index === unit.index + 1);
  const both = next && turnOf(unit, next, judge);
  const led = movesIn(unit) ? ledBy(unit, brief.language) : undefined;
  // What the next sentence leans on stands right above it.
  const alone = leaned.has(unit.index) && unit !== first && unit !== key ? [] : ways;
  return { ways: [...alone, ...(both ? [both] : []), ...(led ? [led] : [])], both, led, next };
}

/** Whether a title can be so long, and says something that is understood by itself. */
function fits(way: Way, unit: Unit, setting: ClaimSetting, judge: Judgement, wide: boolean, isBoth: boolean): boolean {
  const { text, words } = way;
  const { first, key, wordiness: said } = setting;
  const { language } = judge.brief;
  const most = Math.max(1, said);
  const usual = unit === first ? MOST_WORDS_LOOSE * most : setting.usual;
  const limit = unit === key ? MOST_WORDS_KEY * most : usual;
  const widest = unit === key ? LONGEST_KEY : unit === first || wide ? LONGEST_LOOSE : LONGEST_TITLE;
  if (words > (isBoth ? Math.max(limit, MOST_WORDS_LOOSE * most) : limit) || columns(text) > widest) return false;
  if (words < FEWEST_WORDS * Math.min(1, said) || setting.termsIn(text).length < FEWEST_CONTENT) return false;
  if (deniesAll(unit, language)) return false;
  // "We draw a lesson" of "We draw a lesson, and …".
  if (isHinge(text, language, (said) => discourseWordsOf(language).matcher.find(said))) return false;
  // "Other cities have done it differently": what a paragraph begins with leans on none of its sentences.
  const leads = unit === first && !talksIn(unit, language);
  return !DAMAGED.test(text) && !SPOKEN.test(text) && !SPEAKING.test(text) && !danglingIn(way, language)[leads ? 'point' : 'title'];
}

/** "The journey was 3 hours; from Monday it will be 40 minutes": a figure and what it becomes, of which the one says nothing without the other. */
function turnOf(unit: Unit, next: Unit, judge: Judgement): Way | undefined {
  const { brief } = judge;
  const figured = [unit, next].every(({ text, form, block }) => form === 'prose' && block === unit.block && /\p{Nd}/u.test(text));
  if (!figured || next.words > LONGEST_TURN || !leansBack(next, judge) || !next.needs.includes(unit.index)) return undefined;
  const [a, b] = [unit, next].map((each) => waysOf(each, judge)[0]);
  if (!a || !b) return undefined;
  const text = `${a.text}; ${smallWithin(b.text, brief.language)}`;
  return columns(text) <= LONGEST_TITLE ? { text, words: a.words + b.words } : undefined;
}
const LONGEST_TURN = 12;

/** "I ask the ministry for two things: …": what stands before the colon names what stands behind it. */
function ledBy({ text, form }: Unit, language: string): Way | undefined {
  const lead = form === 'prose' ? trimClause(/^([^:：]{16,90}?)\s?[:：]\s+\S/u.exec(text)?.[1] ?? '') : '';
  return lead === '' ? undefined : { text: capitalize(withoutMarker(lead, language), language), words: countWords(lead) };
}

const isMessage = ({ role, strength }: Unit): boolean =>
  (MESSAGES.has(role) && strength >= STRONG_MESSAGE) || (role === 'detail' && strength >= STRONG_DETAIL);

/** An item is a claim only if it is a sentence. */
const isSentence = ({ form, words, text, lead }: Unit): boolean =>
  !/[:：]$/u.test(text) && lead === undefined && (form === 'prose' || (form === 'list' && words >= 5 && /[.!。！।۔]$/u.test(text)));
