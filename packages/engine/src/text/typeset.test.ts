import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../../test/fixtures/cpuMs.ts';
import { linesOf, logicalText, logicalTexts, paragraph, style, typesetter } from '../../../../test/fixtures/typesetting.ts';

const box = { width: 400, height: 300, reserve: 0 };
const hello = typesetter.width('Hello', style(), 'en');

test('a baseline is a fifth of the size above the bottom of its line, whatever the script', () => {
  assert.deepEqual(
    typesetter.set([paragraph('one\ntwo'), paragraph('سلام', { spaceBefore: 10 })], box).lines.map((line) => line.baseline),
    [26, 56, 96],
  );
  const mixed = [
    { text: 'small ', style: style() },
    { text: 'LARGE', style: style({ size: 40 }) },
  ];
  assert.equal(linesOf(mixed, 400, { lineHeight: 50 })[0]?.baseline, 42);
});

test('height counts lines and the space between paragraphs, not above the first', () => {
  const paragraphs = [paragraph('a', { spaceBefore: 7 }), paragraph('b', { spaceBefore: 7 }), paragraph('', { spaceBefore: 7 })];
  assert.equal(typesetter.set(paragraphs, box).height, 3 * 30 + 2 * 7);
});

test('the text is anchored at the top, the middle or the bottom of the box less its insets', () => {
  const insets = [10, 20, 10, 40] as const;
  const baseline = (anchor: 'top' | 'middle' | 'bottom') => typesetter.set([paragraph('a')], { ...box, insets, anchor }).lines[0]?.baseline;
  assert.equal(baseline('top'), 20 + 26);
  assert.equal(baseline('middle'), 20 + (240 - 30) / 2 + 26);
  assert.equal(baseline('bottom'), 300 - 40 - 4);
});

test('alignment is that of the paragraph’s direction, and the indent is on the side where it starts', () => {
  const x = (other: Parameters<typeof paragraph>[1], text = 'Hello') =>
    typesetter.set([paragraph(text, other)], { ...box, insets: [10, 0, 30, 0] }).lines[0]?.runs[0]?.x;
  assert.equal(x({}), 10);
  assert.equal(x({ indent: 20 }), 30);
  assert.equal(x({ align: 'center', indent: 20 }), 30 + (340 - hello) / 2);
  assert.equal(x({ align: 'end' }), 370 - hello);
  assert.equal(x({ rtl: true }), 370 - hello);
  assert.equal(x({ rtl: true, indent: 20 }), 350 - hello);
  assert.equal(x({ rtl: true, align: 'end' }), 10);
});

test('spaces at the end of a line hang over it: on the right, or on the left of right-to-left text', () => {
  const [latin] = linesOf('Hello wonderful', 60, { align: 'end' });
  assert.equal(latin?.width, hello);
  assert.equal(latin?.runs[0]?.x, 60 - hello);
  assert.equal(latin && logicalText(latin), 'Hello ');
  const [hebrew] = linesOf('שלום שלום', 60, { rtl: true, language: 'he' });
  assert.ok(hebrew && Math.abs(hebrew.width - typesetter.width('שלום', style(), 'he')) < 1e-9);
  const [run] = hebrew?.runs ?? [];
  assert.ok(run && Math.abs(run.x + run.width - 60) < 1e-9);
  assert.equal(run.texts[0], ' ');
});

test('a bullet stands at the start edge, on the first line only, and is no part of the text', () => {
  const bullet = { text: '•', style: style({ weight: 700 }) };
  const bullets = (rtl: boolean) =>
    linesOf('Hello Hello', 90, { bullet, indent: 30, rtl }).map((line) => line.runs.filter((run) => run.bullet).map((run) => run.x));
  assert.deepEqual(bullets(false), [[0], []]);
  const width = typesetter.width('•', bullet.style, 'en');
  const [[x], rest] = bullets(true) as [number[], number[]];
  assert.ok(x !== undefined && Math.abs(x + width - 90) < 1e-9);
  assert.deepEqual(rest, []);
  assert.deepEqual(logicalTexts(linesOf('Hello Hello', 90, { bullet, indent: 30 })), ['Hello ', 'Hello']);
});

test('lines leave a reserve of the width, 2.5 % unless told otherwise', () => {
  const lines = (reserve?: number) =>
    typesetter.set([paragraph('Hello Hello')], { width: 105, height: 100, ...(reserve === undefined ? {} : { reserve }) }).lines.length;
  const width = typesetter.width('Hello Hello', style(), 'en');
  assert.ok(width > 105 * 0.95 && width < 105 * 0.975);
  assert.deepEqual([lines(0), lines(), lines(0.05)], [1, 1, 2]);
});

test('colours, links and sizes part the runs of a line; fonts are named by their id', () => {
  const [line] = linesOf(
    [
      { text: 'see ', style: style() },
      { text: 'here', style: style({ color: { ref: 'accent1' }, weight: 600 }), link: 'https://example.com/' },
    ],
    400,
  );
  assert.deepEqual(
    line?.runs.map(({ font, color, link, start }) => ({ font, color, link, start })),
    [
      { font: 'Inter-400', color: { ref: 'text' }, link: undefined, start: 0 },
      { font: 'Inter-600', color: { ref: 'accent1' }, link: 'https://example.com/', start: 4 },
    ],
  );
  assert.equal(line.runs[1]?.x, line.runs[0]?.width);
});

test('a family that is not there is replaced by Noto Sans', () => {
  assert.equal(linesOf([{ text: 'a', style: style({ family: 'Nowhere Sans' }) }], 100)[0]?.runs[0]?.font, 'Noto Sans-400');
});

test('metrics are shares of the size', () => {
  assert.deepEqual(typesetter.metrics({ family: 'Inter', weight: 400 }), {
    ascent: 0.96875,
    descent: 0.2412109375,
    capHeight: 0.7275390625,
    xHeight: 0.5458984375,
  });
});

test('odd input is set without a fault', () => {
  const odd = [
    '',
    '\n',
    '\n\n\n',
    '\u0000\u0007',
    '\uD800',
    'a\uDC00b',
    '\u202E\u2066abc',
    '\u200D',
    '\u0301',
    ' ',
    '\u00AD',
    '\uFEFF',
    '\u{10FFFF}',
  ];
  for (const text of odd) {
    for (const width of [-10, 0, 0.5, 200, Number.POSITIVE_INFINITY, Number.NaN]) {
      const set = typesetter.set([paragraph(text), paragraph(text, { rtl: true, bullet: { text, style: style() } }), paragraph([])], {
        ...box,
        width,
      });
      assert.ok(set.lines.length >= 3);
    }
  }
});

test('100,000 characters without a space are set in linear time', () => {
  for (const letter of ['a', 'م', '字', 'ก']) {
    const text = letter.repeat(100_000);
    const start = cpuMs();
    const set = typesetter.set([paragraph(text)], box);
    // 60 to 250 ms on a quiet machine; work that grows with the square would take minutes.
    assert.ok(cpuMs() - start < 5000, letter);
    assert.equal(set.brokenWord, letter !== '字' && letter !== 'ก');
    assert.equal(logicalTexts(set.lines).join(''), text);
  }
});
