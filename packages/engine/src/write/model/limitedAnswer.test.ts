import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groundOf } from './grounding.ts';
import { createInspector } from './inspector.ts';
import { limitedAnswer } from './limitedAnswer.ts';

test('a limit that opens what is said of a large figure stands with the figure alone', () => {
  const source = 'Cuidar el huerto cuesta 7.000 euros al año, unos 2,80 euros por cesta.';
  const inspector = createInspector({ language: 'es', ground: groundOf(source, 'es'), verbatim: false });
  const given = (slide: object) => limitedAnswer(slide, source, inspector, 'es').value;
  const figure = 'unos 2,80 €';
  assert.deepEqual(given({ figure: '2,80 €', statement: 'unos, por cesta' }), { figure, statement: 'por cesta' });
  assert.deepEqual(given({ figure: '2,80 €', statement: 'por cesta' }), { figure, statement: 'por cesta' });
  assert.deepEqual(given({ stats: [{ figure: '2,80 €', label: 'unos, por cesta', note: 'al año' }] }), {
    stats: [{ figure, label: 'por cesta', note: 'al año' }],
  });
  const behind = { figure: '7.000 €', label: 'coste al año, unos' };
  assert.deepEqual(given({ stats: [behind] }), { stats: [{ figure: 'unos 7.000 €', label: 'coste al año' }] });
});

test('a date that is a limit anywhere in the source is one, and what is marked is found by its new name', () => {
  const source =
    'The council meets on 9 December.\nThe operator must know by 15 January whether we go on. Measured again by summer next year.';
  const inspector = createInspector({ language: 'en', ground: groundOf(source, 'en'), verbatim: false });
  const texts = ['The council meets', 'The operator must know', 'Measured again'];
  const on = (...dates: string[]) => dates.map((date, i) => ({ date, text: texts[i] }));
  const points = on('9 December', '15 January', 'Summer next year');
  const { value, put } = limitedAnswer({ points, highlight: '15 January' }, 'The council meets on 9 December.', inspector, 'en');
  assert.deepEqual(value, { points: on('9 December', 'By 15 January', 'By summer next year'), highlight: 'By 15 January' });
  assert.equal(put.length, 2);
  const decisions = on('9 December', '15 January');
  assert.deepEqual(limitedAnswer({ decisions }, source, inspector, 'en').value, { decisions }, 'by when is what the date says there');
});

test('what is said of all figures above a drawing is put back into none of them', () => {
  const source = 'Panele dają oszczędność ok. 132 000 zł rocznie na zakupie prądu. Stracimy najwyżej 21 000 zł rocznie.';
  const inspector = createInspector({ language: 'pl', ground: groundOf(source, 'pl'), verbatim: false });
  const bar = (label: string, figure: string, unit: string) => {
    const { value } = limitedAnswer({ start: { label, figure }, unit }, source, inspector, 'pl');
    return (value as { start: { figure: string } }).start.figure;
  };
  assert.equal(bar('Oszczędność na zakupie prądu', '132 000', 'zł rocznie'), 'ok. 132 000');
  assert.equal(bar('Oszczędność na zakupie prądu', '132 000', 'zł rocznie w przybliżeniu'), '132 000');
  assert.equal(bar('Stracimy', '21 000', 'zł rocznie w przybliżeniu'), 'najwyżej 21 000', 'another limit is no estimate');
});
