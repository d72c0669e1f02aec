/** How much each unit is worth showing: its role and strength in its text, and among those of about the same what the text comes back to. */
import { perObject } from '../../model/memo.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { MEASURED } from '../discourse/strength.ts';
import type { Lexicon } from '../discourse/terms.ts';
import { countNumbers } from '../sentence/numbers.ts';

/** Shown only where nothing else is there. */
const EMPTY: ReadonlySet<Role> = new Set<Role>(['question', 'announcement', 'about', 'scene', 'transition', 'rhetoric', 'greeting']);

const STRENGTH = 0.7;
const CENTRALITY = 0.3;
/** What the terms count that the whole comes back to, where it is so long that most of it is left out. */
const SALIENCE = 0.9;
const MOST_SALIENT = 3;
const SHORT = 60;
const LONG = 120;
/** What a section begins with where that is a definition or has a figure, and its sentence with the most figures, are what it is there for. */
const OPENS_WITH_FACT = 0.3;
const MOST_SPECIFIC = 0.25;
/** What is asked or decided, and what follows where a condition is met, with its figure. */
const SETTLES = 0.2;
/** Sentences of a section of which one can stand out. */
const FEWEST_BESIDE = 3;

export const isEmpty = (role: Role): boolean => EMPTY.has(role);

/** What a reader of the section would miss. */
const TURNS: ReadonlySet<Role> = new Set<Role>([
  'result',
  'decision',
  'recommendation',
  'definition',
  'risk',
  'consequence',
  'condition',
  'cause',
]);
const SETTLED: ReadonlySet<Role> = new Set<Role>(['decision', 'recommendation']);

/** What its section turns on by what it does there, and clearly. */
export const isTurning = ({ role, strength }: Unit): boolean => TURNS.has(role) && strength >= CLEARLY;
const CLEARLY = 0.44;

/** What its section turns on by what it does there, or by a figure with its unit. */
export const isKey = perObject(({ role, text }: Unit): boolean => !isEmpty(role) && (TURNS.has(role) || MEASURED.test(text)));

/** About 0 to 1.5, by the unit's index; `ranks` are LexRank's with what else speaks for a unit. */
export function worthsOf(passages: readonly Passage[], ranks: Float64Array, lexicon: Lexicon): Float64Array {
  const most = ranks.reduce((best, rank) => Math.max(best, rank), 1e-9);
  const worths = new Float64Array(ranks.length);
  const length = Math.max(0, Math.min(1, (ranks.length - SHORT) / (LONG - SHORT)));
  for (const own of bySection(passages)) {
    const specific = mostSpecific(own);
    for (const unit of own) {
      const rank = Math.max(0, ranks[unit.index] ?? 0) / most;
      const terms = length === 0 ? 0 : Math.min(MOST_SALIENT, lexicon.salience(lexicon.lookUp(unit.text), unit.words));
      worths[unit.index] = STRENGTH * unit.strength + CENTRALITY * rank + bonusOf(unit, unit === specific) + length * SALIENCE * terms;
    }
  }
  return worths;
}

function bonusOf(unit: Unit, isMostSpecific: boolean): number {
  const { role, text, position, form } = unit;
  if (isEmpty(role) || unit.aside || form === 'table') return 0;
  const counts = MEASURED.test(text);
  const opens = position === 0 && (counts || role === 'definition') ? OPENS_WITH_FACT : 0;
  const settles = SETTLED.has(role) || (counts && (role === 'condition' || role === 'consequence')) ? SETTLES : 0;
  return Math.max(opens, settles) + (isMostSpecific ? MOST_SPECIFIC : 0);
}

/** The sentence with the most figures, where several stand together. */
function mostSpecific(units: readonly Unit[]): Unit | undefined {
  if (units.length < FEWEST_BESIDE) return undefined;
  let best: Unit | undefined;
  let most = 0;
  for (const unit of units) {
    if (unit.form !== 'prose' || isEmpty(unit.role) || unit.aside || !MEASURED.test(unit.text)) continue;
    const figures = countNumbers(unit.text);
    if (figures > most) [best, most] = [unit, figures];
  }
  return best;
}

function bySection(passages: readonly Passage[]): Unit[][] {
  const sections: Unit[][] = [];
  let last: Passage | undefined;
  for (const passage of passages) {
    const open = last?.section === passage.section ? sections.at(-1) : undefined;
    if (open) for (const unit of passage.units) open.push(unit);
    else sections.push([...passage.units]);
    last = passage;
  }
  return sections;
}
