import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { main } from '../fixtures/server/service.ts';

test('what a bundle has compiled is kept beside it, and is made anew where it is damaged', (t) => {
  // In a folder at the same depth: what a bundle opens beside itself it finds by its own place.
  const folder = join(dirname(dirname(main)), `test-${process.pid}`);
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(dirname(main), folder, { recursive: true, filter: (path) => !/\.cjs\.\w+$/.test(path) });
  const compiled = () => readdirSync(folder).filter((name) => /^main\.cjs\.[0-9a-f]+$/.test(name));
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.js'), '--version'], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  };
  run();
  const [name = ''] = compiled();
  const path = join(folder, name);
  const kept = readFileSync(path);
  assert.ok(kept.length > 1000, 'nothing was kept');
  assert.equal(kept.readUInt32LE(0), 1);
  run();
  assert.equal(readFileSync(path).readUInt32LE(0), 2, 'it was not taken');
  writeFileSync(path, kept.subarray(0, kept.length / 2));
  run();
  assert.equal(readFileSync(path).readUInt32LE(0), 1, 'half of it was taken');
});
