/** The type of a template: styles by what a text is, and paragraphs that suit the script they are written in. */

import type { Color } from '../../model/color.ts';
import type { Paragraph, TextRun, TextStyle } from '../../model/text.ts';
import { createRecentCache } from '../../text/recentCache.ts';
import type { Template } from '../tokens/template.ts';
import { withLinks } from './addresses.ts';

export interface TextLook {
  readonly style: TextStyle;
  /** Distance between baselines as a multiple of the size, for Latin text; taller scripts get more. */
  readonly leading: number;
  /** Set in capitals, in scripts that have them. */
  readonly capitals?: boolean;
}

export const heading = (template: Template, size: number, color: Color, leading = 1.2): TextLook => {
  const { family, weight, tracking, capitals } = template.heading;
  const style: TextStyle = { family, weight, size, color, tracking: size >= 40 ? tracking * 1.3 : tracking };
  return { style, leading, ...(capitals ? { capitals } : {}) };
};

/**
 * Numerals: light where the family allows, and tight. Where the heading's figures are old-style (3, 4, 5, 7 and 9 hang below the line), the
 * body's stand in for them: office applications cannot be told to take the lining figures of a font.
 */
export const figure = (template: Template, size: number, color: Color): TextLook => {
  const { family, figureWeight } = template.heading;
  const weight = size < SMALL_FIGURE ? Math.max(figureWeight, template.body.weight) : figureWeight;
  const face = template.figures ?? (oldStyleFigures.has(family) ? template.body : { family, weight });
  return { style: { ...face, size, color, tracking: size >= 40 ? -0.045 : -0.02 }, leading: 1.08 };
};

/** Points: below this size thin strokes are lost. */
const SMALL_FIGURE = 26;

/** A line that is mostly figures, such as a date, in the weight of headings. */
export const date = (template: Template, size: number, color: Color): TextLook =>
  oldStyleFigures.has(template.heading.family) ? strong(template, size, color) : heading(template, size, color, 1.25);

const oldStyleFigures: ReadonlySet<string> = new Set(['Playfair Display']);

export const body = (template: Template, size: number, color: Color, weight?: number, leading = 1.4): TextLook => {
  const { family, weight: regular } = template.body;
  return { style: { family, weight: weight ?? regular, size, color }, leading };
};

/** A sentence beside a title or a chart, which leads into the page: in the regular weight of headings where the template sets it apart. */
export function standfirst(template: Template, text: string, size: number, color: Color, leading = 1.36): TextLook {
  const { standfirst: voice } = template;
  if (!voice) return body(template, size, color);
  const plain = heading(template, size, color, leading);
  return { ...plain, style: { ...plain.style, weight: 400, ...(voice === 'italic' && scriptsOf(text).tracked ? { italic: true } : {}) } };
}

/** Small labels: chapter, date, caption. */
export const label = (template: Template, size: number, color: Color, leading = 1.3): TextLook => {
  const { family, weight } = template.label ?? template.body;
  return { style: { family, weight, size, color }, leading };
};

export const strong = (template: Template, size: number, color: Color): TextLook =>
  body(template, size, color, template.strongWeight ?? 600, 1.3);

export interface Setting {
  readonly language: string;
  readonly rtl: boolean;
}

export interface ParagraphOptions {
  readonly align?: Paragraph['align'];
  /** Extra space above, points. */
  readonly before?: number;
  readonly indent?: number;
  readonly bullet?: Paragraph['bullet'];
}

/** One paragraph, in one look or in runs of several; its line height is that of the largest run. */
export function paragraph(
  content: string | readonly { text: string; look: TextLook }[],
  look: TextLook,
  setting: Setting,
  options: ParagraphOptions = {},
): Paragraph {
  const parts = typeof content === 'string' ? [{ text: content, look }] : content;
  const numeric = setting.rtl && !options.bullet && !RIGHT_TO_LEFT.test(parts.map((part) => part.text).join(''));
  const align = options.align ?? 'start';
  const runs: TextRun[] = parts.flatMap((part) => {
    const style = forScript(part.look.style, part.text);
    return withLinks(part.text).map(({ text, link }) => ({
      text: cased({ ...part, text }, setting),
      style,
      ...(link !== undefined && { link }),
    }));
  });
  const lineHeight = Math.max(...parts.map((part) => part.look.style.size * part.look.leading * stretch(part.text, part.look.leading)));
  return {
    runs,
    // Figures and Latin names keep their own direction, on the edge where the page's texts begin.
    align: numeric ? flipped[align] : align,
    rtl: setting.rtl && !numeric,
    language: setting.language,
    lineHeight: Math.round(lineHeight * 10) / 10,
    spaceBefore: options.before ?? 0,
    indent: options.indent ?? 0,
    ...(options.bullet ? { bullet: options.bullet } : {}),
  };
}

/** What is said, as one paragraph; no paragraph where nothing is. */
export const textOrNone = (text: string | undefined, look: TextLook, setting: Setting, options: ParagraphOptions = {}): Paragraph[] =>
  text?.trim() ? [paragraph(text, look, setting, options)] : [];

/** Paragraphs that stand side by side, on the line height of the tallest, so that their baselines meet whatever they are written in. */
export function levelled(groups: readonly (readonly Paragraph[])[]): Paragraph[][] {
  const tallest = Math.max(0, ...groups.flatMap((group) => group.map(({ lineHeight }) => lineHeight)));
  return groups.map((group) => group.map((each) => ({ ...each, lineHeight: tallest })));
}

const flipped = { start: 'end', center: 'center', end: 'start' } as const;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const TALL =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const TRACKED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What is in a text that its type depends on. A text is tried in many sizes, and each search goes on to its end. */
interface Scripts {
  readonly tracked: boolean;
  readonly tall: boolean;
  readonly arabic: boolean;
  readonly wide: boolean;
}

const scripts = createRecentCache<Scripts>(10_000, () => 20);

const scriptsOf = (text: string): Scripts =>
  scripts.get(text, () => ({
    tracked: TRACKED.test(text),
    tall: TALL.test(text),
    arabic: ARABIC.test(text),
    wide: WIDE.test(text),
  }));

/** Full-height signs need air, stacked vowel signs room; tight headings need the most. */
function stretch(text: string, leading: number): number {
  const tight = leading < 1.3;
  const { tall, arabic, wide } = scriptsOf(text);
  if (tall) return tight ? 1.3 : 1.18;
  if (arabic) return tight ? 1.2 : 1.15;
  if (wide) return tight ? 1.12 : 1.08;
  return 1;
}

const cased = ({ text, look }: { text: string; look: TextLook }, { language }: Setting): string =>
  look.capitals && scriptsOf(text).tracked ? text.toLocaleUpperCase(language) : text;

/**
 * Letter spacing tears joined letters apart and squeezes signs that are drawn on a square. East Asian fonts come in regular and bold: a
 * medium heading would be as light as the text below it.
 */
function forScript(style: TextStyle, text: string): TextStyle {
  if (style.tracking === undefined || scriptsOf(text).tracked) return style;
  const { tracking: _, ...untracked } = style;
  return style.weight === MEDIUM && scriptsOf(text).wide ? { ...untracked, weight: SEMIBOLD } : untracked;
}

const MEDIUM = 500;
const SEMIBOLD = 600;
