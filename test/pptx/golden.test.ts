/** The parts of a PPTX against those that were accepted; UPDATE_GOLDEN=1 accepts what there is now. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { prettyXml } from './prettyXml.ts';
import { readPackage } from './readPackage.ts';
import { parseXml } from './xmlTree.ts';

const folder = fileURLToPath(new URL('../golden/pptx/', import.meta.url));
const write = (created?: string) => writePptx(allNodesScene, { fonts, image: fixtureImage, ...(created && { created }) });

/** Readable files by name: each XML part, those of one workbook, and the list of all parts. */
function readable(bytes: Uint8Array): Map<string, string> {
  const parts = readPackage(bytes);
  const workbook = parts.find((part) => part.name.endsWith('chart1.xlsx'));
  const inWorkbook = workbook ? readPackage(workbook.content).map((part) => ({ ...part, name: `${workbook.name}/${part.name}` })) : [];
  const files = new Map([['parts.txt', parts.map((part) => `${part.name}\n`).join('')]]);
  for (const { name, content } of [...parts, ...inWorkbook]) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    files.set(name, prettyXml(parseXml(Buffer.from(content).toString('utf8'))));
  }
  return files;
}

function accept(files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function accepted(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

test('a scene with every node is written as it was', () => {
  const files = readable(write());
  if (process.env.UPDATE_GOLDEN) accept(files);
  const before = accepted();
  assert.deepEqual([...files.keys()].sort(), [...before.keys()].sort(), 'there are other parts; UPDATE_GOLDEN=1 accepts them');
  for (const [name, text] of files) assert.equal(text, before.get(name), `${name} differs; UPDATE_GOLDEN=1 accepts it`);
});

test('the same scene gives the same bytes', () => {
  assert.ok(Buffer.from(write()).equals(write()));
});

test('a file says when it was made where it is told', () => {
  const core = (file: Uint8Array) =>
    Buffer.from(readPackage(file).find(({ name }) => name === 'docProps/core.xml')?.content ?? []).toString();
  assert.doesNotMatch(core(write()), /dcterms/);
  const dated = core(write('2025-03-01T09:30:00Z'));
  for (const field of ['created', 'modified'])
    assert.match(dated, new RegExp(`<dcterms:${field} xsi:type="dcterms:W3CDTF">2025-03-01T09:30:00Z</dcterms:${field}>`));
});
