/** One sentence, set large beside a panel of the template's art, under a short rule. */
import type { Frame } from '../../model/scene.ts';
import { balanced, TORN } from '../balance.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { heading, paragraph } from '../typography.ts';
import { placeBalanced, placeTitle } from './furniture.ts';
import { panelBeside } from './panelBeside.ts';

/** From the title to the rule, and from the rule to the sentence. */
const SPACE = 28;
const MOST_LINES = 6;
/** A sentence is rather set down to this size than with a word torn, in scripts without spaces. */
export const LEAST_WHOLE = 28;

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function statementBesideArt(title: string, sentence: string, stage: Stage, size: number, turn: number): Sheet {
  const sheet = new Sheet(stage, 'bulletsBesideArt');
  const { template } = stage;
  const { page: inks, palette, grid } = template;
  const area = placeTitle(sheet, title, stage, grid.besidePanel);
  const words = [paragraph(sentence, heading(template, size, inks.text, 1.24), stage)];
  const frame: Frame = { ...area, y: area.y + 2 * SPACE, h: area.h - 2 * SPACE };
  sheet.rule('Rule', { x: area.x, y: area.y + SPACE, w: 40, h: Math.max(2, template.rule) }, inks.figure);
  placeBalanced(sheet, 'body', words, 'body', stage, frame);
  if (measure(words, frame.w, stage).lines.length > MOST_LINES && size > 20) sheet.judge('overflows');
  if (size > LEAST_WHOLE && balanced(words, frame, stage).faults >= TORN) sheet.judge('overflows');
  sheet.add(...template.motif(panelBeside(area, grid), { place: 'panel', inks, palette, seed: title, turn }));
  return sheet;
}
