import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { iconsFor } from './iconsFor.ts';
import { iconTable } from './iconTable.ts';
import { keywordsByLanguage } from './keywordsByLanguage.ts';

const heads = (language: string, ...names: string[]) =>
  iconsFor(
    names.map((head) => ({ head })),
    language,
  );

describe('icons by meaning', () => {
  test('the main word decides', () => {
    assert.deepEqual(heads('en', 'Customer safety', 'Delivery time', 'A fair price'), ['shield-check', 'clock', 'tag']);
  });

  test('the text speaks where the head is silent, if it names one thing only', () => {
    const entries = (text: string) => iconsFor([{ head: 'Security' }, { head: 'Kintore', text }], 'en');
    assert.deepEqual(entries('Two batteries beside the substation.'), ['shield-check', 'battery-charging']);
    assert.equal(entries('Batteries and trucks for the town.'), undefined);
    assert.equal(entries('Whoever lives there sees it from afar, long before the batteries come into view.'), undefined, 'a long text');
  });

  test('all have one, or none has', () => {
    assert.equal(heads('en', 'Security', 'Whatever'), undefined);
    assert.equal(heads('en', 'Security', 'Safety'), undefined, 'two that look alike');
  });

  test('a longer word that only begins alike is another word', () => {
    assert.equal(heads('en', 'Carpet', 'Price'), undefined);
    assert.equal(heads('en', 'Market', 'Timely'), undefined);
  });

  test('in other languages, as their words are built', () => {
    const expected = ['book-open', 'code', 'users'];
    assert.deepEqual(heads('de', 'Dokumentation', 'Code', 'Menschen'), expected);
    assert.deepEqual(heads('es', 'Documentación', 'Código', 'Personas'), expected);
    assert.deepEqual(heads('ja', 'ドキュメント', 'コード', '人々'), expected);
    assert.deepEqual(heads('hi', 'दस्तावेज़ीकरण', 'कोड', 'लोग'), expected);
    assert.deepEqual(heads('ar', 'التوثيق', 'الكود', 'الأشخاص'), expected);
    assert.deepEqual(heads('de-AT', 'Datensicherheit', 'Servicequalität', 'Werkslogistik'), ['shield-check', 'award', 'truck']);
    assert.deepEqual(heads('fr', 'Sécurité des données', 'Prix', 'Qualité'), ['shield-check', 'tag', 'award']);
    assert.deepEqual(heads('tr', 'Güvenliğimiz', 'Fiyatlar'), undefined);
    assert.deepEqual(heads('he', 'האבטחה', 'המחיר'), ['shield-check', 'tag']);
    assert.deepEqual(heads('vi', 'An toàn lao động', 'Chi phí'), ['shield-check', 'coins']);
  });

  test('a language without keywords has no icons', () => assert.equal(heads('xx', 'Security', 'Price'), undefined));
});

test('every keyword is lower case and names an icon of the table; no keyword stands twice', () => {
  for (const [language, keywords] of Object.entries(keywordsByLanguage)) {
    const seen = new Map<string, string>();
    for (const [icon, stems] of Object.entries(keywords)) {
      assert.ok(icon in iconTable, `${language}: ${icon}`);
      for (const stem of stems.split(' ')) {
        assert.equal(stem, stem.toLocaleLowerCase(language), `${language}: ${stem}`);
        assert.equal(seen.get(stem), undefined, `${language}: "${stem}" of ${icon} and ${seen.get(stem)}`);
        seen.set(stem, icon);
      }
    }
  }
});

test('the table holds absolute moves, lines and curves on the field', () => {
  for (const [name, data] of Object.entries(iconTable)) {
    assert.match(data, /^(?:M[\d. -]+|[LC][\d. -]+|Z)+$/, name);
    for (const value of data.match(/-?[\d.]+/g) ?? []) assert.ok(Number(value) >= 0 && Number(value) <= 24, `${name}: ${value}`);
  }
});
