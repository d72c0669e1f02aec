/** Closing: the message, what follows from it, and up to three facts in a row, beside a screen at the left edge. */
import type { Frame } from '../../model/scene.ts';
import { pleats } from '../art/pleats.ts';
import { steps } from '../fit.ts';
import { fitted, measure, Sheet } from '../sheet.ts';
import { body, heading, paragraph, strong } from '../typography.ts';
import { placeDisplayTitle, slot, titleSlot } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

const TITLE: Frame = { x: 356, y: 72, w: 540, h: 230 };
const SUBTITLE: Frame = { x: 356, y: 318, w: 500, h: 82 };
const FACTS: Frame = { x: 356, y: 424, w: 540, h: 72 };

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const inks = template.cover;
    const art = { name: 'Pleats', frame: { x: 0, y: 64, w: 292, h: 546 }, count: 7, ratio: 1 / 0.86, depth: 26, seed: `${seed} closing` };
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [pleats(art, inks, template)],
      placeholders: [
        titleSlot(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, 48, inks.text, 1.12) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: SUBTITLE,
          look: body(template, 18, inks.muted),
          prompt: 'What follows',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const inks = template.cover;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(48, 22), (size) => heading(template, size, inks.text, 1.15), stage);
    const { subtitle } = slide;
    if (subtitle?.trim()) {
      const at = (size: number) => [paragraph(subtitle, body(template, size, inks.muted, undefined, 1.45), stage)];
      sheet.fill('subtitle', fitted(steps(18, 14), SUBTITLE, stage, at), 'body');
    }
    const facts = slide.facts ?? [];
    const width = FACTS.w / Math.max(1, facts.length);
    const text = (fact: { label: string; value: string }, size: number) => [
      paragraph(fact.label, body(template, 12, inks.muted, undefined, 1.3), stage),
      paragraph(fact.value, strong(template, size, inks.text), stage, { before: 2 }),
    ];
    const size = steps(16, 12).find((s) => facts.every((fact) => measure(text(fact, s), width - 16, stage).height <= FACTS.h)) ?? 12;
    facts.forEach((fact, i) => {
      sheet.text(`Fact ${i + 1}`, { ...FACTS, x: FACTS.x + i * width, w: width - 16 }, text(fact, size), { role: 'body' });
    });
    return sheet;
  },
};
