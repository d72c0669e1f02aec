/** Colours of DrawingML as "#RRGGBB": named by the theme or by themselves, and then changed (ISO 29500-1 clause 20.1.2.3). */
import { blend, type Palette, type Rgba, resolveColor, toHex } from '../../model/color.ts';
import { child, childrenOf, elementsOf, type XmlElement } from '../../xml/tree.ts';

/** The theme's colours by the names that slides use: "bg1", "tx1", "accent1"… */
export type SchemeColors = ReadonlyMap<string, string>;

const rgba = (hex: string): Rgba => resolveColor({ hex }, {} as Palette);

/** `map` is the master's: which of the theme's slots its names stand for. */
export function schemeColors(theme: XmlElement | undefined, map: XmlElement | undefined): SchemeColors {
  const slots = new Map<string, string>();
  for (const slot of elementsOf(child(theme, 'a:themeElements', 'a:clrScheme'))) {
    const value = [...elementsOf(slot)].map(plainColor).find((found) => found !== undefined);
    if (value !== undefined) slots.set(slot.name.replace(/^a:/, ''), value);
  }
  for (const [name, slot] of Object.entries(map?.attributes ?? {})) {
    const value = slots.get(slot);
    if (value !== undefined) slots.set(name, value);
  }
  return slots;
}

function plainColor({ name, attributes }: XmlElement): string | undefined {
  const value = name === 'a:sysClr' ? attributes.lastClr : name === 'a:srgbClr' ? attributes.val : undefined;
  return value !== undefined && /^[0-9A-Fa-f]{6}$/.test(value) ? `#${value.toUpperCase()}` : undefined;
}

/** The colour that the element holds, such as a solid fill; `placeholder` stands for "phClr". */
export function colorIn(parent: XmlElement | undefined, scheme: SchemeColors, placeholder?: string): string | undefined {
  for (const element of elementsOf(parent)) {
    const named = element.attributes.val ?? '';
    const start = element.name === 'a:schemeClr' ? (named === 'phClr' ? placeholder : scheme.get(named)) : plainColor(element);
    if (start !== undefined) return changed(start, element);
  }
  return undefined;
}

function changed(start: string, element: XmlElement): string {
  let color = rgba(start);
  for (const { name, attributes } of elementsOf(element)) {
    const share = Number(attributes.val ?? 100_000) / 100_000;
    if (name === 'a:tint') color = blend([255, 255, 255, 1 - share], color);
    else if (name === 'a:shade') color = blend([0, 0, 0, 1 - share], color);
  }
  const scale = numberOf(element, 'a:lumMod');
  const offset = numberOf(element, 'a:lumOff');
  if (scale === undefined && offset === undefined) return toHex(color);
  // The arithmetic of a theme's colour with a lightness of its own.
  return toHex(resolveColor({ ref: 'bg', lum: [scale ?? 1, offset ?? 0] }, { bg: toHex(color) } as Palette));
}

function numberOf(element: XmlElement, name: string): number | undefined {
  const value = childrenOf(element, name)[0]?.attributes.val;
  return value === undefined ? undefined : Number(value) / 100_000;
}

/** Of a fill: one colour, or those of a gradient from its first stop to its last; empty where it is a picture or none. */
export function fillColors(properties: XmlElement | undefined, scheme: SchemeColors, placeholder?: string): string[] {
  const solid = colorIn(child(properties, 'a:solidFill'), scheme, placeholder);
  if (solid !== undefined) return [solid];
  const stops = childrenOf(child(properties, 'a:gradFill', 'a:gsLst'), 'a:gs');
  return stops.flatMap((stop) => colorIn(stop, scheme, placeholder) ?? []);
}
