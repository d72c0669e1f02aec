/**
 * The band as a street of dwellings, one for each chapter. The street is the same on all pages and stands on the faces; a page tints the way
 * behind it and raises the dwelling that it is in, whose name is the text of the footer placeholder.
 */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { Canvas } from '../../art/canvas.ts';
import { SLIDE } from '../../art/clip.ts';
import { theme, translucent } from '../../art/tones.ts';
import { onContentFaces } from '../../layouts/contentFaces.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { placeFurniture, placeNumber, shortened, slot } from '../../layouts/furniture.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, type Look, paragraph } from '../../typography.ts';
import { drawSolid } from './stackedModules.ts';

export const STREET: Frame = { ...SLIDE, y: 506, h: 34 };
const RAISED = 24;
const DEPTH = 12;
/** Width of the street; the page's number stands at its end. */
const LENGTH = 860;
/** In a longer street the plots are too narrow for names and have numbers alone. */
const MOST_NAMES = 6;
const MOST_NUMBERS = 24;
const LEAST_HOUSE = 230;
/** From the edge of the page, and from that of any other plot. */
const MARGIN = 56;
const INSET = 20;
const BEHIND = translucent(theme.accent1, 0.4);

const hereLook = (template: Template): Look => body(template, 13, inkOn(theme.accent1, template.palette), 700, 1.25);

const plotAt = (i: number, { chapters }: DeckStage): Frame => {
  const w = LENGTH / Math.max(2, chapters.length);
  return { ...STREET, x: i * w, w };
};

/** The raised dwelling on a plot: wide enough for a name, and not beyond the end of the street. */
function houseAt(i: number, stage: DeckStage): Frame {
  const plot = plotAt(i, stage);
  const w = Math.max(plot.w, LEAST_HOUSE);
  return { x: Math.min(plot.x, LENGTH - w), y: plot.y - RAISED, w, h: plot.h + RAISED };
}

const wordsIn = ({ x, y, w, h }: Frame): Frame => {
  const inset = x === 0 ? MARGIN : INSET;
  return { x: x + inset, y, w: w - inset - 8, h };
};

export function progressFaces(faces: Faces, stage: DeckStage): Faces {
  const { template, chapters, language } = stage;
  if (chapters.length === 0) return faces;
  const look = body(template, 11, template.footer.text, 500, 1.25);
  const named = chapters.length <= MOST_NAMES;
  const names = (chapters.length <= MOST_NUMBERS ? chapters : []).map((name, i) => {
    const plot = plotAt(i, stage);
    const frame = named ? wordsIn(plot) : { ...plot, x: plot.x + 8, w: plot.w - 8 };
    const number = numeralOf(i + 1, language);
    const words = named ? onTwoLines(`${number}  ${name}`, look, frame, stage) : [paragraph(number, look, stage)];
    return faceText(`Chapter ${i + 1}`, frame, words, stage, 'middle');
  });
  const here = slot({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: wordsIn(houseAt(0, stage)),
    look: hereLook(template),
    prompt: 'Chapter',
    anchor: 'middle',
  });
  return onContentFaces(faces, names, here);
}

/** A deck without chapters has its own name in the band. */
export function placeProgress(sheet: Sheet, stage: Stage): void {
  if (!sheet.slot('number')) return;
  if (stage.chapters.length === 0) {
    placeFurniture(sheet, stage);
    return;
  }
  const name = stage.chapters[stage.chapter];
  if (name !== undefined) placeHouse(sheet, name, stage);
  placeNumber(sheet, stage);
}

function placeHouse(sheet: Sheet, name: string, stage: Stage): void {
  const house = houseAt(stage.chapter, stage);
  if (house.x > 0) sheet.shape('Way behind', { ...STREET, w: house.x }, { type: 'rect' }, BEHIND);
  const canvas = new Canvas({ ...house, y: house.y - DEPTH, h: house.h + DEPTH, w: house.w + DEPTH });
  drawSolid(canvas, house, DEPTH, theme.accent1);
  sheet.add(...canvas.nodes('Present chapter'));
  const look = hereLook(stage.template);
  const frame = wordsIn(house);
  const words = onTwoLines(`${numeralOf(stage.chapter + 1, stage.language)}  ${name}`, look, frame, stage);
  sheet.fill('footer', words, 'artifact', { frame });
}

/** As much of the text as two lines in the frame hold. */
function onTwoLines(text: string, look: Look, frame: Frame, stage: DeckStage): Paragraph[] {
  const upTo = (lines: number) => [paragraph(shortened(text, look, frame.w * lines, stage), look, stage)];
  const holds = (words: Paragraph[]) => {
    const { lines, height } = measure(words, frame.w, stage);
    return lines.length <= 2 && height <= frame.h;
  };
  return [1.95, 1.7, 1.45, 1.2].map(upTo).find(holds) ?? upTo(1);
}
