/** The file endpoint: which bytes are read, which are refused with which words, and forms of every shape. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, afterEach, test } from 'node:test';
import { beforeFirst } from '../fixtures/beforeFirst.ts';
import { messageOf } from './contract/answer.ts';
import { type Service, startService } from './contract/service.ts';
import { zipOf } from './contract/zip.ts';

let service: Service;
let key: string;
beforeFirst(async () => {
  service = await startService({ fileSizeLimit: 100_000 });
  key = await service.key();
});
after(() => service?.stop());
afterEach(async () => assert.deepEqual(await service.uploads(), [], 'nothing stays in the folder of uploads'));

type Part = [name: string, value: string | Uint8Array<ArrayBuffer>, fileName?: string];

/** Sends the parts in this order; those with a file name as files. */
function send(parts: Part[], headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value, fileName] of parts) {
    if (fileName === undefined) body.append(name, String(value));
    else body.append(name, new Blob([value]), fileName);
  }
  return service.call('POST', '/v1/presentations/file', { key, body, headers });
}
const sendFile = (bytes: string | Uint8Array<ArrayBuffer>, name = 'notes.txt') => send([['file', bytes, name]]);
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));

test('text is read in UTF-8 and UTF-16, whatever the file is called', async () => {
  const text = '# Sonne\n\nÄußerst hell – 太陽 🌞';
  const written: [Uint8Array<ArrayBuffer>, string][] = [
    [Uint8Array.from(Buffer.from(text)), 'sonne.md'],
    [Uint8Array.from(Buffer.from(`\ufeff${text}`)), 'sonne.pdf'],
    [utf16(text), 'sonne.docx'],
    [utf16(text).slice(2), 'sonne.pptx'],
    [Uint8Array.from(Buffer.from(utf16(text)).swap16()), 'sonne'],
  ];
  for (const [bytes, name] of written) {
    assert.equal((await sendFile(bytes, name)).status, 202, name);
    assert.deepEqual((await service.lastRequest()).source, { origin: 'file', contentModificator: 'expand', textDensity: 'concise' });
    const { title, blocks } = await service.lastDocument();
    assert.equal(title, 'Sonne');
    assert.deepEqual(blocks.at(-1), { id: blocks.at(-1)?.id, type: 'paragraph', runs: [{ text: 'Äußerst hell – 太陽 🌞' }] });
  }
});

test('text is read in the encodings that people had before', async () => {
  const written: [Uint8Array<ArrayBuffer>, string][] = [
    [latin1('Die Sonne scheint \xfcber gr\xfcnen H\xfcgeln.'), 'Die Sonne scheint über grünen Hügeln.'],
    // Shift-JIS
    [
      latin1('\x91\xbe\x97z\x8c\xf5\x94\xad\x93d\x82\xcd\x91\x9d\x82\xa6\x82\xc4\x82\xa2\x82\xdc\x82\xb7\x81B'),
      '太陽光発電は増えています。',
    ],
  ];
  for (const [bytes, text] of written) {
    assert.equal((await sendFile(bytes)).status, 202);
    const [block] = (await service.lastDocument()).blocks;
    assert.ok(block?.type === 'paragraph');
    assert.equal(block.runs[0]?.text, text);
  }
});

test('a text that speaks of a PDF header is a text', async () => {
  assert.equal((await sendFile('A PDF file begins with %PDF-1.7 and ends with %%EOF.')).status, 202);
});

