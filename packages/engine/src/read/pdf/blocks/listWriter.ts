/** Passages that begin with a mark, as lists. */
import type { BlockList } from '../../blockList.ts';
import { markerOf } from './marker.ts';
import { type Passage, passageText } from './passage.ts';
import { runsOf } from './runs.ts';

/** Bullets that mean nothing else; a dash, an "o" or a number needs company. */
const SURE = /^[•◦▪▫‣⁃●○■□◆◇➢❖✓✔✗➔►◾◼∙]$/u;
const MAX_LEVEL = 12;

export function isItem(passage: Passage, before: Passage | undefined, after: Passage | undefined): boolean {
  if (passage.role) return passage.role.kind === 'item';
  const text = passageText(passage);
  const marker = markerOf(text);
  if (!marker || text.length > 4000) return false;
  if (SURE.test(marker.style)) return true;
  const near = [before, after].map((other) => (other ? markerOf(passageText(other)) : undefined));
  const [above, below] = near;
  if (!marker.ordered) return near.some((other) => other?.style === marker.style) || (above !== undefined && isIndented(passage, before));
  const value = marker.value ?? 0;
  if (value === 1 && (below?.value === 2 || below?.ordered === false)) return true;
  // "1." with "a)" below it, and "2." after "b)".
  if (value === 1 ? below?.value === 1 && isIndented(after, passage) : above?.ordered && isIndented(before, passage)) return true;
  return near.some((other) => other?.style === marker.style && Math.abs((other.value ?? 0) - value) === 1) || above?.ordered === false;
}

/** Whether the first line of a passage begins further in than that of another. */
function isIndented(passage: Passage | undefined, other: Passage | undefined): boolean {
  const [inner, outer] = [passage?.lines[0], other?.lines[0]];
  if (!inner || !outer) return false;
  return (inner.rtl ? outer.x1 - inner.x1 : inner.x0 - outer.x0) > 0.5 * outer.size;
}

export class ListWriter {
  readonly #out: BlockList;
  /** Left edges of the levels that are open. */
  #edges: number[] = [];
  #style: string | undefined;

  constructor(out: BlockList) {
    this.#out = out;
  }

  add(passage: Passage): void {
    const text = passageText(passage);
    const marker = markerOf(text);
    const first = passage.lines[0];
    const runs = runsOf(passage.lines, marker?.length ?? 0);
    if (!first || runs.length === 0) return;
    const ordered = passage.role?.ordered ?? marker?.ordered ?? false;
    const edge = first.rtl ? -first.x1 : first.x0;
    const level = passage.role ? passage.role.level : this.#levelAt(edge, first.size);
    const last = this.#out.last();
    // "1." after bullets at the outermost level begins another list.
    const style = marker?.style;
    const restarts =
      level === 0 && this.#style !== undefined && style !== this.#style && ordered !== (last?.type === 'list' && last.ordered);
    if (last?.type === 'list' && this.#open && !restarts) last.items.push({ level, runs });
    else this.#out.add({ type: 'list', ordered, items: [{ level: 0, runs }] });
    this.#open = true;
    if (level === 0) this.#style = style;
  }

  #open = false;

  end(): void {
    this.#open = false;
    this.#edges = [];
    this.#style = undefined;
  }

  #levelAt(edge: number, size: number): number {
    while (this.#edges.length > 0 && (this.#edges.at(-1) ?? 0) > edge + 0.5 * size) this.#edges.pop();
    const last = this.#edges.at(-1);
    // Another page or column: the list goes on where it was left of anything seen.
    if (last === undefined || edge > last + 0.5 * size) this.#edges.push(edge);
    return Math.min(this.#edges.length - 1, MAX_LEVEL);
  }
}
