/** Properties of WordprocessingML that are on, off or not said (ISO 29500-1 clause 17.17.4). */
import { child, type XmlElement } from '../../xml/tree.ts';

export function toggle(properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = child(properties, name);
  if (!element) return undefined;
  return !/^(?:0|false|off)$/i.test(element.attributes.val ?? '');
}

/** The `w:val` of a property. */
export const propertyValue = (properties: XmlElement | undefined, name: string): string | undefined =>
  child(properties, name)?.attributes.val;

/** A whole number that is not negative; undefined for anything else. */
export function countOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
