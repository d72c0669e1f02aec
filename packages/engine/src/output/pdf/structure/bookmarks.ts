/** Bookmarks: the deck's sections, and under each the titles of its slides. */
import type { Scene } from '../../../model/scene.ts';
import type { PdfFile } from '../syntax/file.ts';
import { name, type Ref, text } from '../syntax/value.ts';

export interface Bookmark {
  readonly title: string;
  /** Index of the page. */
  readonly page: number;
  readonly children: readonly Bookmark[];
}

/** One level of slides when there are fewer than two sections with names. */
export function bookmarks({ sections, pages }: Pick<Scene, 'sections' | 'pages'>): Bookmark[] {
  const slide = (page: number): Bookmark => ({ title: pages[page]?.title || `${page + 1}`, page, children: [] });
  if (sections.filter((section) => section.name !== '').length < 2) return pages.map((_, i) => slide(i));
  return sections.flatMap(({ name: title, pages: indices }): Bookmark[] => {
    const [first] = indices;
    if (first === undefined) return [];
    return title === '' ? indices.map(slide) : [{ title, page: first, children: indices.map(slide) }];
  });
}

/** Writes the outline dictionary; undefined where there is nothing to list. Sections are open. */
export function writeBookmarks(file: PdfFile, list: readonly Bookmark[], pages: readonly Ref[]): Ref | undefined {
  if (list.length === 0) return undefined;
  const root = file.allocate();
  const level = (items: readonly Bookmark[], parent: Ref): { first: Ref; last: Ref; count: number } | undefined => {
    const refs = items.map(() => file.allocate());
    let count = 0;
    for (const [i, item] of items.entries()) {
      const [ref, page] = [refs[i], pages[item.page]];
      if (!ref || !page) throw new RangeError(`The bookmark "${item.title}" leads to page ${item.page + 1}, which is not there.`);
      const below = level(item.children, ref);
      count += 1 + (below?.count ?? 0);
      file.put(ref, {
        Title: text(item.title),
        Parent: parent,
        Dest: [page, name('Fit')],
        Prev: refs[i - 1],
        Next: refs[i + 1],
        First: below?.first,
        Last: below?.last,
        Count: below?.count,
      });
    }
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { first, last, count } : undefined;
  };
  const top = level(list, root);
  return file.put(root, { Type: name('Outlines'), First: top?.first, Last: top?.last, Count: top?.count });
}
