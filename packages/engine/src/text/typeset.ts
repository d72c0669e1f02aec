/** The typesetter: paragraphs and a box become lines of positioned glyphs. */
import type { GlyphRun, Line, Paragraph } from '../model/text.ts';
import type { FontSource } from '../world.ts';
import { measure } from './advances.ts';
import { type Analysis, analyse, type ParagraphText } from './analysis.ts';
import { createFaceChooser } from './fallback.ts';
import { type SetLine, setLine } from './glyphRuns.ts';
import type { Analyse } from './paragraphLines.ts';
import { createRecentCache } from './recentCache.ts';
import { createParagraphSetter, type ParagraphLines, type SetParagraph } from './setParagraph.ts';
import { linesInSubstitute } from './substitutes.ts';
import type { Box, FontMetrics, MeasuredLine, MeasuredText, SetText, Typesetter } from './typesetter.ts';

const defaultReserve = 0.025;

/**
 * Where lines have an exact height, LibreOffice puts the baseline a fifth of the line's largest size above its bottom, whatever the font,
 * its script and the height (measured with 7.4: Latin and Arabic, heights of 0.8 to 2.5 times the size, equal and mixed sizes).
 */
const descentOfExactLine = 0.2;

/** UTF-16 units of analysed text that are kept: some six decks. An item, with its arrays, takes as much memory as about 30 of them. */
const cachedUnits = 60_000;

/**
 * A typesetter over these fonts. It keeps what it learned of recent texts, free of size, so that setting a text again at another size or
 * width is cheap. Synchronous; one is enough for a thread.
 */
export function createTypesetter(fonts: FontSource): Typesetter {
  const chooser = createFaceChooser(fonts);
  const analyses = createRecentCache<Analysis>(cachedUnits, ({ text, items }) => text.length + 30 * (items.length + 1));
  const analysed: Analyse = (paragraph) => analyses.get(keyOf(paragraph), () => analyse(paragraph, chooser));
  const setParagraph = createParagraphSetter(analysed);

  return {
    set: (paragraphs, box) => setText(paragraphs, box, setParagraph, analysed),
    measure: (paragraphs, box) => measureText(paragraphs, box, setParagraph),
    width(text, style, language) {
      const runs = [{ text: text.replaceAll('\n', ' '), style }];
      return measure({ analysis: analysed({ runs, language, rtl: false }), runs }).at(-1) ?? 0;
    },
    measureIn(substitute, paragraphs, width) {
      const set = paragraphs.map((paragraph) =>
        linesInSubstitute(paragraph, width - paragraph.indent, { analysis: analysed(paragraph), runs: paragraph.runs }, substitute),
      );
      return {
        height: paragraphs.reduce(
          (sum, { lineHeight, spaceBefore }, i) => sum + (i > 0 ? spaceBefore : 0) + (set[i]?.lines ?? 0) * lineHeight,
          0,
        ),
        width: Math.max(0, ...set.map((lines) => lines.width)),
        onOneLine: Math.min(...set.map((lines) => lines.onOneLine)),
        ofAWord: Math.min(...set.map((lines) => lines.ofAWord)),
      };
    },
    metrics(style): FontMetrics {
      const { tables } = chooser.primary(style);
      const share = (units: number) => units / tables.unitsPerEm;
      return {
        ascent: share(tables.ascent),
        descent: share(tables.descent),
        capHeight: share(tables.capHeight),
        xHeight: share(tables.xHeight),
      };
    },
  };
}

/** All that an analysis depends on: the characters and their faces, but neither sizes nor colours. */
function keyOf({ runs, language, rtl }: ParagraphText): string {
  let key = `${language} ${rtl ? 'rtl' : 'ltr'}`;
  for (const { text, style } of runs) {
    key += `\0${style.family} ${style.weight}${style.italic ? ' italic' : ''}${style.tracking ? ' spaced' : ''}\0${text}`;
  }
  return key;
}

/** What a paragraph is set in: its lines, and how far they are from the edges of the frame. */
interface Column {
  readonly left: number;
  readonly width: number;
  /** The share of the width that lines may fill. */
  readonly usable: number;
}

