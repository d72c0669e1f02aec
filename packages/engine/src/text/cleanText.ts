/** Text as it can be set and written: every application and both file formats see the same characters. */

// Line feed stays, the other line ends become one. Byte order marks and noncharacters go with the controls: XML forbids the latter.
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const dropped = /[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu;
const suspicious = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u;

/**
 * Drops control characters, turns every kind of line end into a line feed and a tab into a space, and replaces lone surrogates by U+FFFD.
 * What is left is valid in XML and in UTF-8.
 */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text;
  const lines = text.toWellFormed().replaceAll('\t', ' ').replace(lineEnds, '\n').split('\n');
  return lines.map((line) => line.replace(dropped, '')).join('\n');
}
