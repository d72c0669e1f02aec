/** What the templates of the family carry figures and cards with. */

import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import { type Carriers, cairn, niches, pebbles, petals, riverStones } from './carriers.ts';
import { arch, bracts, canopy, type Mark, petalMark, rosetteMark } from './marks.ts';
import { crown, niche, type Plate, petalSheet, ridge, stone } from './plates.ts';

export interface Look {
  readonly carriers: Carriers;
  readonly plate: Plate;
  readonly mark: Mark;
}

const looks: Readonly<Record<string, Look>> = {
  Marrakesh: { carriers: niches, plate: niche, mark: arch },
  Nairobi: { carriers: pebbles, plate: crown, mark: canopy },
  CapeTown: { carriers: cairn, plate: stone, mark: bracts },
  Jakarta: { carriers: petals, plate: petalSheet, mark: petalMark },
  Bogota: { carriers: riverStones, plate: ridge, mark: rosetteMark },
};

export const lookOf = (template: Template): Look => lookIn(looks, template);
