/** Figures on plates; where they do not fit there, as in the shared layout. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { evenly } from '../../layouts/evenly.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as shared } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inksOn } from '../../templates/inks.ts';
import { body, figure, paragraph, strong } from '../../typography.ts';
import { arrangedFor, drawPlates, firstColumn, isCalm, type Plate, type PlateLook } from './plates.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

export const statsPage = (lookOf: (stage: Stage, stats: Slide['stats']) => PlateLook): SlideLayout<'stats'> => ({
  face: shared.face,
  compose(slide, stage) {
    const given = lookOf(stage, slide.stats);
    if (slide.stats.length > given.most) return shared.compose(slide, stage);
    const look = arrangedFor(given, slide.stats.length);
    return firstThatFits(
      (function* () {
        const [largest] = look.figures;
        // Figures that few words explain are the larger for it.
        const bare = slide.stats.length <= 3 && slide.stats.every((stat) => !stat.note?.trim());
        if (bare)
          for (const share of LARGER[look.cells === 'rows' ? 'rows' : 'columns'])
            yield arrange(slide, look, Math.round(largest * share), 24, stage);
        yield arrange(slide, look, largest, 20, stage);
        for (const label of [18, 16]) for (const size of steps(...look.figures)) yield arrange(slide, look, size, label, stage);
        yield shared.compose(slide, stage);
      })(),
    );
  },
});

function arrange(slide: Slide, look: PlateLook, size: number, label: number, stage: Stage): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.stats.length;
  const plates = drawPlates(sheet, look, count, area, stage, (i, plate) => {
    const stat = slide.stats[i];
    return stat ? size * LINE + LEGEND_SPACE + measure(legend(stat, label, plate, stage), plate.text.w, stage).height : 0;
  });
  const taken = firstColumn(plates, BESIDE, MOST_BESIDE);
  slide.stats.forEach((stat, i) => {
    const plate = plates[i];
    if (!plate) return;
    if (look.cells === 'rows') placeBeside(sheet, stat, i, plate, taken, size, label, stage);
    else placeBelow(sheet, stat, i, plate, size, label, stage);
  });
  return sheet;
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
  sheet: Sheet,
  stat: Stat,
  index: number,
  plate: Plate,
  taken: number,
  size: number,
  label: number,
  stage: Stage,
): void {
  const { text } = plate;
  placeFigure(sheet, stat, index, { ...text, w: taken }, plate, size, stage, 'middle');
  const beside: Frame = { ...text, x: text.x + taken + 20, w: text.w - taken - 20 };
  const words = legend(stat, label, plate, stage);
  sheet.text(`Label ${index + 1}`, evenly(words, beside, stage), words, { role: 'body', anchor: 'middle' });
}

function placeBelow(sheet: Sheet, stat: Stat, index: number, plate: Plate, size: number, label: number, stage: Stage): void {
  const { text } = plate;
  const height = size * LINE;
  placeFigure(sheet, stat, index, { ...text, h: height }, plate, size, stage, 'top');
  const below: Frame = { ...text, y: text.y + height + LEGEND_SPACE, h: text.h - height - LEGEND_SPACE };
  const words = legend(stat, label, plate, stage);
  sheet.text(`Label ${index + 1}`, evenly(words, below, stage), words, { role: 'body' });
}

/** The first figure has the accent, where its plate is calm. A figure is one line. */
function placeFigure(
  sheet: Sheet,
  stat: Stat,
  index: number,
  frame: Frame,
  plate: Plate,
  size: number,
  stage: Stage,
  anchor: 'top' | 'middle',
): void {
  const inks = inksOn(plate.on, stage.template.palette);
  const color = index === 0 && isCalm(plate) ? (size >= 24 ? inks.figure : inks.accent) : inks.text;
  const paragraphs = [paragraph(stat.figure, figure(stage.template, size, color), stage)];
  if (measure(paragraphs, frame.w * FIGURE_SHARE, stage).lines.length > 1) sheet.judge('overflows');
  sheet.text(`Figure ${index + 1}`, frame, paragraphs, { role: 'label', anchor });
}

function legend(stat: Stat, size: number, { on }: Plate, stage: Stage) {
  const { template } = stage;
  const inks = inksOn(on, template.palette);
  const label = paragraph(stat.label, strong(template, size, inks.text), stage);
  if (!stat.note?.trim()) return [label];
  return [label, paragraph(stat.note, body(template, Math.max(14, size - 2), inks.muted), stage, { before: 3 })];
}
