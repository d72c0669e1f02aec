/** The look of each template of the family, by its id. */

import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import type { Look } from './look.ts';
import { bangkok } from './looks/bangkok.ts';
import { budapest } from './looks/budapest.ts';
import { buenosAires } from './looks/buenosAires.ts';
import { mumbai } from './looks/mumbai.ts';

const looks: Readonly<Record<string, Look>> = { Budapest: budapest, BuenosAires: buenosAires, Mumbai: mumbai, Bangkok: bangkok };

export const lookOf = (template: Pick<Template, 'base' | 'family'>): Look => lookIn(looks, template);
