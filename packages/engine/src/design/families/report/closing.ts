/**
 * The last page: what is to be decided, and its facts in rows of which the first is filled, or else the chapters of the deck; the art
 * stands at the foot.
 */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { columnsIn, rowsIn } from '../../arrange/cells.ts';
import { largestOnOneLine } from '../../arrange/oneLineSize.ts';
import { closingPage, type Facts } from '../../arrangements/display/closingPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const TITLE: Frame = { x: 44, y: 40, w: 872, h: 100 };
const SUBTITLE: Frame = { x: 44, y: 150, w: 800, h: 68 };
/** Where no facts follow, the message stands lower by so much, in the middle of what the art leaves. */
const ALONE = 100;
const SIZE = 36;
const ROWS = { x: 44, y: 230, w: 872, pitch: 48 } as const;
const LABEL = 220;
const PADDING = 14;
/** A single chapter is no list, and more have no room above the art. */
const FEWEST_CHAPTERS = 2;
const MOST_ROWS = 3;
const MOST_CHAPTERS = 2 * MOST_ROWS;
/** So much lower stands everything for a row that is not needed. */
const LOWERED = 28;
const CHAPTER_GAP = 28;
const CHAPTER_INDENT = 34;
/** Points: names of one line in the largest that all of them have room for. */
const LEAST_CHAPTER = 14;
const CHAPTER_SIZES = [18, 16, LEAST_CHAPTER] as const;

export const closing = closingPage((template, { facts, context }) => {
  const { cover: inks } = template;
  const chapters = context?.chapters.length ?? 0;
  const recalled = facts.length === 0 && chapters >= FEWEST_CHAPTERS && chapters <= MOST_CHAPTERS;
  const lower = facts.length > 0 ? 0 : recalled ? (MOST_ROWS - rowsOf(chapters)) * LOWERED : ALONE;
  return {
    ground: inks.ground,
    art: (_, seed) => lookOf('report', template).farewell({ seed, ground: inks.ground }),
    title: stepped('title', { ...TITLE, y: TITLE.y + lower }, steps(SIZE, 18), (size) => heading(template, size, inks.text, 1.14), {
      anchor: 'bottom',
    }),
    subtitle: stepped(
      'balanced',
      { ...SUBTITLE, y: SUBTITLE.y + lower, h: SUBTITLE.h + (recalled ? 0 : lower / 2) },
      steps(20, 13),
      (size) => body(template, size, inks.muted, undefined, 1.35),
      { usual: 18 },
    ),
    placeMore(builder, within) {
      placeDecisions(builder, facts, within);
      if (recalled) placeChapters(builder, ROWS.y + lower, within);
    },
  };
});

const columnsOf = (chapters: number): number => (chapters > MOST_ROWS ? 2 : 1);
const rowsOf = (chapters: number): number => Math.ceil(chapters / columnsOf(chapters));

/** What the chapters were, numbered, in rows: of a few over the whole width, of more in two columns. */
function placeChapters(builder: PageBuilder, y: number, context: LayoutContext): void {
  const { template, chapters, language } = context;
  const { cover: inks } = template;
  const inColumn = rowsOf(chapters.length);
  const columns = columnsIn({ ...ROWS, y, h: inColumn * ROWS.pitch }, columnsOf(chapters.length), CHAPTER_GAP);
  const named = (title: string, i: number, size: number) => {
    const style = heading(template, size, inks.accent).style;
    const bullet = { text: numeralOf(i + 1, language), number: i + 1, style };
    return [paragraph(title, body(template, size, inks.text, undefined, 1.2), context, { indent: CHAPTER_INDENT, bullet })];
  };
  // A name of two lines in small type keeps clear of the rules.
  const namedAt = (size: number) => chapters.map((title, i) => named(title, i, size));
  const size = largestOnOneLine(CHAPTER_SIZES, namedAt, columns.w, context) ?? LEAST_CHAPTER;
  chapters.forEach((title, i) => {
    const row = rowsIn(columns.at(Math.floor(i / inColumn)), inColumn, 0).at(i % inColumn);
    placeRule(builder, row, i, i % inColumn === 0, context);
    builder.text(`Chapter ${i + 1}`, row, named(title, i, size), { role: 'list', anchor: 'middle' });
  });
}

function placeRule(builder: PageBuilder, row: Frame, i: number, first: boolean, { template }: LayoutContext): void {
  const { cover: inks, rule } = template;
  builder.rule(`Rule ${i + 1}`, { ...row, h: first ? rule : 0.75 }, first ? inks.text : inks.line);
}

function placeDecisions(builder: PageBuilder, facts: Facts, context: LayoutContext): void {
  const { template } = context;
  const { cover: inks, palette } = template;
  const key = template.table?.key ?? inks.surface;
  const rows = rowsIn({ ...ROWS, h: facts.length * ROWS.pitch }, facts.length, 0);
  facts.forEach((fact, i) => {
    const row = rows.at(i);
    if (i === 0) builder.shape('Key row', row, { type: 'rect' }, key);
    placeRule(builder, row, i, i === 0, context);
    const ink = i === 0 ? inkOn(key, palette) : inks.text;
    const label: Frame = { ...row, x: row.x + PADDING, w: LABEL - PADDING };
    const labelAt = (size: number) => [paragraph(fact.label, body(template, size, ink, undefined, 1.2), context)];
    builder.text(`Label ${i + 1}`, label, fitted([16, 14, 12], label, context, labelAt), { role: 'body', anchor: 'middle' });
    const value: Frame = { ...row, x: row.x + LABEL + PADDING, w: row.w - LABEL - 2 * PADDING };
    const valueAt = (size: number) => [paragraph(fact.value, strong(template, size, ink), context)];
    builder.text(`Value ${i + 1}`, value, fitted([20, 18, 16, 14, 12], value, context, valueAt), { role: 'body', anchor: 'middle' });
  });
}
