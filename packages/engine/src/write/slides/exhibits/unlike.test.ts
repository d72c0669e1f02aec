import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from '../../findings/find.ts';
import { comparedPoints } from '../comparedPoints.ts';
import { comparedIn } from './compared.ts';
import { decisiveIn } from './decisive.ts';

const kindsOf = (language: string, text: string) => findingsOfText(text, language).map(({ kind }) => kind);

test('by how much something is more is no value before it, and no bar beside it', () => {
  assert.ok(!kindsOf('de', 'Zum Jahresende hatte die Genossenschaft 1.284 Mitglieder, 176 mehr als ein Jahr zuvor.').includes('change'));
  assert.equal(comparedIn('巡回先は24か所で、旧車両のときより9か所増えた。', 'ja'), undefined);
});

test('what stands before the parts that make it is no part beside them', () => {
  const [series] = findingsOfText('年間の運営費は640万円で、人件費が410万円、燃料費が120万円、図書購入費が110万円である。', 'ja').filter(
    ({ kind }) => kind === 'series',
  );
  assert.ok(series?.kind === 'series' && series.whole);
  assert.deepEqual(series.values, [4_100_000, 1_200_000, 1_100_000]);
});

test('what was only planned, and what a relative clause of the title tells of something else, are not large', () => {
  assert.equal(decisiveIn('Geplant waren 900.000', 'de'), undefined);
  assert.equal(decisiveIn('La mia proposta è di rimandare i pannelli, che costano 28.000 euro, al 2027', 'it', true), undefined);
});

test('a title that tells a part stands above no values of something else', () => {
  const points = [{ text: 'Of all owners, 71 % would buy the same model again, 18 % would not' }, { text: 'We asked in May' }];
  const slide = (title: string) => ({ kind: 'bullets', title, notes: '', items: points }) as const;
  assert.ok(comparedPoints(slide('Would they buy it again?'), points, 'en', false));
  assert.equal(comparedPoints(slide('One in five had a repair within two years'), points, 'en', false), undefined);
});

test('below a title with a figure of its own no values of something else are drawn', () => {
  const points = [{ text: 'Accessories earn 52 %, complete bikes only 24 %' }, { text: 'We asked our accountant' }];
  const slide = (title: string) => ({ kind: 'bullets', title, notes: '', items: points }) as const;
  assert.equal(comparedPoints(slide('What we earn'), points, 'en', false)?.kind, 'pair');
  assert.equal(comparedPoints(slide('A container from Taiwan now costs $4,900'), points, 'en', false), undefined);
});
