import { shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Inks } from '../../templates/inks.ts';
import { paragraph, strong } from '../../typography.ts';
import { labelFrame, THIRD } from './grid.ts';

const CHAPTER = labelFrame(THIRD, 440);

/** On faces that have places for them. The chapter is only told where deck and number are. */
export function placeLabels(sheet: Sheet, inks: Inks, stage: Stage): void {
  const look = strong(stage.template, 12, inks.text);
  const [footer, number] = [sheet.slot('footer'), sheet.slot('number')];
  const line = (text: string, width: number) => [paragraph(shortened(text, look, width, stage), look, stage)];
  if (footer) sheet.fill('footer', line(stage.deckTitle, footer.frame.w), 'artifact');
  const chapter = sheet.layout === 'section' ? undefined : stage.chapters[stage.chapter];
  if (footer && chapter) sheet.text('Chapter', CHAPTER, line(chapter, CHAPTER.w), { role: 'artifact' });
  if (number) sheet.fill('number', [paragraph(String(stage.number), look, stage, { align: number.align })], 'artifact');
}
