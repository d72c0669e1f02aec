/** What the layouts share: title, footer and page number on the template's grid. */
import { numeralOf } from '../../model/numeral.ts';
import type { Frame, Layout, Placeholder, Role } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { type Balance, balanced, PARTED } from '../balance.ts';
import { steps } from '../fit.ts';
import type { LayoutContext } from '../layoutContext.ts';
import { measure, type PageBuilder } from '../pageBuilder.ts';
import type { Grid } from '../templates/grid.ts';
import type { Inks } from '../templates/inks.ts';
import type { Template } from '../templates/template.ts';
import { body, heading, paragraph, strong, type TextLook } from '../typography.ts';
import type { LayoutKey } from './layoutKey.ts';

/** Where a block of the height begins so that it does not hang from the title over an empty page: a little above the middle of the body. */
export const lowered = (body: Frame, height: number): number => body.y + Math.max(0, (body.h - height) * 0.4);

export interface PlaceholderLook {
  readonly key: string;
  readonly type: Placeholder['type'];
  readonly index: number;
  readonly frame: Frame;
  readonly look: TextLook;
  readonly prompt: string;
  readonly anchor?: Placeholder['anchor'];
  readonly align?: Placeholder['align'];
  readonly bullet?: string;
  readonly indent?: number;
  readonly turn?: Placeholder['turn'];
}

export const placeholderOf = (s: PlaceholderLook): Placeholder => ({
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
  ...(s.turn ? { turn: s.turn } : {}),
  prompt: s.prompt,
});

export const titlePlaceholder = (template: Template, inks: Inks = template.title, change: Partial<PlaceholderLook> = {}): Placeholder =>
  placeholderOf({
    key: 'title',
    type: 'title',
    index: 0,
    frame: template.grid.title,
    look: heading(template, template.grid.titleSizes[0], inks.text),
    prompt: 'Title',
    ...(template.grid.titleAnchor ? { anchor: template.grid.titleAnchor } : {}),
    ...change,
  });

