/** The encodings that an office document's XML may be in: UTF-8 and UTF-16. */

/** Chosen by the byte order mark, or by where the zeros of the first "<" stand. What is malformed becomes U+FFFD. */
export function decoderOf(bytes: Uint8Array): InstanceType<typeof TextDecoder> {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}
