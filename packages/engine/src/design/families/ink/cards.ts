/**
 * Two or three things side by side: columns between hairlines under the hand's ornaments, on the wide page where they are four or the words
 * need it; five or six there in ruled cells, and more as in every template.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { bodySizes, firstThatFits, steps } from '../../fit.ts';
import { cards as shared } from '../../layouts/cards.ts';
import { crowded } from '../../layouts/crowded.ts';
import { anchorOfHeads, evenHeads } from '../../layouts/evenHeads.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'cards'>;

/** Shares of the page's height above the heads: the ornaments give way to long texts. */
const DEPTHS = { own: [0.46, 0.38, 0.3, 0.22], wide: [0.38, 0.3, 0.22] } as const;
/** Below the ornaments, to the heads. */
const ABOVE_HEAD = 28;
/** Of a text in a narrow column; more would be a ribbon. */
const MOST_LINES = 5;
const MOST_COLUMNS = { own: 3, wide: 4 } as const;
/** Points: smaller texts are set on the wide page. */
const LEAST_BESIDE = 18;

export const cards: SlideLayout<'cards'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const { length } = slide.cards;
        const sizes = bodySizes(length === 2 || stage.wide ? 24 : 20, stage.wide ? 16 : LEAST_BESIDE);
        if (length <= MOST_COLUMNS[stage.wide ? 'wide' : 'own'])
          for (const depth of DEPTHS[stage.wide ? 'wide' : 'own']) for (const size of sizes) yield columns(slide, stage, size, depth);
        if (stage.wide && length >= FEWEST_CELLS && length <= MOST_CELLS) for (const size of steps(22, 16)) yield cells(slide, stage, size);
        if (stage.wide) yield shared.compose(slide, stage);
        else yield crowded(slide, stage);
      })(),
    );
  },
};

function cells(slide: Slide, stage: Stage, size: number): Sheet {
  const { template } = stage;
  const { page } = template;
  const set = slide.cards.map(({ head, text }) => ({
    head: [paragraph(head, heading(template, size + 4, page.text, 1.2), stage)],
    words: text?.trim() ? [paragraph(text, body(template, size, page.text, undefined, 1.36), stage)] : [],
  }));
  return inCells({ face: 'cards', title: slide.title, cells: set, marked: true, lines: 2 }, stage);
}

function columns(slide: Slide, stage: Stage, size: number, depth: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const frames = ruledColumns(sheet, area, slide.cards.length, stage);
  const top = area.y + area.h * depth;
  placeTallies(sheet, frames, area.h * depth - ABOVE_HEAD - 8, 'rising', stage);
  const heads = evenHeads(slide.cards.map((card) => [paragraph(card.head, heading(template, size + 4, page.text, 1.22), stage)]));
  const headHeight = Math.max(...heads.map((head, i) => spaciousHeight(head, frames[i]?.w ?? 0, stage)));
  const widths = frames.map(({ w }) => w);
  const anchor = anchorOfHeads(heads, widths, stage);
  slide.cards.forEach((card, i) => {
    const column = frames[i];
    const head = heads[i];
    if (!column || !head) return;
    if (measure(head, column.w, stage).lines.length > 3 || (!stage.wide && isDivided(head, column.w, stage))) sheet.judge('overflows');
    // Heads that stand on their texts have the air above them too, which a wider stand-in for their font would need.
    const air = anchor === 'bottom' ? ABOVE_HEAD : 0;
    sheet.text(`Head ${i + 1}`, { ...column, y: top - air, h: headHeight + air }, head, { role: 'heading', anchor });
    const text = card.text?.trim() ? [paragraph(card.text, body(template, size, page.text), stage)] : [];
    const { lines } = sheet.text(`Text ${i + 1}`, below(column, top + headHeight + 8), text, { role: 'body' });
    if (!stage.wide && lines.length > MOST_LINES) sheet.judge('overflows');
  });
  return sheet;
}

const SOFT_HYPHEN = '\u00ad';

/** Whether a word of the head would be divided at the end of a line. */
const isDivided = (head: readonly Paragraph[], width: number, stage: Stage): boolean =>
  measure(head, width * 0.97, stage).paragraphs.some(({ runs }) => runs.some(({ text }) => text.includes(SOFT_HYPHEN)));
