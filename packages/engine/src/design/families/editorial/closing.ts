/** Closing: on toned paper the message as large as a headline, what follows in three columns under hairlines, art along the foot. */
import type { Frame } from '../../../model/scene.ts';
import { columnsIn } from '../../arrange/cells.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { closingPage, type Facts } from '../../arrangements/display/closingPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type OwnFit, sizesFor, stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading, paragraph, standfirst } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
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
const BELOW_RULE: Frame = { ...FACTS, y: 310, h: 86 };

/** Points. A message on two lines is smaller rather than on three. */
const SIZES = [54, 50, 46, ...steps(42, 20)] as const;
/** Of a few words and nothing else. */
const LARGE_ALONE = [66, 60] as const;
const LEAST_ON_TWO = 38;

export const closing = closingPage((template, { subtitle, facts }) => {
  const inks = inksOn({ ref: 'surface' }, template.palette);
  const alone = facts.length === 0;
  const places = alone ? ALONE : { title: TITLE, subtitle: SUBTITLE };
  const { closingArt, tallClosingArt } = lookOf('editorial', template);
  return {
    ground: inks.ground,
    art: () => [headRule(inks.muted)],
    artOfPage: motifOn(alone ? tallClosingArt : closingArt, 'closing', inks, 1),
    title: stepped(
      alone ? loweredOnOneLine(LOWERED[subtitle ? 'withMore' : 'alone']) : 'title',
      places.title,
      (_, lines) => {
        const sizes = alone ? [...LARGE_ALONE, ...SIZES] : SIZES;
        const onTwo = sizes.filter((size) => size >= LEAST_ON_TWO && lines(size) <= 2);
        return onTwo.length > 0 ? onTwo : sizes;
      },
      (size) => heading(template, size, inks.text, 1.1),
      { usual: SIZES[0] },
    ),
    subtitle: stepped(
      'balanced',
      places.subtitle,
      steps(alone ? 22 : 24, 14),
      (size, text) => standfirst(template, text, size, inks.accent, 1.3),
      { below: 18, usual: 20 },
    ),
    running: footerAndNumber(template, { number: FOLIO }),
    placeMore: (builder, context) => placeColumns(builder, facts, inks, context),
  };
});

const loweredOnOneLine =
  (by: number): OwnFit =>
  (builder, _, text, slot, _role, context) => {
    const { frame } = slot;
    const look = (size: number) => slot.look(size, text);
    const sizes = sizesFor(slot, text, context);
    const lines = measure([paragraph(text, look(sizes[0] ?? 20), context)], frame.w, context).lines.length;
    placeDisplayTitle(builder, text, sizes, look, context, lines === 1 ? { ...frame, y: frame.y + by } : frame);
  };

/** One size for all, in which none of them breaks a word. */
function placeColumns(builder: PageBuilder, facts: Facts, inks: Inks, context: LayoutContext): void {
  const { template } = context;
  const columns = columnsIn(BELOW_RULE, Math.max(3, facts.length), GUTTER);
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
    const words = fitted([size, 12], frame, context, (s) => text(fact, s));
    builder.rule(`Rule ${i + 1}`, { ...frame, y: FACTS.y, h: 0.8 }, inks.text);
    builder.text(`Fact ${i + 1}`, frame, words, { role: 'body' });
  });
}
