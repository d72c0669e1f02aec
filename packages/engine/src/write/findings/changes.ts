/** From one value to another, and by how much something rose or fell. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { sameMeasure } from './comparisons.ts';
import { subjectBefore, toldOf, unmarked } from './context.ts';
import { type ChangeFinding, type Finding, isBare, type Measure, type ShiftFinding, type Told } from './finding.ts';
import { areOfOneScale, type Line } from './lines.ts';
import { dateAt, FIGURES, figureAt, isDateSign, isFigureSign, placeOf } from './marks.ts';
import { isName } from './names.ts';
import type { Patterns } from './patterns.ts';

/** UTF-16 units around a figure in which a verb says where it goes. */
const NEAR = 48;

export function changesIn(line: Line, patterns: Patterns): Finding[] {
  if (line.figures.length === 0) return [];
  const changes = line.figures.length > 1 ? fromTo(line, patterns) : [];
  const used = new Set(changes.flatMap(({ from, to }) => [from.start, to.start]));
  return [...changes, ...shifts(line, patterns, used)];
}

/** "Online share 38% → 44%", "41일 -> 57일": a sign that says in every language what comes from what. */
const ARROW = new RegExp(`(?<a>[${FIGURES}])[\\s\\u00a0]?(?:[→➔➝➜⇒]|[-–—=]>)[\\s\\u00a0]?(?<b>[${FIGURES}])`, 'gu');
/** "Level 1 → 2": small numbers may be names. */
const LEAST = 10;
const isSmall = ({ measure, value }: Told): boolean => measure.kind === 'count' && value < LEAST;

function fromTo(line: Line, patterns: Patterns): ChangeFinding[] {
  const found: ChangeFinding[] = [];
  const used = new Set<number>();
  for (const form of [ARROW, ...patterns.change, ...patterns.earlier]) {
    for (const match of line.text.matchAll(form)) {
      const [a, b] = [figureAt(match.groups?.a ?? ''), figureAt(match.groups?.b ?? '')];
      if (used.has(a) || used.has(b)) continue;
      const [from, to] = [toldOf(line, a, patterns), toldOf(line, b, patterns)];
      if (!from || !to || !alike(from, to) || from.value === to.value || hasRival(line, a, b)) continue;
      // "78 % of the women, against 69 % of the men": shares of two things.
      if (from.base !== undefined && to.base !== undefined && from.base !== to.base) continue;
      // "By seven votes to two": what only stands against another number is no value that was another one before.
      if (from.inWords && to.inWords && from.measure.kind === 'count' && !movesIn(line, match.index, match[0].length, patterns)) continue;
      // "Two in three collect after six": numbers in words that count nothing are no values of one thing.
      if (isBare(from.measure) && isBare(to.measure) && (from.inWords || to.inWords)) continue;
      if (form === ARROW && isSmall(from) && isSmall(to)) continue;
      const moves = form === ARROW || movesIn(line, match.index, match[0].length, patterns);
      // "From 8 to 12 people" is a range where nothing moves; nobody tells one from its upper end: "Failed sessions from 9.4 % to 2.1 %".
      const sinks = line.unit.form === 'list' && to.value < from.value;
      const times = timesOf(line, match.groups?.a ?? '', match.groups?.b ?? '', patterns);
      if (isCompared(form) && times.from === undefined && isAnothers(line, match.index + match[0].length, patterns)) continue;
      // Nor has a range a time at each end, or a cause: "from 340 kg in 2019 to 420 in 2024", "从340公斤到420公斤，主要原因是换了新品种".
      const isTold =
        (times.from !== undefined && times.to !== undefined) || isCaused(line, match.index, match.index + match[0].length, patterns);
      if (!moves && !sinks && !isTold && !isCompared(form)) continue;
      // "Lowering the pressure from 1 to 6 in the morning" moves something else.
      if (patterns.change.includes(form) && movesAgainst(line, match.index, match.index + match[0].length, from.value, to.value, patterns))
        continue;
      used.add(a);
      used.add(b);
      const measure = measured(from, to);
      const place = Math.min(match.index, line.text.indexOf(match.groups?.a ?? ''), line.text.indexOf(match.groups?.b ?? ''));
      const before = withoutMove(subjectBefore(line, place, patterns), patterns);
      // Where the verb holds its subject ("Passámos de 1.120 para 1.940 membros"), what is counted names the change.
      const counted = measure.kind === 'count' && measure.name !== '' ? measure.name : undefined;
      const isNamed =
        before !== undefined &&
        patterns.said?.test(before) !== true &&
        (patterns.verbFirst || isName(before, patterns.language)) &&
        !isTorn(before, line, patterns);
      const subject = before !== undefined && isMove(before, patterns) ? counted : isNamed ? before : undefined;
      found.push({
        kind: 'change',
        units: [line.unit.index],
        words: line.plain,
        ...(subject && { subject }),
        from: timed({ ...from, measure }, times.from),
        to: timed({ ...to, measure }, times.to),
        // "$58m, compared with $49m a year ago": a time of its own says that the other value is an earlier one.
        certainty:
          moves || sinks || isTold || patterns.earlier.includes(form) || times.from !== undefined || endsInTime(match[0], match.groups?.a)
            ? 0.95
            : 0.75,
      });
    }
  }
  return found;
}

