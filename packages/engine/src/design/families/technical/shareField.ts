/** How much of a whole a percentage is: a field of a hundred cells, of which as many are lit. */
import type { Color } from '../../../model/color.ts';
import type { PathCommand } from '../../../model/scene.ts';
import { Canvas, closed, corners } from '../../art/canvas.ts';
import { ellipse } from '../../art/roundForms.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { faded, type Mark } from './art/lattice.ts';
import { saysOfAWhole } from './wholes.ts';

/** With the sign after the number or, as in Turkish, before it. */
const PERCENT = /^\s*(?:(\d{1,3}(?:[.,٫]\d+)?)\s*[%٪％]|[%٪％]\s*(\d{1,3}(?:[.,٫]\d+)?))\s*$/u;
const ARABIC_DIGITS = /[٠-٩۰-۹]/gu;

/** From 0 to 1; nothing unless the figure is a plain percentage of at most a hundred, and the words beside it say that it is one of a whole. */
export function shareOf(figure: string, words: string, language: string): number | undefined {
  if (!saysOfAWhole(words, language)) return undefined;
  // The last four bits of these digits are their value.
  const written = figure.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const [, before, after] = PERCENT.exec(written) ?? [];
  const value = Number((before ?? after)?.replace(/[,٫]/u, '.') ?? Number.NaN);
  return value >= 0 && value <= 100 ? value / 100 : undefined;
}

const CELLS = 100;
/** Of the colour, in cells that are not lit. */
const UNLIT = 0.24;

/** A cell in the template's shape language (a hanger, a sign, a lamp, a window): its sides as shares of the distance between cells. */
const cells: Readonly<Record<Mark, { readonly w: number; readonly h: number; readonly round?: boolean }>> = {
  lines: { w: 0.3, h: 0.8 },
  dots: { w: 0.72, h: 0.72 },
  crosses: { w: 0.72, h: 0.72, round: true },
  verticals: { w: 0.56, h: 0.78 },
};

export interface ShareField {
  readonly name: string;
  /** The field is as wide as this, and as high as its cells are wide; its first row begins at the top. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly columns: number;
  readonly color: Color;
}

/** Points, at most. */
export const shareFieldHeight = (w: number, columns: number): number => (w / (columns - 1)) * Math.ceil(CELLS / columns);

/** Column by column from the start, upwards from the foot. */
export function placeShareField(
  builder: PageBuilder,
  { name, x, y, w, columns, color }: ShareField,
  share: number,
  template: Template,
): void {
  const side = cells[lookOf('technical', template).mark];
  // The last column ends where the width does.
  const pitch = w / (columns - 1 + side.w);
  const rows = Math.ceil(CELLS / columns);
  const lit = Math.round(share * CELLS);
  const canvas = new Canvas({ x, y, w: w + 1, h: rows * pitch });
  const all = Array.from({ length: CELLS }, (_, i): PathCommand[] => {
    const cell = { x: x + Math.floor(i / rows) * pitch, y: y + (rows - 1 - (i % rows)) * pitch, w: side.w * pitch, h: side.h * pitch };
    return side.round ? ellipse(cell.x + cell.w / 2, cell.y + cell.h / 2, cell.w / 2) : closed(corners(cell));
  });
  canvas.fill(all.slice(lit).flat(), faded(color, UNLIT));
  canvas.fill(all.slice(0, lit).flat(), color);
  builder.add(...canvas.nodes(name));
}
