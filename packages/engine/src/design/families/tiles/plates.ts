/** What figures and cards stand on in each template: a broken tile, a painted one beside them, a frieze, a row of stars. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { darker, theme } from '../../art/tones.ts';
import type { HalfPlates } from '../display/halvesPage.ts';
import { inset, type Plate, type PlateLook, type PlateSetting } from '../display/plates.ts';
import type { ProcessLook } from '../display/processPage.ts';
import { azulejos } from './azulejos.ts';
import { type Figure, friezes } from './friezes.ts';
import { roman } from './roman.ts';
import { stars } from './stars.ts';

const GLAZES: readonly Color[] = [theme.accent1, theme.accent2, darker(theme.accent4, 0.25), theme.accent6];
/** How far a corner of a broken tile lies off the square, points. */
const OFF = 11;

function broken({ sheet, cell, index, stage }: PlateSetting): Plate {
  const random = randomFrom(`${stage.deckTitle} ${index}`);
  const off = () => random() * OFF;
  const { x, y, w, h } = cell;
  const glaze = GLAZES[index % GLAZES.length] ?? theme.accent1;
  const canvas = new Canvas(cell);
  canvas.polygon(
    [
      [x + off(), y + off()],
      [x + w - off(), y + off()],
      [x + w - off(), y + h - off()],
      [x + off(), y + h - off()],
    ],
    glaze,
  );
  sheet.add(...canvas.nodes(`Tile ${index + 1}`));
  return { text: inset(cell, 26, 32), on: glaze };
}

/** Beside a tile of its own under a hairline. */
const besideTile =
  (side: number) =>
  ({ sheet, cell, index, stage }: PlateSetting): Plate => {
    sheet.rule(`Hairline ${index + 1}`, { ...cell, h: 1 }, stage.template.page.line);
    const tile: Frame = { x: cell.x, y: cell.y + 18, w: side, h: side };
    const pattern = index % 2 === Math.floor(index / 2) % 2 ? 'petals' : 'discs';
    const kind = { inverted: index === 0 ? 1 : 0, yellow: index === 3 ? 1 : 0 };
    sheet.add(...named(`Tile ${index + 1}`, azulejos(tile, { side, pattern, ...kind }, `${stage.deckTitle} ${index}`)));
    return { text: { x: cell.x + side + 22, y: cell.y + 14, w: cell.w - side - 22, h: cell.h - 14 }, on: theme.bg };
  };

/** Below a tile, whose side is its share of the column. */
function underTile({ sheet, cell, index, stage }: PlateSetting): Plate {
  const side = Math.min(96, cell.h * 0.3);
  const pattern = index % 2 ? 'discs' : 'petals';
  const kind = { inverted: index === 0 ? 1 : 0, yellow: index === 3 ? 1 : 0 };
  sheet.add(
    ...named(`Tile ${index + 1}`, azulejos({ ...cell, w: side, h: side }, { side, pattern, ...kind }, `${stage.deckTitle} ${index}`)),
  );
  sheet.rule(`Hairline ${index + 1}`, { ...cell, y: cell.y + side + 14, h: 1 }, stage.template.page.line);
  return { text: { ...cell, y: cell.y + side + 28, h: cell.h - side - 28 }, on: theme.bg };
}

const FRIEZES: readonly { readonly figure: Figure; readonly color: Color; readonly core?: Color }[] = [
  { figure: 'teeth', color: theme.accent1 },
  { figure: 'zigzag', color: theme.accent4 },
  { figure: 'meander', color: theme.accent2 },
  { figure: 'lozenges', color: theme.accent3, core: theme.accent1 },
];
const FRIEZE = 28;

/** A row over a hairline, a frieze at its end. */
function friezeRow({ sheet, cell, index, stage }: PlateSetting): Plate {
  const band = FRIEZES[index % FRIEZES.length];
  const width = Math.min(300, cell.w * 0.36);
  const at = { x: cell.x + cell.w - width, y: cell.y + (cell.h - FRIEZE) / 2, w: width };
  if (band) sheet.add(...friezes(at, [{ ...band, height: FRIEZE }], `Frieze ${index + 1}`));
  sheet.rule(`Hairline ${index + 1}`, { ...cell, y: cell.y + cell.h, h: 1 }, stage.template.page.line);
  return { text: { ...cell, w: cell.w - width - 28 }, on: theme.bg };
}