/** The line below the title of a full page. */
export const subtitlePlaceholder = (place: Pick<PlaceholderLook, 'frame' | 'look'> & Partial<PlaceholderLook>): Placeholder =>
  placeholderOf({ key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle', ...place });

/** Footer and number, where the template has them. */
export function footerAndNumber(template: Template, { footer, number }: Pick<Grid, 'footer' | 'number'> = template.grid): Placeholder[] {
  const look = footerLook(template);
  const align = template.grid.numberAlign ?? 'end';
  const numeral = { key: 'number', type: 'slideNumber', index: 12, look: numberLook(template), prompt: 'Number', align } as const;
  return [
    ...(footer ? [placeholderOf({ key: 'footer', type: 'footer', index: 11, frame: footer, look, prompt: 'Footer' })] : []),
    ...(number ? [placeholderOf({ ...numeral, frame: number })] : []),
  ];
}

/** The plain page: the template's page art, title, what the kind brings, footer and number. */
export function plainLayout(layout: LayoutKey, name: string, template: Template, placeholders: readonly Placeholder[] = []): Layout {
  return {
    name,
    nodes: pageArtOf(template, layout),
    placeholders: [titlePlaceholder(template), ...placeholders, ...footerAndNumber(template)],
  };
}

/** What stands on every page is the same in all decks, so it is drawn once. */
const drawnPages = new WeakMap<Template, Map<LayoutKey, Layout['nodes']>>();

function pageArtOf(template: Template, layout: LayoutKey): Layout['nodes'] {
  const drawn = drawnPages.get(template) ?? new Map<LayoutKey, Layout['nodes']>();
  drawnPages.set(template, drawn);
  const { page: inks, palette } = template;
  const nodes = drawn.get(layout) ?? template.pageArt({ layout, inks, palette, seed: template.base });
  drawn.set(layout, nodes);
  return nodes;
}

/** The plain page with its title, footer and number where the grid wants them beside a panel. */
export function panelLayout(layout: LayoutKey, name: string, template: Template, placeholders: readonly Placeholder[]): Layout {
  const { title, running = template.grid } = template.grid.besidePanel;
  const { nodes } = plainLayout(layout, name, template);
  return {
    name,
    nodes,
    placeholders: [titlePlaceholder(template, undefined, { frame: title }), ...placeholders, ...footerAndNumber(template, running)],
  };
}

/** Points from a title to what stands below it, where the template's `highest` and `body.y` leave it that; and what never shrinks. */
const BELOW_TITLE = 44;
const LEAST_BELOW_TITLE = 18;

/**
 * Sets the title in the handsomest of the sizes that its frame holds, and returns the frame of the body. Where the title stands above,
 * the body begins at a steady distance below it.
 */
export function placeTitle(
  builder: PageBuilder,
  text: string,
  context: LayoutContext,
  { title: within, body: below }: Pick<Grid, 'title' | 'body'> = context.template.grid,
): Frame {
  const { grid, title: inks } = context.template;
  const at = (size: number) => [paragraph(text, heading(context.template, size, inks.text), context)];
  const { size, width } = fitOf(text, within, at, context);
  const set = builder.fill('title', at(size), 'title', { frame: { ...within, w: width } });
  if (grid.titlePlace === 'beside') return below;
  const bottom = grid.titleAnchor === 'bottom' ? within.y + within.h : within.y + set.height;
  const top = Math.max(Math.min(below.y, Math.max(grid.highest, bottom + BELOW_TITLE)), bottom + LEAST_BELOW_TITLE);
  return { ...below, y: top, h: below.y + below.h - top };
}

interface TitleFit extends Balance {
  readonly size: number;
}

/** All arrangements of a slide have one title, which is fitted once. */
const fits = new WeakMap<LayoutContext, Map<string, TitleFit>>();

function fitOf(text: string, within: Frame, at: (size: number) => readonly Paragraph[], context: LayoutContext): TitleFit {
  const known = fits.get(context) ?? new Map<string, TitleFit>();
  fits.set(context, known);
  const key = `${within.w} ${within.h} ${text}`;
  const fit = known.get(key) ?? fitTitle(within, at, context);
  known.set(key, fit);
  return fit;
}

function fitTitle(within: Frame, at: (size: number) => readonly Paragraph[], context: LayoutContext): TitleFit {
  const { grid, heading: face } = context.template;
  const [largest, smallest] = grid.titleSizes;
  const width = within.w * (1 - (face.reserve ?? 0));
  const tries = steps(largest, smallest).map((size) => ({ size, set: measure(at(size), width, context) }));
  const held = tries.filter((t) => t.set.height <= within.h && !t.set.brokenWord);
  const upTo = (lines: number, least: number) => held.filter((t) => t.set.lines.length <= lines && t.size >= least);
  const above = [upTo(2, largest - 4), upTo(3, largest - 6), held.slice(0, 1)];
  const groups = grid.titlePlace === 'above' ? above : [upTo(2, largest - 4), upTo(5, largest - 2), held.slice(0, 1)];
  const group = groups.find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const fit = fewestFaults(group, at, within, context);
  if (fit.faults < PARTED) return fit;
  // Rather a smaller title than one whose line ends inside a word or parts it from its ending.
  const whole = fewestFaults(upTo(2, smallest), at, within, context);
  return whole.faults < fit.faults - 1 ? whole : fit;
}

/** The largest size in which a title of a full page fits its frame, a little smaller where that saves a lost word on the last line. */
export function placeDisplayTitle(
  builder: PageBuilder,
  text: string,
  sizes: readonly number[],
  look: (size: number) => TextLook,
  context: LayoutContext,
  frame: Frame = builder.placeholder('title').frame,
): void {
  const at = (size: number) => [paragraph(text, look(size), context)];
  const tries = sizes.map((size) => ({ size, set: measure(at(size), frame.w, context) }));
  const held = tries.filter((t) => t.set.height <= frame.h && t.set.lines.length <= (t.size >= 42 ? 4 : 8));
  const whole = held.filter((t) => !t.set.brokenWord);
  const largest = whole[0]?.size ?? 0;
  const group = [whole.filter((t) => t.size >= largest * 0.76), held.slice(0, 1)].find((sizes) => sizes.length > 0) ?? tries.slice(-1);
  const near = fewestFaults(group, at, frame, context);
  // Smaller still where its lines end inside words otherwise.
  const smaller = whole.filter((t) => t.size >= largest * 0.6);
  const any = near.faults < PARTED ? near : fewestFaults(smaller, at, frame, context);
  const { size, width } = any.faults < near.faults - 1 ? any : near;
  builder.fill('title', at(size), 'title', { frame: { ...frame, w: width } });
}

/** The first of the sizes in which the fewest lines end badly, and the width in which its lines are balanced. */
function fewestFaults(
  sizes: readonly { readonly size: number }[],
  at: (size: number) => readonly Paragraph[],
  frame: Frame,
  context: LayoutContext,
): TitleFit {
  let best: TitleFit | undefined;
  for (const { size } of sizes) {
    const { width, faults } = balanced(at(size), frame, context);
    if (faults === 0) return { size, width, faults };
    if (!best || faults < best.faults) best = { size, width, faults };
  }
  return best ?? { size: 20, width: frame.w, faults: 0 };
}

/** Fills a placeholder with a text that is seen rather than read, such as a subtitle or a quote: its lines are balanced. */
export function placeBalanced(
  builder: PageBuilder,
  key: string,
  paragraphs: readonly Paragraph[],
  role: Role,
  context: LayoutContext,
  within?: Frame,
): void {
  const frame = within ?? builder.placeholder(key).frame;
  builder.fill(key, paragraphs, role, { frame: { ...frame, w: balanced(paragraphs, frame, context).width } });
}

/** The deck's name and the page's number, on layouts that have a place for them. */
export function placeFooterAndNumber(builder: PageBuilder, context: LayoutContext): void {
  const look = footerLook(context.template);
  const footer = builder.findPlaceholder('footer');
  if (footer) builder.fill('footer', [paragraph(shortened(context.deckTitle, look, footer.frame.w, context), look, context)], 'artifact');
  placeNumber(builder, context);
}

export function placeNumber(builder: PageBuilder, context: LayoutContext): void {
  const number = builder.findPlaceholder('number');
  if (number)
    builder.fill(
      'number',
      [paragraph(numeralOf(context.number, context.language), numberLook(context.template), context, { align: number.align })],
      'artifact',
    );
}

export const footerLook = (template: Template): TextLook => body(template, 11, template.footer.muted, undefined, 1.3);

/** On a seal or a pill the number is what is seen, not a note at the foot. */
const numberLook = (template: Template): TextLook =>
  template.numberGround ? strong(template, 12, template.number.text) : body(template, 11, template.number.muted, undefined, 1.3);

/** The words that fit on one line, with an ellipsis where some are missing. */
export function shortened(text: string, look: TextLook, width: number, context: Pick<LayoutContext, 'typesetter' | 'language'>): string {
  const fits = (candidate: string) => context.typesetter.width(candidate, look.style, context.language) <= width * 0.95;
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
