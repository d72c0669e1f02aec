/** The look of each template of the family, by its id. */
import type { Template } from '../../templates/template.ts';
import type { Look } from './look.ts';
import { amsterdam } from './looks/amsterdam.ts';
import { milan } from './looks/milan.ts';

const looks: Readonly<Record<string, Look>> = { Amsterdam: amsterdam, Milan: milan };

export function lookOf({ base }: Pick<Template, 'base'>): Look {
  const look = looks[base];
  if (!look) throw new Error(`the template "${base}" has no look`);
  return look;
}
