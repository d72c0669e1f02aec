/**
 * Reads a zip archive (APPNOTE 6.3.9) that a stranger made. Nothing is believed before it is checked: the directory is bounded, an
 * entry is inflated no further than its limit, and its size and checksum must be those that the directory declares.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { type DirectoryEntry, readDirectory } from './directory.ts';
import { UnreadableZip } from './failure.ts';

export interface ZipLimits {
  readonly entries: number;
  /** Bytes of one entry after inflating. */
  readonly entry: number;
  /** Bytes after inflating of all entries that are read. */
  readonly total: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 10_000, entry: 60e6, total: 300e6 };

/** What is larger than this and was packed tighter than that is no document: XML of an office suite reaches about 100 to 1. */
const SUSPICIOUS = { bytes: 20e6, ratio: 200 };

const LOCAL_HEADER = 30;
const STORED = 0;
const DEFLATED = 8;

export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, DirectoryEntry>;
  readonly #limits: ZipLimits;
  #inflated = 0;

  /** @throws UnreadableZip */
  constructor(bytes: Uint8Array, limits: ZipLimits = ZIP_LIMITS) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#limits = limits;
    this.#entries = readDirectory(this.#bytes, limits.entries);
  }

  /** Names as they are written in the archive, without its folders. */
  names(): string[] {
    return Array.from(this.#entries.values(), (entry) => entry.name);
  }

  /** Names are compared without regard to case. */
  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * The content of an entry, or undefined when there is none of this name. What is read twice counts twice towards the total.
   * @throws UnreadableZip
   */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return undefined;
    const limit = Math.min(this.#limits.entry, this.#limits.total - this.#inflated);
    if (entry.size > limit || (entry.size > SUSPICIOUS.bytes && entry.size > SUSPICIOUS.ratio * entry.packedSize)) {
      throw new UnreadableZip('tooLarge', 'One of its parts is too large when unpacked.');
    }
    const content = this.#unpack(entry, limit);
    this.#inflated += content.length;
    if (content.length !== entry.size || crc32(content) !== entry.checksum) {
      throw new UnreadableZip('corrupt', 'One of its parts is not what the directory of the archive says.');
    }
    return content;
  }

  #unpack(entry: DirectoryEntry, limit: number): Uint8Array {
    const packed = this.#packed(entry);
    if (entry.method === STORED) return packed;
    if (entry.method !== DEFLATED) throw new UnreadableZip('corrupt', 'One of its parts is packed in a way that is not known here.');
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
    } catch (error) {
      const bomb = error instanceof RangeError;
      if (bomb) throw new UnreadableZip('tooLarge', 'One of its parts is too large when unpacked.');
      throw new UnreadableZip('corrupt', 'One of its parts cannot be unpacked.');
    }
  }

  #packed(entry: DirectoryEntry): Buffer {
    const bytes = this.#bytes;
    const { offset } = entry;
    if (offset + LOCAL_HEADER > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) {
      throw new UnreadableZip('corrupt', 'Its directory points to nothing.');
    }
    const start = offset + LOCAL_HEADER + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    if (start + entry.packedSize > bytes.length) throw new UnreadableZip('corrupt', 'It is cut off.');
    return bytes.subarray(start, start + entry.packedSize);
  }
}
