/** The look of each template of the family, by its id. */

import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import type { Look } from './look.ts';
import { amsterdam } from './looks/amsterdam.ts';
import { milan } from './looks/milan.ts';

const looks: Readonly<Record<string, Look>> = { Amsterdam: amsterdam, Milan: milan };

export const lookOf = (template: Pick<Template, 'base' | 'family'>): Look => lookIn(looks, template);
