/**
 * Runs one of the project's scripts, on a fresh clone too: installs what is missing, then hands over to the Node 24 that the lockfile
 * brought. This file itself runs on whatever Node is on the machine, so it keeps to what Node 18 understands.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBundled, mainFile } from './bundle.mjs';
import { prune } from './prune.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');

/**
 * glibc gives each thread an arena of its own and returns little of it: decoding the pictures of one deck left 370 MB in use without this
 * limit, and 260 MB with it, in the same time. And it raises the size from which memory is the system's again once it is free, after the
 * first typeface to 10 MB and more; as it is below, an engine that has made 40 decks holds 407 MB instead of 430.
 */
const service = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '65536',
};

const [task = '', ...rest] = process.argv.slice(2);
const tasks = {
  start: { install: 'runtime', run: start },
  dev: { install: 'all', run: () => node(['--watch', 'packages/server/src/main.ts', 'serve', ...rest], service) },
  test: { install: 'all', run: () => test({}) },
  'test:quick': { install: 'all', run: () => node(['scripts/test.mjs', '--quick']) },
  golden: { install: 'all', run: () => test({ UPDATE_GOLDEN: '1' }) },
  bench: { install: 'all', run: bench },
  'bench:peers': { install: 'all', run: () => node(['bench/peers.ts', ...rest]) },
  'bench:check': { install: 'all', run: () => node(['bench/compare.ts', ...rest]) },
  attack: { install: 'all', run: () => node(['test/attack/run.ts', ...rest], service) },
  check: { install: 'all', run: check },
  build: { install: 'all', run: build },
};

if (!Object.hasOwn(tasks, task)) {
  console.error(`Unknown script "${task}". There are: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}
await install(tasks[task].install);
process.exit(await tasks[task].run());

async function start() {
  if (!isBundled()) await node(['scripts/bundle.mjs', '--quiet']);
  return node([mainFile(), 'serve', ...rest], service);
}

/** File names, folders and patterns after `npm test --` run only those; options are those of `node --test`. */
function test(env) {
  const asked = rest.map((argument) => (isFolder(argument) ? `${argument.replace(/\/$/, '')}/**/*.test.ts` : argument));
  const hasOptions = asked.some((argument) => argument.startsWith('-'));
  return node(hasOptions ? ['--test', '--test-concurrency=2', '--test-timeout=300000', ...asked] : ['scripts/test.mjs', ...asked], env);
}

function isFolder(name) {
  return statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Those that take long are run only when they are named. */
function bench() {
  const [name, ...options] = rest;
  return ['cold', 'compare', 'installed', 'load', 'memory', 'nursery', 'rows', 'scale', 'scenes', 'titles'].includes(name)
    ? node([`bench/${name}.ts`, ...options])
    : node(['--expose-gc', 'bench/bench.ts', ...rest]);
}

/** Types, lint and format, walls between folders, unused code: all are run, so that one round shows everything. */
async function check() {
  const results = {
    types: await tool('typescript-native/bin/tsc', '-p', '.'),
    pageTypes: await tool('typescript-native/bin/tsc', '-p', 'packages/web'),
    lint: await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    walls: await tool('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', 'packages', 'test', 'bench'),
    unused: await tool('knip/bin/knip.js'),
  };
  for (const [name, code] of Object.entries(results)) console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  return Object.values(results).every((code) => code === 0) ? 0 : 1;
}

/** The client's code for other programs, and the playground's page, which is committed as it is built. */
async function build() {
  return (await node(['packages/client/build.ts'])) || node(['packages/web/writeBuilt.ts']);
}

function tool(path, ...args) {
  return node([join('node_modules', path), ...args]);
}

function node(args, env = {}) {
  const name = [join(bin, 'node'), join(bin, 'node.exe')].find((path) => existsSync(path)) ?? process.execPath;
  if (name === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Slidewright needs Node 24 and this is ${process.version}. "npm ci" without --omit=optional brings Node 24 along.`);
    return Promise.resolve(1);
  }
  return run(name, args, { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` });
}

/** Resolves to the exit code. Signals are handed on, so that stopping this process stops what it started, gracefully. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // A terminal sends Control-C to the whole group: the child has it already.
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs from the lockfile unless what is needed is there. Running the service needs no development tools. */
async function install(wanted) {
  if (isInstalled(wanted)) return;
  console.log('Installing what is missing (once)…');
  const args = ['ci', '--loglevel=error', ...(wanted === 'runtime' ? ['--omit=dev'] : [])];
  const npm = process.env.npm_execpath;
  const isScript = npm !== undefined && /\.c?js$/.test(npm);
  const status = await (isScript ? run(process.execPath, [npm, ...args]) : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args));
  if (status !== 0) process.exit(status);
  if (wanted !== 'runtime') return;
  // The bundler goes with all else that a running service does not need: what it makes of the sources stays.
  await node(['scripts/bundle.mjs', '--quiet']);
  prune(join(root, 'node_modules'));
}

/** npm keeps a list of what it installed; what is optional may be absent. */
function isInstalled(wanted) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const there = packages(installed);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && wanted === 'runtime') ||
      there[path]?.version === entry.version,
  );
}
