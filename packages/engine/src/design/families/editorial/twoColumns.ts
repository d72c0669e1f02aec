/** Two columns parted by a hairline, each under a standfirst; their points stand in rows that both share. Longer ones as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { endsInAWord, inRows, points } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { twoColumns as sharedTwoColumns } from '../../arrangements/twoColumns.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { paragraph, standfirst } from '../../page/typography.ts';
import { columnsOf, placeParting } from './columns.ts';

type Slide = SlideOf<'twoColumns'>;

/** Tallest row, and what is left above and below the words of each, points. */
const PITCH = 128;
const ROW_CLEARANCE = 11;
/** Of the width: narrower columns in which no point ends in a scrap of a line. */
const SHARES = [1, 0.96, 0.92, 0.88, 0.84, 0.8] as const;

export const twoColumns = variantOf(sharedTwoColumns, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { columns } = slide;
  const lists = columns.every(({ head }) => head?.trim()) && columns.some(({ items }) => items.length >= 2);
  if (lists) for (const size of [24, 22, 20, 18, 17]) yield inRowsUnderHeads(slide, context, size);
}

function inRowsUnderHeads(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('twoColumns', slide.title, context);
  const columns = columnsOf(area, 2);
  const width = (columns[0]?.w ?? area.w) - 8;
  const heads = slide.columns.map(({ head = '' }) => [
    paragraph(head, standfirst(template, head, Math.max(22, size + 2), page.accent, 1.25), context),
  ]);
  const headHeight = Math.max(...heads.map((head) => spaciousHeight(head, width, context)));
  const top = area.y + headHeight + 20;
  const lists = slide.columns.map(({ items }) =>
    points(
      items.map((text) => ({ text })),
      context,
      { size, inks: page },
    ),
  );
  const share = SHARES.find((part) => !lists.flat().some((words) => endsInAWord(measure(words, width * part, context))));
  if (size > 18 && !share) builder.judge('overflows');
  const measured = width * (share ?? 1);
  const rows = rowsOf(lists, measured, bottomOf(area) - top, context);
  if (!rows.fit) builder.judge('overflows');
  placeParting(builder, { ...area, ...columns[1], h: top + sum(rows.heights) - area.y }, 1, context);
  lists.forEach((groups, c) => {
    const column = columns[c];
    if (!column) return;
    builder.fill(`head${c + 1}`, heads[c] ?? [], 'heading', { frame: { ...column, w: width, h: headHeight + 12 } });
    const margins = groups.map((words, i) => ((rows.heights[i] ?? 0) - measure(words, measured, context).height) / 2);
    const first = margins[0] ?? 0;
    const at: Frame = { ...column, y: top + first, w: measured, h: sum(rows.heights.slice(0, groups.length)) - first };
    if (size > 20 && !inRows(groups, at, context).steady) builder.judge('overflows');
    groups.forEach((_, i) => {
      const y = top + sum(rows.heights.slice(0, i));
      builder.rule(`Hairline ${c + 1}.${i + 1}`, { ...at, y, w: width, h: 0.8 }, i === 0 ? page.text : page.line);
    });
    const body = groups.flatMap((words, i) => {
      const before = (margins[i - 1] ?? 0) + (margins[i] ?? 0);
      return words.map((each, k) => (k === 0 && i > 0 ? { ...each, spaceBefore: before } : each));
    });
    builder.fill(`body${c + 1}`, body, 'list', { frame: at });
  });
  return builder;
}

/** Heights of the rows: alike where the words of all fit so, otherwise as much higher as their words need. */
function rowsOf(lists: readonly Paragraph[][][], width: number, room: number, context: LayoutContext): { heights: number[]; fit: boolean } {
  const count = Math.max(...lists.map((groups) => groups.length));
  const needed = Array.from(
    { length: count },
    (_, i) => Math.max(...lists.map((groups) => measure(groups[i] ?? [], width, context).height)) + 2 * ROW_CLEARANCE,
  );
  const even = Math.min(PITCH, room / count);
  if (Math.max(...needed) <= even) return { heights: needed.map(() => even), fit: true };
  const spare = (room - sum(needed)) / count;
  return { heights: needed.map((height) => height + Math.max(0, spare)), fit: spare >= 0 };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
