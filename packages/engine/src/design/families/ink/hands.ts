/** The hand of each template of the family, by its id. */
import type { Template } from '../../templates/template.ts';
import type { Hand } from './hand.ts';
import { beijing } from './hands/beijing.ts';
import { cairo } from './hands/cairo.ts';
import { delhi } from './hands/delhi.ts';
import { hanoi } from './hands/hanoi.ts';

const hands: Readonly<Record<string, Hand>> = { Beijing: beijing, Hanoi: hanoi, Delhi: delhi, Cairo: cairo };

export function handOf({ base }: Pick<Template, 'base'>): Hand {
  const hand = hands[base];
  if (!hand) throw new Error(`no hand writes the template "${base}"`);
  return hand;
}
