/** What differs from template to template beside colours, fonts and art. */

import type { Frame } from '../../../model/scene.ts';
import type { Template } from '../../templates/template.ts';
import { lookIn } from '../lookIn.ts';
import { HEAD, headFrame, hung, LEFT, RIGHT } from './grid.ts';

type CoverInk = 'text' | 'line' | 'muted' | 'accent' | 'figure';

interface CoverRule {
  readonly frame: Frame;
  readonly ink: CoverInk;
  /** It stands above these texts, and falls away with them. */
  readonly above?: readonly ('subtitle' | 'meta')[];
}

/** The same ingredients, another arrangement: where the plate of art stands decides the rest. */
export interface CoverLook {
  readonly art: Frame;
  /** A hairline of the accent around the plate. */
  readonly framed?: boolean;
  readonly title: Frame;
  readonly size: number;
  readonly anchor: 'top' | 'bottom';
  readonly label: Frame;
  readonly labelInk: CoverInk;
  readonly subtitle: Frame;
  readonly subtitleInk: CoverInk;
  readonly meta: Frame;
  readonly metaAlign?: 'end';
  readonly rules: readonly CoverRule[];
}

export interface Look {
  readonly cover: CoverLook;
  /** Sections are counted in Roman numerals. */
  readonly roman: boolean;
  /** The art of sections, and how long the line beside the numeral is. */
  readonly sectionArt: Frame;
  readonly sectionRule: number;
  /** The art at the foot of the last page: below three facts, and below a message alone. */
  readonly closingArt: Frame;
  readonly tallClosingArt: Frame;
}

const hairline = (x: number, y: number, w: number): Frame => ({ x, y, w, h: HEAD.line });

const portrait: CoverLook = {
  art: { x: 616, y: 0, w: 344, h: 540 },
  label: headFrame(LEFT, 520),
  labelInk: 'text',
  title: { x: hung(LEFT, 62), y: 72, w: 540, h: 312 },
  size: 62,
  anchor: 'top',
  subtitle: { x: LEFT, y: 416, w: 330, h: 96 },
  subtitleInk: 'text',
  meta: { x: 404, y: 416, w: 170, h: 96 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, 520), ink: 'text' },
    { frame: hairline(LEFT, 402, 520), ink: 'line', above: ['subtitle', 'meta'] },
  ],
};

const inset: CoverLook = {
  art: { x: 584, y: 74, w: 328, h: 394 },
  framed: true,
  label: headFrame(LEFT, 500),
  labelInk: 'text',
  title: { x: hung(LEFT, 60), y: 70, w: 514, h: 306 },
  size: 60,
  anchor: 'top',
  subtitle: { x: LEFT, y: 410, w: 480, h: 80 },
  subtitleInk: 'text',
  meta: { x: 572, y: HEAD.y, w: 340, h: HEAD.h },
  metaAlign: 'end',
  rules: [
    { frame: hairline(LEFT, HEAD.rule, RIGHT - LEFT), ink: 'text' },
    { frame: { x: LEFT, y: 394, w: 60, h: 2.5 }, ink: 'figure', above: ['subtitle'] },
    { frame: hairline(LEFT, 494, RIGHT - LEFT), ink: 'line' },
  ],
};

const plateLeft: CoverLook = {
  art: { x: 0, y: 0, w: 372, h: 540 },
  label: headFrame(412, 500),
  labelInk: 'text',
  title: { x: hung(412, 56), y: 64, w: 500, h: 328 },
  size: 56,
  anchor: 'bottom',
  subtitle: { x: 412, y: 408, w: 480, h: 76 },
  subtitleInk: 'accent',
  meta: { x: 412, y: 494, w: 500, h: 34 },
  rules: [
    { frame: hairline(412, HEAD.rule, 500), ink: 'text' },
    { frame: hairline(412, 484, 500), ink: 'line', above: ['meta'] },
  ],
};

const fading: CoverLook = {
  art: { x: 470, y: 0, w: 490, h: 540 },
  label: headFrame(LEFT, 400),
  labelInk: 'accent',
  title: { x: hung(LEFT, 54), y: 72, w: 424, h: 304 },
  size: 54,
  anchor: 'top',
  subtitle: { x: LEFT, y: 388, w: 380, h: 76 },
  subtitleInk: 'text',
  meta: { x: LEFT, y: 484, w: 380, h: 36 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, 380), ink: 'figure' },
    { frame: hairline(LEFT, 474, 380), ink: 'line', above: ['meta'] },
  ],
};

const band: CoverLook = {
  art: { x: 0, y: 318, w: 960, h: 222 },
  label: headFrame(LEFT, 620),
  labelInk: 'text',
  title: { x: hung(LEFT, 60), y: 56, w: 864, h: 150 },
  size: 60,
  anchor: 'bottom',
  subtitle: { x: LEFT, y: 232, w: 520, h: 76 },
  subtitleInk: 'text',
  meta: { x: 632, y: 232, w: 280, h: 76 },
  rules: [
    { frame: hairline(LEFT, HEAD.rule, RIGHT - LEFT), ink: 'text' },
    { frame: hairline(LEFT, 220, RIGHT - LEFT), ink: 'line', above: ['subtitle', 'meta'] },
  ],
};

const sectionCorner: Frame = { x: 0, y: 404, w: 384, h: 136 };
const closingStrip: Frame = { x: 0, y: 416, w: 960, h: 124 };
const tallStrip: Frame = { x: 0, y: 346, w: 960, h: 194 };
const shared = { sectionArt: sectionCorner, sectionRule: 430, closingArt: closingStrip, tallClosingArt: tallStrip };

const paris: Look = { cover: portrait, roman: true, ...shared };

const looks: Readonly<Record<string, Look>> = {
  Paris: paris,
  Florence: {
    ...paris,
    cover: inset,
    roman: false,
    sectionArt: { x: 0, y: 412, w: 384, h: 128 },
  },
  Edinburgh: {
    ...paris,
    cover: plateLeft,
    roman: false,
    closingArt: { x: 592, y: 424, w: 368, h: 116 },
    tallClosingArt: tallStrip,
  },
  Prague: {
    ...paris,
    cover: fading,
    sectionArt: { x: 0, y: 404, w: 960, h: 136 },
    sectionRule: 260,
  },
  Rome: { ...paris, cover: band, sectionArt: { x: 0, y: 420, w: 384, h: 120 } },
};

export const lookOf = (template: Pick<Template, 'base' | 'family'>): Look => lookIn(looks, template);
