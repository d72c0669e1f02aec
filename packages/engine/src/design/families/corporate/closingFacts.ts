/** What a deck ends on, as a ledger: what each fact is called in the face of headings, and what it says beside or below it. */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Color, resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { type Inks, legible } from '../../templates/inks.ts';
import { body, heading, paragraph } from '../../typography.ts';

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
const AIR = 18;
const READABLE = 16;
const CLOSE = 6;
/** From a rule to the words below it. */
const RULE_SPACE = 18;
/** So wide that no line breaks. */
const WIDE = 10_000;

const nameOf = ({ label }: Fact, size: number, inks: Inks, stage: Stage) => [
  paragraph(label, heading(stage.template, size, size >= 24 ? inks.figure : inks.accent, 1.2), stage),
];
const textOf = ({ value }: Fact, size: number, inks: Inks, stage: Stage) => [
  paragraph(value, body(stage.template, size, inks.text, 400, 1.3), stage),
];

/** Rows between hairlines on the foot of the frame, the names in a column of their own; in `ink`, bent until it is legible, where it is given. */
export const factRows =
  (ink?: Color) =>
  (sheet: Sheet, facts: readonly Fact[], frame: Frame, inks: Inks, stage: Stage): void => {
    const { palette } = stage.template;
    const named = ink ? legible(ink, [resolveColor(inks.ground, palette)], 4.5, palette) : undefined;
    placeRows(sheet, facts, frame, named ? { ...inks, figure: named, accent: named } : inks, stage);
  };

function placeRows(sheet: Sheet, facts: readonly Fact[], frame: Frame, inks: Inks, stage: Stage): void {
  const pitch = Math.min(TALLEST_ROW, frame.h / facts.length);
  const namesAt = (size: number) =>
    Math.max(...facts.map((fact) => measure(nameOf(fact, size, inks, stage), WIDE, stage).width)) * 1.08 + GUTTER;
  const holds = ([name, text]: Sizes, air: number) => {
    const taken = namesAt(name);
    const sets = facts.map((fact) => measure(textOf(fact, text, inks, stage), frame.w - taken, stage));
    return (
      taken <= frame.w * NAMES &&
      name * 1.2 <= pitch - 4 &&
      sets.every((set) => set.height <= pitch - (set.lines.length > 1 ? air : CLOSE) && !set.brokenWord)
    );
  };
  const readable = ROW_SIZES.filter(([, size]) => size >= READABLE);
  const [name, text] = readable.find((sizes) => holds(sizes, AIR)) ?? ROW_SIZES.find((sizes) => holds(sizes, CLOSE)) ?? [18, 14];
  const taken = Math.min(namesAt(name), frame.w * NAMES);
  const top = frame.y + frame.h - facts.length * pitch;
  facts.forEach((fact, i) => {
    const row: Frame = { ...frame, y: top + i * pitch, h: pitch };
    sheet.rule(`Hairline ${i + 1}`, { ...row, h: 1 }, inks.line);
    sheet.text(`Name ${i + 1}`, { ...row, w: taken - 8 }, nameOf(fact, name, inks, stage), { role: 'label', anchor: 'middle' });
    const beside: Frame = { ...row, x: row.x + taken, w: row.w - taken };
    sheet.text(`Fact ${i + 1}`, beside, textOf(fact, text, inks, stage), { role: 'body', anchor: 'middle' });
  });
}

/** Columns below a rule, each as wide as its words where they have room for that; rows where columns would be too narrow for their words. */
export function factColumns(sheet: Sheet, facts: readonly Fact[], frame: Frame, inks: Inks, stage: Stage): void {
  const room = frame.w - GUTTER * (facts.length - 1);
  const words = (fact: Fact, [name, text]: Sizes) => [...nameOf(fact, name, inks, stage), ...textOf(fact, text, inks, stage)];
  const widthsAt = (sizes: Sizes): number[] => {
    const natural = facts.map((fact) => measure(words(fact, sizes), WIDE, stage).width * 1.06 + 2);
    const total = natural.reduce((sum, w) => sum + w, 0);
    return total <= room ? natural.map((w) => w + (room - total) / facts.length) : facts.map(() => room / facts.length);
  };
  const holds = (sizes: Sizes) => {
    const widths = widthsAt(sizes);
    return facts.every((fact, i) => {
      const w = widths[i] ?? 0;
      const set = measure(words(fact, sizes), w, stage);
      const oneLine = measure(nameOf(fact, sizes[0], inks, stage), w, stage).lines.length === 1;
      return oneLine && set.height <= frame.h - RULE_SPACE && !set.brokenWord;
    });
  };
  const sizes = COLUMN_SIZES.find(holds);
  if (!sizes) {
    placeRows(sheet, facts, frame, inks, stage);
    return;
  }
  sheet.rule('Rule', { ...frame, h: 1 }, inks.line);
  let { x } = frame;
  widthsAt(sizes).forEach((w, i) => {
    const fact = facts[i];
    if (fact) sheet.text(`Fact ${i + 1}`, { x, y: frame.y + RULE_SPACE, w, h: frame.h - RULE_SPACE }, words(fact, sizes), { role: 'body' });
    x += w + GUTTER;
  });
}
