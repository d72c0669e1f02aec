/** Closing: on toned paper the message as large as a headline, what follows in three columns under hairlines, art along the foot. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { furnitureSlots, placeDisplayTitle, subtitleSlot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fitted, measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, type Look, paragraph, standfirst } from '../../typography.ts';
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

function sizesFor(title: string, alone: boolean, look: (size: number) => Look, stage: Stage): readonly number[] {
  const sizes = alone ? [LARGEST_ALONE, 60, ...SIZES] : SIZES;
  const lines = (size: number) => measure([paragraph(title, look(size), stage)], TITLE.w, stage).lines.length;
  const onTwo = sizes.filter((size) => size >= LEAST_ON_TWO && lines(size) <= 2);
  return onTwo.length > 0 ? onTwo : sizes;
}

const paper = (template: Template): Inks => inksOn({ ref: 'surface' }, template.palette);

export const closing: SlideLayout<'closing'> = {
  face(template) {
    const inks = paper(template);
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [headRule(inks.muted)],
      placeholders: [
        titleSlot(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, SIZES[0], inks.text, 1.1) }),
        subtitleSlot({ frame: SUBTITLE, look: standfirst(template, 'Subtitle', 20, inks.accent), prompt: 'What follows' }),
        ...furnitureSlots(template, { number: FOLIO }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const inks = paper(template);
    const sheet = new Sheet(stage, 'closing');
    const { subtitle, facts = [] } = slide;
    const alone = facts.length === 0;
    const places = alone ? ALONE : { title: TITLE, subtitle: SUBTITLE };
    const large = (size: number) => heading(template, size, inks.text, 1.1);
    const sizes = sizesFor(slide.title, alone, large, stage);
    const short = alone && measure([paragraph(slide.title, large(sizes[0] ?? 20), stage)], TITLE.w, stage).lines.length === 1;
    const lowered = short ? LOWERED[subtitle?.trim() ? 'withMore' : 'alone'] : 0;
    placeDisplayTitle(sheet, slide.title, sizes, large, stage, { ...places.title, y: places.title.y + lowered });
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, inks.accent, 1.3);
    placeDisplayText(
      sheet,
      'subtitle',
      { text: subtitle, sizes: steps(alone ? 22 : 24, 14), look: slanted, role: 'body', frame: belowTitle(sheet, places.subtitle, 18) },
      stage,
    );
    const { closingArt, tallClosingArt } = lookOf('editorial', template);
    const art = alone ? tallClosingArt : closingArt;
    sheet.add(...template.motif(art, { place: 'closing', inks, palette: template.palette, seed: slide.title, turn: 1 }));
    placeColumns(sheet, facts, inks, stage);
    return sheet;
  },
};

/** One size for all, in which none of them breaks a word. */
function placeColumns(sheet: Sheet, facts: NonNullable<SlideOf<'closing'>['facts']>, inks: Inks, stage: Stage): void {
  const { template } = stage;
  const count = Math.max(3, facts.length);
  const w = (FACTS.w - GUTTER * (count - 1)) / count;
  const text = (fact: (typeof facts)[number], size: number) => [
    paragraph(fact.label, smallCaps(template, 12, inks.accent, 600), stage),
    paragraph(fact.value, body(template, size, inks.text, undefined, 1.36), stage, { before: 5 }),
  ];
  const room: Frame = { ...FACTS, y: FACTS.y + 12, w, h: FACTS.h - 12 };
  const holds = (size: number) =>
    facts.every((fact) => {
      const set = measure(text(fact, size), w, stage);
      return set.height <= room.h && !set.brokenWord;
    });
  const size = steps(26, 14).find(holds) ?? 13;
  facts.forEach((fact, i) => {
    const frame = { ...room, x: FACTS.x + i * (w + GUTTER) };
    sheet.rule(`Rule ${i + 1}`, { ...frame, y: FACTS.y, h: 0.8 }, inks.text);
    sheet.text(
      `Fact ${i + 1}`,
      frame,
      fitted([size, 12], frame, stage, (s) => text(fact, s)),
      { role: 'body' },
    );
  });
}
