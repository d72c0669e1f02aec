/** Cells to type in, as in a spreadsheet: arrows and Enter go from one to the next, and what was copied from one can be pasted. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cellsOf } from '../../state/grids.ts';
import { useOverflow } from '../../state/overflow.ts';
import { NumberInput } from './NumberInput.tsx';

export interface GridCell {
  /** Null where there is no number. */
  readonly value: string | number | null;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly isHead?: boolean;
  readonly isMarked?: boolean;
  readonly problem?: string | undefined;
}
/** Row and column, counted from the head's. */
export type CellPlace = readonly [row: number, column: number];

export interface CellGridProps {
  /** Undefined where the grid has a corner without a cell. */
  rows: readonly (readonly (GridCell | undefined)[])[];
  rtl: boolean;
  language: string;
  /** The cell that is worked on. */
  at: CellPlace;
  /** Counts up when the focus is to go to that cell. */
  moves: number;
  onAt(place: CellPlace): void;
  onText(place: CellPlace, text: string): void;
  onNumber(place: CellPlace, value: number | null): void;
  onPaste(place: CellPlace, cells: string[][]): void;
}

export function CellGrid({ rows, rtl, language, at, moves, onAt, onText, onNumber, onPaste }: CellGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const hidden = useOverflow(scroll);
  const [unreadable, setUnreadable] = useState<string>();
  const inputAt = ([row, column]: CellPlace) => table.current?.rows[row]?.cells[column]?.querySelector('input');
  useLayoutEffect(() => {
    if (moves > 0) inputAt(at)?.focus();
  }, [moves]);
  const onKeyDown = (event: KeyboardEvent, [row, column]: CellPlace) => {
    const input = event.target as HTMLInputElement;
    const isAtEnd = input.selectionStart === input.selectionEnd;
    const [before, after] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const next: CellPlace | undefined =
      event.key === 'ArrowUp'
        ? [row - 1, column]
        : event.key === 'ArrowDown' || event.key === 'Enter'
          ? [row + 1, column]
          : event.key === before && isAtEnd && input.selectionStart === 0
            ? [row, column - 1]
            : event.key === after && isAtEnd && input.selectionEnd === input.value.length
              ? [row, column + 1]
              : undefined;
    const to = next && inputAt(next);
    if (!to || event.isComposing) return;
    event.preventDefault();
    to.focus();
    to.select();
  };
  const problems = [...new Set(rows.flat().flatMap((cell) => cell?.problem ?? []))];
  return (
    <div>
      <div class={['cells-scroll', ...hidden].join(' ')} ref={scroll}>
        <table class="cells" ref={table} role="presentation" dir={rtl ? 'rtl' : 'ltr'}>
          <tbody>
            {rows.map((cells, row) => (
              // Rows have no names of their own that stay.
              <tr key={row}>
                {cells.map((cell, column) => {
                  const place: CellPlace = [row, column];
                  if (!cell) return <td key={column} />;
                  const { value, isNumber, isHead, isMarked, problem } = cell;
                  const classes = [isHead && 'head', isMarked && 'marked', isNumber && 'number', problem && 'wrong']
                    .filter(Boolean)
                    .join(' ');
                  return (
                    <td
                      key={column}
                      class={classes || undefined}
                      onFocusCapture={() => onAt(place)}
                      onKeyDown={(event) => onKeyDown(event, place)}
                      onPaste={(event) => {
                        const pasted = cellsOf(event.clipboardData?.getData('text/plain') ?? '');
                        if (pasted.length < 2 && (pasted[0]?.length ?? 0) < 2) return;
                        event.preventDefault();
                        onPaste(place, pasted);
                      }}
                    >
                      {isNumber ? (
                        <NumberInput
                          label={cell.label}
                          value={typeof value === 'number' ? value : null}
                          language={language}
                          optional
                          onNumber={(number) => onNumber(place, number)}
                          onReadable={(readable) => setUnreadable(readable ? undefined : cell.label)}
                        />
                      ) : (
                        <input
                          type="text"
                          dir="auto"
                          aria-label={cell.label}
                          aria-invalid={problem !== undefined}
                          // What has no name yet is an ellipsis in the deck, and nothing in its cell.
                          value={value === '…' ? '' : String(value ?? '')}
                          placeholder={value === '…' ? '…' : undefined}
                          onInput={(event) => onText(place, event.currentTarget.value)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {[...problems, ...(unreadable ? [`${unreadable}: this is no number.`] : [])].map((problem) => (
        <p class="problem" role="alert" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

export interface GridAction {
  readonly name: string;
  /** Undefined where it cannot be done. */
  readonly act: (() => void) | undefined;
  /** Whether a mark is set; undefined of what sets none. */
  readonly isOn?: boolean;
}

export function GridActions({ label, actions }: { label: string; actions: readonly GridAction[] }) {
  return (
    <fieldset class="grid-actions" aria-label={label}>
      {actions.map(({ name, act, isOn }) => (
        <button key={name} type="button" class="chip" disabled={!act} aria-pressed={isOn} onClick={act}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
