/** Figures on plates; where they do not fit there, as in the shared layout. */

import type { SlideOf } from '@slidewright/contract/deck';
import { afterStart, belowTop } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { evenly } from '../../arrange/evenly.ts';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import { type SlideLayout, variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { stats as shared } from '../stats.ts';
import { arrangedFor, drawPlates, firstColumn, isCalm, type Plate, type PlateLook, roomyPair } from './plates.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

export const statsPage = (lookOf: (context: LayoutContext, stats: Slide['stats']) => PlateLook): SlideLayout<'stats'> =>
  variantOf(shared, function* (slide, context) {
    const given = lookOf(context, slide.stats);
    if (slide.stats.length > given.most) return;
    const look = roomyPair(arrangedFor(given, slide.stats.length), slide.stats.length);
    const [largest] = look.figures;
    // Figures that few words explain are the larger for it.
    const bare = slide.stats.length <= 3 && slide.stats.every((stat) => !stat.note?.trim());
    if (bare)
      for (const share of LARGER[look.cells === 'rows' ? 'rows' : 'columns'])
        yield arrange(slide, look, Math.round(largest * share), 24, context);
    yield arrange(slide, look, largest, 20, context);
    for (const label of [18, 16]) for (const size of steps(...look.figures)) yield arrange(slide, look, size, label, context);
  });

function arrange(slide: Slide, look: PlateLook, size: number, label: number, context: LayoutContext): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  const count = slide.stats.length;
  const plates = drawPlates(builder, look, count, area, context, (i, plate) => {
    const stat = slide.stats[i];
    return stat ? size * LINE + LEGEND_SPACE + measure(legend(stat, label, plate, context), plate.text.w, context).height : 0;
  });
  const taken = firstColumn(plates, BESIDE, MOST_BESIDE);
  slide.stats.forEach((stat, i) => {
    const plate = plates[i];
    if (!plate) return;
    if (look.cells === 'rows') placeBeside(builder, stat, i, plate, taken, size, label, context);
    else placeBelow(builder, stat, i, plate, size, label, context);
  });
  return builder;
}

/** Sizes of two or three figures with a label alone, as multiples of the template's largest. */
const LARGER = { columns: [1.75, 1.5, 1.25, 1], rows: [1.2, 1] } as const;
/** What a figure may take of its column, so that it stands apart from the next. */
const FIGURE_SHARE = 0.92;
/** What a figure takes of its row: a share of it, at most so many points. */
const BESIDE = 0.42;
const MOST_BESIDE = 270;
/** Height of a figure's line as a multiple of its size, and its distance from the legend. */
const LINE = 1.3;
const LEGEND_SPACE = 6;

function placeBeside(
  builder: PageBuilder,
  stat: Stat,
  index: number,
  plate: Plate,
  taken: number,
  size: number,
  label: number,
  context: LayoutContext,
): void {
  const { text } = plate;
  placeFigure(builder, stat, index, { ...text, w: taken }, plate, size, context, 'middle');
  const beside: Frame = afterStart(text, taken + 20);
  const words = legend(stat, label, plate, context);
  builder.text(`Label ${index + 1}`, evenly(words, beside, context), words, { role: 'body', anchor: 'middle' });
}

function placeBelow(
  builder: PageBuilder,
  stat: Stat,
  index: number,
  plate: Plate,
  size: number,
  label: number,
  context: LayoutContext,
): void {
  const { text } = plate;
  const height = size * LINE;
  placeFigure(builder, stat, index, { ...text, h: height }, plate, size, context, 'top');
  const below: Frame = belowTop(text, height + LEGEND_SPACE);
  const words = legend(stat, label, plate, context);
  builder.text(`Label ${index + 1}`, evenly(words, below, context), words, { role: 'body' });
}

/** The first figure has the accent, where its plate is calm. A figure is one line. */
function placeFigure(
  builder: PageBuilder,
  stat: Stat,
  index: number,
  frame: Frame,
  plate: Plate,
  size: number,
  context: LayoutContext,
  anchor: 'top' | 'middle',
): void {
  const inks = inksOn(plate.on, context.template.palette);
  const color = index === 0 && isCalm(plate) ? (size >= 24 ? inks.figure : inks.accent) : inks.text;
  const paragraphs = [paragraph(stat.figure, figure(context.template, size, color), context)];
  if (measure(paragraphs, frame.w * FIGURE_SHARE, context).lines.length > 1) builder.judge('overflows');
  builder.text(`Figure ${index + 1}`, frame, paragraphs, { role: 'label', anchor });
}

function legend(stat: Stat, size: number, { on }: Plate, context: LayoutContext) {
  const { template } = context;
  const inks = inksOn(on, template.palette);
  const text = body(template, Math.max(14, size - 2), inks.muted);
  return headedText({ head: stat.label, text: stat.note }, { head: strong(template, size, inks.text), text, space: 3 }, context);
}
