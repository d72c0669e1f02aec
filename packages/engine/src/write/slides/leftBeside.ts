/** What a slide that shows something leaves out of its group: facts enough for a slide of their own, right behind it. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import { unitsOf, withUnits } from '../plan/allot.ts';
import { isSaid, type Memory } from '../say/memory.ts';
import type { Judgement } from '../say/points.ts';
import { isTalk, states } from '../say/telling.ts';
import { leansBack } from '../say/whole.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { type Composed, type Composition, composed, type Told } from './compose.ts';
import { isText } from './exhibits/choose.ts';

/** Sentences that are missed, and their words, as many as in English. */
const FEWEST_FACTS = 2;
const FEWEST_WORDS = 18;
/** Of no more strength a sentence is a detail that nobody misses. */
const STRONG = 0.3;
/** What says its group in words leaves out what is worth least. */
const SAYING: ReadonlySet<SlideKind> = new Set<SlideKind>(['decisions', 'agenda', 'quote']);

/** Undefined where the slide says about all, or what is left has no name of its own. */
export function leftBeside(told: Told, first: Composed, composition: Composition, memory: Memory): Slide | undefined {
  const judge: Judgement = { ...composition.judge, said: (text) => isSaid(memory, text) };
  const { brief, grammar } = judge;
  if (brief.mode !== 'expand' || told.called !== undefined || isText(first.slide.kind) || SAYING.has(first.slide.kind)) return undefined;
  const shown = digitsOf(JSON.stringify({ ...first.slide, notes: '', sources: [] }, null, 1));
  const said = new Set(first.said.filter(({ text, form }) => form !== 'prose' || isShown(digitsOf(text), shown)));
  const used = new Set(first.said.map(({ index }) => index));
  const units = unitsOf(told.group);
  const kept = new Set<Unit>();
  for (const [i, unit] of units.entries()) {
    if (said.has(unit) || unit.form !== 'prose' || unit.aside || !states(unit, grammar) || isTalk(unit, brief.language)) continue;
    if (/[:：]$/u.test(unit.text) || unit.strength < STRONG) continue;
    const before = units[i - 1];
    if (leansBack(unit, judge) && !(before !== undefined && kept.has(before))) continue;
    kept.add(unit);
  }
  const words = [...kept].reduce((sum, unit) => sum + unit.words, 0);
  if (kept.size < FEWEST_FACTS || words < FEWEST_WORDS * wordiness(brief.language)) return undefined;
  const rest: Told = { group: withUnits(told.group, (unit) => kept.has(unit)), behind: withUnits(told.behind, (unit) => kept.has(unit)) };
  // What is shown already is not drawn again because its name is told.
  const findings = new Map(
    [...composition.findings].map(([at, all]) => [at, all.filter((finding) => !finding.units.every((index) => used.has(index)))]),
  );
  const { slide, named } = composed(rest, { ...composition, findings }, memory);
  return named && saysEnough(slide, brief.language) ? slide : undefined;
}

/** A chart may be of the figures of one sentence and have its name from another, whose own figures it does not show. */
const isShown = (own: readonly string[], shown: readonly string[]): boolean =>
  own.length === 0 || 2 * own.filter((figure) => shown.includes(figure)).length >= own.length;

/** The figures in a text, however their thousands are parted. */
const digitsOf = (text: string): readonly string[] =>
  (text.match(/\p{Nd}+(?:[.,'’\u00a0\u202f ]\p{Nd}+)*/gu) ?? []).map((figure) => figure.replace(/\P{Nd}/gu, ''));

/** Not a figure or a single sentence alone. */
function saysEnough(slide: Slide, language: string): boolean {
  if (slide.kind !== 'bullets') return slide.kind !== 'picture' && slide.kind !== 'bigNumber' && slide.kind !== 'quote';
  const words = slide.items.reduce((sum, { text }) => sum + countWords(text), countWords(slide.title));
  return words >= FEWEST_WORDS * wordiness(language);
}
