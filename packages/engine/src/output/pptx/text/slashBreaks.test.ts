import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraph, style, typesetter } from '../../../../../../test/fixtures/typesetting.ts';
import { withSlashBreaks } from './slashBreaks.ts';

const written = (texts: string[], width: number, language = 'en'): string[] => {
  const runs = texts.map((text) => ({ text, style: style() }));
  const set = typesetter.set([paragraph(runs, { language })], { width, height: 300 });
  return withSlashBreaks(set).flatMap((p) => p.runs.map((run) => run.text.replaceAll('\u200B', '¦')));
};

test('a line may end after a stroke where ours does', () => {
  assert.deepEqual(written(['functions/methods/variables'], 200), ['functions/methods/¦variables']);
  assert.deepEqual(written(['functions/methods/variables'], 400), ['functions/methods/variables']);
  assert.deepEqual(written(['either/', 'or both/neither'], 90), ['either/', 'or both/¦neither']);
});

test('addresses stay as they are', () => {
  assert.deepEqual(written(['https://example.org/some/longer/path'], 200), ['https://example.org/some/longer/path']);
});
