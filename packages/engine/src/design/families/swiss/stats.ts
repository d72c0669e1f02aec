/** Figures on planes, the first the largest. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, strong, type TextLook } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { type Plane, placePlanes } from './planes.ts';
import type { PlanePlan } from './swissLook.ts';

type Slide = SlideOf<'stats'>;

export const stats = variantOf(sharedStats, arrangements);

/** Texts rather shrink a little than the figures below these. */
const LEAST_FIGURES = [58, 42, 30] as const;
/** Sizes of texts, points. */
const LARGE = [20, 18, 17] as const;
const SMALL = [16, 15, 14] as const;

function* arrangements(slide: Slide, context: LayoutContext) {
  if (slide.stats.length <= 6)
    for (const least of LEAST_FIGURES)
      for (const [texts, plan] of plansOf(slide, context))
        for (const text of texts)
          for (const size of steps(76, least))
            for (const lead of leadsOf(slide, context, plan)) yield onPlanes(slide, context, plan, { size, text, lead });
}

/** What needs more than a label has no room on low steps: it stands on planes that share the page's height. */
function plansOf({ stats }: Slide, { template }: LayoutContext): readonly (readonly [readonly number[], PlanePlan])[] {
  const { plan } = lookOf('swiss', template);
  const noted = stats.some(({ note }) => note?.trim());
  if (plan !== 'steps') return [[[...LARGE, ...SMALL], plan]];
  return noted
    ? [[[...LARGE, ...SMALL], 'wide']]
    : [
        [LARGE, plan],
        [[...LARGE, ...SMALL], 'wide'],
      ];
}

/** How much larger the first figure is, where it has a plane to itself. */
const leadsOf = ({ stats }: Slide, context: LayoutContext, plan: PlanePlan): readonly number[] =>
  stats.length <= 3 && !context.wide && plan !== 'steps' ? [1.5, 1.36, 1.16, 1] : [1];

/** Sizes in points; `lead` is that of the first figure as a multiple of the others'. */
interface Sizes {
  readonly size: number;
  readonly text: number;
  readonly lead: number;
}

function onPlanes(slide: Slide, context: LayoutContext, plan: PlanePlan, { size, text: textSize, lead }: Sizes): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('stats', slide.title, context);
  const figure = (s: number, ink: Color): TextLook => {
    const plain = heading(template, s, ink, 1.06);
    return { ...plain, style: { ...plain.style, tracking: -0.045 } };
  };
  const oneLine = (figures: readonly string[], s: number, width: number) =>
    figures.every((text) => measure([paragraph(text, figure(s, template.page.text), context)], width, context).lines.length <= 1);
  const narrow = area.w / (context.wide && slide.stats.length % 3 === 0 ? 3 : 2) - 44;
  const [first = '', ...others] = slide.stats.map((stat) => stat.figure);
  // A figure is one line: it shrinks before it breaks.
  const leading = Math.round(size * lead);
  const wide = plan === 'wide' && lead > 1 ? area.w - 44 : narrow;
  if (size > 30 && !(oneLine([first], leading, wide) && oneLine(others, size, narrow))) builder.judge('overflows');
  const planes = slide.stats.map(
    (stat): Plane => ({
      head: (ink, leads) => [paragraph(stat.figure, figure(leads ? leading : size, ink), context)],
      foot(ink) {
        const text = body(template, Math.max(14, textSize - 1), ink, undefined, 1.34);
        return headedText({ head: stat.label, text: stat.note }, { head: strong(template, textSize, ink), text, space: 2 }, context);
      },
    }),
  );
  placePlanes(builder, planes, area, context, plan);
  return builder;
}