function setText(paragraphs: readonly Paragraph[], box: Box, setParagraph: SetParagraph, analysed: Analyse): SetText {
  const insets = box.insets ?? [0, 0, 0, 0];
  const anchor = box.anchor ?? 'top';
  const column: Column = { left: insets[0], width: box.width - insets[0] - insets[2], usable: 1 - (box.reserve ?? defaultReserve) };
  const set: Paragraph[] = [];
  const lines: Line[] = [];
  let y = 0;
  let widest = 0;
  let brokenWord = false;

  paragraphs.forEach((paragraph, index) => {
    if (index > 0) y += paragraph.spaceBefore;
    const broken = setParagraph(paragraph, (column.width - paragraph.indent) * column.usable, box.hyphenate ?? true);
    set.push(asSet(paragraph, broken));
    brokenWord ||= broken.brokenWord;
    broken.lines.forEach((line, nth) => {
      y += paragraph.lineHeight;
      const left = startOf(paragraph, column, line.contentWidth);
      const shift = left - (paragraph.rtl ? line.hangingWidth : 0);
      const runs = line.runs.map((run) => ({ ...run, x: run.x + shift }));
      const bullet = nth === 0 ? setBullet(paragraph, left, line.contentWidth, analysed) : [];
      lines.push({
        paragraph: index,
        baseline: y - descentOfExactLine * (line.largestSize || (paragraph.runs.at(-1)?.style.size ?? 0)),
        width: line.contentWidth,
        runs: paragraph.rtl ? [...runs, ...bullet] : [...bullet, ...runs],
      });
      widest = Math.max(widest, line.contentWidth);
    });
  });

  const free = box.height - insets[1] - insets[3] - y;
  const top = insets[1] + (anchor === 'middle' ? free / 2 : anchor === 'bottom' ? free : 0);
  for (const line of lines) line.baseline += top;
  return { insets: [...insets], anchor, paragraphs: set, lines, height: y, width: widest, brokenWord };
}

/** The same sums as in `setText`, in the same order. */
function measureText(paragraphs: readonly Paragraph[], box: Pick<Box, 'width' | 'reserve'>, setParagraph: SetParagraph): MeasuredText {
  const usable = 1 - (box.reserve ?? defaultReserve);
  const set: Paragraph[] = [];
  const lines: MeasuredLine[] = [];
  let height = 0;
  let width = 0;
  let brokenWord = false;
  paragraphs.forEach((paragraph, index) => {
    if (index > 0) height += paragraph.spaceBefore;
    const broken = setParagraph(paragraph, (box.width - paragraph.indent) * usable, true);
    set.push(asSet(paragraph, broken));
    brokenWord ||= broken.brokenWord;
    for (const { contentWidth, start } of broken.lines) {
      height += paragraph.lineHeight;
      width = Math.max(width, contentWidth);
      lines.push({ paragraph: index, width: contentWidth, start });
    }
  });
  return { paragraphs: set, lines, height, width, brokenWord };
}

const asSet = (paragraph: Paragraph, { divided }: ParagraphLines): Paragraph =>
  divided ? { ...paragraph, runs: [...divided] } : paragraph;

/** Left edge of a line's content. The indent is on the side where the paragraph starts. */
function startOf({ align, rtl, indent }: Paragraph, { left, width }: Column, contentWidth: number): number {
  const free = width - indent - contentWidth;
  const before = align === 'center' ? free / 2 : align === 'end' ? free : 0;
  return rtl ? left + free - before : left + indent + before;
}

/** The bullet's glyphs: as far before the text as the paragraph is indented. */
function setBullet({ bullet, rtl, language, indent }: Paragraph, contentLeft: number, contentWidth: number, analysed: Analyse): GlyphRun[] {
  if (!bullet) return [];
  const runs = [{ text: bullet.text.replaceAll('\n', ' '), style: bullet.style }];
  const analysis = analysed({ runs, language, rtl });
  const end = analysis.text.length;
  const line: SetLine = setLine({ analysis, runs }, { start: 0, contentEnd: end, end });
  const x = rtl ? contentLeft + contentWidth + indent - line.contentWidth : contentLeft - indent;
  return line.runs.map(({ start: _, ...run }) => ({ ...run, x: run.x + x, bullet: true }));
}
