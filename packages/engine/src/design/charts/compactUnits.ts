/** The words a language shortens numbers with: "M", "Mio.", "万", "लाख"; taken from Intl, so no language is listed here. */

export interface CompactUnit {
  /** A power of ten: 1e6 for a million. */
  readonly size: number;
  /** What is written before and after the number, with the space that belongs there. */
  readonly before: string;
  readonly after: string;
}

/** The language's units by size, least first. Thousands are among them only where the language shortens them. */
export function compactUnits(locale: string): CompactUnit[] {
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    numberingSystem: 'latn',
    useGrouping: false,
    maximumFractionDigits: 0,
  });
  const units = new Map<number, CompactUnit>();
  for (let power = 3; power <= 14; power++) {
    // Two of each: languages with a singular use the plural for nearly all figures.
    const parts = format.formatToParts(2 * 10 ** power);
    if (!parts.some((p) => p.type === 'compact')) continue;
    const at = parts.findIndex((p) => p.type === 'integer');
    const size = (2 * 10 ** power) / Number(parts[at]?.value);
    const write = (some: typeof parts) => some.map((p) => p.value).join('');
    if (!units.has(size)) units.set(size, { size, before: write(parts.slice(0, at)), after: write(parts.slice(at + 1)) });
  }
  return [...units.values()].sort((a, b) => a.size - b.size);
}

/** The tag if Intl knows the language, otherwise English: never the machine's own. */
export function numberLocale(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
