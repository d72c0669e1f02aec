/** The whole Document of every specimen, as it was looked at and accepted: `npm run golden` writes them anew. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Document } from '../../../packages/engine/src/model/document.ts';
import { readPdf } from '../../../packages/engine/src/read/pdf/readPdf.ts';
import { OFFICE_SPECIMENS } from '../../fixtures/documents/pdf/officeSpecimens.ts';
import { SPECIMENS } from '../../fixtures/documents/pdf/specimens.ts';

const file = (name: string): URL => new URL(`../../fixtures/documents/pdf/${name}`, import.meta.url);

/** Pictures by their digest, dates left out: the program that set the specimen wrote the day on which it did. */
function comparable({ images, created, modified, ...document }: Document): unknown {
  const digests = Object.entries(images ?? {}).map(([key, image]) => [
    key,
    { ...image, data: createHash('sha256').update(image.data).digest('hex').slice(0, 16) },
  ]);
  return JSON.parse(JSON.stringify({ ...document, images: Object.fromEntries(digests) }));
}

for (const name of Object.keys({ ...SPECIMENS, ...OFFICE_SPECIMENS })) {
  test(`${name} reads as before`, async () => {
    const read = comparable(await readPdf(readFileSync(file(`${name}.pdf`))));
    const golden = file(`${name}.golden.json`);
    if (process.env.UPDATE_GOLDEN === '1' || !existsSync(golden)) writeFileSync(golden, `${JSON.stringify(read, null, 1)}\n`);
    assert.deepEqual(read, JSON.parse(readFileSync(golden, 'utf8')));
  });
}
