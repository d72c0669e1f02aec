/** The look of each template of the family, by its id. */
import type { Template } from '../../templates/template.ts';
import type { Look } from './look.ts';
import { bangkok } from './looks/bangkok.ts';
import { budapest } from './looks/budapest.ts';
import { buenosAires } from './looks/buenosAires.ts';
import { mumbai } from './looks/mumbai.ts';

const looks: Readonly<Record<string, Look>> = { Budapest: budapest, BuenosAires: buenosAires, Mumbai: mumbai, Bangkok: bangkok };

export function lookOf({ base }: Pick<Template, 'base'>): Look {
  const look = looks[base];
  if (!look) throw new Error(`the template "${base}" has no look`);
  return look;
}
