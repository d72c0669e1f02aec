/** Where a shape is and what outline it has. */
import type { Frame, Geometry, PathCommand } from '../../../model/scene.ts';
import type { Turn } from '../../../model/text.ts';
import { emu, outlineDecimals } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';

/** Edges are rounded, not sizes, so that frames that touch in points touch in EMU. */
export function emuFrame(frame: Frame): { x: number; y: number; cx: number; cy: number } {
  const x = emu(frame.x);
  const y = emu(frame.y);
  return { x, y, cx: Math.max(0, emu(frame.x + frame.w) - x), cy: Math.max(0, emu(frame.y + frame.h) - y) };
}

export function sameFrame(a: Frame, b: Frame): boolean {
  const [p, q] = [emuFrame(a), emuFrame(b)];
  return p.x === q.x && p.y === q.y && p.cx === q.cx && p.cy === q.cy;
}

/** `a:off` and `a:ext`: what every transform has inside. */
export function position(frame: Frame): Markup[] {
  const { x, y, cx, cy } = emuFrame(frame);
  return [element('a:off', { x, y }), element('a:ext', { cx, cy })];
}

export const transform = (frame: Frame, flipVertical = false): string =>
  element('a:xfrm', { flipV: flipVertical || undefined }, ...position(frame));

/**
 * Of a box whose text is turned: the whole shape is, about its middle, since not every application turns the text alone (`vert`) in
 * placeholders. Without a turn the plain transform.
 */
export function turnedTransform(frame: Frame, turn: Turn | undefined): string {
  if (!turn) return transform(frame);
  const { x, y, w, h } = frame;
  const lying: Frame = { x: x + (w - h) / 2, y: y + (h - w) / 2, w: h, h: w };
  return element('a:xfrm', { rot: turn === 'clockwise' ? QUARTER : 3 * QUARTER }, ...position(lying));
}

/** A quarter of a turn, in 60 000ths of a degree. */
const QUARTER = 5_400_000;

const preset = (name: string, ...guides: Markup[]): string =>
  element('a:prstGeom', { prst: name }, element('a:avLst', undefined, ...guides));

export const rectangle = preset('rect');

/** A line with ends that are glued: straight, or with a bend at a share of its width. */
export const connectorGeometry = (bend: number | undefined): string =>
  bend === undefined
    ? preset('straightConnector1')
    : preset('bentConnector3', element('a:gd', { name: 'adj1', fmla: `val ${Math.round(bend * 100_000)}` }));

export function geometryElement(geometry: Geometry, frame: Frame): string {
  switch (geometry.type) {
    case 'roundRect': {
      const share = geometry.radius / Math.max(Math.min(frame.w, frame.h), 1e-6);
      const adjust = Math.round(Math.min(Math.max(share, 0), 0.5) * 100_000);
      return preset('roundRect', element('a:gd', { name: 'adj', fmla: `val ${adjust}` }));
    }
    case 'line':
      return geometry.bend === undefined ? preset('line') : connectorGeometry(geometry.bend);
    case 'path':
      return customGeometry(geometry.commands, frame);
    default:
      return preset(geometry.type);
  }
}

/** Coordinates of a path are hundredths or tenths of a point, which takes half the digits of EMU. */
function customGeometry(commands: readonly PathCommand[], frame: Frame): string {
  const units = (points: number): number => Math.round(points * 10 ** outlineDecimals(frame));
  return element(
    'a:custGeom',
    undefined,
    element('a:avLst'),
    element('a:gdLst'),
    element('a:ahLst'),
    element('a:cxnLst'),
    element('a:rect', { l: '0', t: '0', r: 'r', b: 'b' }),
    element(
      'a:pathLst',
      undefined,
      element('a:path', { w: units(frame.w), h: units(frame.h) }, ...commands.map((command) => pathElement(command, units))),
    ),
  );
}

function pathElement(command: PathCommand, units: (points: number) => number): string {
  const point = (x: number, y: number): string => element('a:pt', { x: units(x), y: units(y) });
  switch (command[0]) {
    case 'M':
      return element('a:moveTo', undefined, point(command[1], command[2]));
    case 'L':
      return element('a:lnTo', undefined, point(command[1], command[2]));
    case 'C': {
      const [, x1, y1, x2, y2, x, y] = command;
      return element('a:cubicBezTo', undefined, point(x1, y1), point(x2, y2), point(x, y));
    }
    case 'Z':
      return element('a:close');
  }
}
