#!/usr/bin/env node
/**
 * Starts the command line on Node 24. An older Node (from 18 on) hands over to the binary that the lockfile brought, which lies in
 * node_modules/.bin; so this file keeps to what old versions understand.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// As a package it is there as JavaScript; in a repository "npm start" has bundled it, unless a source was changed since.
const bundle = join(here, '../../../scripts/bundle.mjs');
const packed = join(here, '../src/main.js');
const main = existsSync(packed) ? packed : (await import(pathToFileURL(bundle).href)).mainFile();

if (main === packed && process.argv[2] === 'serve') await makeRoom();

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(pathToFileURL(main).href);
} else {
  // In a repository the binary lies three folders up, beside the package where it is installed.
  const folders = [join(here, '../../../node_modules/.bin'), join(here, '../../.bin'), join(here, '../node_modules/.bin')];
  const node = folders.flatMap((folder) => ['node', 'node.exe'].map((name) => join(folder, name))).find((path) => existsSync(path));
  if (!node) {
    console.error(
      `slidewright needs Node 24 and this is ${process.version}. Install it with its optional packages: they bring Node 24 along.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Control-C to the whole group: the child has it already.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * The first start takes out of an installation that is this service's alone, which `npx` and `npm install --global` make, what no running
 * service opens: more than half of it. In the folder of somebody's project, packages may be others' too, and all stays.
 */
async function makeRoom() {
  const beside = join(here, '../..');
  const within = join(here, '../node_modules');
  const isOfNpx = basename(dirname(dirname(beside))) === '_npx';
  const modules = isOfNpx ? beside : existsSync(join(within, 'fastify')) ? within : undefined;
  // In the package's own folder: where another version is installed over this one, it is gone.
  const done = join(here, '../.pruned');
  if (modules === undefined || existsSync(done)) return;
  try {
    writeFileSync(done, '');
    const { prune } = await import(pathToFileURL(join(here, 'prune.mjs')).href);
    prune(modules);
  } catch {
    // An installation that may not be written to stays as it is.
  }
}
