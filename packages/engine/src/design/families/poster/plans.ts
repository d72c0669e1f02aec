/** The plans of the family by their templates. */

import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import { madrid } from './awnings.ts';
import type { Plan } from './plan.ts';
import { newYork } from './streets.ts';
import { london } from './vaults.ts';
import { mexicoCity } from './walls.ts';

const plans: Readonly<Record<string, Plan>> = { NewYork: newYork, London: london, Madrid: madrid, MexicoCity: mexicoCity };

export const planOf = (template: Template): Plan => lookIn(plans, template);
