import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJson } from './readJson.ts';
import { tidyAnswer } from './tidyAnswer.ts';

const slides = '{"slide_1": {"title": "One", "items": [{"text": "a"}]}, "slide_2": {"title": "Two"}}';

test('the object is found wherever it stands', () => {
  const expected = JSON.parse(slides);
  for (const text of [
    slides,
    `\`\`\`json\n${slides}\n\`\`\``,
    `Here you are {as asked}:\n${slides}\nGood luck with {it}!`,
    `<think>First {"slide_1": "no"}, then</think>\n${slides}`,
    slides.replace('"}]}', '" , } , ], }'),
  ])
    assert.deepEqual(readJson(text), expected, text);
});

test('line breaks inside of a text are mended', () => {
  assert.deepEqual(readJson('{"a": "one\ntwo\tthree \\"four\\" {five}"}'), { a: 'one\ntwo\tthree "four" {five}' });
});

test('of an answer that broke off, the slides that are whole are kept', () => {
  for (let length = slides.indexOf('}, "slide_2"') + 1; length < slides.length - 1; length++) {
    const read = readJson(slides.slice(0, length)) as Record<string, object>;
    assert.deepEqual(read.slide_1, { title: 'One', items: [{ text: 'a' }] });
    assert.ok(read.slide_2 === undefined || length >= slides.length - 1, slides.slice(0, length));
  }
  assert.equal(readJson(slides.slice(0, 40)), undefined);
});

test('what is no object is nothing', () => {
  for (const text of ['', 'I cannot help with that.', '[1, 2]', '{', '{]}', '"{"']) assert.equal(readJson(text), undefined, text);
});

test('markup and nulls go, cells, figures and notes that are left empty stay', () => {
  const answer = {
    title: ' **Bold** and  `code`\n',
    subtitle: null,
    notes: '',
    items: [{ text: '- A point' }, { text: '• [A link](https://example.org)' }, null],
    rows: [
      ['a', '', 3],
      [null, 'b', 'c'],
    ],
    chart: { values: [1, null, 2.5], year: 2024 },
    passages: [1, 2],
  };
  assert.deepEqual(tidyAnswer(answer), {
    title: 'Bold and code',
    notes: '',
    items: [{ text: 'A point' }, { text: 'A link' }],
    rows: [
      ['a', '', '3'],
      ['', 'b', 'c'],
    ],
    chart: { values: [1, null, 2.5], year: '2024' },
    passages: [1, 2],
  });
});

test('signs that are no markup stay', () => {
  for (const text of ['3 * 4 * 5', 'a_b_c', '2*3', '170-175', 'C# and F#', '5 - 3']) assert.equal(tidyAnswer(text), text);
});

test('a hyphen in front of a figure is typeset as its sign', () => {
  assert.deepEqual(tidyAnswer(['-230', 'from 4 to (-5 %)', '-$3m']), ['−230', 'from 4 to (−5 %)', '−$3m']);
});

test('a space in front of what stands behind a number belongs to it', () => {
  assert.deepEqual(tidyAnswer({ prefix: ' € ', suffix: ' %' }), { prefix: '€', suffix: '\u00a0%' });
  assert.deepEqual(tidyAnswer({ suffix: '%' }), { suffix: '%' });
  assert.deepEqual(tidyAnswer({ suffix: '  ' }), {});
});
