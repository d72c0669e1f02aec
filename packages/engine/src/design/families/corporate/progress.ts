/** The band as a street of dwellings: one for each chapter, those behind us tinted, the one that we are in raised. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { SLIDE } from '../../art/clip.ts';
import { theme, translucent } from '../../art/tones.ts';
import { placeFurniture, shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, paragraph } from '../../typography.ts';
import { drawSolid } from './stackedModules.ts';

export const STREET: Frame = { ...SLIDE, y: 506, h: 34 };
const RAISED = 24;
const DEPTH = 12;
/** Width of the street; the page's number stands at its end. */
const LENGTH = 860;
const MOST = 5;
const BEHIND: Color = translucent(theme.accent1, 0.4);

/** Names the chapters in the band; a deck without chapters has its own name there. */
export function placeProgress(sheet: Sheet, stage: Stage): void {
  if (stage.chapters.length === 0 || !sheet.slot('number')) {
    placeFurniture(sheet, stage);
    return;
  }
  placeFurniture(sheet, stage);
  const at = sheet.nodes.findIndex((node) => node.type === 'shape' && node.placeholder === 'footer');
  if (at >= 0) sheet.nodes.splice(at, 1);
  // Of many chapters those around the present one are shown.
  const first = Math.max(0, Math.min(stage.chapter - 2, stage.chapters.length - MOST));
  const shown = stage.chapters.slice(first, first + MOST);
  const width = LENGTH / Math.max(2, shown.length);
  shown.forEach((name, i) => {
    placeHouse(sheet, name, first + i, { ...STREET, x: i * width, w: width }, stage);
  });
}

function placeHouse(sheet: Sheet, name: string, index: number, plot: Frame, stage: Stage): void {
  const { template } = stage;
  const here = index === stage.chapter;
  const behind = index < stage.chapter;
  const frame: Frame = here ? { ...plot, y: plot.y - RAISED, h: plot.h + RAISED } : plot;
  if (here) {
    const canvas = new Canvas({ ...frame, y: frame.y - DEPTH, h: frame.h + DEPTH, w: frame.w + DEPTH });
    drawSolid(canvas, frame, DEPTH, theme.accent1);
    sheet.add(...canvas.nodes('Present chapter'));
  } else if (behind) sheet.shape(`Past chapter ${index + 1}`, frame, { type: 'rect' }, BEHIND);
  const inset = plot.x === 0 ? 56 : 20;
  const color = here ? inkOn(theme.accent1, template.palette) : behind ? theme.text : template.footer.muted;
  const look = body(template, here ? 14 : 12, color, here ? 700 : 500, 1.25);
  const text: Frame = { ...frame, x: plot.x + inset, w: plot.w - inset - 8 };
  const words = shortened(`${index + 1}  ${name}`, look, text.w, stage);
  sheet.text(`Chapter ${index + 1}`, text, [paragraph(words, look, stage)], { role: 'artifact', anchor: 'middle' });
}
