/** Where a text sends its readers: addresses of pages, mail addresses, telephone numbers. */

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const PAGE =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»()]+|(?<![\p{L}\p{N}@.-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|edu|gov|info|biz|io|ai|app|dev|co|eu|de|uk|fr|es|it|nl|pl|ru|ch|at|be|se|no|dk|fi|cn|jp|in|br|us|ca|au|xyz|site|online|example|test)(?![\p{L}\p{N}])(?:\/[^\s<>"“”«»()]*)?/giu;
const TELEPHONE =
  /(?<![\p{L}\p{N}])(?:\+|\(0|0|\()[\d\s()./-]{6,}\d(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])\d{3}[-. ]\d{3,4}[-. ]\d{4}(?!\p{N})/gu;
const FEWEST_DIGITS = 7;
/** What only looks like a telephone number. */
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
/** "(72 000 - 65 000)". */
const SUM = /^\(?[1-9]\d{0,2}(?:[\s.]\d{3})*(?:\s[-/]\s[1-9]\d{0,2}(?:[\s.]\d{3})*)+$/;

/** As they are written, with what they are found by in another text. */
export function contactsIn(
  text: string,
): { readonly written: string; readonly key: string; readonly kind: 'mail' | 'page' | 'telephone' }[] {
  const mails = [...text.matchAll(MAIL)].map(([written]) => ({ written, key: written.toLowerCase(), kind: 'mail' as const }));
  const rest = text.replace(MAIL, ' ');
  const pages = [...rest.matchAll(PAGE)].map(([written]) => ({ written, key: pageKey(written), kind: 'page' as const }));
  const telephones = [...rest.replace(PAGE, ' ').matchAll(TELEPHONE)].flatMap(([written]) => {
    const key = digitsOf(written);
    return key.length < FEWEST_DIGITS || DATE.test(written) || SUM.test(written.trim())
      ? []
      : [{ written: written.trim(), key, kind: 'telephone' as const }];
  });
  return [...mails, ...pages, ...telephones];
}

const pageKey = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[\p{P}]+$/u, '');

export const digitsOf = (text: string): string => text.replace(/\P{Nd}+/gu, '');
