import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfText } from '../../findings/find.ts';
import { changeFigure } from './figures.ts';

test('a change from one negative value to another keeps both minus signs', () => {
  for (const [language, text, shown] of [
    ['en', 'The mean fell from -2 to -18 °C.', '-2\u00a0→\u00a0-18 °C'],
    ['de', 'Die Temperatur stieg von –2 auf –0,5 °C.', '–2\u00a0→\u00a0–0,5 °C'],
  ] as const) {
    const change = findingsOfText(text, language).find(({ kind }) => kind === 'change');
    assert.ok(change?.kind === 'change', text);
    assert.equal(changeFigure(change, language, 24), shown);
  }
});
