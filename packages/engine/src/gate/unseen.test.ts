import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { unseenOf } from './unseen.ts';

const deckOf = (...slides: object[]) => deckSchema.parse({ title: 'Ferries', language: 'en', slides });

test('lines that only the notes have, and another form than the one that was written, are told by the slide', () => {
  const tree = {
    kind: 'tree',
    title: 'The fleet',
    root: { head: 'Fleet' },
    branches: [{ head: 'Old' }, { head: 'New' }],
    notes: 'Spoken.',
  };
  const bullets = { kind: 'bullets', title: 'The fleet', items: [{ text: 'Old' }, { text: 'New' }], notes: 'Spoken.' };
  const quiet = { kind: 'closing', title: 'Thank you', notes: 'Spoken as well.' };
  const pages = [
    { slide: 0, title: 'The fleet', notes: 'Spoken.\nFleet' },
    { slide: 1, title: 'Thank you', notes: 'Spoken as well.' },
  ];
  const unseen = unseenOf(deckOf(tree, quiet), deckOf(bullets, quiet), { pages } as unknown as Parameters<typeof unseenOf>[2]);
  assert.deepEqual([...unseen], [[1, ['it is drawn as bullets, not as tree', '"Fleet" has no room on the page: it stands in the notes']]]);
});
