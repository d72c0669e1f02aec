/** The chapters at the head of every page, with the current one marked; and the footer and the number at its foot. */
import { placeFurniture, shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import { body, paragraph } from '../../typography.ts';
import { lookOf } from './looks.ts';
import { LEFT, WIDTH } from './page.ts';

/** More do not stand side by side; then those around the current one are shown. */
const MOST = 7;
const NARROWEST = 110;
const GAP = 24;

export function furnish(sheet: Sheet, stage: Stage): void {
  // Pages with a number are content; covers, sections and the last page have neither chapters nor furniture.
  if (!sheet.slot('number')) return;
  placeChapters(sheet, stage);
  placeFurniture(sheet, stage);
}

function placeChapters(sheet: Sheet, stage: Stage): void {
  const { template, chapters, chapter } = stage;
  const first = Math.max(0, Math.min(chapter - Math.floor(MOST / 2), chapters.length - MOST));
  const shown = chapters.slice(first, first + MOST);
  const natural = shown.map(
    (name) => stage.typesetter.width(name, body(template, 11, template.page.text, 600).style, stage.language) * 1.08,
  );
  const pitch = Math.min(WIDTH / shown.length, Math.max(NARROWEST, ...natural.map((width) => width + GAP)));
  const band = lookOf(template).tracker === 'band';
  const inks = band ? inksOn({ ref: 'accent1' }, template.palette) : template.page;
  shown.forEach((name, i) => {
    const current = first + i === chapter;
    const x = LEFT + i * pitch;
    const mark = band ? { x: x - 12, y: 0, w: pitch, h: 30 } : { x, y: 34, w: pitch - GAP, h: 4 };
    if (current) sheet.shape('Current chapter', mark, { type: 'rect' }, { ref: band ? 'accent2' : 'accent1' });
    const ink = inkOf(current, band, inks, stage);
    const look = body(template, 11, ink, current ? 600 : 500, 1.25);
    const frame = { x, y: band ? 6 : 13, w: pitch - GAP, h: 20 };
    const words = [paragraph(shortened(name, look, frame.w, stage), look, stage)];
    sheet.text(`Chapter ${first + i + 1}`, frame, words, { role: 'artifact', anchor: 'middle' });
  });
}

function inkOf(current: boolean, band: boolean, inks: Inks, { template }: Stage) {
  if (!current) return band ? inks.text : inks.muted;
  return band ? inksOn({ ref: 'accent2' }, template.palette).text : inks.accent;
}
