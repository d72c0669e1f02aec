/** The labels above the rules: the deck on the first column, the chapter on the third, the page's number at the right edge. */
import { numeralOf } from '../../../model/numeral.ts';
import type { FaceKey } from '../../layouts/faceKey.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { paragraph, strong } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { DECK_LABEL } from './grid.ts';

/** Faces whose first column says something else, or nothing. */
const UNNAMED: ReadonlySet<string> = new Set<FaceKey>(['cover', 'coverPicture', 'quote']);

/** The deck's name is the same on all pages, so it stands on the faces. */
export function furnishFaces(faces: Faces, stage: DeckStage): Faces {
  const named = Object.entries(faces).map(([key, face]) => {
    if (UNNAMED.has(key)) return [key, face];
    const look = strong(stage.template, 12, inksOf(key as FaceKey, stage.template).text);
    const name = [paragraph(shortened(stage.deckTitle, look, DECK_LABEL.w, stage), look, stage)];
    return [key, { ...face, nodes: [...face.nodes, faceText('Deck', DECK_LABEL, name, stage)] }];
  });
  return Object.fromEntries(named) as Faces;
}

/** The chapter is only told on pages of it. */
export function furnish(sheet: Sheet, stage: Stage): void {
  const look = strong(stage.template, 12, inksOf(sheet.layout, stage.template).text);
  const [footer, number] = [sheet.slot('footer'), sheet.slot('number')];
  const chapter = sheet.layout === 'section' ? undefined : stage.chapters[stage.chapter];
  if (footer && chapter) sheet.fill('footer', [paragraph(shortened(chapter, look, footer.frame.w, stage), look, stage)], 'artifact');
  if (number) sheet.fill('number', [paragraph(numeralOf(stage.number, stage.language), look, stage, { align: number.align })], 'artifact');
}

function inksOf(face: FaceKey, template: Template): Inks {
  if (face === 'section') return template.section;
  if (face === 'closing' || face === 'quote') return inksOn(lookOf('swiss', template).endGround, template.palette);
  return template.footer;
}
