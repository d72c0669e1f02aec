/**
 * The Scene: where everything is. Pages of shapes, set text, tables, charts and pictures, in points on a page of 960 x 540, origin at the
 * top left. The outputs translate it and measure nothing. A plain JSON value; the bytes of pictures and fonts stay outside.
 *
 * Order is painting order and reading order at once. A page is painted as background, its layout's nodes, its own nodes.
 */
import { chartData } from '@slidewright/contract/deck';
import { z } from 'zod';
import { color, themeColor } from './color.ts';
import { textBody, textStyle, turn } from './text.ts';

/** x, y of the top left corner, width, height. */
export const frame = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
export type Frame = z.infer<typeof frame>;

export const gradientStop = z.object({ at: z.number().min(0).max(1), color });
/** `angle` in degrees, clockwise: 0 runs from left to right, 90 from top to bottom (DrawingML's `lin`, not scaled). */
export const fill = z.union([color, z.object({ angle: z.number(), stops: z.array(gradientStop).min(2) })]);
export type Fill = z.infer<typeof fill>;

export const stroke = z.object({
  color,
  width: z.number().positive(),
  dash: z.enum(['solid', 'dash', 'dot']).optional(),
  cap: z.enum(['flat', 'round']).optional(),
  arrow: z.enum(['start', 'end']).optional(),
});
export type Stroke = z.infer<typeof stroke>;

/** Path commands in points, from the frame's top left corner: M x y, L x y, C x1 y1 x2 y2 x y, Z. */
export const pathCommand = z.union([
  z.tuple([z.literal('M'), z.number(), z.number()]),
  z.tuple([z.literal('L'), z.number(), z.number()]),
  z.tuple([z.literal('C'), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  z.tuple([z.literal('Z')]),
]);
export type PathCommand = z.infer<typeof pathCommand>;

export const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rect') }),
  z.object({ type: z.literal('roundRect'), radius: z.number() }),
  z.object({ type: z.literal('ellipse') }),
  /** A line: from top left to bottom right of the frame, or, when `up`, from bottom left to top right. */
  z.object({
    type: z.literal('line'),
    up: z.boolean().optional(),
    /** Not straight but level, upright and level again: the share of the width at which it turns. */
    bend: z.number().min(0).max(1).optional(),
  }),
  z.object({ type: z.literal('path'), commands: z.array(pathCommand) }),
]);
export type Geometry = z.infer<typeof geometry>;

/** What a text is on its page: it decides the tags of a PDF. `artifact` is a running element (footer, page number). */
export const role = z.enum(['title', 'heading', 'body', 'list', 'caption', 'quote', 'label', 'artifact']);
export type Role = z.infer<typeof role>;

const node = {
  /** Unique on its page; shown in PowerPoint's selection pane. */
  name: z.string(),
  frame,
  /** Said to those who do not see it. A node without text has either this or `decorative`. */
  alt: z.string().optional(),
  decorative: z.boolean().optional(),
};

/** A side's middle of a rectangle or ellipse. */
export const site = z.enum(['top', 'right', 'bottom', 'left']);
export type Site = z.infer<typeof site>;
/** The end of a connector: the name of the shape that it is glued to, and where. */
export const connectorEnd = z.object({ node: z.string(), site });

/** A shape, a text box (no fill, no stroke) or a filled placeholder (`placeholder` is the key of one of the layout's). */
export const shapeNode = z.object({
  type: z.literal('shape'),
  ...node,
  geometry,
  fill: fill.optional(),
  stroke: stroke.optional(),
  text: textBody.optional(),
  role: role.optional(),
  placeholder: z.string().optional(),
  /** Index of the page that a click on it leads to. */
  goTo: z.int().min(0).optional(),
  /** Its outline keeps its sides where a page is mirrored for a right-to-left deck: a sign that everybody knows as it is. */
  upright: z.boolean().optional(),
  /** A line that stays with the shapes that it joins when they are moved. They stand before it, among the same nodes. */
  connects: z.object({ start: connectorEnd, end: connectorEnd }).optional(),
});
export type ShapeNode = z.infer<typeof shapeNode>;

/** `crop` is the part of the picture that is shown, as shares (0 to 1) cut off at left, top, right, bottom. */
export const pictureNode = z.object({
  type: z.literal('picture'),
  ...node,
  image: z.string(),
  crop: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** What of the frame shows the picture; all of it unless given. */
  geometry: geometry.optional(),
  placeholder: z.string().optional(),
});
export type PictureNode = z.infer<typeof pictureNode>;

