/** What the text says of a chart's figures: it stands beside the chart, a single sentence or several. */
import type { ChartData, SlideOf } from '@slidewright/contract/deck';
import type { Passage, Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { choosePoints, type Judgement } from '../../say/points.ts';
import { wordiness } from '../../sentence/measure.ts';

interface Comment {
  readonly said: Pick<SlideOf<'chart'>, 'takeaway' | 'statements'>;
  readonly units: readonly Unit[];
}

const MOST_STATEMENTS = 3;
/** Words, as many as in English: three of them stand beside a chart at a good size. */
const STATEMENT_WORDS = 14;
/** A deck of few words says one thing of a chart. */
const FEWEST_SLIDE_WORDS = 30;

/**
 * Of the prose of the section that shows the chart, what names its categories or figures, in the order of the source; of prose that names
 * none, the clause that says most.
 */
export function commentOn(group: Group, shown: Passage, chart: ChartData, judge: Judgement): Comment {
  const { brief } = judge;
  const prose = group.passages.filter(({ form, section }) => form === 'prose' && section === shown.section);
  const beside = prose.flatMap(({ units }) => units.filter((unit) => !/[:：]$/u.test(unit.text)));
  const commenting = beside.filter(namesAny(chart, shown, judge));
  if (commenting.length >= 2 && brief.slideWords >= FEWEST_SLIDE_WORDS) {
    const longest = Math.min(brief.longestPoint, Math.round(STATEMENT_WORDS * wordiness(brief.language)));
    const short = { ...judge, brief: { ...brief, longestPoint: longest } };
    const points = choosePoints(commenting, short, { words: MOST_STATEMENTS * longest, points: MOST_STATEMENTS });
    const statements = points.map(({ text }) => ({ text }));
    if (points.length >= 2) return { said: { statements }, units: points.map(({ unit }) => unit) };
  }
  const [only] =
    beside.length === 0 ? [] : choosePoints(commenting.length > 0 ? commenting : beside, judge, { words: brief.longestPoint, points: 1 });
  return only ? { said: { takeaway: { text: only.text } }, units: [only.unit] } : { said: {}, units: [] };
}

/** Whether a sentence has a telling word of what the chart counts and by what, or one of its figures. */
function namesAny(chart: ChartData, shown: Passage, { lexicon }: Judgement): (unit: Unit) => boolean {
  const heads = [...(shown.header ?? []), shown.caption ?? '', ...chart.categories, ...chart.series.map(({ name }) => name)];
  const named = new Set(heads.flatMap((head) => lexicon.lookUp(head)).filter((term) => lexicon.weight(term) > 0));
  const figures = new Set(shown.units.flatMap(({ text, cells }) => (cells ? cells.slice(1) : [text]).flatMap(numbersIn)));
  return ({ text }) => lexicon.lookUp(text).some((term) => named.has(term)) || numbersIn(text).some((number) => figures.has(number));
}

/** Of two digits or more, as they are written: a single one is anything. */
const numbersIn = (text: string): string[] => text.match(/\p{Nd}(?:[.,]?\p{Nd})+/gu) ?? [];
