/** Which parts of the table style a table has switched on, and what they give to each of its cells. */
import type { TableCell, TableNode, TableStyle } from '../../../model/scene.ts';
import type { RunContext } from '../text/run.ts';
import { sameColor } from '../text/run.ts';
import type { ThemeFonts } from '../text/themeFonts.ts';

export interface Switches {
  readonly header: boolean;
  readonly bands: boolean;
  readonly firstColumn: boolean;
}

/** On is what most of the cells look like. */
export function switchesOf(node: TableNode, style: TableStyle, fonts: ThemeFonts): Switches {
  const body = node.header ? node.rows.slice(1) : node.rows;
  const first = body.flatMap(({ cells }) => (node.rtl ? cells.at(-1) : cells[0]) ?? []);
  const others = body.flatMap(({ cells }) => (node.rtl ? cells.slice(0, -1) : cells.slice(1)));
  const isBold = ({ text }: TableCell): boolean =>
    text.paragraphs.every(({ runs }) => runs.every((run) => fonts.typefaceOf(run.style).bold));
  const bandedRows = body.filter((_, i) => i % 2 === 1).flatMap(({ cells }) => cells);
  const bands = style.banded && mostly(bandedRows, ({ fill }) => fill !== undefined && sameColor(fill, style.band));
  // LibreOffice ends bands at a first column of its own look.
  return { header: node.header, bands, firstColumn: !bands && mostly(first, isBold) && !mostly(others, isBold) };
}

const mostly = <T>(items: readonly T[], holds: (item: T) => boolean): boolean => items.filter(holds).length * 2 > items.length;

export interface Given {
  readonly text: NonNullable<RunContext['ofTable']>;
  readonly fill?: TableCell['fill'];
  readonly top?: TableStyle['line'];
  readonly bottom?: TableStyle['line'];
}

/** Counted from the first row and the first column of the file. */
interface Place {
  readonly row: number;
  readonly column: number;
}

export function givenBy(style: TableStyle, { header, bands, firstColumn }: Switches, { row, column }: Place): Given {
  const { line, banded } = style;
  const between = banded ? undefined : line;
  const isHeader = header && row === 0;
  const inBody = header ? row - 1 : row;
  const fill = isHeader ? style.header.fill : bands && inBody % 2 === 1 ? style.band : undefined;
  // Applications differ in whether a header without a rule of its own takes that between rows away.
  const top = row === 0 ? undefined : (header && row === 1 && style.header.rule) || between;
  const bottom = isHeader ? style.header.rule : between;
  return {
    text: { color: isHeader ? style.header.text : style.text, bold: isHeader || (firstColumn && column === 0) },
    ...(fill && { fill }),
    ...(top && { top }),
    ...(bottom && { bottom }),
  };
}
