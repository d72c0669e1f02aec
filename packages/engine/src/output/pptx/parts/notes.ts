/** Speaker notes: the notes master, with places for what is printed on every page, and a notes page for each slide that has notes. */

import type { Scene } from '../../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { rectangle, transform } from '../drawing/geometry.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import { shapeTree } from '../slide/shapeTree.ts';
import { languageAttributes } from '../text/language.ts';
import { levels } from '../text/levelStyle.ts';
import { alignment, slideNumberField } from '../text/paragraph.ts';
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

/** Of a line at the head or the foot of a page, and its distance from the page's edge. */
const LINE_HEIGHT = 24;
const LINE_SIZE = 10;
const EDGE = 18;

/** What can stand on every page, with the names that the selection pane shows. */
const runningElements = {
  hdr: { idx: 0, name: 'Header', at: 'start', top: EDGE },
  dt: { idx: 1, name: 'Date', at: 'end', top: EDGE },
  ftr: { idx: 4, name: 'Footer', at: 'start', top: NOTES_HEIGHT - EDGE - LINE_HEIGHT },
  sldNum: { idx: 5, name: 'Slide number', at: 'end', top: NOTES_HEIGHT - EDGE - LINE_HEIGHT },
} as const;
type RunningElement = keyof typeof runningElements;

/** The placeholder: on the master with place and look, on a page without. */
function runningShape(type: RunningElement, id: number, content: string, rtl: boolean, ofMaster: boolean): string {
  const { idx, name, at, top } = runningElements[type];
  const width = pictureFrame.w / 2;
  const atLeft = (at === 'start') !== rtl;
  const frame = { x: atLeft ? MARGIN : MARGIN + width, y: top, w: width, h: LINE_HEIGHT };
  const level = element('a:lvl1pPr', { algn: atLeft ? 'l' : 'r' }, element('a:defRPr', { sz: LINE_SIZE * 100 }));
  return element(
    'p:sp',
    undefined,
    element(
      'p:nvSpPr',
      undefined,
      element('p:cNvPr', { id, name }),
      element('p:cNvSpPr', undefined, element('a:spLocks', { noGrp: true })),
      element('p:nvPr', undefined, element('p:ph', { type, sz: 'quarter', idx: idx || undefined })),
    ),
    element('p:spPr', undefined, ofMaster && transform(frame) + rectangle),
    element(
      'p:txBody',
      undefined,
      ofMaster ? element('a:bodyPr', { lIns: 0, rIns: 0, anchor: type === 'hdr' || type === 'dt' ? 't' : 'b' }) : element('a:bodyPr'),
      element('a:lstStyle', undefined, ofMaster && level),
      element('a:p', undefined, content),
    ),
  );
}

/** Dates are those of the day; nothing is said of it that would differ between two files of one deck. */
const dateField = (properties: string): string =>
  element('a:fld', { id: '{5F2C1B7E-8A43-4D0E-9C6B-2E7D94A1F3B6}', type: 'datetimeFigureOut' }, properties, '<a:t></a:t>');

/** White paper and dark ink whatever the slides look like: notes and handouts are printed. */
export const printedTheme = (theme: Scene['theme']): Scene['theme'] => ({
  ...theme,
  palette: { ...theme.palette, bg: '#FFFFFF', text: '#1A1A1A', surface: '#F2F2F2', muted: '#595959' },
});

export function notesMasterRoot(scene: Scene, fonts: ThemeFonts): string {
  const properties = element('a:rPr', languageAttributes(scene.language));
  const contents: Readonly<Record<RunningElement, string>> = {
    hdr: '',
    dt: dateField(properties),
    ftr: '',
    sldNum: slideNumberField('‹#›', properties),
  };
  const lines = (Object.keys(runningElements) as RunningElement[]).map((type, i) =>
    runningShape(type, 4 + i, contents[type], scene.rtl, true),
  );
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
        ...lines,
      ]),
    ),
    colorMap,
    // Header, date and footer stand on pages to which somebody adds them.
    element('p:hf', { hdr: false, ftr: false, dt: false }),
    element('p:notesStyle', undefined, ...levels(look, { fonts, themeFonts: [fonts.body, fonts.heading] })),
  );
}

/** The notes page of a slide; paragraphs of the notes are separated by a line feed. */
export function notesRoot(notes: string, scene: Scene, slideNumber: number): string {
  const language = languageAttributes(scene.language);
  const direction = scene.rtl ? element('a:pPr', { algn: alignment('start', true), rtl: true }) : '';
  const paragraphs = notes.split('\n').map((text) => {
    const content = text ? textRun(text, element('a:rPr', { ...language, dirty: false })) : element('a:endParaRPr', language);
    return element('a:p', undefined, direction, content);
  });
  const number = runningShape('sldNum', 4, slideNumberField(String(slideNumber), element('a:rPr', language)), scene.rtl, false);
  return element(
    'p:notes',
    presentationNamespaces,
    element('p:cSld', undefined, shapeTree([slideImage(undefined), notesText(undefined, element('a:bodyPr'), paragraphs), number])),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  );
}
