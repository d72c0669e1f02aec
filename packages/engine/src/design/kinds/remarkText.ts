/** What is said below an exhibit, a paragraph for each of its lines: a single one stands strong, of several the first, but none that only says what letters stand for. */
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { body, paragraph, strong } from '../page/typography.ts';

/** Of the type: between two paragraphs. */
const PARAGRAPH_GAP_OF_SIZE = 0.3;

/** "CGCT: the code of communes and regions". */
const isGloss = (line: string): boolean => /^\p{Lu}[\p{Lu}\p{N}.&/-]+\s?(?:[:：=]|[–—-]\s)/u.test(line);

export function remarkText(sentence: string, size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const { text } = template.page;
  const lines = sentence
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map((line, i) =>
    i === 0 && !isGloss(line)
      ? paragraph(line, strong(template, size, text), context)
      : paragraph(
          line,
          body(template, size, text, undefined, 1.3),
          context,
          i === 0 ? {} : { before: Math.round(size * PARAGRAPH_GAP_OF_SIZE) },
        ),
  );
}
