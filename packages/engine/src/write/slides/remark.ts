/** What the prose around a table or a drawn list says of it: below it, where the slide would leave it to the notes. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { type Group, unitsOf } from '../plan/allot.ts';
import { counts } from '../say/counts.ts';
import { choosePoints, type Judgement, sayPoint } from '../say/points.ts';
import { isTalk, tellingOf } from '../say/telling.ts';
import { ROOM, wholePoints } from '../say/whole.ts';
import { hangs } from '../sentence/hangs.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import type { Proposal } from './kinds/kind.ts';

type Chart = Extract<Slide, { kind: 'chart' }>['chart'];

/** Kinds that have room for sentences below what they show, and do not say sentences themselves. */
const REMARKED: ReadonlySet<SlideKind> = new Set<SlideKind>([
  'table',
  'comparison',
  'chart',
  'timeline',
  'process',
  'cards',
  'decisions',
  'shares',
  'targets',
  'options',
  'team',
  'spans',
  'matrix',
  'change',
  'pair',
  'stats',
]);
const ROWS: ReadonlySet<SlideKind> = new Set<SlideKind>(['timeline', 'process', 'spans']);
const FIGURES: ReadonlySet<SlideKind> = new Set<SlideKind>(['change', 'pair', 'stats']);
const MOST_SENTENCES = 3;
/** Words, as many as in English, of all of them, of one alone, and of a slide whose deck has room for any. */
const MOST_WORDS = 60;
const LONGEST = 34;
const FEWEST_SLIDE_WORDS = 30;
/** Columns of all of them. */
const WIDEST = 400;
/** Words of a sentence that only points to a table or figure. */
const LONGEST_POINTER = 8;
/** A sentence of no more strength only fills a foot, and fewer words or columns are a label. */
const WORTH_SAYING = 0.2;
const FEWEST = { words: 3, columns: 14 } as const;

/** `titled` are the sentences that the title says. */
export function withRemark(proposal: Proposal, group: Group, titled: readonly Unit[], judge: Judgement): Proposal {
  const { body, used } = proposal;
  const { brief } = judge;
  if (!takesRemark(proposal) || brief.slideWords < FEWEST_SLIDE_WORDS) return proposal;
  if (body.kind === 'chart' && body.takeaway && !body.statements && !body.callout) {
    // Below the chart stands more than beside it, and what the table comes to is understood there.
    const { takeaway: _, ...chart } = body;
    const below = withRemark({ ...proposal, body: chart, used: used.filter(({ form }) => form !== 'prose') }, group, titled, judge);
    return below.used.length > used.filter((unit) => !titled.includes(unit)).length ? below : proposal;
  }
  if (saysSentence(body)) return proposal;
  // Two values are part of what their sentence says: its other figures stand below them with it.
  const partly = PARTS.has(body.kind) ? used.filter((unit) => !titled.includes(unit) && !showsFigures(unit, body)) : [];
  const shown = new Set([...used.filter((unit) => !partly.includes(unit)), ...titled]);
  const all = restOf(group, shown, ROWS.has(body.kind), judge);
  const row = used.findLast(({ form }) => form === 'table' || form === 'list');
  // The few sentences behind a table are about its chart; of others, those that speak of it.
  const isBehind = ({ index }: Unit): boolean => all.length <= MOST_SENTENCES && row !== undefined && index > row.index;
  const rest = 'chart' in body ? all.filter((unit) => isBehind(unit) || namesAny(unit.text, labelsOf(body.chart))) : all;
  if (rest.length === 0) return proposal;
  const said = wordiness(brief.language);
  const most = { words: MOST_WORDS * said, points: brief.mode === 'condense' ? 1 : MOST_SENTENCES };
  // What goes on with the title is understood below it, and right behind a table what it comes to: "That makes 70,000".
  const above = row !== undefined && rest.some(({ index }) => index === row.index + 1) ? row.index : titled.at(-1)?.index;
  const whole = wholePoints(
    rest,
    { ...judge, ...(above !== undefined && { above }) },
    { words: Math.round((MOST_WORDS * said) / ROOM), points: brief.mostPoints },
  );
  const chosen = (whole && whole.length <= most.points + 1 ? whole : choosePoints(rest, judge, most)).filter(
    ({ text, units }) => countWords(text) <= LONGEST * said && units.every((unit) => isUnderstood(unit, new Set([...shown, ...units]))),
  );
  // What the next sentence goes on with says little without it.
  const kept = new Set(chosen.flatMap(({ units }) => units));
  const leadsOn = (unit: Unit): boolean =>
    unitsOf(group).some(({ index, needs, form }, i, all) => {
      const next = all[i] as Unit;
      return index === unit.index + 1 && form === 'prose' && needs.includes(unit.index) && !kept.has(next) && !shown.has(next);
    });
  const points = chosen.filter(({ units }) => !units.some(leadsOn));
  // What it comes to stands behind what is shown, and is said first; beside one or two figures the text goes on as it was told.
  const last = FIGURES.has(body.kind) ? -1 : used.reduce((most, { index }) => Math.max(most, index), -1);
  const behind = points.filter(({ unit }) => unit.index > last);
  const others = points.filter((point) => !behind.includes(point));
  // What is proposed above its terms is said before what else was considered below them.
  const proposed = others.filter(({ unit }) => SETTLES.has(unit.role));
  const lines: string[] = [];
  const told: Unit[] = [];
  for (const point of [...proposed, ...behind, ...others.filter((point) => !proposed.includes(point))]) {
    if (columns([...lines, point.text].join(' ')) > WIDEST) break;
    lines.push(sayPoint(point, judge.brief.language));
    told.push(...point.units);
  }
  if (lines.length === 0) return proposal;
  return { ...proposal, body: { ...body, sentence: lines.join('\n') } as Proposal['body'], used: [...used, ...told] };
}

