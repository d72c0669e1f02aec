/** The quiet pages, a quote and the end of the deck: words at the right, the seal as a signature below them, art that bleeds off the left. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { ArtPlace } from '../../tokens/art.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { COLUMN, sealAt } from './page.ts';

const ART: Frame = { x: 0, y: 0, w: 320, h: 540 };
export const SEAL = { x: COLUMN.x, y: 424, side: 44 } as const;

export function quietInks(template: Template): Inks {
  const { quietGround } = lookOf('ink', template);
  return quietGround === 'bg' ? template.page : inksOn({ ref: quietGround }, template.palette);
}

export const signature = (template: Template): SceneNode => sealAt(lookOf('ink', template), SEAL.x, SEAL.y, SEAL.side);

export function quietArt(template: Template, place: ArtPlace, seed: string, turn: number): SceneNode[] {
  return template.motif(ART, { place, inks: quietInks(template), palette: template.palette, seed, turn });
}
