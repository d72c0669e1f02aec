/** How long the lists of a slide may be, by its kind: what the schemas say, for whoever has no room for schemas. A test holds both against each other. */
import type { SlideKind } from './deck.ts';

/** The least and the most members. `*` in a path stands for any index. */
export type ListLimits = Readonly<Record<string, readonly [least: number, most: number]>>;

const headed = [2, 12] as const;

export const listLimits: Readonly<Partial<Record<SlideKind, ListLimits>>> = {
  agenda: { items: [1, 30] },
  bullets: { items: [1, 40] },
  twoColumns: { columns: [2, 2], 'columns.*.items': [1, 20] },
  comparison: { heads: [2, 2], rows: [1, 20] },
  prosCons: { heads: [2, 2], pros: [1, 20], cons: [1, 20] },
  cards: { cards: [2, 9] },
  bigNumber: { points: [1, 6] },
  stats: { stats: [2, 6] },
  timeline: { points: [2, 40] },
  process: { steps: headed },
  cycle: { steps: headed },
  funnel: { stages: headed },
  matrix: { fields: [4, 4], 'fields.*.items': [0, 12] },
  team: { people: [1, 12] },
  table: { columns: [1, 20], rows: [1, 200], highlightRows: [0, 4] },
  chart: { 'chart.categories': [1, 200], 'chart.series': [1, 12], statements: [1, 4] },
  pair: { bars: [2, 2] },
  change: { rows: [0, 4], times: [2, 2] },
  shares: { parts: [2, 7], highlight: [0, 7] },
  targets: { rows: [1, 8] },
  stairs: { steps: [2, 7] },
  pyramid: { levels: [2, 6] },
  causes: { causes: [1, 5] },
  definition: { 'not.items': [1, 3] },
  question: { reasons: [1, 4] },
  decisions: { decisions: [1, 8] },
  slope: { times: [2, 2], subjects: [1, 8], 'subjects.*.figures': [2, 2], 'subjects.*.values': [2, 2] },
  hub: { spokes: [2, 8] },
  tree: { branches: [2, 6], 'branches.*.leaves': [0, 6] },
  spans: { spans: [1, 8], ticks: [0, 12], milestones: [0, 5] },
  quadrant: { items: [1, 12], fields: [4, 4] },
  options: { options: [2, 4], rows: [1, 10], 'rows.*.cells': [2, 4], verdicts: [2, 4] },
  waterfall: { changes: [1, 10] },
  swimLanes: { lanes: [2, 6], acts: [1, 12], handovers: [0, 12], ticks: [0, 12] },
  overlap: { sets: [2, 3], pairs: [0, 3], 'pairs.*.of': [2, 2] },
  network: { roles: [2, 7], ties: [1, 10] },
  sources: { entries: [1, 60] },
  closing: { facts: [0, 3] },
};
