/** Columns between vertical rules: the first begins at the edge of the page's body, the others behind a rule. */
import type { Frame } from '../../../model/scene.ts';
import type { OpenColumns } from '../../arrangements/openColumns.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';

/** From a rule to the text behind it; half of it on the rule's other side. */
const RULE_GAP = 24;

/** `across` of them; the rules begin so many points below the top of their row. */
export const ruledColumns = (
  across: number,
  { template }: LayoutContext,
  below = 0,
): Pick<OpenColumns, 'across' | 'columns' | 'parting'> => ({
  across,
  columns: (row) => columnsOf(row, across),
  parting: ({ x, y, h }, number, builder) =>
    builder.rule(`Rule ${number}`, { x: x - RULE_GAP, y: y + below, w: 1, h: h - below }, template.page.line),
});

function columnsOf(row: Frame, across: number): Frame[] {
  const pitch = row.w / across;
  return Array.from({ length: across }, (_, i) => ({
    ...row,
    x: row.x + i * pitch + (i === 0 ? 0 : RULE_GAP / 2),
    w: pitch - RULE_GAP * 1.5,
  }));
}
