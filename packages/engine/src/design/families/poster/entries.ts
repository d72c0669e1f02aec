/** What a deck holds, and what it rests on: numbered in the way of the family's points; very many as in every template. */

import { agenda as sharedAgenda } from '../../arrangements/agenda.ts';
import { sources as sharedSources } from '../../arrangements/sources.ts';
import { bodySizes, firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { numbered } from './bullets.ts';

const MOST_ENTRIES = 6;

const pointsOf = (title: string, entries: readonly string[]) => ({ title, items: entries.map((text) => ({ text })), ordered: true });

export const agenda: SlideLayout<'agenda'> = {
  layout: sharedAgenda.layout,
  compose: (slide, context) =>
    firstThatFits(
      (function* () {
        if (!context.wide && slide.items.length <= MOST_ENTRIES)
          for (const size of bodySizes(24, 18)) yield numbered(pointsOf(slide.title, slide.items), context, size, 'agenda');
        yield sharedAgenda.compose(slide, context);
      })(),
    ),
};

export const sources: SlideLayout<'sources'> = {
  layout: sharedSources.layout,
  compose: (slide, context) =>
    firstThatFits(
      (function* () {
        if (!context.wide && slide.entries.length <= MOST_ENTRIES)
          for (const size of bodySizes(20, 16)) yield numbered(pointsOf(slide.title, slide.entries), context, size, 'sources');
        yield sharedSources.compose(slide, context);
      })(),
    ),
};
