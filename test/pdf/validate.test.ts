import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PdfFile } from '../../packages/engine/src/output/pdf/syntax/file.ts';
import { name, text } from '../../packages/engine/src/output/pdf/syntax/value.ts';
import { assertValidPdf, checkWithProgram, checkWithWasm, hasQpdf } from './validate.ts';

function smallPdf(): Uint8Array {
  const file = new PdfFile();
  const tree = file.allocate();
  const page = file.add({ Type: name('Page'), Parent: tree, MediaBox: [0, 0, 10, 10], Contents: file.addStream({}, '0 g'), Resources: {} });
  file.put(tree, { Type: name('Pages'), Count: 1, Kids: [page] });
  return file.bytes(file.add({ Type: name('Catalog'), Pages: tree }), file.add({ Title: text('Small') }));
}

const whole = smallPdf();
/** Cut in the middle, and with bytes inside its first stream turned around. */
const broken = [whole.subarray(0, whole.length / 2), whole.map((byte, i) => (i > 75 && i < 80 ? byte ^ 0xff : byte))];

test('qpdf as WebAssembly passes a sound file and fails broken ones', async () => {
  assert.equal((await checkWithWasm(whole)).code, 0);
  for (const bytes of broken) {
    const { code, messages } = await checkWithWasm(bytes);
    assert.ok(code === 2 || code === 3, `it ends with ${code}`);
    assert.match(messages, /startxref|endstream/);
  }
});

test('qpdf from the PATH says the same', { skip: !hasQpdf() }, async () => {
  assert.equal((await checkWithProgram(whole)).code, 0);
  for (const bytes of broken) assert.notEqual((await checkWithProgram(bytes)).code, 0);
});

test('the assertion rejects what is broken', async () => {
  await assertValidPdf(whole);
  for (const bytes of broken) await assert.rejects(assertValidPdf(bytes), /qpdf --check ends with/);
});