export const border = stroke.pick({ color: true, width: true });
export const tableCell = z.object({
  text: textBody,
  fill: color.optional(),
  /** A border belongs to the cell that it is under or above; neighbours do not repeat it. */
  borders: z.object({ left: border.optional(), top: border.optional(), right: border.optional(), bottom: border.optional() }).optional(),
});
export type TableCell = z.infer<typeof tableCell>;
/** Cells are in visual order from left to right, also in a right-to-left table. The first row is the header when `header`. */
export const tableNode = z.object({
  type: z.literal('table'),
  ...node,
  header: z.boolean(),
  rtl: z.boolean().optional(),
  columns: z.array(z.number().positive()),
  rows: z.array(z.object({ height: z.number().positive(), cells: z.array(tableCell) })),
  placeholder: z.string().optional(),
});
export type TableNode = z.infer<typeof tableNode>;

/** A label of one point: indexes of its series and category, and where it stands by its point. */
export const pointLabel = z.object({
  series: z.int().min(0),
  category: z.int().min(0),
  show: z.array(z.enum(['series', 'category', 'value'])),
  position: z.enum(['above', 'below', 'left', 'right', 'center', 'outside', 'inside']),
  style: textStyle,
  shift: z.number().optional(),
});
export type PointLabel = z.infer<typeof pointLabel>;

/**
 * A chart, twice: `data` and `look` make the native chart, `drawing` is the same chart as shapes for the outputs that have no charts.
 * `colors` has one entry for each series, or for each category where there is one series. `plot` is the area inside the axes. All
 * frames are on the page. Several areas are stacked; lines and areas run from edge to edge of the plot; a pie starts at the top and
 * runs clockwise; category labels stand at the low edge, also where values are negative.
 */
export const chartNode = z.object({
  type: z.literal('chart'),
  ...node,
  data: chartData,
  /**
   * Where a category's name in `data` ends in what its values come to: what stands before the sum, and how that is written, divided by `size`
   * first. The workbook adds up by itself, so that names follow values that are edited.
   */
  totals: z
    .object({
      names: z.array(z.string()),
      digits: z.object({
        before: z.string(),
        after: z.string(),
        size: z.number().positive(),
        decimals: z.int().min(0),
        grouping: z.boolean(),
      }),
    })
    .optional(),
  look: z.object({
    colors: z.array(color),
    /** Excel number format of the values, such as `#,##0.0" %"`. */
    numberFormat: z.string(),
    labels: z.boolean(),
    labelStyle: textStyle,
    axisStyle: textStyle,
    axisLine: color,
    gridLine: color.optional(),
    valueAxis: z.boolean(),
    legend: z.boolean(),
    /** Space between columns as a percentage of their width. */
    gap: z.number(),
    lineWidth: z.number(),
    /** The least and greatest value of the value axis, and its step; the native chart sets those that are `fixed`, all unless given. */
    scale: z
      .object({ min: z.number(), max: z.number(), step: z.number(), fixed: z.array(z.enum(['min', 'max', 'step'])).optional() })
      .optional(),
    plot: frame,
    /** Hole of a doughnut, percent. */
    hole: z.number().optional(),
    /** Categories run from right to left, bars grow to the left, and the value axis stands at the right. */
    rtl: z.boolean().optional(),
    /**
     * Exceptions to `labels`: points with a label of their own, or, where `show` is empty, without one. What is shown is joined by
     * `separator`. A point of a line that is listed here has a round marker. `shift` moves a label down from its place, in points.
     */
    pointLabels: z.array(pointLabel).optional(),
    separator: z.string().optional(),
    /** Every so manyth category has its label; 1 unless given. Category labels are never turned. */
    categoryStep: z.int().min(1).optional(),
    /** Excel number format of the value axis, where it differs from that of the labels. */
    axisFormat: z.string().optional(),
    /** Width of each series' line, where they differ from `lineWidth`. */
    lineWidths: z.array(z.number()).optional(),
    /** What the columns or bars of one series are filled with, one for each category, where that is more than its colour. */
    fills: z.array(fill).optional(),
    /** Of a line chart: what the area between this series and the axis is filled with. */
    under: z.object({ series: z.int().min(0), fill }).optional(),
    /** Where the legend stands; it lies outside of `plot`. */
    legendFrame: frame.optional(),
    /** Diameter of a scatter chart's points. */
    marker: z.number().positive().optional(),
    /** The horizontal axis of a scatter chart: its ends and step, the Excel number format of its figures, and what it measures. */
    xAxis: z
      .object({
        scale: z.object({ min: z.number(), max: z.number(), step: z.number(), fixed: z.array(z.enum(['min', 'max', 'step'])).optional() }),
        format: z.string(),
        title: z.object({ text: z.string(), style: textStyle, frame }).optional(),
      })
      .optional(),
    /** Of the legend's names, where it is not that of the axes. */
    legendStyle: textStyle.optional(),
  }),
  drawing: z.array(shapeNode),
  placeholder: z.string().optional(),
});
export type ChartNode = z.infer<typeof chartNode>;

