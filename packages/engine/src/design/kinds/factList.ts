/** Facts of a closing slide, one below the other: what each is called, small, above what it says. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fitted, type PageBuilder } from '../page/pageBuilder.ts';
import { label, paragraph, strong } from '../page/typography.ts';
import type { Inks } from '../tokens/inks.ts';

export function placeFactList(
  builder: PageBuilder,
  facts: SlideOf<'closing'>['facts'],
  frame: Frame,
  inks: Inks,
  context: LayoutContext,
  anchor: 'top' | 'bottom' = 'bottom',
): void {
  const { template } = context;
  const at = (size: number) =>
    (facts ?? []).flatMap((fact, i) => [
      paragraph(fact.label, label(template, 14, inks.muted), context, { before: i === 0 ? 0 : 10 }),
      paragraph(fact.value, strong(template, size, inks.text), context, { before: 1 }),
    ]);
  if (facts && facts.length > 0) builder.text('Facts', frame, fitted(steps(24, 12), frame, context, at), { role: 'body', anchor });
}
