/** What the text says of a chart's figures: it stands beside the chart, a single sentence or several. */
import type { ChartData, SlideOf } from '@slidewright/contract/deck';
import type { Passage, Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { choosePoints, type Judgement } from '../../say/points.ts';
import { isUnusable } from '../../say/telling.ts';
import { countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import { messageOf } from '../exhibits/evidence.ts';
import { speaksOf } from '../exhibits/marks.ts';
import type { Proposal } from './kind.ts';

interface Comment {
  readonly said: Pick<SlideOf<'chart'>, 'takeaway' | 'statements'>;
  readonly units: readonly Unit[];
  /** The sentence that the chart proves, as its title. */
  readonly called?: Proposal['called'];
}

const MOST_STATEMENTS = 3;
/** Words, as many as in English: three of them stand beside a chart at a good size. */
const STATEMENT_WORDS = 16;
/** A deck of few words says one thing of a chart. */
const FEWEST_SLIDE_WORDS = 30;

/**
 * Of the prose of the section that shows the chart, the strongest sentence that names its categories or figures is the title; what else is
 * said stands beside it, what names them first.
 */
export function commentOn(group: Group, shown: Passage, chart: ChartData, judge: Judgement): Comment {
  const { brief } = judge;
  const prose = group.passages.filter(({ form, section }) => form === 'prose' && section === shown.section);
  const beside = prose.flatMap(({ units }) => units.filter((unit) => !/[:：]$/u.test(unit.text) && !isUnusable(unit)));
  const lines = linesOf(beside, judge);
  if (lines) return { said: lines.length === 1 ? { takeaway: lines[0] as Line } : { statements: lines }, units: beside };
  const commenting = beside.filter(namesAny(chart, shown, judge));
  // A sentence about figures that the chart does not show is no title of it.
  const bars = namesAny(chart, undefined, judge);
  // Without a figure it is about what it begins with: "Associations have one day free" is a remark below the prices of days.
  const begins = ({ text, ...unit }: Unit): boolean => bars({ ...unit, text: text.slice(0, Math.ceil(text.length / 2)) });
  const proven = commenting.filter((unit) => speaksOf(chart, unit.text) && (/\p{Nd}/u.test(unit.text) || begins(unit)));
  const called = strongest(proven).reduce<Proposal['called']>((found, unit) => found ?? messageOf(unit, judge), undefined);
  const units = called ? [called.unit] : [];
  const also = commenting.filter((unit) => unit !== called?.unit);
  const longest = Math.min(brief.longestPoint, Math.round(STATEMENT_WORDS * wordiness(brief.language)));
  const short = { ...judge, brief: { ...brief, longestPoint: longest } };
  // Where nothing names what the chart shows, the sentences that say most stand beside it.
  const rest = commenting.length > 0 ? also : beside;
  if (rest.length >= 2 && brief.slideWords >= FEWEST_SLIDE_WORDS) {
    const points = choosePoints(rest, short, { words: MOST_STATEMENTS * longest, points: MOST_STATEMENTS }).filter(
      ({ text }) => countWords(text) <= longest,
    );
    const statements = points.map(({ text }) => ({ text }));
    if (points.length >= 2) return { said: { statements }, units: [...units, ...points.flatMap((point) => point.units)], called };
  }
  const [only] = rest.length === 0 ? [] : choosePoints(rest, judge, { words: brief.longestPoint, points: 1 });
  return only ? { said: { takeaway: { text: only.text } }, units: [...units, ...only.units], called } : { said: {}, units, called };
}

type Line = { text: string };

/** Lines without a stop stood beside the chart on a slide that somebody made: all of them stand beside it again. Undefined where they are more, or sentences. */
function linesOf(units: readonly Unit[], { brief }: Judgement): Line[] | undefined {
  const longest = Math.round(STATEMENT_WORDS * wordiness(brief.language));
  const isLine = ({ text, block, words }: Unit, i: number): boolean =>
    words <= longest && units[i - 1]?.block !== block && !/[.!?;:。！？；：।۔]$/u.test(text);
  if (brief.slideWords < FEWEST_SLIDE_WORDS || units.length === 0 || units.length > MOST_LINES || !units.every(isLine)) return undefined;
  const lines: string[] = [];
  // "of which 238 h were paid" goes on with the line above.
  for (const { text } of units) {
    if (lines.length > 0 && /^\p{Ll}/u.test(text)) lines.push(`${lines.pop()}, ${trimClause(text)}`);
    else lines.push(capitalize(trimClause(text), brief.language));
  }
  return lines.length <= MOST_STATEMENTS ? lines.map((text) => ({ text })) : undefined;
}
const MOST_LINES = 6;

const MOST_TRIED = 6;
const strongest = (units: readonly Unit[]): Unit[] => [...units].sort((a, b) => b.strength - a.strength).slice(0, MOST_TRIED);

/** Whether a sentence has a telling word of the bars and lines of a chart, or of what the table behind it is called and counts, or one of its figures. */
function namesAny(chart: ChartData, shown: Passage | undefined, { lexicon }: Judgement): (unit: Unit) => boolean {
  const heads = [...(shown?.header ?? []), shown?.caption ?? '', ...chart.categories, ...chart.series.map(({ name }) => name)];
  const named = new Set(heads.flatMap((head) => lexicon.lookUp(head)).filter((term) => lexicon.weight(term) > 0));
  const figures = new Set((shown?.units ?? []).flatMap(({ text, cells }) => (cells ? cells.slice(1) : [text]).flatMap(numbersIn)));
  return ({ text }) => lexicon.lookUp(text).some((term) => named.has(term)) || numbersIn(text).some((number) => figures.has(number));
}

/** Of two digits or more, as they are written: a single one is anything. */
const numbersIn = (text: string): string[] => text.match(/\p{Nd}(?:[.,]?\p{Nd})+/gu) ?? [];
