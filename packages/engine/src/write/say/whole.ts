/**
 * A group told as a whole: every sentence of it that says something, in the order of the source, so that what points back stands right below
 * what it points to. Where that is too much, what is worth least goes first, and a fact never before a comment.
 */
import type { Unit } from '../discourse/passages.ts';
import { cosine } from '../discourse/terms.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { hangs } from '../sentence/hangs.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { capitalize, tidy, trimClause } from '../sentence/tidying.ts';
import { counts } from './counts.ts';
import { danglingIn, pointsLate } from './dangling.ts';
import { joined } from './joined.ts';
import type { Judgement, Limits, Point } from './point.ts';
import { MOST_IN_SET, setsIn } from './sets.ts';
import { FEWEST_WORDS, isBare, isFragment, isTalk, isTurn, opensRule, SPOKEN, states, tellingOf } from './telling.ts';
import { type Way, waysOf } from './ways.ts';
import { isKey } from './worth.ts';

/** So many times the words of a usual slide stand on one comfortably, where that is all that there is to say. */
export const ROOM = 1.85;
const ROOM_OF_LIST = 2.3;
/** Points that a slide holds where nothing else is left to say. */
export const MOST_WHOLE = 6;
/** A group of more units is too much for a slide in any case. */
const MOST_UNITS = 40;
/** Words, as many as in English, of sentences that stand as one point: of which one leans on the other, and of any. */
const LONGEST_LEANING = 30;
const LONGEST_JOINED = 36;
/** Words of a point in any language: more is not read. */
export const LONGEST_POINT = 34;
/** Words of a sentence that a slide cannot do without. */
const LONGEST_KEY = 54;
/** Words of a line that leads to a list, where it stands first on its slide. */
const FEWEST_LEADING = 4;
/** Two sentences that are as like as that say the same. */
const ALIKE = 0.82;
/** What a fact is worth above a comment: a figure, a decision, a condition. */
const KEY = 1;
const ENUMERATED = 0.5;
/** What a comment of more words than a point usually has loses: it is shown where there is room for all. */
const LONG = 2;
/** Above any other. */
const MEMBER = 10;
/** Items of a list whose slide has more room. */
const FEWEST_LISTED = 3;

/** A sentence that is to be shown. */
interface Line {
  readonly unit: Unit;
  /** How it is said, and in which fewer words it can be. */
  readonly way: Way;
  readonly shorter: readonly Way[];
  /** It is understood only right below the line before it. */
  readonly leans: boolean;
  readonly worth: number;
}

/** Undefined where the group is too much for that, or says nothing but what no slide shows. */
export function wholePoints(units: readonly Unit[], judge: Judgement, limits: Limits): Point[] | undefined {
  const { brief } = judge;
  if (brief.mode !== 'expand' || brief.stretch === 1 || limits.points < brief.mostPoints || units.length > MOST_UNITS) return undefined;
  // Items that all have names of their own are cards, or stand under their names; a word before the colon of one is part of it.
  const sets = setsIn(units, brief.language).filter((set) => set.every(({ form }) => form === 'list') && !set.every(({ lead }) => lead));
  const members = new Set(sets.flat());
  const items = members.size <= MOST_IN_SET ? members.size : 0;
  const most = Math.max(limits.points, MOST_WHOLE, items);
  const room = limits.words * (items >= FEWEST_LISTED ? ROOM_OF_LIST : ROOM);
  let lines: readonly Line[] = withoutOpener(withoutTalk(linesOf(units, judge, members), judge), units, judge);
  while (lines.length > 0) {
    // What leads to a list is its title, or is not shown.
    const leads = lines.filter(({ unit }) => leadsOn(unit));
    const rows = rowsOf(lines, most + leads.length, judge);
    const words = wordsOf(lines) - wordsOf(leads);
    if (rows.length <= most + leads.length && words <= room) return rows.map((row) => pointOf(row, judge));
    lines = lessened(lines, words > room, members);
  }
  return undefined;
}

const wordsOf = (lines: readonly Line[]): number => lines.reduce((sum, { way, unit }) => sum + way.words + countWords(unit.lead ?? ''), 0);

