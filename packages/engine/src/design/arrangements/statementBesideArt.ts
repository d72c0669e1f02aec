/** One sentence, set large beside a panel of the template's art, under a short rule. */
import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { balanced, TORN } from '../arrange/balance.ts';
import { placePanelArt } from '../arrange/panelArt.ts';
import { panelBeside } from '../arrange/panelBeside.ts';
import { placeBalanced, titledPage } from '../arrange/titles.ts';
import { fillsBesideArt } from '../kinds/amounts.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { heading, paragraph } from '../page/typography.ts';

/** From the title to the rule, and from the rule to the sentence. */
const RULE_GAP = 28;
const MOST_LINES = 6;
/** A sentence is rather set down to this size than with a word torn, in scripts without spaces. */
export const LEAST_WHOLE = 28;

/** A slide of one sentence and nothing else, as large as the sizes allow; nothing for any other. */
export function* loneStatement(slide: SlideOf<'bullets'>, sizes: readonly number[], context: LayoutContext): Generator<PageBuilder> {
  const [only, ...others] = slide.items;
  if (!only || others.length > 0 || only.head || !fillsBesideArt(slide)) return;
  for (const size of sizes) yield statementBesideArt(slide.title, only.text, context, size, context.ordinal);
}

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function statementBesideArt(title: string, sentence: string, context: LayoutContext, size: number, turn: number): PageBuilder {
  const { template } = context;
  const { page: inks, grid } = template;
  const { builder, area } = titledPage('bulletsBesideArt', title, context, grid.besidePanel);
  const words = [paragraph(sentence, heading(template, size, inks.text, 1.24), context)];
  const frame: Frame = belowTop(area, 2 * RULE_GAP);
  builder.rule('Rule', { x: area.x, y: area.y + RULE_GAP, w: 40, h: Math.max(2, template.rule) }, inks.figure);
  placeBalanced(builder, 'body', words, 'body', context, frame);
  if (measure(words, frame.w, context).lines.length > MOST_LINES && size > 20) builder.judge('overflows');
  if (size > LEAST_WHOLE && balanced(words, frame, context).faults >= TORN) builder.judge('overflows');
  placePanelArt(builder, panelBeside(area, grid), title, turn, context);
  return builder;
}
