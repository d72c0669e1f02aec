/**
 * Points most of which turn on one figure are shown as those figures, each large above its point's own words; one figure among points stands
 * large beside them. Nothing is left out: what has no figure stands below, or beside.
 */
import type { Slide, SlideKind, SlideOf } from '@slidewright/contract/deck';
import { findingsOfText } from '../findings/find.ts';
import type { FindingKind, MeasureKind } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { isDangling } from '../say/dangling.ts';
import { lettersOf } from '../sentence/letters.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { countNumbers } from '../sentence/numbers.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { comparedPoints, type Line, saidOf as said } from './comparedPoints.ts';
import { bareName, nameBeside, withoutBrackets } from './exhibits/bareName.ts';
import { comparedIn } from './exhibits/compared.ts';
import { type Decisive, decisiveIn, ENTRY } from './exhibits/decisive.ts';
import { isOutcome } from './exhibits/detail.ts';
import { isRightToLeft } from './exhibits/figures.ts';
import { countFigures } from './exhibits/telling.ts';

type Stat = SlideOf<'stats'>['stats'][number];

const FEWEST = 2;
const MOST = 6;
/** Points of a slide of which up to so many have a figure. */
const MOST_LINES = 8;
/** Of the points of a slide, so many turn on a figure where it is a slide of figures. */
const SHARE = 0.6;
/** And where they are a row of several figures. */
const MANY = 3;
const SHARE_OF_MANY = 0.5;
/** Words of a point below its figure, as many as in English: of up to four, which have half of the page each, and of more. */
const LONGEST = { few: 32, many: 18 } as const;
const FEW = 4;
/** Words of a whole slide of figures, as many as in English. */
const MOST_WORDS = 80;
/** Of points without a figure, words and columns of all of them below the others. */
const MOST_BELOW = { points: 2, words: 40, columns: 260 } as const;
/** Below a row of three and more there may be one more. */
const ONE_MORE = 3;
/** What they have to say by themselves, of each. */
const TELLING = 0.5;
/** Of one figure beside points that have none: a change, or the course of some years. */
const TELLING_ALONE = 1.1;
/** And of the one of several figures that stands beside the others' points. */
const TELLING_AMONG = 0.9;
/** Of the one that the title turns on: a sum, a share, a bound, a change. */
const TELLING_TITLE = 0.8;
/** And of one that its main clause tells. */
const TELLING_MAIN = 0.5;
const MOST_BESIDE = 5;
/** UTF-16 units before a figure in which a word makes it what was planned. */
const NEAR_TARGET = 26;
/** Figures of a row from which it shows more than two that are held against each other. */
const MOST_COMPARED = 2;

type Row = Pick<SlideOf<'stats'>, 'stats' | 'sentence'>;

/** What a slide is made from. */
export interface Origin {
  /** Paragraphs under no heading: what stands in a row there is of one measure. */
  readonly bare: boolean;
  /** What people said, which is told in their words. */
  readonly verbal: boolean;
  /** A list of the source, whose items stand together. */
  readonly listed: boolean;
}

/**
 * The slides, with figures large where points have them; no more than two slides in a row are rows of figures. What shows none yet comes before
 * what shows one already. `origins` tell what slides are made from, as far as that is known.
 */
export function withFigures(slides: readonly Slide[], language: string, origins: ReadonlyMap<Slide, Origin> = NONE): Slide[] {
  const made = [...slides];
  for (const isFirst of [true, false])
    made.forEach((slide, i) => {
      const { bare = false, verbal = false, listed = false } = origins.get(slide) ?? {};
      if ((slide.kind === 'bigNumber' || slide.kind === 'stats') === isFirst || verbal) return;
      for (const shown of waysOf(slide, language, bare, listed)) {
        if (shown.kind !== slide.kind && runOf(shown.kind, made, i) > LONGEST_RUN) continue;
        made[i] = shown;
        return;
      }
    });
  return made.map((slide) => withoutStray(slide, language));
}

/**
 * Below a title with a figure of its own another one is not what matters, and is told; what repeats its title is not said again: the title
 * has the figure.
 */
