/** What figures and cards stand on in each template: a brass edge, a painted door, a dwelling, a mullion. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { darker, lighter, theme } from '../../art/tones.ts';
import type { HalfPlates } from '../display/halvesPage.ts';
import { inset, type Plate, type PlateLook, type PlateSetting } from '../display/plates.ts';
import type { ProcessLook } from '../display/processPage.ts';
import { door } from './door.ts';
import { drawSolid, OBLIQUE } from './stackedModules.ts';

/** A surface under an edge, which is in the spice colour on the first. */
function edged({ sheet, cell, index }: PlateSetting): Plate {
  sheet.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  sheet.rule(`Plate edge ${index + 1}`, { ...cell, h: 4 }, index === 0 ? theme.accent2 : theme.accent1);
  return { text: inset(cell, 22, 24), on: theme.surface };
}

/** Open cells under rules, the first in the lead colour. */
function ruled({ sheet, cell, index }: PlateSetting): Plate {
  sheet.rule(`Rule ${index + 1}`, { ...cell, h: index === 0 ? 2 : 1 }, index === 0 ? theme.accent1 : darker(theme.surface, 0.12));
  return { text: { ...cell, y: cell.y + 16, h: cell.h - 16 }, on: theme.bg };
}

const DOORS: readonly Color[] = [theme.accent1, theme.accent3, darker(theme.accent5, 0.12), darker(theme.accent4, 0.6)];

function painted({ sheet, cell, index }: PlateSetting): Plate {
  const paint = DOORS[index % DOORS.length] ?? theme.accent1;
  const { nodes, arch } = door(cell, paint, `Door ${index + 1}`);
  sheet.add(...nodes);
  return { text: { x: cell.x + 16, y: cell.y + arch + 20, w: cell.w - 32, h: cell.h - arch - 34 }, on: paint };
}

/** The paint without the arch, where there is no room for it. */
function plain({ sheet, cell, index }: PlateSetting): Plate {
  const paint = DOORS[index % DOORS.length] ?? theme.accent1;
  sheet.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, paint);
  return { text: inset(cell, 18, 18), on: paint };
}

const DEPTH = 16;
/** From the lightest dwelling to the darkest. */
const BLUES: readonly Color[] = [
  theme.accent3,
  lighter(theme.text, 0.34),
  theme.accent1,
  darker(theme.accent1, 0.25),
  darker(theme.accent1, 0.42),
];

/** The lowest dwelling of a flight of them, as a share of the tallest: what is said of a step needs more room than what is said of a figure. */
const LOWEST = { figures: 0.64, steps: 0.76 } as const;

/** Dwellings of one height, or, from a lowest on, each a step higher than the one before. */
const dwelling =
  (lowest?: number) =>
  ({ sheet, cell, index, count }: PlateSetting): Plate => {
    const share = lowest && count > 1 ? lowest + ((1 - lowest) * index) / (count - 1) : 1;
    const rise = DEPTH * OBLIQUE;
    const h = (cell.h - rise) * share;
    const front: Frame = { x: cell.x, y: cell.y + cell.h - h, w: cell.w - DEPTH, h };
    const paint = (lowest ? BLUES[index % BLUES.length] : index === 0 ? theme.accent1 : lighter(theme.accent3, 0.55)) ?? theme.accent1;
    const canvas = new Canvas({ ...cell, y: front.y - rise, h: h + rise });
    drawSolid(canvas, front, DEPTH, paint);
    sheet.add(...canvas.nodes(`Dwelling ${index + 1}`));
    return { text: inset(front, 18, 16), on: paint };
  };

/** A column behind a mullion, the first in the lead colour. */
export function mullioned({ sheet, cell, index }: PlateSetting): Plate {
  const lead = index === 0;
  sheet.rule(`Mullion ${index + 1}`, { ...cell, w: lead ? 3 : 1 }, lead ? theme.accent1 : lighter(theme.surface, 0.18));
  return { text: { ...cell, x: cell.x + 18, w: cell.w - 18 }, on: theme.bg };
}

