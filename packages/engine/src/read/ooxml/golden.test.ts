import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { packageFrom } from '../../../../../test/fixtures/documents/ooxml/flatPackage.ts';
import { document } from '../../model/document.ts';
import { readDocx } from '../docx/readDocx.ts';
import { readPptx } from '../pptx/readPptx.ts';

const folder = new URL('../../../../../test/fixtures/documents/ooxml/', import.meta.url);
const readers = { docx: readDocx, pptx: readPptx };

for (const kind of ['docx', 'pptx'] as const) {
  for (const name of readdirSync(new URL(kind, folder)).filter((one) => one.endsWith('.xml'))) {
    const source = readFileSync(new URL(`${kind}/${name}`, folder), 'utf8');
    const golden = new URL(`${kind}/${name.replace('.xml', '.golden.json')}`, folder);

    test(`${kind}: ${name.replace('.xml', '')}`, async () => {
      const found = await readers[kind](packageFrom(source));
      assert.deepEqual(document.parse(found), found, 'it is a Document');
      if (process.env.UPDATE_GOLDEN === '1' || !existsSync(golden)) writeFileSync(golden, `${JSON.stringify(found, null, 2)}\n`);
      assert.deepEqual(found, JSON.parse(readFileSync(golden, 'utf8')));
    });

    test(`${kind}: ${name.replace('.xml', '')}, in Strict`, async () => {
      assert.deepEqual(await readers[kind](packageFrom(source, { strict: true })), await readers[kind](packageFrom(source)));
    });
  }
}
