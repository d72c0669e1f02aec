/** How a template wants its charts: colours by their task, sizes in points. */
import { blend, type Color, contrast, type Palette, type Rgba, resolveColor } from '../../model/color.ts';
import type { Fill } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';

export interface ChartStyle {
  /** What the colours' names mean; contrast is worked out with it. */
  readonly palette: Palette;
  /** What the chart stands on. */
  readonly ground: Color;
  /** The one mark or series that leads: which one it is, `lead.ts` says. */
  readonly accent: Color;
  /** Marks of a single series that do not lead. */
  readonly quiet: Color;
  /** Columns or bars of a single series beside the leading one, in order, where they are not all quiet. */
  readonly marks?: readonly Color[];
  /** Series beside the leading one, in order; used again in other shades when there are more series. */
  readonly series: readonly Color[];
  /** Parts of a pie or doughnut beside the leading one, in order. */
  readonly parts: readonly Color[];
  readonly text: Color;
  readonly muted: Color;
  /** The baseline. */
  readonly axis: Color;
  readonly grid: Color;
  readonly family: string;
  /** The face of the values at the marks. */
  readonly figures: { readonly family: string; readonly weight: number };
  /** The family of the names beside bars, which may be whole phrases. */
  readonly names: string;
  readonly labelSize: number;
  readonly labelWeight: number;
  /** Size of category labels, axis figures and legends. */
  readonly categorySize: number;
  /** Size of the names beside bars. */
  readonly nameSize: number;
  /** Space between columns or bars as a percentage of their width. */
  readonly gap: number;
  /** Points: no column or bar is thicker; without it as thick as suits a chart with space about it. */
  readonly thickest?: number;
  /** Values of a single series stand inside the ends of marks that hold them, on bars and columns that grow from zero. */
  readonly inside?: boolean;
  /** Width of the leading line; the others have two thirds of it. */
  readonly lineWidth: number;
  /** What columns of a single series are filled with from top to bottom, the leading one and the others; bars alike, from their end. */
  readonly fills?: { readonly lead: Fill; readonly quiet: Fill };
  /** What the area below the leading line is filled with; without it there is a line alone. */
  readonly under?: Fill;
  readonly axisWidth: number;
  /** Hole of a doughnut, percent of its diameter. */
  readonly hole: number;
  /** Names and values of a pie's parts stand beside the chart: the circle is drawn alone, as large as the frame. */
  readonly bare: boolean;
  /**
   * Lines as one of several small charts that share a scale: the leading line has its last value, the others are quiet, and there are no
   * figures at an axis.
   */
  readonly sparse: boolean;
  readonly rtl: boolean;
}

const CATEGORY_SIZE = 13;
const LABEL_WEIGHT = 600;

/** A whole style from a palette, a body family and what leads (a template's own: `kinds/chartLook.ts`); whatever else is given takes the place of the default. */
export function chartStyle(base: Pick<ChartStyle, 'palette' | 'family' | 'accent' | 'rtl'> & Partial<ChartStyle>): ChartStyle {
  const tint = (alpha: number): Color => ({ ref: 'text', alpha });
  return {
    figures: { family: base.family, weight: base.labelWeight ?? LABEL_WEIGHT },
    names: base.family,
    nameSize: (base.categorySize ?? CATEGORY_SIZE) + 1,
    ground: { ref: 'bg' },
    quiet: tint(0.18),
    series: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
    parts: [tint(0.88), tint(0.66), tint(0.46), tint(0.3), tint(0.18)],
    text: { ref: 'text' },
    muted: { ref: 'muted' },
    axis: { ref: 'text' },
    grid: tint(0.14),
    labelSize: 15,
    labelWeight: LABEL_WEIGHT,
    categorySize: CATEGORY_SIZE,
    gap: 60,
    lineWidth: 3,
    axisWidth: 1.2,
    hole: 56,
    bare: false,
    sparse: false,
    ...base,
  };
}

/** WCAG's least contrast of text, and of text from 24 points (18.66 bold) on. */
const NORMAL = 4.5;
const LARGE = 3;

const seen = (color: Color, style: ChartStyle): Rgba =>
  blend(resolveColor(color, style.palette), resolveColor(style.ground, style.palette));

/** `wanted` where it can be read on the chart's ground, and on an area that is laid over it, otherwise the colour of text. */
export function readable(wanted: Color, size: number, style: ChartStyle, area?: Fill): Color {
  const needed = size >= 24 ? LARGE : NORMAL;
  const laidOver = area === undefined ? [] : 'stops' in area ? area.stops.map(({ color }) => color) : [area];
  const grounds = [resolveColor(style.ground, style.palette), ...laidOver.map((color) => seen(color, style))];
  return grounds.every((ground) => contrast(seen(wanted, style), ground) >= needed) ? wanted : style.text;
}

/** The colour of text on a mark: whichever of the ground's, the text's, black and white reads, in this order. */
export function textOn(mark: Color, style: ChartStyle): Color {
  const below = seen(mark, style);
  const candidates: Color[] = [style.ground, style.text, { hex: '#FFFFFF' }, { hex: '#000000' }];
  return (
    candidates.find((c) => contrast(seen(c, style), below) >= NORMAL) ?? {
      hex: contrast([255, 255, 255, 1], below) > contrast([0, 0, 0, 1], below) ? '#FFFFFF' : '#000000',
    }
  );
}

export const textStyleOf = (style: ChartStyle, size: number, color: Color, weight = 400): TextStyle => ({
  family: style.family,
  weight,
  size,
  color,
});

/** WCAG's least contrast of graphics, and what still shows as a surface. */
const DISTINCT = 3;
const VISIBLE = 2;

/** A darker and a lighter shade, for the series beyond the palette. */
const shades: readonly (readonly [number, number])[] = [
  [0.65, 0],
  [0.55, 0.45],
];

/** One colour for each of `count` series, of which `lead` has the accent. Those that stand out from the ground are taken first. */
export function seriesColors(count: number, lead: number, style: ChartStyle): Color[] {
  const strength = (color: Color) => contrast(seen(color, style), resolveColor(style.ground, style.palette));
  const grade = (color: Color) => [DISTINCT, VISIBLE].filter((least) => strength(color) >= least).length;
  const plain = [...style.series].sort((a, b) => grade(b) - grade(a));
  const shaded = shades.map((shade) => plain.map((color): Color => ('ref' in color && !color.lum ? { ...color, lum: [...shade] } : color)));
  const total = (colors: readonly Color[]) => colors.reduce((sum, color) => sum + strength(color), 0);
  const others = [...plain, ...shaded.sort((a, b) => total(b) - total(a)).flat()];
  let next = 0;
  return Array.from({ length: count }, (_, i) => (i === lead ? style.accent : (others[next++ % others.length] ?? style.muted)));
}
