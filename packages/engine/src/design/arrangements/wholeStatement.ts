/** A slide that says one sentence, with which its title begins too: the sentence is its title, large, and is said once. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { balanced, TORN } from '../arrange/balance.ts';
import { lowered } from '../arrange/lowered.ts';
import { placeBalanced } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder } from '../page/pageBuilder.ts';
import { heading, paragraph } from '../page/typography.ts';
import type { LayoutTable } from './layouts.ts';

/** Letters and digits of a title from which saying it twice is noticed. */
const SHORTEST = 12;
const SIZES = [50, 28] as const;
const MOST_LINES = 6;
/** The rule above the sentence, and its distance from it, points. */
const RULE = { w: 40, h: 2, above: 28 } as const;

/** Goes round the families' own layouts. */
export const withWholeStatements = (table: LayoutTable): LayoutTable => ({
  ...table,
  bullets: {
    layout: table.bullets.layout,
    compose(slide, context) {
      const sentence = context.sample || context.partial ? undefined : sentenceOf(slide, context);
      if (sentence !== undefined)
        for (const size of steps(...SIZES)) {
          const builder = whole(sentence, context, size);
          if (builder.verdict === 'fits') return builder;
        }
      return table.bullets.compose(slide, context);
    },
  },
});

function sentenceOf({ title, items, picture }: SlideOf<'bullets'>, { template, images }: LayoutContext): string | undefined {
  const [only] = items;
  // A title on a ground of its own stands there.
  if (items.length !== 1 || !only || only.head?.trim() || template.titleGround) return undefined;
  if (picture?.image !== undefined && images[picture.image]) return undefined;
  const key = keyOf(title);
  return key.length >= SHORTEST && keyOf(only.text).startsWith(key) ? only.text : undefined;
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

function whole(sentence: string, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'bullets');
  const { page, grid } = context.template;
  // Above a line that the layout draws there is no more room than for a title.
  const top = grid.titlePlace === 'beside' || grid.ruled ? grid.body.y : grid.title.y;
  const area: Frame = { ...grid.body, y: top, h: bottomOf(grid.body) - top };
  const text = [paragraph(sentence, heading(context.template, size, page.text, 1.25), context)];
  const { width, faults } = balanced(text, area, context);
  const { height, lines } = measure(text, width, context);
  const y = lowered(area, height + RULE.above) + RULE.above;
  if (!grid.ruled) builder.rule('Rule', { x: area.x, y: y - RULE.above, w: RULE.w, h: RULE.h }, page.figure);
  placeBalanced(builder, 'title', text, 'title', context, { ...area, y, h: Math.min(height + 1, bottomOf(area) - y) });
  if (lines.length > MOST_LINES || faults >= TORN) builder.judge('overflows');
  return builder;
}
