/** Columns whose texts are several short sentences: the first leads, the others stand in rows, level over all columns. */
import { belowTop } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { segmenterOf } from '../../../model/segmenter.ts';
import { inRows } from '../../arrange/list.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';

/** Rows of one column. */
const [FEWEST, MOST] = [1, 4];
/** Signs of what is a sentence rather than the beginning of one, and of what still suits a row. */
const SHORTEST = 12;
const LONGEST = 90;
const INDENT = 28;
const TALLEST_ROW = 66;
/** Between the leads and the first row. */
const LEADS_GAP = 16;
const ENDS = /[.!?。！？।۔…]["'”’»」』)]*$/u;

const sentencesOf = (text: string, language: string): string[] =>
  [...segmenterOf(language, 'sentence').segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** The sentences of each text; nothing where one of them is a text to be read as a whole. */
export function letteredTexts(texts: readonly (string | undefined)[], language: string): string[][] | undefined {
  const all = texts.map((text) => sentencesOf(text ?? '', language));
  const suits = ([lead, ...rest]: readonly string[]) =>
    lead !== undefined &&
    rest.length >= FEWEST &&
    rest.length <= MOST &&
    [lead, ...rest].every((sentence) => sentence.length >= SHORTEST && ENDS.test(sentence)) &&
    rest.every((sentence) => sentence.length <= LONGEST);
  return all.every(suits) && Math.max(...all.map(({ length }) => length)) > 2 ? all : undefined;
}

export function placeLettered(
  builder: PageBuilder,
  texts: readonly string[][],
  columns: readonly Frame[],
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const leads = texts.map(([lead = '']) => [paragraph(lead, body(template, size, page.text, 400, 1.32), context)]);
  const below = LEADS_GAP + Math.max(...leads.map((lead, i) => measure(lead, columns[i]?.w ?? 1, context).height));
  const rows = Math.max(...texts.map(({ length }) => length - 1));
  const plain = body(template, Math.max(16, size - 2), page.text, undefined, 1.28);
  const bullet = { text: '–', style: heading(template, plain.style.size, page.accent).style };
  columns.forEach((column, i) => {
    const [, ...lines] = texts[i] ?? [];
    const pitch = Math.min(TALLEST_ROW, (column.h - below) / rows);
    const area: Frame = { ...column, y: column.y + below, h: pitch * lines.length };
    builder.text(`Lead ${i + 1}`, { ...column, h: below }, leads[i] ?? [], { role: 'body' });
    const groups = lines.map((line) => [paragraph(line, plain, context, { indent: INDENT, bullet })]);
    const { paragraphs, top, fits } = inRows(groups, area, context);
    if (!fits) builder.judge('overflows');
    lines.forEach((_, k) => {
      builder.rule(`Hairline ${i + 1}.${k + 1}`, { ...area, y: area.y + k * pitch, h: 0.75 }, page.line);
    });
    builder.text(`Lines ${i + 1}`, belowTop(area, top), paragraphs, { role: 'list' });
  });
}