/** A column under a short frieze: the higher the column, the higher the frieze. */
function underFrieze({ sheet, cell, index }: PlateSetting): Plate {
  const band = FRIEZES[index % FRIEZES.length];
  const height = Math.round(Math.max(24, Math.min(44, cell.h * 0.15)));
  if (band) sheet.add(...friezes(cell, [{ ...band, height }], `Frieze ${index + 1}`));
  return { text: { ...cell, y: cell.y + height + 18, h: cell.h - height - 18 }, on: theme.bg };
}

/** Height of the row of stars on a plate. */
const STARS = 56;

function starred({ sheet, cell, index, stage }: PlateSetting): Plate {
  sheet.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  const strip: Frame = { ...cell, h: STARS };
  const radius = cell.w / Math.max(3, Math.round(cell.w / STARS)) / 2;
  const lattice = { radius, origin: [cell.x + radius, cell.y + STARS / 2], ground: theme.surface } as const;
  sheet.add(
    ...named(`Stars ${index + 1}`, stars(strip, { ...lattice, inside: (_, y) => y < cell.y + STARS }, `${stage.deckTitle} ${index}`)),
  );
  sheet.rule(`Edge ${index + 1}`, { ...cell, y: cell.y + STARS, h: 2 }, theme.accent6);
  return { text: { x: cell.x + 20, y: cell.y + STARS + 22, w: cell.w - 40, h: cell.h - STARS - 36 }, on: theme.surface };
}

/** A plate under an edge of gold, where there is no room for stars. */
function gilded({ sheet, cell, index }: PlateSetting): Plate {
  sheet.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  sheet.rule(`Edge ${index + 1}`, { ...cell, h: 3 }, theme.accent6);
  return { text: inset(cell, 20, 20), on: theme.surface };
}

const named = <T extends { readonly name: string }>(name: string, nodes: readonly T[]): T[] => nodes.map((node) => ({ ...node, name }));

export const statPlates: Readonly<Record<string, PlateLook>> = {
  Barcelona: { cells: 'columns', most: 4, gap: 20, height: 290, least: 210, figures: [50, 30], plate: broken },
  Lisbon: { cells: 'pairs', most: 4, gap: 26, height: 150, figures: [46, 30], plate: besideTile(72) },
  Athens: { cells: 'rows', most: 4, gap: 0, height: 100, figures: [46, 30], plate: friezeRow },
  Istanbul: { cells: 'columns', most: 4, gap: 20, height: 310, least: 210, figures: [50, 30], plate: starred },
};

export const cardPlates: Readonly<Record<string, PlateLook>> = {
  Barcelona: { cells: 'columns', most: 4, gap: 16, height: 306, least: 260, figures: [50, 30], plate: broken },
  Lisbon: { cells: 'columns', most: 4, gap: 28, height: 320, figures: [46, 30], withoutIcons: true, plate: underTile },
  Athens: { cells: 'columns', most: 4, gap: 28, height: 280, figures: [46, 30], plate: underFrieze },
  Istanbul: { cells: 'columns', most: 4, gap: 20, height: 330, least: 210, figures: [50, 30], plate: starred },
};

/** Five or six cards. */
export const manyCardPlates: Readonly<Record<string, PlateLook>> = {
  Barcelona: { cells: 'threes', most: 6, gap: 14, height: 184, least: 140, figures: [50, 30], withoutIcons: true, plate: broken },
  Lisbon: { cells: 'threes', most: 6, gap: 24, height: 180, least: 130, figures: [46, 30], withoutIcons: true, plate: besideTile(48) },
  Athens: { cells: 'threes', most: 6, gap: 24, height: 160, least: 130, figures: [46, 30], withoutIcons: true, plate: underFrieze },
  Istanbul: { cells: 'threes', most: 6, gap: 18, height: 180, least: 120, figures: [50, 30], withoutIcons: true, plate: gilded },
};

/** Two columns, and what speaks for and against. */
export const halfPlates: Readonly<Record<string, HalfPlates>> = {
  Barcelona: { gap: 16, plate: broken },
  Lisbon: { gap: 28, least: 18, plate: underTile },
  Athens: { gap: 28, least: 16, plate: underFrieze },
  Istanbul: { gap: 20, plate: starred },
};

export const stepPlates: Readonly<Record<string, ProcessLook>> = {
  Barcelona: { cells: 'columns', most: 4, gap: 16, height: 330, least: 240, figures: [58, 42], plate: broken },
  Lisbon: { cells: 'columns', most: 4, gap: 28, height: 340, least: 250, figures: [50, 38], plate: underTile },
  Athens: { cells: 'columns', most: 4, gap: 28, height: 310, least: 240, figures: [58, 42], plate: underFrieze, written: roman },
  Istanbul: { cells: 'columns', most: 4, gap: 20, height: 330, least: 250, figures: [50, 38], plate: starred },
};
