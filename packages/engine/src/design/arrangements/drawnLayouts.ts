/** The layouts of a file: one for each kind of slide, in the order in which "New Slide" lists them, and those that suit some better. */
import type { Layout } from '../../model/scene.ts';
import type { DrawnLayouts } from '../page/layout.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { Template } from '../tokens/template.ts';
import { bulletsBesideArtLayout } from './bulletsBesideArt.ts';
import { bulletsBesidePictureLayout } from './bulletsBesidePicture.ts';
import type { LayoutTable } from './layouts.ts';

type DrawLayout = (template: Template, seed: string) => Layout;

/** How the layouts of all kinds are drawn, and those that some slides of a kind stand on. */
const drawingsOf = (layouts: LayoutTable): Readonly<Record<LayoutKey, DrawLayout>> => ({
  cover: layouts.cover.layout,
  coverPicture: layouts.coverPicture.layout,
  agenda: layouts.agenda.layout,
  section: layouts.section.layout,
  bullets: layouts.bullets.layout,
  bulletsBesideArt: bulletsBesideArtLayout,
  bulletsBesidePicture: bulletsBesidePictureLayout,
  twoColumns: layouts.twoColumns.layout,
  comparison: layouts.comparison.layout,
  prosCons: layouts.prosCons.layout,
  cards: layouts.cards.layout,
  quote: layouts.quote.layout,
  bigNumber: layouts.bigNumber.layout,
  stats: layouts.stats.layout,
  timeline: layouts.timeline.layout,
  process: layouts.process.layout,
  cycle: layouts.cycle.layout,
  funnel: layouts.funnel.layout,
  matrix: layouts.matrix.layout,
  team: layouts.team.layout,
  picture: layouts.picture.layout,
  table: layouts.table.layout,
  chart: layouts.chart.layout,
  exhibit: layouts.pair.layout,
  sources: layouts.sources.layout,
  closing: layouts.closing.layout,
});

/** Layouts whose kind their placeholders do not tell. */
const kinds: Partial<Record<LayoutKey, Pick<Layout, 'kind'>>> = {
  cover: { kind: 'title' },
  section: { kind: 'section' },
  picture: { kind: 'picture' },
};

/** `seed` is the deck's: art on the layouts differs from deck to deck. */
export const drawLayouts = (layouts: LayoutTable, template: Template, seed: string): DrawnLayouts => {
  const drawn = Object.entries(drawingsOf(layouts)).map(([key, layout]) => [
    key,
    { ...layout(template, seed), ...kinds[key as LayoutKey] },
  ]);
  return Object.fromEntries(drawn) as DrawnLayouts;
};
