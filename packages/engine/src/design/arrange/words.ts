/** Text as a box. */
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type TextOptions } from '../page/pageBuilder.ts';
import type { Box } from './box.ts';

/** Share of the width in which a text is measured: another font may be a little wider. */
const RESERVE = 0.97;

export interface WordsOptions extends TextOptions {
  /** More lines than these are too many. */
  readonly mostLines?: number;
}

/** As high as its lines; nothing at all where there are no words. */
export function words(name: string, paragraphs: readonly Paragraph[], options: WordsOptions, context: LayoutContext): Box {
  const [left, top, right, bottom] = options.insets ?? [0, 0, 0, 0];
  const empty = paragraphs.every(({ runs }) => runs.every(({ text }) => !text.trim()));
  return {
    height: (width) => (empty ? 0 : measure(paragraphs, (width - left - right) * RESERVE, context).height + top + bottom),
    stretch: 0,
    place(frame, builder) {
      if (empty) return;
      const set = builder.text(name, frame, paragraphs, options);
      if (options.mostLines !== undefined && set.lines.length > options.mostLines) builder.judge('overflows');
    },
  };
}

/** How much wider than measured a text that must keep to one line is made: another font may be a little wider, and kana break sooner. */
const SLACKS = [1.06, 1.13, 1.22] as const;
const MARGIN = 4;
const UNBROKEN = 10_000;

/** Width in which each paragraph keeps to one line, points; 0 where there are no words. */
export function naturalWidth(paragraphs: readonly Paragraph[], context: LayoutContext): number {
  const { width, lines } = measure(paragraphs, UNBROKEN, context);
  if (width === 0) return 0;
  const widths = SLACKS.map((slack) => width * slack + MARGIN);
  return widths.find((w) => measure(paragraphs, w, context).lines.length <= lines.length) ?? width * 1.3 + MARGIN;
}
