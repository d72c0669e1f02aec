/** Where a shape is and what outline it has. */
import type { Frame, Geometry, PathCommand } from '../../../model/scene.ts';
import { emu } from '../../../model/units.ts';
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

const preset = (name: string, ...guides: Markup[]): string =>
  element('a:prstGeom', { prst: name }, element('a:avLst', undefined, ...guides));

export const rectangle = preset('rect');
export const straightConnector = preset('straightConnector1');

export function geometryElement(geometry: Geometry, frame: Frame): string {
  switch (geometry.type) {
    case 'roundRect': {
      const share = geometry.radius / Math.max(Math.min(frame.w, frame.h), 1e-6);
      const adjust = Math.round(Math.min(Math.max(share, 0), 0.5) * 100_000);
      return preset('roundRect', element('a:gd', { name: 'adj', fmla: `val ${adjust}` }));
    }
    case 'path':
      return customGeometry(geometry.commands, frame);
    default:
      return preset(geometry.type);
  }
}

/** Coordinates of a path are hundredths of a point: finer than any screen, and two thirds of the digits of EMU. */
const PATH_UNITS_PER_POINT = 100;
const pathUnits = (points: number): number => Math.round(points * PATH_UNITS_PER_POINT);

function customGeometry(commands: readonly PathCommand[], { w, h }: Frame): string {
  return element(
    'a:custGeom',
    undefined,
    element('a:avLst'),
    element('a:gdLst'),
    element('a:ahLst'),
    element('a:cxnLst'),
    element('a:rect', { l: '0', t: '0', r: 'r', b: 'b' }),
    element('a:pathLst', undefined, element('a:path', { w: pathUnits(w), h: pathUnits(h) }, ...commands.map(pathElement))),
  );
}

function pathElement(command: PathCommand): string {
  switch (command[0]) {
    case 'M':
      return element('a:moveTo', undefined, point(command[1], command[2]));
    case 'L':
      return element('a:lnTo', undefined, point(command[1], command[2]));
    case 'C':
      return element(
        'a:cubicBezTo',
        undefined,
        point(command[1], command[2]),
        point(command[3], command[4]),
        point(command[5], command[6]),
      );
    case 'Z':
      return element('a:close');
  }
}

const point = (x: number, y: number): string => element('a:pt', { x: pathUnits(x), y: pathUnits(y) });
