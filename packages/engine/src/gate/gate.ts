/** The gate before the file: a finished deck is judged, what fails is put another way at most twice, and then taken with a warning. */
import type { Deck } from '@slidewright/contract/deck';
import type { Frame, Scene } from '../model/scene.ts';
import { isContent, type Rule, type Subject } from './rule.ts';
import { rules } from './rules.ts';

/** What a rule found of a slide. */
export interface Judgement {
  /** From 1. */
  readonly slide: number;
  readonly rule: string;
  readonly message: string;
  /** Whether it was mended; if not, the slide was taken as it is. */
  readonly mended: boolean;
}

export interface Judged {
  readonly deck: Deck;
  readonly scene: Scene;
  readonly judgements: readonly Judgement[];
}

const MOST_ROUNDS = 2;

/** `design` makes the Scene of a deck; `mayDrop` says whether a point may be left to the notes. */
export function passGate(given: Deck, design: (deck: Deck) => Scene, mayDrop: boolean): Judged {
  let deck = given;
  let scene = design(deck);
  const first = failuresOf(deck, scene, mayDrop);
  let failures = first;
  // What a remedy did not mend is not tried again in the same way.
  const tried = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS && failures.length > 0; round++) {
    const slides = [...deck.slides];
    const mended = new Set<number>();
    for (const { rule, subject } of failures) {
      const key = `${subject.index} ${rule.name}`;
      if (mended.has(subject.index) || tried.has(key)) continue;
      tried.add(key);
      const other = rule.remedy?.(subject);
      if (!other) continue;
      slides[subject.index] = other;
      mended.add(subject.index);
    }
    if (mended.size === 0) break;
    const next = { ...deck, slides };
    const drawn = design(next);
    const left = failuresOf(next, drawn, mayDrop);
    // A remedy that makes more faults than it mends is none.
    if (left.length >= failures.length) break;
    deck = next;
    scene = drawn;
    failures = left;
  }
  const open = new Set(failures.map(({ rule, subject }) => `${subject.index} ${rule.name}`));
  const judgements = first.map(({ rule, subject, message }) => ({
    slide: subject.index + 1,
    rule: rule.name,
    message,
    mended: !open.has(`${subject.index} ${rule.name}`),
  }));
  return { deck, scene, judgements };
}

interface Failure {
  readonly rule: Rule;
  readonly subject: Subject;
  readonly message: string;
}

function failuresOf(deck: Deck, scene: Scene, mayDrop: boolean): Failure[] {
  return deck.slides.flatMap((slide, index): Failure[] => {
    if (!isContent(slide)) return [];
    const pages = scene.pages.filter((page) => page.slide === index);
    const subject: Subject = { slide, index, deck, pages, body: bodyOf(scene, pages[0]?.layout), mayDrop };
    return rules.flatMap((rule) => {
      const message = rule.test(subject);
      return message === undefined ? [] : [{ rule, subject, message }];
    });
  });
}

/** What the placeholders of a layout for its content take up together. */
function bodyOf({ layouts }: Scene, layout: number | undefined): Frame | undefined {
  const frames = (layout === undefined ? undefined : layouts[layout])?.placeholders.flatMap(({ type, frame }) =>
    type === 'body' || type === 'chart' || type === 'table' ? [frame] : [],
  );
  if (!frames || frames.length === 0) return undefined;
  const [x, y] = [Math.min(...frames.map((frame) => frame.x)), Math.min(...frames.map((frame) => frame.y))];
  return {
    x,
    y,
    w: Math.max(...frames.map((frame) => frame.x + frame.w)) - x,
    h: Math.max(...frames.map((frame) => frame.y + frame.h)) - y,
  };
}
