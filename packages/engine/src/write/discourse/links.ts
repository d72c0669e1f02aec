/** Links within a section: announcements and what they announce, questions and answers, sides, causes, examples, steps. */
import { unmarkedRun } from './countedRun.ts';
import { numbersNamed } from './cues.ts';
import type { Link, LinkKind } from './role.ts';
import { opensWith, type Statement } from './statement.ts';
import { EMPTY } from './strength.ts';

/** How many units further an announcement is looked for to be kept, and a side to have its other one. */
const FURTHEST = 14;
const FURTHEST_SIDE = 5;
/** How many units further a row begins. */
const LATEST_FIRST = 2;
/** Words of a sentence that says that several things follow, in so many words: "I propose three measures." */
const MOST_ANNOUNCING = 14;

export interface Links {
  /** By the unit's index. */
  readonly links: ReadonlyMap<number, readonly Link[]>;
  readonly needs: ReadonlyMap<number, ReadonlySet<number>>;
  /** Announcements of what does not follow. */
  readonly undelivered: ReadonlySet<number>;
}

/** Of the statements of one section, in their order; `cardinals` are its language's words for 2, 3, 4 … */
export function linksOf(statements: readonly Statement[], cardinals: readonly string[]): Links {
  const links = new Map<number, Link[]>();
  const needs = new Map<number, Set<number>>();
  const undelivered = new Set<number>();
  const tie = (from: Statement, kind: LinkKind, to: Statement) => {
    const own = links.get(from.index) ?? [];
    if (!own.some((link) => link.kind === kind && link.to === to.index)) own.push({ kind, to: to.index });
    links.set(from.index, own);
  };
  const need = (from: Statement, to: Statement) => needs.set(from.index, (needs.get(from.index) ?? new Set()).add(to.index));

  statements.forEach((statement, i) => {
    if (statement.role === 'announcement') {
      const items = announcedBy(statements, i, cardinals);
      for (const item of items) {
        tie(statement, 'announces', item);
        tie(item, 'item', statement);
        need(statement, item);
      }
      if (items.length === 0) undelivered.add(statement.index);
    }
    const rows = statement.role === 'announcement' ? [] : countedBy(statements, i, cardinals);
    for (const item of rows) {
      tie(statement, 'announces', item);
      tie(item, 'item', statement);
      need(statement, item);
    }
    if (statement.role === 'question') {
      const answer = answerTo(statements, i);
      if (answer) {
        tie(statement, 'answer', answer);
        tie(answer, 'question', statement);
        need(statement, answer);
        if (opensWith(answer, 'answer') || answer.stance.words < 5) need(answer, statement);
      } else undelivered.add(statement.index);
    }
    if (opensWith(statement, 'otherSide')) {
      const side = statements.slice(Math.max(0, i - FURTHEST_SIDE), i).findLast((other) => opensWith(other, 'oneSide'));
      if (side) {
        tie(statement, 'contrast', side);
        tie(side, 'contrast', statement);
        need(statement, side);
        need(side, statement);
      }
    }
    const before = statements[i - 1];
    if (before && before.passage === statement.passage && statement.stance.form === 'prose')
      tieToBefore(statement, before, statements, i, tie);
  });
  tieSteps(statements, tie);
  return { links, needs, undelivered };
}

type Tie = (from: Statement, kind: LinkKind, to: Statement) => void;

function tieToBefore(statement: Statement, before: Statement, statements: readonly Statement[], i: number, tie: Tie): void {
  if (opensWith(statement, 'example')) {
    // Several examples in a row are examples of one thing.
    let at = i - 1;
    while (at > 0 && statements[at]?.role === 'example' && statements[at - 1]?.passage === statement.passage) at--;
    tie(statement, 'example', statements[at] ?? before);
  } else if (opensWith(statement, 'consequence')) tie(statement, 'cause', before);
  else if (opensWith(statement, 'cause')) tie(statement, 'effect', before);
  else if (opensWith(statement, 'contrast') && !opensWith(statement, 'otherSide')) tie(statement, 'contrast', before);
  else if (statement.role === 'result' && before.role === 'claim') tie(statement, 'evidence', before);
  else if (statement.role === 'cause' && !EMPTY.has(before.role)) tie(statement, 'effect', before);
  else if (!statement.stance.begins && !EMPTY.has(statement.role) && !EMPTY.has(before.role)) tie(statement, 'elaboration', before);
}

