/** What figures and cards stand on in each template: a slab of light, the dusk, a slanting strip, a hill, slats. */
import type { Color } from '../../../model/color.ts';
import type { Fill, PathCommand } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { darker, lighter, theme, translucent } from '../../art/tones.ts';
import type { Stage } from '../../stage.ts';
import type { HalfPlates } from '../display/halvesPage.ts';
import type { Plate, PlateLook, PlateSetting } from '../display/plates.ts';
import type { ProcessLook } from '../display/processPage.ts';
import { underWindow } from '../display/windows.ts';
import { markers } from './markers.ts';

const down = (from: Color, to: Color): Fill => ({
  angle: 90,
  stops: [
    { at: 0, color: from },
    { at: 1, color: to },
  ],
});

/** An open column behind a hairline. */
function hairlined({ sheet, cell, index, stage }: PlateSetting): Plate {
  sheet.rule(`Hairline ${index + 1}`, { ...cell, w: 1 }, stage.template.page.line);
  return { text: { ...cell, x: cell.x + 22, w: cell.w - 22 }, on: theme.bg };
}

/** Height of the slabs from the first on, and how much their tops are slanted, points. */
const SLABS = [128, 100, 76, 58] as const;
const SLAB = 56;

function onSlab(setting: PlateSetting): Plate {
  const { text, on } = hairlined(setting);
  const { sheet, cell, index } = setting;
  const height = SLABS[index] ?? 58;
  const [x, bottom] = [cell.x, cell.y + cell.h];
  const canvas = new Canvas({ x, y: bottom - height, w: SLAB, h: height });
  canvas.polygon(
    [
      [x, bottom],
      [x, bottom - height + SLAB * 0.78],
      [x + SLAB, bottom - height],
      [x + SLAB, bottom],
    ],
    down(theme.accent2, theme.accent1),
  );
  sheet.add(...canvas.nodes(`Slab ${index + 1}`));
  return { text: { ...text, h: text.h - SLABS[0] - 8 }, on };
}

/** On the dusk that fills the page. */
const inTheDusk = ({ cell }: PlateSetting): Plate => ({ text: cell, on: lighter(theme.bg, 0.2) });

function underRule({ sheet, cell, index, stage }: PlateSetting): Plate {
  sheet.rule(`Rule ${index + 1}`, { ...cell, h: index === 0 ? 2 : 1 }, index === 0 ? stage.template.page.figure : stage.template.page.line);
  return { text: { ...cell, y: cell.y + 20, h: cell.h - 20 }, on: theme.bg };
}

/** Side of a marker above words, and its distance from them, points. */
const MARKER = 30;
const BELOW_MARKER = 12;

/** Under a small piece of the template's art, as it marks points in time. */
function underMarker({ sheet, cell, index, stage }: PlateSetting): Plate {
  const marker = markers[stage.template.base];
  const canvas = new Canvas({ ...cell, w: MARKER, h: MARKER });
  marker?.(canvas, { ...cell, w: MARKER, h: MARKER }, index === 0);
  sheet.add(...canvas.nodes(`Marker ${index + 1}`));
  const top = MARKER + BELOW_MARKER;
  return { text: { ...cell, y: cell.y + top, h: cell.h - top }, on: theme.bg };
}

const SHORTER = [0, 0.17, 0.34, 0.42] as const;
const LEAN = 40;

/** Strips with a leaning end, each shorter than the one above, or longer where they lead on; the longest brightens towards its end. */
const strip =
  (shortening: number, growing = false) =>
  ({ sheet, cell, index, count }: PlateSetting): Plate => {
    const { x, y, h } = cell;
    const rank = growing ? count - 1 - index : index;
    const w = cell.w * (1 - (SHORTER[rank] ?? 0.42) * shortening);
    const canvas = new Canvas({ ...cell, w });
    const lead: Fill = {
      angle: 0,
      stops: [
        { at: 0, color: lighter(theme.surface, 0.14) },
        { at: 1, color: translucent(theme.accent3, 0.68) },
      ],
    };
    canvas.polygon(
      [
        [x, y],
        [x + w, y],
        [x + w - LEAN, y + h],
        [x, y + h],
      ],
      rank === 0 ? lead : theme.surface,
    );
    sheet.add(...canvas.nodes(`Strip ${index + 1}`));
    return { text: { x: x + 24, y: y + 6, w: w - LEAN - 40, h: h - 12 }, on: rank === 0 ? lighter(theme.surface, 0.2) : theme.surface };
  };

const SLANTING_TOP = 12;

/** A cell with a leaning end, its words at the top. */
function slanting(setting: PlateSetting): Plate {
  const { text, on } = strip(0)(setting);
  return { text: { ...text, y: text.y + SLANTING_TOP, h: text.h - SLANTING_TOP }, on };
}

/** Colours of the hills, from top to bottom, and the lightest that lies under words. */
const HILLS: readonly { readonly fill: Fill; readonly on: Color }[] = [
  { fill: down(theme.accent3, darker(theme.accent1, 0.06)), on: darker(theme.accent1, 0.1) },
  { fill: down(darker(theme.accent1, 0.06), darker(theme.accent1, 0.2)), on: darker(theme.accent1, 0.1) },
  { fill: down(lighter(theme.accent2, 0.55), lighter(theme.accent2, 0.1)), on: lighter(theme.accent2, 0.2) },
  { fill: down(darker(theme.accent6, 0.45), theme.accent3), on: darker(theme.accent6, 0.45) },
];
/** How far the hill's shoulder reaches down. */
const SHOULDER = 96;

