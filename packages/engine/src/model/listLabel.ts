/** What stands before an item of an ordered list: "3.", "(3)", "c)", "③", "三、", "（三）", "۳.". */
import { withPlainDigits } from './plainDigits.ts';

export interface ListLabel {
  readonly value: number;
  /** Items of one list have labels of one kind. */
  readonly kind: 'digit' | 'circle' | 'han' | 'letter';
}

/** The order in which Korean lists count by letters. */
const HANGUL = '가나다라마바사아자차카타파하';

const HAN = '零一二三四五六七八九';

/** Undefined for what is none. */
export function listLabel(label: string): ListLabel | undefined {
  const digits = /\d+/.exec(withPlainDigits(label).normalize('NFKC').replace(/[①-⑳]/gu, ''))?.[0];
  if (digits !== undefined) return { value: Number(digits), kind: 'digit' };
  const circled = /[①-⑳]/u.exec(label)?.[0];
  if (circled !== undefined) return { value: (circled.codePointAt(0) ?? 0) - 0x245f, kind: 'circle' };
  const han = /[一二三四五六七八九十]{1,3}/u.exec(label)?.[0];
  if (han !== undefined) {
    const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['0', han];
    return { value: 10 * (tens === '' ? 1 : Math.max(0, HAN.indexOf(tens))) + Math.max(0, HAN.indexOf(ones || '零')), kind: 'han' };
  }
  const hangul = HANGUL.indexOf(/[가-힣]/u.exec(label)?.[0] ?? '–');
  if (hangul >= 0) return { value: hangul + 1, kind: 'letter' };
  const letter = /[a-z]/i.exec(label)?.[0]?.toLowerCase();
  return letter === undefined ? undefined : { value: letter.charCodeAt(0) - 96, kind: 'letter' };
}
