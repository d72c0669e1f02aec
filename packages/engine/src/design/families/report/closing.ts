/**
 * The last page: what is to be decided, and its facts in rows of which the first is filled, or else the chapters of the deck; the art
 * stands at the foot.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const TITLE: Frame = { x: 44, y: 40, w: 872, h: 100 };
const SUBTITLE: Frame = { x: 44, y: 150, w: 800, h: 68 };
/** Where no facts follow, the message stands lower by so much, in the middle of what the art leaves. */
const ALONE = 100;
const SIZE = 36;
const ROWS = { x: 44, y: 230, w: 872, pitch: 48 } as const;
const LABEL = 220;
const PADDING = 14;
/** A single chapter is no list, and more have no room above the art. */
const FEWEST_CHAPTERS = 2;
const MOST_ROWS = 3;
const MOST_CHAPTERS = 2 * MOST_ROWS;
/** So much lower stands everything for a row that is not needed. */
const LOWERED = 28;
const CHAPTER_GAP = 28;
const CHAPTER_INDENT = 34;
/** Points: names of one line in the largest that all of them have room for. */
const LEAST_CHAPTER = 14;
const CHAPTER_SIZES = [18, 16, LEAST_CHAPTER] as const;

export const closing: SlideLayout<'closing'> = {
  layout(template, seed) {
    const { cover: inks } = template;
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: lookOf('report', template).farewell({ seed: `${seed} closing`, ground: inks.ground }),
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, SIZE, inks.text, 1.14) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.muted), prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { cover: inks } = template;
    const builder = new PageBuilder(context, 'closing');
    const facts = slide.facts ?? [];
    const recalled = facts.length === 0 && context.chapters.length >= FEWEST_CHAPTERS && context.chapters.length <= MOST_CHAPTERS;
    const rows = context.chapters.length > MOST_ROWS ? Math.ceil(context.chapters.length / 2) : context.chapters.length;
    const lower = facts.length > 0 ? 0 : recalled ? (MOST_ROWS - rows) * LOWERED : ALONE;
    const title = (size: number) => heading(template, size, inks.text, 1.14);
    placeDisplayTitle(builder, slide.title, steps(SIZE, 18), title, context, { ...TITLE, y: TITLE.y + lower });
    const look = (size: number) => body(template, size, inks.muted, undefined, 1.35);
    const frame: Frame = { ...SUBTITLE, y: SUBTITLE.y + lower, h: SUBTITLE.h + (recalled ? 0 : lower / 2) };
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(20, 13), look, role: 'body', frame }, context);
    placeDecisions(builder, facts, context);
    if (recalled) placeChapters(builder, ROWS.y + lower, context);
    return builder;
  },
};

/** What the chapters were, numbered, in rows: of a few over the whole width, of more in two columns. */
function placeChapters(builder: PageBuilder, top: number, context: LayoutContext): void {
  const { template, chapters, language } = context;
  const { cover: inks } = template;
  const columns = chapters.length > MOST_ROWS ? 2 : 1;
  const w = (ROWS.w - CHAPTER_GAP * (columns - 1)) / columns;
  const half = Math.ceil(chapters.length / columns);
  const named = (title: string, i: number, size: number) => {
    const style = heading(template, size, inks.accent).style;
    const bullet = { text: numeralOf(i + 1, language), number: i + 1, style };
    return [paragraph(title, body(template, size, inks.text, undefined, 1.2), context, { indent: CHAPTER_INDENT, bullet })];
  };
  // A name of two lines in small type keeps clear of the rules.
  const onOneLine = (size: number) => chapters.every((title, i) => measure(named(title, i, size), w, context).lines.length === 1);
  const size = CHAPTER_SIZES.find(onOneLine) ?? LEAST_CHAPTER;
  chapters.forEach((title, i) => {
    const column = i < half ? 0 : 1;
    const y = top + (i - column * half) * ROWS.pitch;
    const row: Frame = { x: ROWS.x + column * (w + CHAPTER_GAP), y, w, h: ROWS.pitch };
    const first = i === column * half;
    builder.rule(`Rule ${i + 1}`, { ...row, h: first ? template.rule : 0.75 }, first ? inks.text : inks.line);
    builder.text(`Chapter ${i + 1}`, row, named(title, i, size), { role: 'list', anchor: 'middle' });
  });
}

function placeDecisions(builder: PageBuilder, facts: NonNullable<SlideOf<'closing'>['facts']>, context: LayoutContext): void {
  const { template } = context;
  const { cover: inks, palette } = template;
  const key = template.table?.key ?? inks.surface;
  facts.forEach((fact, i) => {
    const y = ROWS.y + i * ROWS.pitch;
    const row: Frame = { x: ROWS.x, y, w: ROWS.w, h: ROWS.pitch };
    if (i === 0) builder.shape('Key row', row, { type: 'rect' }, key);
    builder.rule(`Rule ${i + 1}`, { ...row, h: i === 0 ? template.rule : 0.75 }, i === 0 ? inks.text : inks.line);
    const ink = i === 0 ? inkOn(key, palette) : inks.text;
    const label: Frame = { ...row, x: row.x + PADDING, w: LABEL - PADDING };
    const labelAt = (size: number) => [paragraph(fact.label, body(template, size, ink, undefined, 1.2), context)];
    builder.text(`Label ${i + 1}`, label, fitted([16, 14, 12], label, context, labelAt), { role: 'body', anchor: 'middle' });
    const value: Frame = { ...row, x: row.x + LABEL + PADDING, w: row.w - LABEL - 2 * PADDING };
    const valueAt = (size: number) => [paragraph(fact.value, strong(template, size, ink), context)];
    builder.text(`Value ${i + 1}`, value, fitted([20, 18, 16, 14, 12], value, context, valueAt), { role: 'body', anchor: 'middle' });
  });
}
