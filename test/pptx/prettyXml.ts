/** XML for people to read and compare: an element a line, indented, its text beside it. */
import type { XmlElement } from './xmlTree.ts';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
const escapeMarkup = (text: string): string => text.replace(/[&<>"\n]/g, (c) => escaped[c] ?? c);

export function prettyXml(element: XmlElement, indent = ''): string {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('');
  const open = `${indent}<${element.name}${attributes}`;
  if (element.children.length === 0) return element.text ? `${open}>${escapeMarkup(element.text)}</${element.name}>\n` : `${open}/>\n`;
  return `${open}>\n${element.children.map((child) => prettyXml(child, `${indent}  `)).join('')}${indent}</${element.name}>\n`;
}
