/** Runs: stretches of text that look the same. */
import type { Color } from '../../../model/color.ts';
import { linkedPage } from '../../../model/pageLink.ts';
import type { TextStyle } from '../../../model/text.ts';
import { webAddress } from '../../../model/webAddress.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { solidFill } from '../drawing/color.ts';
import type { Relationships } from '../opc/relationships.ts';
import { languageAttributes } from './language.ts';
import type { FontSlot } from './script.ts';
import type { Span } from './spans.ts';
import { fontElement, type ThemeFont, type ThemeFonts, themeFontNamed, themeReference, typefaceReference } from './themeFonts.ts';

export interface RunLook {
  readonly style: TextStyle;
  readonly language: string;
  /** Bold, slope and typefaces, when the characters need others than the style's own. */
  readonly span?: Pick<Span, 'bold' | 'upright' | 'names'>;
  readonly link?: string;
}

export interface RunContext {
  readonly fonts: ThemeFonts;
  /** The theme's fonts, that of the text's own level first. */
  readonly themeFonts: readonly [ThemeFont, ThemeFont];
  /** What the run has without saying it; absent where nothing is inherited. */
  readonly inherited?: TextStyle;
  /** What the style of its table gives to a cell's text. */
  readonly ofTable?: { readonly color: Color | undefined; readonly bold: boolean };
  /** Of the part, for the addresses of links. */
  readonly relationships: Relationships;
}

export const spacing = (style: TextStyle): number => Math.round((style.tracking ?? 0) * style.size * 100);
export const hundredths = (points: number): number => Math.round(points * 100);

export function sameColor(a: Color, b: Color): boolean {
  if ((a.alpha ?? 1) !== (b.alpha ?? 1)) return false;
  if ('hex' in a || 'hex' in b) return 'hex' in a && 'hex' in b && a.hex === b.hex;
  return a.ref === b.ref && (a.lum?.[0] ?? 1) === (b.lum?.[0] ?? 1) && (a.lum?.[1] ?? 0) === (b.lum?.[1] ?? 0);
}

/** `a:rPr`, `a:endParaRPr` or `a:defRPr`: only what differs from what is inherited. */
export function runProperties(name: string, look: RunLook, context: RunContext): string {
  const { style } = look;
  const { inherited, ofTable } = context;
  const own = context.fonts.typefaceOf(style);
  const bold = look.span?.bold ?? own.bold;
  const inheritedBold = inherited ? context.fonts.typefaceOf(inherited).bold : ofTable?.bold;
  const inheritedColor = inherited?.color ?? ofTable?.color;
  const differs = <T>(value: T, from: T | undefined, initial: T): T | undefined => (value === (from ?? initial) ? undefined : value);
  return element(
    name,
    {
      ...languageAttributes(look.language),
      sz: differs(hundredths(style.size), inherited && hundredths(inherited.size), -1),
      b: differs(bold, inheritedBold, false),
      i: differs((style.italic ?? false) && !look.span?.upright, inherited?.italic, false),
      spc: differs(spacing(style), inherited && spacing(inherited), 0),
      dirty: name === 'a:rPr' ? false : undefined,
    },
    !(inheritedColor && sameColor(style.color, inheritedColor)) && solidFill(style.color),
    ...typefaces(look, own.name, context),
    link(look.link, context.relationships),
  );
}

export const fontSlots: readonly FontSlot[] = ['latin', 'ea', 'cs'];

function typefaces(look: RunLook, ownName: string, { fonts, themeFonts, inherited }: RunContext): Markup[] {
  const inheritedName = inherited && fonts.typefaceOf(inherited).name;
  return fontSlots.map((slot) => {
    const needed = look.span?.names[slot] ?? (slot === 'latin' ? ownName : undefined);
    if (needed === undefined) return undefined;
    const reference = needed === ownName ? ownReference(ownName, slot, themeFonts) : typefaceReference(needed, slot, themeFonts);
    const same = inheritedName !== undefined && reference === defaultReference(inheritedName, slot, themeFonts);
    return !same && fontElement(slot, reference, fonts);
  });
}

/** A style in one of the theme's fonts asks for the theme's in every slot, so that another theme changes them all. */
function ownReference(name: string, slot: FontSlot, themeFonts: RunContext['themeFonts']): string {
  const font = themeFontNamed(name, 'latin', themeFonts);
  return font ? themeReference(font, slot) : name;
}

/** The value that a default style in this typeface has in a slot. */
export function defaultReference(name: string, slot: FontSlot, themeFonts: RunContext['themeFonts']): string {
  const font = themeFontNamed(name, 'latin', themeFonts);
  if (font) return themeReference(font, slot);
  return slot === 'latin' ? name : themeReference(themeFonts[0], slot);
}

/** The link keeps the colour of its run: without the extension PowerPoint gives every link the theme's. */
function link(address: string | undefined, relationships: Relationships): Markup {
  const attributes = address && linkAttributes(address, relationships);
  if (!attributes) return undefined;
  return element(
    'a:hlinkClick',
    attributes,
    element(
      'a:extLst',
      undefined,
      element(
        'a:ext',
        { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
        element('ahyp:hlinkClr', { 'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor', val: 'tx' }),
      ),
    ),
  );
}

function linkAttributes(address: string, relationships: Relationships): Record<string, string> | undefined {
  const page = linkedPage(address);
  if (page !== undefined) return jumpAttributes(page, relationships);
  const target = webAddress(address);
  return target ? { 'r:id': relationships.addExternal('hyperlink', target) } : undefined;
}

/** Of a click that leads to another slide. */
export const jumpAttributes = (page: number, relationships: Relationships): Record<string, string> => ({
  'r:id': relationships.add('slide', `slide${page + 1}.xml`),
  action: 'ppaction://hlinksldjump',
});

/** A run of text. */
export const textRun = (text: string, properties: string): string =>
  element('a:r', undefined, properties, `<a:t>${escapeText(text)}</a:t>`);
