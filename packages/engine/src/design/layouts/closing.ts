/** Closing: the message, what follows from it, and up to three facts in a row, beside the art at the left edge. */
import type { Frame } from '../../model/scene.ts';
import { steps } from '../fit.ts';
import { fitted, measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, heading, paragraph, strong } from '../typography.ts';
import { placeBalanced, placeDisplayTitle, slot, titleSlot } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

const TITLE: Frame = { x: 356, y: 72, w: 540, h: 230 };
const SUBTITLE: Frame = { x: 356, y: 318, w: 500, h: 82 };
const FACTS: Frame = { x: 356, y: 424, w: 540, h: 72 };
const ART: Frame = { x: 0, y: 64, w: 292, h: 476 };
const GUTTER = 20;
/** So wide that no line breaks. */
const WIDE = 10_000;

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const inks = template.cover;
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: template.motif(ART, { place: 'closing', inks, palette: template.palette, seed: `${seed} closing`, turn: 1 }),
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
      placeBalanced(sheet, 'subtitle', fitted(steps(18, 14), SUBTITLE, stage, at), 'body', stage);
    }
    placeFacts(sheet, slide.facts ?? [], stage);
    return sheet;
  },
};

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Side by side, each as wide as its share of the words, in a size in which no address breaks. */
function placeFacts(sheet: Sheet, facts: readonly Fact[], stage: Stage): void {
  const { template } = stage;
  const inks = template.cover;
  const text = (fact: Fact, size: number) => [
    paragraph(fact.label, body(template, 12, inks.muted, undefined, 1.3), stage),
    paragraph(fact.value, strong(template, size, inks.text), stage, { before: 2 }),
  ];
  const room = FACTS.w - GUTTER * (facts.length - 1);
  const widthsAt = (size: number): number[] => {
    const natural = facts.map((fact) => measure(text(fact, size), WIDE, stage).width * 1.06 + 2);
    const total = natural.reduce((sum, w) => sum + w, 0);
    // What is left over is shared alike, so that short facts do not huddle.
    if (total <= room) return natural.map((w) => w + (room - total) / facts.length);
    const even = room / facts.length;
    const short = natural.filter((w) => w <= even);
    const rest = (room - short.reduce((sum, w) => sum + w, 0)) / (facts.length - short.length);
    return natural.map((w) => (w <= even ? w : rest));
  };
  const holds = (size: number) => {
    const widths = widthsAt(size);
    const sets = facts.map((fact, i) => measure(text(fact, size), widths[i] ?? 0, stage));
    return sets.every((set) => set.height <= FACTS.h && !set.brokenWord);
  };
  const size = steps(16, 12).find(holds) ?? 12;
  let x = FACTS.x;
  widthsAt(size).forEach((w, i) => {
    const fact = facts[i];
    if (fact) sheet.text(`Fact ${i + 1}`, { ...FACTS, x, w }, text(fact, size), { role: 'body' });
    x += w + GUTTER;
  });
}
