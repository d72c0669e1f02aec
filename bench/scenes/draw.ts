/** A process of bench/scenes.ts: designs the slides of a template in a checkout and hands back their digests. */
import type { Deck, Slide } from '@slidewright/contract/deck';
import type { Scene } from '../../packages/engine/src/model/scene.ts';
import { everyKindDeck, everyKindImages } from '../../test/fixtures/everyKind.ts';
import { lengths, type Script, scripts, specimenDeck } from '../../test/fixtures/specimens.ts';
import type { Digests } from './compare.ts';
import { layoutDigest, type PageDigest, pageDigest, themeDigest } from './digest.ts';

export const deckNames = ['every', ...Object.keys(lengths)] as const;
export const scriptNames = Object.keys(scripts) as Script[];
export const kindNames: readonly string[] = everyKindDeck('Latin').slides.map(({ kind }) => kind);

export interface Task {
  readonly template: string;
  readonly scripts: readonly string[];
  readonly decks: readonly string[];
  /** All kinds where it is empty. */
  readonly kinds: readonly string[];
}

export interface Drawn {
  readonly template: string;
  readonly digests: Digests;
  readonly milliseconds: number;
}

const deckOf = (name: string, script: Script): Deck =>
  name === 'every' ? everyKindDeck(script) : specimenDeck(script, name as keyof typeof lengths);

/** The engine of another checkout is asked by the same two functions. */
async function designerOf(checkout: string): Promise<(deck: Deck, template: string) => Scene> {
  const at = (path: string) => import(`${checkout}/packages/${path}`);
  const [{ designDeck }, { createTypesetter }, { createFontSource }] = await Promise.all([
    at('engine/src/design/designDeck.ts'),
    at('engine/src/text/typeset.ts'),
    at('server/src/world/fonts.ts'),
  ]);
  const typesetter = createTypesetter(createFontSource());
  return (deck, template) => designDeck(deck, template, typesetter, { split: true, images: everyKindImages });
}

/** Each kind in a deck of its own, below a section: what one kind is made of changes no page of another. */
function digestsOf({ template, scripts, decks, kinds }: Task, design: (deck: Deck, template: string) => Scene): Digests {
  const digests: Record<string, PageDigest> = {};
  for (const script of scripts as readonly Script[]) {
    for (const name of decks) {
      const deck = deckOf(name, script);
      const section = deck.slides.filter(({ kind }) => kind === 'section').slice(0, 1);
      for (const [kind, slides] of Map.groupBy<string, Slide>(deck.slides, (slide) => slide.kind)) {
        if (kinds.length > 0 && !kinds.includes(kind)) continue;
        const scene = design({ ...deck, slides: kind === 'section' ? slides : [...section, ...slides] }, template);
        const first = kind === 'section' ? 0 : scene.pages.findIndex(({ slide }) => slide === section.length);
        for (const [i, page] of scene.pages.slice(first).entries())
          digests[`${template} ${script} ${name} ${kind} ${i + 1}`] = pageDigest(page, scene.layouts[page.layout]);
      }
    }
    if (kinds.length > 0) continue;
    const scene = design({ ...deckOf('every', script), slides: deckOf('every', script).slides.slice(0, 1) }, template);
    digests[`${template} ${script} theme`] = themeDigest(scene);
    for (const layout of scene.layouts) digests[`${template} ${script} layout ${layout.name}`] = layoutDigest(layout);
  }
  return digests;
}

const [checkout] = process.argv.slice(2);
if (process.send && checkout) {
  const design = await designerOf(checkout);
  process.on('message', (task: Task) => {
    const start = performance.now();
    const digests = digestsOf(task, design);
    process.send?.({ template: task.template, digests, milliseconds: performance.now() - start } satisfies Drawn);
  });
  process.send('ready');
}
