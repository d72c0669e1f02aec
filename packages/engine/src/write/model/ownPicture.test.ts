/** The pictures that a source has itself, beside the points that a model writes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { document as documentSchema } from '../../model/document.ts';
import { write } from '../write.ts';

const paragraph = (id: string, text: string) => ({ type: 'paragraph', id, runs: [{ text }] });
const documentWith = (said: object) =>
  documentSchema.parse({
    origin: 'file',
    title: 'The mill',
    language: 'en',
    images: { mill: { mime: 'image/png', data: 'AAAA', width: 800, height: 600 } },
    warnings: [],
    blocks: [
      { type: 'heading', id: 'h', level: 1, text: 'How the mill works' },
      paragraph('p1', 'Water from the pond drives the wheel of the mill through a wooden channel.'),
      { type: 'picture', id: 'pic', image: 'mill', ...said },
      paragraph('p2', 'The wheel turns two stones, of which the upper one runs and the lower one lies still.'),
    ],
  });

async function slideWith(said: object, picture: object) {
  const prompts: string[] = [];
  const source = { origin: 'file', contentModificator: 'expand', textDensity: 'concise' } as const;
  const { deck } = await write(
    documentWith(said),
    { numSlides: 2, source },
    {
      log: { info: () => undefined, warn: () => undefined },
      signal: new AbortController().signal,
      languageModel: {
        name: 'a reader',
        concurrency: 1,
        required: true,
        async generate({ prompt, schema }) {
          prompts.push(prompt);
          const title = 'Water drives the wheel of the mill';
          const slide = { title, kind: 'bullets', points: ['The wheel turns two stones.'], passages: [1, 2] };
          const items = ['Water from the pond drives the wheel', 'The wheel turns two stones'].map((text) => ({ head: '', text }));
          const keys = Object.keys((schema as { properties: object }).properties);
          const answer = keys.includes('sections')
            ? { title: 'The mill', sections: [{ name: 'Mill', slides: [slide] }], closing: '' }
            : { [keys[0] ?? '']: { title, items, notes: '', picture } };
          return { text: JSON.stringify(answer), whole: true, inputTokens: 0, outputTokens: 0 };
        },
      },
    },
  );
  return { image: deck.slides.find(({ kind }) => kind === 'bullets')?.picture?.image, prompt: prompts.at(-1) ?? '' };
}

test('what a picture of the source shows is told, and an empty answer leaves it out', async () => {
  const caption = { caption: 'Section through the mill' };
  const none = { query: '', alt: '' };
  const left = await slideWith(caption, none);
  assert.ok(left.prompt.includes(`where the source's own picture there ("Section through the mill") would help`));
  assert.equal(left.image, undefined);
  assert.equal((await slideWith(caption, { query: 'water mill', alt: 'Section through the mill' })).image, 'mill');
  const untold = await slideWith({}, none);
  assert.ok(untold.prompt.includes('where a photograph would help'));
  assert.equal(untold.image, 'mill', 'of what nobody knows to be in it nobody can say no');
});
