/** Cards without plates: two to four columns parted by hairlines; more stand in the shared grid of cells. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits } from '../../fit.ts';
import { cards as sharedCards } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { columnsOf, placePartings } from './columns.ts';

type Slide = SlideOf<'cards'>;

/** A text larger than this is read at a glance, or set smaller. */
const READ = 18;
const MOST_LINES = 5;

/** Points: of the heads, and of the texts below them. */
const SIZES = [
  [34, 24],
  [30, 22],
  [28, 20],
  [28, 18],
  [26, 18],
  [24, 17],
  [22, 16],
] as const;

export const cards: SlideLayout<'cards'> = {
  face: sharedCards.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  if (slide.cards.length <= 4) for (const [head, text] of SIZES) yield inColumns(slide, stage, head, text);
  yield sharedCards.compose(slide, { ...stage, ordinal: 1 });
}

/** Under a short rule each; heads begin on one line, and so do the texts below the tallest head. */
function inColumns(slide: Slide, stage: Stage, headSize: number, textSize: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const columns = columnsOf(area, Math.max(2, slide.cards.length));
  const width = (columns[0]?.w ?? area.w) - 6;
  const leads = slide.cards.map((card) => paragraph(card.head, heading(template, headSize, page.text, 1.2), stage));
  // Scripts of unlike heights stand on one line.
  const lineHeight = Math.max(...leads.map((lead) => lead.lineHeight));
  const heads = leads.map((lead) => [{ ...lead, lineHeight }]);
  const text = (value: string) => [paragraph(value, body(template, textSize, page.text, undefined, 1.44), stage)];
  if (heads.some((head) => measure(head, width, stage).lines.length > 3)) sheet.judge('overflows');
  const headHeight = Math.max(...heads.map((head) => spaciousHeight(head, width, stage)));
  const textHeight = Math.max(...slide.cards.map((card) => (card.text?.trim() ? measure(text(card.text), width, stage).height : 0)));
  const lines = slide.cards.map((card) => (card.text?.trim() ? measure(text(card.text), width, stage).lines.length : 0));
  if (textSize > READ && Math.max(...lines) > MOST_LINES) sheet.judge('overflows');
  const total = 22 + headHeight + 12 + textHeight;
  if (total > area.h) sheet.judge('overflows');
  const top = area.y + Math.min(40, Math.max(0, (area.h - total) * 0.3));
  placePartings(sheet, columns, { ...area, y: top, h: bottomOf(area) - top }, page.line);
  columns.forEach((column, i) => {
    const card = slide.cards[i];
    if (!card) return;
    sheet.rule(`Rule ${i + 1}`, { ...column, y: top + 2, w: 36, h: 2 }, i === 0 ? page.figure : page.text);
    sheet.text(`Head ${i + 1}`, { ...column, y: top + 20, w: width, h: headHeight + 10 }, heads[i] ?? [], { role: 'heading' });
    const y = top + 20 + headHeight + 12;
    if (!card.text?.trim()) return;
    const below: Frame = { ...column, y, w: width, h: Math.max(1, bottomOf(area) - y) };
    const words = text(card.text);
    sheet.text(`Text ${i + 1}`, { ...below, w: balanced(words, below, stage).width }, words, { role: 'body' });
  });
  return sheet;
}