/** What is to be told, each sentence in its fullest words. */
function linesOf(units: readonly Unit[], judge: Judgement, members: ReadonlySet<Unit>): Line[] {
  const { grammar, brief, scores } = judge;
  const prose = units.some((unit) => unit.form === 'prose' && states(unit, grammar));
  const telling = new Set(tellingOf(units, grammar));
  // What its section turns on is shown in however many words it takes: what stands below it leans on it as well.
  const carries = (unit: Unit, i: number): boolean => {
    const next = units[i + 1];
    return unit.block !== units[i - 1]?.block || (next?.index === unit.index + 1 && leansBack(next, judge));
  };
  const usual = Math.min(LONGEST_POINT, brief.longestPoint * brief.stretch);
  const bears = (unit: Unit): boolean => isKey(unit) || /\p{Nd}/u.test(unit.text) || carries(unit, units.indexOf(unit));
  const lines: Line[] = [];
  const lineOf = (unit: Unit, leans: boolean): Line | undefined => {
    const isMember = members.has(unit);
    const isComment = !isMember && !bears(unit);
    const most = isComment && SPOKEN.test(unit.text) ? usual : LONGEST_KEY;
    // An item is not left out of its list for its length.
    const [way, ...shorter] = waysOf(unit, judge).filter(({ words }) => isMember || words <= most);
    // A comment of many words is the first to go.
    const long = isComment && way !== undefined && way.words > usual ? LONG : 0;
    const worth = (scores[unit.index] ?? 0) + (isKey(unit) ? KEY : 0) + (unit.enumerated ? ENUMERATED : 0) - long;
    return way && { unit, way, shorter, leans, worth };
  };
  units.forEach((unit, i) => {
    // "Evening at the school: 03.07."
    if (unit.form === 'code' || !/\p{L}/u.test(`${unit.lead ?? ''}${unit.text}`)) return;
    if (/[:：]$/u.test(unit.text)) {
      // What leads to a list stands above it.
      const next = units[i + 1];
      const text = capitalize(unit.text, brief.language);
      // "Three things:" says nothing that the title and its list do not; "Everyone brings:" does where more is said behind the list.
      const behind = units.slice(i + 1).find(({ form }) => form !== 'list');
      const says =
        lines.length > 0 ||
        unit.words >= FEWEST_LEADING ||
        behind?.form === 'prose' ||
        patternsOf(brief.language).qualifies?.test(unit.text) === true;
      const leads =
        says && unit.form === 'prose' && next?.form === 'list' && next.index === unit.index + 1 && !judge.said(trimClause(text));
      if (leads) lines.push({ unit, way: { text, words: unit.words }, shorter: [], leans: false, worth: KEY + ENUMERATED });
      return;
    }
    if (prose && unit.cells !== undefined) return;
    // However little an item says, who counts the others misses it.
    const member = members.has(unit) ? lineOf(unit, false) : undefined;
    if (member) {
      lines.push(member);
      return;
    }
    const leans = leansBack(unit, judge);
    // Nothing but a fragment; one that leans is short because of that, and one that the next sentence leans on goes with that: "No warranty. If it dies …".
    const next = units[i + 1];
    const carriesNext = unit.form === 'prose' && next?.index === unit.index + 1 && next.block === unit.block && leansBack(next, judge);
    if (
      prose &&
      !leans &&
      !(carriesNext && states(unit, grammar)) &&
      !unit.enumerated &&
      unit.role !== 'decision' &&
      // "At the IT desk. Bring your ID."
      !(unit.role === 'instruction' && units[i - 1]?.block === unit.block && (units[i - 1]?.words ?? 0) >= FEWEST_WORDS) &&
      (unit.form === 'prose'
        ? isFragment(unit) && !/\p{Nd}/u.test(unit.text) && !opensRule(unit, next)
        : isBare(unit) && unit.words <= FEWEST_WORDS)
    )
      return;
    const before = precedes(units, i);
    const isBelow = before !== undefined && lines.at(-1)?.unit === before;
    const turns = isBelow && before.block === unit.block && units[i + 1]?.block === unit.block && goesOn(unit, grammar);
    if (!turns && (!states(unit, grammar) || (!leans && !telling.has(unit)))) return;
    const isUnderIt = isBelow || (lines.length === 0 && judge.above === (before?.index ?? unit.index - 1));
    const lead = leans && !isUnderIt && before ? pulled(before) : undefined;
    if (lead) lines.push(lead);
    const isApart = leans && !isUnderIt && !lead;
    if (isApart && !standsApart(unit, judge)) return;
    if (unit.form === 'prose' && lines.some((other) => other.unit.form === 'prose' && cosine(other.unit.vector, unit.vector) > ALIKE))
      return;
    const asked = lines.at(-1)?.unit;
    const answers = asked !== undefined && asked === units[i - 1] && isAsked(asked) && unit.role !== 'question' && !unit.enumerated;
    const line = lineOf(unit, answers || (leans && !isApart));
    if (line) lines.push(against(line, before));
  });
  return lines;

  /** Below what it is said against a sentence keeps the word that says so: bad news that stands under good would be read as more of it. */
  function against(line: Line, before: Unit | undefined): Line {
    const { unit, way } = line;
    if (!isTurn(unit) || before === undefined || before.index !== unit.index - 1) return line;
    if (lines.at(-1)?.unit !== before && judge.above !== before.index) return line;
    const text = capitalize(tidy(unit.text), brief.language);
    return text.endsWith(way.text.slice(1)) ? { ...line, way: { text, words: countWords(text) }, shorter: [], leans: true } : line;
  }

  /** A question or a sentence that sets the scene, which what follows is not understood without. */
  function pulled(unit: Unit): Line | undefined {
    const says = unit.form === 'prose' && !unit.aside && !grammar.chatter?.test(unit.text) && PULLED.has(unit.role);
    const stands = !leansBack(unit, judge) || lines.at(-1)?.unit.index === unit.index - 1;
    return says && stands ? lineOf(unit, stands && leansBack(unit, judge)) : undefined;
  }
}

