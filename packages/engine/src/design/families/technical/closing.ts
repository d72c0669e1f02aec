/** Closing: the next step where a quote's words stand, its facts or what the chapters were below; the drawing returns with the crop marks. */
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading } from '../../typography.ts';
import { type Facts, holdsFactRows, placeFactRows } from './factRows.ts';
import { lookOf } from './looks.ts';
import { messageNodes, SIDE } from './messageFace.ts';
import { twoDigits } from './monoLabel.ts';

const BAR = 100;
const TITLE_Y = BAR + 22;
const SIZE = 44;
const SUBTITLE = { x: 48, y: 284 } as const;
/** Height of what follows, above the facts and without them. */
const [SHORT, TALL] = [60, 190] as const;
/** Where rows at the foot end, and how far they stay below what follows the title. */
const [FOOT, SPACE] = [504, 20] as const;

/** Short messages stand above the lower part of the drawing, and may be wider than quotes. */
const widthOf = (template: Template): number => lookOf(template).message + 48;

export const closing: SlideLayout<'closing'> = {
  face(template, seed) {
    const { page: inks, palette } = template;
    const frame: Frame = { x: 48, y: TITLE_Y, w: widthOf(template), h: 148 };
    return {
      name: 'Closing',
      background: inks.ground,
      nodes: [
        ...messageNodes(template, BAR),
        ...template.motif(SIDE, { place: 'closing', inks, palette, seed: `${seed} closing`, turn: 1 }),
      ],
      placeholders: [
        titleSlot(template, inks, { frame, anchor: 'top', look: heading(template, SIZE, inks.text, 1.18) }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: { ...SUBTITLE, w: frame.w, h: SHORT },
          look: body(template, 20, inks.muted),
          prompt: 'What follows',
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const { page: inks } = template;
    const sheet = new Sheet(stage, 'closing');
    placeDisplayTitle(sheet, slide.title, steps(SIZE, 18), (size) => heading(template, size, inks.text, 1.18), stage);
    const quiet = (size: number) => body(template, size, inks.muted);
    const under = belowTitle(sheet, { ...SUBTITLE, w: widthOf(template), h: SHORT }, 18, stage);
    const top = slide.subtitle?.trim() ? under.y + SHORT + SPACE : under.y + SPACE;
    const foot: Frame = { x: SUBTITLE.x, y: top, w: lookOf(template).foot, h: FOOT - top };
    const recapped = !slide.facts?.length;
    const rows = recapped ? chapterRows(stage) : (slide.facts ?? []);
    const set = recapped ? { label: 48, least: 15 } : { label: 120, least: 12 };
    const listed = rows.length > 0 && (!recapped || holdsFactRows(rows, foot, set, stage));
    const frame: Frame = listed ? under : { ...under, h: TALL };
    const follows = { text: slide.subtitle, sizes: steps(listed ? 20 : 26, 14), look: quiet, frame };
    placeDisplayText(sheet, 'subtitle', { ...follows, role: 'body' }, stage);
    if (listed) placeFactRows(sheet, rows, foot, set, stage);
    return sheet;
  },
};

/** What the chapters were, at the end of a deck without facts; a single chapter is no list. */
const chapterRows = ({ chapters, language }: Stage): Facts =>
  chapters.length < 2 ? [] : chapters.map((value, i) => ({ label: twoDigits(i + 1, language), value }));
