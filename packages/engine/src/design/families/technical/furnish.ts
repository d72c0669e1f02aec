/** Chapter and author above the rule of the head; deck, number, and a bar on the ruler that moves through the deck at the foot. */
import type { Frame } from '../../../model/scene.ts';
import { shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { FOOT, HEAD } from './grid.ts';
import { LEFT, MODULE, RIGHT } from './lattice.ts';
import { inCapitals, monoLabel, padded, twoDigits } from './monoLabel.ts';

const CHAPTER: Frame = { x: LEFT, y: HEAD.y, w: 540, h: HEAD.h };
const AUTHOR: Frame = { x: 612, y: HEAD.y, w: 300, h: HEAD.h };
/** So many places has the bar before it begins again. */
const PLACES = (RIGHT - LEFT) / MODULE;

export function furnish(sheet: Sheet, stage: Stage): void {
  const number = sheet.slot('number');
  const footer = sheet.slot('footer');
  if (!number || !footer) return;
  const { template, author } = stage;
  const look = monoLabel(template, 11, template.footer.muted);
  const line = (text: string, frame: Frame, align: 'start' | 'end' = 'start') => [
    paragraph(shortened(inCapitals(text, stage), look, frame.w, stage), look, stage, { align }),
  ];
  const chapter = stage.chapters[stage.chapter];
  if (chapter)
    sheet.text('Chapter', CHAPTER, line(`${twoDigits(stage.chapter + 1, stage.language)} / ${chapter}`, CHAPTER), { role: 'artifact' });
  if (author?.trim()) sheet.text('Author', AUTHOR, line(author, AUTHOR, 'end'), { role: 'artifact' });
  sheet.fill('footer', line(stage.deckTitle, footer.frame), 'artifact');
  sheet.fill('number', line(padded(stage.number, 3, stage.language), number.frame, 'end'), 'artifact');
  const place = (stage.number - 1) % PLACES;
  sheet.rule('Place in the deck', { x: LEFT + place * MODULE, y: FOOT, w: MODULE, h: 3 }, template.page.figure);
}
