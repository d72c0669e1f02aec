/** What is decided or asked, in large numbered rows, with whom it is asked of and by when at the end of each. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { type Column, row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'decisions'>;

const GUTTER = 24;
/** Above and below the words of a row, points. */
const ROW_SPACE = 9;
const CLOSE = 4;
/** Of the page: what an owner or a date may take at most. */
const MOST_ASIDE = 0.22;

export const decisions = onExhibitLayout<'decisions'>(function* (slide, context) {
  const { length } = slide.decisions;
  for (const size of [...(length <= 2 ? [32, 28] : length === 3 ? [28] : []), 24, 20])
    yield (frame) => rows(slide, context, size, frame.w, ROW_SPACE);
  // Rather closer rows than smaller type.
  for (const size of [18, 16, 14]) for (const air of [ROW_SPACE, CLOSE]) yield (frame) => rows(slide, context, size, frame.w, air);
  yield (frame) => rows(slide, context, 12, frame.w, ROW_SPACE);
});

function rows(slide: Slide, context: LayoutContext, size: number, width: number, air: number): Box {
  const { template } = context;
  const { page } = template;
  const small = Math.max(12, size - 4);
  const count = slide.decisions.length;
  const numbers = Math.round(size * 1.7);
  const numberWidth = naturalWidth([paragraph(numeralOf(count, context.language), figure(template, numbers, page.text), context)], context);
  /** A column for what few rows have would be taken from all of them: there it is only theirs. */
  const hasColumn = (key: 'owner' | 'date') => 2 * slide.decisions.filter((entry) => entry[key]?.trim()).length > count;
  const asideWidth = (key: 'owner' | 'date') => {
    const texts = slide.decisions.map((entry) => entry[key]?.trim() ?? '').filter(Boolean);
    if (texts.length === 0) return 0;
    const natural = naturalWidth(
      texts.map((text) => paragraph(text, strong(template, small, page.text), context)),
      context,
    );
    return Math.min(width * MOST_ASIDE, natural + 2);
  };
  const [owner, date] = [asideWidth('owner'), asideWidth('date')];
  const entries = slide.decisions.flatMap((entry, i): Box[] => {
    const stands = (key: 'owner' | 'date') => hasColumn(key) || Boolean(entry[key]?.trim());
    const text = [
      paragraph(entry.text, strong(template, size, page.text), context),
      ...(entry.detail?.trim() ? [paragraph(entry.detail, body(template, small, page.text, undefined, 1.34), context, { before: 2 })] : []),
    ];
    const number = [paragraph(numeralOf(i + 1, context.language), figure(template, numbers, figureInk(page, numbers)), context)];
    const columns: Column[] = [
      ...(count > 1
        ? [{ box: words(`Number ${i + 1}`, number, { role: 'label', mostLines: 1 }, context), width: { points: numberWidth } }]
        : []),
      { box: words(`Decision ${i + 1}`, text, { role: 'body' }, context), width: { share: 1 }, align: 'middle' as const },
      ...(owner > 0 && stands('owner') ? [aside(`Owner ${i + 1}`, entry.owner, owner, false, small, context)] : []),
      ...(date > 0 && stands('date') ? [aside(`Date ${i + 1}`, entry.date, date, true, small, context)] : []),
    ];
    const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${i + 1}`, frame, i === 0 ? page.text : page.line));
    return [hairline, space(air), row(columns, GUTTER), space(air), spring(0.35)];
  });
  return stack([...entries, spring(0.4)]);
}

const aside = (name: string, text: string | undefined, points: number, loud: boolean, size: number, context: LayoutContext): Column => {
  const { template } = context;
  const look = loud ? strong(template, size, template.page.accent) : body(template, size, template.page.text, undefined, 1.3);
  return {
    box: words(name, text?.trim() ? [paragraph(text, look, context, { align: loud ? 'end' : 'start' })] : [], { role: 'body' }, context),
    width: { points },
    align: 'middle',
  };
};
