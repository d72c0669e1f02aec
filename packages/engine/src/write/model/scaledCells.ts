/** Numbers of tables whose head, row or caption says that they are in thousands or millions: "1,890" below "(€ thousand)" is 1,890,000. */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { escaped, patternOf } from '../../languages/phrases.ts';
import { withPlainDigits } from '../../model/plainDigits.ts';
import { numberOf } from '../findings/digits.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';

export interface ScaledCells {
  /** Whether the figure is what a cell stands for, written out. */
  has(figure: Figure): boolean;
  /** What cells with this number stand for. */
  of(value: number): readonly number[];
}

interface Scale {
  readonly power: number;
  readonly isMoney: boolean;
}

const CELLS = ' | ';
/** Characters of a line that is a caption. */
const LONGEST_CAPTION = 80;
const NUMBER = /^[+−–-]?\s?\p{Sc}?\s?(\d+(?:[.,’'\u00a0\u202f ]\d+)*)\s?\p{Sc}?$/u;
const CODE = '(?:\\p{Sc}|EUR|USD|GBP|CHF)';
/** "k€", "TEUR", "€ m": a letter and a currency. */
const LETTERED = new RegExp(`(?:^|[\\s(\\[])(?:([kKTmM])\\s?${CODE}|${CODE}\\s?(k|m|M|bn))\\s*(?:[)\\]]|$)`, 'u');
const LETTERS: Readonly<Record<string, number>> = { k: 3, K: 3, T: 3, m: 6, M: 6, bn: 9 };

export function scaledCells(source: string, language: string): ScaledCells {
  const values = new Map<number, boolean>();
  const scaled = new Map<number, Set<number>>();
  const lines = source.split('\n');
  const scaleOf = scalesOf(language);
  let at = 0;
  while (at < lines.length) {
    if (!lines[at]?.includes(CELLS)) {
      at++;
      continue;
    }
    const first = at;
    while (lines[at]?.includes(CELLS)) at++;
    const rows = lines.slice(first, at).map((line) => line.split(CELLS).map((cell) => cell.trim()));
    const caption = lines.slice(Math.max(0, first - 2), first).findLast((line) => line.trim() !== '') ?? '';
    const whole = caption.length <= LONGEST_CAPTION ? scaleOf(caption) : undefined;
    const heads = rows[0] ?? [];
    for (const [label = '', ...cells] of rows.slice(1))
      cells.forEach((cell, i) => {
        const head = heads[i + 1] ?? '';
        const own = scaleOf(label) ?? scaleOf(head);
        const scale = own ?? (/%/u.test(`${label} ${head}`) ? undefined : whole);
        const digits = NUMBER.exec(withPlainDigits(cell))?.[1];
        const value = digits === undefined ? undefined : numberOf(digits, language);
        if (!scale || value === undefined || value === 0) return;
        const meant = exact(value * 10 ** scale.power);
        values.set(meant, scale.isMoney && values.get(meant) !== false);
        scaled.set(value, (scaled.get(value) ?? new Set()).add(meant));
      });
  }
  return {
    has: ({ value, measure: { kind, name } }) => {
      const isMoney = values.get(exact(value));
      if (isMoney === undefined) return false;
      return kind === 'money' || (kind === 'count' && name === '') || (!isMoney && (kind === 'count' || kind === 'measure'));
    },
    of: (value) => [...(scaled.get(value) ?? [])],
  };
}

const exact = (value: number): number => Number(value.toPrecision(12));

/** What a label says of the numbers below or beside it. */
function scalesOf(language: string): (label: string) => Scale | undefined {
  const { findings } = languageOf(language);
  const { powers, currencyAt } = patternsOf(language);
  const names = [...powers.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // Behind a number it belongs to that: "Grants of 5 thousand".
  const named =
    names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${names.join('|')})(s?)(?![\\p{L}\\p{M}\\p{N}])`, 'giu') : undefined;
  const grammar = functionWords(language);
  // "A thousand", "of thousands": an amount, and no unit.
  const amount = patternOf([findings.determiners, findings.of].filter(Boolean).join('|'), 'ends');
  const opens = (front: string): boolean => {
    if (front === '' || new RegExp(`${CODE}$`, 'u').test(front)) return true;
    const word = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+)$/u.exec(front)?.[1]?.toLowerCase();
    return word !== undefined && grammar.has(word) && amount?.test(front) !== true;
  };
  const isCurrency = (rest: string): boolean => {
    const bare = rest.replace(/^(?:d[’']|\p{L}{1,3}\s+)/u, '');
    return [rest, bare].some((said) => {
      if (new RegExp(`^${CODE}$`, 'u').test(said)) return true;
      if (!currencyAt) return false;
      currencyAt.lastIndex = 0;
      return currencyAt.test(said) && currencyAt.lastIndex === said.length;
    });
  };
  return (label) => {
    const letters = LETTERED.exec(label);
    if (letters) return { power: LETTERS[letters[1] ?? letters[2] ?? ''] ?? 0, isMoney: true };
    const inside = /[([]([^()[\]]+)[)\]]\s*$/u.exec(label)?.[1];
    const said = (inside ?? label).replace(/[.:]\s*$/u, '').trim();
    for (const match of named ? said.matchAll(named) : []) {
      const power = powers.get((match[1] ?? '').toLowerCase().replace(/[\s\u00a0]+/gu, ' '));
      const front = said.slice(0, match.index).trimEnd();
      const rest = said.slice(match.index + match[0].length).trim();
      const isMoney = isCurrency(rest) || new RegExp(`${CODE}$`, 'u').test(front);
      const closes = isMoney ? rest === '' || isCurrency(rest) : inside !== undefined && /^(?:[\p{L}\p{M}’']+\s?){0,2}$/u.test(rest);
      if (power !== undefined && opens(front) && closes) return { power, isMoney };
    }
    return undefined;
  };
}
