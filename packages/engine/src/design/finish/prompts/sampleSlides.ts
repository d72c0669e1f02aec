/** Slides as people fill in most often, of the kinds whose texts stand in shapes: what their layouts show before anybody has written in them. */
import type { Slide } from '@slidewright/contract/deck';
import type { LayoutKey } from '../../tokens/layoutKey.ts';

/** Kinds of slides that are drawn with shapes; their layouts have places for the texts all the same. */
export const promptedLayouts = [
  'cards',
  'stats',
  'timeline',
  'process',
  'cycle',
  'funnel',
  'matrix',
  'team',
] as const satisfies LayoutKey[];
export type PromptedLayout = (typeof promptedLayouts)[number];

export const isPrompted = (key: LayoutKey): key is PromptedLayout => (promptedLayouts as readonly LayoutKey[]).includes(key);

/** What is set in the sample slides, as long as such texts are where people write much, and what an empty place asks for instead. */
const texts = {
  title: ['What the slide says in a sentence, as long as the titles of slides mostly are', 'Title'],
  head: ['A heading of about four words', 'Heading'],
  text: ['One or two sentences that say what stands behind the heading, as long as people write them', 'Text'],
  step: ['Name of the step', 'Step'],
  brief: ['What is done in this step and who does it', 'A few words'],
  label: ['What the figure counts, and over which time', 'Label'],
  figure: ['1,480', '00'],
  date: ['15 March 2026', 'Date'],
  event: ['What happens on this date and for whom', 'Event'],
  name: ['Maximilian Lastname', 'Name'],
  role: ['What they do in the team', 'Role'],
} as const;

/** What is set, in small letters, since some templates set heads in capitals; the longest first. */
const prompts = Object.values(texts)
  .map(([sample, prompt]) => [sample.toLowerCase(), prompt] as const)
  .toSorted(([a], [b]) => b.length - a.length);

/** What asks for the sample that a text holds; undefined for words of the arrangement itself, such as numerals. */
export function promptFor(text: string): string | undefined {
  const held = text.replace(/\s+/gu, ' ').toLowerCase();
  return prompts.find(([sample]) => held.includes(sample))?.[1];
}

const said = { title: texts.title[0], notes: '' };
const [head, text, step, brief] = [texts.head[0], texts.text[0], texts.step[0], texts.brief[0]];
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const field = { head, items: [text] };

export const sampleSlides: { readonly [K in PromptedLayout]: Extract<Slide, { kind: K }> } = {
  cards: { kind: 'cards', ...said, cards: many(3, { head, text }) },
  stats: { kind: 'stats', ...said, stats: many(3, { figure: texts.figure[0], label: texts.label[0] }) },
  timeline: { kind: 'timeline', ...said, points: many(4, { date: texts.date[0], text: texts.event[0] }) },
  process: { kind: 'process', ...said, steps: many(4, { head: step, text: brief }) },
  cycle: { kind: 'cycle', ...said, steps: many(4, { head: step, text: brief }) },
  funnel: { kind: 'funnel', ...said, stages: [100, 85, 70, 55].map((value) => ({ head: step, text: brief, value })) },
  matrix: { kind: 'matrix', ...said, fields: many(4, field) },
  team: { kind: 'team', ...said, people: many(4, { name: texts.name[0], role: texts.role[0] }) },
};
