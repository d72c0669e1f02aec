import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, logicalTexts, paragraph, style, typesetter } from '../../../../test/fixtures/typesetting.ts';
import { breakOpportunities, MAY_BREAK, MUST_BREAK } from './breaks.ts';
import { graphemeStarts } from './graphemes.ts';

/** The text with "|" where a line may end and "↵" where it must. */
function marked(text: string, language = 'en'): string {
  const breaks = breakOpportunities(text, language, graphemeStarts(text));
  let result = '';
  for (let i = 0; i < text.length; i++) {
    if (breaks[i] === MAY_BREAK) result += '|';
    if (breaks[i] === MUST_BREAK) result += '↵';
    result += text[i];
  }
  return result;
}

test('Latin text is broken at spaces and hyphens, never at no-break spaces or inside numbers', () => {
  assert.equal(marked('A well-known 12\u00A0% of 3.5–4.0'), 'A |well-|known |12\u00A0% |of |3.5–|4.0');
  assert.equal(marked('(see: “this” one), no\u2011break'), '(see: |“this” |one), |no\u2011break');
  assert.equal(marked('a\nb'), 'a\n↵b');
});

test('Japanese and Chinese keep their closing signs and small kana from the start of a line, and openings from its end', () => {
  assert.equal(marked('売上（総合）は、増ー「市場」。', 'ja'), '売|上|（総|合）|は、|増ー|「市|場」。');
  assert.equal(marked('ちょっと', 'ja'), 'ちょっ|と');
  assert.equal(marked('他说“你好”了', 'zh'), '他|说|“你|好”|了');
  assert.equal(marked('增长12%，很好！', 'zh'), '增|长|12%，|很|好！');
});

test('Korean is broken at spaces only', () => {
  assert.equal(marked('분기 매출(2024년)이 증가', 'ko'), '분기 |매출(2024년)이 |증가');
});

test('Thai is broken between words, which a dictionary knows', () => {
  assert.equal(marked('รายได้เพิ่มขึ้นต่างๆ', 'th'), 'ราย|ได้|เพิ่ม|ขึ้น|ต่างๆ');
});

test('no break falls inside an emoji sequence or between a letter and its mark', () => {
  assert.equal(marked('👩‍👩‍👧👍🏽'), '👩‍👩‍👧|👍🏽');
  assert.equal(marked('字\u3099字'), '字\u3099|字');
});

test('a line is filled as far as it goes', () => {
  assert.deepEqual(logicalTexts(linesOf('Revenue growth of the quarter was 12 % above plan', 200)), [
    'Revenue growth of ',
    'the quarter was 12 % ',
    'above plan',
  ]);
  assert.deepEqual(logicalTexts(linesOf('四半期の売上は増加しました。市場', 160, { language: 'ja' })), [
    '四半期の売上は増',
    '加しました。市場',
  ]);
  assert.deepEqual(logicalTexts(linesOf('四半期の売上は増加、市場', 180, { language: 'ja' })), ['四半期の売上は増', '加、市場']);
  assert.deepEqual(logicalTexts(linesOf('분기 매출이 십이 퍼센트', 110, { language: 'ko' })), ['분기 매출이 ', '십이 퍼센트']);
});

test('where East Asian and Latin text meet a line keeps room for the gap that office applications put there', () => {
  const width = typesetter.width('增长', style(), 'zh') + typesetter.width('12%', style(), 'zh');
  assert.equal(typesetter.width('增长12%', style(), 'zh'), width + 0.25 * 20);
  assert.equal(linesOf('增长12%', width + 1, { language: 'zh' }).length, 2);
  assert.equal(linesOf('增长12%', width + 5, { language: 'zh' })[0]?.width, width);
});

test('a line feed always ends a line', () => {
  assert.deepEqual(logicalTexts(linesOf('a\n\nb\n', 100)), ['a', '', 'b', '']);
});

test('a soft hyphen shows at the end of a line, is measured there, and stays itself in the text', () => {
  const lines = linesOf('inter\u00ADnational', 80);
  assert.deepEqual(logicalTexts(lines), ['inter\u00AD', 'national']);
  const [first] = lines;
  assert.equal(first?.width, typesetter.width('inter\u2010', style(), 'en'));
  assert.deepEqual(logicalTexts(linesOf('inter\u00ADnational', 200)), ['inter\u00ADnational']);
  assert.equal(linesOf('inter\u00ADnational', 200)[0]?.width, typesetter.width('international', style(), 'en'));
  const tooNarrow = typesetter.width('inter', style(), 'en') + 1;
  assert.equal(logicalTexts(linesOf('inter\u00ADnational', tooNarrow))[0], 'inter');
});

test('a word is cut only when it is wider than a line of its own, and that is reported', () => {
  const set = (text: string, width: number) => typesetter.set([paragraph(text)], { width, height: 300, reserve: 0, hyphenate: false });
  const address = set('see https://example.com/averylongpath', 120);
  assert.deepEqual(logicalTexts(address.lines), ['see https://', 'example.co', 'm/', 'averylongpa', 'th']);
  assert.equal(address.brokenWord, true);
  assert.equal(set('internationalisation', 300).brokenWord, false);
  assert.deepEqual(logicalTexts(set('internationalisation', 100).lines), ['internatio', 'nalisation']);
  assert.equal(set('e\u0301'.repeat(3), 12).lines.length, 3);
});

test('a cut does not leave a punctuation mark to begin the next line', () => {
  const width = typesetter.width('READMEs', style(), 'zh') + 5;
  assert.deepEqual(logicalTexts(linesOf('READMEs，', width, { language: 'zh' })), ['README', 's，']);
});

test('where nothing fits words stand out, one on a line', () => {
  const set = typesetter.set([paragraph('ab cd')], { width: 0, height: 100 });
  assert.deepEqual(logicalTexts(set.lines), ['ab ', 'cd']);
  assert.equal(set.brokenWord, true);
});