/** Points that are sentences say themselves what stands around them; a list of the source does not. */
const takesRemark = ({ body, used }: Proposal): boolean =>
  REMARKED.has(body.kind) || (body.kind === 'bullets' && used.every(({ form }) => form === 'list'));

const SETTLES: ReadonlySet<Role> = new Set<Role>(['recommendation', 'decision']);

const PARTS: ReadonlySet<SlideKind> = new Set<SlideKind>(['change', 'pair']);

/** Whether each figure of a sentence stands among the values. */
function showsFigures({ text, form }: Unit, body: Proposal['body']): boolean {
  const shown = JSON.stringify(body).replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, '');
  const figures = text.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, '').match(/\p{Nd}{2,}/gu) ?? [];
  return form !== 'prose' || figures.every((figure) => shown.includes(figure));
}

const saysSentence = (body: Proposal['body']): boolean =>
  ('sentence' in body && body.sentence !== undefined) ||
  (body.kind === 'chart' && (body.takeaway !== undefined || body.statements !== undefined || body.callout !== undefined));

/** The prose of the sections that are shown of which nothing is said yet; `inRows`: not what stands among the dates or steps that are drawn. */
function restOf(group: Group, shown: ReadonlySet<Unit>, inRows: boolean, judge: Judgement): readonly Unit[] {
  const sections = new Set(group.passages.filter(({ units }) => units.some((unit) => shown.has(unit))).map(({ section }) => section));
  const prose = group.passages.filter(({ form, section }) => form === 'prose' && sections.has(section));
  const drawn = [...shown].map(({ index }) => index);
  const [first, last] = [Math.min(...drawn), Math.max(...drawn)];
  const units = unitsOf({ passages: prose });
  const telling = tellingOf(units, judge.grammar);
  // What it comes to, right behind the last row: only there is it understood.
  const outcome = units.find(({ index, unusable }) => unusable && index === last + 1 && [...shown].some(isRow(last)));
  return [...telling, ...(outcome && !telling.includes(outcome) ? [outcome] : [])]
    .sort((a, b) => a.index - b.index)
    .filter(
      (unit) =>
        !shown.has(unit) &&
        !(inRows && unit.index > first && unit.index < last) &&
        unit.strength >= WORTH_SAYING &&
        (unit.words >= FEWEST.words || judge.grammar.spaceless) &&
        columns(unit.text) >= FEWEST.columns &&
        !/[:：]$/u.test(unit.text) &&
        unit.role !== 'announcement' &&
        !countsNext(unit, group, judge.brief.language) &&
        // "Table 1 shows the quarters": that is what stands above.
        !(unit.words < LONGEST_POINTER && hangs(unit.text, judge.brief.language).some(({ kind }) => kind === 'exhibit')) &&
        !isTalk(unit, judge.brief.language),
    );
}

/** "The board has looked at three options." right above them says nothing that they do not. */
function countsNext({ index, text, words, role }: Unit, group: Group, language: string): boolean {
  if (words > LONGEST_COUNT || SETTLES.has(role) || /\p{Nd}/u.test(text)) return false;
  const next = unitsOf(group).find((unit) => unit.index === index + 1);
  return (next?.form === 'table' || next?.form === 'list') && counts(text, language);
}
const LONGEST_COUNT = 6;

const isRow =
  (at: number) =>
  ({ form, index }: Unit): boolean =>
    index === at && (form === 'table' || form === 'list');

const labelsOf = ({ categories, series }: Chart): readonly string[] => [...categories, ...series.map(({ name }) => name)];

/** Whether a sentence has a word of what is drawn: another one would stand below a chart that it does not speak of. */
function namesAny(text: string, labels: readonly string[]): boolean {
  const words = labels.flatMap((label) => label.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []);
  const said = text.toLowerCase();
  return words.some((word) => said.includes(word));
}

/** What it leans on stands above it. */
const isUnderstood = ({ needs, resolved }: Unit, shown: ReadonlySet<Unit>): boolean =>
  resolved !== undefined || needs.every((index) => [...shown].some((unit) => unit.index === index));
