/**
 * The logo on the layouts of a file, which all pages of a layout show: a real picture, never over a text, a picture or art. Its place is
 * that which the template names where this is free on the layout and on all its pages; otherwise it is smaller, or in another corner; and
 * where no corner is free, the layout has none.
 */
import { contrast, type Palette, type Rgba } from '../../../model/color.ts';
import type { Frame, Layout, LeafNode, Page, Scene, SceneNode } from '../../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../model/units.ts';
import { colorAt, groundOf, leaves, type Paint, paintsOf } from '../../page/behind.ts';
import { type Corner, corners, type Logo } from '../../tokens/brand.ts';
import type { Grid } from '../../tokens/grid.ts';
import { ratio } from '../../tokens/ownPalette.ts';
import { CLEAR, overlap, placeOnGrid, sizeOf } from '../../tokens/roomForLogo.ts';
import { withoutMark } from './withoutMark.ts';

export interface LogoSetting {
  readonly logo: Logo;
  readonly grid: Grid;
  readonly palette: Palette;
  readonly background: Scene['background'];
}

/** Shares of the height that are tried, first those of full pages. */
const SHARES = { full: [1.5, 1.2, 1, 0.8], content: [1, 0.8, 0.65] } as const;
/** Points from the edges of the slide, where the place on the grid is not free. */
const INSETS: readonly (readonly [number, number])[] = [
  [40, 22],
  [24, 14],
  [56, 32],
];
/** Two colours of a ground that are less apart are one ground. */
const PLAIN = 1.35;
const WHITE: Rgba = [255, 255, 255, 1];
const BLACK: Rgba = [0, 0, 0, 1];
/** Points of a plate around the logo. */
const PLATE = 6;

/** `pages` are those that stand on the layouts, by their index. */
export function withLogo(layouts: readonly Layout[], pages: readonly Pick<Page, 'layout' | 'nodes'>[], setting: LogoSetting): Layout[] {
  return layouts.map((layout, index) => {
    const nodes = leaves(pages.filter((page) => page.layout === index).flatMap((page) => page.nodes));
    const taken = [...nodes.map(seen), ...layout.placeholders.map(({ frame }) => frame), ...wordsOf(layout.nodes)];
    const placed = placeFor(layout, taken, setting);
    return placed ? { ...layout, nodes: [...placed.under, ...logoNodes(placed.frame, placed.ground, setting)] } : layout;
  });
}

interface Placed {
  readonly frame: Frame;
  /** Undefined where it is art of many colours. */
  readonly ground: Rgba | undefined;
  /** The layout's own nodes, without a mark in whose place the logo stands. */
  readonly under: readonly SceneNode[];
}

function placeFor(layout: Layout, taken: readonly Frame[], setting: LogoSetting): Placed | undefined {
  for (const frame of candidates(layout, setting)) {
    if (taken.some((other) => overlap(other, frame))) continue;
    for (const under of [withoutMark(layout.nodes, frame), layout.nodes]) {
      const ground = plainGround({ ...layout, nodes: [...under] }, frame, setting);
      if (ground) return { frame, ground, under };
    }
  }
  // Only art is in the way: the logo stands on a plate in front of it.
  const frame = [...candidates(layout, setting)].find((each) => !taken.some((other) => overlap(other, each)));
  return frame && { frame, ground: undefined, under: layout.nodes };
}

function* candidates(layout: Layout, { logo, grid }: LogoSetting): Generator<Frame> {
  const isContent = layout.placeholders.some(({ type }) => type === 'slideNumber');
  const shares = isContent ? SHARES.content : SHARES.full;
  const [, side] = logo.corner.split('-');
  const others = corners
    .filter((corner) => corner !== logo.corner)
    .sort((a, b) => Number(b.endsWith(`${side}`)) - Number(a.endsWith(`${side}`)));
  for (const corner of [logo.corner, ...others]) {
    for (const share of shares) {
      const height = logo.height * share;
      yield placeOnGrid(grid, { ...logo, corner }, height);
      for (const inset of INSETS) yield inCorner(corner, inset, sizeOf(logo, height));
    }
  }
}