/** "For how long?": a few words which the sentence right behind them answers, whoever says it. */
const isAsked = ({ form, role, words, text }: Unit): boolean =>
  form === 'prose' && role === 'question' && words <= LONGEST_ASKED && /[?？؟]["'»”」』)]?$/u.test(text);
const LONGEST_ASKED = 10;

/** "Now he leaves them in the hall": in the middle of a paragraph such a sentence is a part of what is told. */
const goesOn = (unit: Unit, { chatter }: Judgement['grammar']): boolean =>
  STEPPING.has(unit.role) &&
  unit.form === 'prose' &&
  !unit.aside &&
  unit.words >= FEWEST_GOING_ON &&
  !chatter?.test(unit.text) &&
  /[.。।]["'»”」』)]?$/u.test(unit.text);
const STEPPING: ReadonlySet<Unit['role']> = new Set<Unit['role']>(['transition', 'rhetoric']);
const FEWEST_GOING_ON = 5;

/** The unit that stands right before it in the source; somebody's words between the two, which no slide shows, part nothing. */
function precedes(units: readonly Unit[], i: number): Unit | undefined {
  for (let at = i - 1; at >= 0; at--) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit || unit.index + 1 !== next?.index) return undefined;
    if (!unit.aside || unit.block !== units[i]?.block) return unit;
  }
  return undefined;
}

/** The lines without talk that nothing leans on, where it is the lesser part. */
function withoutTalk(lines: readonly Line[], { brief }: Judgement): readonly Line[] {
  const told = lines.filter(({ unit, leans }, i) => leans || lines[i + 1]?.leans || unit.enumerated || !isTalk(unit, brief.language));
  return told.length >= FEWEST_TOLD && told.length * TALK_AMONG >= lines.length * (TALK_AMONG - 1) ? told : lines;
}
const FEWEST_TOLD = 2;
/** Where more than one line in so many is talk, the speaker is what the text is about. */
const TALK_AMONG = 3;

/**
 * "Not everything works": the few words with which a paragraph begins lead to its other sentences. Below a title that is one of those they are read as
 * what comes of it, and say nothing more.
 */
function withoutOpener(lines: readonly Line[], units: readonly Unit[], { above, brief, lexicon, grammar }: Judgement): readonly Line[] {
  if (above === undefined || grammar.spaceless) return lines;
  const most = LONGEST_OPENER * wordiness(brief.language);
  const told = lines.filter(({ unit, way }, i) => {
    const opens =
      unit.form === 'prose' && unit.index < above && !units.some(({ block, index }) => block === unit.block && index < unit.index);
    if (!opens || lines[i + 1]?.leans || way.words > most || unit.enumerated || bears(unit, brief.language)) return true;
    const terms = lexicon.lookUp(way.text).filter((term) => lexicon.weight(term) > 0);
    return terms.length > MOST_TERMS || counts(way.text, brief.language) || NAMED.test(way.text);
  });
  // A sentence that is left alone is no less than a usual one.
  return wordsOf(told) >= FEWEST_LEFT * wordiness(brief.language) ? told : lines;
}
/** That there are difficulties says nothing of them; "we also need drivers" says what who speaks does or wants. */
const bears = (unit: Unit, language: string): boolean =>
  unit.role === 'opinion' || (isKey(unit) && unit.role !== 'risk') || hangs(unit.text, language).some(({ kind }) => kind === 'author');
const FEWEST_LEFT = 12;
/** Words, as many as in English, and those of them that are none of grammar. */
const LONGEST_OPENER = 9;
const MOST_TERMS = 3;
/** A capital within the sentence. */
const NAMED = /\p{Ll}[\s,]+\p{Lu}/u;

const PULLED: ReadonlySet<Unit['role']> = new Set<Unit['role']>(['question', 'scene', 'transition', 'rhetoric', 'announcement']);

/** Whether it is understood only below the sentence before it. The first sentence of a section points to nothing but its heading. */
export function leansBack(unit: Unit, { brief }: Pick<Judgement, 'brief'>): boolean {
  if (unit.form !== 'prose' || unit.resolved !== undefined || unit.position === 0) return false;
  return unit.unusable === true || unit.needs.some((index) => index < unit.index) || danglingIn(unit, brief.language).point;
}

