/** What a model puts in front of every title, or behind it, because something told it to. */

const FEWEST = 3;
const SHARE = 0.5;
const BEFORE = /^([^:：|]{2,40}[:：|]|\p{Lu}{4,}(?=\s))\s*(?=\S)/u;
const BEHIND = /(?<=\S)(?:\s*[|–—-]\s+|\s*[([])[^|–—()[\]]{2,40}[)\]]?$/u;

/** Takes off a title what at least half of all titles have in the same place. */
export function affixesOf(titles: readonly string[]): (title: string) => string {
  const before = commonest(titles, BEFORE);
  const behind = commonest(titles, BEHIND);
  return (title) => {
    const begun = before !== undefined && title.startsWith(before) ? title.slice(before.length).trim() : title;
    const rest = behind !== undefined && begun.endsWith(behind) ? begun.slice(0, -behind.length).trim() : begun;
    return rest === '' ? title : rest;
  };
}

function commonest(titles: readonly string[], pattern: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const found = pattern.exec(title)?.[0];
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= FEWEST && most[1] >= SHARE * titles.length ? most[0] : undefined;
}
