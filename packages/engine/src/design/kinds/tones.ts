/** Tones of shapes that follow one another: the template's bold colours in turn, or its ink, fading behind the accent. */
import { type Color, contrast, resolveColor } from '../../model/color.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fading } from './fading.ts';

/** Fewer colours in turn would look like a pattern of two kinds. */
const LEAST_COLORS = 3;
/** A plate that is nearer to the page is a quiet one. */
const BOLD = 1.6;

/** The colours of the template's bold plates; none where it has fewer than three. */
export function boldTones({ template: { portraits, page, palette } }: Pick<LayoutContext, 'template'>): readonly Color[] {
  const ground = resolveColor(page.ground, palette);
  const bold = (portraits?.fills ?? []).filter((fill) => contrast(resolveColor(fill, palette), ground) >= BOLD);
  const distinct = [...new Map(bold.map((fill) => [JSON.stringify(fill), fill])).values()];
  return distinct.length >= LEAST_COLORS ? distinct : [];
}

/** Of the shape at `index` in a closed row of `count`: no two neighbours are alike, the last and the first among them. */
export function toneInTurn(index: number, count: number, context: Pick<LayoutContext, 'template'>): Color {
  const { page } = context.template;
  const bold = boldTones(context);
  if (bold.length === 0) return index === 0 ? page.accent : fading(count > 2 ? (index - 1) / (count - 2) : 0, 0.36, page);
  const meetsItself = index > 0 && index === count - 1 && index % bold.length === 0;
  return bold[meetsItself ? 1 : index % bold.length] ?? page.accent;
}
