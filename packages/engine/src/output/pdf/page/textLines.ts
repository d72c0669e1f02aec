/** Lines of set text as show operators. */
import { type Rgba, resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { GlyphRun, Line, TextBody } from '../../../model/text.ts';
import type { ContentStream } from '../content/contentStream.ts';
import { withOpacity } from '../content/paintShape.ts';
import type { Assets } from './assets.ts';

/** Glyph runs on a baseline, in points on the page: `x` is the left edge of the body that they belong to. */
export interface PlacedRuns {
  readonly x: number;
  readonly baseline: number;
  readonly runs: readonly GlyphRun[];
}

/** Paints all lines, without tags. */
export function paintText(content: ContentStream, body: TextBody, frame: Frame, assets: Assets): void {
  const placed = body.lines.map((line) => place(line, line.runs, frame));
  paintRuns(content, placed, assets);
}

export const place = (line: Line, runs: readonly GlyphRun[], frame: Frame): PlacedRuns => ({
  x: frame.x,
  baseline: frame.y + line.baseline,
  runs,
});

export function paintRuns(content: ContentStream, placed: readonly PlacedRuns[], assets: Assets): void {
  for (const { alpha, parts } of byOpacity(placed, assets)) {
    withOpacity(content, alpha, assets.paints, () => {
      content.textObject(() => {
        for (const { run, color, x, baseline } of parts) {
          content.fillColor(color);
          paintRun(content, run, x, baseline, assets);
        }
      });
    });
  }
}

interface ColoredRun {
  readonly run: GlyphRun;
  readonly color: Rgba;
  readonly x: number;
  readonly baseline: number;
}

/** An opacity cannot change and change back inside a text object, so neighbours of one opacity go into one. */
function byOpacity(placed: readonly PlacedRuns[], { paints }: Assets): { alpha: number; parts: ColoredRun[] }[] {
  const groups: { alpha: number; parts: ColoredRun[] }[] = [];
  for (const { x, baseline, runs } of placed) {
    for (const run of runs) {
      const color = resolveColor(run.color, paints.palette);
      const part = { run, color, x: x + run.x, baseline };
      const last = groups.at(-1);
      if (last?.alpha === color[3]) last.parts.push(part);
      else groups.push({ alpha: color[3], parts: [part] });
    }
  }
  return groups;
}

function paintRun(content: ContentStream, run: GlyphRun, x: number, baseline: number, assets: Assets): void {
  const font = assets.fonts.get(run.font);
  content.font(font.resource, run.size);
  const { tracking, pieces } = font.show(run);
  content.tracking(tracking);
  for (const piece of pieces) content.glyphs(x + piece.x, baseline - piece.rise, piece.operand);
}
