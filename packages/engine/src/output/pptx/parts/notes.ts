/** Speaker notes: the notes master and a notes page for each slide that has notes. */

import type { Scene } from '../../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { rectangle, transform } from '../drawing/geometry.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import { shapeTree } from '../slide/shapeTree.ts';
import { languageAttributes } from '../text/language.ts';
import { levels } from '../text/levelStyle.ts';
import { alignment } from '../text/paragraph.ts';
import { textRun } from '../text/run.ts';
import type { ThemeFonts } from '../text/themeFonts.ts';
import { background } from './background.ts';
import { colorMap } from './master.ts';

/** A4-like page of PowerPoint's notes, in points. */
export const NOTES_WIDTH = 540;
export const NOTES_HEIGHT = 720;
const MARGIN = 54;
const PICTURE_TOP = 60;
const pictureFrame = {
  x: MARGIN,
  y: PICTURE_TOP,
  w: NOTES_WIDTH - 2 * MARGIN,
  h: ((NOTES_WIDTH - 2 * MARGIN) * SLIDE_HEIGHT) / SLIDE_WIDTH,
};
const textTop = pictureFrame.y + pictureFrame.h + 24;
const textFrame = { x: MARGIN, y: textTop, w: pictureFrame.w, h: NOTES_HEIGHT - MARGIN - textTop };
const NOTES_SIZE = 12;
const PICTURE_INDEX = 2;
const TEXT_INDEX = 3;

const slideImage = (look: Markup): string =>
  element(
    'p:sp',
    undefined,
    element(
      'p:nvSpPr',
      undefined,
      element('p:cNvPr', { id: 2, name: 'Slide image' }),
      element('p:cNvSpPr', undefined, element('a:spLocks', { noGrp: true, noRot: true, noChangeAspect: true })),
      element('p:nvPr', undefined, element('p:ph', { type: 'sldImg', idx: PICTURE_INDEX })),
    ),
    element('p:spPr', undefined, look),
  );

const notesText = (look: Markup, bodyProperties: string, paragraphs: readonly string[]): string =>
  element(
    'p:sp',
    undefined,
    element(
      'p:nvSpPr',
      undefined,
      element('p:cNvPr', { id: 3, name: 'Notes' }),
      element('p:cNvSpPr', undefined, element('a:spLocks', { noGrp: true })),
      element('p:nvPr', undefined, element('p:ph', { type: 'body', idx: TEXT_INDEX })),
    ),
    element('p:spPr', undefined, look),
    element('p:txBody', undefined, bodyProperties, element('a:lstStyle'), paragraphs.join('')),
  );

export function notesMasterRoot(scene: Scene, fonts: ThemeFonts): string {
  const paragraph = element('a:p', undefined, textRun('Notes', element('a:rPr', languageAttributes(scene.language))));
  const style = { ...scene.theme.bodyStyle, size: NOTES_SIZE, color: { ref: 'text' } } as const;
  const look = { style, align: 'start', rtl: scene.rtl, indent: 0 } as const;
  return element(
    'p:notesMaster',
    presentationNamespaces,
    element(
      'p:cSld',
      undefined,
      background({ ref: 'bg' }),
      shapeTree([
        slideImage(transform(pictureFrame) + rectangle + element('a:noFill')),
        notesText(transform(textFrame) + rectangle, element('a:bodyPr', { lIns: 0, rIns: 0 }), [paragraph]),
      ]),
    ),
    colorMap,
    element('p:notesStyle', undefined, ...levels(look, { fonts, themeFonts: [fonts.body, fonts.heading] })),
  );
}

/** A notes page; paragraphs of the notes are separated by a line feed. */
export function notesRoot(notes: string, scene: Scene): string {
  const language = languageAttributes(scene.language);
  const direction = scene.rtl ? element('a:pPr', { algn: alignment('start', true), rtl: true }) : '';
  const paragraphs = notes.split('\n').map((text) => {
    const content = text ? textRun(text, element('a:rPr', { ...language, dirty: false })) : element('a:endParaRPr', language);
    return element('a:p', undefined, direction, content);
  });
  return element(
    'p:notes',
    presentationNamespaces,
    element('p:cSld', undefined, shapeTree([slideImage(undefined), notesText(undefined, element('a:bodyPr'), paragraphs)])),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  );
}
