/** What of a source can be seen, as a plan is told of it: each finding with the kind of slide that would show it. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Finding } from '../findings/finding.ts';
import { hangs } from '../sentence/hangs.ts';
import type { FindingsIndex } from '../slides/exhibits/evidence.ts';
import type { Piece } from './pieces.ts';

const MOST = 24;
const OF_A_KIND = 5;
/** What is less certain costs a reader more than it tells. */
const CERTAIN = 0.7;
const LONGEST = 140;

/** Sections whose lists say what is to be done, or was decided. */
const ASKING: ReadonlySet<string> = new Set(['asks', 'decisions', 'recommendations']);

/** What a sentence is in which something is decided or advised. */
const DECIDED: ReadonlySet<string> = new Set(['decision', 'recommendation']);

/** The kinds that show a finding, the best first; undefined where it is no exhibit by itself, or seldom enough one. */
function kindsFor(finding: Finding, listed: boolean): readonly SlideKind[] | undefined {
  switch (finding.kind) {
    case 'change':
      return ['change'];
    case 'versus':
      return ['pair'];
    case 'target':
      return ['targets'];
    case 'series':
      return finding.whole ? ['shares', 'chart'] : ['chart'];
    case 'sum':
      return finding.adds ? ['shares'] : undefined;
    case 'dates':
      return ['timeline'];
    case 'steps':
      // What is counted in prose is a row of reasons or plans as often as a course.
      return finding.cycle ? ['cycle'] : listed ? ['process'] : undefined;
    case 'levels':
      return ['stairs', 'pyramid'];
    case 'parts':
      return ['hub', 'tree'];
    case 'causes':
      return ['causes'];
    case 'options':
      return ['options', 'prosCons'];
    case 'axes':
      return ['matrix', 'quadrant'];
    case 'speech':
      return ['quote'];
    default:
      return undefined;
  }
}

/** A line each, in the order of the source: "pair [3]: …". What the source decides, advises and asks is among them. */
export function worthShowing(pieces: readonly Piece[], findings: FindingsIndex, language: string): string[] {
  const found: { at: number; kind: string; certainty: number; line: string }[] = [];
  pieces.forEach(({ number, units, passage }, at) => {
    const named = new Set<string>();
    const add = (kind: string | undefined, words: string, certainty: number) => {
      // The same words are the same finding, whatever else they could be.
      if (kind === undefined || named.has(kind) || named.has(words)) return;
      named.add(kind).add(words);
      found.push({ at, kind, certainty, line: `${kind} [${number}]: ${short(words)}` });
    };
    const headed = [passage.caption, passage.header?.join(' | ')].filter((part) => part && /\p{L}/u.test(part)).join(': ');
    if (passage.form === 'table' && headed !== '') add('table or chart', headed, 1);
    else if (passage.form === 'table') add('table or chart', units[0]?.text ?? '', 1);
    if (passage.form === 'list' && units.length >= 2 && units.every(({ text }) => LETTERED.test(text)))
      add('options', units.map(({ text }) => text).join(' '), 1);
    const { role } = passage.section;
    const asked = role !== undefined && ASKING.has(role);
    if (passage.form === 'list' && (asked || (units.length >= 2 && units.every((unit) => DECIDED.has(unit.role))))) {
      add('decisions', units.map(({ text }) => text).join(' '), 1);
      return;
    }
    const own = units.flatMap((unit) => findings.get(unit.index) ?? []).filter(({ certainty }) => certainty >= CERTAIN);
    for (const [kind, all] of Map.groupBy(own.filter(isTelling), (finding) => kindsFor(finding, passage.form === 'list')?.join(' or '))) {
      // Rows of one exhibit: all that a passage plans and what came of it.
      const words = [...new Set(all.map((finding) => finding.words))].join(' ');
      add(kind, words, Math.max(...all.map(({ certainty }) => certainty)));
    }
    // What sounds like a decision is a rule, a state or a guide's "you should" as often: it is one where a section says so, or who speaks.
    for (const unit of passage.form === 'prose' ? units : [])
      if (asked ? DECIDED.has(unit.role) : unit.role === 'recommendation' && speaksForItself(unit.text, language))
        add('decisions', unit.text, unit.strength);
  });
  const counts = new Map<string, number>();
  const chosen = found
    .sort((a, b) => b.certainty - a.certainty)
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= OF_A_KIND;
    })
    .slice(0, MOST);
  return chosen.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** "We recommend that the council buy two boats." */
const speaksForItself = (text: string, language: string): boolean =>
  hangs(text, language).some(({ kind, start }) => kind === 'author' && start === 0);

/** "A. Stay", "b) Grow", "Option 2: …". */
const LETTERED = /^(?:\p{L}{3,12}\s)?(?:[A-Ha-h]|\p{Nd})\s?[.):：–-]\s?\S/u;

/** Kinds that stand for two figures and more. */
const FIGURED: ReadonlySet<Finding['kind']> = new Set(['change', 'versus', 'target', 'series', 'sum']);
const FEWEST_WORDS = 3;

/** Words that say what is shown, with as many figures as that takes. */
function isTelling({ kind, words }: Finding): boolean {
  const figures = words.match(/\p{Nd}+(?:[.,\p{Nd}]*\p{Nd})?/gu) ?? [];
  if (FIGURED.has(kind)) return figures.length >= 2 && /\p{L}{3}|\p{Lo}{2}/u.test(words);
  return words.split(/\s+/u).length >= FEWEST_WORDS || /\p{Lo}{4}/u.test(words);
}

const short = (words: string): string => {
  const line = words.replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
};