function tieSteps(statements: readonly Statement[], tie: Tie): void {
  let last: Statement | undefined;
  for (const statement of statements) {
    if (statement.role !== 'step') {
      if (statement.stance.begins) last = undefined;
      continue;
    }
    if (last) tie(statement, 'step', last);
    last = statement;
  }
}

/** The list below an announcement; or, in prose, the sentences that count; or what stands behind its colon. */
function announcedBy(statements: readonly Statement[], i: number, cardinals: readonly string[]): Statement[] {
  const announcement = statements[i];
  const next = statements[i + 1];
  if (!announcement || !next) return [];
  if (next.stance.form !== 'prose') return statements.slice(i + 1).filter(({ passage }) => passage === next.passage);
  const counted = countOf(announcement, cardinals);
  const counting = countingAfter(statements, i, counted);
  if (counting.length >= 2) return counting;
  const run = counted === undefined ? [] : runAfter(statements, i, counted);
  if (run.length > 0) return run;
  const colon = /[:：]["”»]?$/u.test(announcement.text);
  if (!colon) return [];
  // What stands right behind the colon, up to the end of the paragraph or to so many as were announced.
  const same = statements.slice(i + 1, i + 1 + (counted ?? FURTHEST));
  const end = same.findIndex(({ block }) => block !== next.block);
  return end < 0 ? same : same.slice(0, end);
}

/** What a sentence announces that does nothing but name a number of things, which the next sentences count. */
function countedBy(statements: readonly Statement[], i: number, cardinals: readonly string[]): Statement[] {
  const statement = statements[i];
  if (statement?.stance.form !== 'prose' || statement.stance.words > MOST_ANNOUNCING) return [];
  const counted = countOf(statement, cardinals);
  if (counted === undefined) return [];
  const items = countingAfter(statements, i, counted);
  return items.length === counted ? items : [];
}

/** "First … Second … Finally …": the sentences that open with the words for a row. */
function countingAfter(statements: readonly Statement[], i: number, most: number | undefined): Statement[] {
  const found: Statement[] = [];
  for (const statement of statements.slice(i + 1, i + 1 + FURTHEST)) {
    const opens = found.length === 0 ? opensWith(statement, 'first') : opensWith(statement, 'next') || opensWith(statement, 'last');
    if (opens) found.push(statement);
    // "About two thousand readers", and much later "first, we asked": that row is not what was counted.
    if (found.length === 0 && statement.index > (statements[i]?.index ?? 0) + LATEST_FIRST) break;
    if (found.length === most || (found.length > 0 && opens && opensWith(statement, 'last'))) break;
  }
  return found;
}

/** Sentences behind an announcement of so many things that are those things although none says so. */
function runAfter(statements: readonly Statement[], i: number, count: number): Statement[] {
  const rest = statements.slice(i + 1, i + 1 + FURTHEST).map((statement) => ({
    text: statement.text,
    first: opensWith(statement, 'first'),
    further: opensWith(statement, 'next') || opensWith(statement, 'last'),
  }));
  const end = statements.findIndex(({ block }, at) => at > i && block !== statements[i]?.block);
  const run = unmarkedRun(rest, count, (end < 0 ? statements.length : end) - i - 1);
  return statements.slice(i + 1, i + 1 + run);
}

/** How many things are announced, where a number is named. */
const countOf = ({ stance, text }: Statement, cardinals: readonly string[]): number | undefined =>
  numbersNamed(text, stance.cues, cardinals)[0];

function answerTo(statements: readonly Statement[], i: number): Statement | undefined {
  for (const statement of statements.slice(i + 1, i + 4)) {
    if (statement.role === 'question') continue;
    return statement.role === 'transition' || statement.role === 'greeting' ? undefined : statement;
  }
  return undefined;
}
