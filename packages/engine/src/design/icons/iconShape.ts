/** An icon as a native shape: its lines in one path, which PowerPoint recolours like any other. */
import type { Color } from '../../model/color.ts';
import type { Frame, PathCommand, ShapeNode } from '../../model/scene.ts';
import { type IconName, iconTable } from './iconTable.ts';

/** The side of the field that icons are drawn on, and the width of their lines there. */
const FIELD = 24;
const LINE = 2;

/** What moves or leads somewhere does so in the direction of reading. */
const leading: ReadonlySet<IconName> = new Set([
  'bike',
  'car',
  'chart-column',
  'key',
  'megaphone',
  'plane',
  'rocket',
  'route',
  'ship',
  'shopping-cart',
  'trending-down',
  'trending-up',
  'truck',
  'volume',
]);

/** `frame` is a square. The shape takes the part of it that the icon covers. */
export const iconShape = (name: string, icon: IconName, frame: Frame, color: Color): ShapeNode => ({
  ...linesShape(name, iconTable[icon], frame, color),
  ...(leading.has(icon) ? {} : { upright: true }),
});

/** Lines of an icon's field, drawn so wide there, in a square. */
export function linesShape(name: string, data: string, frame: Frame, color: Color, width = LINE): ShapeNode {
  const scale = frame.w / FIELD;
  const commands = commandsOf(data);
  const points = commands.flatMap(([, ...values]) => values);
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const placed = commands.map(([command, ...values]) => {
    return [command, ...values.map((value, i) => (value - (i % 2 ? top : left)) * scale)] as PathCommand;
  });
  return {
    type: 'shape',
    name,
    frame: {
      x: frame.x + left * scale,
      y: frame.y + top * scale,
      w: (Math.max(...xs) - left) * scale,
      h: (Math.max(...ys) - top) * scale,
    },
    geometry: { type: 'path', commands: placed },
    stroke: { color, width: width * scale, cap: 'round' },
    decorative: true,
  };
}

function commandsOf(data: string): PathCommand[] {
  return data.split(/(?=[MLCZ])/).map((part) => [part[0], ...part.slice(1).split(' ').filter(Boolean).map(Number)] as PathCommand);
}
