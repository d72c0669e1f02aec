/** Steps as a staircase of planes that rises to the last, which has the accent; long or many steps stand in the shared rows. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import { balanced } from '../../balance.ts';
import { bodySizes, firstThatFits } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { process as sharedProcess } from '../../layouts/process.ts';
import { measure, Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { GUTTER } from './grid.ts';

type Slide = SlideOf<'process'>;

const MOST = 5;
/** From one step to the next, points; less where the texts need the room. */
const RISES = [40, 26, 12] as const;
/** Least size of the numerals: texts rather shrink a little than they do. */
const NUMERALS = [56, 40] as const;
const PADDING = 16;
/** Between numeral and head, and between head and text. */
const SPACE = 8;

export const process: SlideLayout<'process'> = {
  face: sharedProcess.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const { length } = slide.steps;
  if (stage.wide && length >= 2 && length <= MOST) {
    const sizes = bodySizes(length <= 3 ? 24 : 20, 16);
    for (const least of NUMERALS) for (const size of sizes) for (const rise of RISES) yield onStairs(slide, stage, size, rise, least);
  }
  yield sharedProcess.compose(slide, stage);
}

function onStairs(slide: Slide, stage: Stage, size: number, rise: number, least: number): Sheet {
  const { template } = stage;
  const sheet = new Sheet(stage, 'process');
  const area = placeTitle(sheet, slide.title, stage);
  const { planes } = lookOf('swiss', template);
  const count = slide.steps.length;
  const pitch = (area.w + GUTTER) / count;
  const inner = pitch - GUTTER - 2 * PADDING;
  const steps = slide.steps.map(({ head, text }, i) => {
    const fill = planes[(count - 1 - i) % planes.length] ?? planes[0];
    const ink = inkOn(fill, template.palette);
    const name = [paragraph(head, heading(template, Math.min(30, size + 6), ink, 1.16), stage)];
    const words = text?.trim() ? [paragraph(text, body(template, size, ink, 400, 1.36), stage)] : [];
    return { fill, ink, name, words, height: words.length > 0 ? measure(words, inner, stage).height + SPACE : 0 };
  });
  // Heads begin on one line, and so do texts.
  const nameHeight = Math.max(...steps.map(({ name }) => spaciousHeight(name, inner, stage)));
  const textHeight = Math.max(...steps.map(({ height }) => height));
  const headTop = bottomOf(area) - PADDING - textHeight - nameHeight;
  const top = (i: number) => area.y + (count - 1 - i) * rise;
  const numeral = Math.min(88, Math.floor((headTop - SPACE - PADDING - top(0)) / 1.06));
  if (numeral < least || steps.some(({ name }) => measure(name, inner * 0.9, stage).brokenWord)) sheet.judge('overflows');
  const alt = slide.steps.map(({ head }) => head).join(' → ');
  sheet.group('Process', alt, () => {
    steps.forEach(({ fill, ink, name, words }, i) => {
      const x = area.x + i * pitch;
      const y = top(i);
      sheet.shape(`Plane ${i + 1}`, { x, y, w: pitch - GUTTER, h: bottomOf(area) - y }, { type: 'rect' }, fill);
      const number = [paragraph(numeralOf(stage.entriesBefore + i + 1, stage.language), heading(template, numeral, ink, 1.06), stage)];
      const at = { x: x + PADDING, w: inner };
      sheet.text(`Number ${i + 1}`, { ...at, y: y + PADDING / 2, h: numeral * 1.2 }, number, { role: 'label' });
      sheet.text(`Step ${i + 1}`, { ...at, y: headTop, h: nameHeight }, name, { role: 'heading' });
      const below = { ...at, y: headTop + nameHeight + SPACE, h: Math.max(1, textHeight - SPACE) };
      sheet.text(`Text ${i + 1}`, { ...below, w: balanced(words, below, stage).width }, words, { role: 'body' });
    });
  });
  return sheet;
}