/** Nothing but a name stands before it, and behind a stop a cause: "are from 8 to 12 hours" has a verb, and is a range. */
function isCaused({ text }: Line, start: number, end: number, { because, verbs }: Patterns): boolean {
  const [, gap = '', clause = ''] = /^([^,，、;；\p{L}]*[,，]\s?)?(.*)$/su.exec(text.slice(end)) ?? [];
  const before =
    text
      .slice(0, start)
      .split(/[.;。；]/u)
      .at(-1) ?? '';
  return verbs?.test(before) !== true && gap !== '' && (because?.exec(clause)?.index ?? MOST_LEADING) < MOST_LEADING;
}
/** UTF-16 units of an adverb before the word for a cause. */
const MOST_LEADING = 4;

/** "平台把我们|的评分从4.8": without blanks a name that its noun still follows is torn. */
const isTorn = (name: string, { plain }: Line, { spaceless }: Patterns): boolean =>
  spaceless && /^[的の]/u.test(plain.slice(plain.indexOf(name) + name.length));

/** The form goes on behind the earlier value with words of its time: "a year ago". */
const endsInTime = (matched: string, figure = ''): boolean => /\p{L}{3,}/u.test(matched.slice(matched.indexOf(figure) + figure.length));

/** "EBITDA down": where it goes is no part of a name. */
function withoutMove(subject: string | undefined, patterns: Patterns): string | undefined {
  const [, name, last] = /^(.*\S)[\s\u00a0]+(\S+)$/u.exec(subject ?? '') ?? [];
  return name !== undefined && last !== undefined && isMove(last, patterns) ? name : subject;
}

/** A word that only says that something moves. */
const isMove = (subject: string, patterns: Patterns): boolean =>
  !patterns.spaceless && !/\s/u.test(subject) && [patterns.rises, patterns.falls, patterns.moves].some((words) => words?.test(subject));

/** "Up from", "against": the form itself compares. */
const isCompared = (form: RegExp): boolean => form.source.indexOf('(?<b>') < form.source.indexOf('(?<a>');

/** "52 minutes, against the 85 that the bus takes": a clause of its own says whose the other value is, but where it tells what was. */
function isAnothers({ text }: Line, end: number, { language, past, was }: Patterns): boolean {
  const [, opening = '', clause = ''] = /^\s(\p{L}+)\s([^,.;]{3,60})/u.exec(text.slice(end)) ?? [];
  const isClause = listOf(languageOf(language).grammar.relatives).includes(opening);
  return isClause && past?.test(` ${clause}`) !== true && was?.test(clause) !== true;
}

/** "Fell by 3 % and came to 402,000": a figure without a unit has that of the other only where both are of one scale. */
function alike({ measure: a, value: from }: Told, { measure: b, value: to }: Told): boolean {
  if (isBare(a) !== isBare(b)) return areOfOneScale(from, to);
  if (a.kind !== b.kind) return false;
  return a.name === '' || b.name === '' || sameMeasure(a, b) || (a.kind === 'duration' && areFormsOf(a.name, b.name));
}
/** "дня" and "дней", not "hours" and "minutes": "from 6 hours to 4 minutes" has two units, and no common one is written. */
const areFormsOf = (a: string, b: string): boolean => a.slice(0, 2).toLowerCase() === b.slice(0, 2).toLowerCase();
/** "38% of people over 70, against 29%": the figure without a unit is none of the two where another one has the unit. */
function hasRival({ figures }: Line, a: number, b: number): boolean {
  const [from, to] = [figures[a], figures[b]];
  if (!from || !to || isBare(from.measure) === isBare(to.measure)) return false;
  const { kind } = isBare(from.measure) ? to.measure : from.measure;
  return kind === 'percent' && figures.some((figure, i) => i !== a && i !== b && figure.measure.kind === kind);
}
const measured = (from: Told, to: Told): Measure => (to.measure.name === '' ? from.measure : to.measure);

