import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slide as slideSchema } from '@slidewright/contract/deck';
import { relieved } from './relieved.ts';

const notes = '';
const variants = (input: object) => [...relieved(slideSchema.parse({ notes, ...input }))];

test('a chart gives up a long measure, then its statements from the last, and keeps title and figures', () => {
  const unit = 'kWh of heat per kWh of electricity, air-source heat pump, about 0 °C outside';
  const chart = { type: 'column', unit, categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] };
  const statements = [{ text: 'First.' }, { head: 'Second', text: 'goes first.' }];
  const all = variants({ kind: 'chart', title: 'A title', chart, statements });
  assert.deepEqual(
    all.map(({ slide, unshown }) => [slide.kind === 'chart' && slide.statements?.length, unshown.length]),
    [
      [2, 1],
      [1, 2],
      [undefined, 3],
    ],
  );
  assert.deepEqual(all.at(-1)?.unshown, ['First.', 'Second: goes first.', unit]);
  for (const { slide } of all) {
    assert.equal(slide.title, 'A title');
    assert.ok(slide.kind === 'chart' && (slide.chart.unit?.length ?? 0) <= 40);
  }
});

test('what a tree cannot draw stands as points, none of its words cut or lost', () => {
  const branches = [
    { head: 'Sponsor', leaves: [{ text: 'Matthias Roloff' }] },
    { head: 'Board', leaves: [{ text: 'meets every six weeks' }, { text: 'more than', figure: '25,000 euros' }] },
  ];
  const all = variants({ kind: 'tree', title: 'Who decides', sentence: 'One.\nTwo.', root: { head: 'Town' }, branches });
  assert.deepEqual(
    all.slice(0, 2).map(({ slide, unshown }) => [slide.kind, 'sentence' in slide && slide.sentence, unshown]),
    [
      ['tree', 'One.', ['Two.']],
      ['tree', undefined, ['One.', 'Two.']],
    ],
  );
  const [points, fewer] = all.slice(2);
  assert.deepEqual(points?.slide.kind === 'bullets' && points.slide.items, [
    { head: 'Sponsor', text: 'Matthias Roloff' },
    { head: 'Board', text: 'meets every six weeks; more than 25,000 euros' },
    { text: 'One.' },
    { text: 'Two.' },
  ]);
  assert.deepEqual(points?.unshown, ['Town']);
  assert.deepEqual(fewer?.unshown, ['Town', 'One.', 'Two.']);
});

test('a slide without anything beside it gives nothing up', () => {
  assert.deepEqual(variants({ kind: 'bullets', title: 'Points', items: [{ text: 'One' }, { text: 'Two' }] }), []);
});
