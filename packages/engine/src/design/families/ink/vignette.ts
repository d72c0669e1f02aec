/** The motif once more, small: in the title's column, where the title leaves room for it, or at the foot of a wide page. */
import type { Slide, SlideKind } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { leaves } from '../../behind.ts';
import { bottomOfTitle } from '../../layouts/displayText.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { lookOf } from '../looks.ts';

const BELOW_TITLE: Frame = { x: 56, y: 304, w: 224, h: 160 };
const AT_FOOT: Frame = { x: 716, y: 328, w: 188, h: 128 };
const SPACE = 12;

export function placeVignette(sheet: Sheet, seed: string, stage: Stage): void {
  const frame = stage.wide ? AT_FOOT : BELOW_TITLE;
  if ((stage.wide ? bottomOfTexts(sheet) : bottomOfTitle(sheet)) + SPACE > frame.y) return;
  const { page: inks, palette } = stage.template;
  sheet.add(...lookOf('ink', stage.template).vignette(frame, { inks, palette, seed }));
}

/** The layout with the vignette wherever it leaves room. */
export const withVignette = <K extends SlideKind>({ face, compose }: SlideLayout<K>): SlideLayout<K> => ({
  face,
  compose(slide, stage) {
    const sheet = compose(slide, stage);
    const { title }: Pick<Slide, 'title'> = slide;
    placeVignette(sheet, title, stage);
    return sheet;
  },
});

/** Where the last line of any text on the page ends. */
function bottomOfTexts(sheet: Sheet): number {
  const texts = leaves(sheet.nodes).flatMap((node) => (node.type === 'shape' && node.text ? [node.frame.y + node.text.height] : []));
  return Math.max(0, ...texts);
}
