/** Holds a Scene against the rules that every page must keep, whatever stands on it. Only what a person would see as a fault is a finding. */
import { blend, type Color, contrast, type Rgba, resolveColor } from '../../model/color.ts';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, Layout, LeafNode, Page, Scene, ShapeNode } from '../../model/scene.ts';
import type { TextBody } from '../../model/text.ts';
import { sideways, turnedPoint, turnMatrix } from '../../model/turn.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../model/units.ts';
import { colorAt, groundOf, leaves, type Paint, type Painted, painted, paintOf, paintsOf } from '../page/behind.ts';
import { LEAST_SIZE } from '../page/fit.ts';

export type Rule = 'overflow' | 'outOfBounds' | 'overlap' | 'contrast' | 'size' | 'title' | 'placeholder' | 'name' | 'alternative';

export interface Finding {
  /** From 1. */
  readonly page: number;
  readonly rule: Rule;
  readonly node: string;
  readonly message: string;
}

/** Points: the running elements at the foot, and the labels of a crowded chart. */
const LEAST_FURNITURE = 11;
const LEAST_CHART = 10;

export function lintScene(scene: Scene): Finding[] {
  return scene.pages.flatMap((page, index) => {
    const layout = scene.layouts[page.layout];
    if (!layout) return [{ page: index + 1, rule: 'placeholder' as const, node: '', message: `there is no layout ${page.layout}` }];
    const nodes = leaves(page.nodes);
    const found = [
      ...titleFindings(page, nodes),
      ...nameFindings(page, layout, nodes),
      ...nodes.flatMap(boxFindings),
      ...overlapFindings(nodes),
      ...contrastFindings(page, layout, scene, nodes),
    ];
    return found.map((finding) => ({ page: index + 1, ...finding }));
  });
}

type Found = Omit<Finding, 'page'>;

function titleFindings(page: Page, nodes: readonly LeafNode[]): Found[] {
  const titles = nodes.filter((node) => node.type === 'shape' && node.role === 'title');
  const first = nodes.find((node) => !node.decorative);
  if (titles.length !== 1) return [{ rule: 'title', node: '', message: `${titles.length} titles` }];
  if (first !== titles[0]) return [{ rule: 'title', node: first?.name ?? '', message: 'comes before the title' }];
  return page.title.trim() ? [] : [{ rule: 'title', node: '', message: 'the page has no title' }];
}

function nameFindings(page: Page, layout: Layout, nodes: readonly LeafNode[]): Found[] {
  const names = page.nodes.map((node) => node.name);
  const repeated = names
    .filter((name, i) => names.indexOf(name) < i)
    .map((node): Found => ({ rule: 'name', node, message: 'is not unique' }));
  const silent = page.nodes
    .filter((node) => !node.alt && !node.decorative && !(node.type === 'shape' && node.text))
    .map(
      (node): Found => ({ rule: 'alternative', node: node.name, message: 'has neither words nor an alternative, and is not decorative' }),
    );
  const lost = nodes.flatMap((node): Found[] => {
    const key = node.placeholder;
    if (key === undefined) return [];
    if (!layout.placeholders.some((p) => p.key === key))
      return [{ rule: 'placeholder', node: node.name, message: `"${key}" is not on the layout` }];
    return node.type === 'shape' && !hasWords(node) ? [{ rule: 'placeholder', node: node.name, message: 'is empty' }] : [];
  });
  return [...repeated, ...silent, ...lost];
}

const hasWords = (node: ShapeNode): boolean => node.text?.paragraphs.some((p) => p.runs.some((run) => run.text.trim())) ?? false;

interface Set {
  readonly name: string;
  readonly frame: Frame;
  readonly text: TextBody;
  readonly leastSize: number;
}

/** Every text of the node with the box that it stands in: table cells one by one. */
function textsOf(node: LeafNode): Set[] {
  if (node.type === 'shape')
    return node.text
      ? [{ name: node.name, frame: node.frame, text: node.text, leastSize: node.role === 'artifact' ? LEAST_FURNITURE : LEAST_SIZE }]
      : [];
  if (node.type === 'chart') return node.drawing.flatMap((part) => textsOf(part).map((set) => ({ ...set, leastSize: LEAST_CHART })));
  if (node.type !== 'table') return [];
  let y = node.frame.y;
  return node.rows.flatMap((row, r) => {
    let x = node.frame.x;
    const cells = row.cells.map((cell, c) => {
      const frame: Frame = { x, y, w: node.columns[c] ?? 0, h: row.height };
      x += frame.w;
      return { name: `${node.name}, row ${r + 1}, column ${c + 1}`, frame, text: cell.text, leastSize: LEAST_SIZE };
    });
    y += row.height;
    return cells;
  });
}

function boxFindings(node: LeafNode): Found[] {
  const { x, y, w, h } = node.frame;
  const out = x < -0.5 || y < -0.5 || x + w > SLIDE_WIDTH + 0.5 || y + h > SLIDE_HEIGHT + 0.5;
  const found: Found[] = out ? [{ rule: 'outOfBounds', node: node.name, message: `${[x, y, w, h].map(Math.round).join(', ')}` }] : [];
  for (const set of textsOf(node)) {
    const room = boxOf(set).h - set.text.insets[1] - set.text.insets[3];
    if (set.text.height > room + 0.5)
      found.push({ rule: 'overflow', node: set.name, message: `${Math.round(set.text.height)} pt in ${Math.round(room)} pt` });
    const smallest = Math.min(...set.text.paragraphs.flatMap((p) => p.runs.map((run) => run.style.size)));
    if (smallest < set.leastSize) found.push({ rule: 'size', node: set.name, message: `${smallest} pt` });
  }
  return found;
}

