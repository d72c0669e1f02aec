/** Marks that begin an item of a list. */

export interface Marker {
  readonly ordered: boolean;
  /** Characters that the mark and the blank after it take. */
  readonly length: number;
  /** Kind of mark: items of one list share it. */
  readonly style: string;
  /** Of "3." or "c)", counted from 1. */
  readonly value?: number;
}

/** Signs of the private area are the bullets of symbol fonts. */
const BULLET = /^([•◦▪▫‣⁃·●○■□◆◇➢❖✓✔✗➔→▶►◾◼∙–—*o-]|[\ue000-\uf8ff])\s+(?=\S)/u;
const NUMBER = /^(\(?)(\d{1,3}|[a-zA-Z]|[ivxIVX]{1,6}|[①-⑳])([.)、])\s+(?=\S)|^([①-⑳])\s*(?=\S)/u;

/** The mark at the beginning of a line; undefined when there is none. */
export function markerOf(text: string): Marker | undefined {
  const bullet = BULLET.exec(text);
  if (bullet) return { ordered: false, length: bullet[0].length, style: bullet[1] ?? '' };
  const number = NUMBER.exec(text);
  if (!number) return undefined;
  const sign = number[2] ?? number[4] ?? '';
  const closing = number[3] ?? '';
  if (/^\d+$/.test(sign)) return { ordered: true, length: number[0].length, style: `${number[1] ?? ''}1${closing}`, value: Number(sign) };
  if (/^[①-⑳]$/u.test(sign)) return { ordered: true, length: number[0].length, style: '①', value: (sign.codePointAt(0) ?? 0) - 0x245f };
  // A capital and a full stop is an initial far more often than a list.
  if (/^[A-Z]$/.test(sign) && closing === '.' && number[1] === '' && sign !== 'I') return undefined;
  const roman = /^[ivx]+$/i.test(sign) && (sign.length > 1 || /^[iI]$/.test(sign));
  const style = `${number[1] ?? ''}${roman ? 'i' : sign === sign.toLowerCase() ? 'a' : 'A'}${closing}`;
  return { ordered: true, length: number[0].length, style, value: roman ? romanValue(sign) : sign.toLowerCase().charCodeAt(0) - 96 };
}

function romanValue(sign: string): number {
  const values = [...sign.toLowerCase()].map((letter) => ({ i: 1, v: 5, x: 10 })[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
