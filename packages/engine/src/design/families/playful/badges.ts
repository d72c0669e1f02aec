/** Entries in rows, each beside a badge in the template's silhouette that holds its number. */
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { inRows } from '../../layouts/list.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { heading, paragraph } from '../../typography.ts';
import { lookOf } from './looks.ts';

const LARGE = 48;
const SMALL = 36;
/** From the badge to the text. */
const BESIDE = 20;
const TALLEST = 108;
const GUTTER = 40;

export interface Badged {
  /** The paragraphs of each entry. */
  readonly groups: readonly Paragraph[][];
  readonly area: Frame;
  readonly columns: 1 | 2;
}

/** The first column fills the placeholder "body". Numbers go on from page to page. */
export function placeBadged(sheet: Sheet, { groups, area, columns }: Badged, stage: Stage): void {
  const { template } = stage;
  const { badge, fills } = lookOf(template);
  const perColumn = Math.ceil(groups.length / columns);
  const width = (area.w - GUTTER * (columns - 1)) / columns;
  const pitch = Math.min(TALLEST, area.h / perColumn);
  const side = pitch >= 72 ? LARGE : SMALL;
  if (side > pitch - 4) sheet.judge('overflows');
  for (let c = 0; c < columns; c++) {
    const part = groups.slice(c * perColumn, (c + 1) * perColumn);
    if (part.length === 0) continue;
    const x = area.x + c * (width + GUTTER);
    const list: Frame = { x: x + side + BESIDE, y: area.y, w: width - side - BESIDE, h: pitch * part.length };
    const rows = inRows(part, list, stage);
    if (!rows.fits) sheet.judge('overflows');
    const frame: Frame = { ...list, y: list.y + rows.top, h: list.h - rows.top };
    if (c === 0) sheet.fill('body', rows.paragraphs, 'list', { frame });
    else sheet.text('Points, continued', frame, rows.paragraphs, { role: 'list' });
    part.forEach((_, i) => {
      const index = c * perColumn + i;
      const fill = { ref: fills[index % fills.length] ?? 'accent1' } as const;
      const number = String(stage.entriesBefore + index + 1);
      const look = heading(template, side === LARGE ? 20 : 16, inkOn(fill, template.palette), 1.1);
      sheet.text(
        `Badge ${index + 1}`,
        { x, y: list.y + i * pitch + (pitch - side) / 2, w: side, h: side },
        [paragraph(number, look, stage, { align: 'center' })],
        { role: 'label', anchor: 'middle', geometry: { type: 'path', commands: badge({ x: 0, y: 0, w: side, h: side }) }, fill },
      );
    });
  }
}