/** Where the glyphs are, not where the box is. */
function inked(set: Set): Frame | undefined {
  const runs = set.text.lines.flatMap((line) => line.runs);
  if (runs.length === 0) return undefined;
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width));
  const free = boxOf(set).h - set.text.insets[1] - set.text.insets[3] - set.text.height;
  const down = set.text.insets[1] + free * { top: 0, middle: 0.5, bottom: 1 }[set.text.anchor];
  const [ax, ay] = onPage(set, left, down);
  const [bx, by] = onPage(set, right, down + set.text.height);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(bx - ax), h: Math.abs(by - ay) };
}

/** The box that the text is set in, and where a point of it lies on the page. */
const boxOf = ({ frame, text }: Set): Frame => (text.turn ? sideways(frame) : frame);
const onPage = ({ frame, text: { turn } }: Set, u: number, v: number): readonly [number, number] =>
  turn ? turnedPoint(turnMatrix(turn, frame), u, v) : [frame.x + u, frame.y + v];

/** Texts of different nodes may touch, but not by more than the air that lines have around them. */
function overlapFindings(nodes: readonly LeafNode[]): Found[] {
  const areas = nodes.flatMap((node) => {
    const sets = node.type === 'table' || node.type === 'chart' ? [] : textsOf(node).flatMap((set) => inked(set) ?? []);
    return (node.type === 'table' || node.type === 'chart' ? [node.frame] : sets).map((area) => ({
      name: node.name,
      area,
      hole: holeOf(node),
    }));
  });
  return areas.flatMap(({ name, area, hole }, i) =>
    areas.slice(i + 1).flatMap((other): Found[] => {
      if (hole && within(other.area, hole)) return [];
      const w = Math.min(rightOf(area), rightOf(other.area)) - Math.max(area.x, other.area.x);
      const h = Math.min(bottomOf(area), bottomOf(other.area)) - Math.max(area.y, other.area.y);
      return w > 1 && h > 3
        ? [{ rule: 'overlap', node: name, message: `and "${other.name}" by ${Math.round(w)} x ${Math.round(h)} pt` }]
        : [];
    }),
  );
}

/** The square in the hole of a doughnut, where a text may stand. */
function holeOf(node: LeafNode): Frame | undefined {
  if (node.type !== 'chart' || !node.look.hole) return undefined;
  const { x, y, w, h } = node.look.plot;
  const side = (Math.min(w, h) * node.look.hole * Math.SQRT1_2) / 100;
  return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side };
}

const within = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && rightOf(inner) <= rightOf(outer) && bottomOf(inner) <= bottomOf(outer);

function contrastFindings(page: Page, layout: Layout, scene: Scene, nodes: readonly LeafNode[]): Found[] {
  const ground = groundOf(page, layout, scene);
  const paints = paintsOf(page, layout, scene.theme.palette);
  return nodes.flatMap((node) => {
    if (node.type === 'chart') return chartFindings(node.drawing, scene, ground, paints);
    const fills = node.type === 'table' ? node.rows.flatMap((row) => row.cells.map((cell) => cell.fill)) : [];
    return textsOf(node).flatMap((set, i) => {
      const own = fills[i];
      const at = own
        ? painted(own, node.frame, scene.theme.palette)
        : (x: number, y: number) => colorAt(x, y, ground, before(paints, node));
      return faint(set, scene, at);
    });
  });
}

/** The labels of a chart stand on its own marks. */
function chartFindings(drawing: readonly ShapeNode[], scene: Scene, ground: Painted, paints: readonly Paint[]): Found[] {
  const own = drawing.flatMap((node) => paintOf(node, scene.theme.palette));
  return drawing.flatMap((node) => textsOf(node).flatMap((set) => faint(set, scene, (x, y) => colorAt(x, y, ground, [...paints, ...own]))));
}

/** What is painted before the node, and the node's own fill. */
function before(paints: readonly Paint[], node: LeafNode): readonly Paint[] {
  const index = paints.findIndex((paint) => paint.node === node);
  return index < 0 ? paints : paints.slice(0, index + 1);
}

/** One finding for a text that cannot be read at the middle or the ends of one of its runs. */
function faint(set: Set, scene: Scene, at: Painted): Found[] {
  const area = inked(set);
  if (!area) return [];
  for (const line of set.text.lines) {
    for (const run of line.runs) {
      const weight = set.text.paragraphs[line.paragraph]?.runs[0]?.style.weight ?? 400;
      const least = run.size >= 24 || (run.size >= 18.66 && weight >= 700) ? 3 : 4.5;
      const height = line.baseline - run.size * 0.3;
      for (const share of [0.05, 0.5, 0.95]) {
        const ratio = contrastOn(run.color, at(...onPage(set, run.x + run.width * share, height)), scene);
        if (ratio < least - 0.005) return [{ rule: 'contrast', node: set.name, message: `${ratio.toFixed(2)}:1, needs ${least}:1` }];
      }
    }
  }
  return [];
}

const contrastOn = (color: Color, below: Rgba, scene: Scene): number =>
  contrast(blend(resolveColor(color, scene.theme.palette), below), below);
