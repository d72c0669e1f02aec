/** Set text: what the words are, how they look, and where every glyph stands. Lengths in points. */
import { z } from 'zod';
import { color } from './color.ts';

export const textStyle = z.object({
  family: z.string(),
  /** CSS weight, 100 to 900. */
  weight: z.int().min(100).max(900),
  italic: z.boolean().optional(),
  size: z.number().positive(),
  color,
  /** Letter spacing in em; negative is tighter. */
  tracking: z.number().optional(),
});
export type TextStyle = z.infer<typeof textStyle>;

export const textRun = z.object({ text: z.string(), style: textStyle, link: z.string().optional() });
export type TextRun = z.infer<typeof textRun>;

export const paragraph = z.object({
  runs: z.array(textRun),
  /** `start` is the left edge in a left-to-right paragraph and the right edge in a right-to-left one. */
  align: z.enum(['start', 'center', 'end']),
  rtl: z.boolean(),
  /** BCP 47 tag; it decides shaping, line breaking and spell checking. */
  language: z.string(),
  /** Exact distance from baseline to baseline. */
  lineHeight: z.number().positive(),
  /** Extra space above; ignored on the first paragraph of a body. */
  spaceBefore: z.number(),
  /** Where the text starts, from the start edge; the bullet stands at 0. */
  indent: z.number(),
  /** A character ("–", "•") or a number with its suffix ("3."). */
  bullet: z.object({ text: z.string(), style: textStyle, number: z.int().optional() }).optional(),
});
export type Paragraph = z.infer<typeof paragraph>;

/**
 * Glyphs of one font, size and direction on one line, in visual order from left to right. The arrays run in step: glyph id in the whole
 * font, advance and offsets in points (dy upwards), and the source text that the glyph stands for ("" on all but one glyph of a cluster).
 *
 * In logical order a line's runs are sorted by `start`, and the texts of a run are read forwards or, when it is `rtl`, backwards: joined
 * that way they are the line's text, spaces that hang over its end included. A glyph that stands for a character which no font has is
 * U+FFFD's, but its text is the character.
 */
export const glyphRun = z.object({
  /** The font as the FontSource names it. */
  font: z.string(),
  size: z.number(),
  color,
  /** Left edge, from the left edge of the body's frame (insets are already added). */
  x: z.number(),
  width: z.number(),
  rtl: z.boolean(),
  /** Index in the paragraph's text of the first character that the run stands for; a bullet has none. */
  start: z.int().optional(),
  ids: z.array(z.number()),
  advances: z.array(z.number()),
  dx: z.array(z.number()),
  dy: z.array(z.number()),
  texts: z.array(z.string()),
  link: z.string().optional(),
  /** The glyphs of a bullet or of its number: drawn, but not part of the paragraph's text. */
  bullet: z.boolean().optional(),
});
export type GlyphRun = z.infer<typeof glyphRun>;

export const line = z.object({
  /** Index of the paragraph. */
  paragraph: z.int(),
  /** Baseline, from the top of the body's frame (insets and anchoring are already added). */
  baseline: z.number(),
  /** Width of what is on the line, without trailing spaces. */
  width: z.number(),
  runs: z.array(glyphRun),
});
export type Line = z.infer<typeof line>;

/** Text in a box: insets are left, top, right, bottom. `lines` are already anchored. `height` is that of the text. */
/** Text whose lines run down its box, or up. */
export const turn = z.enum(['clockwise', 'counterclockwise']);
export type Turn = z.infer<typeof turn>;

export const textBody = z.object({
  insets: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  anchor: z.enum(['top', 'middle', 'bottom']),
  paragraphs: z.array(paragraph),
  lines: z.array(line),
  height: z.number(),
  /** Running elements only: turned text holds no links. Its lines are set in a box of exchanged sides. */
  turn: turn.optional(),
});
export type TextBody = z.infer<typeof textBody>;