const refused: [what: string, bytes: string | Uint8Array<ArrayBuffer>, status: number, message: RegExp][] = [
  ['an empty file', '', 400, /empty/],
  ['spaces', ' \n\t ', 422, /no words/],
  ['a mark and nothing else', '\ufeff', 422, /no words/],
  ['half a PDF', '%PDF-1.7\n%âãÏÓ', 422, /damaged/],
  ['a PDF after some junk', latin1(`junk\xff\xfe${'\0'.repeat(900)}%PDF-1.4\n1 0 obj endobj`), 422, /damaged/],
  ['a DOCX without content', zipOf(['[Content_Types].xml', 'word/document.xml']), 422, /damaged/],
  ['an XLSX', zipOf(['[Content_Types].xml', 'xl/workbook.xml']), 400, /Excel workbooks \(XLSX\) are not supported/],
  ['an archive', zipOf(['a.txt', 'b.txt']), 400, /ZIP archives are not supported/],
  ['an empty archive', zipOf([]), 400, /ZIP archives are not supported/],
  ['half an archive', zipOf(['[Content_Types].xml', 'word/document.xml']).slice(0, 60), 422, /damaged/],
  ['a DOC', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....'), 400, /Old Office files/],
  ['a DOCX with a password', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1..E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'), 422, /password/],
  ['a PNG', latin1('\x89PNG\r\n\x1a\n'), 400, /Images \(PNG\) are not supported/],
  ['an RTF', '{\\rtf1 Hello}', 400, /Rich text files \(RTF\)/],
  ['a web page', '<!DOCTYPE html>\n<html><body>Hello</body></html>', 400, /Web pages/],
  ['bytes of no kind', latin1('\x01\x02\x03\x04\x05\x06\x07\x08'), 400, /unknown kind are not supported/],
  ['too many bytes', 'x'.repeat(100_001), 400, /larger than 100000 bytes/],
];
for (const [what, bytes, status, message] of refused) {
  test(`${what}: ${status}`, async () => {
    const answer = await sendFile(bytes);
    assert.equal(answer.status, status);
    assert.match(messageOf(answer), message);
  });
}

test('what says beforehand that it is far too large is refused before it is sent', async () => {
  const { hostname, port } = new URL(service.url);
  const headers = { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000_000 };
  const sending = request({ hostname, port, method: 'POST', path: '/v1/presentations/file', headers });
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nSolar');
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 400);
  assert.match(await text(answer), /larger than 100000 bytes/);
  sending.on('error', () => undefined).destroy();
});

test('as many bytes as there may be', async () => {
  assert.equal((await sendFile('x'.repeat(100_000))).status, 202);
});

test('fields may come before the file or after it', async () => {
  const file: Part = ['file', 'Solar power', 'notes.txt'];
  for (const parts of [
    [['numSlides', '7'], file],
    [file, ['numSlides', '7']],
  ] as Part[][]) {
    assert.equal((await send(parts)).status, 202);
    assert.equal((await service.lastRequest()).numSlides, 7);
  }
  assert.equal((await send([file, ['numSlides', '0']])).status, 400);
});

test('files and fields that mean nothing are ignored', async () => {
  const parts: Part[] = [
    ['logo', 'x'.repeat(50_000), 'logo.png'],
    ['file', 'Solar power', 'a.txt'],
    ['note', 'a'],
    ['note', 'b'],
  ];
  assert.equal((await send(parts)).status, 202);
});

const badForms: [what: string, parts: Part[], message: RegExp][] = [
  ['no parts', [], /valid multipart|file is required/],
  ['no file', [['numSlides', '5']], /^file is required/],
  ['the file as a plain field', [['file', 'Solar power']], /^file must come as a file/],
  [
    'the file twice',
    [
      ['file', 'a', 'a.txt'],
      ['file', 'b', 'b.txt'],
    ],
    /^file is there more than once/,
  ],
  [
    'a field twice',
    [
      ['format', 'pdf'],
      ['file', 'a', 'a.txt'],
      ['format', 'pdf'],
    ],
    /^format is there more than once/,
  ],
  [
    'a field as a file',
    [
      ['format', 'pdf', 'format.txt'],
      ['file', 'a', 'a.txt'],
    ],
    /^format must be a plain field/,
  ],
  [
    'a name of JavaScript',
    [
      ['__proto__', 'x'],
      ['file', 'a', 'a.txt'],
    ],
    /not a valid multipart/,
  ],
  ['more parts than anybody needs', Array.from({ length: 200 }, (_, i) => [`f${i}`, 'x'] as Part), /not a valid multipart/],
];
for (const [what, parts, message] of badForms) {
  test(`${what}: 400`, async () => {
    const answer = await send(parts);
    assert.equal(answer.status, 400);
    assert.match(messageOf(answer), message);
  });
}

test('what is not a form: 400', async () => {
  const bodies: [type: string, body: string][] = [
    ['application/json', '{}'],
    ['text/plain', 'Solar power'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', 'no boundary here'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nSolar po'],
  ];
  for (const [type, body] of bodies) {
    const answer = await service.call('POST', '/v1/presentations/file', { key, body, headers: { 'content-type': type } });
    assert.equal(answer.status, 400, `${type}: ${body}`);
  }
});

test('a client that leaves in the middle of an upload leaves nothing behind', async () => {
  const leaving = new AbortController();
  const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nSolar power';
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(start)) });
  const headers = { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, signal: leaving.signal, duplex: 'half' as const };
  const sending = fetch(`${service.url}/v1/presentations/file`, init);
  while ((await service.uploads()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  leaving.abort();
  await assert.rejects(sending);
  while ((await service.uploads()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal((await service.call('GET', '/health')).status, 200);
});
