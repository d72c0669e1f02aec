/** The motif once more, small: in the title's column, where the title leaves room for it, or at the foot of a wide page. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { bottomOfTitle } from '../../arrange/displayText.ts';
import { leaves } from '../../page/behind.ts';
import { retouched, type SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { lookOf } from '../looks.ts';

const BELOW_TITLE: Frame = { x: 56, y: 304, w: 224, h: 160 };
const AT_FOOT: Frame = { x: 716, y: 328, w: 188, h: 128 };
const TEXT_GAP = 12;

export function placeVignette(builder: PageBuilder, seed: string, context: LayoutContext): void {
  const frame = context.wide ? AT_FOOT : BELOW_TITLE;
  if ((context.wide ? bottomOfTexts(builder) : bottomOfTitle(builder)) + TEXT_GAP > frame.y) return;
  const { page: inks, palette } = context.template;
  builder.add(...lookOf('ink', context.template).vignette(frame, { inks, palette, seed }));
}

/** The layout with the vignette wherever it leaves room. */
export const withVignette = <K extends SlideKind>(layout: SlideLayout<K>): SlideLayout<K> =>
  retouched(layout, (builder, { title }: Pick<Slide, 'title'>, context) => placeVignette(builder, title, context));

/** Where the last line of any text on the page ends. */
function bottomOfTexts(builder: PageBuilder): number {
  const texts = leaves(builder.nodes).flatMap((node) => (node.type === 'shape' && node.text ? [node.frame.y + node.text.height] : []));
  return Math.max(0, ...texts);
}
