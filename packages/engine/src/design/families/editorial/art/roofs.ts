/** Paris: rows of zinc mansards with standing seams, chimney walls and lacquered pots, one behind the other under a pale sky. */
import type { Color } from '../../../../model/color.ts';
import { rightOf } from '../../../../model/frame.ts';
import type { Fill, Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { gradient } from '../../../tokens/template.ts';

/** The colours of one row. */
interface Row {
  readonly zinc: Fill;
  readonly seam: Color;
  readonly ridge: Color;
  readonly frame: Color;
  readonly pane: Color;
  readonly wall: Color;
  readonly window: Color;
  readonly chimney: Color;
  readonly pot: Color;
}

/** How many rows of roofs, how far below each other they begin, and how high they are, as shares of the plate's height. */
interface Rows {
  readonly count: number;
  readonly pitch: number;
  readonly height: number;
}

const tall: Rows = { count: 5, pitch: 0.185, height: 0.17 };
/** A strip has fewer and larger roofs: small ones would be noise. */
const low: Rows = { count: 3, pitch: 0.27, height: 0.25 };
/** Points, of a strip. */
const LOW = 260;
/** The height of a plate for which the roofs are drawn in their full size. */
const FULL = 540;

export function roofs(frame: Frame, { place, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const red = place === 'section';
  canvas.rect(frame, red ? gradient(theme.accent1, lighter(theme.accent1, 0.06), 90) : gradient(lighter(theme.accent6, 0.5), theme.bg, 90));
  // Low strips show the roofs smaller, but never so small that their windows become dots.
  const scale = Math.max(0.6, Math.min(1, frame.h / FULL));
  const rows = frame.h < LOW ? low : tall;
  for (let row = 0; row < rows.count; row++) {
    const depth = Math.round((row * (tall.count - 1)) / (rows.count - 1));
    drawRow(canvas, frame, { rows, row, depth }, scale, random, red ? redRow(depth) : zincRow(depth));
  }
  return canvas.nodes('Roofs');
}

/** Paler with the distance; row 0 is the farthest. */
function zincRow(row: number): Row {
  const far = [0.66, 0.5, 0.34, 0.18, 0.06][row] ?? 0;
  const zinc = lighter(theme.accent2, far);
  return {
    zinc: gradient(lighter(zinc, 0.14), darker(zinc, 0.1), 90),
    seam: lighter(zinc, 0.36),
    ridge: darker(zinc, 0.32),
    frame: lighter(theme.surface, 0.4),
    pane: lighter(theme.text, 0.1 + far * 0.5),
    wall: lighter(theme.surface, 0.3 - 0.05 * row),
    window: lighter(theme.accent2, 0.5 - 0.06 * row),
    chimney: lighter(theme.accent3, 0.6 - 0.11 * row),
    pot: lighter(theme.accent1, far * 0.85),
  };
}

function redRow(row: number): Row {
  const red = theme.accent1;
  const far = [0.12, 0.22, 0.32, 0.42, 0.52][row] ?? 0.5;
  return {
    zinc: gradient(darker(red, far - 0.08), darker(red, far + 0.06), 90),
    seam: darker(red, far - 0.12),
    ridge: darker(red, far + 0.2),
    frame: lighter(red, 0.12),
    pane: darker(red, 0.66),
    wall: darker(red, 0.18 + 0.05 * row),
    window: darker(red, 0.5),
    chimney: lighter(red, 0.2 + 0.03 * row),
    pot: lighter(red, 0.46),
  };
}

/** A row of the plate, from the farthest, and how near it is: from 0 to 4. */
interface Place {
  readonly rows: Rows;
  readonly row: number;
  readonly depth: number;
}

function drawRow(canvas: Canvas, frame: Frame, { rows, row, depth }: Place, scale: number, random: () => number, tones: Row): void {
  const between = (low: number, high: number) => low + (high - low) * random();
  const base = frame.y + frame.h * (0.26 + rows.pitch * row);
  const height = Math.max(frame.h * rows.height, 46 * scale) * (1 + 0.12 * depth);
  const behind = new Pieces();
  const slopes: Point[][] = [];
  const details = new Pieces();
  const seams: Point[][] = [];
  for (let x = frame.x - between(10, 90) * scale; x < rightOf(frame); ) {
    const width = between(78, 132) * (1 + 0.15 * depth) * scale;
    const top = base + between(-16, 16) * scale;
    const inset = width * 0.1;
    chimney(
      behind,
      { x: x + width * between(0.5, 0.66), y: top - height * 0.34, w: width * between(0.24, 0.36), h: height * 0.34 + 4 },
      depth,
      scale,
      tones,
    );
    slopes.push([
      [x + inset, top],
      [x + width - inset, top],
      [x + width, top + height],
      [x, top + height],
    ]);
    const ribs = Math.round(width / (11 * Math.max(scale, 0.7)));
    for (let k = 1; k < ribs; k++) {
      const u = k / ribs;
      seams.push([
        [x + inset + (width - 2 * inset) * u, top],
        [x + width * u, top + height],
      ]);
    }
    details.rect({ x: x + inset - 1, y: top - 2.5 * scale, w: width - 2 * inset + 2, h: 3 * scale }, tones.ridge);
    for (const share of [0.26, 0.62]) {
      const dormer: Frame = { x: x + width * share, y: top + height * 0.34, w: width * 0.13, h: height * 0.48 };
      details.rect(dormer, tones.frame);
      details.rect({ x: dormer.x + dormer.w * 0.22, y: dormer.y + 4 * scale, w: dormer.w * 0.56, h: dormer.h - 4 * scale }, tones.pane);
    }
    const foot = top + height;
    details.rect({ x, y: foot, w: width, h: frame.h * 0.3 }, tones.wall);
    const windows = Math.floor(width / (20 * scale));
    for (let k = 0; k < windows; k++)
      details.rect({ x: x + (8 + k * 20) * scale, y: foot + 12 * scale, w: 8 * scale, h: 26 * scale }, tones.window);
    details.rect({ x, y: foot + 5 * scale, w: width, h: 1 }, tones.window);
    x += width;
  }
  behind.paint(canvas);
  canvas.fill(
    slopes.flatMap((slope) => [...slope.map(([x, y], i) => [i ? 'L' : 'M', x, y] as ['L' | 'M', number, number]), ['Z'] as ['Z']]),
    tones.zinc,
  );
  canvas.lines(seams, { color: tones.seam, width: 0.7 });
  details.paint(canvas);
}

/** A wall with its pots, three at least. */
function chimney(pieces: Pieces, wall: Frame, depth: number, scale: number, tones: Row): void {
  pieces.rect(wall, tones.chimney);
  const count = Math.max(3, Math.floor(wall.w / (9 * scale)));
  const pitch = (wall.w - 4 * scale) / count;
  const tallness = (9 + depth) * scale;
  for (let k = 0; k < count; k++)
    pieces.rect({ x: wall.x + 2 * scale + k * pitch, y: wall.y - tallness, w: pitch * 0.6, h: tallness }, tones.pot);
}
