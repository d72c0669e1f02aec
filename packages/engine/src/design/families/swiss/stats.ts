/** Figures on planes, the first the largest. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, type Look, paragraph, strong } from '../../typography.ts';
import { lookOf } from './looks.ts';
import { type Plane, placePlanes } from './planes.ts';

type Slide = SlideOf<'stats'>;

export const stats: SlideLayout<'stats'> = {
  face: sharedStats.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

/** Texts rather shrink a little than the figures below this. */
const LEAST_FIGURE = 42;

function* arrangements(slide: Slide, stage: Stage) {
  if (slide.stats.length <= 6)
    for (const least of [LEAST_FIGURE, 30])
      for (const text of [20, 18, 17, 16, 15, 14])
        for (const size of steps(76, least)) for (const lead of leadsOf(slide, stage)) yield onPlanes(slide, stage, size, text, lead);
  yield sharedStats.compose(slide, stage);
}

/** How much larger the first figure is, where it has a plane to itself. */
const leadsOf = ({ stats }: Slide, stage: Stage): readonly number[] =>
  stats.length <= 3 && !stage.wide && lookOf(stage.template).plan !== 'steps' ? [1.5, 1.36, 1.16, 1] : [1];

function onPlanes(slide: Slide, stage: Stage, size: number, textSize: number, lead: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const { template } = stage;
  const area = placeTitle(sheet, slide.title, stage);
  const figure = (s: number, ink: Color): Look => {
    const plain = heading(template, s, ink, 1.06);
    return { ...plain, style: { ...plain.style, tracking: -0.045 } };
  };
  const oneLine = (figures: readonly string[], s: number, width: number) =>
    figures.every((text) => measure([paragraph(text, figure(s, template.page.text), stage)], width, stage).lines.length <= 1);
  const narrow = area.w / (stage.wide && slide.stats.length % 3 === 0 ? 3 : 2) - 44;
  const [first = '', ...others] = slide.stats.map((stat) => stat.figure);
  // A figure is one line: it shrinks before it breaks.
  const leading = Math.round(size * lead);
  const wide = lookOf(template).plan === 'wide' && lead > 1 ? area.w - 44 : narrow;
  if (size > 30 && !(oneLine([first], leading, wide) && oneLine(others, size, narrow))) sheet.judge('overflows');
  const planes = slide.stats.map(
    (stat): Plane => ({
      head: (ink, leads) => [paragraph(stat.figure, figure(leads ? leading : size, ink), stage)],
      foot: (ink) => [
        paragraph(stat.label, strong(template, textSize, ink), stage),
        ...(stat.note?.trim()
          ? [paragraph(stat.note, body(template, Math.max(14, textSize - 1), ink, undefined, 1.34), stage, { before: 2 })]
          : []),
      ],
    }),
  );
  placePlanes(sheet, planes, area, stage);
  return sheet;
}
