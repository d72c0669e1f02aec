/** What a template's layouts ask for: drawn once for each template, since all decks in it have the same. */
import type { Typesetter } from '../../../text/typesetter.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { promptParts } from './promptLayout.ts';
import { promptedLayouts, sampleSlides } from './sampleSlides.ts';
import type { Prompts } from './writtenLayouts.ts';

const drawn = new WeakMap<Typesetter, WeakMap<Template, Prompts>>();

/** `compose` arranges a sample slide as the template arranges slides of its kind, and depends on nothing of the deck. */
export function promptsOf(
  template: Template,
  typesetter: Typesetter,
  compose: (sample: (typeof sampleSlides)[keyof typeof sampleSlides]) => PageBuilder,
): Prompts {
  const known = drawn.get(typesetter) ?? new WeakMap<Template, Prompts>();
  drawn.set(typesetter, known);
  const prompts = known.get(template) ?? promptsOfAll(compose);
  known.set(template, prompts);
  return prompts;
}

function promptsOfAll(compose: (sample: (typeof sampleSlides)[keyof typeof sampleSlides]) => PageBuilder): Prompts {
  const parts = promptedLayouts.map((layout) => {
    const builder = compose(sampleSlides[layout]);
    return [layout, { ...promptParts(builder), wide: builder.wide }];
  });
  return Object.fromEntries(parts) as Prompts;
}
