/** Reads a zip back, with nothing of the code that wrote it. */
import { crc32, inflateRawSync } from 'node:zlib';

export interface PackageEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * The entries in the order of the central directory, the same name as often as it is there.
 * @throws Error when the archive is broken.
 */
export function readPackage(bytes: Uint8Array): PackageEntry[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('not a zip: it has no end record');
  const entries: PackageEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new Error(`entry ${i} of the zip's directory is broken`);
    const method = file.readUInt16LE(at + 10);
    const checksum = file.readUInt32LE(at + 16);
    const packedSize = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + packedSize);
    const content = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== checksum) throw new Error(`${name}: the checksum is wrong`);
    entries.push({ name, content });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
