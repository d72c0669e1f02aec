/** The text in bytes that do not say how it is encoded. */
import iconv from 'iconv-lite';
import { chardet } from 'jschardet';

/** What is looked at to tell an encoding by. */
const SAMPLE_BYTES = 256 * 1024;
/** Share of control characters, and of bytes that mean nothing, above which something is not text. */
const TOLERATED = 0.005;

/**
 * Decodes a text: by its byte order mark, by where its zero bytes are, as UTF-8, or as the legacy encoding that its letters are likeliest
 * in. The mark is not part of the result. Undefined when the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = marked(bytes) ?? wide(bytes) ?? japaneseMail(bytes) ?? utf8(bytes);
  const text = decode(bytes, encoding ?? likeliest(bytes));
  return text === undefined || isDamaged(text) ? undefined : text;
}

const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encoding that a byte order mark at the start names. */
export const marked = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/**
 * UTF-16 without a mark. No other text has zero bytes. A script has its characters in few rows of 256, so the place (odd or even) with
 * fewer different bytes holds the upper ones. In other files both places have about as many.
 */
const FEWER = 0.8;
function wide(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (!sample.includes(0)) return undefined;
  const different = [new Set<number>(), new Set<number>()];
  for (const [at, byte] of sample.entries()) different[at % 2]?.add(byte);
  const [even = 0, odd = 0] = different.map((values) => values.size);
  if (Math.min(even, odd) > FEWER * Math.max(even, odd)) return undefined;
  return odd < even ? 'utf-16le' : 'utf-16be';
}

const ESCAPE = 0x1b;

/** ISO-2022-JP is ASCII but for escape sequences that switch to Japanese and back. */
function japaneseMail(bytes: Uint8Array): string | undefined {
  if (!bytes.includes(ESCAPE) || bytes.some((byte) => byte >= 0x80)) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  const has = (...codes: string[]): boolean => codes.some((code) => text.includes(String.fromCharCode(ESCAPE) + code));
  return has('$@', '$B') && has('(B', '(J') ? 'iso-2022-jp' : undefined;
}

/** UTF-8, also when a byte here and there is damaged: nothing else has as many valid sequences. */
function utf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const damaged = count(text, /\ufffd/g);
  if (damaged === 0) return 'utf-8';
  const sequences = count(text, /[^\0-\x7f\ufffd]/g);
  return damaged * 20 < sequences && damaged < TOLERATED * text.length ? 'utf-8' : undefined;
}

/** The encodings in which people still have texts. */
const LEGACY = [
  ...['windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257'],
  ...['windows-1258', 'cp874', 'koi8-r', 'koi8-u', 'cp932', 'euc-jp', 'gb18030', 'big5', 'cp949'],
];
/** Most texts in a single-byte encoding are in this one, so it is preferred to another that is hardly likelier, or has little to go by. */
const USUAL = { encoding: 'windows-1252', confidence: 0.75, letters: 3 };

function likeliest(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const options = {
    maxBytes: SAMPLE_BYTES,
    encodingEra: chardet.EncodingEra.ALL,
    includeEncodings: LEGACY,
    ignoreThreshold: true,
  };
  const candidates = chardet.detectAll(sample, options).flatMap(({ encoding, confidence }) => {
    const text = encoding === null ? undefined : decode(sample, encoding);
    return encoding === null || text === undefined || mixesScripts(text) ? [] : [{ encoding, confidence }];
  });
  const [best] = candidates;
  const usual = candidates.find(({ encoding }) => encoding.toLowerCase() === USUAL.encoding);
  if (!best || !usual) return best?.encoding;
  const hardly = usual.confidence >= USUAL.confidence * best.confidence || sample.filter((byte) => byte >= 0x80).length < USUAL.letters;
  return hardly ? USUAL.encoding : best.encoding;
}

/** Words of letters of two alphabets, as "Cafй": the text of one decoded as that of another. */
function mixesScripts(text: string): boolean {
  const mixed = count(text, /[a-z][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/giu);
  return mixed > 0.2 * count(text, /[^\0-\x7f]/gu);
}

function decode(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return iconv.encodingExists(encoding) ? iconv.decode(Buffer.from(bytes), encoding) : undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const MEANINGLESS = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f\ufffd\ufffe\uffff]/g;

function isDamaged(text: string): boolean {
  const meaningless = count(text, MEANINGLESS);
  return meaningless > 0 && (text.includes('\0') || meaningless > TOLERATED * text.length);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
