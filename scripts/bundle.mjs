/**
 * The service and its command line as a few files of JavaScript: they are loaded in a third of the time that a thousand files of TypeScript
 * take. `node scripts/bundle.mjs` writes them anew where a source has changed. Where they cannot be made, since the bundler is not
 * installed for this platform, the sources are run as they are. What is exported runs on whatever Node is on the machine; the bundling
 * itself needs Node 24.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(root, 'packages/server');
const folder = join(server, 'bundled');

/** What is started by its name: the command line, and what threads and processes run. */
const entries = {
  main: 'main.ts',
  bodyThread: 'api/json/bodyThread.ts',
  drawThread: 'jobs/drawThread.ts',
  engineThread: 'jobs/engineThread.ts',
  readingProcess: 'reading/readingProcess.ts',
};

/**
 * Packages of which nearly every command and thread loads dozens or hundreds of small files, and which open none themselves: they are bundled
 * too, which takes a tenth of what a command takes, and half of what it takes until the service listens. All others are installed beside,
 * and loaded from there.
 */
const ofText =
  /^(zod|commander|saxes|xmlchars|bidi-js|linebreak|hyphen|mdast-util-.*|micromark.*|unist-util-.*|character-entities|decode-named-character-reference|ccount|devlop|escape-string-regexp|markdown-table|zwitch|longest-streak|unicode-trie|base64-js|tiny-inflate)(\/|$)/;
const ofHttp =
  /^(fastify|fastify-plugin|fastify-type-provider-zod|@fastify\/(accept-negotiator|ajv-compiler|busboy|deepmerge|error|fast-json-stringify-compiler|forwarded|merge-json-schemas|multipart|proxy-addr|swagger)|abstract-logging|ajv|ajv-formats|avvio|cookie|dequal|fast-decode-uri-component|fast-deep-equal|fast-json-stringify|fast-querystring|fast-uri|fastq|find-my-way|ipaddr\.js|json-schema-.*|light-my-request|process-warning|ret|reusify|rfdc|safe-regex2|secure-json-parse|semver|set-cookie-parser|toad-cache|yaml)(\/|$)/;
const ofLog =
  /^(pino|pino-abstract-transport|pino-std-serializers|@pinojs\/redact|atomic-sleep|on-exit-leak-free|quick-format-unescaped|safe-stable-stringify|sonic-boom|thread-stream)(\/|$)/;
const inlined = [ofText, ofHttp, ofLog];

/** A service that runs opens some of its files late: they are kept while it may have been started from them, and the newest in any case. */
const kept = 3;
const keptMs = 7 * 86_400_000;

/** The command line's file in the bundle of the sources as they are now, which may not be there. */
const bundledMain = () => join(folder, stateOfSources(), 'main.js');

export const isBundled = () => existsSync(bundledMain());

/** The command line's file, of the bundle where there is one of the sources as they are now. */
export function mainFile() {
  const bundled = bundledMain();
  return existsSync(bundled) ? bundled : join(server, 'src/main.ts');
}

/** Names, times and sizes of all sources, as one short name. */
function stateOfSources() {
  const hash = createHash('sha1');
  for (const name of ['package.json', 'package-lock.json', 'scripts/bundle.mjs', 'scripts/bundled.mjs']) add(join(root, name));
  for (const name of ['contract', 'engine', 'server', 'client']) addFolder(join(root, 'packages', name, 'src'));
  return hash.digest('hex').slice(0, 16);

  function addFolder(path) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) addFolder(inner);
      else if (!entry.name.endsWith('.test.ts')) add(inner);
    }
  }
  function add(path) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(root, path)} ${mtimeMs} ${size}\n`);
  }
}

/** Writes the bundle unless it is there. Resolves to the command line's file. */
export async function bundle() {
  const main = bundledMain();
  const target = dirname(main);
  if (existsSync(main)) return main;
  const bundler = await import('rolldown').catch(() => undefined);
  if (!bundler) return mainFile();

  const fresh = newFolder();
  if (!fresh) return mainFile();
  try {
    const built = await bundler.rolldown({
      input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(server, 'src', path)])),
      platform: 'node',
      external: (id) => !/^[./]|^@slidewright\/|^\w:\\/.test(id) && !inlined.some((names) => names.test(id)),
      plugins: [placed(fresh), narrow()],
      logLevel: 'warn',
    });
    // Every thread and process keeps the code that it has loaded as text: comments would be a quarter of it.
    const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
    await built.write({ dir: fresh, format: 'cjs', comments: { legal: true, annotation: true, jsdoc: false }, ...names });
    copyFileSync(join(root, 'scripts/bundled.mjs'), join(fresh, 'load.js'));
    for (const name of Object.keys(entries))
      writeFileSync(join(fresh, `${name}.js`), `import { load } from './load.js';\nload('${name}.cjs');\n`);
    // Another process may have written the same in the meantime.
    if (!existsSync(main)) renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOld();
  return main;
}

/** Undefined where this user may not write: an installation that belongs to another one is run as it is. */
function newFolder() {
  try {
    mkdirSync(folder, { recursive: true });
    return mkdtempSync(join(folder, 'new-'));
  } catch (cause) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(cause.code)) return undefined;
    throw cause;
  }
}

/** Files that a source names relative to itself are found from the bundle: threads in it, all else where it lies. */
function placed(target) {
  return {
    name: 'placed',
    transform(code, id) {
      if (!code.includes('import.meta') || id.includes('node_modules')) return null;
      const here = relative(target, id).replaceAll('\\', '/');
      return code
        .replace(/new URL\('[./\w]*\/(\w+)\.ts', import\.meta\.url\)/g, (whole, name) => {
          if (!Object.hasOwn(entries, name)) throw new Error(`${id} starts ${name}, which is not among the entries of scripts/bundle.mjs.`);
          return whole.replace(/'.*'/, `'./${name}.js'`);
        })
        .replace(/(?<!\.js', )import\.meta\.url/g, `new URL('${here}', importMeta.url).href`)
        .replaceAll('import.meta', 'importMeta');
    },
  };
}

/**
 * One character beyond Latin-1 makes V8 keep all of its file in two bytes a character: where there are few, they are written as escapes.
 * What `String.raw` is given would then say something else: its file is left as it is.
 */
function narrow() {
  const wide = /[^\0-\xff]/g;
  const narrowed = (code) => {
    const count = code.match(wide)?.length ?? 0;
    const isRaw = code.match(/String\.raw`[^`]*`/g)?.some((text) => text.search(wide) >= 0);
    if (count === 0 || isRaw || code.length + 5 * count > 2 * code.length) return code;
    return code.replace(wide, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  };
  return {
    name: 'narrow',
    generateBundle(_, files) {
      for (const file of Object.values(files)) if (file.type === 'chunk') file.code = narrowed(file.code);
    },
  };
}

function removeOld() {
  const all = readdirSync(folder).map((name) => join(folder, name));
  const newestFirst = all.map((path) => ({ path, time: statSync(path).mtimeMs })).sort((a, b) => b.time - a.time);
  for (const { path, time } of newestFirst.slice(kept)) if (Date.now() - time > keptMs) rmSync(path, { recursive: true, force: true });
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const main = await bundle();
  if (!process.argv.includes('--quiet')) console.log(relative(process.cwd(), main));
}
