/** Links within a deck: to one of its pages, by its index. */

const PREFIX = 'page:';

export const pageLink = (index: number): string => `${PREFIX}${index}`;

/** The index of the page that a link leads to; undefined for links that leave the deck. */
export function linkedPage(link: string): number | undefined {
  const index = link.startsWith(PREFIX) ? link.slice(PREFIX.length) : '';
  return /^\d{1,5}$/.test(index) ? Number(index) : undefined;
}
