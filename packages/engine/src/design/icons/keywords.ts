/**
 * Which icon stands for which words, by language: stems in lower case, separated by spaces; a phrase is joined by "_". A stem with "="
 * behind it stands for that word alone. Only words that mean one thing, whatever they stand beside: no icon is better than a wrong one.
 */
import type { IconName } from './iconTable.ts';

export type Keywords = Readonly<Partial<Record<IconName, string>>>;