/** Of two values each has its own date, the one that stands next behind it or before it. */
function timesOf(line: Line, a: string, b: string, patterns: Patterns): { from?: string; to?: string } {
  if (line.dates.length === 0) return wordedTimes(line, a, b, patterns);
  const [first, second] = [line.text.indexOf(a), line.text.indexOf(b)];
  const [early, late] = first < second ? [first, second] : [second, first];
  const dates = dateSpots(line.text);
  const within = dates.filter(({ at }) => at > early && at < late);
  // "3 480 nuitées entre le 15 juin et le 22 septembre, contre 2 910": two dates are a span, and neither is a value's time.
  if (within.length > 1) return {};
  const [between] = within;
  const after = dates.find(({ at }) => at > late && at - late < NEAR);
  const before = dates.findLast(({ at }) => at < early);
  const label = (spot: { index: number } | undefined) => (spot ? line.dates[spot.index]?.label : undefined);
  const [own, other] = [label(between), label(after)];
  if (own !== undefined && other !== undefined) return first < second ? { from: own, to: other } : { from: other, to: own };
  // "Rose to 91 percent, from 74 percent in 2021": the date behind the second value is that value's.
  if (other !== undefined) return first < second ? { to: other } : { from: other };
  if (own !== undefined) return first < second ? { from: own } : { to: own };
  const opening = label(before);
  return opening !== undefined ? { to: opening } : {};
}

/** "현재 65mm에서": what stands right before each value and says when it holds. */
function wordedTimes(line: Line, a: string, b: string, { whenEnd }: Patterns): { from?: string; to?: string } {
  const [from, to] = [a, b].map((sign) => whenEnd?.exec(line.text.slice(0, line.text.indexOf(sign)))?.groups?.time);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function dateSpots(text: string): { at: number; index: number }[] {
  const spots: { at: number; index: number }[] = [];
  for (let at = 0; at < text.length; at++) if (isDateSign(text[at] ?? '')) spots.push({ at, index: dateAt(text[at] ?? '') });
  return spots;
}

function timed(told: Told, time: string | undefined): Told {
  const { time: _, ...rest } = told;
  return time === undefined ? rest : { ...rest, time };
}

const movesIn = (line: Line, start: number, length: number, patterns: Patterns): boolean => {
  const around = line.text.slice(Math.max(0, start - 70), start + length + 40);
  return [patterns.rises, patterns.falls, patterns.moves].some((words) => words?.test(around));
};

/** Whether the only verb in front says the other direction than the values. */
function movesAgainst(line: Line, start: number, end: number, from: number, to: number, patterns: Patterns): boolean {
  const turns = (words: string): boolean | undefined => {
    const [rises, falls] = [patterns.rises?.test(words) ?? false, patterns.falls?.test(words) ?? false];
    return rises === falls ? undefined : rises;
  };
  // In a script without blanks the verb may stand behind its values.
  const behind = patterns.spaceless ? turns(line.text.slice(end, end + NEAR_VERB)) : undefined;
  const rises = turns(line.text.slice(Math.max(0, start - 70), start)) ?? behind;
  return rises !== undefined && (rises ? to < from : to > from);
}

/** UTF-16 units behind the values in which the verb stands. */
const NEAR_VERB = 8;

function shifts(line: Line, patterns: Patterns, used: ReadonlySet<number>): ShiftFinding[] {
  const found: ShiftFinding[] = [];
  line.figures.forEach((figure, i) => {
    if (used.has(figure.start) || figure.single) return;
    if (!['percent', 'points', 'money', 'duration', 'times'].includes(figure.measure.kind)) return;
    const place = placeOf(line, i);
    const before =
      line.text
        .slice(Math.max(0, place - NEAR), place)
        .split(/[.;:。；]/u)
        .at(-1) ?? '';
    const after = line.text.slice(place + 1, place + NEAR).split(/[,.;:。，、；]/u)[0] ?? '';
    if (patterns.toEnd?.test(before) === true || isTimeSpan(figure, before, patterns)) return;
    const other = [...before].findLastIndex((sign) => isFigureSign(sign) && line.figures[figureAt(sign)]?.single !== true);
    const own = before.slice(other + 1);
    const up = directionOf(own, after, patterns.rises);
    const down = directionOf(own, after, patterns.falls);
    if (up === down) return;
    const told = toldOf(line, i, patterns);
    if (!told || told.base !== undefined) return;
    found.push({
      kind: 'shift',
      units: [line.unit.index],
      words: line.plain,
      ...(told.subject && { subject: told.subject }),
      by: told,
      direction: up ? 'up' : 'down',
      certainty: told.measure.kind === 'times' ? 0.6 : 0.7,
    });
  });
  return found;
}

/** "Fell in two years", "over the last 20 years": how long it took. */
const isTimeSpan = ({ measure }: { readonly measure: Measure }, before: string, patterns: Patterns): boolean =>
  measure.kind === 'duration' && patterns.before.has(/([\p{L}\p{M}]+)[\s\u00a0]*$/u.exec(before)?.[1]?.toLowerCase() ?? '');

const directionOf = (before: string, after: string, words: RegExp | undefined): boolean =>
  words !== undefined && (words.test(before.slice(-28)) || words.test(after.slice(0, 24)));

/** The words of a cause in the sentence, behind its "because". */
export function causeIn(line: Line, patterns: Patterns): string | undefined {
  const because = patterns.because?.exec(line.text);
  if (!because) return undefined;
  const rest = line.text.slice(because.index + because[0].length).split(/[.;。；]/u)[0] ?? '';
  return unmarked(rest, line) || undefined;
}
