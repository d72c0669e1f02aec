/** Without the optional fonts of East Asia: a presentation is set for the fonts of its reader's system, a PDF says what to install. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { render } from '../../packages/engine/src/render.ts';
import type { FontSource } from '../../packages/engine/src/world.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { readPackage } from '../pptx/readPackage.ts';

const isEastAsian = (name: string): boolean => /^Noto Sans (JP|KR|SC|TC)\b/.test(name);
const western: FontSource = {
  ...fonts,
  face: (family, weight, italic) => (isEastAsian(family) ? undefined : fonts.face(family, weight, italic)),
  byId: (id) => (isEastAsian(id) ? undefined : fonts.byId(id)),
};
const deckIn = (language: string, text: string) =>
  deckSchema.parse({ title: text, language, slides: [{ kind: 'bullets', title: text, items: [{ text: text.repeat(6) }] }] });
const options = { template: 'Tokyo', split: true } as const;

for (const [language, text, typeface, remedy] of [
  ['ja', '日本語の文章。', 'Yu Gothic', 'noto-sans-jp'],
  ['ko', '한국어 문장', 'Malgun Gothic', 'noto-sans-kr'],
  ['zh-Hans', '中文文本', 'Microsoft YaHei', 'noto-sans-sc'],
  ['zh-TW', '中文文本', 'Microsoft JhengHei', 'noto-sans-tc'],
] as const) {
  test(`${language}: a presentation names the font of the system`, () => {
    const { bytes } = render(deckIn(language, text), { ...options, format: 'pptx' }, western);
    const theme = readPackage(bytes).find(({ name }) => name === 'ppt/theme/theme1.xml');
    assert.equal(
      Buffer.from(theme?.content ?? [])
        .toString('utf8')
        .split(`<a:ea typeface="${typeface}"/>`).length,
      3,
    );
  });

  test(`${language}: a PDF fails and says which package to add`, () => {
    assert.throws(
      () => render(deckIn(language, text), { ...options, format: 'pdf' }, western),
      new RegExp(`npm install @expo-google-fonts/${remedy}`),
    );
  });
}

test('a PDF in another language does not need them', () => {
  assert.ok(render(deckIn('de', 'Größe'), { ...options, format: 'pdf' }, western).bytes.length > 0);
});
