#!/usr/bin/env node
/**
 * Starts the command line on Node 24. An older Node (from 18 on) hands over to the binary that the lockfile brought, which lies in
 * node_modules/.bin; so this file keeps to what old versions understand.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// As a package it is there as JavaScript; in a repository "npm start" has bundled it, unless a source was changed since.
const bundle = join(here, '../../../scripts/bundle.mjs');
const packed = join(here, '../src/main.js');
const main = existsSync(packed) ? packed : (await import(pathToFileURL(bundle).href)).mainFile();

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
