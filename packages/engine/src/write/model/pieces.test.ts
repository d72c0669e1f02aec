import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { briefOf } from '../plan/brief.ts';
import { sourceOfDocument } from './builtInSlide.ts';
import { excerpt } from './excerpt.ts';

function sourceOf(text: string) {
  const options = { numSlides: 8, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } } as const;
  const source = sourceOfDocument(readText(text, 'text'), briefOf(options, 'en'));
  assert.ok(source);
  return source;
}

test('a source is shown in numbered pieces under its headings', () => {
  const {
    pieces,
    composition: { judge },
  } = sourceOf(
    '# Tea\n\n## Origin\n\nTea comes from Yunnan. Monks drank it.\n\nIt spread.\n\n## Kinds\n\n- Green\n- **Black:** It is oxidised.\n\n| Kind | Share |\n|---|---|\n| Green | 20 |\n| Black | 80 |\n\n> Tea is life.',
  );
  assert.equal(
    excerpt(pieces, judge.scores, 1000),
    [
      '## Origin',
      '[1] Tea comes from Yunnan. Monks drank it.',
      '[2] It spread.',
      '',
      '## Kinds',
      '[3] List:',
      '- Green',
      '- Black: It is oxidised.',
      '[4] Table:',
      'Kind | Share',
      'Green | 20',
      'Black | 80',
      '[5] Quotation: “Tea is life.”',
    ].join('\n'),
  );
});

test('a long source keeps what says most, within its tokens, headings included', () => {
  const text = Array.from(
    { length: 300 },
    (_, i) => `## Section about thing ${i}\n\nThing ${i} is made of parts. The parts are many and of many kinds.`,
  ).join('\n\n');
  const {
    pieces,
    composition: { judge },
  } = sourceOf(text);
  for (const tokens of [50, 500, 3000]) {
    const shown = excerpt(pieces, judge.scores, tokens);
    assert.ok(shown.length > 0 && shown.length / 4 < tokens * 1.1, `${tokens}: ${shown.length / 4}`);
  }
});

test('a long paragraph is several pieces, a list that fits is one', () => {
  const sentence = 'This sentence has exactly eight words in it. ';
  assert.equal(sourceOf(sentence.repeat(40)).pieces.length, 4);
  assert.equal(sourceOf(Array.from({ length: 8 }, (_, i) => `- Item number ${i}`).join('\n')).pieces.length, 1);
});
