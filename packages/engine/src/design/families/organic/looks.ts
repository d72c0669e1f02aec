/** What the templates of the family carry figures and cards with. */
import type { Template } from '../../templates/template.ts';
import { type Carriers, cairn, niches, pebbles, petals, riverStones } from './carriers.ts';
import { crown, niche, type Plate, petalSheet, ridge, stone } from './plates.ts';

export interface Look {
  readonly carriers: Carriers;
  readonly plate: Plate;
}

const looks: Readonly<Record<string, Look>> = {
  Marrakesh: { carriers: niches, plate: niche },
  Nairobi: { carriers: pebbles, plate: crown },
  CapeTown: { carriers: cairn, plate: stone },
  Jakarta: { carriers: petals, plate: petalSheet },
  Bogota: { carriers: riverStones, plate: ridge },
};

export const lookOf = (template: Template): Look => looks[template.id] ?? { carriers: pebbles, plate: crown };
