/** Facts of a closing slide, one below the other: what each is called, small, above what it says. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { steps } from '../fit.ts';
import { fitted, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Inks } from '../templates/inks.ts';
import { label, paragraph, strong } from '../typography.ts';

export function placeFactList(
  sheet: Sheet,
  facts: SlideOf<'closing'>['facts'],
  frame: Frame,
  inks: Inks,
  stage: Stage,
  anchor: 'top' | 'bottom' = 'bottom',
): void {
  const { template } = stage;
  const at = (size: number) =>
    (facts ?? []).flatMap((fact, i) => [
      paragraph(fact.label, label(template, 14, inks.muted), stage, { before: i === 0 ? 0 : 10 }),
      paragraph(fact.value, strong(template, size, inks.text), stage, { before: 1 }),
    ]);
  if (facts && facts.length > 0) sheet.text('Facts', frame, fitted(steps(24, 12), frame, stage, at), { role: 'body', anchor });
}
