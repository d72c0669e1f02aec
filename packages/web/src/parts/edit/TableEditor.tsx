/** A table as a grid: its cells, its rows and columns, and what is marked. */
import { useState } from 'preact/hooks';
import {
  isCellMarked,
  isRowMarked,
  markCell,
  markRow,
  type TableSlide,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from '../../state/grids.ts';
import { limitsOf } from '../../state/slideParts.ts';
import { CellGrid, type CellPlace, GridActions, type GridCell } from './CellGrid.tsx';
import { isRightToLeft } from './isRightToLeft.ts';
import type { SlideEdit } from './slideEdit.ts';

export function TableEditor({ edit, slide }: { edit: SlideEdit; slide: TableSlide }) {
  const { columns, rows } = slide;
  const [wanted, setAt] = useState<CellPlace>([1, 0]);
  const [moves, setMoves] = useState(0);
  const [row, column] = [Math.min(wanted[0], rows.length), Math.min(wanted[1], columns.length - 1)];
  const nameOf = (r: number, c: number) => `${r === 0 ? 'Heading' : rows[r - 1]?.[0] || `Row ${r}`}, ${columns[c] || `column ${c + 1}`}`;
  const cell = (value: string, r: number, c: number): GridCell => ({
    value,
    label: nameOf(r, c),
    isHead: r === 0,
    isMarked: r > 0 && (isRowMarked(slide, r - 1) || isCellMarked(slide, r - 1, c)),
    problem: edit.problemAt(r === 0 ? ['columns', c] : ['rows', r - 1, c]),
  });
  const grid = [columns, ...rows].map((_, r) => columns.map((name, c) => cell(r === 0 ? name : (rows[r - 1]?.[c] ?? ''), r, c)));
  const act = (next: TableSlide, place: CellPlace) => {
    edit.change(next);
    setAt(place);
    setMoves(moves + 1);
  };
  const [fewestRows, mostRows] = limitsOf('table', ['rows'], rows.length);
  const [fewestColumns, mostColumns] = limitsOf('table', ['columns'], columns.length);
  const body = row - 1;
  return (
    <fieldset class="part">
      <legend>Table</legend>
      <CellGrid
        rows={grid}
        rtl={isRightToLeft(edit.language)}
        language={edit.language}
        at={[row, column]}
        moves={moves}
        onAt={setAt}
        onText={([r, c], text) => edit.change(withCell(slide, r - 1, c, text), `${r} ${c}`)}
        onNumber={() => undefined}
        onPaste={([r, c], cells) => edit.change(pasted(slide, r, c, cells, mostRows))}
      />
      <GridActions
        label="Rows and columns"
        actions={[
          { name: 'Add row', act: rows.length < mostRows ? () => act(withRow(slide, row), [row + 1, 0]) : undefined },
          {
            name: 'Remove row',
            act: body >= 0 && rows.length > fewestRows ? () => act(withoutRow(slide, body), [Math.max(1, row - 1), column]) : undefined,
          },
          { name: 'Add column', act: columns.length < mostColumns ? () => act(withColumn(slide, column + 1), [0, column + 1]) : undefined },
          {
            name: 'Remove column',
            act: columns.length > fewestColumns ? () => act(withoutColumn(slide, column), [row, Math.max(0, column - 1)]) : undefined,
          },
          {
            name: 'Mark row',
            isOn: body >= 0 && isRowMarked(slide, body),
            act: body >= 0 ? () => edit.change(markRow(slide, body)) : undefined,
          },
          {
            name: 'Mark cell',
            isOn: body >= 0 && isCellMarked(slide, body, column),
            act: body >= 0 ? () => edit.change(markCell(slide, body, column)) : undefined,
          },
        ]}
      />
    </fieldset>
  );
}

/** Rows are added for what is pasted; what lies beyond the last column is left out. */
function pasted(slide: TableSlide, row: number, column: number, cells: string[][], mostRows: number): TableSlide {
  let next = slide;
  for (const [r, line] of cells.entries()) {
    const to = row - 1 + r;
    if (to >= mostRows) break;
    if (to >= next.rows.length) next = withRow(next, next.rows.length);
    for (const [c, text] of line.entries()) if (column + c < slide.columns.length) next = withCell(next, to, column + c, text);
  }
  return next;
}
