/** Steps as a sequence of numerals in the serif, joined by arrows, each above its name and text; many or long ones in numbered rows. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { numberedRows } from '../../arrangements/numbered.ts';
import { process as sharedProcess } from '../../arrangements/process.ts';
import { connector } from '../../kinds/connector.ts';
import { romanNumeral } from '../../kinds/romanNumeral.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { columnsOf } from './columns.ts';
import { GUTTER } from './grid.ts';

type Slide = SlideOf<'process'>;

/** Points: of the names, and of the texts below them. */
const SIZES = [
  [28, 20],
  [26, 18],
  [24, 18],
  [22, 17],
  [20, 16],
] as const;
const NUMERAL = 66;
/** From a numeral to the arrows beside it. */
const CLEAR = 12;

export const process = variantOf(sharedProcess, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { length } = slide.steps;
  if (length >= 2 && length <= 4) for (const sizes of SIZES) yield inColumns(slide, context, sizes);
  if (length <= 5) for (const size of steps(20, 16)) yield numberedRows(slide, context, size, 1);
  for (const size of steps(20, 15)) yield numberedRows(slide, context, size, 2);
}

/** Names begin on one line, and so do the texts below the tallest name. */
function inColumns(slide: Slide, context: LayoutContext, [nameSize, textSize]: (typeof SIZES)[number]): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('process', slide.title, context);
  const columns = columnsOf(area, slide.steps.length);
  const width = (columns[0]?.w ?? area.w) - 6;
  const names = slide.steps.map((step) => [paragraph(step.head, heading(template, nameSize, page.text, 1.2), context)]);
  const texts = slide.steps.map((step) => textOrNone(step.text, body(template, textSize, page.text, undefined, 1.42), context));
  if (names.some((name) => measure(name, width, context).lines.length > 3)) builder.judge('overflows');
  const numeralHeight = Math.ceil(NUMERAL * 1.2);
  const nameHeight = Math.max(...names.map((name) => spaciousHeight(name, width, context)));
  const textHeight = Math.max(...texts.map((text) => (text.length > 0 ? measure(text, width, context).height + 10 : 0)));
  const top = lowered(area, numeralHeight + 20 + nameHeight + textHeight);
  placeNumerals(builder, columns, top, numeralHeight, context);
  columns.forEach((column, i) => {
    const y = top + numeralHeight + 20;
    builder.text(`Step ${i + 1}`, { ...column, y, w: width, h: nameHeight }, names[i] ?? [], { role: 'heading' });
    const below = y + nameHeight + 10;
    if (below > bottomOf(area)) builder.judge('overflows');
    const text = texts[i] ?? [];
    const frame: Frame = { ...column, y: below, w: width, h: Math.max(1, bottomOf(area) - below) };
    builder.text(`Text ${i + 1}`, { ...frame, w: balanced(text, frame, context).width }, text, { role: 'body' });
  });
  return builder;
}

/** The last, where it all leads, in the accent. */
function placeNumerals(builder: PageBuilder, columns: readonly Frame[], top: number, height: number, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const joints = columns.map((column, i) => {
    const number = context.entriesBefore + i + 1;
    const text = lookOf('editorial', template).roman ? romanNumeral(number) : numeralOf(number, context.language);
    const last = i === columns.length - 1;
    const set = [paragraph(text, figure(template, NUMERAL, last ? page.figure : page.text), context)];
    // A tenth more than measured: elsewhere the face may run a little wider.
    const w = Math.min(column.w, measure(set, column.w, context).width * 1.1 + CLEAR) + CLEAR;
    return { node: `Number ${i + 1}`, frame: { ...column, x: column.x - CLEAR, y: top, w, h: height }, set };
  });
  builder.group('Sequence', joints.map((_, i) => context.entriesBefore + i + 1).join(' → '), () => {
    for (const { node, frame, set } of joints) builder.text(node, frame, set, { role: 'label', insets: [CLEAR, 0, 0, 0] });
    joints.slice(1).forEach((to, i) => {
      const from = joints[i];
      if (!from || to.frame.x - rightOf(from.frame) < GUTTER) return;
      const line = connector(
        `Connector ${i + 1}`,
        { node: from.node, frame: from.frame, site: 'right' },
        { node: to.node, frame: to.frame, site: 'left' },
        { color: page.muted, width: 1, arrow: 'end' },
      );
      builder.add(line);
    });
  });
}
