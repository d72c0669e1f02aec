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
  /** BCP 47. */
  readonly language: string;
  /** The two things that the topic compares. */
  readonly sides: readonly [string, string] | undefined;
  /** A question with the topic in its place; undefined where the topic is no name that could stand in one. */
  readonly naming: (question: string) => string | undefined;
  /** Kinds of the slides since the last that opened a part. */
  readonly kinds: Slide['kind'][];
}

const processes: ReadonlySet<Station> = new Set<Station>(['mechanism', 'actions', 'method']);
const collections: ReadonlySet<Station> = new Set<Station>(['elements', 'terms', 'findings']);
const isContrast = (station: Station, text: StorylineText): station is Contrast => station in text.contrasts;

/** A station's title wherever it is named. */
export function titleOf(station: Station, { text, sides, language }: Pick<Told, 'text' | 'sides' | 'language'>): string {
  if (station === 'chronology') return text.steps.background[0];
  if (station === 'numbers') return capitalized(text.depths[1][0], language);
  if (station === 'sides') return sides ? sides.join(' – ') : text.contrasts.options[0];
  return isContrast(station, text) ? text.contrasts[station][0] : text.steps[station][0];
}

const capitalized = (text: string, language: string): string => text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language));

export function tell({ station, depth }: Stop, told: Told): Slide {
  const { text, titles } = told;
  const slide = depth === 0 ? first(station, told) : deeper(station, text.depths[(depth - 1) as 0 | 1 | 2], told);
  told.kinds.push(slide.kind);
  return { ...slide, title: titles.take(slide.title) };
}

function first(station: Station, told: Told): Slide {
  const { text, sides, naming } = told;
  if (station === 'chronology') return chronology(titleOf(station, told), told);
  if (station === 'numbers') return numbers(titleOf(station, told), told);
  if (station === 'sides' && sides) return beside(titleOf(station, told), sides, told);
  if (station === 'sides') return contrast(text.contrasts.options, told);
  if (isContrast(station, text)) return contrast(text.contrasts[station], told);
  const [title, question, ...others] = text.steps[station];
  const topical = { definition: text.topical.meaning, relevance: text.topical.concern }[station as string];
  return step([title, (topical && naming(topical)) ?? question, ...others], station, told);
}

/** What stands where a date or a figure is to be filled in. */
const PLACE = '…';

/** A line of time with places for its dates. */
function chronology(title: string, told: Told): Slide {
  const { background, today } = told.text.steps;
  return {
    kind: 'timeline',
    title,
    points: [background[1], background[2], today[1]].map((text) => ({ date: PLACE, text })),
    notes: notesOf(told),
  };
}

/** The two things of a comparison under their names, with places for what there is to say of each. */
function beside(title: string, heads: readonly [string, string], told: Told): Slide {
  const { benefits, challenges, examples } = told.text.steps;
  const labels = [benefits[0], challenges[0], titleOf('numbers', told), ...(told.content === 'short' ? [] : [examples[0]])];
  return {
    kind: 'comparison',
    title,
    heads: [...heads],
    rows: labels.map((label) => ({ label, left: PLACE, right: PLACE })),
    notes: notesOf(told),
  };
}

/** Places for figures, with what to say of each. */
function numbers(title: string, told: Told): Slide {
  const [, which, source, limits] = told.text.depths[1];
  const asked = [told.naming(told.text.topical.figure) ?? which, source, ...(told.content === 'short' ? [] : [limits])];
  return { kind: 'stats', title, stats: asked.map((label) => ({ figure: PLACE, label })), notes: notesOf(told) };
}

function deeper(station: Station, depth: StepText, told: Told): Slide {
  return step([`${titleOf(station, told)} – ${depth[0]}`, depth[1], depth[2], depth[3]], undefined, told);
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
