/** One value against another of the same measure in a sentence, and what was to be against what is. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { toldOf } from './context.ts';
import { isDistanceAfter } from './distances.ts';
import { type Figure, type Finding, isBare, type Measure, type TargetFinding, type Told, type VersusFinding } from './finding.ts';
import { areOfOneScale, type Line } from './lines.ts';
import { placeOf } from './marks.ts';
import type { Patterns } from './patterns.ts';

const FARTHEST = 110;

export function comparisonsIn(line: Line, patterns: Patterns, changed: ReadonlySet<number>): Finding[] {
  if (line.figures.length < 2) return [];
  const targets = targetsIn(line, patterns);
  const used = new Set([...changed, ...targets.flatMap(({ actual, target }) => [actual.start, target.start])]);
  return [...targets, ...versusIn(line, patterns, used)];
}

export const sameMeasure = (a: Measure, b: Measure): boolean =>
  a.kind === b.kind &&
  (a.kind === 'percent' ||
    a.kind === 'points' ||
    a.name === b.name ||
    a.name.slice(0, 4).toLowerCase() === b.name.slice(0, 4).toLowerCase());

/** A word for a plan stands right before a value; the value before it, of the same measure, is what came of it. */
function targetsIn(line: Line, patterns: Patterns): TargetFinding[] {
  if (![patterns.target, patterns.bounds, patterns.expected].some((words) => words?.test(line.text))) return [];
  const found: TargetFinding[] = [];
  line.figures.forEach((figure, i) => {
    const before = wordsBefore(line, i);
    const isTold = isTarget(line, i, patterns);
    const bound = isTold ? undefined : patterns.bounds?.exec(before)?.[0];
    if (!isTold && bound === undefined) return;
    if (isDistanceAfter(before, patterns.language)) return;
    // "5 percent above plan" is a distance and no pair.
    const partner = line.figures.findIndex(
      (other, j) => j !== i && isAlike(other, figure) && areNeighbours(line, j, i) && !isTarget(line, j, patterns),
    );
    const [actual, planned] = [toldOf(line, partner, patterns), toldOf(line, i, patterns)];
    const target = planned && isBare(planned.measure) && actual ? { ...planned, measure: actual.measure } : planned;
    if (!actual || !target || partner > i || isEndOfRange(line, partner) || namesLimit(actual.subject, patterns)) return;
    const name = line.unit.lead?.replace(/[:：]\s*$/u, '') ?? nominal(line, partner, patterns);
    // Where the verb holds its subject ("Realizámos 5.310 cirurgias; o objetivo era 5.600"), what is counted names it.
    const subject = name ?? actual.subject ?? countedName(actual);
    if (name === undefined && subject !== undefined && isOfAnother(line, subject, partner)) return;
    found.push({
      kind: 'target',
      units: [line.unit.index],
      words: line.plain,
      ...(subject && { subject }),
      actual,
      target,
      ...(name !== undefined && { named: true as const }),
      ...(bound !== undefined && { bound }),
      certainty: 0.85,
    });
  });
  return found;
}

/** What a number counts or is measured in, as the name of it: "cirurgias". */
export const countedName = ({ measure, hedge }: Told): string | undefined =>
  (measure.kind === 'count' || measure.kind === 'measure') && hedge === undefined && /^\p{L}{4}/u.test(measure.name)
    ? measure.name
    : undefined;

/** Of one measure; a bare number is of that of the value before it where both are of one scale: "340 personas; el objetivo era 400". */
const isAlike = (actual: Figure, target: Figure): boolean =>
  sameMeasure(actual.measure, target.measure) ||
  (isBare(target.measure) && !isBare(actual.measure) && actual.start < target.start && areOfOneScale(actual.value, target.value));

/** "The estimate is nearer £14,000, which is £31k more, and £9k is budgeted": what is named has its value already. */
function isOfAnother(line: Line, subject: string, index: number): boolean {
  const { text, figures } = line;
  const at = text.lastIndexOf(subject, placeOf(line, index));
  return figures.some(
    (other, j) =>
      j < index &&
      other.single !== true &&
      figures[index] !== undefined &&
      sameMeasure(other.measure, figures[index].measure) &&
      at >= 0 &&
      at < placeOf(line, j),
  );
}

/** "Between 0.95 and 1.05": the second is not all that is expected. */
const isEndOfRange = (line: Line, index: number): boolean =>
  /[\uE000-\uEFFF]\s+\p{L}{1,3}\s+$/u.test(line.text.slice(0, placeOf(line, index)));

/** "The covenant is 2.0x and we forecast 1.7x": what the first value is of is itself a limit. */
const namesLimit = (subject: string | undefined, { target, bounds }: Patterns): boolean =>
  subject !== undefined && [target, bounds].some((words) => words?.test(`${subject} `));

