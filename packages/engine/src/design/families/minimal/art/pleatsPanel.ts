/** A panel of folded screens, which takes the place of a picture. There are four compositions; the seed varies each. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { randomFrom } from '../../../art/random.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { inksOn } from '../../../tokens/inks.ts';
import { type Pleats, pleats } from './pleats.ts';

interface Plan {
  /** Whether it is night in the panel: a dark ground on a light page too. */
  readonly dark: boolean;
  /** From back to front. */
  readonly screens: readonly Omit<Pleats, 'name' | 'plate' | 'seed'>[];
}

type Composition = (panel: Frame, random: () => number) => Plan;

/** No strip in the accent. */
const QUIET = -1;

/** A pale screen, and a dark one that stands before it. */
const nearAndFar: Composition = ({ x, y, w, h }, random) => {
  const left = random() < 0.5;
  const top = y + 50 + 60 * random();
  const accentIsNear = random() < 0.35;
  const near = { x: left ? x : x + 32, y: top + 90 + 70 * random(), w: w - 32, h };
  return {
    dark: false,
    screens: [
      {
        frame: { x, y: top, w, h },
        count: 6,
        ratio: random() < 0.5 ? 0.8 : 1 / 0.8,
        depth: 34,
        ...(accentIsNear ? { accent: QUIET } : {}),
      },
      { frame: near, count: 9, ratio: left ? 1 / 0.84 : 0.84, depth: 22, inverted: true, ...(accentIsNear ? {} : { accent: QUIET }) },
    ],
  };
};

/** A few wide folds close by that fill the panel from top to bottom. */
const closeUp: Composition = ({ x, y, w, h }, random) => {
  const count = random() < 0.5 ? 4 : 5;
  const ratio = random() < 0.5 ? 0.72 : 1 / 0.72;
  const accent = ratio < 1 ? count - 1 - Math.floor(random() * 2) : Math.floor(random() * 2);
  return { dark: false, screens: [{ frame: { x, y: y - 70, w, h: h + 140 }, count, ratio, depth: 44, accent }] };
};

/** Night: dark screens one behind the other, only the foremost with a light fold. */
const inTheDark: Composition = ({ x, y, w, h }, random) => {
  const shift = 40 + 50 * random();
  const right = random() < 0.5;
  return {
    dark: true,
    screens: [
      { frame: { x, y: y + 70 + 40 * random(), w, h }, count: 11, ratio: right ? 0.9 : 1 / 0.9, depth: 20, accent: QUIET },
      {
        frame: { x: right ? x + shift : x, y: y + 190 + 40 * random(), w: w - shift, h },
        count: 5,
        ratio: right ? 1 / 0.8 : 0.8,
        depth: 36,
      },
    ],
  };
};

/** Three low rows, like hills: each nearer one darker and lower, the accent in the middle row. */
const inRows: Composition = ({ x, y, w, h }, random) => {
  const first = y + 90 + 30 * random();
  const turn = random() < 0.5;
  return {
    dark: false,
    screens: [
      { frame: { x, y: first, w, h }, count: 12, ratio: turn ? 0.93 : 1 / 0.93, depth: 16, accent: QUIET },
      { frame: { x, y: first + 96, w, h }, count: 7, ratio: turn ? 1 / 0.86 : 0.86, depth: 26 },
      { frame: { x, y: first + 214, w, h }, count: 4, ratio: turn ? 0.8 : 1 / 0.8, depth: 40, accent: QUIET, inverted: true },
    ],
  };
};

const compositions: readonly Composition[] = [nearAndFar, closeUp, inTheDark, inRows];

/** `turn` says which composition it is: panels that count upwards through a deck never repeat the one before. */
export function pleatsPanel(frame: Frame, { inks: page, palette, seed, turn }: ArtSetting): SceneNode[] {
  const compose = compositions[turn % compositions.length] ?? nearAndFar;
  const plan = compose(frame, randomFrom(seed));
  // On a dark page every panel is a dark one.
  const night = plan.dark && !page.dark;
  const inks = night ? inksOn({ ref: 'text' }, palette) : page;
  const fill = night ? inks.ground : inks.surface;
  const plate: SceneNode = { type: 'shape', name: 'Plate', frame, geometry: { type: 'rect' }, fill, decorative: true };
  const screens = plan.screens.map((screen, i) =>
    pleats({ ...screen, name: `Pleats ${i + 1}`, plate: frame, seed: `${seed} ${i}` }, inks, palette),
  );
  return [plate, ...screens];
}
