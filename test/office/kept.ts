/** Whether words that LibreOffice drew stand where a Scene has room for them. */
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import type { Frame, Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../packages/engine/src/model/units.ts';
import type { PlacedWord } from './placedWords.ts';

export interface Kept {
  /** Words outside of all boxes of their page, and off it, each with the number of its page. */
  readonly beside: readonly string[];
  readonly off: readonly string[];
  readonly all: number;
}

/** Words of drawn pages; the boxes of each are those of its slide and of its layout. */
export function kept(pages: readonly PlacedWord[][], scene: Scene): Kept {
  return keptIn(
    pages,
    scene.pages.map(({ nodes, layout }) => [...framesOn(nodes), ...framesOn(scene.layouts[layout]?.nodes)]),
  );
}

/** Words of new slides, one of each layout. */
export function keptByLayouts(pages: readonly PlacedWord[][], scene: Scene): Kept {
  return keptIn(
    pages,
    scene.layouts.map(({ nodes, placeholders }) => [...framesOn(nodes), ...placeholders.map(({ frame }) => frame)]),
  );
}

function keptIn(pages: readonly PlacedWord[][], frames: readonly Frame[][]): Kept {
  const beside: string[] = [];
  const off: string[] = [];
  pages.forEach((words, i) => {
    for (const word of words) {
      const tell = `${i + 1} ${word.text}`;
      if (isOff(word)) off.push(tell);
      else if (!frames[i]?.some((frame) => holds(frame, word))) beside.push(tell);
    }
  });
  return { beside, off, all: pages.flat().length };
}

/**
 * Pairs of words of drawn pages of which one stands over the other, which they did not before. What a layout writes, such as a strip of all
 * chapters, may be covered by what its slides draw on it.
 */
export function overOthers(before: readonly PlacedWord[][], after: readonly PlacedWord[][], scene: Scene): Pair[] {
  return after.flatMap((words, i) => {
    const strips = framesOn(scene.layouts[scene.pages[i]?.layout ?? 0]?.nodes);
    const known = pairsOver(before[i] ?? [], strips).length;
    return pairsOver(words, strips)
      .slice(known)
      .map(([word, other]) => ({ page: i + 1, words: [word.text, other.text] }));
  });
}

interface Pair {
  readonly page: number;
  readonly words: readonly [string, string];
}

function pairsOver(words: readonly PlacedWord[], strips: readonly Frame[]): [PlacedWord, PlacedWord][] {
  const free = words.filter((word) => !strips.some((frame) => holds(frame, word)));
  return free.flatMap((word, i) =>
    free.slice(i + 1).flatMap((other): [PlacedWord, PlacedWord][] => (isOver(word, other) ? [[word, other]] : [])),
  );
}

/** Of a word's length and height from either side: boxes of words in neighbouring lines and of joined letters meet there. */
const EDGE = { along: 0.1, across: 0.35 } as const;

/** The inner part of a word's box; one of three letters or more that is higher than wide is turned. */
function innerOf({ text, left, right, top, bottom }: PlacedWord): Frame {
  const [w, h] = [right - left, bottom - top];
  const turned = text.length > 2 && h > w;
  const [x, y] = turned ? [EDGE.across * w, EDGE.along * h] : [EDGE.along * w, EDGE.across * h];
  return { x: left + x, y: top + y, w: w - 2 * x, h: h - 2 * y };
}

const isOver = (word: PlacedWord, other: PlacedWord): boolean => {
  const [a, b] = [innerOf(word), innerOf(other)];
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
};

/** A line is higher than its letters: those of a numeral as high as the page end inside it where its line does not. */
const isOff = ({ left, right, top, bottom }: PlacedWord): boolean => {
  const air = (bottom - top) * LINE_AIR;
  return bottom - air > SLIDE_HEIGHT + 2 || right > SLIDE_WIDTH + 2 || top + air < -2 || left < -2;
};
const LINE_AIR = 0.2;

const framesOn = (nodes: readonly SceneNode[] = []): Frame[] =>
  leaves(nodes).flatMap((node) => (node.type === 'shape' && !node.text ? [] : [node.frame]));

/** The middle of the word, and most of its height. */
export const holds = ({ x, y, w, h }: Frame, { left, right, top, bottom }: PlacedWord): boolean => {
  const middle = (left + right) / 2;
  return middle >= x && middle <= x + w && (top + 3 * bottom) / 4 <= y + h + 4 && bottom >= y;
};
