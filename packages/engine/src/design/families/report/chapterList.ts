/** All chapters in the panel of a section's page: the list stands on the layout, and a page fills the row of its own. */
import { bottomOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph, type TextLook } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

export const PANEL: Frame = { x: 0, y: 0, w: 320, h: 540 };
/** Where the first row begins, how tall rows are, at most with long names and at least, and the height of all of them. */
const LIST = { top: 96, usual: 56, tallest: 92, lowest: 20, height: 400 } as const;
/** The largest first. */
const SIZES = [16, 14, 12] as const;
/** Between the words of two rows. */
const ROW_SPACE = 12;
const LEADING = 1.2;
const [NUMBER, NAME] = [
  { x: 44, w: 34 },
  { x: 84, w: 216 },
] as const;

interface Rows {
  readonly pitch: number;
  /** Of the letters, points. */
  readonly size: number;
}

/** Nothing where there are more chapters than the panel has room for. */
function rowsOf(context: DeckContext): Rows | undefined {
  const { chapters } = context;
  const most = Math.min(LIST.tallest, LIST.height / chapters.length);
  if (most < LIST.lowest) return undefined;
  for (const size of SIZES) {
    const names = chapters.map((name) => measure([paragraph(name, nameLook(size, context), context)], NAME.w, context));
    const needed = Math.max(...names.map(({ height }) => height)) + ROW_SPACE;
    if (needed <= most && !names.some(({ brokenWord }) => brokenWord)) return { size, pitch: Math.max(needed, Math.min(LIST.usual, most)) };
  }
  return { pitch: most, size: most >= 50 ? 16 : most >= 24 ? 14 : 12 };
}

/** As in the row of the current chapter, which is the heaviest. */
const nameLook = (size: number, { template }: DeckContext): TextLook => body(template, size, template.page.text, 600, LEADING);

const panelInks = (template: Template): Inks => inksOn({ ref: lookOf('report', template).panel }, template.palette);
const rowAt = ({ pitch }: Rows, i: number): Frame => ({ ...PANEL, y: LIST.top + i * pitch, h: pitch });

export function chapterListNodes(context: DeckContext): SceneNode[] {
  const rows = rowsOf(context);
  if (!rows) return [];
  const inks = panelInks(context.template);
  return context.chapters.flatMap((name, i) => {
    const row = rowAt(rows, i);
    const { number, words } = textsOf(name, i, rows, { ...inks, weight: 400 }, context);
    const hairline: Frame = { x: NUMBER.x, y: bottomOf(row), w: 232, h: 0.75 };
    return [
      figureShape(`Hairline ${i + 1}`, hairline, { type: 'rect' }, inks.line),
      layoutText(`Number ${i + 1}`, { ...row, ...NUMBER }, number, context, 'middle'),
      layoutText(`Chapter ${i + 1}`, { ...row, ...NAME }, words, context, 'middle'),
    ];
  });
}

/** The block covers the row of the list. */
export function placeCurrentRow(builder: PageBuilder, context: LayoutContext): void {
  const rows = rowsOf(context);
  const name = context.chapters[context.chapter];
  if (!rows || name === undefined) return;
  const { template } = context;
  const { current } = lookOf('report', template);
  const row = rowAt(rows, context.chapter);
  builder.shape('Current chapter', { ...row, h: row.h + 1 }, { type: 'rect' }, { ref: current });
  const { text } = inksOn({ ref: current }, template.palette);
  const { number, words } = textsOf(name, context.chapter, rows, { text, weight: 600 }, context);
  builder.text('Number of the chapter', { ...row, ...NUMBER }, number, { role: 'artifact', anchor: 'middle' });
  builder.text('Name of the chapter', { ...row, ...NAME }, words, { role: 'artifact', anchor: 'middle' });
}

function textsOf(
  name: string,
  i: number,
  { pitch, size }: Rows,
  { text, weight }: Pick<Inks, 'text'> & { weight: number },
  context: DeckContext,
) {
  const { template } = context;
  const look: TextLook = body(template, size, text, weight, LEADING);
  const number = [paragraph(numeralOf(i + 1, context.language), heading(template, size, text), context)];
  // What is longer than the row is told by its beginning.
  const lines = Math.max(1, Math.floor((pitch - ROW_SPACE / 2) / (size * LEADING)));
  const tries = [
    name,
    ...(lines > 1 ? [0.1, 0.3, 0.5, 0.7] : [0]).map((less) => shortened(name, look, NAME.w * (lines - less), context)),
  ].map((attempt) => [paragraph(attempt, look, context)]);
  const words = tries.find((attempt) => measure(attempt, NAME.w, context).height <= pitch) ?? tries.at(-1) ?? [];
  return { number, words };
}
