/** A slide of points says more than one short line. */
import type { Rule } from '../rule.ts';

/** Characters of a line that is a sentence worth reading large; half as many where each is a syllable. */
const LONGEST = 60;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

export const loneLine: Rule = {
  name: 'loneLine',
  test: ({ slide }) => {
    if (slide.kind !== 'bullets' || slide.items.length > 1) return undefined;
    const [item] = slide.items;
    const text = `${item?.head ?? ''} ${item?.text ?? ''}`.trim();
    return text.length + (text.match(WIDE)?.length ?? 0) <= LONGEST ? 'One short line stands alone.' : undefined;
  },
};
