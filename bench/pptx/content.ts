/** The content of the deck that is written both ways: what is said, without any look. */
export type SlideContent =
  | { readonly kind: 'title'; readonly title: string; readonly subtitle: string }
  | { readonly kind: 'bullets'; readonly title: string; readonly items: readonly string[]; readonly photo: number }
  | { readonly kind: 'chart'; readonly title: string; readonly categories: readonly string[]; readonly values: readonly number[] }
  | { readonly kind: 'table'; readonly title: string; readonly rows: readonly (readonly string[])[] };

export const notes = 'Say why this matters first.\nThen take questions.';

const items = [
  'Revenue grew by fourteen percent in the northern region alone',
  'Two of three new customers came through partners, not through sales',
  'Costs per order fell below the level of the year before last',
  'The second warehouse opens in March and doubles what can be shipped',
  'Nothing in the plan depends on prices that are not signed yet',
];

const rows = [
  ['Region', '2022', '2023', '2024', 'Change'],
  ...['North', 'South', 'East', 'West', 'Total'].map((region, i) => [
    region,
    `${900 + i * 37}`,
    `${980 + i * 41}`,
    `${1_040 + i * 45}`,
    `+${6 + i} %`,
  ]),
];

const bullets = (count: number, first: number): SlideContent[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'bullets',
    title: `Point ${first + i} of the plan, as a statement`,
    items,
    photo: first + i,
  }));

/** 20 slides: a title, 15 lists with a photograph each, 2 charts, 2 tables. */
export const deck: readonly SlideContent[] = [
  { kind: 'title', title: 'The plan for the coming year', subtitle: 'What we do, and what it costs' },
  ...bullets(8, 1),
  { kind: 'chart', title: 'Orders by quarter', categories: ['Q1', 'Q2', 'Q3', 'Q4'], values: [1204, 1377, 1290, 1612] },
  { kind: 'table', title: 'Revenue by region', rows },
  ...bullets(7, 9),
  { kind: 'chart', title: 'Returns by quarter', categories: ['Q1', 'Q2', 'Q3', 'Q4'], values: [104, 97, 81, 62] },
  { kind: 'table', title: 'Orders by region', rows },
];

/** Numbers of the photographs that the deck shows. */
export const photoNumbers = deck.flatMap((slide) => (slide.kind === 'bullets' ? [slide.photo] : []));
