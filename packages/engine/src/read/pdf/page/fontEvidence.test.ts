import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fontEvidence } from './fontEvidence.ts';
import { drawnText } from './glyphText.ts';

const glyphs = (text: string, width: (letter: string) => number) =>
  [...text].map((unicode) => ({ unicode, originalCharCode: unicode.charCodeAt(0), width: width(unicode) }));

const page = (texts: Readonly<Record<string, readonly object[]>>) => ({
  fnArray: Object.keys(texts).flatMap(() => [OPS.setFont, OPS.showText]),
  argsArray: Object.entries(texts).flatMap(([font, items]) => [[font, 10], [items]]),
});

test('a font whose narrow and wide letters have one width has a fixed pitch, unless its codes are glyph numbers', () => {
  const list = page({
    code: glyphs('mean(x) if times in order', () => 525),
    prose: glyphs('mean of time', (letter) => (/[itlf]/.test(letter) ? 278 : 556)),
    few: glyphs('000', () => 500),
    wide: glyphs('mean time', () => 500),
  });
  const { fixedPitch } = fontEvidence(list, (font) => font === 'wide');
  assert.deepEqual([...fixedPitch], ['code']);
});

test('the ligatures of a font of pictures are read where the rest of it are letters', () => {
  const list = page({
    tex: glyphs('the e\x1ects are de\x1cned in the rst gure of the chapter on e\x1eciency and more letters', () => 500),
    numbered: glyphs('\x01\x02\x03\x04\x05\x06', () => 500),
  });
  const { lettered } = fontEvidence(list, () => false);
  assert.deepEqual([...lettered], ['tex']);
  assert.deepEqual(
    ['\x1c', '\x1e', '\x0c', 'a'].map((sign) => drawnText(sign, sign.charCodeAt(0))),
    ['fi', 'ffi', 'fi', 'a'],
  );
});
