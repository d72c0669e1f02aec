/** The text in bytes that are UTF-8, or UTF-16 with a byte order mark; undefined when they are neither. The mark is not part of it. */
export function decodeText(bytes: Buffer): string | undefined {
  const encoding = byteOrderMarks.find(([mark]) => bytes.subarray(0, mark.length).equals(mark))?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // No text has this character, but nearly every other file that happens to be valid does, and so has UTF-16 without its mark.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const byteOrderMarks: readonly [mark: Buffer, encoding: string][] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];
