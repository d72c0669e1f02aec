/** Moves labels apart along one axis, as little as can be. */

/**
 * Middles for items of equal `size`, in the order given, as near to the `wanted` middles as they can be without overlapping or leaving
 * `from` to `to`. When there is not room for all of them, they are spread evenly and do overlap: ask `room` first.
 */
export function spread(wanted: readonly number[], size: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const pitch = Math.min(size, (to - from) / Math.max(1, wanted.length));
  const inside = (middle: number, count: number) => Math.min(to - (count * pitch) / 2, Math.max(from + (count * pitch) / 2, middle));
  // Neighbours that touch become one block around the mean of their wishes.
  const blocks: { count: number; sum: number; middle: number }[] = [];
  for (const i of order) {
    const wish = wanted[i] ?? 0;
    let block = { count: 1, sum: wish, middle: inside(wish, 1) };
    for (
      let last = blocks.at(-1);
      last && last.middle + (last.count * pitch) / 2 > block.middle - (block.count * pitch) / 2;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      const count = last.count + block.count;
      block = { count, sum: last.sum + block.sum, middle: inside((last.sum + block.sum) / count, count) };
    }
    blocks.push(block);
  }
  const result = new Array<number>(wanted.length).fill(0);
  let next = 0;
  for (const { count, middle } of blocks)
    for (let k = 0; k < count; k++) result[order[next++] ?? 0] = middle + (k - (count - 1) / 2) * pitch;
  return result;
}
