/** Set text as outlines of its glyphs. */
import type { Frame } from '../../model/scene.ts';
import type { GlyphRun, TextBody } from '../../model/text.ts';
import { sideways, turnMatrix } from '../../model/turn.ts';
import { fontTables } from '../../text/fontTables.ts';
import type { Canvas } from './canvas.ts';
import { short } from './defs.ts';
import { colorAttributes } from './shape.ts';

export function svgText(body: TextBody, frame: Frame, canvas: Canvas): string {
  const { turn } = body;
  const { x, y } = turn ? sideways(frame) : frame;
  const runs = body.lines.map((line) => line.runs.map((run) => svgRun(run, x, y + line.baseline, canvas)).join('')).join('');
  return turn ? `<g transform="matrix(${turnMatrix(turn, frame).map(short).join(' ')})">${runs}</g>` : runs;
}

function svgRun(run: GlyphRun, left: number, baseline: number, { resources, defs }: Canvas): string {
  const file = resources.fonts.byId(run.font);
  if (!file) throw new Error(`The scene is set in the font "${run.font}", which nobody supplied.`);
  const scale = run.size / fontTables(file).unitsPerEm;
  let x = left + run.x;
  const glyphs = run.ids.map((glyph, i) => {
    const at = { x: x + (run.dx[i] ?? 0), y: baseline - (run.dy[i] ?? 0) };
    x += run.advances[i] ?? 0;
    const outline = resources.outline(file, glyph);
    if (!outline) return '';
    const id = defs.id(`glyph ${run.font} ${glyph}`, (name) => `<path id="${name}" d="${outline}"/>`);
    const place = `translate(${short(at.x)} ${short(at.y)}) scale(${scale.toPrecision(5)} ${(-scale).toPrecision(5)})`;
    return `<use href="#${id}" transform="${place}"/>`;
  });
  const drawn = glyphs.join('');
  return drawn ? `<g ${colorAttributes('fill', run.color, defs)}>${drawn}</g>` : '';
}