function withoutStray(slide: Slide, language: string): Slide {
  if (slide.kind !== 'bigNumber' || slide.statement === '' || slide.points === undefined || slide.source !== undefined) return slide;
  const [title = '', statement = ''] = [slide.title, slide.statement].map(lettersOf);
  if (statement.startsWith(title)) {
    const points = slide.points.filter((point) => lettersOf(point) !== title);
    const isSaid = statement === title || points.some((point) => statement.endsWith(lettersOf(point)));
    return isSaid && points.length > 0 ? { ...slide, statement: '', points } : slide;
  }
  const { figure: _, statement: told, points, note: __, kind: ___, ...rest } = slide;
  // "Article 2" is a name, and nobody looks for a number in words.
  const hasOwn = /\p{Nd}/u.test(slide.title) && findingsOfText(slide.title, language).some(({ kind }) => TOLD.has(kind));
  return !hasOwn ? slide : { ...rest, kind: 'bullets', items: [told, ...points].map((text) => ({ text })) };
}
const TOLD: ReadonlySet<FindingKind> = new Set<FindingKind>(['figure', 'part', 'change']);

const NONE: ReadonlyMap<Slide, Origin> = new Map();
const LONGEST_RUN = 2;

/** How many slides of a kind would stand in a row with the one at `at`. */
function runOf(kind: SlideKind, slides: readonly Slide[], at: number): number {
  let [from, to] = [at, at];
  while (slides[from - 1]?.kind === kind) from--;
  while (slides[to + 1]?.kind === kind) to++;
  return to - from + 1;
}

/** What a slide can be shown as, the best first. */
function* waysOf(slide: Slide, language: string, isBare: boolean, isList: boolean): Generator<Slide> {
  if (slide.picture !== undefined) return;
  // Below a title of several figures others are not what matters.
  const isOpen = countNumbers(slide.title) <= 1;
  if (slide.kind === 'stats') {
    const more = isOpen ? withMore(slide, language) : undefined;
    if (more) yield more;
    return;
  }
  if ((slide.kind === 'change' || slide.kind === 'pair') && slide.sentence !== undefined) {
    const row = drawnAmong(slide, slide.sentence.split('\n'), language, isBare);
    const { title, notes, sources } = slide;
    if (row) yield { kind: 'stats', title, notes, ...(sources && { sources }), ...row };
    return;
  }
  const lines = linesOf(slide);
  if (lines === undefined || lines.length > MOST_LINES) return;
  const { title, notes, sources } = slide;
  const common = { title, notes, ...(sources && { sources }) };
  // Items without a figure that stand small below two others have been taken out of their list; one below three or more is its last line.
  const keepsList = ({ stats, sentence = '' }: Row): boolean => sentence === '' || (stats.length >= MANY && !sentence.includes('\n'));
  const rows = (isOpen ? rowsOf(lines, language, isBare, isList) : []).filter((row) => !isList || keepsList(row));
  const compared = slide.kind === 'cards' ? undefined : comparedPoints(slide, lines, language, isBare);
  if (compared && !rows.some(({ stats }) => stats.length > MOST_COMPARED)) yield { ...common, ...compared };
  for (const row of rows) yield { kind: 'stats', ...common, ...row };
  if (slide.kind !== 'bullets' || lines.length > MOST_BESIDE) return;
  const besides = [
    besideTitle(title, lines, language),
    countNumbers(title) > 0 ? undefined : beside(lines, rows.length > 0, isBare, language),
  ];
  // What no heading names goes by its title: another figure is none that it turns on, but for what has changed.
  const isOwn = ({ statement, figure }: Beside): boolean =>
    !isBare || figure.includes('→') || (statement === '' && !BARE_COUNT.test(figure));
  for (const shown of besides) if (shown && isOwn(shown)) yield { kind: 'bigNumber', ...common, ...shown };
}

type Beside = Pick<SlideOf<'bigNumber'>, 'figure' | 'statement' | 'points'>;

/** A number of things without a unit, of no more than hundreds. */
const BARE_COUNT = /^\p{Nd}{1,3}$/u;

/** What the title turns on, which says it: large beside the points that prove it. */
function besideTitle(title: string, lines: readonly Line[], language: string): Beside | undefined {
  const decisive = decisiveIn(title, language, true);
  if (!decisive || patternsOf(language).target?.test(title.slice(0, decisive.start).slice(-NEAR_TARGET))) return undefined;
  // "The lower eleven metres of the slipway" are only named.
  if (!/\p{Nd}/u.test(title.slice(decisive.start, decisive.end))) return undefined;
  // A number without a unit needs its words below it, and a value beside another one its rival.
  const hasRest = !/[→/]/u.test(decisive.figure) && countFigures(title.slice(decisive.end), language) > 0;
  if (
    decisive.telling < (decisive.isMain ? TELLING_MAIN : TELLING_TITLE) ||
    !(decisive.isFirst || /[→/]/u.test(decisive.figure)) ||
    hasRest
  )
    return undefined;
  if (countWords(lines.map(said).join(' ')) > MOST_WORDS * wordiness(language)) return undefined;
  return { figure: decisive.figure, statement: '', points: lines.map(said) };
}

