/** What a deck holds, and what it rests on: numbered in the way of the family's points; very many as in every template. */

import { agenda as sharedAgenda } from '../../arrangements/agenda.ts';
import { sources as sharedSources } from '../../arrangements/sources.ts';
import { bodySizes } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import { numbered } from './bullets.ts';

const MOST_ENTRIES = 6;

const pointsOf = (title: string, entries: readonly string[]) => ({ title, items: entries.map((text) => ({ text })), ordered: true });

export const agenda = variantOf(sharedAgenda, function* (slide, context) {
  if (!context.wide && slide.items.length <= MOST_ENTRIES)
    for (const size of bodySizes(24, 18)) yield numbered(pointsOf(slide.title, slide.items), context, size, 'agenda');
});

export const sources = variantOf(sharedSources, function* (slide, context) {
  if (!context.wide && slide.entries.length <= MOST_ENTRIES)
    for (const size of bodySizes(20, 16)) yield numbered(pointsOf(slide.title, slide.entries), context, size, 'sources');
});
