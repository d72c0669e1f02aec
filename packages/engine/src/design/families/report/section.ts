/** Section: all chapters in a panel at the left with the current one filled, its message at the right, the art below. */

import type { Color } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, shortened, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from './looks.ts';

const PANEL: Frame = { x: 0, y: 0, w: 320, h: 540 };
const ART: Frame = { x: 320, y: 0, w: 640, h: 540 };
const titleFrame = (template: Template): Frame => {
  const w = lookOf(template).sectionWidth;
  return { x: 364, y: 96, w, h: w < 500 ? 206 : 136 };
};
const subtitleFrame = (template: Template): Frame => {
  const { x, y, w, h } = titleFrame(template);
  return { x, y: y + h + 10, w: Math.min(500, w), h: 76 };
};
/** The list of chapters in the panel: its first row, the tallest of its rows, and how many there may be. */
const LIST = { top: 96, pitch: 56, height: 400, most: 11 } as const;

export const section: SlideLayout<'section'> = {
  face(template) {
    const inks = template.section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [
        { type: 'shape', name: 'Panel', frame: PANEL, geometry: { type: 'rect' }, fill: { ref: lookOf(template).panel }, decorative: true },
      ],
      placeholders: [
        titleSlot(template, inks, { frame: titleFrame(template), look: heading(template, 38, inks.text, 1.12) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: subtitleFrame(template),
          look: body(template, 18, inks.muted),
          prompt: 'Subtitle',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { section: inks, palette } = template;
    const sheet = new Sheet(stage, 'section');
    placeDisplayTitle(sheet, slide.title, steps(38, 18), (size) => heading(template, size, inks.text, 1.14), stage);
    const look = (size: number) => body(template, size, inks.muted, undefined, 1.35);
    const frame = belowTitle(sheet, subtitleFrame(template), 22);
    placeDisplayText(sheet, 'subtitle', { text: slide.subtitle, sizes: steps(18, 13), look, role: 'heading', frame }, stage);
    sheet.add(...template.motif(ART, { place: 'section', inks, palette, seed: slide.title, turn: stage.ordinal }));
    placeChapters(sheet, stage);
    return sheet;
  },
};

function placeChapters(sheet: Sheet, stage: Stage): void {
  const { template, chapters, chapter } = stage;
  const { panel, current } = lookOf(template);
  const inks = inksOn({ ref: panel }, template.palette);
  const first = Math.max(0, Math.min(chapter - Math.floor(LIST.most / 2), chapters.length - LIST.most));
  const shown = chapters.slice(first, first + LIST.most);
  const pitch = Math.min(LIST.pitch, LIST.height / shown.length);
  const size = pitch >= 50 ? 16 : 14;
  shown.forEach((name, i) => {
    const number = first + i + 1;
    const y = LIST.top + i * pitch;
    const on = number - 1 === chapter;
    const ink: Color = on ? inksOn({ ref: current }, template.palette).text : inks.text;
    if (on) sheet.shape('Current chapter', { x: 0, y, w: PANEL.w, h: pitch }, { type: 'rect' }, { ref: current });
    else if (number - 1 !== chapter - 1) sheet.rule(`Hairline ${number}`, { x: 44, y: y + pitch, w: 232, h: 0.75 }, inks.line);
    const figure = [paragraph(numeralOf(number, stage.language), heading(template, size, ink), stage)];
    sheet.text(`Number ${number}`, { x: 44, y, w: 34, h: pitch }, figure, { role: 'label', anchor: 'middle' });
    const look = body(template, size, ink, on ? 600 : 400, 1.2);
    // Two lines hold nearly every chapter's name; what is longer is told by its beginning.
    const words = shortened(name, look, 208 * (pitch >= size * 2.7 ? 1.8 : 1), stage);
    sheet.text(`Chapter ${number}`, { x: 84, y, w: 216, h: pitch }, [paragraph(words, look, stage)], { role: 'label', anchor: 'middle' });
  });
}
