/** Minimal: much white, deep ink, one precise accent, and one direction of line for each city. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Layout } from '../../../model/scene.ts';
import { bigNumber } from '../../arrangements/bigNumber.ts';
import { closing } from '../../arrangements/closing.ts';
import { cover } from '../../arrangements/cover.ts';
import { agendaPage } from '../../arrangements/display/agendaPage.ts';
import { cardsPage } from '../../arrangements/display/cardsPage.ts';
import { fullPages } from '../../arrangements/display/pages.ts';
import type { PlateLook } from '../../arrangements/display/plates.ts';
import { timelineRows } from '../../arrangements/display/timelineRows.ts';
import { underWindow } from '../../arrangements/display/windows.ts';
import { numberedColumns } from '../../arrangements/numbered.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { quote } from '../../arrangements/quote.ts';
import { section } from '../../arrangements/section.ts';
import { stats } from '../../arrangements/stats.ts';
import { timeline as sharedTimeline } from '../../arrangements/timeline.ts';
import { bodySizes } from '../../page/fit.ts';
import { byTemplate, type SlideLayout, variantOf } from '../../page/layout.ts';
import { figure } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import type { Family } from '../family.ts';
import { lookOf } from '../looks.ts';

const pagesOf = (template: Template) => lookOf('minimal', template).pages;
const own = fullPages((template) => {
  const pages = pagesOf(template);
  if (pages === 'shared') throw new Error(`"${template.id}" has no full pages of its own`);
  return pages;
});

const fullPage = <K extends SlideKind>(shared: SlideLayout<K>, others: SlideLayout<K>): SlideLayout<K> =>
  byTemplate((template) => (pagesOf(template) === 'shared' ? shared : others));

/** The number stands clear of the art at the right edge. */
function bigNumberLayout(template: Template, seed: string): Layout {
  const layout = own.bigNumber.layout(template, seed);
  return { ...layout, placeholders: layout.placeholders.map((p) => (p.key === 'number' ? { ...p, frame: { ...p.frame, x: 580 } } : p)) };
}

/** Cards where full pages are the template's own, every other time: each under a view of its own. */
const windows: PlateLook = {
  cells: 'columns',
  most: 4,
  gap: 24,
  height: 320,
  least: 260,
  figures: [46, 30],
  withoutIcons: true,
  plate: underWindow(124),
};

/** Steps with texts stand under large light numerals: an arrow would be a box. */
const process = variantOf(sharedProcess, function* (slide, context) {
  const { length } = slide.steps;
  if (length <= 4 && slide.steps.some(({ text }) => text?.trim()))
    for (const size of bodySizes(length <= 3 ? 24 : 20, 18)) yield numberedColumns(slide, context, size);
});

/** More points than hang from one line stand in rows. */
const timeline = variantOf(sharedTimeline, function* (slide, context) {
  if (slide.points.length > MOST_HUNG) yield* timelineRows(slide, { date: figure, dates: [34, 30, 26, 22], gutter: 32 }, context);
});
const MOST_HUNG = 5;

export const minimal: Family = {
  layouts: {
    cover: fullPage(cover, own.cover),
    section: fullPage(section, own.section),
    quote: fullPage(quote, own.quote),
    closing: fullPage(closing, own.closing),
    bigNumber: fullPage(bigNumber, { ...own.bigNumber, layout: bigNumberLayout }),
    agenda: agendaPage,
    cards: cardsPage(({ template, ordinal }, count) =>
      pagesOf(template) === 'shared' || count > 4 || ordinal % 2 === 1 ? 'shared' : windows,
    ),
    process,
    timeline,
    stats: {
      layout: stats.layout,
      compose: (slide, context) =>
        stats.compose(slide, lookOf('minimal', context.template).evenFigures ? { ...context, ordinal: 1 } : context),
    },
  },
};
