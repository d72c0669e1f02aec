/** Other words in the places of a slide's present ones: whatever is drawn, marked or counted stays. */
import type { Slide } from '@slidewright/contract/deck';
import { z } from 'zod';
import { countWords } from '../../sentence/measure.ts';
import { DRAWN } from '../edits.ts';
import { withoutStop } from '../forms/form.ts';
import type { Inspector } from '../inspector.ts';
import { type Path, valueAt } from '../salvage.ts';
import { textsOf, withoutPart, withText } from '../slidePart.ts';

export interface NumberedText {
  /** From 1. */
  readonly number: number;
  readonly path: Path;
  readonly text: string;
}

/** Marks of numbers: the blank in front of a unit counts. */
const UNITS = new Set(['prefix', 'suffix', 'unit', 'xUnit']);

/** The texts that may change, in the order in which they are read; in a translation those that name figures and people as well. */
export const textsToReword = (slide: Slide, translated: boolean): NumberedText[] =>
  textsOf(slide)
    .filter(({ path, text }) => typeof valueAt(slide, path) === 'string' && /\p{L}/u.test(text))
    .filter(({ path }) => !path.some((key) => UNITS.has(String(key)) || (!translated && DRAWN.has(String(key)))))
    .map((each, i) => ({ ...each, number: i + 1 }));

export const rewordShape = z.object({
  title: z.string(),
  texts: z.array(z.object({ number: z.int(), text: z.string().nullish() })),
  notes: z.string().nullish(),
});

const answer = z.object({
  texts: z
    .array(z.object({ number: z.coerce.number(), text: z.string().default('') }))
    .default([])
    .catch([]),
});

/** A text grows by so much and no more: its place was made for it. */
const GROWTH = 2.5;
const SPARE_WORDS = 6;

export interface Reworded {
  readonly slide: Slide;
  /** In words for the model; the slide is without what they name. */
  readonly problems: readonly string[];
}

/** The slide with those of the answer's texts that hold; its title and notes are not looked at. */
export function reworded(slide: Slide, value: unknown, texts: readonly NumberedText[], inspector: Inspector): Reworded {
  const problems: string[] = [];
  const { texts: changes } = answer.parse(value ?? {});
  const wanted = new Map(changes.map(({ number, text }) => [number, withoutStop(text.trim())]));
  let now = slide;
  const fault = (text: NumberedText, to: string): string | undefined => {
    if (countWords(to) > GROWTH * countWords(text.text) + SPARE_WORDS) return `it has ${countWords(to)} words: there is no room for them`;
    return inspector.textProblem(to);
  };
  const change = (text: NumberedText, to: string): void => {
    const wrong = to === '' ? undefined : fault(text, to);
    const next = wrong !== undefined ? undefined : to === '' ? withoutPart(now, text.path) : withText(now, text.path, to);
    if (next) now = next;
    else problems.push(`text ${text.number} "${to}": ${wrong ?? 'the slide is none without it'}`);
  };
  for (const text of texts) {
    const to = wanted.get(text.number);
    if (to !== undefined && to !== '' && to !== text.text) change(text, to);
  }
  // From the last to the first: what stands behind a part that goes has another place afterwards.
  for (const text of [...texts].reverse()) if (wanted.get(text.number) === '') change(text, '');
  return { slide: now, problems };
}
