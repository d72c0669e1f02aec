/** A built-in template is a file of `design/templates`. The lists of them, and their number in the README, are made from these files. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const updating = process.env.UPDATE_GOLDEN === '1';
const root = fileURLToPath(new URL('../../', import.meta.url));
const DEFAULT = 'Tokyo';
const MADE = 'Made from the names of the files by "npm run golden -- test/golden/templateLists.test.ts".';

/** By the alphabet. */
const templates = globSync('[A-Z]*.ts', { cwd: join(root, 'packages/engine/src/design/templates') })
  .map((file) => basename(file, '.ts'))
  .sort();
const ids = [DEFAULT, ...templates.filter((id) => id !== DEFAULT)];

const listOf = (entries: readonly string[]): string => `[\n${entries.map((entry) => `  ${entry},\n`).join('')}]`;

const contractList = `/** The built-in templates, the default first. ${MADE} */
export const templateIds = ${listOf(ids.map((id) => `'${id}'`))} as const;
`;

const engineList = `/** The built-in templates, the default first. ${MADE} */
import type { TemplateTokens } from '../tokens/template.ts';
${templates.map((id) => `import { ${id} } from './${id}.ts';\n`).join('')}
export const builtIn: readonly TemplateTokens[] = ${listOf(ids)};
`;

/** Where a text names the number of templates: "the 51 templates", "The [51 templates](docs/templates.md)", "one of [51](docs/templates.md)". */
const NUMBER = /(?<=the \[?|one of \[)\d+(?= templates|\]\(docs\/templates)/gi;

function counted(text: string): string {
  assert.equal(text.match(NUMBER)?.length, 4);
  return text.replace(NUMBER, String(ids.length));
}

const files: readonly (readonly [path: string, written: (now: string) => string])[] = [
  ['packages/contract/src/templateIds.ts', () => contractList],
  ['packages/engine/src/design/templates/builtIn.ts', () => engineList],
  ['README.md', counted],
];

for (const [path, written] of files) {
  test(`${path} has every template`, () => {
    const file = join(root, path);
    const now = readFileSync(file, 'utf8');
    if (updating) writeFileSync(file, written(now));
    else assert.equal(now, written(now), 'a template has come or gone: "npm run golden -- test/golden/templateLists.test.ts"');
  });
}