/** The change that one of the points tells; of points that would be a row of figures, what says most. */
function beside(lines: readonly Line[], isRow: boolean, isBare: boolean, language: string): Beside | undefined {
  const found = lines.flatMap((line, i) => {
    const decisive = decisiveIn(said(line), language);
    return decisive ? [{ decisive, line, next: lines[i + 1] }] : [];
  });
  const [best] = found.sort((a, b) => b.decisive.telling - a.decisive.telling);
  // Under a heading, the figure of a later point is a detail of what the section says first, but for what came of that.
  const isPoint = ({ line, decisive }: { readonly line: Line; readonly decisive: Decisive }): boolean =>
    line === lines[0] || (line === lines[1] && isOutcome(said(line), decisive.figure, language));
  if (best && !isBare && !isPoint(best)) return undefined;
  if (!best || lines.length < FEWEST || (!isRow && found.length > 1)) return undefined;
  if (best.decisive.telling < (isRow ? TELLING_AMONG : TELLING_ALONE) || (best.next && isDangling(said(best.next), language)))
    return undefined;
  const points = lines.filter((line) => line !== best.line).map(said);
  return { figure: best.decisive.figure, statement: said(best.line), points };
}

function rowsOf(lines: readonly Line[], language: string, isBare: boolean, isList: boolean): readonly Row[] {
  const each = lines.flatMap(sentencesOf(language));
  const apart = each.length > lines.length && each.length <= MOST ? rowOf(each, language, isBare, isList) : undefined;
  return [apart, rowOf(lines, language, isBare, isList)].flatMap((row) => row ?? []);
}

const sentencesOf =
  (language: string) =>
  ({ head, text }: Line): readonly Line[] =>
    head === undefined ? splitSentences(text, language).map((sentence) => ({ text: trimClause(sentence) })) : [{ head, text }];

/** Figures side by side with those that the sentences below them tell; what has none stays below. */
function withMore(slide: SlideOf<'stats'>, language: string): Slide | undefined {
  const { sentence, ...bare } = slide;
  if (sentence === undefined) return undefined;
  const lines = sentence.split('\n').flatMap((text) => sentencesOf(language)({ text }));
  const all = lines.map((line, i) => (isDangling(line.text, language) && i === 0 ? undefined : largeIn(line, language)));
  // Beside sentences that have none, a length or number is a detail.
  const found = all.every((large) => large) ? all : all.map((large) => (large && large.telling >= TELLING_TITLE ? large : undefined));
  const more = found.flatMap((large) => large?.stats ?? []);
  const stats = [...slide.stats, ...more];
  if (more.length === 0 || stats.length > MOST || new Set(stats.map(({ figure }) => figure)).size < stats.length) return undefined;
  // What leans on a sentence stays beside it.
  if (lines.some((line, i) => !found[i] && isDangling(line.text, language))) return undefined;
  const longest = (stats.length > FEW ? LONGEST.many : LONGEST.few) * wordiness(language);
  const words = stats.map(({ label, note = '' }) => countWords(`${label} ${note}`));
  if (words.some((count) => count > longest) || words.reduce((sum, count) => sum + count, 0) > MOST_WORDS * wordiness(language))
    return undefined;
  const rest = lines.flatMap(({ text }, i) => (found[i] ? [] : [text]));
  return { ...bare, stats, ...(rest.length > 0 && { sentence: rest.join('\n') }) };
}

/** A change or pair above sentences that turn on figures of their own, as one row: nothing of them is large where one alone is drawn. */
function drawnAmong(
  slide: SlideOf<'change'> | SlideOf<'pair'>,
  told: readonly string[],
  language: string,
  isBare: boolean,
): Row | undefined {
  const drawn = drawnStats(slide, language);
  const lines = told.flatMap((text) => sentencesOf(language)({ text }));
  const row = drawn && rowOf(lines, language, isBare);
  if (!row || drawn.some(({ label }) => label === '')) return undefined;
  const stats = [...drawn, ...row.stats];
  const longest = (stats.length > FEW ? LONGEST.many : LONGEST.few) * wordiness(language);
  if (stats.length > MOST || new Set(stats.map(({ figure }) => figure)).size < stats.length) return undefined;
  return stats.every(({ label, note = '' }) => countWords(`${label} ${note}`) <= longest) ? { ...row, stats } : undefined;
}

