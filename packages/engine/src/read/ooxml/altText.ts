/** What a picture's properties say about it, where a person said it. */

import { inEvery } from '../../languages/inEvery.ts';
import { either } from '../../languages/phrases.ts';
import { oneLine } from '../../model/oneLine.ts';
import { descendant, type XmlElement } from '../../xml/tree.ts';

/** Characters. */
const LONGEST = 500;
const FILE_NAME = new RegExp(
  `^\\S+\\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$|^(?:${either(inEvery(({ reading }) => reading.pictures))})\\s?\\d*$`,
  'i',
);
/** Sentences that an application adds to descriptions of its own. */
const GENERATED = new RegExp(`[\\s,.]*(?:${either(inEvery(({ reading }) => reading.machineMade))})[\\s.。]*$`, 'i');

/** `properties` is a `wp:docPr`, `p:cNvPr` or `pic:cNvPr`. */
export function altText(properties: XmlElement | undefined): string | undefined {
  const said = properties?.attributes.descr || properties?.attributes.title || '';
  const text = oneLine(said.slice(0, 4 * LONGEST).toWellFormed()).replace(GENERATED, '');
  return text === '' || FILE_NAME.test(text) ? undefined : text.slice(0, LONGEST);
}

/** Whether the author says that the picture means nothing. */
export const isDecorative = (properties: XmlElement | undefined): boolean =>
  /^(?:1|true)$/.test(descendant(properties, 'adec:decorative')?.attributes.val ?? '');
