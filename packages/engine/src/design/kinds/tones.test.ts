import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { templateById } from '../templates/templates.ts';
import { boldTones, toneInTurn } from './tones.ts';

test('no two neighbours of a closed row are alike', () => {
  for (const id of templateIds) {
    const context = { template: templateById(id) };
    for (let count = 3; count <= 8; count++) {
      const tones = Array.from({ length: count }, (_, i) => JSON.stringify(toneInTurn(i, count, context)));
      tones.forEach((tone, i) => {
        assert.notEqual(tone, tones[(i + 1) % count], `${id}: ${count}`);
      });
    }
  }
});

test('bold colours are those of plates that stand out from the page, three at least', () => {
  assert.deepEqual(boldTones({ template: templateById('Tokyo') }), []);
  assert.equal(boldTones({ template: templateById('Boston') }).length, 3);
});
