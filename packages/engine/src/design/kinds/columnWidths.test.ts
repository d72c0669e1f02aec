import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import type { TextStyle } from '../../model/text.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { columnWidths } from './columnWidths.ts';

const typesetter = createTypesetter(createFontSource());
const style: TextStyle = { family: 'Inter', weight: 400, size: 16, color: { ref: 'text' } };
const widths = (...columns: string[][]) =>
  columnWidths(
    columns.map((texts) => texts.map((text) => ({ text, style }))),
    800,
    24,
    { typesetter, language: 'en' },
  );
const sum = (values: number[]) => Math.round(values.reduce((a, b) => a + b, 0));
const widthOf = (text: string) => typesetter.width(text, style, 'en');

test('columns fill the width, and names get more of what is left over than figures', () => {
  const [names = 0, figures = 0, more = 0] = widths(['North', 'South'], ['12'], ['12']);
  assert.equal(sum([names, figures, more]), 800);
  assert.ok(names > figures && Math.abs(figures - more) < 1);
});

test('each column has first what its words would need in a wider font', () => {
  const long = 'Impermeabilizzazione della copertura';
  const result = widths([long], ['settembre–ottobre 2025 e primavera'], ['12']);
  assert.ok((result[0] ?? 0) > widthOf(long) * 1.2, `${result[0]} of ${widthOf(long)}`);
  assert.ok((result[1] ?? 0) > widthOf('settembre–ottobre 2025 e primavera') * 1.2);
});

test('a long text takes what others do not need, and no word of theirs is broken', () => {
  const long = 'A sentence that goes on and on '.repeat(8);
  const result = widths(['Responsibility'], [long], ['99.5 %']);
  assert.equal(sum(result), 800);
  const [name = 0, text = 0, figure = 0] = result;
  assert.ok(name > widthOf('Responsibility') + 24 && figure > widthOf('99.5') + 24 && text > 400);
});

test('where not even the longest words have room, all columns shrink alike', () => {
  const result = widths(...Array.from({ length: 12 }, () => ['Donaudampfschifffahrt']));
  assert.equal(sum(result), 800);
  assert.ok(Math.max(...result) - Math.min(...result) < 1e-6);
});

test('an address breaks behind its strokes and leaves room for the words beside it', () => {
  const address = 'https://docs.example.org/user/tutorial/to-get-started-with-hosted-runners-in-your-own-repository-and-keep-them-going';
  const [purpose = 0, link = 0] = widths(['Used for testing on architectures that no other service has'], [address]);
  assert.ok(purpose > 250 && link < 550, `${purpose}, ${link}`);
});
