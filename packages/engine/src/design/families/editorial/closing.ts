/** Closing: on toned paper the message as large as a headline, what follows in three columns under hairlines, art along the foot. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading, paragraph, standfirst, type TextLook } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { FOLIO, GUTTER, hung, LEFT } from './grid.ts';
import { headRule } from './runningHead.ts';
import { smallCaps } from './smallCaps.ts';

const TITLE: Frame = { x: hung(LEFT, 54), y: 82, w: 864, h: 152 };
const SUBTITLE: Frame = { x: LEFT, y: 236, w: 760, h: 56 };
/** Without facts the art is taller. */
const ALONE = { title: { ...TITLE, y: 98, h: 166 }, subtitle: { ...SUBTITLE, y: 270, w: 864, h: 66 } } as const;
/** How much lower a message on one line begins, so that it stands in the middle of what the art leaves. */
const LOWERED = { withMore: 30, alone: 54 } as const;
const FACTS: Frame = { x: LEFT, y: 298, w: 864, h: 98 };

/** Points. A message on two lines is smaller rather than on three. */
const SIZES = [54, 50, 46, ...steps(42, 20)] as const;
/** Of a few words and nothing else. */
const LARGEST_ALONE = 66;
const LEAST_ON_TWO = 38;

function sizesFor(title: string, alone: boolean, look: (size: number) => TextLook, context: LayoutContext): readonly number[] {
  const sizes = alone ? [LARGEST_ALONE, 60, ...SIZES] : SIZES;
  const lines = (size: number) => measure([paragraph(title, look(size), context)], TITLE.w, context).lines.length;
  const onTwo = sizes.filter((size) => size >= LEAST_ON_TWO && lines(size) <= 2);
  return onTwo.length > 0 ? onTwo : sizes;
}

const paper = (template: Template): Inks => inksOn({ ref: 'surface' }, template.palette);

export const closing: SlideLayout<'closing'> = {
  layout(template) {
    const inks = paper(template);
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [headRule(inks.muted)],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, SIZES[0], inks.text, 1.1) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: standfirst(template, 'Subtitle', 20, inks.accent), prompt: 'What follows' }),
        ...footerAndNumber(template, { number: FOLIO }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = paper(template);
    const builder = new PageBuilder(context, 'closing');
    const { subtitle, facts = [] } = slide;
    const alone = facts.length === 0;
    const places = alone ? ALONE : { title: TITLE, subtitle: SUBTITLE };
    const large = (size: number) => heading(template, size, inks.text, 1.1);
    const sizes = sizesFor(slide.title, alone, large, context);
    const short = alone && measure([paragraph(slide.title, large(sizes[0] ?? 20), context)], TITLE.w, context).lines.length === 1;
    const lowered = short ? LOWERED[subtitle?.trim() ? 'withMore' : 'alone'] : 0;
    placeDisplayTitle(builder, slide.title, sizes, large, context, { ...places.title, y: places.title.y + lowered });
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, inks.accent, 1.3);
    placeDisplayText(
      builder,
      'subtitle',
      { text: subtitle, sizes: steps(alone ? 22 : 24, 14), look: slanted, role: 'body', frame: belowTitle(builder, places.subtitle, 18) },
      context,
    );
    const { closingArt, tallClosingArt } = lookOf('editorial', template);
    const art = alone ? tallClosingArt : closingArt;
    builder.add(...template.motif(art, { place: 'closing', inks, palette: template.palette, seed: slide.title, turn: 1 }));
    placeColumns(builder, facts, inks, context);
    return builder;
  },
};

/** One size for all, in which none of them breaks a word. */
function placeColumns(builder: PageBuilder, facts: NonNullable<SlideOf<'closing'>['facts']>, inks: Inks, context: LayoutContext): void {
  const { template } = context;
  const count = Math.max(3, facts.length);
  const columns = columnsIn({ ...FACTS, y: FACTS.y + 12, h: FACTS.h - 12 }, count, GUTTER);
  const text = (fact: (typeof facts)[number], size: number) => [
    paragraph(fact.label, smallCaps(template, 12, inks.accent, 600), context),
    paragraph(fact.value, body(template, size, inks.text, undefined, 1.36), context, { before: 5 }),
  ];
  const holds = (size: number) =>
    facts.every((fact) => {
      const set = measure(text(fact, size), columns.w, context);
      return set.height <= columns.h && !set.brokenWord;
    });
  const size = steps(26, 14).find(holds) ?? 13;
  facts.forEach((fact, i) => {
    const frame = columns.at(i);
    builder.rule(`Rule ${i + 1}`, { ...frame, y: FACTS.y, h: 0.8 }, inks.text);
    builder.text(
      `Fact ${i + 1}`,
      frame,
      fitted([size, 12], frame, context, (s) => text(fact, s)),
      { role: 'body' },
    );
  });
}
