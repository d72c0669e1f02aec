/** Division of a paragraph into stretches that one font, script and direction can set. */
import type { TextRun } from '../model/text.ts';
import type { Face } from './face.ts';
import type { ChooseFace } from './fallback.ts';
import { isConnected, isRightToLeft, type Script, scriptOf } from './scripts.ts';

/** A stretch of text that is shaped as one: same face, script and direction. */
export interface Item {
  readonly start: number;
  readonly end: number;
  readonly face: Face;
  /** One cluster that no font has; the face shows U+FFFD for it. */
  readonly missing: boolean;
  readonly script: Script;
  /** Embedding level; odd is right-to-left. */
  readonly level: number;
  /** Letters are spaced: without optional ligatures. */
  readonly spaced: boolean;
}

type OpenItem = Omit<Item, 'end'> & { end: number };

/** Items in logical order; line feeds belong to none. `runEnds` says where in the text each run ends. */
export function itemise(
  text: string,
  runs: readonly TextRun[],
  runEnds: readonly number[],
  graphemes: Uint8Array,
  levels: Uint8Array,
  chooserOf: (run: TextRun) => ChooseFace,
): Item[] {
  const items: OpenItem[] = [];
  const scripts = surroundingScripts(text, graphemes);
  let open: OpenItem | undefined;
  let runIndex = 0;
  let choose: ChooseFace | undefined;
  for (let start = 0, end = 1; start < text.length; start = end, end = start + 1) {
    while (graphemes[end] === 0) end++;
    while (start >= (runEnds[runIndex] ?? text.length)) {
      runIndex++;
      choose = undefined;
    }
    const run = runs[runIndex];
    if (!run || text[start] === '\n') {
      open = undefined;
      continue;
    }
    choose ??= chooserOf(run);
    const script = scripts[start] ?? 'Zyyy';
    const common = scriptOf(text.codePointAt(start) ?? 0) === 'Zyyy';
    const { face, missing } = choose(
      text.slice(start, end),
      isSpaceAfterAscii(text, start) && !isRightToLeft(script) ? 'Latn' : script,
      common,
    );
    const level = levels[start] ?? 0;
    const spaced = Boolean(run.style.tracking) && !isConnected(script);
    if (open && isSame(open, { face, missing, script: shapingScript(script), level, spaced })) {
      open.end = end;
    } else {
      open = { start, end, face, missing, script: shapingScript(script), level, spaced };
      items.push(open);
    }
  }
  return items;
}

/** Such a space is set in the font of what is before it: "12 " in a Korean text takes the style's own, as the digits do. */
function isSpaceAfterAscii(text: string, index: number): boolean {
  return text[index] === ' ' && index > 0 && text.charCodeAt(index - 1) > 0x20 && text.charCodeAt(index - 1) < 0x80;
}

const isSame = (a: Item, b: Omit<Item, 'start' | 'end'>): boolean =>
  a.face === b.face && a.level === b.level && a.script === b.script && a.spaced === b.spaced && !a.missing && !b.missing;

/** Kana and Han are shaped together: Japanese mixes them in every word, and fonts treat them alike. */
const shapingScript = (script: Script): Script => (script === 'Kana' || script === 'Bopo' ? 'Hani' : script);

/**
 * Script of each grapheme cluster (at its first unit). Common characters take that of the text before them, at the start of that after;
 * in an entirely common text they stay common.
 */
function surroundingScripts(text: string, graphemes: Uint8Array): Script[] {
  const scripts = new Array<Script>(text.length);
  let last: Script | undefined;
  for (let i = 0; i < text.length; i++) {
    if (graphemes[i] === 0) continue;
    const own = scriptOf(text.codePointAt(i) ?? 0);
    if (own !== 'Zyyy') {
      if (last === undefined) scripts.fill(own, 0, i);
      last = own;
    }
    scripts[i] = last ?? 'Zyyy';
  }
  return scripts;
}
