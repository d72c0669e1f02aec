/** Figures on the template's own forms beside the title; what else is said of them stands below it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { crowded } from '../../arrange/crowded.ts';
import { endTitleAbove } from '../../arrange/endTitleAbove.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { theme } from '../../art/tones.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { flowerIn, PETALS, petals } from './art/carriers.ts';
import { slit } from './art/kawung.ts';
import { ASIDE, COLUMN } from './grid.ts';

const { accent1, accent2, accent3, accent4 } = theme;

type Slide = SlideOf<'stats'>;

const fills: readonly Color[] = [accent1, accent2, accent3, accent4];
/** Where the small art below the title begins. */
const ASIDE_END = 408;

export const stats = layoutOf<'stats'>(sharedStats.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  if (!context.wide && slide.stats.length <= 4) for (const size of [18, 17, 16, 15, 14]) yield onForms(slide, context, size);
  // More than four figures, or long ones, need the width of the page.
  if (context.wide) yield sharedStats.compose(slide, context);
  else yield crowded(slide, context);
}

function onForms(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder } = titledPage('stats', slide.title, context);
  const { template } = context;
  const { carriers } = lookOf('organic', template);
  const forms = carriers(COLUMN, slide.stats.length, randomFrom(slide.title));
  slide.stats.forEach((stat, i) => {
    const form = forms[i];
    if (!form) return;
    // Each form goes with its figure when that is moved or deleted.
    const canvas = new Canvas(COLUMN);
    canvas.fill(form.outline, fills[i] ?? accent1);
    builder.add(...canvas.nodes(`Form ${i + 1}`));
    placeStat(builder, i, stat, form.inner, inkOn(fills[i] ?? accent1, template.palette), size, context);
  });
  if (carriers === petals) {
    const canvas = new Canvas(COLUMN);
    spare(canvas, slide.stats.length, template.page.ground);
    builder.add(...canvas.nodes('Spare forms'));
  }
  placeNotes(builder, slide.stats, context);
  return builder;
}

/** Petals that carry nothing keep the slit of the pattern. */
function spare(canvas: Canvas, from: number, ground: Color): void {
  const { cx, cy, length, half } = flowerIn(COLUMN);
  for (const angle of PETALS.slice(from)) {
    const [all] = petals(COLUMN, 4, () => 0).filter((_, i) => PETALS[i] === angle);
    if (all) canvas.fill(all.outline, accent4);
    canvas.fill(slit(cx, cy, length, half, angle), ground);
  }
}

/** The figure as large as the form allows above its label. A figure is one line. */
function placeStat(
  builder: PageBuilder,
  i: number,
  stat: Slide['stats'][number],
  frame: Frame,
  ink: Color,
  size: number,
  context: LayoutContext,
): void {
  const { template } = context;
  const words = (s: number): Paragraph[] => [
    paragraph(stat.figure, figure(template, s, ink), context, { align: 'center' }),
    paragraph(stat.label, body(template, size, ink, 400, 1.26), context, { align: 'center', before: 2 }),
  ];
  const holds = (s: number) => {
    const [number] = words(s);
    if (!number) return false;
    const whole = measure(words(s), frame.w, context);
    return measure([number], frame.w, context).lines.length === 1 && whole.height <= frame.h && !whole.brokenWord;
  };
  const sized = steps(66, 24).find(holds);
  if (!sized) builder.judge('overflows');
  builder.text(`Figure ${i + 1}`, frame, words(sized ?? 24), { role: 'body', anchor: frame.h > 240 ? 'top' : 'middle' });
}

/** Below the title: each figure that has a note, and the note. */
function placeNotes(builder: PageBuilder, stats: Slide['stats'], context: LayoutContext): void {
  const noted = stats.filter((stat) => stat.note?.trim());
  const title = builder.nodes.find((node) => node.type === 'shape' && node.role === 'title');
  if (noted.length === 0 || title?.type !== 'shape') return;
  const { template } = context;
  const { page } = template;
  const at = (size: number) => {
    const quiet = body(template, size, page.muted, undefined, 1.34);
    return noted.map((stat, i) => {
      const parts = [
        { text: `${stat.figure}  `, look: strong(template, size, page.text) },
        { text: stat.note ?? '', look: quiet },
      ];
      return paragraph(parts, quiet, context, { before: i === 0 ? 0 : 7 });
    });
  };
  const y = title.frame.y + (title.text?.height ?? 0) + 22;
  const frame: Frame = { ...ASIDE, y, h: Math.max(1, ASIDE_END - y) };
  endTitleAbove(builder, y);
  builder.text('Notes', frame, fitted([18, 17, 16, 15, 14], frame, context, at), { role: 'body' });
}