function hill({ sheet, cell, index }: PlateSetting): Plate {
  const { x, y, w, h } = cell;
  const X = (share: number) => x + w * share;
  const outline: PathCommand[] = [
    ['M', x, y + h],
    ['L', x, y + SHOULDER * 1.3],
    ['C', x, y + SHOULDER * 0.3, X(0.28), y, X(0.62), y],
    ['C', X(0.84), y, X(1), y + SHOULDER * 0.4, X(1), y + SHOULDER * 1.1],
    ['L', X(1), y + h],
    ['Z'],
  ];
  const { fill, on } = HILLS[index % HILLS.length] ?? { fill: theme.accent3, on: theme.accent3 };
  const canvas = new Canvas(cell);
  canvas.fill(outline, fill);
  sheet.add(...canvas.nodes(`Hill ${index + 1}`));
  return { text: { x: x + 22, y: y + SHOULDER, w: w - 44, h: h - SHOULDER - 16 }, on };
}

const SLATS: readonly number[] = [2, 4, 7, 10, 14];

/** Bare figures; below all of them slats run across the whole slide. */
function overSlats({ sheet, cell, index }: PlateSetting): Plate {
  const bottom = cell.y + cell.h;
  const height = SLATS.length * 19;
  if (index === 0) {
    SLATS.forEach((h, i) => {
      const color = i < 3 ? theme.accent3 : theme.accent2;
      sheet.rule(`Slat ${i + 1}`, { x: 0, y: bottom - height + i * 19, w: 960, h }, translucent(color, 0.35 + 0.08 * i));
    });
  }
  return { text: { ...cell, h: cell.h - height - 16 }, on: theme.bg };
}

const wide = { most: 4, gap: 30, figures: [66, 34] } as const;

export const statPlates: Readonly<Record<string, PlateLook>> = {
  Dubai: { ...wide, cells: 'columns', height: 320, width: 280, plate: onSlab },
  Auckland: { ...wide, cells: 'columns', height: 300, plate: inTheDusk },
  Melbourne: { ...wide, cells: 'rows', gap: 12, height: 98, figures: [58, 34], plate: strip(1) },
  RioDeJaneiro: { ...wide, cells: 'columns', gap: 22, height: 316, least: 236, width: 300, figures: [58, 34], plate: hill },
  LosAngeles: { ...wide, cells: 'columns', height: 324, figures: [76, 34], plate: overSlats },
};

const windows: PlateLook = { ...wide, cells: 'columns', gap: 24, height: 330, least: 260, withoutIcons: true, plate: underWindow(124) };

const cardPlates: Readonly<Record<string, PlateLook>> = {
  Dubai: windows,
  Auckland: windows,
  Melbourne: { ...wide, cells: 'rows', gap: 12, height: 100, plate: strip(0.5) },
  RioDeJaneiro: { ...wide, cells: 'columns', gap: 22, height: 324, least: 240, plate: hill },
  LosAngeles: windows,
};

const many = { ...wide, cells: 'threes', most: 6, gap: 24, height: 178, least: 150, withoutIcons: true } as const;

/** Five or six cards. */
const manyCardPlates: Readonly<Record<string, PlateLook>> = {
  Dubai: { ...many, plate: underMarker },
  Auckland: { ...many, plate: underMarker },
  Melbourne: { ...many, gap: 12, plate: slanting },
  RioDeJaneiro: { ...many, plate: underMarker },
  LosAngeles: { ...many, plate: underMarker },
};

/** Height of a window above one of two lists, points. */
const WINDOW = 92;

/** Two columns, and what speaks for and against. */
export const halfPlates: Readonly<Record<string, HalfPlates>> = {
  Dubai: { gap: 24, least: 18, plate: underWindow(WINDOW) },
  Auckland: { gap: 24, least: 18, plate: underWindow(WINDOW) },
  Melbourne: { gap: 12, plate: slanting },
  RioDeJaneiro: { gap: 22, plate: hill },
  LosAngeles: { gap: 24, least: 18, plate: underWindow(WINDOW) },
};

export const cardPlatesOf = ({ template: { base } }: Stage, count: number): PlateLook | undefined =>
  (count > 4 ? manyCardPlates : cardPlates)[base];

export const stepPlates: Readonly<Record<string, ProcessLook>> = {
  Dubai: { ...wide, cells: 'columns', height: 330, least: 240, figures: [66, 50], plate: hairlined },
  Auckland: { ...wide, cells: 'columns', height: 330, least: 240, figures: [66, 50], plate: underRule },
  Melbourne: { ...wide, cells: 'rows', gap: 12, height: 104, figures: [58, 46], plate: strip(0.5, true) },
  RioDeJaneiro: { ...wide, cells: 'columns', gap: 22, height: 340, least: 270, figures: [50, 38], plate: hill },
  LosAngeles: { ...wide, cells: 'columns', height: 340, figures: [66, 50], plate: overSlats },
};
