/** How much a list says, which decides how large it is set and whether it fills a narrow column. */
import type { SlideOf } from '@slidewright/contract/deck';

type Points = Pick<SlideOf<'bullets'>, 'items'>;

/** Signs, those of full width counted twice. */
export const breadth = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

/** How much each point says. */
export const amountsOf = ({ items }: Points): number[] => items.map(({ head, text }) => breadth(head ?? '') + breadth(text));

/** Two sentences of so many signs together are statements: as large as may be, so that they take up their page. */
const STATEMENTS = 140;
const LARGE = 32;
/** The largest size of sentences that stand in rows over the whole width, points. */
export function largestOf(slide: Points): number {
  const { length } = slide.items;
  if (slide.items.some(({ head }) => head?.trim()) || length > 3) return 20;
  const sum = amountsOf(slide).reduce((all, amount) => all + amount, 0);
  return length <= 2 ? (sum <= STATEMENTS ? 36 : LARGE) : sum <= STATEMENTS ? LARGE : 28;
}

/** Signs of all points, by their number, with which they fill the column beside a panel of art; fewer are set large over the whole width. */
const LEAST_BESIDE_ART: Readonly<Record<number, number>> = { 1: 80, 2: 200, 3: 150 };
const LEAST_OF_MANY = 100;

export const fillsBesideArt = (slide: Points): boolean =>
  amountsOf(slide).reduce((sum, amount) => sum + amount, 0) >= (LEAST_BESIDE_ART[slide.items.length] ?? LEAST_OF_MANY);
