/** What speaks for something and what against it: two lists side by side, whose bullets are their signs. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../model/text.ts';
import { endsInAWord, hang, spread } from '../arrange/list.ts';
import { MOST_ROWS, placeListRows } from '../arrange/listRows.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { placeTitle } from '../arrange/titles.ts';
import { bodySizes, steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body as bodyLook, heading, paragraph, strong, textOrNone } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import type { Template } from '../tokens/template.ts';
import { bodyFrame, columnsOf, HEAD, headFrame } from './twoColumns.ts';

type Slide = SlideOf<'prosCons'>;

const SIGNS = ['+', '−'] as const;
const RULE = 3;

export const prosCons = layoutOf<'prosCons'>(
  (template) => {
    const placeholders = columnsOf(template.grid.body).flatMap((column, i) => [
      placeholderOf({
        key: `head${i + 1}`,
        type: 'body',
        index: 1 + 2 * i,
        frame: headFrame(column),
        look: strong(template, 20, inkOf(i, template)),
        prompt: i === 0 ? 'For' : 'Against',
      }),
      placeholderOf({
        key: `body${i + 1}`,
        type: 'body',
        index: 2 + 2 * i,
        frame: bodyFrame(column, HEAD),
        look: bodyLook(template, 20, template.page.text),
        prompt: 'Text',
        bullet: SIGNS[i] ?? '–',
        indent: hang(20),
      }),
    ]);
    return plainLayout('prosCons', 'Pros and cons', template, placeholders);
  },
  function* (slide, context) {
    const longest = Math.max(...[...slide.pros, ...slide.cons].map((item) => item.length));
    const few = Math.max(slide.pros.length, slide.cons.length) <= MOST_ROWS;
    if (few) for (const size of bodySizes(24, 18)) yield inRows(slide, context, size);
    for (const size of bodySizes(longest <= 40 ? 24 : 20, 14)) yield arrange(slide, context, size);
    for (const size of steps(13, 12)) yield arrange(slide, context, size);
  },
);

/** Sides of a few points each, in rows. */
function inRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'prosCons');
  const { template } = context;
  const frames = columnsOf(placeTitle(builder, slide.title, context));
  const lists = [slide.pros, slide.cons].map((items, i) => {
    const head = slide.heads?.[i];
    const color = inkOf(i, template);
    return {
      head: textOrNone(head, heading(template, size + 4, inkOn(color, template.palette), 1.22), context),
      points: items.map((item) => [signed(item, i, size, context)]),
      rule: { color, height: RULE },
      banded: true,
    };
  });
  placeListRows(builder, lists, frames, context);
  return builder;
}

function arrange(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const builder = new PageBuilder(context, 'prosCons');
  const { template } = context;
  const columns = columnsOf(placeTitle(builder, slide.title, context));
  const headSize = Math.min(24, Math.max(size, 16));
  const heads = slide.heads?.map((head, i) =>
    head.trim() ? [paragraph(head, strong(template, headSize, inkOf(i, template)), context)] : [],
  );
  const headHeight = Math.max(0, ...(heads ?? []).map((head) => (head.length > 0 ? spaciousHeight(head, columns[0].w, context) + 10 : 0)));
  [slide.pros, slide.cons].forEach((items, i) => {
    const column = columns[i];
    if (!column) return;
    if (!template.grid.ruled) builder.rule(`Rule ${i + 1}`, { ...column, h: RULE }, i === 0 ? template.page.figure : template.page.text);
    const head = heads?.[i];
    if (head) builder.fill(`head${i + 1}`, head, 'heading', { frame: { ...headFrame(column), h: Math.max(HEAD, headHeight) } });
    if (items.length === 0) return;
    const frame = bodyFrame(column, headHeight);
    const groups = items.map((item) => [signed(item, i, size, context)]);
    if (size > 20 && groups.some((group) => endsInAWord(measure(group, frame.w, context)))) builder.judge('overflows');
    builder.fill(`body${i + 1}`, spread(groups, frame, context, pointGaps.signed(size)), 'list', { frame });
  });
  return builder;
}

/** The sign is a bullet: a point that is added by hand has it too. */
function signed(text: string, side: number, size: number, context: LayoutContext): Paragraph {
  const { template } = context;
  const sign = strong(template, size, inkOf(side, template)).style;
  const bullet = { text: SIGNS[side] ?? '–', style: { ...sign, weight: 700 } };
  return paragraph(text, bodyLook(template, size, template.page.text, undefined, size > 20 ? 1.32 : 1.4), context, {
    indent: hang(size),
    bullet,
  });
}

const inkOf = (side: number, { page }: Template) => (side === 0 ? page.accent : page.text);
