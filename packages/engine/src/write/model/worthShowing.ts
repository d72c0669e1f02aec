/** What of a source can be seen, as a plan is told of it: each finding with the kind of slide that would show it. */
import type { SlideKind } from '@slidewright/contract/deck';
import { sourceOf } from '../discourse/passages.ts';
import type { Finding } from '../findings/finding.ts';
import { hangs } from '../sentence/hangs.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import type { FindingsIndex } from '../slides/exhibits/evidence.ts';
import type { Piece } from './pieces.ts';

const MOST = 24;
const OF_A_KIND = 5;
/** What is less certain costs a reader more than it tells. */
const CERTAIN = 0.7;
const LONGEST = 160;

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
      found.push({ at, kind, certainty, line: `${kind} [${number}]: ${short(words, language)}` });
    };
    const headed = [passage.caption, passage.header?.join(' | ')].filter((part) => part && /\p{L}/u.test(part)).join(': ');
    if (passage.form === 'table' && headed !== '') add('table or chart', headed, 1);
    else if (passage.form === 'table') add('table or chart', units[0]?.text ?? '', 1);
    const options = passage.form === 'list' ? optionsIn(units.map(sourceOf)) : [];
    if (options.length >= 2) add('options', beginningsOf(options, language), 1);
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

/** "A. Stay", "b) Grow", "Option 2: …", "opt A = repair". */
const LETTERED = /^(?:(\p{L}{3,12})\s)?(?:[A-Ha-h]|\p{Nd})\s?[.):：=–-]\s?\S/u;

/** All items where each has a letter, otherwise those that the same word and a letter stand before. */
function optionsIn(items: readonly string[]): readonly string[] {
  const found = items.map((item) => LETTERED.exec(item));
  if (found.every((match) => match !== null)) return items;
  return items.filter((_, i) => {
    const word = found[i]?.[1]?.toLowerCase();
    return word !== undefined && found.filter((match) => match?.[1]?.toLowerCase() === word).length >= 2;
  });
}

/** Kinds that stand for two figures and more. */
const FIGURED: ReadonlySet<Finding['kind']> = new Set(['change', 'versus', 'target', 'series', 'sum']);
const FEWEST_WORDS = 3;

/** Words that say what is shown, with as many figures as that takes. */
function isTelling({ kind, words }: Finding): boolean {
  const figures = words.match(/\p{Nd}+(?:[.,\p{Nd}]*\p{Nd})?/gu) ?? [];
  if (FIGURED.has(kind)) return figures.length >= 2 && /\p{L}{3}|\p{Lo}{2}/u.test(words);
  return words.split(/\s+/u).length >= FEWEST_WORDS || /\p{Lo}{4}/u.test(words);
}

/** Each by its first sentence or the beginning of that, so that all of them are named. */
function beginningsOf(items: readonly string[], language: string): string {
  const most = Math.floor(LONGEST / items.length) - SEPARATOR.length;
  return items.map((item) => upTo(most, splitSentences(item.replace(/\s+/gu, ' ').trim(), language)[0] ?? item)).join(SEPARATOR);
}
const SEPARATOR = ' | ';

/** Whole sentences where these are most of what has room, otherwise up to a word. */
function short(words: string, language: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  let whole = '';
  for (const sentence of splitSentences(line, language)) {
    const longer = whole === '' ? sentence : `${whole} ${sentence}`;
    if (longer.length > LONGEST) break;
    whole = longer;
  }
  return whole.length >= LONGEST * WHOLE ? whole : upTo(LONGEST, line);
}
const WHOLE = 0.6;

function upTo(most: number, line: string): string {
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}
