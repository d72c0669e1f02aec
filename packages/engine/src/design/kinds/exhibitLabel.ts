/** The line above a chart or a table in templates that number them: "Exhibit 3", and what is measured. */
import { languageOf } from '../../languages/languageOf.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { body, paragraph, strong } from '../page/typography.ts';

/** "Exhibit 3"; in a language whose word is not known the number alone would say nothing, so there is none. */
function exhibitName({ exhibit, language }: LayoutContext): string | undefined {
  const word = languageOf(language).texts.exhibit;
  return word && `${word} ${numeralOf(exhibit, language)}`;
}

const SIZE = 13;

/** One line; empty where there is neither a number nor a unit. */
export function exhibitLine(unit: string | undefined, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const name = template.exhibits ? exhibitName(context) : undefined;
  const plain = body(template, SIZE, template.page.muted, undefined, 1.3);
  const parts = [
    ...(name ? [{ text: unit?.trim() ? `${name}   ` : name, look: strong(template, SIZE, template.page.text) }] : []),
    ...(unit?.trim() ? [{ text: unit, look: plain }] : []),
  ];
  return parts.length > 0 ? [paragraph(parts, plain, context)] : [];
}
