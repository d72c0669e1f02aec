import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../../test/fixtures/cpuMs.ts';
import { UnreadableZip } from './failure.ts';
import { ZipArchive } from './read.ts';
import { writeZip } from './write.ts';

const text = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString('utf8');
const refuses = (kind: UnreadableZip['kind'], read: () => unknown) =>
  assert.throws(read, (error) => error instanceof UnreadableZip && error.kind === kind);

/** The archive with a number changed at a place that is counted from the signature of its first directory entry, or of its end. */
function patched(archive: Uint8Array, signature: number, offset: number, value: number, bytes: 2 | 4): Uint8Array {
  const out = Buffer.from(archive);
  const at = out.indexOf(Buffer.from(Uint32Array.of(signature).buffer));
  out.writeUIntLE(value, at + offset, bytes);
  return out;
}
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;
const simple = writeZip([{ name: 'a/B.xml', content: '<a/>' }]);

test('an entry is found without regard to case, packed or stored', () => {
  const archive = new ZipArchive(
    writeZip([
      { name: 'word/document.xml', content: 'packed '.repeat(100) },
      { name: 'word/picture', content: 'kept', stored: true },
      { name: 'folder/', content: '' },
    ]),
  );
  assert.equal(text(archive.read('Word/Document.XML')), 'packed '.repeat(100));
  assert.equal(text(archive.read('word/picture')), 'kept');
  assert.equal(archive.read('word/nothing'), undefined);
  assert.deepEqual(archive.names(), ['word/document.xml', 'word/picture']);
});

test('bytes before the archive and a comment after it do no harm', () => {
  const comment = Buffer.from('comment');
  const ended = patched(simple, END, 20, comment.length, 2);
  assert.equal(text(new ZipArchive(Buffer.concat([Buffer.from('#!/junk\n'), ended, comment])).read('a/b.xml')), '<a/>');
});

test('names with backslashes are paths', () => {
  assert.equal(text(new ZipArchive(writeZip([{ name: 'word\\document.xml', content: 'x' }])).read('word/document.xml')), 'x');
});

test('names that lead out of the archive are refused', () => {
  for (const name of ['../x', 'a/../../x', '/etc/passwd', 'C:\\x', 'a\\..\\x', '..']) {
    refuses('corrupt', () => new ZipArchive(writeZip([{ name, content: 'x' }])));
  }
});

test('two entries of one name are refused', () => {
  refuses(
    'corrupt',
    () =>
      new ZipArchive(
        writeZip([
          { name: 'a', content: '1' },
          { name: 'A', content: '2' },
        ]),
      ),
  );
});

test('an encrypted entry is refused as such', () => {
  refuses('encrypted', () => new ZipArchive(patched(simple, DIRECTORY, 8, 1, 2)));
});

test('too many entries, too large ones and too many bytes are refused', () => {
  const limits = { entries: 3, entry: 100, total: 150 };
  const entries = ['a', 'b', 'c', 'd'].map((name) => ({ name, content: 'x'.repeat(80) }));
  refuses('tooLarge', () => new ZipArchive(writeZip(entries), limits));
  const archive = new ZipArchive(writeZip(entries.slice(0, 3)), limits);
  archive.read('a');
  refuses('tooLarge', () => archive.read('b'));
  refuses('tooLarge', () => new ZipArchive(writeZip([{ name: 'a', content: 'x'.repeat(101) }]), limits).read('a'));
});

test('a size that only zip64 could say, in an archive that is none, is too large', () => {
  refuses('tooLarge', () => new ZipArchive(patched(simple, DIRECTORY, 24, 0xffffffff, 4)).read('a/B.xml'));
});

test('a bomb is not inflated: neither one that says its size nor one that lies', () => {
  const bomb = writeZip([{ name: 'a', content: new Uint8Array(50e6) }]);
  const start = cpuMs();
  refuses('tooLarge', () => new ZipArchive(bomb).read('a'));
  refuses('tooLarge', () => new ZipArchive(patched(bomb, DIRECTORY, 24, 10, 4), { entries: 1, entry: 1e6, total: 1e6 }).read('a'));
  assert.ok(cpuMs() - start < 1_000);
});

test('what is not as the directory says is refused', () => {
  refuses('corrupt', () => new ZipArchive(patched(simple, DIRECTORY, 24, 3, 4)).read('a/B.xml'));
  refuses('corrupt', () => new ZipArchive(patched(simple, DIRECTORY, 16, 3, 4)).read('a/B.xml'));
  refuses('corrupt', () => new ZipArchive(patched(simple, DIRECTORY, 10, 12, 2)).read('a/B.xml'));
  refuses('corrupt', () => new ZipArchive(patched(simple, DIRECTORY, 42, 5, 4)).read('a/B.xml'));
  refuses('corrupt', () => new ZipArchive(patched(simple, DIRECTORY, 20, 1e6, 4)).read('a/B.xml'));
  refuses('corrupt', () => new ZipArchive(patched(simple, END, 16, 0xfffffff0, 4)));
});

test('every cut of an archive is refused', () => {
  for (let length = 0; length < simple.length; length++)
    refuses('corrupt', () => new ZipArchive(simple.subarray(0, length)).read('a/B.xml'));
});
