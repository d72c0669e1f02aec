/** A page that has no arrangement for a slide which the template's wide page has room for. */
import type { SlideKind } from '@slidewright/contract/deck';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { faceOf } from './faceKey.ts';
import { placeTitle } from './furniture.ts';

/** Never fits: the slide is composed on the wide page instead. */
export function crowded({ kind, title }: { readonly kind: SlideKind; readonly title: string }, stage: Stage): Sheet {
  const sheet = new Sheet(stage, faceOf(kind));
  placeTitle(sheet, title, stage);
  sheet.judge('overflows');
  return sheet;
}
