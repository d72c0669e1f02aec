/** A cover from a look: its ground, its art, and a spot for each of its texts. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Fill, Frame, SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { placeSpot, type Spot, spotSlot } from './spot.ts';

export interface CoverLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  readonly title: Spot;
  readonly subtitle: Spot;
  /** What the deck is, such as "Product plan 2027"; and who speaks, and when. */
  readonly label: Spot;
  readonly meta: Spot;
  readonly art: (template: Template, seed: string) => SceneNode[];
  /** Where a picture stands, and what is drawn with it in the place of the art. */
  readonly picture?: { readonly frame: Frame; readonly art: (template: Template, seed: string) => SceneNode[] };
}

export const coverPage = (lookOf: (template: Template) => CoverLook): SlideLayout<'cover'> => ({
  face(template, seed) {
    const look = lookOf(template);
    return {
      name: 'Cover',
      background: look.ground,
      nodes: [...(look.backdrop ?? []), ...look.art(template, `${seed} cover`)],
      placeholders: [
        spotSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        spotSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        spotSlot(template, look.label, { key: 'label', type: 'body', index: 13, prompt: 'Label' }),
        spotSlot(template, look.meta, { key: 'meta', type: 'body', index: 14, prompt: 'Author and date' }),
      ],
    };
  },

  compose(slide, stage) {
    const sheet = new Sheet(stage, 'cover');
    placeCoverTexts(sheet, slide, lookOf(stage.template), stage);
    return sheet;
  },
});

type CoverTexts = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

export function placeCoverTexts(sheet: Sheet, { title, subtitle, label, meta }: CoverTexts, look: CoverLook, stage: Stage): void {
  const bottom = placeSpot(sheet, 'title', title, look.title, 'title', stage);
  placeSpot(sheet, 'subtitle', subtitle, look.subtitle, 'heading', stage, bottom);
  placeSpot(sheet, 'label', label, look.label, 'label', stage);
  placeSpot(sheet, 'meta', meta ?? stage.author, look.meta, 'label', stage);
}
