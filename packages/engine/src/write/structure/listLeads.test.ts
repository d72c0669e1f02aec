import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { withListLeads } from './listLeads.ts';

const blocks = (lead: string, ...items: string[]): Block[] => [
  { type: 'paragraph', id: 'a', runs: [{ text: lead }] },
  { type: 'list', id: 'b', tight: true, ordered: false, items: items.map((text) => ({ level: 0, runs: [{ text }] })) },
];
const leadOf = ([first]: readonly Block[]) => (first?.type === 'paragraph' ? plainText(first.runs) : undefined);

test('a sentence that the items below it end leads to them', () => {
  const lead = 'By the end of the course you can';
  assert.equal(leadOf(withListLeads(blocks(lead, 'read a map', 'write an argument'))), `${lead}:`);
  for (const [text, ...items] of [
    [lead, 'Read a map', 'write'],
    ['Ingredients', 'flour', 'milk'],
    ['We talked about all of it.', 'rent', 'water'],
  ] as const)
    assert.equal(leadOf(withListLeads(blocks(text, ...items))), text);
});
