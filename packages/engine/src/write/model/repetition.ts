/** What the slides of a deck have said, so that no slide says it again. */
import type { Slide } from '@slidewright/contract/deck';
import { keyOf } from '../say/memory.ts';
import { columns } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withTheirGround } from './leaning.ts';
import { type Path, valueAt } from './salvage.ts';
import { Sayings } from './sayings.ts';
import { textsOf, withoutPart } from './slidePart.ts';

export interface Repetition {
  /** The slide without what was said before, or undefined where hardly anything is left. What goes is told in `problems`. */
  fresh(slide: Slide, problems: string[]): Slide | undefined;
  saysTitle(title: string): boolean;
  add(slide: Slide): void;
}

export function createRepetition(language: string): Repetition {
  const titles = new Sayings([]);
  const said = new Sayings([]);
  const spoken = new Sayings([]);
  const slides: Slide[] = [];
  const isNew = (sentence: string): boolean => !isStatement(sentence) || !spoken.has(sentence);
  return {
    fresh(slide, problems) {
      if (slides.some((other) => isTwin(slide, other))) {
        problems.push('it says what another slide says');
        return undefined;
      }
      const all = pointsOf(slide).length;
      const { left, lost, again } = withoutRepeated(slide, said);
      problems.push(...lost.map((text) => `"${text}" is said twice`));
      if (again > 0 && (again === all || (again > 1 && again > MOST_LOST * all))) return undefined;
      const sentences = splitSentences(left.notes, language);
      const kept = withTheirGround(sentences, isNew, language);
      if (kept.length === sentences.length) return left;
      problems.push(...sentences.filter((sentence) => !kept.includes(sentence)).map((sentence) => `notes: "${sentence}" is spoken twice`));
      return { ...left, notes: kept.join(' ') };
    },
    saysTitle: (title) => titles.has(title),
    add(slide) {
      titles.add(slide.title);
      slides.push(slide);
      for (const text of runningTextsOf(slide)) said.add(text);
      for (const sentence of new Set(splitSentences(slide.notes, language))) if (isStatement(sentence)) spoken.add(sentence);
    },
  };
}

/** Share of its points that a slide may lose and still be one. */
const MOST_LOST = 0.4;
/** Points that a list has at least: one that is said twice stays rather than a list of one. */
const FEWEST_POINTS = 2;
/** Words of a statement: names and labels come as often as they serve. */
const FEWEST_WORDS = 4;
const isStatement = (text: string): boolean => text.split(/\s+/u).length >= FEWEST_WORDS || columns(text) > text.length + 2 * FEWEST_WORDS;

/** Fields of running text. Labels, dates, names, heads and cells say what they belong to, as often as it takes. */
const RUNNING = new Set(['text', 'items', 'statement', 'sentence', 'meaning', 'pros', 'cons']);
/** Kinds that repeat the names of others. */
const ORDERING = new Set<Slide['kind']>(['cover', 'coverPicture', 'agenda', 'section', 'closing', 'sources']);

const runningTextsOf = (slide: Slide): string[] =>
  ORDERING.has(slide.kind)
    ? []
    : textsOf(slide)
        .filter(({ text, path }) => RUNNING.has(String(path.findLast((key) => typeof key === 'string'))) && isStatement(text))
        .map(({ text }) => text);

/** Where points stand that each hold by themselves. What is ordered, compared, counted, decided or asked stays whole. */
const POINTS: { readonly [K in Slide['kind']]?: RegExp } = {
  bullets: /^items\.\d+\.text$/,
  question: /^reasons\.\d+\.text$/,
  twoColumns: /^columns\.\d+\.items\.\d+$/,
  prosCons: /^(?:pros|cons)\.\d+$/,
  chart: /^statements\.\d+\.text$/,
};

function pointsOf(slide: Slide): { path: Path; text: string }[] {
  const place = POINTS[slide.kind];
  return place ? textsOf(slide).filter(({ path, text }) => place.test(path.join('.')) && isStatement(text)) : [];
}

/** Whether the slides are of one kind and of the same texts. */
function isTwin(slide: Slide, other: Slide): boolean {
  if (slide.kind !== other.kind || ORDERING.has(slide.kind)) return false;
  const [own, others] = [slide, other].map((each) => textsOf(each).map(({ text }) => keyOf(text)));
  return own !== undefined && own.length > 0 && own.length === others?.length && own.every((text, i) => text === others[i]);
}

function withoutRepeated(slide: Slide, said: Sayings): { left: Slide; lost: string[]; again: number } {
  const lost: string[] = [];
  const own = new Sayings([slide.title]);
  const repeated = pointsOf(slide).filter(({ text }) => {
    if (said.has(text) || own.has(text)) return true;
    own.add(text);
    return false;
  });
  let left = slide;
  // From behind, so that the places before stay what they are.
  for (const { path, text } of repeated.toReversed()) {
    if (siblingsOf(left, path) <= FEWEST_POINTS) continue;
    const next = withoutPart(left, path);
    if (!next) continue;
    left = next;
    lost.unshift(text);
  }
  return { left, lost, again: repeated.length };
}

/** How long the list is that the point stands in. */
function siblingsOf(slide: Slide, path: Path): number {
  const list = valueAt(
    slide,
    path.slice(
      0,
      path.findLastIndex((key) => typeof key === 'number'),
    ),
  );
  return Array.isArray(list) ? list.length : 0;
}
