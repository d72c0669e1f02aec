// Writes packages/engine/src/design/icons/iconTable.ts: the icons that the English keywords name, taken from lucide-static, as paths of
// absolute moves, lines and cubic curves on a field of 24 x 24. Run it after adding an icon to the keywords: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import { en } from '../packages/engine/src/design/icons/keywords/en.ts';
import { curvesOf } from './svgPath.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const names = Object.keys(en).sort();

const number = (text) => Number(text ?? 0);

/** An element of an SVG as path data. */
function dataOf([tag, at]) {
  const circle = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  switch (tag) {
    case 'path':
      return at.d;
    case 'circle':
      return circle(number(at.cx), number(at.cy), number(at.r), number(at.r));
    case 'ellipse':
      return circle(number(at.cx), number(at.cy), number(at.rx), number(at.ry));
    case 'line':
      return `M${at.x1} ${at.y1}L${at.x2} ${at.y2}`;
    case 'polyline':
      return `M${at.points}`;
    case 'polygon':
      return `M${at.points}Z`;
    case 'rect': {
      const [x, y, w, h] = [number(at.x), number(at.y), number(at.width), number(at.height)];
      const r = number(at.rx ?? at.ry);
      const corner = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
    }
    default:
      throw new Error(`an icon has an element <${tag}>`);
  }
}

const rows = names.map((name) => {
  const icon = nodes[name];
  if (!icon) throw new Error(`lucide has no icon "${name}"`);
  const key = /^[a-z0-9]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}:\n    '${icon.map((node) => curvesOf(dataOf(node))).join('')}',`;
});

const head = `/**
 * Icons of Lucide (https://lucide.dev), converted by scripts/icons.mjs: paths to be drawn with strokes of 2 on a field of 24 x 24, in
 * absolute commands M, L, C and Z of SVG.
 *
 * ${readFileSync(here('../node_modules/lucide-static/LICENSE'), 'utf8').trim().split('\n').join('\n * ').replace(/ +$/gm, '')}
 */
`;
const table = `export const iconTable = {\n${rows.join('\n')}\n} as const;\n\nexport type IconName = keyof typeof iconTable;\n`;
writeFileSync(here('../packages/engine/src/design/icons/iconTable.ts'), head + table);
console.log(`${names.length} icons`);
