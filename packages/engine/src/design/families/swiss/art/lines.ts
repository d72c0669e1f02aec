/** Berlin: a bundle of transit lines that runs level, upright or at forty-five degrees, and meets at an interchange. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { arcCurves } from '../../../art/roundForms.ts';
import { darker, theme } from '../../../art/tones.ts';
import type { ArtPlace, ArtSetting } from '../../../tokens/art.ts';
import { groundIn } from './ground.ts';
import { shuffled } from './shuffled.ts';

/** Points: how thick a line is, and the space between two. */
const gauges: Readonly<Record<ArtPlace, readonly [number, number]>> = {
  cover: [24, 9],
  section: [26, 10],
  closing: [24, 9],
  quote: [22, 8],
  bigNumber: [20, 8],
  panel: [16, 7],
  picture: [34, 13],
};
/** The route goes on beyond the edges of its frame. */
const BEYOND = 90;

export function transitLines(frame: Frame, setting: ArtSetting): SceneNode[] {
  const { place, seed } = setting;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const { ground, ink } = groundIn(canvas, frame, setting, theme.accent1);
  const dark = ground === 'page';
  const colors: Color[] = dark
    ? [theme.accent3, theme.text, theme.accent4, darker(theme.accent4, 0.55)]
    : [theme.bg, theme.text, theme.accent3, theme.bg, ...(place === 'panel' ? [] : [theme.bg])];
  const [thick, gap] = gaugeOf(place, frame);
  const width = colors.length * thick + (colors.length - 1) * gap;
  const { points, stop } = routeIn(frame, place, width, random);
  const order = shuffled(colors, random);
  order.forEach((color, k) => {
    const middle = (k - (order.length - 1) / 2) * (thick + gap);
    const outline = [...offset(points, middle - thick / 2), ...offset(points, middle + thick / 2).reverse()];
    canvas.polygon(outline, color);
  });
  const capsule = thick * 0.75;
  canvas.fill(rounded(stop, capsule, width + 26), ink);
  canvas.fill(rounded(stop, capsule * 0.42, width + 12), dark ? theme.bg : theme.accent1);
  return canvas.nodes('Lines');
}

/** Thicker on a large panel. */
function gaugeOf(place: ArtPlace, { h }: Frame): readonly [number, number] {
  const [thick, gap] = gauges[place];
  const scale = place === 'panel' ? Math.min(1.5, Math.max(1, h / 220)) : 1;
  return [thick * scale, gap * scale];
}

interface Route {
  readonly points: readonly Point[];
  /** Where all lines can be changed: on a level stretch. */
  readonly stop: Point;
}

/** From the foot to the right edge over a level stretch, or from the right edge down to the foot. The seed moves the turns. */
function routeIn({ x, y, w, h }: Frame, place: ArtPlace, width: number, random: () => number): Route {
  const between = (low: number, high: number) => low + (high - low) * random();
  const high = y + width / 2 + h * between(0.02, 0.12);
  if (place === 'panel') {
    const low = y + h - width / 2 - h * between(0.06, 0.14);
    const turn = x + w * between(0.3, 0.42);
    return {
      points: [
        [x - BEYOND, low],
        [turn, low],
        [turn + low - high, high],
        [x + w + BEYOND, high],
      ],
      stop: [x + w * 0.14, low],
    };
  }
  if (place === 'section' || random() < 0.3) {
    const down = x + width / 2 + w * between(0.04, 0.14);
    const turn = (x + w - down) * between(0.44, 0.56);
    return {
      points: [
        [x + w + BEYOND, high],
        [down + turn, high],
        [down, high + turn],
        [down, y + h + BEYOND],
      ],
      stop: [(down + turn + x + w) / 2 + 20, high],
    };
  }
  const level = Math.max(high + 60, y + h * between(0.62, 0.74));
  const start = x + w * between(0.26, 0.34);
  const end = start + w * between(0.16, 0.24);
  const foot = y + h + BEYOND;
  return {
    points: [
      [start - (foot - level), foot],
      [start, level],
      [end, level],
      [end + level - high, high],
      [Math.max(x + w, end + level - high) + BEYOND, high],
    ],
    stop: [(start + end) / 2, level],
  };
}

/** The route moved aside, its corners mitred. */
function offset(points: readonly Point[], by: number): Point[] {
  const normals = points.slice(1).map((to, i): Point => {
    const from = points[i] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  });
  return points.map(([x, y], i): Point => {
    const before = normals[i - 1] ?? normals[i] ?? [0, 0];
    const after = normals[i] ?? before;
    const [mx, my] = [before[0] + after[0], before[1] + after[1]];
    const squared = mx * mx + my * my || 1;
    return [x + (mx * 2 * by) / squared, y + (my * 2 * by) / squared];
  });
}

/** An upright capsule. */
function rounded([x, y]: Point, w: number, h: number): PathCommand[] {
  const r = w / 2;
  const [top, bottom] = [y - h / 2 + r, y + h / 2 - r];
  return [['M', x - r, top], ...arcCurves(x, top, r, r, 180, 360), ['L', x + r, bottom], ...arcCurves(x, bottom, r, r, 0, 180), ['Z']];
}
