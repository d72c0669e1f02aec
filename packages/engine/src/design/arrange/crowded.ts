/** A page that has no arrangement for a slide which the template's wide page has room for. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { layoutKeyOf } from '../tokens/layoutKey.ts';
import { titledPage } from './titles.ts';

/** Never fits: the slide is composed on the wide page instead. */
export function crowded({ kind, title }: { readonly kind: SlideKind; readonly title: string }, context: LayoutContext): PageBuilder {
  const { builder } = titledPage(layoutKeyOf(kind), title, context);
  builder.judge('overflows');
  return builder;
}
