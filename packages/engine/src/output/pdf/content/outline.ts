/** Geometries as path commands on the page. */
import type { Frame, Geometry, PathCommand } from '../../../model/scene.ts';

/** Distance of a Bézier's control point that makes the best quarter of a circle of radius 1. */
const QUARTER = 0.5523;

/** The geometry's outline; a line is an open path from where it starts. */
export function outline(geometry: Geometry, frame: Frame): PathCommand[] {
  switch (geometry.type) {
    case 'rect':
      return roundedRectangle(frame, 0, 0);
    case 'roundRect': {
      const radius = Math.min(Math.max(0, geometry.radius), frame.w / 2, frame.h / 2);
      return roundedRectangle(frame, radius, radius);
    }
    case 'ellipse':
      return roundedRectangle(frame, frame.w / 2, frame.h / 2);
    case 'line': {
      const [from, to] = geometry.up ? [frame.y + frame.h, frame.y] : [frame.y, frame.y + frame.h];
      const turn = frame.x + frame.w * (geometry.bend ?? 0);
      const bend: PathCommand[] =
        geometry.bend === undefined
          ? []
          : [
              ['L', turn, from],
              ['L', turn, to],
            ];
      return [['M', frame.x, from], ...bend, ['L', frame.x + frame.w, to]];
    }
    case 'path':
      return geometry.commands.map((command) => moved(command, frame));
  }
}

/** A rectangle whose corners are quarters of an ellipse with the given radii. */
function roundedRectangle({ x, y, w, h }: Frame, rx: number, ry: number): PathCommand[] {
  const [right, bottom] = [x + w, y + h];
  if (rx === 0 || ry === 0) {
    return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  }
  const [kx, ky] = [rx * (1 - QUARTER), ry * (1 - QUARTER)];
  return [
    ['M', x + rx, y],
    ['L', right - rx, y],
    ['C', right - kx, y, right, y + ky, right, y + ry],
    ['L', right, bottom - ry],
    ['C', right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ['L', x + rx, bottom],
    ['C', x + kx, bottom, x, bottom - ky, x, bottom - ry],
    ['L', x, y + ry],
    ['C', x, y + ky, x + kx, y, x + rx, y],
    ['Z'],
  ];
}

function moved(command: PathCommand, { x, y }: Frame): PathCommand {
  switch (command[0]) {
    case 'Z':
      return command;
    case 'C':
      return ['C', command[1] + x, command[2] + y, command[3] + x, command[4] + y, command[5] + x, command[6] + y];
    default:
      return [command[0], command[1] + x, command[2] + y];
  }
}