/** What was and is in one figure, both bars in two; undefined for a part within its whole, and where other measures changed as well. */
function drawnStats(slide: SlideOf<'change'> | SlideOf<'pair'>, language: string): readonly Stat[] | undefined {
  if (slide.kind === 'pair') return slide.part ? undefined : slide.bars.map(({ figure, label }) => ({ figure, label }));
  const { before, after, rows, reference } = slide;
  if (rows !== undefined || reference !== undefined) return undefined;
  // The unit that both have behind them is said once.
  const unit = /[\s\u00a0][^\p{Nd}]+$/u.exec(after.figure)?.[0] ?? '';
  const from = unit !== '' && before.figure.endsWith(unit) ? before.figure.slice(0, -unit.length) : before.figure;
  const figure = `${from}\u00a0${isRightToLeft(language) ? '←' : '→'} ${after.figure}`;
  const times = before.label === '' ? {} : { note: before.label };
  return columns(figure) > WIDEST ? undefined : [{ figure, label: after.label, ...times }];
}
/** Columns of two values with what stands between them. */
const WIDEST = 28;

/** What a slide says in points; undefined where it has others, or they have an order. */
function linesOf(slide: Slide): readonly Line[] | undefined {
  if (slide.kind === 'bullets') return slide.ordered || slide.source !== undefined ? undefined : slide.items;
  if (slide.kind === 'bigNumber' && slide.points && slide.source === undefined && slide.note === undefined)
    return [...(slide.statement === '' ? [] : [{ text: slide.statement }]), ...slide.points.map((text) => ({ text }))];
  if (slide.kind !== 'cards' || slide.sentence !== undefined || slide.source !== undefined) return undefined;
  return slide.cards.map(({ head, text }) => (text === undefined ? { text: head } : { head, text }));
}

function rowOf(lines: readonly Line[], language: string, isBare: boolean, isList = false): Row | undefined {
  const found = lines.map((line) => largeIn(line, language));
  const figures = found.flatMap((large) => large ?? []);
  if (figures.length < FEWEST) return undefined;
  // A price beside a share is nothing that a paragraph is about; a heading may be.
  if (isBare && figures.some(({ kind }) => kind === undefined || kind !== figures[0]?.kind)) return undefined;
  // "£46,000, saves 12 %", "£98,000, saves 55 %": a sum of one thing and a share of another are no row where each has both.
  const kinds = new Set(figures.map(({ kind }) => kind));
  if (kinds.size > 1 && !kinds.has(undefined) && lines.every((line) => countFigures(said(line), language) > 1)) return undefined;
  const most = figures.reduce((sum, { stats }) => sum + stats.length, 0);
  if (figures.length < (most >= MANY ? SHARE_OF_MANY : SHARE) * lines.length) return undefined;
  if (figures.reduce((sum, { telling }) => sum + telling, 0) < TELLING * figures.length) return undefined;
  // Items that all have names are a list, and are not torn.
  const isNamed = lines.every((line) => /^[^.!?:：]{2,44}[:：]\s/u.test(said(line)));
  if (isNamed && figures.length < lines.length) return undefined;
  const shown = figures.flatMap(({ stats }) => stats.map(({ figure }) => figure));
  if (shown.length > MOST || new Set(shown).size < shown.length) return undefined;
  const longest = (shown.length > FEW ? LONGEST.many : LONGEST.few) * wordiness(language);
  // Below each of two values stands its own clause.
  const words = lines.map((line, i) => countWords(said(line)) / (found[i]?.stats.length ?? 1));
  const all = lines.reduce((sum, line) => sum + countWords(said(line)), 0);
  if (words.some((count) => count > longest) || all > MOST_WORDS * wordiness(language)) return undefined;
  const stats: Stat[] = [];
  const below: string[] = [];
  for (const [i, line] of lines.entries()) {
    const large = found[i];
    const last = stats.at(-1);
    const goesOn = isDangling(said(line), language);
    if (goesOn && i > 0 && !found[i - 1]) return undefined;
    if (large) stats.push(...large.stats);
    // What goes on from the sentence before stands under it.
    else if (goesOn) {
      if (!last || last.note !== undefined || found[i - 1]?.stats.length !== 1) return undefined;
      stats.splice(-1, 1, { ...last, note: said(line) });
    } else below.push(said(line));
  }
  // Under a heading no row begins behind the section's own figure.
  const isBegun = isList || found[0] !== undefined || !/\p{Nd}/u.test(said(lines[0] ?? { text: '' }));
  const isMixed = !isList && kinds.size > 1 && below.some((text) => /\p{Nd}/u.test(text));
  if (!isBare && (!isBegun || isMixed || leavesRival(below, figures, language))) return undefined;
  const rest = below.join(' ');
  const fits =
    below.length <= MOST_BELOW.points + (stats.length >= ONE_MORE ? 1 : 0) &&
    countWords(rest) <= MOST_BELOW.words * wordiness(language) &&
    columns(rest) <= MOST_BELOW.columns;
  return fits ? { stats, ...(below.length > 0 && { sentence: below.join('\n') }) } : undefined;
}

