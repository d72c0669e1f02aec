/** The hand of each template of the family, by its id. */

import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import type { Hand } from './hand.ts';
import { beijing } from './hands/beijing.ts';
import { cairo } from './hands/cairo.ts';
import { delhi } from './hands/delhi.ts';
import { hanoi } from './hands/hanoi.ts';

const hands: Readonly<Record<string, Hand>> = { Beijing: beijing, Hanoi: hanoi, Delhi: delhi, Cairo: cairo };

export const handOf = (template: Pick<Template, 'base' | 'family'>): Hand => lookIn(hands, template);
