/** Lines of set text as show operators. */
import { type Rgba, resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { GlyphRun, Line, TextBody } from '../../../model/text.ts';
import type { ContentStream } from '../content/contentStream.ts';
import { withOpacity } from '../content/paintShape.ts';
import type { Assets } from './assets.ts';
import type { Mark, Reading } from './mark.ts';

/** Glyph runs on a baseline, in points on the page: `x` is the left edge of the body that they belong to. */
export interface PlacedRuns {
  readonly x: number;
  readonly baseline: number;
  readonly runs: readonly GlyphRun[];
}

export function paintText(content: ContentStream, body: TextBody, frame: Frame, assets: Assets, mark: Mark): void {
  const placed = body.lines.map((line) => place(line, line.runs, frame));
  paintRuns(content, placed, assets, mark);
}

export const place = (line: Line, runs: readonly GlyphRun[], frame: Frame): PlacedRuns => ({
  x: frame.x,
  baseline: frame.y + line.baseline,
  runs,
});

export function paintRuns(content: ContentStream, placed: readonly PlacedRuns[], assets: Assets, mark: Mark): void {
  for (const { alpha, parts } of byOpacity(placed, assets)) {
    withOpacity(content, alpha, assets.paints, () => {
      content.textObject(() => {
        for (const { reading, draws } of stretches(content, parts, assets)) {
          mark(() => {
            for (const draw of draws) draw();
          }, reading);
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

/** Neighbours that go under one mark: glyphs that are read as they come, or a group that is read in its own way. */
interface Stretch {
  readonly reading: Reading | undefined;
  readonly draws: (() => void)[];
}

function stretches(content: ContentStream, parts: readonly ColoredRun[], assets: Assets): Stretch[] {
  const out: Stretch[] = [];
  for (const { run, color, x, baseline } of parts) {
    const { resource, tracking, groups } = assets.fonts.show(run);
    for (const [i, group] of groups.entries()) {
      const draw = () => {
        if (i === 0) {
          content.fillColor(color);
          content.font(resource, run.size);
          content.tracking(tracking);
        }
        if (group.x !== undefined) content.textPosition(x + group.x, baseline);
        for (const { rise, operand } of group.shows) {
          content.rise(rise);
          content.show(operand);
        }
      };
      const reading = group.reversed || group.actualText !== undefined ? group : undefined;
      const last = out.at(-1);
      if (last && !last.reading && !reading) last.draws.push(draw);
      else out.push({ reading, draws: [draw] });
    }
  }
  return out;
}
