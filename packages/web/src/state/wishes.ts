/** What a language model is offered to do with a slide, by the slide's kind. */
import { type RewriteWish, rewriteWishes } from '@slidewright/contract/choices';
import type { Slide } from './api.ts';

export const wishNames: Readonly<Record<RewriteWish, string>> = {
  shorter: 'Shorter',
  longer: 'Longer',
  simpler: 'Simpler words',
  chart: 'As a chart',
  table: 'As a table',
  steps: 'As steps',
  cards: 'As cards',
  oneMessage: 'One message',
  title: 'Another title',
  translate: 'Translate',
};

/** What makes another layout of the slide, and the layout that it makes. */
const layouts: Partial<Record<RewriteWish, Slide['kind'] | undefined>> = {
  chart: 'chart',
  table: 'table',
  steps: 'process',
  cards: 'cards',
  oneMessage: undefined,
};
/** They order the others, or show a picture: no layout is anything to them. */
const ordering: readonly Slide['kind'][] = ['cover', 'coverPicture', 'agenda', 'section', 'sources', 'closing', 'picture'];

/** Those that make sense of a slide of this kind. */
export const wishesFor = (kind: Slide['kind']): readonly RewriteWish[] =>
  rewriteWishes.filter((wish) => !(wish in layouts) || (!ordering.includes(kind) && layouts[wish] !== kind));

const tags =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(' ');

/** Languages to translate into with their names, in the order of these; not the one that the deck is in. */
export function languagesBeside(own: string): readonly (readonly [tag: string, name: string])[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return tags
    .filter((tag) => tag !== own.split('-')[0])
    .map((tag) => [tag, names.of(tag) ?? tag] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
}
