import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { docxOf, pdfOfLine } from '../../../../test/fixtures/documents/hostile.ts';
import { writeZip } from '../zip/write.ts';
import { UnreadableDocument } from './failure.ts';
import { fileKind, notText } from './kind.ts';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const archive = (...names: string[]): Uint8Array => writeZip(names.map((name) => ({ name, content: 'x' })));
const compound = (stream: string): Uint8Array => Buffer.concat([latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), utf16(stream)]);

const report = readFileSync(new URL('../../../../test/fixtures/documents/pdf/report-tagged.pdf', import.meta.url));

const kinds: readonly (readonly [what: string, bytes: Uint8Array, kind: ReturnType<typeof fileKind>])[] = [
  ['a PDF', report, 'pdf'],
  ['a PDF after junk', Buffer.concat([latin1('\xff\xfejunk\n'.repeat(40)), pdfOfLine('Tea')]), 'pdf'],
  ['a PDF after words', Buffer.concat([latin1('HTTP/1.1 200 OK\r\n\r\n'), pdfOfLine('Tea')]), 'pdf'],
  ['a PDF after a byte order mark', Buffer.concat([latin1('\xef\xbb\xbf'), pdfOfLine('Tea')]), 'pdf'],
  ['a text about PDFs', latin1('A PDF begins with %PDF-1.7 and ends with %%EOF.'), 'text'],
  ['a text about PDFs in Latin-1', latin1('Ein PDF f\xe4ngt mit %PDF-1.7 an.'), 'text'],
  ['a DOCX', docxOf('Tea'), 'docx'],
  [
    'a DOCX behind 3,000 other entries',
    docxOf('Tea', { before: Array.from({ length: 3000 }, (_, n) => ({ name: `x/${n}`, content: '' })) }),
    'docx',
  ],
  [
    'a DOCX that begins as an EPUB',
    docxOf('Tea', { before: [{ name: 'mimetype', content: 'application/epub+zip', stored: true }] }),
    'docx',
  ],
  [
    'a DOCX that says it is a PPTX',
    docxOf('Tea', {
      before: [
        {
          name: '[Content_Types].xml',
          content:
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
        },
      ],
    }),
    'docx',
  ],
  ['a text that begins like a bitmap', latin1('BMW builds cars.'), 'text'],
  ['a text that begins like a tune', latin1('ID3 tags hold the title.'), 'text'],
  ['UTF-16 with its mark, which begins like a tune', Buffer.concat([latin1('\xff\xfe'), utf16('Tea')]), 'text'],
  ['JSON', latin1('{"a": 1}'), 'text'],
  ['XML', latin1('<?xml version="1.0"?><a/>'), 'text'],
  ['a text that speaks of HTML', latin1('The <html> element comes first.'), 'text'],
];
for (const [what, bytes, kind] of kinds) test(`${what} is to be read as ${kind}`, () => assert.equal(fileKind(bytes), kind));

const refused: readonly (readonly [what: string, bytes: Uint8Array, kind: UnreadableDocument['kind'], message: RegExp])[] = [
  ['nothing', latin1(''), 'unsupported', /empty/],
  ['a plain archive', archive('a.txt', 'b.txt'), 'unsupported', /^ZIP archives are not supported\. Send a PDF, PPTX, DOCX or plain text/],
  ['an XLSX', archive('[Content_Types].xml', 'xl/workbook.bin'), 'unsupported', /XLSX/],
  ['an EPUB', archive('mimetype', 'META-INF/container.xml'), 'unsupported', /EPUB/],
  ['an ODT', archive('mimetype', 'content.xml', 'META-INF/manifest.xml'), 'unsupported', /OpenDocument/],
  ['a Keynote', archive('Index/Document.iwa'), 'unsupported', /Keynote/],
  ['a DOCX whose main part is none', archive('word/document.xml'), 'corrupt', /damaged/],
  ['half an archive', docxOf('Tea').subarray(0, 100), 'corrupt', /damaged/],
  ['an encrypted DOCX', compound('EncryptedPackage'), 'encrypted', /password/],
  ['a DOC', compound('WordDocument'), 'unsupported', /Old Word documents \(DOC\)/],
  ['a PPT', compound('PowerPoint Document'), 'unsupported', /Old PowerPoint presentations \(PPT\)/],
  ['an RTF', latin1('{\\rtf1 Tea}'), 'unsupported', /RTF/],
  ['a page', latin1('<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE html><html>'), 'unsupported', /HTML/],
  ['a Word page', latin1('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n'), 'unsupported', /MHTML/],
  ['a flat ODT', latin1('<?xml version="1.0"?>\n<office:document xmlns:office="x">'), 'unsupported', /OpenDocument/],
  ['a PNG', latin1('\x89PNG\r\n\x1a\n'), 'unsupported', /Images \(PNG\)/],
];
for (const [what, bytes, kind, message] of refused) {
  test(`${what} is refused: ${kind}`, () => {
    assert.throws(
      () => fileKind(bytes),
      (error) => error instanceof UnreadableDocument && error.kind === kind && message.test(error.message),
    );
  });
}

test('what turned out to be no text is named if it can be', () => {
  assert.match(notText(latin1('BM\x36\0\0\0')).message, /^Images \(BMP\)/);
  assert.match(notText(latin1('RIFF\0\0\0\0WEBP')).message, /^Images \(WebP\)/);
  assert.match(notText(latin1('\x01\x02')).message, /unknown kind/);
});
