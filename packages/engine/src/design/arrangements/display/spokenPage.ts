/** A quote in slots that follow the ground they stand on: its words are as large as they can be. */
import type { Fill, SceneNode } from '../../../model/scene.ts';
import type { BylineLook } from '../../kinds/byline.ts';
import { steps } from '../../page/fit.ts';
import type { Template } from '../../tokens/template.ts';
import { quotePage } from './quotePage.ts';
import { type Slot, textLookOf } from './slot.ts';

export interface SpokenLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  /** The slide's title. */
  readonly kicker: Slot;
  readonly quote: Slot;
  readonly name: Slot;
  /** The speaker's role stands below the name, in this slot's look. */
  readonly role: Slot;
  readonly art: (template: Template, seed: string) => SceneNode[];
}

/** Signs: a shorter quote is set larger, by this factor. */
const SHORT = 50;
const LARGER = 1.5;
/** Points: a role is so much smaller than a name, down to the least. */
const SMALLER = 2;
const LEAST_ROLE = 12;
const GAP = 2;

export const spokenPage = (lookOf: (template: Template) => SpokenLook) =>
  quotePage((template) => {
    const { name, role, art, ...look } = lookOf(template);
    const [largest, smallest] = look.quote.sizes;
    return {
      ...look,
      sizes: (words) => steps(words.length < SHORT ? largest * LARGER : largest, smallest),
      byline: bylineIn(name, role, template),
      art: (_, seed) => art(template, seed),
    };
  });

const bylineIn = (name: Slot, role: Slot, template: Template): BylineLook => ({
  frame: name.frame,
  ...(name.anchor ? { anchor: name.anchor } : {}),
  sizes: steps(...name.sizes),
  name: (size) => textLookOf(name, size, template),
  role: (size) => textLookOf(role, Math.max(LEAST_ROLE, size - SMALLER), template),
  gap: GAP,
});
