const scripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** Which way a language, a BCP 47 tag, is written. */
export function isRightToLeft(language: string): boolean {
  try {
    return scripts.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
}
