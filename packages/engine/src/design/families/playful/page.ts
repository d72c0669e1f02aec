/** The page: a heavy title at the top left, the text below it, the number in a pill at the lower right, where no art stands. */
import type { Color, ThemeColor } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { PageArtSetting } from '../../tokens/art.ts';
import type { Grid } from '../../tokens/grid.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import type { PlayfulLook } from './playfulLook.ts';

const PILL = { w: 52, h: 28 } as const;
const besidePanel = { x: 584, y: 488, ...PILL };
const atTheRight = { x: 852, y: 488, ...PILL };

/** Beside the title, above the body. */
const CORNER: Frame = { x: 842, y: 0, w: 118, h: 118 };

const numberIn = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 6, w: PILL.w, h: 20 });

export const playfulGrid: Grid = {
  title: { x: 56, y: 44, w: 780, h: 104 },
  titleSizes: [36, 20],
  titlePlace: 'above',
  body: { x: 56, y: 152, w: 848, h: 318 },
  highest: 128,
  panel: { x: 650, y: 0, w: 310, h: 540 },
  besidePanel: {
    title: { x: 56, y: 44, w: 570, h: 104 },
    body: { x: 56, y: 152, w: 570, h: 318 },
    running: { footer: { x: 56, y: 494, w: 400, h: 20 }, number: numberIn(besidePanel) },
  },
  footer: { x: 56, y: 494, w: 400, h: 20 },
  number: numberIn(atTheRight),
  numberAlign: 'center',
};

type Shared = Pick<TemplateTokens, 'grid' | 'pageArt' | 'rule' | 'numberGround' | 'bullet' | 'portraits' | 'corner' | 'table'>;

const PARTS: readonly ThemeColor[] = ['accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/** What the templates of the family share; `pill` is the fill below the page's number. Plates of people are large badges. */
export const playfulPage = (pill: ThemeColor, { badge, fills, corner }: PlayfulLook): Shared => ({
  grid: playfulGrid,
  rule: 3,
  bullet: 'dot',
  corner: 18,
  table: { head: { ref: 'accent1' }, band: { ref: 'surface' }, key: { ref: 'accent2' } },
  numberGround: { ref: pill },
  portraits: { fills: fills.map((ref) => ({ ref })), outline: badge },
  pageArt({ layout, seed }: PageArtSetting): SceneNode[] {
    const beside = layout === 'bulletsBesideArt' || layout === 'bulletsBesidePicture';
    return [
      ...(beside ? [] : corner(CORNER, seed)),
      figureShape('Pill', beside ? besidePanel : atTheRight, { type: 'roundRect', radius: PILL.h / 2 }, { ref: pill }),
    ];
  },
});

/** Heavy values above thick marks. `quiet` is the tint of those that do not lead, `parts` are the colours of a pie's parts. */
export const playfulChart = (quiet: Color, labelWeight: number, parts = PARTS): Pick<TemplateTokens, 'chart'> => ({
  chart: { quiet, parts: parts.map((ref) => ({ ref })), gap: 42, labelSize: 20, labelWeight, categorySize: 14, lineWidth: 5 },
});
