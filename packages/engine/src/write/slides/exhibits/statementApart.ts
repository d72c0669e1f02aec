/** A pause: the sharpest short sentence of a group, alone on its slide. */
import type { Role } from '../../discourse/role.ts';
import { isTalk } from '../../say/telling.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { type Candidate, type Evidence, messageOf, worthOf } from './evidence.ts';

const SHARP: ReadonlySet<Role> = new Set<Role>(['result', 'claim', 'contrast', 'consequence', 'risk']);
const STRONG = 0.5;
/** Words, as many as in English, and columns. */
const LONGEST = 14;
const WIDEST = 90;
const SHORTEST = 36;
const FEWEST_UNITS = 4;

export function statementApart({ units, judge }: Evidence): Candidate | undefined {
  // One of a few is no pause between them.
  if (units.length < FEWEST_UNITS) return undefined;
  const most = LONGEST * Math.max(0.8, wordiness(judge.brief.language));
  const [best] = units
    .filter((unit) => !isTalk(unit, judge.brief.language))
    .filter(({ role, strength, form, text }) => SHARP.has(role) && strength >= STRONG && form === 'prose' && countWords(text) <= most)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .flatMap((unit) => messageOf(unit, judge) ?? []);
  if (!best?.unit || columns(best.title) > WIDEST || columns(best.title) < SHORTEST || /\p{Nd}/u.test(best.title)) return undefined;
  return { body: { kind: 'picture' }, used: [best.unit], certainty: 0.8, called: best };
}
