/** What a deck ends on, as a ledger: what each fact is called in the face of headings, and what it says beside or below it. */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Color, resolveColor } from '../../../model/color.ts';
import { afterStart, bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { type Inks, legible } from '../../tokens/inks.ts';

type Fact = NonNullable<SlideOf<'closing'>['facts']>[number];

/** Points: of names and of what they say. */
type Sizes = readonly [name: number, text: number];

const ROW_SIZES: readonly Sizes[] = [
  [30, 22],
  [26, 20],
  [24, 18],
  [20, 16],
  [18, 14],
];
const COLUMN_SIZES: readonly Sizes[] = [
  [32, 22],
  [30, 20],
  [28, 19],
  [26, 18],
  [24, 17],
];
const GUTTER = 28;
const TALLEST_ROW = 64;
/** What the names take of a row at most. */
const NAMES = 0.42;
/** Above and below the lines of a row, where there are several, in type that is large enough; and the least. */
const ROW_CLEARANCE = 18;
const READABLE = 16;
const CLOSE = 6;
/** From a rule to the words below it. */
const RULE_SPACE = 18;
/** So wide that no line breaks. */
const WIDE = 10_000;

const nameOf = ({ label }: Fact, size: number, inks: Inks, context: LayoutContext) => [
  paragraph(label, heading(context.template, size, size >= 24 ? inks.figure : inks.accent, 1.2), context),
];
const textOf = ({ value }: Fact, size: number, inks: Inks, context: LayoutContext) => [
  paragraph(value, body(context.template, size, inks.text, 400, 1.3), context),
];

/** Rows between hairlines on the foot of the frame, the names in a column of their own; in `ink`, bent until it is legible, where it is given. */
export const factRows =
  (ink?: Color) =>
  (builder: PageBuilder, facts: readonly Fact[], frame: Frame, inks: Inks, context: LayoutContext): void => {
    const { palette } = context.template;
    const named = ink ? legible(ink, [resolveColor(inks.ground, palette)], 4.5, palette) : undefined;
    placeRows(builder, facts, frame, named ? { ...inks, figure: named, accent: named } : inks, context);
  };

function placeRows(builder: PageBuilder, facts: readonly Fact[], frame: Frame, inks: Inks, context: LayoutContext): void {
  const pitch = Math.min(TALLEST_ROW, frame.h / facts.length);
  const namesAt = (size: number) =>
    Math.max(...facts.map((fact) => measure(nameOf(fact, size, inks, context), WIDE, context).width)) * 1.08 + GUTTER;
  const holds = ([name, text]: Sizes, air: number) => {
    const taken = namesAt(name);
    const sets = facts.map((fact) => measure(textOf(fact, text, inks, context), frame.w - taken, context));
    return (
      taken <= frame.w * NAMES &&
      name * 1.2 <= pitch - 4 &&
      sets.every((set) => set.height <= pitch - (set.lines.length > 1 ? air : CLOSE) && !set.brokenWord)
    );
  };
  const readable = ROW_SIZES.filter(([, size]) => size >= READABLE);
  const [name, text] = readable.find((sizes) => holds(sizes, ROW_CLEARANCE)) ?? ROW_SIZES.find((sizes) => holds(sizes, CLOSE)) ?? [18, 14];
  const taken = Math.min(namesAt(name), frame.w * NAMES);
  const top = bottomOf(frame) - facts.length * pitch;
  facts.forEach((fact, i) => {
    const row: Frame = { ...frame, y: top + i * pitch, h: pitch };
    builder.rule(`Hairline ${i + 1}`, { ...row, h: 1 }, inks.line);
    builder.text(`Name ${i + 1}`, { ...row, w: taken - 8 }, nameOf(fact, name, inks, context), { role: 'label', anchor: 'middle' });
    const beside: Frame = afterStart(row, taken);
    builder.text(`Fact ${i + 1}`, beside, textOf(fact, text, inks, context), { role: 'body', anchor: 'middle' });
  });
}

/** Columns below a rule, each as wide as its words where they have room for that; rows where columns would be too narrow for their words. */
export function factColumns(builder: PageBuilder, facts: readonly Fact[], frame: Frame, inks: Inks, context: LayoutContext): void {
  const room = frame.w - GUTTER * (facts.length - 1);
  const words = (fact: Fact, [name, text]: Sizes) => [...nameOf(fact, name, inks, context), ...textOf(fact, text, inks, context)];
  const widthsAt = (sizes: Sizes): number[] => {
    const natural = facts.map((fact) => measure(words(fact, sizes), WIDE, context).width * 1.06 + 2);
    const total = natural.reduce((sum, w) => sum + w, 0);
    return total <= room ? natural.map((w) => w + (room - total) / facts.length) : facts.map(() => room / facts.length);
  };
  const holds = (sizes: Sizes) => {
    const widths = widthsAt(sizes);
    return facts.every((fact, i) => {
      const w = widths[i] ?? 0;
      const set = measure(words(fact, sizes), w, context);
      const oneLine = measure(nameOf(fact, sizes[0], inks, context), w, context).lines.length === 1;
      return oneLine && set.height <= frame.h - RULE_SPACE && !set.brokenWord;
    });
  };
  const sizes = COLUMN_SIZES.find(holds);
  if (!sizes) {
    placeRows(builder, facts, frame, inks, context);
    return;
  }
  builder.rule('Rule', { ...frame, h: 1 }, inks.line);
  let { x } = frame;
  widthsAt(sizes).forEach((w, i) => {
    const fact = facts[i];
    if (fact)
      builder.text(`Fact ${i + 1}`, { x, y: frame.y + RULE_SPACE, w, h: frame.h - RULE_SPACE }, words(fact, sizes), { role: 'body' });
    x += w + GUTTER;
  });
}
