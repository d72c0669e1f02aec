/** One stop of a storyline as a slide. */
import type { Slide } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import type { Contrast, ContrastText, StepText, StorylineText } from '../../languages/shape/storylineText.ts';
import type { Titles } from '../say/titles.ts';
import type { Station } from './arcs.ts';
import type { Stop } from './plan.ts';

type Content = Extract<PresentationRequest['source'], { origin: 'topic' }>['content'];

/** What has been told so far, and how. */
export interface Told {
  readonly text: StorylineText;
  readonly content: Content;
  readonly notes: string;
  readonly titles: Titles;
  /** Kinds of the slides since the last that opened a part. */
  readonly kinds: Slide['kind'][];
}

const processes: ReadonlySet<Station> = new Set<Station>(['mechanism', 'actions', 'method']);
const collections: ReadonlySet<Station> = new Set<Station>(['elements', 'terms', 'findings']);
const isContrast = (station: Station, text: StorylineText): station is Contrast => station in text.contrasts;

export function tell({ station, depth }: Stop, told: Told): Slide {
  const { text, titles } = told;
  const slide =
    depth === 0 && isContrast(station, text)
      ? contrast(text.contrasts[station], told)
      : depth === 0 && !isContrast(station, text)
        ? step(text.steps[station], station, told)
        : deeper(station, text.depths[depth === 0 ? 0 : ((depth - 1) as 0 | 1 | 2)], told);
  told.kinds.push(slide.kind);
  return { ...slide, title: titles.take(slide.title) };
}

function deeper(station: Station, depth: StepText, told: Told): Slide {
  const title = isContrast(station, told.text) ? told.text.contrasts[station][0] : told.text.steps[station][0];
  return step([`${title} – ${depth[0]}`, depth[1], depth[2], depth[3]], undefined, told);
}

function step([title, ...questions]: StepText, station: Station | undefined, told: Told): Slide {
  const { content } = told;
  const notes = notesOf(told);
  const asked = content === 'short' ? questions.slice(0, 2) : questions;
  if (content === 'bulletPoints') return bullets(title, asked, told);
  if (station && processes.has(station)) {
    return { kind: 'process', title, steps: asked.map((head) => ({ head })), notes };
  }
  // Two lists in a row are enough.
  const third = told.kinds.length >= 2 && told.kinds.slice(-2).every((kind) => kind === 'bullets');
  if (third || (station && collections.has(station))) {
    return { kind: 'cards', title, cards: asked.map((head) => ({ head })), notes };
  }
  return bullets(title, asked, told);
}

const bullets = (title: string, items: readonly string[], told: Told): Slide => ({
  kind: 'bullets',
  title,
  items: items.map((text) => ({ text })),
  notes: notesOf(told),
});

function contrast([title, left, leftQuestion, right, rightQuestion]: ContrastText, told: Told): Slide {
  const advice = { short: 0, bulletPoints: 1, detailed: 2 }[told.content];
  const side = (head: string, question: string, from: number) => ({
    head,
    items: [question, ...told.text.hints.slice(from, from + advice)],
  });
  return { kind: 'twoColumns', title, columns: [side(left, leftQuestion, 0), side(right, rightQuestion, 1)], notes: notesOf(told) };
}

/** Advice for whoever fills the slide in stands in the notes: on every slide it would only repeat itself. */
const notesOf = ({ text, content, notes }: Told): string => (content === 'detailed' ? [notes, ...text.hints].join('\n') : notes);
