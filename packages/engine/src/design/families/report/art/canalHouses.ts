/** A row of canal houses: narrow parcels of unequal width with stepped, necked, bell and spout gables, on their reflection in the water. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf } from '../../../../model/frame.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed, corners } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { translucent } from '../../../art/tones.ts';

export interface CanalHouses {
  readonly plate: Frame;
  /** Where the row begins and ends, and the quay that it stands on. */
  readonly from: number;
  readonly to: number;
  readonly quay: number;
  /** 1 is the size of the cover: houses of 190 to 310 points. */
  readonly scale: number;
  readonly walls: readonly Color[];
  readonly windows: Color;
  readonly water: Color;
  readonly edge: Color;
  /** Whether the houses are mirrored in the water. */
  readonly reflected: boolean;
  readonly seed: string;
}

export function canalHouses(row: CanalHouses): SceneNode[] {
  const { plate, quay, scale, seed } = row;
  const random = randomFrom(seed);
  const canvas = new Canvas(plate);
  canvas.rect({ x: plate.x, y: quay, w: plate.w, h: bottomOf(plate) - quay }, row.water);
  const first = Math.floor(random() * gables.length);
  let before = -1;
  let x = row.from;
  for (let i = 0; x < row.to - 20 * scale; i++) {
    const width = (54 + random() * 30) * scale;
    const height = (190 + random() * 120) * scale;
    const gable = gables[(first + i) % gables.length];
    let color = Math.floor(random() * row.walls.length);
    if (color === before) color = (color + 1) % row.walls.length;
    before = color;
    const wall = row.walls[color] ?? row.edge;
    if (gable) canvas.fill(gable(x, quay - height, width, height, scale), wall);
    canvas.fill(openings(x, quay, width, height, scale), row.windows);
    if (row.reflected) {
      for (let k = 0; k < 6; k++) {
        const inset = k * 1.6 * scale;
        const bar = { x: x + inset, y: quay + (8 + k * 13) * scale, w: Math.max(4, width - 2 * inset), h: (9 - k * 1.1) * scale };
        canvas.rect(bar, translucent(wall, 0.62 - k * 0.09));
      }
    }
    x += width + 1.5 * scale;
  }
  canvas.rect({ x: plate.x, y: quay - 1, w: plate.w, h: 2 }, row.edge);
  return canvas.nodes('Canal houses');
}

/** Two or three windows a floor, each with a glazing bar, a door and a low window beside it. */
function openings(x: number, quay: number, width: number, height: number, scale: number): PathCommand[] {
  const count = width > 64 * scale ? 3 : 2;
  const w = width * 0.16;
  const gap = (width - count * w) / (count + 1);
  const rects: Frame[] = [];
  const bar = 1.4 * Math.max(0.6, scale);
  for (let y = quay - height + 62 * scale; y < quay - 58 * scale; y += 44 * scale) {
    for (let i = 0; i < count; i++) {
      const left = x + gap + i * (w + gap);
      rects.push({ x: left, y, w, h: 11 * scale }, { x: left, y: y + 11 * scale + bar, w, h: 13 * scale - bar });
    }
  }
  rects.push({ x: x + gap, y: quay - 36 * scale, w: w * 1.25, h: 36 * scale });
  rects.push({ x: x + width - gap - w * 1.25, y: quay - 28 * scale, w: w * 1.25, h: 18 * scale });
  return rects.flatMap((rect) => closed(corners(rect)));
}

/** A whole front from its top left corner. */
type Gable = (x: number, y: number, w: number, h: number, scale: number) => PathCommand[];

const stepped: Gable = (x, y, w, h, k) => {
  const s = w / 8;
  const up = [0, 1, 2, 3].map((i) => [x + i * s, y + (48 - 12 * i) * k] as const);
  const left = up.flatMap(([px, py], i) => [[px, py] as const, [px + (i === 3 ? 2 * s : s), py] as const]);
  const right = left.map(([px, py]) => [2 * x + w - px, py] as const).reverse();
  return closed([[x, y + h], ...left, ...right, [x + w, y + h]]);
};

const neck: Gable = (x, y, w, h, k) => {
  const m = x + w / 2;
  return [
    ['M', x, y + h],
    ['L', x, y + 46 * k],
    ['C', x + w * 0.19, y + 46 * k, x + w * 0.28, y + 35 * k, x + w * 0.28, y + 14 * k],
    ['L', m - 9 * k, y + 14 * k],
    ['L', m, y],
    ['L', m + 9 * k, y + 14 * k],
    ['L', x + w * 0.72, y + 14 * k],
    ['C', x + w * 0.72, y + 35 * k, x + w * 0.81, y + 46 * k, x + w, y + 46 * k],
    ['L', x + w, y + h],
    ['Z'],
  ];
};

const bell: Gable = (x, y, w, h, k) => {
  const m = x + w / 2;
  return [
    ['M', x, y + h],
    ['L', x, y + 54 * k],
    ['C', x + 4 * k, y + 30 * k, x + w * 0.24, y + 34 * k, x + w * 0.26, y + 12 * k],
    ['C', x + w * 0.34, y + 1 * k, m - w * 0.08, y - 1 * k, m, y - 1 * k],
    ['C', m + w * 0.08, y - 1 * k, x + w * 0.66, y + 1 * k, x + w * 0.74, y + 12 * k],
    ['C', x + w * 0.76, y + 34 * k, x + w - 4 * k, y + 30 * k, x + w, y + 54 * k],
    ['L', x + w, y + h],
    ['Z'],
  ];
};

const spout: Gable = (x, y, w, h, k) => {
  const m = x + w / 2;
  return closed([
    [x, y + h],
    [x, y + 40 * k],
    [m - 10 * k, y + 6 * k],
    [m - 10 * k, y],
    [m + 10 * k, y],
    [m + 10 * k, y + 6 * k],
    [x + w, y + 40 * k],
    [x + w, y + h],
  ]);
};

const cornice: Gable = (x, y, w, h, k) => closed(corners({ x, y: y + 20 * k, w, h: h - 20 * k }));

const gables: readonly Gable[] = [stepped, neck, bell, spout, neck, bell, cornice];