/** "Interest cover 5.8x (min 4.0x)": a name, its value and a bracket are no sentence, also where the name ends in what could be a verb. */
function nominal({ text, figures }: Line, index: number, patterns: Patterns): string | undefined {
  if (index !== 0 || !figures[0]) return undefined;
  // "Recettes : 186 000 euros, budget 170 000": what stands before a colon is a name, whatever its words.
  const led = /^([^:：.!?。！？\uE000-\uF8FF]{2,40}?)\s?[:：]\s?[\uE000-\uEFFF]/u.exec(text)?.[1];
  if (led !== undefined && led.split(' ').length <= MOST_NAME_WORDS) return led;
  if (patterns.spaceless) {
    const bare = /^([\p{L}\p{M}]{2,8})\s?[\uE000-\uEFFF]/u.exec(text)?.[1];
    return bare !== undefined && patterns.verbs?.test(bare) !== true ? bare : undefined;
  }
  const [, name = '', last = ''] = /^((?:[\p{L}\p{M}'’/&-]+ ){1,4}?([\p{L}\p{M}'’-]+)) [\uE000-\uEFFF] [([]/u.exec(text) ?? [];
  const grammar = languageOf(patterns.language).grammar;
  const isVerb =
    [patterns.rises, patterns.falls, patterns.moves].some((words) => words?.test(last)) ||
    [...listOf(grammar.copulas), ...listOf(grammar.danglers), ...listOf(grammar.common)].includes(last.toLowerCase());
  return name === '' || isVerb ? undefined : name;
}

/** Of what a colon stands behind. */
const MOST_NAME_WORDS = 4;

/** Nothing but what only may be a number stands between two figures. */
const areNeighbours = ({ figures }: Line, a: number, b: number): boolean =>
  figures.slice(Math.min(a, b) + 1, Math.max(a, b)).every(({ single }) => single === true);

/** "On the plan, up from 870" tells no target: no comma parts the word from its value. */
const isTarget = (line: Line, index: number, patterns: Patterns): boolean =>
  (patterns.target?.test(wordsBefore(line, index).replace(/^.*[,;，；](?=\s)/su, '')) ?? false) || isExpected(line, index, patterns);

/** "Nine days, we had promised four": the clause of its own tells what was to come. */
function isExpected(line: Line, index: number, { expected }: Patterns): boolean {
  const place = placeOf(line, index);
  const start = Math.max(0, line.text.slice(0, place).search(LAST_CLAUSE), place - LONGEST_CLAUSE);
  const [own = ''] = line.text.slice(start, place + LONGEST_CLAUSE).split(/[.;。；]/u);
  return (own.match(FIGURE_SIGN)?.length ?? 0) === 1 && expected?.test(own) === true;
}
const LAST_CLAUSE = /[^,;:،؛，；、.。]*$/u;
const FIGURE_SIGN = /[\uE000-\uEFFF]/gu;
/** UTF-16 units of a clause before and behind its figure. */
const LONGEST_CLAUSE = 80;

/** UTF-16 units before a figure in which its word for a target stands, up to another figure. */
const NEAR_TARGET = 26;

function wordsBefore(line: Line, index: number): string {
  const place = placeOf(line, index);
  return (
    line.text
      .slice(Math.max(0, place - NEAR_TARGET), place)
      .split(/[\uE000-\uEFFF]/u)
      .at(-1) ?? ''
  );
}

/** Two values with a word between them that holds one against the other, each of a subject of its own. */
function versusIn(line: Line, patterns: Patterns, used: ReadonlySet<number>): VersusFinding[] {
  const found: VersusFinding[] = [];
  const taken = new Set<number>();
  for (let i = 0; i < line.figures.length; i++) {
    const a = line.figures[i];
    if (!a || used.has(a.start) || taken.has(i) || a.single) continue;
    const j = line.figures.findIndex(
      (b, k) =>
        k > i &&
        !used.has(b.start) &&
        !taken.has(k) &&
        !b.single &&
        b.value !== a.value &&
        b.start - a.end <= FARTHEST &&
        sameMeasure(a.measure, b.measure),
    );
    const b = line.figures[j];
    if (!b || (a.measure.kind === 'count' && a.measure.name === '')) continue;
    const [from, to] = [placeOf(line, i), placeOf(line, j)];
    const between = line.text.slice(from + 1, to);
    const word = patterns.versus?.exec(between);
    // Where a comma alone parts them, only if there are no others.
    const others = line.figures.filter((each) => each !== a && each !== b && !each.single && sameMeasure(each.measure, a.measure));
    if (!word && (!/[,;，；،、]/u.test(between) || others.length > 0)) continue;
    const [left, right] = [toldOf(line, i, patterns), toldOf(line, j, patterns)];
    if (!left || !right) continue;
    const named = left.subject !== undefined && right.subject !== undefined && left.subject !== right.subject;
    const based = left.base !== undefined && right.base !== undefined && left.base !== right.base;
    if (!named && !based) continue;
    const part = isPartOf(line, i, j, patterns);
    // More than what it is said to be a part of: it is one of something else.
    if (part === undefined || (part && b.value > a.value)) continue;
    taken.add(i);
    taken.add(j);
    found.push({
      kind: 'versus',
      units: [line.unit.index],
      words: line.plain,
      sides: [left, right] as [Told, Told],
      ...(part && { part: true as const }),
      certainty: part || word ? 0.75 : 0.6,
    });
  }
  return found;
}

/**
 * "The council paid £310,000; the Department contributed £180,000 of it": whether the second is a part of the first. Undefined where something
 * between them is of another one, and nobody can say what the second belongs to.
 */
function isPartOf(line: Line, whole: number, part: number, { ofThis }: Patterns): boolean | undefined {
  const [from, to] = [placeOf(line, whole), placeOf(line, part)];
  const between = line.text.slice(from + 1, to);
  const [behind = ''] = line.text.slice(to + 1).split(CLAUSE_MARK);
  if (!ofThis?.test(between) && !ofThis?.test(behind)) return false;
  const opening = between.split(CLAUSE_MARK).at(-1) ?? '';
  const isBeside = [opening, behind].some((words) => {
    const said = ofThis.exec(words);
    return said !== null && (words.slice(0, said.index).trim() === '' || words.slice(said.index + said[0].length).trim() === '');
  });
  return isBeside ? true : undefined;
}
const CLAUSE_MARK = /[.,;:()–—،؛、，；：。!?！？\uE000-\uEFFF]/u;
