/** Entries in rows, each beside a badge in the template's silhouette, which holds its number where they have an order. */

import { belowTop } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { evenWidth, inRows } from '../../arrange/list.ts';
import { entryNumeral } from '../../page/entryNumeral.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

/** Sides of badges with the sizes of their numbers, points, in rows that are at least so high. */
const BADGES = [
  { row: 116, side: 60, number: 26 },
  { row: 72, side: 48, number: 20 },
  { row: 0, side: 36, number: 16 },
] as const;
/** A badge begins at least so far above or below the text beside it, or exactly with it: less looks like a mistake. */
const APART = 6;
/** From the badge to the text. */
const BESIDE = 20;
/** Side of a badge without a number. */
const SIGN = 24;
/** Of a row among two, and among more. */
const TALLEST = [140, 108] as const;
const GUTTER = 40;

export interface Badged {
  /** The paragraphs of each entry. */
  readonly groups: readonly Paragraph[][];
  readonly area: Frame;
  readonly columns: 1 | 2;
  /** Badges hold numbers, and are smaller where they do not. */
  readonly numbered: boolean;
}

/**
 * Columns fill the placeholders "body", or "body1" and "body2", where the layout has them. Numbers go on from page to page. Returns whether no
 * entry ends in a scrap of a line.
 */
export function placeBadged(builder: PageBuilder, { groups, area, columns, numbered }: Badged, context: LayoutContext): boolean {
  const { template } = context;
  const { badge, fills } = lookOf('playful', template);
  const perColumn = Math.ceil(groups.length / columns);
  const width = (area.w - GUTTER * (columns - 1)) / columns;
  const pitch = Math.min(TALLEST[perColumn <= 2 ? 0 : 1], area.h / perColumn);
  const { side: large, number: numeral } = BADGES.find(({ row }) => pitch >= row) ?? BADGES[2];
  const wanted = numbered ? large : SIGN;
  const firsts = Array.from({ length: columns }, (_, c) => groups[c * perColumn] ?? []).filter((group) => group.length > 0);
  const heights = firsts.map((group) => measure(group, width - wanted - BESIDE, context).height);
  const side = numbered ? besideTexts(wanted, heights) : wanted;
  const even = evenIn(groups, width - side - BESIDE, context);
  if (side > pitch - 4) builder.judge('overflows');
  for (let c = 0; c < columns; c++) {
    const part = groups.slice(c * perColumn, (c + 1) * perColumn);
    if (part.length === 0) continue;
    const x = area.x + c * (width + GUTTER);
    const list: Frame = { x: x + side + BESIDE, y: area.y, w: even ?? width - side - BESIDE, h: pitch * part.length };
    const rows = inRows(part, list, context);
    if (!rows.fits) builder.judge('overflows');
    const frame: Frame = belowTop(list, rows.top);
    const key = builder.findPlaceholder('body') && c === 0 ? 'body' : `body${c + 1}`;
    if (builder.findPlaceholder(key)) builder.fill(key, rows.paragraphs, 'list', { frame });
    else builder.text('Points, continued', frame, rows.paragraphs, { role: 'list', fills: 'more' });
    part.forEach((_, i) => {
      const index = c * perColumn + i;
      const fill = { ref: fills[index % fills.length] ?? 'accent1' } as const;
      const row = list.y + i * pitch;
      const geometry = { type: 'path', commands: badge({ x: 0, y: 0, w: side, h: side }) } as const;
      if (!numbered) {
        // Beside the first line of words that stand in the middle of their row.
        const words = part[i] ?? [];
        const above = (pitch - measure(words, list.w, context).height + (words[0]?.lineHeight ?? side) - side) / 2;
        builder.shape(`Mark ${index + 1}`, { x, y: row + above, w: side, h: side }, geometry, fill);
        return;
      }
      const number = entryNumeral(index, context);
      const look = heading(template, numeral, inkOn(fill, template.palette), 1.1);
      builder.text(
        `Badge ${index + 1}`,
        { x, y: row + (pitch - side) / 2, w: side, h: side },
        [paragraph(number, look, context, { align: 'center' })],
        { role: 'label', anchor: 'middle', geometry, fill },
      );
    });
  }
  return even !== undefined;
}

/** The widest column in which no entry ends in a scrap of a line and none takes more lines than in the width; nothing where there is none. */
function evenIn(groups: readonly Paragraph[][], width: number, context: LayoutContext): number | undefined {
  const even = evenWidth(groups, width, context);
  const keepsLines = (w: number) =>
    groups.every((group) => measure(group, w, context).lines.length === measure(group, width, context).lines.length);
  return even !== undefined && keepsLines(even) ? even : undefined;
}

/** The side of badges whose middles are those of texts of these heights: the wanted one, unless the tops of two would nearly meet. */
function besideTexts(wanted: number, heights: readonly number[]): number {
  const clear = (side: number) => heights.every((height) => Math.abs(side - height) < 0.8 || Math.abs(side - height) / 2 >= APART);
  return (
    [wanted, ...heights.filter((h) => h > wanted && h < wanted + 12), wanted + 4, wanted + 8, wanted + 12, wanted - 4].find(clear) ?? wanted
  );
}
