/** Parts of a whole: "8 of 11", "one in eleven", "every fourth", "two thirds of our use", "46 % of the passengers". */

import { functionWords } from '../../languages/functionWords.ts';
import { subjectBefore, toldOf, unmarked } from './context.ts';
import type { PartFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { figureAt, placeOf } from './marks.ts';
import type { Patterns } from './patterns.ts';

/** Fractions and "every fourth" as a count of so many. */
const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [1, 8],
  [1, 10],
  [9, 10],
];

export function partsIn(line: Line, patterns: Patterns): PartFinding[] {
  const found: PartFinding[] = [];
  const used = new Set<number>();
  if (line.figures.length > 1) {
    const ends = endsOf(line, patterns);
    for (const form of patterns.part) {
      for (const match of line.text.matchAll(form)) {
        const [a, b] = [figureAt(match.groups?.a ?? ''), figureAt(match.groups?.b ?? '')];
        const [part, whole] = [line.figures[a], line.figures[b]];
        if (!part || !whole || used.has(a) || used.has(b) || ends.has(`${a} ${b}`)) continue;
        if (part.measure.kind !== 'count' || whole.measure.kind !== 'count' || part.value >= whole.value || part.value <= 0) continue;
        if (!Number.isInteger(part.value) || !Number.isInteger(whole.value) || part.hedge || whole.hedge || part.high || whole.high)
          continue;
        // "Of the 64 households fell from 610": what moves in between is no whole.
        const between = match[0].slice(1, -1);
        if ([patterns.rises, patterns.falls, patterns.moves].some((words) => words?.test(between))) continue;
        // "A committee of four people" is one thing made of others, and no share of them.
        if (part.measure.name !== '' && whole.measure.name !== '' && isOther(part.measure.name, whole.measure.name)) continue;
        // "A committee of four people, two for each side": the whole belongs to the noun before it.
        if (whole.start < part.start && !patterns.spaceless && /\p{L}\s*$/u.test(line.text.slice(0, match.index))) continue;
        used.add(a);
        used.add(b);
        const of = whole.measure.name || part.measure.name;
        const subject = subjectBefore(line, match.index, patterns, false);
        found.push({
          kind: 'part',
          units: [line.unit.index],
          words: line.plain,
          part: part.value,
          whole: whole.value,
          ...(of && { of }),
          shown: unmarked(match[0], line),
          ...(subject && { subject }),
          certainty: part.single === true ? 0.8 : 0.9,
        });
      }
    }
  }
  line.figures.forEach((figure, i) => {
    if (!figure.inWords || figure.measure.kind !== 'percent' || used.has(i)) return;
    const counted = FRACTIONS.find(([a, b]) => Math.abs(a / b - figure.value) < 0.001);
    const told = toldOf(line, i, patterns);
    if (!counted || !told) return;
    const noun = told.base === undefined ? nounBehind(line, i, patterns) : undefined;
    // "La moitié payée": what follows a part without a preposition is a verb as often as a noun.
    const of = told.base ?? (noun !== undefined && patterns.verb.has(noun.toLowerCase()) ? undefined : noun);
    if (!of) return;
    found.push({
      kind: 'part',
      units: [line.unit.index],
      words: line.plain,
      part: counted[0],
      whole: counted[1],
      of,
      shown: figure.shown,
      ...(told.subject && { subject: told.subject }),
      certainty: figure.hedge ? 0.5 : 0.8,
    });
  });
  // "Fell from 1 in 3 to 1 in 10": neither of them by itself is what the sentence tells.
  const isMoved = found.length > 1 && [patterns.rises, patterns.falls, patterns.moves].some((words) => words?.test(line.text));
  return isMoved ? found.map((part) => ({ ...part, certainty: Math.min(part.certainty, UNSURE) })) : found;
}
const UNSURE = 0.5;

/** Pairs of figures that one is from and the other is to: "de 41.000 a 17.500" is no part of a whole. */
function endsOf(line: Line, patterns: Patterns): ReadonlySet<string> {
  const pairs = patterns.change.flatMap((form) =>
    [...line.text.matchAll(form)].flatMap(({ groups }) => {
      const [a, b] = [figureAt(groups?.a ?? ''), figureAt(groups?.b ?? '')];
      return [`${a} ${b}`, `${b} ${a}`];
    }),
  );
  return new Set(pairs);
}

/** Two nouns that are not the same thing in two cases. */
const isOther = (a: string, b: string): boolean => {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  const last = (text: string) => text.split(' ').at(-1) ?? '';
  return last(first).slice(0, 3) !== last(second).slice(0, 3);
};

/** "Every fourth crossing". */
function nounBehind(line: Line, index: number, { language }: Patterns): string | undefined {
  const place = placeOf(line, index);
  const noun = /^[\s\u00a0]([\p{L}\p{M}’'-]{3,})/u.exec(line.text.slice(place + 1))?.[1];
  return noun !== undefined && !functionWords(language).has(noun.toLowerCase()) ? noun : undefined;
}
