/** Labels in the monospaced face: in capitals, on one line. */
import type { Color } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { label, type TextLook } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';

export const monoLabel = (template: Template, size: number, color: Color): TextLook => ({
  ...label(template, size, color),
  capitals: true,
});

/** Numerals thin and wide apart from words: large figures are light. */
export const monoNumeral = (template: Template, size: number, color: Color): TextLook => {
  const { family } = template.label ?? template.body;
  return { style: { family, weight: 300, size, color, tracking: size >= 40 ? -0.05 : 0 }, leading: 1.12 };
};

/** With zeros before it, in the digits of the language. */
export const padded = (value: number, digits: number, language: string): string =>
  numeralOf(value, language).padStart(digits, numeralOf(0, language));

export const twoDigits = (value: number, language: string): string => padded(value, 2, language);

/** As it will be set: what is shortened must be measured in capitals. */
export const inCapitals = (text: string, context: Pick<LayoutContext, 'language'>): string => text.toLocaleUpperCase(context.language);
