/** Options by the same questions, as a table: the one that the source prefers stands on a plate, the verdicts in its last row. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { type Cell, cellPadding, tableOf, wordsWidth } from '../../kinds/tableRows.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'options'>;

/** Of the table: the questions. */
const QUESTIONS = 0.26;
const TALLEST_ROW = 76;

export const options = onExhibitLayout<'options'>(function* (slide, context) {
  for (const size of [20, 18, 16]) yield () => compared(slide, context, size, true);
  for (const size of [18, 16, 14, 12]) yield () => compared(slide, context, size, false);
});

/** `calm`: no answer takes more than two lines. */
function compared(slide: Slide, context: LayoutContext, size: number, calm: boolean): Box {
  return filling(120, (frame, builder) => {
    const { template } = context;
    const { page, palette } = template;
    const labelled = slide.rows.some(({ label }) => label?.trim());
    const first = labelled ? frame.w * QUESTIONS : 0;
    const own = (frame.w - first) / slide.options.length;
    const columns = [...(labelled ? [first] : []), ...slide.options.map(() => own)];
    const padding = cellPadding.options(size);
    const line = (color: Color, width = 1) => ({ bottom: { color, width } });
    const cell = (text: string, index: number, loud: boolean): Cell => {
      const chosen = index === slide.favoured;
      const ink = chosen ? inkOn(page.surface, palette) : page.text;
      return {
        paragraphs: [paragraph(text, loud ? strong(template, size, ink) : body(template, size, ink, undefined, 1.3), context)],
        ...(chosen ? { fill: page.surface } : {}),
        borders: line(page.line),
      };
    };
    const label = (text: string): Cell => ({
      paragraphs: [paragraph(text, strong(template, Math.max(12, size - 1), page.text), context)],
      borders: line(page.line),
      flush: true,
    });
    const head = slide.options.map((name, i): Cell => {
      const chosen = i === slide.favoured;
      const fill = chosen ? page.figure : undefined;
      return {
        paragraphs: [paragraph(name, strong(template, size, fill ? inkOn(fill, palette) : page.text), context)],
        ...(fill ? { fill } : {}),
        borders: line(page.text, 1.5),
      };
    });
    const corner: Cell = { ...label(''), borders: line(page.text, 1.5) };
    const rows = slide.rows.map((row) => [
      ...(labelled ? [label(row.label ?? '')] : []),
      ...slide.options.map((_, i) => cell(row.cells[i] ?? '', i, false)),
    ]);
    const verdict = slide.verdicts
      ? [[...(labelled ? [label('')] : []), ...slide.options.map((_, i) => cell(slide.verdicts?.[i] ?? '', i, true))]]
      : [];
    const all = [labelled ? [corner, ...head] : head, ...rows, ...verdict];
    if (calm) {
      const long = all.some((cells) =>
        cells.some((each, c) => measure(each.paragraphs, wordsWidth(each, columns[c] ?? own, padding.x), context).lines.length > 2),
      );
      if (long) builder.judge('overflows');
    }
    const { node, verdict: fits } = tableOf(
      {
        name: 'Options',
        alt: `${slide.title}: ${slide.options.join(' – ')}`,
        frame,
        columns,
        rows: all,
        pitch: [size * 1.9, TALLEST_ROW],
        padding,
      },
      context,
    );
    builder.add(node);
    builder.judge(fits);
  });
}
