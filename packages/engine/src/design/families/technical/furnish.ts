/**
 * At the head the chapter and the author, at the foot the deck, the number, and a bar on the ruler that moves through the deck. What is the
 * same on all pages stands on the faces; the chapter's name is the text of the footer placeholder.
 */
import type { Frame } from '../../../model/scene.ts';
import { onContentFaces } from '../../layouts/contentFaces.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { shortened, slot } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { FOOT, FOOTER, HEAD } from './grid.ts';
import { LEFT, MODULE, RIGHT } from './lattice.ts';
import { inCapitals, monoLabel, padded, twoDigits } from './monoLabel.ts';
import { deckOnFlood } from './section.ts';

const CHAPTER: Frame = { x: LEFT, y: HEAD.y, w: 540, h: HEAD.h };
const AUTHOR: Frame = { x: 612, y: HEAD.y, w: 300, h: HEAD.h };
/** So many places has the bar before it begins again. */
const PLACES = (RIGHT - LEFT) / MODULE;

const lookOf = ({ template }: DeckStage) => monoLabel(template, 11, template.footer.muted);

/** As much of the text in capitals as one line holds. */
function line(text: string, frame: Frame, stage: DeckStage, align: 'start' | 'end' = 'start') {
  const look = lookOf(stage);
  return [paragraph(shortened(inCapitals(text, stage), look, frame.w, stage), look, stage, { align })];
}

export function furnishFaces(faces: Faces, stage: DeckStage): Faces {
  const { author, deckTitle } = stage;
  const chapter = slot({ key: 'footer', type: 'footer', index: 11, frame: CHAPTER, look: lookOf(stage), prompt: 'Chapter' });
  const nodes = [
    ...(author?.trim() ? [faceText('Author', AUTHOR, line(author, AUTHOR, stage, 'end'), stage)] : []),
    faceText('Deck', FOOTER, line(deckTitle, FOOTER, stage), stage),
  ];
  const section = { ...faces.section, nodes: [...faces.section.nodes, deckOnFlood(stage)] };
  return { ...onContentFaces(faces, nodes, chapter), section };
}

export function furnish(sheet: Sheet, stage: Stage): void {
  const number = sheet.slot('number');
  const footer = sheet.slot('footer');
  if (!number || !footer) return;
  const title = stage.chapters[stage.chapter];
  if (title) {
    const words = `${twoDigits(stage.chapter + 1, stage.language)} / ${title}`;
    sheet.fill('footer', line(words, footer.frame, stage), 'artifact');
  }
  sheet.fill('number', line(padded(stage.number, 3, stage.language), number.frame, stage, 'end'), 'artifact');
  const place = (stage.number - 1) % PLACES;
  sheet.rule('Place in the deck', { x: LEFT + place * MODULE, y: FOOT, w: MODULE, h: 3 }, stage.template.page.figure);
}
