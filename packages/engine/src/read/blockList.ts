/** Collects a source's blocks in reading order and gives each its id: b1, b2, … */
import type { Block } from '../model/document.ts';

type WithoutId<T> = T extends Block ? Omit<T, 'id'> : never;
export type NewBlock = WithoutId<Block>;

export class BlockList {
  readonly blocks: Block[] = [];

  add(block: NewBlock): void {
    this.blocks.push({ ...block, id: `b${this.blocks.length + 1}` } as Block);
  }

  /** The block stands directly under the one above it. */
  setTight(index: number): void {
    const block = this.blocks[index];
    if (block?.type === 'paragraph' || block?.type === 'list' || block?.type === 'table' || block?.type === 'facts') block.tight = true;
  }

  last(): Block | undefined {
    return this.blocks.at(-1);
  }
}
