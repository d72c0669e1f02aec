/** Figures on the template's own forms beside the title; what else is said of them stands below it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { theme } from '../../art/tones.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { crowded } from '../../layouts/crowded.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { fitted, measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, figure, paragraph, strong } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { flowerIn, PETALS, petals } from './carriers.ts';
import { ASIDE, COLUMN } from './grid.ts';
import { slit } from './kawung.ts';

const { accent1, accent2, accent3, accent4 } = theme;

type Slide = SlideOf<'stats'>;

const fills: readonly Color[] = [accent1, accent2, accent3, accent4];
/** Where the small art below the title begins. */
const ASIDE_END = 408;

export const stats: SlideLayout<'stats'> = {
  face: sharedStats.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  if (!stage.wide && slide.stats.length <= 4) for (const size of [18, 17, 16, 15, 14]) yield onForms(slide, stage, size);
  // More than four figures, or long ones, need the width of the page.
  if (stage.wide) yield sharedStats.compose(slide, stage);
  else yield crowded(slide, stage);
}

function onForms(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  placeTitle(sheet, slide.title, stage);
  const { template } = stage;
  const { carriers } = lookOf('organic', template);
  const forms = carriers(COLUMN, slide.stats.length, randomFrom(slide.title));
  const canvas = new Canvas(COLUMN);
  forms.forEach(({ outline }, i) => {
    canvas.fill(outline, fills[i] ?? accent1);
  });
  if (carriers === petals) spare(canvas, slide.stats.length, template.page.ground);
  sheet.add(...canvas.nodes('Forms'));
  slide.stats.forEach((stat, i) => {
    const form = forms[i];
    if (form) placeStat(sheet, i, stat, form.inner, inkOn(fills[i] ?? accent1, template.palette), size, stage);
  });
  placeNotes(sheet, slide.stats, stage);
  return sheet;
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
function placeStat(sheet: Sheet, i: number, stat: Slide['stats'][number], frame: Frame, ink: Color, size: number, stage: Stage): void {
  const { template } = stage;
  const words = (s: number): Paragraph[] => [
    paragraph(stat.figure, figure(template, s, ink), stage, { align: 'center' }),
    paragraph(stat.label, body(template, size, ink, 400, 1.26), stage, { align: 'center', before: 2 }),
  ];
  const holds = (s: number) => {
    const [number] = words(s);
    if (!number) return false;
    const whole = measure(words(s), frame.w, stage);
    return measure([number], frame.w, stage).lines.length === 1 && whole.height <= frame.h && !whole.brokenWord;
  };
  const sized = steps(66, 24).find(holds);
  if (!sized) sheet.judge('overflows');
  sheet.text(`Figure ${i + 1}`, frame, words(sized ?? 24), { role: 'body', anchor: frame.h > 240 ? 'top' : 'middle' });
}

/** Below the title: each figure that has a note, and the note. */
function placeNotes(sheet: Sheet, stats: Slide['stats'], stage: Stage): void {
  const noted = stats.filter((stat) => stat.note?.trim());
  const title = sheet.nodes.find((node) => node.type === 'shape' && node.role === 'title');
  if (noted.length === 0 || title?.type !== 'shape') return;
  const { template } = stage;
  const { page } = template;
  const at = (size: number) => {
    const quiet = body(template, size, page.muted, undefined, 1.34);
    return noted.map((stat, i) => {
      const parts = [
        { text: `${stat.figure}  `, look: strong(template, size, page.text) },
        { text: stat.note ?? '', look: quiet },
      ];
      return paragraph(parts, quiet, stage, { before: i === 0 ? 0 : 7 });
    });
  };
  const y = title.frame.y + (title.text?.height ?? 0) + 22;
  const frame: Frame = { ...ASIDE, y, h: Math.max(1, ASIDE_END - y) };
  sheet.text('Notes', frame, fitted([18, 17, 16, 15, 14], frame, stage, at), { role: 'body' });
}
