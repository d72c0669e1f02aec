/**
 * Which specimens each template is given. All slides in all scripts, lengths and ways to continue, in all templates, are 70,000 pages and
 * most of an hour; in turns they are 4,000 slides, and still
 *
 * - each template meets every slide of the specimens once, and each script and each length with a third of them,
 * - each slide is met in every script in every length, and in every length both continued and kept to one page, each time in several templates.
 *
 * With `TEST_BREADTH=full` in the environment nothing is left out.
 */

import type { Deck, Slide } from '@slidewright/contract/deck';
import { type TemplateId, templateIds } from '@slidewright/contract/template';
import { templateById } from '../../../packages/engine/src/design/templates/templates.ts';
import { type Length, lengths, type Script, scripts, specimenDeck } from '../../fixtures/specimens.ts';

export interface Turn {
  readonly template: TemplateId;
  readonly length: Length;
  readonly split: boolean;
  readonly deck: Deck;
  /** Whether its file is looked at, too: once for each template, so that each family puts every slide out. */
  readonly validated: boolean;
}

const isFull = process.env.TEST_BREADTH === 'full';
const allLengths = Object.keys(lengths) as Length[];
const families = [...Map.groupBy(templateIds, (id) => templateById(id).family).values()];

export function turnsOf(script: Script): Turn[] {
  const s = Object.keys(scripts).indexOf(script);
  const decks = new Map(allLengths.map((length) => [length, specimenDeck(script, length)]));
  return families.flatMap((templates, f) =>
    templates.flatMap((template, t) => {
      const validated = templates.length < 3 || t % 3 === s;
      return allLengths.flatMap((length, l) =>
        [true, false].flatMap((split, p): Turn[] => {
          const deck = decks.get(length);
          if (!deck) return [];
          if (isFull) return [{ template, length, split, deck, validated }];
          const isItsTurn = l === (s + f + Math.floor(t / 3)) % 3 && p === (s + t + Math.floor(f / 3)) % 2;
          const slides = thirdOf(deck.slides, (s + t) % 3);
          return isItsTurn ? [{ template, length, split, deck: { ...deck, slides }, validated }] : [];
        }),
      );
    }),
  );
}

/** Kinds take turns, and the slides of a kind: a longer deck may have more of one kind, and the others must not change places for that. */
function thirdOf(slides: readonly Slide[], third: number): Slide[] {
  const kinds = [...Map.groupBy(slides, (slide) => slide.kind).values()];
  return kinds.flatMap((ofKind, k) => ofKind.filter((_, i) => (k + i) % 3 === third));
}
