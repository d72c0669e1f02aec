/** The look of each template of the family, by its id. */
import type { Template } from '../../templates/template.ts';
import type { Look } from './look.ts';
import { amsterdam } from './looks/amsterdam.ts';
import { milan } from './looks/milan.ts';

const looks: Readonly<Record<string, Look>> = { Amsterdam: amsterdam, Milan: milan };

export function lookOf({ id }: Pick<Template, 'id'>): Look {
  const look = looks[id];
  if (!look) throw new Error(`the template "${id}" has no look`);
  return look;
}
