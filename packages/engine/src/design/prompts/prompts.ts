/** What a template's layouts ask for: drawn once for each template, since all decks in it have the same. */
import type { Typesetter } from '../../text/typesetter.ts';
import type { Sheet } from '../sheet.ts';
import type { Template } from '../templates/template.ts';
import { promptParts } from './promptLayout.ts';
import { promptedFaces, sampleSlides } from './sampleSlides.ts';
import type { Prompts } from './writtenLayouts.ts';

const drawn = new WeakMap<Typesetter, WeakMap<Template, Prompts>>();

/** `compose` arranges a sample slide as the template arranges slides of its kind, and depends on nothing of the deck. */
export function promptsOf(
  template: Template,
  typesetter: Typesetter,
  compose: (sample: (typeof sampleSlides)[keyof typeof sampleSlides]) => Sheet,
): Prompts {
  const known = drawn.get(typesetter) ?? new WeakMap<Template, Prompts>();
  drawn.set(typesetter, known);
  const prompts = known.get(template) ?? promptsOfAll(compose);
  known.set(template, prompts);
  return prompts;
}

function promptsOfAll(compose: (sample: (typeof sampleSlides)[keyof typeof sampleSlides]) => Sheet): Prompts {
  const parts = promptedFaces.map((face) => {
    const sheet = compose(sampleSlides[face]);
    return [face, { ...promptParts(sheet), wide: sheet.wide }];
  });
  return Object.fromEntries(parts) as Prompts;
}
