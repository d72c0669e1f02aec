/** Labels in the monospaced face: in capitals, on one line. */
import type { Color } from '../../../model/color.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { type Look, label } from '../../typography.ts';

export const monoLabel = (template: Template, size: number, color: Color): Look => ({ ...label(template, size, color), capitals: true });

/** Numerals thin and wide apart from words: large figures are light. */
export const monoNumeral = (template: Template, size: number, color: Color): Look => {
  const { family } = template.label ?? template.body;
  return { style: { family, weight: 300, size, color, tracking: size >= 40 ? -0.05 : 0 }, leading: 1.12 };
};

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** As it will be set: what is shortened must be measured in capitals. */
export const inCapitals = (text: string, stage: Stage): string => text.toLocaleUpperCase(stage.language);
