/** Figures: a mosaic of blocks, each with a figure at its head and what it counts at its foot. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Paragraph } from '../../../model/text.ts';
import { firstThatFits } from '../../fit.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { displaySizes } from './displaySizes.ts';
import { mosaicFace, placeMosaic, type Tile } from './mosaic.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

/** A smaller figure would not be one. */
const LEAST_FIGURE = 30;
const SPACE = 10;

export const stats: SlideLayout<'stats'> = {
  face: (template) => mosaicFace('stats', 'Figures', template),
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        if (stage.wide) yield sharedStats.compose(slide, stage);
        else for (const size of [22, 20, 18, 16, 15, 14]) yield inBlocks(slide, stage, size);
      })(),
    ),
};

function inBlocks(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const tiles = placeMosaic(sheet, slide.title, slide.stats.length, stage);
  slide.stats.forEach((stat, i) => {
    const tile = tiles[i];
    if (tile) placeStat(sheet, i, stat, tile, tile.large ? Math.max(size, 16) + 2 : size, stage);
  });
  return sheet;
}

function placeStat(sheet: Sheet, i: number, stat: Stat, { inner, ink, large }: Tile, size: number, stage: Stage): void {
  const words = legend(stat, size, ink, stage);
  const below = measure(words, inner.w, stage).height;
  const room = inner.h - below - SPACE;
  const at = (s: number) => [paragraph(stat.figure, figure(stage.template, s, ink), stage)];
  const holds = (s: number) => {
    const set = measure(at(s), inner.w, stage);
    return set.lines.length === 1 && set.height <= room && !set.brokenWord;
  };
  const sized = displaySizes(large ? 190 : 116, LEAST_FIGURE).find(holds);
  if (!sized) sheet.judge('overflows');
  sheet.text(`Figure ${i + 1}`, { ...inner, h: Math.max(1, room) }, at(sized ?? LEAST_FIGURE), { role: 'label' });
  sheet.text(`Label ${i + 1}`, { ...inner, y: inner.y + inner.h - below, h: below }, words, { role: 'body', anchor: 'bottom' });
}

function legend({ label, note }: Stat, size: number, ink: Color, stage: Stage): Paragraph[] {
  const { template } = stage;
  const lead = paragraph(label, body(template, size, ink, 700, 1.28), stage);
  if (!note?.trim()) return [lead];
  return [lead, paragraph(note, body(template, Math.max(14, size - 2), ink, undefined, 1.3), stage, { before: 2 })];
}
