import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, logicalText, style, typesetter } from '../../../../test/fixtures/typesetting.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

const widths: readonly [string, string, number, Parameters<typeof style>[0]?][] = [
  ['Hello', 'en', 48.203],
  ['Hello', 'en', 49.961, { weight: 700 }],
  ['AVATAR', 'en', 74.844],
  ['AVATAR', 'en', 86.844, { tracking: 0.1 }],
  ['office', 'en', 52.4, { family: 'Lora' }],
  ['Привет', 'ru', 71.211],
  ['Привет', 'ru', 70.64, { family: 'DM Sans' }],
  ['Γειά', 'el', 39.629],
  ['سلام', 'ar', 37.34],
  ['שלום', 'he', 44.54],
  ['नमस्ते', 'hi', 42.24],
  ['গণ', 'bn', 25.32],
  ['வணக்கம்', 'ta', 103.1],
  ['สวัสดี', 'th', 45.04],
  ['გამ', 'ka', 34.6],
  ['Բար', 'hy', 44.26],
  ['你好', 'zh', 40],
  ['こんにちは', 'ja', 100],
  ['안녕', 'ko', 36.8],
  ['⇄', 'en', 20.24],
  ['😀', 'en', 25.391],
];
for (const [text, language, width, look] of widths) {
  test(`"${text}" in ${look ? JSON.stringify(look) : 'Inter'} is ${width} points wide at 20`, () => {
    assert.equal(round(typesetter.width(text, style(look), language)), width);
  });
}

test('letter spacing leaves connected scripts alone and takes ligatures apart', () => {
  assert.equal(typesetter.width('سلام', style({ tracking: 0.1 }), 'ar'), typesetter.width('سلام', style(), 'ar'));
  assert.equal(typesetter.width('नमस्ते', style({ tracking: 0.1 }), 'hi'), typesetter.width('नमस्ते', style(), 'hi'));
  const [plain] = linesOf([{ text: 'office', style: style({ family: 'Lora' }) }], 300);
  const [spaced] = linesOf([{ text: 'office', style: style({ family: 'Lora', tracking: 0.05 }) }], 300);
  assert.deepEqual(plain?.runs[0]?.texts, ['o', 'f', 'fi', 'c', 'e']);
  assert.deepEqual(spaced?.runs[0]?.texts, ['o', 'f', 'f', 'i', 'c', 'e']);
});

test('Arabic letters take their joined forms, and lam joins alef', () => {
  const arabic = { rtl: true, language: 'ar' };
  const ids = (text: string) => linesOf(text, 300, arabic)[0]?.runs[0]?.ids;
  // Isolated, then final, medial and initial from left to right; 315 is the dot below.
  assert.deepEqual(ids('ب'), [315, 14]);
  assert.deepEqual(ids('ببب'), [315, 15, 315, 16, 315, 19]);
  assert.deepEqual(ids('لا'), [10, 73]);
});

test('Arabic letters join across a change of colour and of face', () => {
  const run = (text: string, other = {}) => ({ text, style: style(other) });
  const [line] = linesOf([run('ب'), run('ب', { color: { ref: 'accent1' } }), run('ب', { weight: 700 })], 300, {
    rtl: true,
    language: 'ar',
  });
  assert.deepEqual(
    line?.runs.map(({ font, ids }) => [font, ids]),
    [
      ['Noto Sans Arabic-700', [315, 15]],
      ['Noto Sans Arabic-400', [315, 16]],
      ['Noto Sans Arabic-400', [315, 19]],
    ],
  );
});

test('a Devanagari vowel sign that stands before its consonant belongs to the same cluster', () => {
  const [line] = linesOf('हिन्दी', 300, { language: 'hi' });
  assert.deepEqual(line?.runs[0]?.texts, ['हि', '', 'न्', 'दी', '']);
  // The sign comes first though it is written second.
  assert.deepEqual(line?.runs[0]?.ids, [541, 88, 245, 73, 33]);
});

