import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPdf } from '../../../../../../test/pdf/reader/document.ts';
import { assertValidPdf } from '../../../../../../test/pdf/validate.ts';
import { PdfFile } from './file.ts';
import { name, type Ref, text } from './value.ts';

function smallest(extra: (file: PdfFile) => void = () => {}): { file: PdfFile; root: Ref; info: Ref } {
  const file = new PdfFile();
  const tree = file.allocate();
  const page = file.add({ Type: name('Page'), Parent: tree, MediaBox: [0, 0, 10, 10], Contents: file.addStream({}, '0 g'), Resources: {} });
  file.put(tree, { Type: name('Pages'), Count: 1, Kids: [page] });
  const root = file.add({ Type: name('Catalog'), Pages: tree });
  extra(file);
  return { file, root, info: file.add({ Title: text('Smallest') }) };
}

test('a file of a page is read back object by object', async () => {
  const { file, root, info } = smallest();
  const bytes = file.bytes(root, info);
  await assertValidPdf(bytes);
  const pdf = openPdf(bytes);
  assert.equal(pdf.pages.length, 1);
  assert.equal(pdf.stream(pdf.pages[0]?.Contents).toString(), '0 g');
});

test('more objects than fit one object stream are spread over several', async () => {
  const { file, root, info } = smallest((target) => {
    for (let i = 0; i < 450; i++) target.add({ Number: i });
  });
  const bytes = file.bytes(root, info);
  await assertValidPdf(bytes);
  assert.equal(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/ObjStm/g)?.length,
    3,
  );
});

test('the identifier follows from the content', () => {
  const make = (count: number) => {
    const { file, root, info } = smallest((target) => {
      for (let i = 0; i < count; i++) target.add(i);
    });
    return file.bytes(root, info);
  };
  assert.deepEqual(make(2), make(2));
  assert.notDeepEqual(openPdf(make(2)).trailer.ID, openPdf(make(3)).trailer.ID);
});

test('an object that was promised and never put is an error', () => {
  const { file, root, info } = smallest((target) => target.allocate());
  assert.throws(() => file.bytes(root, info), /allocated and never put/);
});
