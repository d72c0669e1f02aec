/** The sections into which PowerPoint groups slides (MS-PPTX 2.3.32). */

import { inEvery } from '../../languages/inEvery.ts';
import { patternOf } from '../../languages/phrases.ts';
import { oneLine } from '../../model/oneLine.ts';
import { childrenOf, descendants, type XmlElement } from '../../xml/tree.ts';

/** What PowerPoint calls the slides that stand before the first section that somebody made. */
const UNNAMED = patternOf(
  inEvery(({ reading }) => reading.defaultSections),
  'whole',
);

/** Name of the section by the id of each of its slides. A section that nobody named is none. */
export function sectionsOf(presentation: XmlElement): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const section of descendants(presentation, 'p14:section')) {
    const name = oneLine(section.attributes.name ?? '');
    if (name === '' || UNNAMED?.test(name)) continue;
    for (const list of childrenOf(section, 'p14:sldIdLst')) {
      for (const { attributes } of childrenOf(list, 'p14:sldId')) if (attributes.id !== undefined) names.set(attributes.id, name);
    }
  }
  return names;
}