/** What its section would be missed for says enough where it points back only at its end: no slide leaves out the decision for "along these metres". */
export const standsApart = (unit: Unit, { brief }: Pick<Judgement, 'brief'>): boolean =>
  unit.form === 'prose' &&
  unit.unusable !== true &&
  (isKey(unit) || unit.role === 'instruction' || /\p{Nd}/u.test(unit.text)) &&
  pointsLate(unit, brief.language);

/** The lines by points: sentences of which one leans on the other are one where they are short, and any neighbours where there are too many. */
function rowsOf(lines: readonly Line[], most: number, { brief }: Judgement): Line[][] {
  const said = wordiness(brief.language);
  const rows: Line[][] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    if (open && line.leans && areJoinable(open, [line], Math.min(LONGEST_POINT, LONGEST_LEANING * said))) open.push(line);
    else rows.push([line]);
  }
  while (rows.length > most) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i + 1 < rows.length; i++) {
      const [a = [], b = []] = [rows[i], rows[i + 1]];
      const words = wordsOf(a) + wordsOf(b);
      if (words < least && areJoinable(a, b, Math.min(LONGEST_POINT, LONGEST_JOINED * said))) [best, least] = [i, words];
    }
    if (best < 0) break;
    rows.splice(best, 2, [...(rows[best] ?? []), ...(rows[best + 1] ?? [])]);
  }
  return rows;
}

/** Sentences of one paragraph that follow one another; members of a set stand each by itself. */
function areJoinable(a: readonly Line[], b: readonly Line[], longest: number): boolean {
  const both = [...a, ...b];
  const [first] = a;
  const follow = (a.at(-1)?.unit.index ?? 0) + 1 === b[0]?.unit.index;
  const isAnswer = a.length === 1 && first !== undefined && isAsked(first.unit);
  const plain = both.every(
    ({ unit }) => unit.form === 'prose' && unit.lead === undefined && (isAnswer || unit.block === first?.unit.block),
  );
  return follow && plain && !b.some(({ unit }) => unit.enumerated) && wordsOf(both) <= longest;
}

/** A line less, or one in fewer words: what is worth least, with what leans on it. */
function lessened(lines: readonly Line[], wordy: boolean, members: ReadonlySet<Unit>): readonly Line[] {
  const stays = (line: Line): boolean => line.worth >= KEY || members.has(line.unit);
  const leavable = lines.map((line, i) => ({ line, i })).filter(({ i }) => !lines[i + 1]?.leans);
  const [comment] = leavable.filter(({ line }) => !stays(line)).sort((a, b) => a.line.worth - b.line.worth);
  if (comment) return lines.toSpliced(comment.i, 1);
  if (wordy) {
    const cut = shortened(lines, (line, text) => figuresIn(text) === figuresIn(line.way.text));
    if (cut) return cut;
    // An item says less before another one is left out.
    const lesser = shortened(lines, ({ unit }) => members.has(unit));
    if (lesser) return lesser;
  }
  const [least] = leavable.sort((a, b) => lossOf(a.line, members) - lossOf(b.line, members));
  return least ? lines.toSpliced(least.i, 1) : [];
}

/** The lines with one in fewer words: the one that saves most of them. */
function shortened(lines: readonly Line[], may: (line: Line, text: string) => boolean): readonly Line[] | undefined {
  const cuts = lines.flatMap((line, i) => {
    const at = line.shorter.findIndex(({ text }) => may(line, text));
    const way = line.shorter[at];
    return way ? [{ i, line: { ...line, way, shorter: line.shorter.slice(at + 1) }, saves: line.way.words - way.words }] : [];
  });
  const [cut] = cuts.sort((a, b) => b.saves - a.saves);
  return cut && lines.with(cut.i, cut.line);
}

/** Items of a set go last, and so does what leads to them: it may be their title. */
const lossOf = ({ unit, worth }: Line, members: ReadonlySet<Unit>): number =>
  worth + (members.has(unit) || (members.size > 0 && leadsOn(unit)) ? MEMBER : 0);

const leadsOn = ({ text }: Unit): boolean => /[:：]$/u.test(text);

const figuresIn = (text: string): number => text.match(/(?<![\p{L}\p{Nd}])\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;

function pointOf(row: readonly Line[], { grammar }: Judgement): Point {
  const { unit } = row.at(-1) as Line;
  return {
    ...(unit.lead !== undefined && { head: unit.lead }),
    text: joined(
      row.map(({ way }) => way.text),
      grammar,
    ),
    unit,
    units: row.map((line) => line.unit),
  };
}
