/** Does the work for all items, so many at a time, and begins it in their order. */
export async function sideBySide<T>(items: readonly T[], atATime: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, lane));
}
