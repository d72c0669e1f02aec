/** A whole above its branches, each above its leaves: what has many leaves is read in columns rather than in small type. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
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

type Slide = SlideOf<'tree'>;

const GUTTER = 20;
const INSETS = [12, 7, 12, 7] as const;
/** Between the whole and its branches, where the lines run, above the leaves, and between them. */
const SPACE = { lines: 26, leaves: 9, leaf: 5 } as const;

export function upright(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(180, (frame, builder) => {
    const { page } = context.template;
    const columns = columnsOf(
      frame,
      slide.branches.map(() => ({ share: 1 })),
      GUTTER,
    );
    const rootWords = named(slide.root, inkOn(page.text, context.template.palette), size, context);
    const rootWidth = Math.min(frame.w, naturalWidth(rootWords, context) + INSETS[0] + INSETS[2] + 4);
    const root = plate(builder, 'Root', rootWords, { ...frame, x: frame.x + (frame.w - rootWidth) / 2, w: rootWidth }, page.text, context);
    const top = bottomOf(root) + SPACE.lines;
    const heads = slide.branches.map((branch, i) => {
      const fill = i === slide.highlight ? page.figure : page.surface;
      return { fill, words: named(branch, inkOn(fill, context.template.palette), size, context) };
    });
    const highest = Math.max(...heads.map(({ words }, i) => heightOf(words, columns[i]?.w ?? 0, context)));
    columns.forEach((column, i) => {
      const head = heads[i];
      const branch = slide.branches[i];
      if (!head || !branch) return;
      const drawn = plate(builder, `Branch ${i + 1}`, head.words, { ...column, y: top, h: highest }, head.fill, context, highest);
      join(builder, i, root, drawn, i === slide.highlight, context);
      let y = bottomOf(drawn) + SPACE.leaves;
      branch.leaves.forEach((leaf, k) => {
        const words = named(leaf, page.text, Math.max(12, size - 2), context, false);
        const { height, brokenWord } = measure(words, column.w - INSETS[0], context);
        if (brokenWord || y + height > bottomOf(frame)) builder.judge('overflows');
        builder.text(`Leaf ${i + 1}.${k + 1}`, { ...column, x: column.x + INSETS[0], w: column.w - INSETS[0], y, h: height }, words, {
          role: 'body',
        });
        y += height + SPACE.leaf;
      });
    });
  });
}

/** A name with its figure behind it. */
function named(
  { figure, ...said }: { readonly head?: string; readonly text?: string; readonly figure?: string | undefined },
  ink: ReturnType<typeof inkOn>,
  size: number,
  context: LayoutContext,
  loud = true,
): Paragraph[] {
  const look = loud ? strong(context.template, size, ink) : body(context.template, size, ink, undefined, 1.25);
  const text = said.head ?? said.text ?? '';
  if (!figure?.trim()) return [paragraph(text, look, context)];
  return [
    paragraph(
      [
        { text, look },
        { text: `  ${figure}`, look: strong(context.template, size, ink) },
      ],
      look,
      context,
    ),
  ];
}

const heightOf = (words: readonly Paragraph[], width: number, context: LayoutContext): number =>
  measure([...words], (width - INSETS[0] - INSETS[2]) * 0.97, context).height + INSETS[1] + INSETS[3];

function plate(
  builder: PageBuilder,
  name: string,
  words: Paragraph[],
  frame: Frame,
  fill: ReturnType<typeof inkOn>,
  context: LayoutContext,
  h = heightOf(words, frame.w, context),
): Frame {
  if (measure(words, (frame.w - INSETS[0] - INSETS[2]) * 0.97, context).brokenWord) builder.judge('overflows');
  const own = { ...frame, h };
  builder.text(name, own, words, { role: 'body', anchor: 'middle', insets: INSETS, fill, geometry: plateGeometry(context.template) });
  return own;
}

/** Down out of the whole, along a common line, and down into the branch. */
function join(builder: PageBuilder, index: number, from: Frame, to: Frame, lead: boolean, context: LayoutContext): void {
  const { page } = context.template;
  const color = lead ? page.figure : page.muted;
  const thick = lead ? 2.5 : 1.25;
  const [a, b] = [from.x + from.w / 2, to.x + to.w / 2];
  const bend = bottomOf(from) + SPACE.lines / 2;
  builder.group(`Join ${index + 1}`, undefined, () => {
    builder.rule(`Out ${index + 1}`, { x: a - thick / 2, y: bottomOf(from), w: thick, h: bend - bottomOf(from) }, color);
    if (Math.abs(b - a) > 1)
      builder.rule(
        `Along ${index + 1}`,
        { x: Math.min(a, b) - thick / 2, y: bend - thick / 2, w: Math.abs(b - a) + thick, h: thick },
        color,
      );
    builder.rule(`Into ${index + 1}`, { x: b - thick / 2, y: bend, w: thick, h: to.y - bend }, color);
  });
}
