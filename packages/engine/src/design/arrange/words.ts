/** Text as a box. */
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type TextOptions } from '../page/pageBuilder.ts';
import { balanced } from './balance.ts';
import type { Box } from './box.ts';
import { evenly } from './evenly.ts';

/** Share of the width in which a text is measured: another font may be a little wider. */
const RESERVE = 0.97;

/** That share, where others stand below a short text and it may need a line more. */
export const SPACIOUS = 0.92;

export interface WordsOptions extends TextOptions {
  /** More lines than these are too many. */
  readonly mostLines?: number;
  /** Share of the width in which it is measured, where that is not the usual one. */
  readonly measured?: number;
  /** In which part of its frame it stands, so that its lines end well. */
  readonly lines?: 'balanced' | 'evenly';
}

/** As high as its lines; nothing at all where there are no words. */
export function words(name: string, paragraphs: readonly Paragraph[], options: WordsOptions, context: LayoutContext): Box {
  const [left, top, right, bottom] = options.insets ?? [0, 0, 0, 0];
  const { measured = RESERVE } = options;
  const empty = paragraphs.every(({ runs }) => runs.every(({ text }) => !text.trim()));
  return {
    height: (width) => (empty ? 0 : measure(paragraphs, (width - left - right) * measured, context).height + top + bottom),
    stretch: 0,
    place(frame, builder, stands) {
      if (empty) return;
      const column = columnFor(paragraphs, frame, options.lines, context);
      // A text as tall as its frame stays on its top, from where it may grow.
      const spare = frame.h - top - bottom - measure(paragraphs, column.w - left - right, context).height;
      const set = builder.text(name, column, paragraphs, { ...(stands && spare > 1 && { anchor: stands }), ...options });
      if (options.mostLines !== undefined && set.lines.length > options.mostLines) builder.judge('overflows');
    },
  };
}

function columnFor(paragraphs: readonly Paragraph[], frame: Frame, lines: WordsOptions['lines'], context: LayoutContext): Frame {
  if (lines === 'evenly') return evenly(paragraphs, frame, context);
  return lines === 'balanced' ? { ...frame, w: balanced(paragraphs, frame, context).width } : frame;
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
