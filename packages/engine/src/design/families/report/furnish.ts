/**
 * The strip of chapters and the deck's name are the same on all pages and stand on the faces, and so does the list of chapters on those of
 * sections. A page marks its own chapter, whose name is the text of its footer placeholder, and has its number.
 */
import type { SceneNode } from '../../../model/scene.ts';
import { onContentFaces } from '../../layouts/contentFaces.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { footerLook, placeFurniture, placeNumber, shortened, slot } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { chapterListNodes } from './chapterList.ts';
import { FOOTER } from './page.ts';
import { currentLook, placeCurrent, stripNodes, stripOf } from './strip.ts';

export function furnishFaces(faces: Faces, stage: DeckStage): Faces {
  if (stage.chapters.length === 0) return faces;
  const { template } = stage;
  const strip = stripOf(stage);
  const look = footerLook(template);
  const deck = [paragraph(shortened(stage.deckTitle, look, FOOTER.w, stage), look, stage)];
  const nodes: SceneNode[] = [...stripNodes(strip, stage), faceText('Deck', FOOTER, deck, stage)];
  const name = slot({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: strip.nameOf(0),
    look: currentLook(template),
    prompt: 'Chapter',
    anchor: 'middle',
  });
  const content = onContentFaces(faces, nodes, name);
  return { ...content, section: { ...faces.section, nodes: [...faces.section.nodes, ...chapterListNodes(stage)] } };
}

/** Pages with a number are content; covers, sections and the last page have neither chapters nor furniture. */
export function furnish(sheet: Sheet, stage: Stage): void {
  if (!sheet.slot('number')) return;
  const title = stage.chapters[stage.chapter];
  if (stage.chapters.length === 0) placeFurniture(sheet, stage);
  else {
    if (title) placeCurrent(sheet, title, stage);
    placeNumber(sheet, stage);
  }
}