test('texts of the glyphs join to the text in every script', () => {
  const samples: readonly [string, string, boolean][] = [
    ['Office of AVATAR — “fine”', 'en', false],
    ['ارتفعت الإيرادات بنسبة 12% (Apple) في 2024', 'ar', true],
    ['ההכנסות עלו ב־12% בשנת 2024 (בערך)', 'he', true],
    ['हिन्दी में महत्वपूर्ण वृद्धि', 'hi', false],
    ['สวัสดีน้ำตาลก่ำ', 'th', false],
    ['வணக்கம் கொண்டு', 'ta', false],
    ['四半期“売上”は12％増、データ', 'ja', false],
    ['👩‍👩‍👧 🇩🇪 1️⃣ ✓ x\u0301 ఆ', 'en', false],
  ];
  for (const [text, language, rtl] of samples) {
    const [line] = linesOf([{ text, style: style({ family: 'Lora' }) }], 2000, { language, rtl });
    assert.equal(line && logicalText(line), text);
  }
});

test('numbers and Latin words run from left to right inside Arabic, and brackets are mirrored', () => {
  const [line] = linesOf('في 2024 (من) x', 400, { rtl: true, language: 'ar' });
  assert.deepEqual(
    line?.runs.map((run) => [run.rtl, run.texts.join('')]),
    [
      [false, 'x'],
      [true, ' )نم( '],
      [false, '2024'],
      [true, ' يف'],
    ],
  );
  const [plain] = linesOf('(', 400);
  const brackets = linesOf('(ب)', 400, { rtl: true, language: 'ar' })[0]?.runs[0];
  assert.notEqual(plain, undefined);
  // The closing bracket of the text is at the left, drawn as an opening one.
  assert.equal(brackets?.texts[0], ')');
  assert.equal(brackets?.ids[0], linesOf('ب(', 400, { language: 'ar' })[0]?.runs.at(-1)?.ids[0]);
});

test('spaces and digits take the font of right-to-left words; ASCII keeps its own among Han', () => {
  const fontsOf = (text: string, language: string, rtl: boolean) =>
    linesOf(text, 400, { language, rtl })[0]?.runs.map((run) => `${run.font}: ${run.texts.join('')}`);
  assert.deepEqual(fontsOf('ب 1', 'ar', true), ['Noto Sans Arabic-400: 1', 'Noto Sans Arabic-400:  ب']);
  assert.deepEqual(fontsOf('년 12, 년', 'ko', false), ['Noto Sans KR-400: 년 ', 'Inter-400: 12, ', 'Noto Sans KR-400: 년']);
  assert.deepEqual(fontsOf('约12%，“好”', 'zh', false), ['Noto Sans SC-400: 约', 'Inter-400: 12%', 'Noto Sans SC-400: ，“好”']);
});

test('Han takes the form of the language', () => {
  const font = (language: string) => linesOf('直', 100, { language })[0]?.runs[0]?.font;
  assert.deepEqual(['zh', 'zh-Hans', 'zh-TW', 'zh-Hant-HK', 'ja', 'ko', 'en'].map(font), [
    'Noto Sans SC-400',
    'Noto Sans SC-400',
    'Noto Sans TC-400',
    'Noto Sans TC-400',
    'Noto Sans JP-400',
    'Noto Sans KR-400',
    'Noto Sans SC-400',
  ]);
});

test('an emoji sequence is one glyph of one font', () => {
  const [line] = linesOf('👩‍👩‍👧', 100);
  assert.equal(line?.runs[0]?.font, 'Noto Emoji-400');
  assert.deepEqual(line?.runs[0]?.texts.filter(Boolean), ['👩‍👩‍👧']);
});

test('a character that no font has is shown as U+FFFD and keeps its text', () => {
  const runs = linesOf('aఆ', 100)[0]?.runs;
  const replacement = linesOf('\uFFFD', 100)[0]?.runs[0];
  assert.deepEqual(runs?.[1]?.ids, replacement?.ids);
  assert.equal(runs?.[1]?.font, replacement?.font);
  assert.deepEqual(runs?.[1]?.texts, ['ఆ']);
});
