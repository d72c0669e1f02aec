/** What shows that a paragraph under no heading only sets a scene, as numbers with names: what they weigh stands in a table of its own. */
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { claimsIn } from '../say/claims.ts';
import type { Judgement } from '../say/points.ts';
import { SPOKEN } from '../say/telling.ts';
import { hangs } from '../sentence/hangs.ts';
import { wordiness } from '../sentence/measure.ts';

/** Words of a paragraph, as many as in English, and its sentences. */
const USUAL_WORDS = 60;
const USUAL_UNITS = 4;
const CLEARLY = 3;

export type SceneFeature =
  /** What holds for any. */
  | 'any'
  /** How good a title its best sentence is, by how much better than the next one, and the share of its sentences that could be one. */
  | 'claim'
  | 'apart'
  | 'claims'
  /** The first paragraph of the text, the second, the last; where it stands: 0 to 1. */
  | 'first'
  | 'second'
  | 'last'
  | 'place'
  | 'words'
  | 'units'
  /** How much its section turns on its sentences: on the strongest, and on all. */
  | 'strongest'
  | 'strength'
  | 'score'
  /** Shares of its sentences. */
  | 'figures'
  | 'measured'
  | 'author'
  | 'spoken'
  | 'asking'
  | 'calling'
  /** How much the text comes back to what its sentences speak of: the most, and on average; how like its other sentences the most is. */
  | 'salience'
  | 'saliences'
  | 'again'
  | 'typical'
  | 'covers'
  | `role:${Role}`;

/** What is 0 may be missing. */
export type SceneFeatures = Readonly<Partial<Record<SceneFeature, number>>>;

/** Of the units of a group, the `place`th of `of`. */
export function sceneFeatures(units: readonly Unit[], place: number, of: number, judge: Judgement): SceneFeatures {
  const { language } = judge.brief;
  const share = (holds: (unit: Unit) => boolean): number => units.filter(holds).length / Math.max(1, units.length);
  const mean = (value: (unit: Unit) => number): number => units.reduce((sum, unit) => sum + value(unit), 0) / Math.max(1, units.length);
  const { lexicon } = judge;
  const termsOf = ({ text }: Unit): number[] => lexicon.lookUp(text).filter((term) => !lexicon.isGrammar(term));
  const salienceOf = (unit: Unit): number => lexicon.salience(termsOf(unit), unit.words);
  const againOf = (unit: Unit): number => {
    const terms = termsOf(unit);
    return terms.filter((term) => lexicon.frequency(term) > 1).length / Math.max(1, terms.length);
  };
  const [best, ...others] = claimsIn(units, units, judge, () => false, false, true);
  const next = others.find(({ unit }) => unit !== best?.unit);
  const features: Partial<Record<SceneFeature, number>> = {
    any: 1,
    claim: best?.worth ?? 0,
    apart: best && next ? Math.min(CLEARLY, best.worth - next.worth) : 0,
    claims: new Set([best, ...others].flatMap((claim) => claim?.unit ?? [])).size / Math.max(1, units.length),
    first: place === 0 ? 1 : 0,
    second: place === 1 ? 1 : 0,
    last: place === of - 1 ? 1 : 0,
    place: place / Math.max(1, of - 1),
    words: units.reduce((sum, { words }) => sum + words, 0) / (USUAL_WORDS * wordiness(language)),
    units: units.length / USUAL_UNITS,
    strongest: Math.max(0, ...units.map(({ strength }) => strength)),
    strength: mean(({ strength }) => strength),
    score: mean(({ index }) => judge.scores[index] ?? 0),
    figures: share(({ text }) => /\p{Nd}/u.test(text)),
    measured: share(({ text }) => /%|٪|％|\p{Sc}/u.test(text)),
    author: share(({ text }) => hangs(text, language).some(({ kind }) => kind === 'author')),
    spoken: share(({ text }) => SPOKEN.test(text)),
    calling: share(({ text }) => /[!！]/u.test(text)),
    salience: Math.max(0, ...units.map(salienceOf)),
    saliences: mean(salienceOf),
    again: Math.max(0, ...units.map(againOf)),
    typical: Math.max(0, ...[best, ...others].map((claim) => claim?.features.typical ?? 0)),
    covers: best?.covers ?? 0,
    asking: share(({ text }) => /[?？؟]/u.test(text)),
  };
  for (const { role } of units) features[`role:${role}`] = (features[`role:${role}`] ?? 0) + 1 / units.length;
  return features;
}
