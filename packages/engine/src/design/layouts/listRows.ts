/** Two lists side by side, each under a rule and its head; their points stand in rows of one height between hairlines. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { measure, type Sheet, spaciousHeight } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf } from '../templates/grid.ts';
import { endsInAWord, inRows } from './list.ts';

export interface ListColumn {
  /** Empty where the column has no head. */
  readonly head: readonly Paragraph[];
  readonly points: readonly Paragraph[][];
  readonly rule: { readonly color: Color; readonly height: number };
}

/** With more rows a list is read, not seen. */
export const MOST_ROWS = 6;
const TALLEST_ROW = 124;
const HEAD_SPACE = { above: 12, below: 12 } as const;

/** Fills `head1`, `body1`, `head2`, `body2`. Rows of both lists stand on the same lines; lists that are too long for rows overflow. */
export function placeListRows(sheet: Sheet, lists: readonly ListColumn[], frames: readonly Frame[], stage: Stage): void {
  const { page, grid } = stage.template;
  const heads = lists.map(({ head }, i) => (head.length > 0 ? spaciousHeight(head, frames[i]?.w ?? 1, stage) : 0));
  const headHeight = Math.max(0, ...heads);
  const most = Math.max(...lists.map((list) => list.points.length));
  lists.forEach(({ head, points, rule }, i) => {
    const frame = frames[i];
    if (!frame) return;
    if (!grid.ruled) sheet.rule(`Rule ${i + 1}`, { ...frame, h: rule.height }, rule.color);
    const y = frame.y + HEAD_SPACE.above;
    // The box reaches to the first row: a stand-in for the head's font may need a line more.
    sheet.fill(`head${i + 1}`, head, 'heading', { frame: { ...frame, y, h: headHeight + HEAD_SPACE.below } });
    const top = headHeight > 0 ? y + headHeight + HEAD_SPACE.below : frame.y;
    const pitch = Math.min(TALLEST_ROW, (bottomOf(frame) - top) / most);
    const area: Frame = { ...frame, y: top, h: pitch * points.length };
    const rows = inRows(points, area, stage);
    if (!rows.fits || points.some((point) => endsInAWord(measure(point, area.w, stage)))) sheet.judge('overflows');
    points.forEach((_, k) => {
      if (k > 0 || headHeight > 0) sheet.rule(`Hairline ${i + 1}.${k + 1}`, { ...area, y: top + k * pitch, h: 1 }, page.line);
    });
    sheet.fill(`body${i + 1}`, rows.paragraphs, 'list', { frame: { ...area, y: top + rows.top, h: area.h - rows.top } });
  });
}