export const statPlates: Readonly<Record<string, PlateLook>> = {
  Boston: { cells: 'pairs', most: 4, gap: 24, height: 160, figures: [50, 34], plate: ruled },
  Brussels: { cells: 'columns', most: 4, gap: 22, height: 280, least: 190, figures: [50, 30], plate: edged },
  Dublin: { cells: 'columns', most: 4, gap: 14, height: 334, least: 250, width: 320, figures: [38, 24], plate: painted },
  Montreal: { cells: 'columns', most: 5, gap: 6, height: 300, width: 300, figures: [50, 26], plate: dwelling(LOWEST.figures) },
  Chicago: { cells: 'columns', most: 4, gap: 20, height: 330, figures: [50, 30], plate: mullioned },
};

export const cardPlates: Readonly<Record<string, PlateLook>> = {
  Boston: { cells: 'columns', most: 3, gap: 24, height: 300, least: 180, figures: [50, 34], plate: ruled },
  Brussels: { cells: 'columns', most: 4, gap: 22, height: 296, least: 180, figures: [50, 30], plate: edged },
  Dublin: { cells: 'columns', most: 3, gap: 20, height: 344, least: 260, figures: [38, 24], plate: painted },
  Montreal: { cells: 'columns', most: 4, gap: 10, height: 300, least: 190, figures: [50, 26], plate: dwelling() },
  Chicago: { cells: 'columns', most: 4, gap: 24, height: 300, least: 220, figures: [50, 30], plate: mullioned },
};

/** Four cards, where columns would be too narrow for their words. */
export const fourCardPlates: Readonly<Record<string, PlateLook>> = {
  Boston: { cells: 'pairs', most: 4, gap: 24, height: 176, least: 150, figures: [50, 34], plate: ruled },
  Dublin: { cells: 'pairs', most: 4, gap: 14, height: 180, least: 150, figures: [38, 24], plate: plain },
};

/** Five or six cards. */
export const manyCardPlates: Readonly<Record<string, PlateLook>> = {
  Boston: { cells: 'threes', most: 6, gap: 24, height: 168, least: 144, figures: [50, 34], withoutIcons: true, plate: ruled },
  Brussels: { cells: 'threes', most: 6, gap: 18, height: 180, least: 120, figures: [50, 30], withoutIcons: true, plate: edged },
  Montreal: { cells: 'threes', most: 6, gap: 10, height: 190, least: 130, figures: [50, 26], withoutIcons: true, plate: dwelling() },
  Dublin: { cells: 'threes', most: 6, gap: 14, height: 180, least: 120, figures: [38, 24], withoutIcons: true, plate: plain },
  Chicago: { cells: 'threes', most: 6, gap: 26, height: 168, least: 144, figures: [50, 30], withoutIcons: true, plate: mullioned },
};

/** Two columns, and what speaks for and against. */
export const halfPlates: Readonly<Record<string, HalfPlates>> = {
  Brussels: { gap: 22, plate: edged },
  Dublin: { gap: 16, plate: plain },
  Montreal: { gap: 10, plate: dwelling() },
};

export const stepPlates: Readonly<Record<string, ProcessLook>> = {
  Boston: { cells: 'columns', most: 4, gap: 24, height: 340, least: 230, figures: [66, 50], plate: ruled },
  Brussels: { cells: 'columns', most: 4, gap: 22, height: 300, least: 200, figures: [50, 38], plate: edged },
  Dublin: { cells: 'columns', most: 4, gap: 16, height: 344, least: 280, figures: [42, 34], plate: painted },
  Montreal: { cells: 'columns', most: 4, gap: 6, height: 330, figures: [42, 34], plate: dwelling(LOWEST.steps) },
  Chicago: { cells: 'columns', most: 4, gap: 24, height: 340, least: 240, figures: [66, 50], plate: mullioned },
};
