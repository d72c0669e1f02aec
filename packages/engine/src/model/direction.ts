/** Which way a language is written. */

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** `language` is a BCP 47 tag: by the script that it names or that its language is mostly written in. False for what is no tag. */
export function isRightToLeft(language: string): boolean {
  try {
    return rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
}
