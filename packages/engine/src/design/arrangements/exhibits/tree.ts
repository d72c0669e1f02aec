/** A whole that breaks into branches and these into leaves, each joined to what it is a part of; one branch may lead. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { columnsOf } from '../../arrange/row.ts';
import { naturalWidth } from '../../arrange/words.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';
import { upright } from './treeUpright.ts';

type Slide = SlideOf<'tree'>;
interface Named {
  readonly text: string;
  readonly figure?: string | undefined;
}

const GUTTER = 56;
const INSETS = [14, 8, 12, 8] as const;
/** Of the page: the root, the branches, the leaves. */
const COLUMNS = [{ share: 0.24 }, { share: 0.3 }, { share: 0.46 }] as const;
const WITHOUT_LEAVES = [{ share: 0.36 }, { share: 0.64 }] as const;
const GAP = 10;

export const tree = onExhibitLayout<'tree'>(function* (slide, context) {
  for (const size of [20, 18, 16]) yield () => spread(slide, context, size);
  // Many leaves beside each other are small type in half of the width.
  const isDeep = slide.branches.length > 1 && slide.branches.some(({ leaves }) => leaves.length > 1);
  if (isDeep) for (const size of [20, 18, 16]) yield () => upright(slide, context, size);
  for (const size of [14, 12]) {
    yield () => spread(slide, context, size);
    if (isDeep) yield () => upright(slide, context, size);
  }
});

function spread(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(180, (frame, builder) => {
    const bare = slide.branches.every(({ leaves }) => leaves.length === 0);
    const [first, second, third] = columnsOf(frame, bare ? WITHOUT_LEAVES : COLUMNS, GUTTER);
    if (!first || !second) return;
    const { page } = context.template;
    const rows = slide.branches.map(({ leaves }) => Math.max(1, leaves.length));
    const pitch = frame.h / rows.reduce((sum, n) => sum + n, 0);
    const root = plate(
      builder,
      'Root',
      { text: slide.root.head, figure: slide.root.figure },
      { ...first, ...middle(frame, frame.h) },
      page.text,
      size,
      context,
    );
    let y = frame.y;
    slide.branches.forEach((branch, i) => {
      const h = pitch * (rows[i] ?? 1);
      const lead = i === slide.highlight;
      const fill = lead ? page.figure : page.surface;
      const own: Frame = { ...second, ...middle({ ...frame, y, h }, h - GAP) };
      const name = `Branch ${i + 1}`;
      const drawn = plate(builder, name, { text: branch.head, figure: branch.figure }, own, fill, size, context);
      join(builder, i, root, drawn, lead, context);
      branch.leaves.forEach((leaf, k) => {
        if (third) drawLeaf(builder, `${i + 1}.${k + 1}`, leaf, drawn, { ...third, y: y + k * pitch, h: pitch }, lead, size, context);
      });
      y += h;
    });
  });
}

const middle = (frame: Frame, h: number): Pick<Frame, 'y' | 'h'> => ({ y: frame.y + (frame.h - h) / 2, h });

/** The figure stands behind the name, or below it where the line has no room for both. */
function wordsOf({ text, figure }: Named, ink: Color, size: number, width: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  if (!figure?.trim()) return [paragraph(text, strong(template, size, ink), context)];
  const name = body(template, size, ink, undefined, 1.3);
  const number = strong(template, size, ink);
  const both = paragraph(
    [
      { text, look: name },
      { text: `  ${figure}`, look: number },
    ],
    name,
    context,
  );
  return measure([both], width, context).lines.length <= 1 ? [both] : [paragraph(text, name, context), paragraph(figure, number, context)];
}

/** As high as its words, in the middle of the frame; the frame that it takes. */
function plate(builder: PageBuilder, name: string, named: Named, frame: Frame, fill: Color, size: number, context: LayoutContext): Frame {
  const width = (frame.w - INSETS[0] - INSETS[2]) * 0.97;
  const text = wordsOf(named, inkOn(fill, context.template.palette), size, width, context);
  const { height, brokenWord } = measure(text, width, context);
  const words = height + INSETS[1] + INSETS[3];
  // A branch of one leaf among many is as high as its words.
  const needed = Math.max(words, Math.min(44, frame.h));
  if (needed > frame.h || brokenWord) builder.judge('overflows');
  const own: Frame = { ...frame, ...middle(frame, Math.min(frame.h, needed)) };
  builder.text(name, own, text, { role: 'body', anchor: 'middle', insets: INSETS, fill, geometry: plateGeometry(context.template) });
  return own;
}

/** Out of the one, along a common upright line, into the other. */
function join(builder: PageBuilder, index: number, from: Frame, to: Frame, lead: boolean, context: LayoutContext): void {
  const { page } = context.template;
  const color = lead ? page.figure : page.muted;
  const thick = lead ? 2.5 : 1.25;
  const [a, b] = [from.y + from.h / 2, to.y + to.h / 2];
  const bend = rightOf(from) + GUTTER / 2;
  builder.group(`Join ${index + 1}`, undefined, () => {
    builder.rule(`Out ${index + 1}`, { x: rightOf(from), y: a - thick / 2, w: bend - rightOf(from), h: thick }, color);
    if (Math.abs(b - a) > 1)
      builder.rule(
        `Along ${index + 1}`,
        { x: bend - thick / 2, y: Math.min(a, b) - thick / 2, w: thick, h: Math.abs(b - a) + thick },
        color,
      );
    builder.rule(`Into ${index + 1}`, { x: bend, y: b - thick / 2, w: to.x - bend, h: thick }, color);
  });
}

function drawLeaf(
  builder: PageBuilder,
  name: string,
  leaf: Named,
  branch: Frame,
  frame: Frame,
  lead: boolean,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const small = Math.max(12, size - 2);
  const number = leaf.figure?.trim()
    ? [paragraph(leaf.figure, strong(template, small, lead ? page.accent : page.text), context, { align: 'end' })]
    : [];
  const width = naturalWidth(number, context);
  const text = [paragraph(leaf.text, body(template, small, page.text, undefined, 1.3), context)];
  const own: Frame = { ...frame, w: frame.w - width - (width > 0 ? 12 : 0) };
  const { height, brokenWord } = measure(text, own.w, context);
  if (height > frame.h - 6 || brokenWord) builder.judge('overflows');
  const y = frame.y + frame.h / 2;
  const bend = rightOf(branch) + GUTTER / 2;
  const [a, color] = [branch.y + branch.h / 2, lead ? page.figure : page.muted];
  builder.group(`Join ${name}`, undefined, () => {
    builder.rule(`Out ${name}`, { x: rightOf(branch), y: a - 0.5, w: bend - rightOf(branch), h: 1 }, color);
    if (Math.abs(y - a) > 1) builder.rule(`Along ${name}`, { x: bend - 0.5, y: Math.min(a, y) - 0.5, w: 1, h: Math.abs(y - a) + 1 }, color);
    builder.rule(`Into ${name}`, { x: bend, y: y - 0.5, w: frame.x - bend - 8, h: 1 }, color);
  });
  builder.text(`Leaf ${name}`, { ...own, y: y - height / 2, h: height }, text, { role: 'body' });
  if (width > 0)
    builder.text(`Figure ${name}`, { x: rightOf(frame) - width, y: y - height / 2, w: width, h: height }, number, {
      role: 'label',
      anchor: 'middle',
    });
}
