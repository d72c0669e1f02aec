/** Two lists side by side, each under a rule and its head; their points stand in rows of one height between hairlines. */
import type { Color } from '../../model/color.ts';
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { evenWidth, inRows } from './list.ts';

export interface ListColumn {
  /** Empty where the column has no head. */
  readonly head: readonly Paragraph[];
  readonly points: readonly Paragraph[][];
  readonly rule: { readonly color: Color; readonly height: number };
  /** The head stands on a band of the rule's colour, in place of the rule. */
  readonly banded?: boolean;
}

/** With more rows a list is read, not seen. */
export const MOST_ROWS = 6;
/** Of a row with few words, and the air in one with more, points. */
const TALLEST_ROW = 124;
const ROW_CLEARANCE = 28;
const BAND_INSET = 16;
const HEAD_SPACE = { above: 12, below: 12 } as const;

/** Fills `head1`, `body1`, `head2`, `body2`. Rows of both lists stand on the same lines; lists that are too long for rows overflow. */
export function placeListRows(builder: PageBuilder, lists: readonly ListColumn[], frames: readonly Frame[], context: LayoutContext): void {
  const { page, grid } = context.template;
  const heads = lists.map(({ head }, i) => (head.length > 0 ? spaciousHeight(head, frames[i]?.w ?? 1, context) : 0));
  const headHeight = Math.max(0, ...heads);
  const most = Math.max(...lists.map((list) => list.points.length));
  const columns = lists.map(({ points }, i) => {
    const width = frames[i]?.w ?? 1;
    const even = evenWidth(points, width, context);
    if (even === undefined) builder.judge('overflows');
    return { width: even ?? width, tallest: Math.max(...points.map((point) => measure(point, even ?? width, context).height)) };
  });
  const tallest = Math.max(TALLEST_ROW, ...columns.map((column) => column.tallest + ROW_CLEARANCE));
  lists.forEach(({ head, points, rule, banded }, i) => {
    const frame = frames[i];
    if (!frame) return;
    const y = frame.y + HEAD_SPACE.above;
    const top = headHeight > 0 ? y + headHeight + HEAD_SPACE.below : frame.y;
    const band = banded && headHeight > 0;
    if (band) builder.rule(`Band ${i + 1}`, { ...frame, h: top - frame.y }, rule.color);
    else if (!grid.ruled) builder.rule(`Rule ${i + 1}`, { ...frame, h: rule.height }, rule.color);
    // The box reaches to the first row: a stand-in for the head's font may need a line more.
    const inset = band ? BAND_INSET : 0;
    const over: Frame = { ...frame, x: frame.x + inset, y, w: frame.w - 2 * inset, h: headHeight + HEAD_SPACE.below };
    builder.fill(`head${i + 1}`, head, 'heading', { frame: over });
    const pitch = Math.min(tallest, (bottomOf(frame) - top) / most);
    const area: Frame = { ...frame, y: top, h: pitch * points.length };
    const rows = inRows(points, { ...area, w: columns[i]?.width ?? area.w }, context);
    if (!rows.fits) builder.judge('overflows');
    points.forEach((_, k) => {
      if (k > 0 || headHeight > 0) builder.rule(`Hairline ${i + 1}.${k + 1}`, { ...area, y: top + k * pitch, h: 1 }, page.line);
    });
    const column: Frame = { ...area, y: top + rows.top, w: columns[i]?.width ?? area.w, h: area.h - rows.top };
    builder.fill(`body${i + 1}`, rows.paragraphs, 'list', { frame: column });
  });
}
