/** Steps as a staircase of planes that rises to the last, which has the accent; long or many steps stand in the shared rows. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import { balanced } from '../../arrange/balance.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { placeEntryNumeral } from '../../page/entryNumeral.ts';
import { bodySizes } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { GUTTER } from './grid.ts';

type Slide = SlideOf<'process'>;

const MOST_STEPS = 5;
/** From one step to the next, points; less where the texts need the room. */
const RISES = [40, 26, 12] as const;
/** Least size of the numerals: texts rather shrink a little than they do. */
const NUMERALS = [56, 40] as const;
const PADDING = 16;
/** Between numeral and head, and between head and text. */
const HEAD_GAP = 8;

export const process = variantOf(sharedProcess, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { length } = slide.steps;
  if (context.wide && length >= 2 && length <= MOST_STEPS) {
    const sizes = bodySizes(length <= 3 ? 24 : 20, 16);
    for (const least of NUMERALS) for (const size of sizes) for (const rise of RISES) yield onStairs(slide, context, size, rise, least);
  }
}

function onStairs(slide: Slide, context: LayoutContext, size: number, rise: number, least: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('process', slide.title, context);
  const { planes } = lookOf('swiss', template);
  const count = slide.steps.length;
  const { w, at: columnAt } = columnsIn(area, count, GUTTER);
  const inner = w - 2 * PADDING;
  const steps = slide.steps.map(({ head, text }, i) => {
    const fill = planes[(count - 1 - i) % planes.length] ?? planes[0];
    const ink = inkOn(fill, template.palette);
    const name = [paragraph(head, heading(template, Math.min(30, size + 6), ink, 1.16), context)];
    const words = textOrNone(text, body(template, size, ink, 400, 1.36), context);
    return { fill, ink, name, words, height: words.length > 0 ? measure(words, inner, context).height + HEAD_GAP : 0 };
  });
  // Heads begin on one line, and so do texts.
  const nameHeight = Math.max(...steps.map(({ name }) => spaciousHeight(name, inner, context)));
  const textHeight = Math.max(...steps.map(({ height }) => height));
  const headTop = bottomOf(area) - PADDING - textHeight - nameHeight;
  const top = (i: number) => area.y + (count - 1 - i) * rise;
  const numeral = Math.min(88, Math.floor((headTop - HEAD_GAP - PADDING - top(0)) / 1.06));
  if (numeral < least || steps.some(({ name }) => measure(name, inner * 0.9, context).brokenWord)) builder.judge('overflows');
  const alt = slide.steps.map(({ head }) => head).join(' → ');
  builder.group('Process', alt, () => {
    steps.forEach(({ fill, ink, name, words }, i) => {
      const { x } = columnAt(i);
      const y = top(i);
      builder.shape(`Plane ${i + 1}`, { x, y, w, h: bottomOf(area) - y }, { type: 'rect' }, fill);
      const at = { x: x + PADDING, w: inner };
      placeEntryNumeral(builder, i, { ...at, y: y + PADDING / 2, h: numeral * 1.2 }, heading(template, numeral, ink, 1.06), context);
      builder.text(`Step ${i + 1}`, { ...at, y: headTop, h: nameHeight }, name, { role: 'heading' });
      const below = { ...at, y: headTop + nameHeight + HEAD_GAP, h: Math.max(1, textHeight - HEAD_GAP) };
      builder.text(`Text ${i + 1}`, { ...below, w: balanced(words, below, context).width }, words, { role: 'body' });
    });
  });
  return builder;
}
