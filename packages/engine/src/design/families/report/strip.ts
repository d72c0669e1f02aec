/** The chapters at the head of every page: the strip itself, which is the same on all pages, and the mark of the current one. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { shortened } from '../../page/runningElements.ts';
import { body, paragraph, type TextLook } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { LEFT, trackerFrame, WIDTH } from './page.ts';

/** More names do not stand side by side: then the strip counts the chapters, and the name of the current one follows it. */
const MOST_NAMES = 7;
const MOST_NUMERALS = 30;
const NUMERAL = { pitch: 26, width: 18 } as const;
const NARROWEST = 110;
const GAP = 24;
/** Tabs begin in steps of the grid, at the edges of columns or clearly beside them. */
const STEP = 6;
const SIZE = 11;
/** Around the words of a tab. */
const PADDING = 12;

interface Tab {
  readonly words: string;
  readonly frame: Frame;
}

/** The tabs of the strip, and where the name of a chapter stands. */
export interface Strip {
  readonly tabs: readonly Tab[];
  readonly nameOf: (chapter: number) => Frame;
}

export function stripOf(context: DeckContext): Strip {
  const { template, chapters, language } = context;
  const [y, h] = lookOf('report', template).tracker === 'band' ? [5, 20] : [13, 20];
  if (chapters.length > MOST_NAMES) {
    const count = chapters.length > MOST_NUMERALS ? 0 : chapters.length;
    const tabs = Array.from({ length: count }, (_, i) => ({
      words: numeralOf(i + 1, language),
      frame: { x: LEFT + i * NUMERAL.pitch, y, w: NUMERAL.width, h },
    }));
    const x = LEFT + count * NUMERAL.pitch;
    return { tabs, nameOf: () => ({ x: x + PADDING, y, w: LEFT + WIDTH - x - PADDING, h }) };
  }
  const natural = chapters.map((name) =>
    Math.max(NARROWEST, context.typesetter.width(name, currentLook(template).style, language) * 1.08 + GAP + STEP),
  );
  const widths = within(natural, WIDTH).map((width) => Math.floor(width / STEP) * STEP);
  const frameOf = (i: number): Frame => ({ x: LEFT + sum(widths.slice(0, i)), y, w: (widths[i] ?? NARROWEST) - GAP, h });
  return { tabs: chapters.map((words, i) => ({ words, frame: frameOf(i) })), nameOf: frameOf };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The widths where their sum has room; otherwise the greatest are cut to one that leaves the others whole. */
function within(widths: readonly number[], room: number): readonly number[] {
  if (sum(widths) <= room) return widths;
  let [left, rest] = [room, widths.length];
  let most = left / rest;
  for (const width of [...widths].sort((a, b) => a - b)) {
    if (width > most) break;
    [left, rest] = [left - width, rest - 1];
    most = left / rest;
  }
  return widths.map((width) => Math.min(width, most));
}

export const currentLook = (template: Template): TextLook => {
  const ink = lookOf('report', template).tracker === 'band' ? inksOn({ ref: 'accent2' }, template.palette).text : template.page.accent;
  return body(template, SIZE, ink, 600, 1.25);
};

const otherLook = (template: Template): TextLook => {
  const ink = lookOf('report', template).tracker === 'band' ? inksOn({ ref: 'accent1' }, template.palette).text : template.page.muted;
  return body(template, SIZE, ink, 400, 1.25);
};

export const stripNodes = ({ tabs }: Strip, context: DeckContext): SceneNode[] =>
  tabs.map(({ words, frame }, i) => {
    const look = otherLook(context.template);
    return layoutText(`Chapter ${i + 1}`, frame, [paragraph(shortened(words, look, frame.w, context), look, context)], context, 'middle');
  });

/** The current tab: a block on the band, or words in the accent over a bar on the line. */
export function placeCurrent(builder: PageBuilder, title: string, context: LayoutContext): void {
  const { template, chapter } = context;
  const { tabs, nameOf } = stripOf(context);
  const band = lookOf('report', template).tracker === 'band';
  const counted = tabs[chapter]?.words !== title;
  const frame = nameOf(chapter);
  const tab = tabs[chapter]?.frame ?? frame;
  const head = trackerFrame[band ? 'band' : 'line'];
  if (!counted) {
    const plate: Frame = band ? { x: tab.x - PADDING, y: head.y, w: tab.w + GAP, h: head.h } : tab;
    builder.shape('Current chapter', plate, { type: 'rect' }, band ? { ref: 'accent2' } : template.page.ground);
  }
  if (counted || !band) {
    const bar: Frame = { x: tab.x, y: band ? head.h - 4 : head.y - 2, w: tab.w, h: 4 };
    builder.shape('Bar of the chapter', bar, { type: 'rect' }, { ref: band ? 'accent2' : 'accent1' });
  }
  const look = counted && band ? { ...currentLook(template), style: { ...otherLook(template).style, weight: 600 } } : currentLook(template);
  builder.fill('footer', [paragraph(shortened(title, look, frame.w, context), look, context)], 'artifact', { frame });
}
