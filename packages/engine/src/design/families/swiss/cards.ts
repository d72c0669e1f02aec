/** Cards as planes of colour, two to six of them; more stand in the shared grid of cells. */
import type { SlideOf } from '@slidewright/contract/deck';
import { titledPage } from '../../arrange/titles.ts';
import { cards as sharedCards } from '../../arrangements/cards.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, textOrNone } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { type Plane, placePlanes } from './planes.ts';
import type { PlanePlan } from './swissLook.ts';

type Slide = SlideOf<'cards'>;

/** Points: of the texts, and of the heads, which stay well above them: a long word makes a head smaller, not the texts. */
const TEXTS = [22, 20, 18, 17] as const;
const SMALL = [16, 15, 14] as const;
const HEADS = [34, 30, 28, 26, 24, 22, 20, 18] as const;
/** Of a head's size to the text's. */
const LEAST_CONTRAST = 1.28;
const MOST_CONTRAST = 1.9;

export const cards = layoutOf<'cards'>(sharedCards.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { length } = slide.cards;
  const inPlanes = length >= 2 && length <= 6;
  if (inPlanes)
    for (const [texts, plan] of plansOf(context))
      for (const text of texts)
        for (const head of HEADS)
          if (head >= text * LEAST_CONTRAST && head <= text * MOST_CONTRAST) yield onPlanes(slide, context, head, text, plan);
  if (context.wide || !inPlanes) yield sharedCards.compose(slide, { ...context, ordinal: 1 });
}

/** Texts that would be small on the template's own planes stand on wide ones, and those that would be small there on the wide page. */
function plansOf(context: LayoutContext): readonly (readonly [readonly number[], PlanePlan])[] {
  const { plan } = lookOf('swiss', context.template);
  return [[TEXTS, plan], [TEXTS, 'wide'], ...(context.wide ? ([[SMALL, plan]] as const) : [])];
}

function onPlanes(slide: Slide, context: LayoutContext, headSize: number, textSize: number, plan: PlanePlan): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('cards', slide.title, context);
  const ownPlane = slide.cards.length === 3 && plan === 'wide' && !context.wide;
  const planes = slide.cards.map(
    (card): Plane => ({
      head: (ink, leads) => [paragraph(card.head, heading(template, leads && ownPlane ? headSize + 4 : headSize, ink, 1.12), context)],
      foot: (ink) => textOrNone(card.text, body(template, textSize, ink, 400, 1.36), context),
    }),
  );
  placePlanes(builder, planes, area, context, plan);
  return builder;
}
