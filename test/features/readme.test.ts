/** The README's table of settings is the one that the service reads; `npm run golden` writes it anew. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { settings } from '../../packages/server/src/config.ts';

const readme = new URL('../../README.md', import.meta.url);
const marked = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;

test('the README documents every setting', async () => {
  const text = await readFile(readme, 'utf8');
  const expected = text.replace(marked, (_, start: string, end: string) => `${start}${table()}\n${end}`);
  if (process.env.UPDATE_GOLDEN) await writeFile(readme, expected);
  else assert.equal(text, expected, 'Run "npm run golden" to write the table anew.');
});

function table(): string {
  const rows = Object.values(settings).map((setting) => {
    const { name, fallback, meaning } = setting;
    const byDefault = 'fallbackText' in setting ? setting.fallbackText : `\`${fallback}\``;
    return `| \`${name}\` | ${byDefault} | ${meaning} |`;
  });
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}
