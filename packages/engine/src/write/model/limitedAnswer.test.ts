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
});
