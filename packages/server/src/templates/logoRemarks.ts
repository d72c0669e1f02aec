/** Whether the logo of a template stands on its pages: a base whose art fills the corners has no room for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deck } from '@slidewright/contract/deck';
import { designDeck } from '@slidewright/engine/design/designDeck';
import { createTypesetter } from '@slidewright/engine/text/typeset';
import { galleryFolder } from '../gallery/gallery.ts';
import type { Templates } from './ownTemplates.ts';

/** A line for each template whose logo is missing on some of the gallery's slides. */
export function logoRemarks(templates: Templates): string[] {
  const sample = deck.parse(JSON.parse(readFileSync(join(galleryFolder, 'deck.json'), 'utf8')));
  return templates.own.flatMap(({ id }) => {
    const template = templates.byId(id);
    if (!template?.brand?.logo) return [];
    const { pages, layouts } = designDeck(sample, template, createTypesetter(templates.fonts), { split: false });
    const without = pages.filter(({ layout }) => !layouts[layout]?.nodes.some(({ name }) => name === 'Logo')).length;
    if (without === 0) return [];
    return [
      `Template ${id}: the logo finds no free corner on ${without} of ${pages.length} kinds of slides of ${template.base}: a lower logo, another place or another base may have one.`,
    ];
  });
}