const inCorner = (corner: Corner, [x, y]: readonly [number, number], { w, h }: { w: number; h: number }): Frame => ({
  x: corner.endsWith('left') ? x : SLIDE_WIDTH - x - w,
  y: corner.startsWith('top') ? y : SLIDE_HEIGHT - y - h,
  w,
  h,
});

/** The words that the layout itself shows, and pictures. */
const wordsOf = (nodes: readonly SceneNode[]): Frame[] =>
  leaves(nodes).flatMap((node) => (node.type !== 'shape' || node.text ? [seen(node)] : []));

/** What of the node is seen: of a text box, its lines. */
function seen(node: LeafNode): Frame {
  const { frame } = node;
  if (node.type !== 'shape' || node.fill || node.stroke || !node.text || node.text.turn) return frame;
  const { lines, paragraphs, insets, height, anchor } = node.text;
  if (paragraphs.some(({ align, rtl }) => align !== 'start' || rtl)) return frame;
  const w = Math.max(0, ...lines.map(({ width }) => width));
  const free = frame.h - height;
  const y = frame.y + (anchor === 'top' ? insets[1] : anchor === 'middle' ? free / 2 : free - insets[3]);
  return { x: frame.x + insets[0], y, w: w + (paragraphs[0]?.indent ?? 0), h: height };
}

/** The one colour that the logo stands on; undefined where art or rules cross its place. */
function plainGround(layout: Layout, frame: Frame, { palette, background }: LogoSetting): Rgba | undefined {
  const page = { layout: 0, title: '', nodes: [], notes: '' };
  const paints: Paint[] = paintsOf(page, layout, palette);
  const crossed = leaves(layout.nodes).some(
    (node) => isThin(node.frame, node.type === 'shape' && !node.fill) && overlap(node.frame, frame),
  );
  if (crossed) return undefined;
  const ground = groundOf({}, layout, { background, theme: { palette } });
  const samples = [-CLEAR / 2, frame.w * 0.25, frame.w / 2, frame.w * 0.75, frame.w + CLEAR / 2].flatMap((dx) =>
    [-2, frame.h / 2, frame.h + 2].map((dy) => colorAt(frame.x + dx, frame.y + dy, ground, paints)),
  );
  const [first = WHITE] = samples;
  return samples.every((sample) => contrast(sample, first) <= PLAIN) ? first : undefined;
}

/** Rules and outlines, which a look at some points may miss. */
const isThin = ({ w, h }: Frame, outlined: boolean): boolean => Math.min(w, h) < 14 || (outlined && w < 900 && h < 500);

function logoNodes(frame: Frame, ground: Rgba | undefined, { logo, palette }: LogoSetting): SceneNode[] {
  const isDark = ground === undefined ? !logo.light : contrast(ground, WHITE) > contrast(ground, BLACK);
  const fitting = isDark ? logo.dark : logo.light;
  const picture = fitting ?? logo.light ?? logo.dark;
  if (!picture) return [];
  const node: SceneNode = { type: 'picture', name: 'Logo', frame, image: picture.key, alt: picture.alt };
  if (ground && fitting) return [node];
  // A plate as light, or as dark, as the logo wants it.
  const [lighter, darker] =
    ratio(palette.bg, '#000000') >= ratio(palette.text, '#000000') ? (['bg', 'text'] as const) : (['text', 'bg'] as const);
  const plate = { x: frame.x - PLATE, y: frame.y - PLATE, w: frame.w + 2 * PLATE, h: frame.h + 2 * PLATE };
  return [
    {
      type: 'shape',
      name: 'Logo plate',
      frame: plate,
      geometry: { type: 'rect' },
      fill: { ref: picture === logo.light ? lighter : darker },
      decorative: true,
    },
    node,
  ];
}
