/** A chart as a grid of categories and series, with its unit and what is marked. */
import { readNumber } from '@slidewright/contract/conversions/figures';
import { useState } from 'preact/hooks';
import {
  type ChartSlide,
  markPoint,
  marksSeries,
  withCategory,
  withCategoryName,
  withChartValue,
  withoutCategory,
  withoutSeries,
  withSeries,
  withSeriesName,
} from '../../state/grids.ts';
import { limitsOf, withValue } from '../../state/slideParts.ts';
import { Field } from '../Field.tsx';
import { CellGrid, type CellPlace, GridActions, type GridCell } from './CellGrid.tsx';
import { isRightToLeft } from './isRightToLeft.ts';
import type { SlideEdit } from './slideEdit.ts';

export function ChartEditor({ edit, slide }: { edit: SlideEdit; slide: ChartSlide }) {
  const { categories, series, highlight, type } = slide.chart;
  const [wanted, setAt] = useState<CellPlace>([1, 1]);
  const [moves, setMoves] = useState(0);
  const [row, column] = [Math.min(wanted[0], categories.length), Math.min(wanted[1], series.length)];
  const [category, one] = [row - 1, column - 1];
  const bySeries = marksSeries(slide);
  const isMarked = (r: number, c: number) => highlight !== undefined && (bySeries ? c - 1 : r - 1) === highlight;
  const head: (GridCell | undefined)[] = series.map(({ name }, s) => ({
    value: name,
    label: `Series ${s + 1}, name`,
    isHead: true,
    isMarked: bySeries && isMarked(0, s + 1),
    problem: edit.problemAt(['chart', 'series', s, 'name']),
  }));
  const body = categories.map((name, c): GridCell[] => [
    {
      value: name,
      label: `Category ${c + 1}, name`,
      isHead: true,
      isMarked: !bySeries && isMarked(c + 1, 0),
      problem: edit.problemAt(['chart', 'categories', c]),
    },
    ...series.map(({ name: of, values }, s) => ({
      value: values[c] ?? null,
      label: `${name || `Category ${c + 1}`}, ${of || `series ${s + 1}`}`,
      isNumber: true,
      isMarked: isMarked(c + 1, s + 1),
      problem: edit.problemAt(['chart', 'series', s, 'values', c]),
    })),
  ]);
  const act = (next: ChartSlide, place: CellPlace) => {
    edit.change(next);
    setAt(place);
    setMoves(moves + 1);
  };
  const [fewestCategories, mostCategories] = limitsOf('chart', ['chart', 'categories'], categories.length);
  const [fewestSeries, most] = limitsOf('chart', ['chart', 'series'], series.length);
  // A circle is one series.
  const mostSeries = type === 'pie' || type === 'doughnut' ? 1 : most;
  const markable = bySeries ? one >= 0 : category >= 0;
  return (
    <fieldset class="part">
      <legend>Chart</legend>
      <CellGrid
        rows={[[undefined, ...head], ...body]}
        rtl={isRightToLeft(edit.language)}
        language={edit.language}
        at={[row, column]}
        moves={moves}
        onAt={setAt}
        onText={([r, c], text) =>
          edit.change(r === 0 ? withSeriesName(slide, c - 1, text) : withCategoryName(slide, r - 1, text), `${r} ${c}`)
        }
        onNumber={([r, c], value) => edit.change(withChartValue(slide, c - 1, r - 1, value), `${r} ${c}`)}
        onPaste={([r, c], cells) => edit.change(pasted(slide, r, c, cells, mostCategories, edit.language))}
      />
      <GridActions
        label="Categories and series"
        actions={[
          {
            name: 'Add category',
            act:
              categories.length < mostCategories
                ? () => act(withCategory(slide, Math.max(0, row), '…'), [Math.max(0, row) + 1, 0])
                : undefined,
          },
          {
            name: 'Remove category',
            act:
              category >= 0 && categories.length > fewestCategories
                ? () => act(withoutCategory(slide, category), [Math.max(1, row - 1), column])
                : undefined,
          },
          {
            name: 'Add series',
            act: series.length < mostSeries ? () => act(withSeries(slide, column, '…'), [0, column + 1]) : undefined,
          },
          {
            name: 'Remove series',
            act:
              one >= 0 && series.length > fewestSeries ? () => act(withoutSeries(slide, one), [row, Math.max(1, column - 1)]) : undefined,
          },
          {
            name: bySeries ? 'Mark series' : 'Mark category',
            isOn: markable && isMarked(row, column),
            act: markable ? () => edit.change(markPoint(slide, bySeries ? one : category)) : undefined,
          },
        ]}
      />
      <div class="pairs">
        {(['unit', 'prefix', 'suffix'] as const).map((name) => (
          <Field key={name} label={unitLabels[name]} problem={edit.problemAt(['chart', name])}>
            {(id, described) => (
              <input
                id={id}
                type="text"
                dir="auto"
                aria-describedby={described}
                maxLength={name === 'unit' ? undefined : 8}
                value={slide.chart[name] ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  edit.change(withValue(slide, ['chart', name], value === '' ? undefined : value), name)
                }
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

const unitLabels = { unit: 'What is measured', prefix: 'Before figures', suffix: 'After figures' } as const;

/** Categories are added for what is pasted; what lies beyond the last series is left out, and what is no number leaves its value as it was. */
function pasted(slide: ChartSlide, row: number, column: number, cells: string[][], mostCategories: number, language: string): ChartSlide {
  let next = slide;
  const first = row - 1;
  for (const [r, line] of cells.entries()) {
    const to = first + r;
    if (to >= mostCategories) break;
    if (to >= next.chart.categories.length) next = withCategory(next, to, '');
    for (const [c, text] of line.entries()) {
      const place = column + c - 1;
      if (place >= slide.chart.series.length) break;
      const value = readNumber(text, language);
      if (to < 0) next = place < 0 ? next : withSeriesName(next, place, text);
      else if (place < 0) next = withCategoryName(next, to, text);
      else if (value !== undefined) next = withChartValue(next, place, to, value);
    }
  }
  return next;
}
