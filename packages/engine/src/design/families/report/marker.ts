/** What counts the points of a report. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Paragraph, TextStyle } from '../../../model/text.ts';

/** Letters count points where the language is written in Latin script; figures do elsewhere, and after the last letter. */
export function marker(number: number, style: TextStyle, language: string): NonNullable<Paragraph['bullet']> {
  const latin = new Intl.Locale(language).maximize().script === 'Latn';
  // Only a figure is a number to office applications; a letter is a sign like any other bullet.
  return latin && number <= 26 ? { text: String.fromCharCode(96 + number), style } : { text: numeralOf(number, language), style, number };
}
