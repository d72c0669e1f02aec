/** Closing: on toned paper the message as large as a headline, what follows in three columns under hairlines, art along the foot. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { furnitureSlots, placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fitted, measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph, standfirst } from '../../typography.ts';
import { FOLIO, GUTTER, hung, LEFT } from './grid.ts';
import { lookOf } from './looks.ts';
import { headRule } from './runningHead.ts';
import { smallCaps } from './smallCaps.ts';

const TITLE: Frame = { x: hung(LEFT, 44), y: 96, w: 820, h: 126 };
const SUBTITLE: Frame = { x: LEFT, y: 232, w: 760, h: 56 };
/** Title and what follows it stand in the middle of the page above the art, where there are no facts. */
const ALONE = { title: { ...TITLE, y: 150 }, subtitle: { ...SUBTITLE, y: 308, h: 90 } } as const;
const FACTS: Frame = { x: LEFT, y: 304, w: 864, h: 104 };

const SIZES = [44, ...steps(42, 20)] as const;

const paper = (template: Template): Inks => inksOn({ ref: 'surface' }, template.palette);

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const inks = paper(template);
    const { closingArt } = lookOf(template);
    const art = template.motif(closingArt, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 });
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [headRule(inks.muted), ...art],
      placeholders: [
        titleSlot(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, SIZES[0], inks.text, 1.1) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: SUBTITLE,
          look: standfirst(template, 'Subtitle', 20, inks.accent),
          prompt: 'What follows',
        }),
        ...furnitureSlots(template, { number: FOLIO }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const inks = paper(template);
    const sheet = new Sheet(stage, 'closing');
    const { subtitle, facts = [] } = slide;
    const places = facts.length > 0 ? { title: TITLE, subtitle: SUBTITLE } : ALONE;
    placeDisplayTitle(sheet, slide.title, SIZES, (size) => heading(template, size, inks.text, 1.1), stage, places.title);
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, inks.accent, 1.3);
    placeDisplayText(
      sheet,
      'subtitle',
      { text: subtitle, sizes: steps(24, 14), look: slanted, role: 'body', frame: belowTitle(sheet, places.subtitle, 18) },
      stage,
    );
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
  const size = steps(22, 14).find(holds) ?? 13;
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
