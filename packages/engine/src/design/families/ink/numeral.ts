/** The number of a section as a hand writes it: in words, in Roman capitals or as a figure. */
import { numeralOf } from '../../../model/numeral.ts';
import { romanNumeral } from '../../kinds/romanNumeral.ts';
import type { InkLook } from './inkLook.ts';

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const han = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** Languages whose readers do not count in Roman capitals. */
const unromanized = ['ar', 'fa', 'he', 'ur', 'zh', 'ja', 'ko', 'hi', 'th'];

/** A language whose words are not known, and a number beyond them, has the figure. */
export function numeral(number: number, style: InkLook['numeral'], language: string): string {
  const [primary = ''] = language.toLowerCase().split('-');
  const figure = numeralOf(number, language);
  if (style === 'word') {
    const known = primary === 'en' ? words : ['zh', 'ja', 'yue'].includes(primary) ? han : [];
    return known[number - 1] ?? figure;
  }
  return style === 'roman' && !unromanized.includes(primary) ? romanNumeral(number) : figure;
}
