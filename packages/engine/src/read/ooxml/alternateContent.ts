/** Markup that a file offers in several ways, of which an application takes the first that it understands (ISO 29500-3). */
import { childrenOf, descendant, elementsOf, type XmlElement } from '../../xml/tree.ts';

/** Ink, 3-D models and VML: what stands in their place says more here. */
const NOT_READ = /^(?:wpi|aink|am3d|v)$/;

/** Gives an element as it is, and in place of `mc:AlternateContent` the content of one choice. */
export function settleAlternates(element: XmlElement): readonly (XmlElement | string)[] {
  if (element.name !== 'mc:AlternateContent') return [element];
  const choices = childrenOf(element, 'mc:Choice');
  const fallback = childrenOf(element, 'mc:Fallback')[0];
  const choice = choices.find((candidate) => isRead(candidate));
  return (choice ?? fallback ?? choices[0])?.children ?? [];
}

function isRead(choice: XmlElement): boolean {
  const required = (choice.attributes.Requires ?? '').split(/\s+/);
  if (required.some((prefix) => NOT_READ.test(prefix)) || elementsOf(choice).next().done) return false;
  return descendant(choice, 'p:contentPart') === undefined;
}
