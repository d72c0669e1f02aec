/** Whether a slide's picture was found, and so stands on its page. */
import type { LayoutContext } from '../page/layoutContext.ts';

export const isPictured = (
  { picture }: { readonly picture?: { readonly image?: string | undefined } | undefined },
  { images }: Pick<LayoutContext, 'images'>,
): boolean => picture?.image !== undefined && images[picture.image] !== undefined;
