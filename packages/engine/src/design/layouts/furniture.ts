/** What the layouts share: the grid, title, footer, page number and the mark at the top right. */
import type { Frame, GroupNode, Layout, Placeholder, Role, SceneNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { balanced } from '../balance.ts';
import { steps } from '../fit.ts';
import { measure, polygon, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { type Inks, shade } from '../templates/inks.ts';
import type { Template } from '../templates/template.ts';
import { body, heading, type Look, paragraph } from '../typography.ts';

/** Points. Text stands between LEFT and RIGHT, the body between TOP and BOTTOM. */
export const LEFT = 64;
export const RIGHT = 896;
export const WIDTH = RIGHT - LEFT;
const TOP = 168;
export const BOTTOM = 476;

/** Where a body stands by default; that of a page begins higher when its title is short. */
export const BODY: Frame = { x: LEFT, y: TOP, w: WIDTH, h: BOTTOM - TOP };

const TITLE: Frame = { x: LEFT, y: 52, w: 640, h: 104 };
/** As far as the mark lets a title reach. */
const TITLE_WIDE: Frame = { ...TITLE, w: 776 };
/** Where the body begins below a title of one line. */
const HIGHEST = 136;
const FOOTER: Frame = { x: LEFT, y: 498, w: 500, h: 20 };
const NUMBER: Frame = { x: 796, y: 498, w: 100, h: 20 };

/** Where a block of the height begins so that it does not hang from the title over an empty page: a little above the middle of the body. */
export const lowered = (body: Frame, height: number): number => body.y + Math.max(0, (body.h - height) * 0.4);

export interface Slot {
  readonly key: string;
  readonly type: Placeholder['type'];
  readonly index: number;
  readonly frame: Frame;
  readonly look: Look;
  readonly prompt: string;
  readonly anchor?: Placeholder['anchor'];
  readonly align?: Placeholder['align'];
  readonly bullet?: string;
  readonly indent?: number;
}

export const slot = (s: Slot): Placeholder => ({
  key: s.key,
  type: s.type,
  index: s.index,
  frame: s.frame,
  anchor: s.anchor ?? 'top',
  align: s.align ?? 'start',
  style: s.look.style,
  lineHeight: s.look.style.size * s.look.leading,
  ...(s.bullet ? { bullet: s.bullet } : {}),
  indent: s.indent ?? 0,
  prompt: s.prompt,
});

export const titleSlot = (template: Template, inks: Inks = template.page, change: Partial<Slot> = {}): Placeholder =>
  slot({ key: 'title', type: 'title', index: 0, frame: TITLE, look: heading(template, 30, inks.text), prompt: 'Title', ...change });

export const furnitureSlots = (template: Template): Placeholder[] => [
  slot({ key: 'footer', type: 'footer', index: 11, frame: FOOTER, look: footerLook(template), prompt: 'Footer' }),
  slot({ key: 'number', type: 'slideNumber', index: 12, frame: NUMBER, look: footerLook(template), prompt: 'Number', align: 'end' }),
];

/** The plain page: title, what the kind brings, footer and number, and the mark where no art stands. */
export function plainFace(
  name: string,
  template: Template,
  slots: readonly Placeholder[] = [],
  nodes: readonly SceneNode[] = [mark(template)],
): Layout {
  return { name, nodes: [...nodes], placeholders: [titleSlot(template), ...slots, ...furnitureSlots(template)] };
}

/**
 * Sets the title in the handsomest of the frames and sizes that hold it. Returns the frame of the body below it: from a steady distance
 * under the title down to BOTTOM.
 */
export function placeTitle(sheet: Sheet, text: string, stage: Stage, within: Frame = TITLE_WIDE): Frame {
  const at = (size: number) => [paragraph(text, heading(stage.template, size, stage.template.page.text), stage)];
  const tries = steps(30, 20).map((size) => ({ size, set: measure(at(size), within.w, stage) }));
  const held = tries.filter((t) => t.set.height <= within.h && !t.set.brokenWord);
  const upTo = (lines: number, least: number) => held.filter((t) => t.set.lines.length <= lines && t.size >= least);
  const group = [upTo(2, 26), upTo(3, 24), held.slice(0, 1)].find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const { size, width } = fewestFaults(group, at, within, stage);
  const frame = { ...within, w: width };
  const bottom = frame.y + sheet.fill('title', at(size), 'title', { frame }).height;
  const top = Math.max(Math.min(TOP, Math.max(HIGHEST, bottom + 44)), bottom + 18);
  return { x: LEFT, y: top, w: WIDTH, h: BOTTOM - top };
}

/** The largest size in which a title of a full page fits its frame, a little smaller where that saves a lost word on the last line. */
export function placeDisplayTitle(sheet: Sheet, text: string, sizes: readonly number[], look: (size: number) => Look, stage: Stage): void {
  const { frame } = sheet.placeholder('title');
  const at = (size: number) => [paragraph(text, look(size), stage)];
  const tries = sizes.map((size) => ({ size, set: measure(at(size), frame.w, stage) }));
  const held = tries.filter((t) => t.set.height <= frame.h && t.set.lines.length <= (t.size >= 42 ? 4 : 8));
  const whole = held.filter((t) => !t.set.brokenWord);
  const largest = whole[0]?.size ?? 0;
  const group = [whole.filter((t) => t.size >= largest * 0.76), held.slice(0, 1)].find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const { size, width } = fewestFaults(group, at, frame, stage);
  sheet.fill('title', at(size), 'title', { frame: { ...frame, w: width } });
}

/** The first of the sizes in which no line ends badly, or else the first of all, and the width in which its lines are balanced. */
function fewestFaults(
  sizes: readonly { readonly size: number }[],
  at: (size: number) => readonly Paragraph[],
  frame: Frame,
  stage: Stage,
): { size: number; width: number } {
  let first: { size: number; width: number } | undefined;
  for (const { size } of sizes) {
    const { width, faults } = balanced(at(size), frame, stage);
    if (faults === 0) return { size, width };
    first ??= { size, width };
  }
  return first ?? { size: 20, width: frame.w };
}

/** Fills a placeholder with a text that is seen rather than read, such as a subtitle or a quote: its lines are balanced. */
export function placeBalanced(sheet: Sheet, key: string, paragraphs: readonly Paragraph[], role: Role, stage: Stage, within?: Frame): void {
  const frame = within ?? sheet.placeholder(key).frame;
  sheet.fill(key, paragraphs, role, { frame: { ...frame, w: balanced(paragraphs, frame, stage).width } });
}

export function placeFurniture(sheet: Sheet, stage: Stage): void {
  const look = footerLook(stage.template);
  sheet.fill('footer', [paragraph(shortened(stage.deckTitle, look, FOOTER.w, stage), look, stage)], 'artifact');
  sheet.fill('number', [paragraph(String(stage.number), look, stage, { align: 'end' })], 'artifact');
}

const footerLook = (template: Template): Look => body(template, 11, template.page.muted, undefined, 1.3);

/** The words that fit on one line, with an ellipsis where some are missing. */
function shortened(text: string, look: Look, width: number, stage: Stage): string {
  const fits = (candidate: string) => stage.typesetter.width(candidate, look.style, stage.language) <= width * 0.95;
  if (fits(text)) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${text.slice(0, middle).trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low).trimEnd()}…`;
}

/** The template's motif in miniature: three folds, the middle one in the accent. */
export function mark(template: Template): GroupNode {
  const inks = template.page;
  const fills = [inks.soft, inks.figure, shade(inks.soft, inks.dark ? [0.8, 0] : [0.9, 0.08])];
  let x = RIGHT - 28;
  const nodes = [12, 9, 7].map((w, i) => {
    const frame: Frame = { x, y: 56, w, h: 30 };
    const [left, right] = i % 2 === 0 ? [6, 0] : [0, 6];
    const geometry = polygon([
      [0, left],
      [w, right],
      [w, 30 - right],
      [0, 30 - left],
    ]);
    x += w;
    return { type: 'shape' as const, name: `Mark ${i + 1}`, frame, geometry, fill: fills[i] ?? inks.soft, decorative: true };
  });
  return { type: 'group', name: 'Mark', frame: { x: RIGHT - 28, y: 56, w: 28, h: 30 }, decorative: true, nodes };
}