export const leafNode = z.discriminatedUnion('type', [shapeNode, pictureNode, tableNode, chartNode]);
export type LeafNode = z.infer<typeof leafNode>;
/** Shapes that belong together (a diagram, a card). Groups hold no groups; frames inside are on the page, not in the group. */
export const groupNode = z.object({ type: z.literal('group'), ...node, nodes: z.array(leafNode) });
export type GroupNode = z.infer<typeof groupNode>;
export const sceneNode = z.discriminatedUnion('type', [shapeNode, pictureNode, tableNode, chartNode, groupNode]);
export type SceneNode = z.infer<typeof sceneNode>;

/** A placeholder of a layout, with the look that what is put in it inherits. */
export const placeholder = z.object({
  /** Unique in the layout: "title", "body", "body2", "footer", "number". */
  key: z.string(),
  type: z.enum(['title', 'subtitle', 'body', 'picture', 'table', 'chart', 'footer', 'slideNumber']),
  /** DrawingML's idx: the same in the layout and on the slide. */
  index: z.int().min(0),
  frame,
  anchor: z.enum(['top', 'middle', 'bottom']),
  align: z.enum(['start', 'center', 'end']),
  style: textStyle,
  lineHeight: z.number().positive(),
  /** Extra space above its paragraphs but the first; none unless given. */
  spaceBefore: z.number().optional(),
  bullet: z.string().optional(),
  indent: z.number(),
  turn: turn.optional(),
  /** Shown in an empty placeholder when the layout is used by hand. */
  prompt: z.string(),
  /** Of a body: it takes a table, a chart or a picture as well as words. */
  takesAll: z.boolean().optional(),
  /** It stands beside what the layout is for, and no kind of layout is told by it. */
  beside: z.boolean().optional(),
  /** Of a body: how what stands below its first level looks, and what asks for it. Deeper levels follow it. */
  below: z
    .object({
      style: textStyle,
      lineHeight: z.number().positive(),
      spaceBefore: z.number(),
      indent: z.number(),
      bullet: z.string().optional(),
      prompt: z.string(),
    })
    .optional(),
  /** The shape that a picture is cut to, and what it shows until it has one; a rectangle without a fill unless given. */
  outline: z.object({ geometry, fill }).optional(),
});
export type Placeholder = z.infer<typeof placeholder>;

export const layout = z.object({
  /** As PowerPoint's "New Slide" lists it: "Title and bullets". */
  name: z.string(),
  background: fill.optional(),
  /** Art and rules that every slide of the layout shows; decorative. */
  nodes: z.array(sceneNode),
  /** What a slide that is added by hand shows behind its empty placeholders; the Scene's own pages draw theirs. */
  behind: z.array(sceneNode).optional(),
  /** What kind of slide office applications take it for; absent where what it holds tells that. */
  kind: z.enum(['title', 'section', 'picture']).optional(),
  placeholders: z.array(placeholder),
});
export type Layout = z.infer<typeof layout>;

export const page = z.object({
  /** Index into the Scene's layouts. */
  layout: z.int().min(0),
  title: z.string(),
  /** Index of the Deck's slide that it shows, or shows a part of. */
  slide: z.int().min(0).optional(),
  /** When it differs from the layout's. */
  background: fill.optional(),
  nodes: z.array(sceneNode),
  notes: z.string(),
});
export type Page = z.infer<typeof page>;

/**
 * What the style of tables gives to their parts: a new table has it, and in one that is written switching its header row, banded rows or first
 * column off and on takes it away and brings it back. Every other row is the second, the fourth and so on below the header.
 */
export const tableStyle = z.object({
  text: color,
  /** Below every row. */
  line: border,
  header: z.object({ fill: color.optional(), text: color, rule: border.optional() }),
  band: color,
  /** Whether tables are banded unless it is switched off; banded rows have no lines between them. */
  banded: z.boolean(),
});
export type TableStyle = z.infer<typeof tableStyle>;

export const scene = z.object({
  title: z.string(),
  subtitle: z.string().optional(),
  author: z.string().optional(),
  language: z.string(),
  rtl: z.boolean(),
  theme: z.object({
    name: z.string(),
    palette: z.record(themeColor, z.string()),
    heading: z.object({ family: z.string(), weight: z.number() }),
    body: z.object({ family: z.string(), weight: z.number() }),
    /** What the master gives to titles and bodies that no layout says otherwise about. */
    titleStyle: textStyle,
    bodyStyle: textStyle,
    tableStyle: tableStyle.optional(),
  }),
  background: fill,
  /** Only layouts that make sense in the template; all are written, used or not. */
  layouts: z.array(layout),
  pages: z.array(page),
  /** Consecutive pages under one name, in order, covering all pages. */
  sections: z.array(z.object({ name: z.string(), pages: z.array(z.int()) })),
  /** Where the drawing guides of the template's grid lie, from the left and from the top edge of the slide. */
  guides: z.object({ vertical: z.array(z.number()), horizontal: z.array(z.number()) }).optional(),
  images: z.record(z.string(), z.object({ mime: z.enum(['image/png', 'image/jpeg']), width: z.int(), height: z.int() })),
});
export type Scene = z.infer<typeof scene>;
