/** The digits of every script as European ones. */

/** The zero of each script's ten digits. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0xff10,
];
const NATIVE =
  /[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u17e0-\u17e9\uff10-\uff19\u066b\u066c\uff0c\uff0e\uff05]/g;

/** The text with the digits of all scripts as European ones, place by place. */
export function withPlainDigits(text: string): string {
  return text.replace(NATIVE, (sign) => {
    if (sign === '\u066b' || sign === '\uff0e') return '.';
    if (sign === '\u066c') return ',';
    if (sign === '\uff05') return '%';
    if (sign === '\uff0c') return '，';
    const code = sign.charCodeAt(0);
    const zero = ZEROS.findLast((first) => first <= code) ?? 0;
    return String(code - zero);
  });
}
