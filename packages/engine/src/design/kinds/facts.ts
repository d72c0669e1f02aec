/** Facts at the end of a deck (a date, a sum, an address): a label and a value each, side by side in a frame. */
import type { Frame } from '../../model/scene.ts';
import { steps } from '../page/fit.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, paragraph, strong } from '../page/typography.ts';
import type { Inks } from '../tokens/inks.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const GUTTER = 20;
/** So wide that no line breaks. */
const WIDE = 10_000;

/** Each is as wide as its share of the words, in a size in which no address breaks, at most `largest`. `inks` are those of the ground below. */
export function placeFacts(
  builder: PageBuilder,
  facts: readonly Fact[],
  frame: Frame,
  inks: Inks,
  context: LayoutContext,
  largest = 16,
): void {
  const { template } = context;
  const text = (fact: Fact, size: number) => [
    paragraph(fact.label, body(template, size >= 18 ? 14 : 12, inks.muted, undefined, 1.3), context),
    paragraph(fact.value, strong(template, size, inks.text), context, { before: 2 }),
  ];
  const room = frame.w - GUTTER * (facts.length - 1);
  const widthsAt = (size: number): number[] => {
    const natural = facts.map((fact) => measure(text(fact, size), WIDE, context).width * 1.06 + 2);
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
    const sets = facts.map((fact, i) => measure(text(fact, size), widths[i] ?? 0, context));
    return sets.every((set) => set.height <= frame.h && !set.brokenWord);
  };
  const size = steps(largest, 12).find(holds) ?? 12;
  let x = frame.x;
  widthsAt(size).forEach((w, i) => {
    const fact = facts[i];
    if (fact) builder.text(`Fact ${i + 1}`, { ...frame, x, w }, text(fact, size), { role: 'body' });
    x += w + GUTTER;
  });
}