/** Under a heading no sum or share stands in small print below others of its kind: "£9", "£16" and, for whom, "£6". */
function leavesRival(below: readonly string[], figures: readonly Large[], language: string): boolean {
  const kinds = new Set<MeasureKind>(figures.flatMap(({ kind }) => (kind === 'money' || kind === 'percent' ? [kind] : [])));
  return below.some((text) =>
    findingsOfText(text, language).some((finding) => finding.kind === 'figure' && kinds.has(finding.figure.measure.kind)),
  );
}

interface Large {
  readonly stats: readonly Stat[];
  readonly telling: number;
  /** What it is measured in, where it is a single value. */
  readonly kind?: MeasureKind;
}

/** What a point shows large: the figure that it turns on, or both of the values that its two clauses tell of two things. */
function largeIn(line: Line, language: string): Large | undefined {
  const both = line.head === undefined ? bothIn(line.text, language) : undefined;
  if (both) return { stats: both, telling: OF_BOTH };
  const decisive = decisiveIn(said(line), language);
  return (
    decisive && {
      stats: [
        nameBeside({ lead: line.head, text: line.text }, decisive.figure, language) ?? {
          figure: decisive.figure,
          ...labelOf(line, decisive, language),
        },
      ],
      telling: decisive.telling,
      ...(decisive.kind && { kind: decisive.kind }),
    }
  );
}
/** How much two values of two things say together. */
const OF_BOTH = 0.9;

/** "A nurse of an agency costs €38 an hour, one of our own €21": each value above its own clause. What was planned or before has none of its own. */
function bothIn(text: string, language: string): readonly Stat[] | undefined {
  const compared = comparedIn(text, language);
  if (compared?.body.kind !== 'pair' || compared.body.part || !compared.isWhole) return undefined;
  const { target, bounds, whenEnd } = patternsOf(language);
  const says = ({ label, figure }: { readonly label: string; readonly figure: string }): boolean =>
    !/^\P{L}*\p{Nd}/u.test(label) &&
    ![target, bounds].some((words) => words?.test(label)) &&
    whenEnd?.test(label.slice(0, Math.max(0, label.indexOf(/\p{Nd}[\p{Nd}.,]*/u.exec(figure)?.[0] ?? '')))) !== true;
  return compared.body.bars.every(says) ? compared.body.bars.map(({ figure, label }) => ({ figure, label })) : undefined;
}

/** "Cash at the end of September" with what stands behind its figure, where the figure is all that its words are about; else the point itself. */
function labelOf(line: Line, { start, end }: Decisive, language: string): Pick<Stat, 'label' | 'note'> {
  const text = said(line);
  const before = text.slice(0, start);
  const rest = text.slice(end);
  const isAlone = /^[.。\s]*$/u.test(rest);
  const name = /^(.*\S)\s?[:：]\s*$/u.exec(before)?.[1] ?? (isAlone ? bareName(before, language) : undefined);
  if (name === undefined || (/\p{Nd}/u.test(withoutBrackets(name)) && !ENTRY.test(text)))
    return line.head === undefined ? { label: text } : { label: line.head, note: line.text };
  if (isAlone) return { label: name };
  const apart = /^\s?[,;–—，；]\s*(\p{L}.*)$/su.exec(rest)?.[1];
  return apart === undefined ? { label: text } : { label: name, note: capitalize(trimClause(apart), language) };
}
