import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withBoxes } from './slideBoxes.ts';

const line = (text: string, bold = false): Block => ({ id: text, type: 'paragraph', runs: [bold ? { text, bold } : { text }] });
const heading: Block = { id: 'h', type: 'heading', level: 1, text: 'A slide' };

const listsOf = (...blocks: readonly Block[]) =>
  withBoxes([heading, ...blocks]).flatMap((block) =>
    block.type === 'list' ? [{ ordered: block.ordered, items: block.items.map(({ runs }) => plainText(runs)) }] : [],
  );

test('names in bold with what is said of them are a list, numbered where numbers stand before them', () => {
  const sites = ['Old Post', '180 m², free from June', 'Freight hall', '320 m², no heating'].map((text, i) => line(text, i % 2 === 0));
  assert.deepEqual(listsOf(...sites, line('The board recommends the Old Post.')), [
    { ordered: false, items: ['Old Post: 180 m², free from June', 'Freight hall: 320 m², no heating'] },
  ]);
  assert.deepEqual(listsOf(line('1'), line('Sign in', true), line('Name and fault'), line('2'), line('Repair', true), line('Together')), [
    { ordered: true, items: ['Sign in: Name and fault', 'Repair: Together'] },
  ]);
});

test('lines below one another are a list; sentences and lines beside a table are none', () => {
  assert.deepEqual(listsOf(line('Move to the Old Post on 1 July'), line('Two new auditors')), [
    { ordered: false, items: ['Move to the Old Post on 1 July', 'Two new auditors'] },
  ]);
  assert.deepEqual(listsOf(line('We moved in June.'), line('We pay less.')), []);
  const table: Block = { id: 't', type: 'table', rows: [['a', 'b']] };
  assert.deepEqual(listsOf(table, line('More than last year'), line('Fewer than planned')), []);
});

test('figures in large type with their labels, and perhaps a line below each, are a list; one by itself is none', () => {
  const tiles = ['48.000 €', 'Duero', 'Twelve weeks', '52.500 €', 'Norte', 'Eight weeks'].map((text, i) => line(text, i % 3 < 2));
  assert.deepEqual(listsOf(...tiles), [{ ordered: false, items: ['Duero: 48.000 €, Twelve weeks', 'Norte: 52.500 €, Eight weeks'] }]);
  assert.deepEqual(listsOf(line('1,240'), line('Bikes mended'), line('86'), line('Volunteers')), [
    { ordered: false, items: ['Bikes mended: 1,240', 'Volunteers: 86'] },
  ]);
  assert.deepEqual(listsOf(line('120 €'), line('What everybody pays each month for two years.')), []);
});
