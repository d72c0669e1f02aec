/** Filled areas of a page, by which text is told apart from its ground. */
import type { Box } from './pageContent.ts';

interface Fill extends Box {
  /** Undefined for pictures and patterns: whatever is written on them is taken to be readable. */
  readonly color: string | undefined;
}

/** Beyond this many areas a page is a drawing; only the latest are asked. */
const REMEMBERED = 400;

export class Paint {
  #fills: Fill[] = [];
  /** What was asked last, since most of a page is written in one colour. */
  #asked: { readonly color: string | undefined; readonly luminance: number | undefined } = { color: undefined, luminance: undefined };

  add(box: Box, color: string | undefined): void {
    this.#fills.push({ ...box, color });
    if (this.#fills.length > 2 * REMEMBERED) this.#fills = this.#fills.slice(-REMEMBERED);
  }

  /** Whether text of this colour can be told from what lies under the point. The paper is white. */
  shows(color: string | undefined, x: number, y: number): boolean {
    if (color !== this.#asked.color) this.#asked = { color, luminance: luminance(color) };
    const text = this.#asked.luminance;
    if (text === undefined) return true;
    for (let i = this.#fills.length - 1; i >= 0; i--) {
      const fill = this.#fills[i];
      if (!fill || x < fill.x0 || x > fill.x1 || y < fill.y0 || y > fill.y1) continue;
      return fill.color === undefined || fill.color !== color;
    }
    return text < 0.94;
  }
}

/** 0 to 1 for "#rrggbb". */
function luminance(color: string | undefined): number | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '');
  if (!match) return undefined;
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
