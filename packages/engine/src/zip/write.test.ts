import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { pack, writeZip } from './write.ts';

const text = 'Grüße '.repeat(500);

test('writes the headers that the format asks for', () => {
  const zip = Buffer.from(writeZip([{ name: 'a/ü.txt', content: text }]));
  const name = Buffer.from('a/ü.txt');
  assert.equal(zip.readUInt32LE(0), 0x04034b50);
  assert.equal(zip.readUInt16LE(6), 0x0800, 'names are UTF-8');
  assert.equal(zip.readUInt16LE(8), 8, 'deflated');
  assert.equal(zip.readUInt32LE(14), crc32(Buffer.from(text)));
  assert.equal(zip.readUInt32LE(22), Buffer.byteLength(text));
  const packed = zip.subarray(30 + name.length, 30 + name.length + zip.readUInt32LE(18));
  assert.equal(inflateRawSync(packed).toString(), text);
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), 0x06054b50);
  assert.equal(zip.readUInt16LE(end + 10), 1, 'entries');
  assert.equal(zip.readUInt32LE(zip.readUInt32LE(end + 16)), 0x02014b50, 'the directory is where the end says');
});

test('stores what is compressed already, and writes packed content as it is', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const stored = Buffer.from(writeZip([{ name: 'a', content: bytes, stored: true }]));
  assert.equal(stored.readUInt16LE(8), 0);
  assert.deepEqual([...stored.subarray(31, 34)], [1, 2, 3]);
  assert.deepEqual(writeZip([{ name: 'a', content: pack(text) }]), writeZip([{ name: 'a', content: text }]));
});

test('the same entries give the same bytes', () => {
  const entries = [
    { name: 'a', content: text },
    { name: 'b', content: Uint8Array.of(0, 255), stored: true },
  ];
  assert.deepEqual(writeZip(entries), writeZip(entries));
});

test('an archive of nothing is an end record', () => {
  assert.equal(writeZip([]).length, 22);
});

test('refuses more entries than the format can count', () => {
  const entries = Array.from({ length: 65_536 }, (_, i) => ({ name: String(i), content: pack('') }));
  assert.throws(() => writeZip(entries), RangeError);
});

test('unzip reads it', { skip: !hasUnzip() && 'unzip is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'slidewright-zip-'));
  try {
    writeFileSync(
      join(folder, 'x.zip'),
      writeZip([
        { name: 'a/b.txt', content: text },
        { name: 'c', content: '', stored: true },
      ]),
    );
    execFileSync('unzip', ['-q', 'x.zip'], { cwd: folder });
    assert.equal(readFileSync(join(folder, 'a/b.txt'), 'utf8'), text);
    assert.equal(readFileSync(join(folder, 'c'), 'utf8'), '');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function hasUnzip(): boolean {
  try {
    execFileSync('unzip', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
