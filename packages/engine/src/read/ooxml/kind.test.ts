import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packageFrom } from '../../../../../test/fixtures/documents/ooxml/flatPackage.ts';
import { writeZip } from '../../zip/write.ts';
import { readDocx } from '../docx/readDocx.ts';
import { UnreadableDocument } from '../failure.ts';
import { readPptx } from '../pptx/readPptx.ts';
import { packageKind } from './kind.ts';

const paragraph = '<w:p><w:r><w:t>A word.</w:t></w:r></w:p>';
const docx = `<part name="word/document.xml">${paragraph}</part>`;
const pptx =
  '<part name="ppt/slides/slide1.xml"><p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody><a:p><a:r><a:t>A word.</a:t></a:r></a:p></p:txBody></p:sp></part>';
const refuses = (kind: UnreadableDocument['kind'], read: Promise<unknown>) =>
  assert.rejects(read, (error) => error instanceof UnreadableDocument && error.kind === kind);

test('documents, macros and templates are what they are a variant of', async () => {
  for (const type of ['document.macroEnabled.main', 'template.macroEnabledTemplate.main']) {
    const bytes = packageFrom(docx, { mainType: `application/vnd.ms-word.${type}+xml` });
    assert.equal(packageKind(bytes), 'docx');
    assert.equal((await readDocx(bytes)).blocks.length, 1);
  }
  for (const type of ['slideshow.macroEnabled.main', 'template.macroEnabled.main', 'presentation.macroEnabled.main']) {
    const bytes = packageFrom(pptx, { mainType: `application/vnd.ms-powerpoint.${type}+xml` });
    assert.equal(packageKind(bytes), 'pptx');
    assert.equal((await readPptx(bytes)).blocks.length, 1);
  }
});

test('the root element decides, not what the content types say', async () => {
  const lying = packageFrom(docx, { mainType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml' });
  assert.equal(packageKind(lying), 'docx');
  await refuses('unsupported', readPptx(lying));
});

test('the main part is found where no relationship leads to it', () => {
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph}</w:body></w:document>`;
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  assert.equal(
    packageKind(
      writeZip([
        { name: '[Content_Types].xml', content: types },
        { name: 'word/document2.xml', content: xml },
      ]),
    ),
    'docx',
  );
  assert.equal(packageKind(writeZip([{ name: 'word/document.xml', content: xml }])), 'docx');
});

test('other archives are other', () => {
  assert.equal(
    packageKind(
      writeZip([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
        { name: 'content.xml', content: '<a/>' },
      ]),
    ),
    'other',
  );
  const workbook = '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';
  assert.equal(packageKind(writeZip([{ name: 'xl/workbook.xml', content: workbook }])), 'xlsx');
});

test('a document without a word is empty; nothing is opened that is no archive', async () => {
  await refuses('empty', readDocx(packageFrom('<part name="word/document.xml"><w:p/></part>')));
  await refuses('empty', readPptx(packageFrom('<part name="ppt/slides/slide1.xml"></part>')));
  await refuses('corrupt', readDocx(Buffer.from('plain text')));
  await refuses('corrupt', readDocx(new Uint8Array()));
});

test('a damaged slide costs that slide only', async () => {
  const found = await readPptx(packageFrom(`${pptx}<part name="ppt/slides/slide2.xml"><p:sp></part>`));
  assert.equal(found.blocks.length, 1);
  assert.deepEqual(found.warnings, ['A slide that is missing or damaged was left out.']);
});

test('a relationship that leads out of the package leads nowhere', async () => {
  const source = `<rel from="word/document.xml" id="out" type="image" target="../../../../etc/passwd"/>${docx.replace(
    '</part>',
    '<w:p><w:r><w:drawing><pic:pic><pic:blipFill><a:blip r:embed="out"/></pic:blipFill></pic:pic></w:drawing></w:r></w:p></part>',
  )}`;
  assert.equal((await readDocx(packageFrom(source))).images, undefined);
});
