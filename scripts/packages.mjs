/**
 * Makes what `npm pack` packs of the service and the engine: JavaScript and types, since Node runs no TypeScript below node_modules.
 * `node scripts/packages.mjs [folder]` writes `contract`, `engine` and `slidewright` to the folder, `dist/` unless told; `npm run check` says
 * whether their types are right. With `--without-types` it takes a fraction of the time.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2).filter((argument) => argument !== '--without-types');
const hasTypes = given.length === process.argv.length - 2;
const to = resolve(given[0] ?? join(root, 'dist'));
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const repository = read('package.json');

const compiled = join(to, 'compiled');
rmSync(compiled, { recursive: true, force: true });
mkdirSync(compiled, { recursive: true });
const settings = {
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    ...{ noEmit: false, incremental: false, declaration: hasTypes, noCheck: true, rewriteRelativeImportExtensions: true },
    ...{ rootDir: join(root, 'packages'), outDir: compiled, typeRoots: [join(root, 'node_modules/@types')] },
  },
  include: ['contract', 'engine', 'server', 'client'].map((name) => join(root, 'packages', name, 'src')),
  exclude: [join(root, 'packages/*/src/**/*.test.ts')],
};
writeFileSync(join(compiled, 'tsconfig.json'), JSON.stringify(settings));
execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', compiled], { stdio: 'inherit', cwd: root });

pack('contract', '@slidewright/contract', {});
pack('engine', '@slidewright/engine', {});
const nodes = Object.entries(repository.optionalDependencies).filter(([name]) => name.startsWith('node-'));
pack('server', 'slidewright', {
  bin: { slidewright: 'bin/slidewright.mjs' },
  optionalDependencies: Object.fromEntries([...nodes, ...Object.entries(read('packages/server/package.json').optionalDependencies)]),
});
const service = join(to, 'slidewright');
for (const folder of ['bin', 'gallery']) cpSync(join(root, 'packages/server', folder), join(service, folder), { recursive: true });
cpSync(join(root, 'scripts/prune.mjs'), join(service, 'bin/prune.mjs'));
cpSync(join(root, 'docs'), join(service, 'docs'), { recursive: true });
cpSync(join(root, 'README.md'), join(service, 'README.md'));
cpSync(join(root, 'packages/web/built'), join(service, 'web'), { recursive: true });
// For a look at how they work together; what is published of the client, packages/client/build.ts makes.
if (!hasTypes) pack('client', '@slidewright/client', { exports: { '.': './src/client.js' } });
rmSync(compiled, { recursive: true });

/** Puts a package together: what was compiled, the manifest, the licence. */
function pack(source, name, further) {
  const folder = join(to, name.replace(/^@\w+\//, ''));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(compiled, source, 'src'), join(folder, 'src'), { recursive: true });
  for (const file of readdirSync(folder, { recursive: true })) rewrite(join(folder, file));
  const { version, description, license, type, dependencies } = read(`packages/${source}/package.json`);
  const manifest = {
    ...{ name, version, description, license, type },
    engines: { node: source === 'server' ? repository.engines.node : '>=24' },
    exports: { './*': { types: './src/*.d.ts', default: './src/*.js' }, './package.json': './package.json' },
    dependencies,
    ...further,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Names of files in the texts: of threads in code, of imports in types. */
function rewrite(path) {
  const isCode = path.endsWith('.js');
  if (!isCode && !path.endsWith('.d.ts')) return;
  const text = readFileSync(path, 'utf8');
  const named = isCode ? /(new URL\(['"]\.[^'"]*)\.ts(['"])/g : /((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g;
  writeFileSync(path, text.replace(named, '$1.js$2'));
}
