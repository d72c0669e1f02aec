/** Footer and page number: what the layouts have places for, and what stands on every page. */
import { numeralOf } from '../../model/numeral.ts';
import type { Placeholder } from '../../model/scene.ts';
import type { Grid } from '../tokens/grid.ts';
import type { Template } from '../tokens/template.ts';
import type { LayoutContext } from './layoutContext.ts';
import type { PageBuilder } from './pageBuilder.ts';
import { placeholderOf } from './placeholders.ts';
import { body, paragraph, strong, type TextLook } from './typography.ts';

/** Footer and number, where the template has them. */
export function footerAndNumber(template: Template, { footer, number }: Pick<Grid, 'footer' | 'number'> = template.grid): Placeholder[] {
  const look = footerLook(template);
  const align = template.grid.numberAlign ?? 'end';
  const numeral = { key: 'number', type: 'slideNumber', index: 12, look: numberLook(template), prompt: 'Number', align } as const;
  return [
    ...(footer ? [placeholderOf({ key: 'footer', type: 'footer', index: 11, frame: footer, look, prompt: 'Footer' })] : []),
    ...(number ? [placeholderOf({ ...numeral, frame: number })] : []),
  ];
}

/** The deck's name and the page's number, on layouts that have a place for them. */
export function placeFooterAndNumber(builder: PageBuilder, context: LayoutContext): void {
  const look = footerLook(context.template);
  const footer = builder.findPlaceholder('footer');
  if (footer) builder.fill('footer', [paragraph(shortened(context.deckTitle, look, footer.frame.w, context), look, context)], 'artifact');
  placeNumber(builder, context);
}

export function placeNumber(builder: PageBuilder, context: LayoutContext): void {
  const number = builder.findPlaceholder('number');
  if (number)
    builder.fill(
      'number',
      [paragraph(numeralOf(context.number, context.language), numberLook(context.template), context, { align: number.align })],
      'artifact',
    );
}

export const footerLook = (template: Template): TextLook => body(template, 11, template.footer.muted, undefined, 1.3);

/** On a seal or a pill the number is what is seen, not a note at the foot. */
const numberLook = (template: Template): TextLook =>
  template.numberGround ? strong(template, 12, template.number.text) : body(template, 11, template.number.muted, undefined, 1.3);

/** The words that fit on one line, with an ellipsis where some are missing. */
export function shortened(text: string, look: TextLook, width: number, context: Pick<LayoutContext, 'typesetter' | 'language'>): string {
  const fits = (candidate: string) => context.typesetter.width(candidate, look.style, context.language) <= width * 0.95;
  if (fits(text)) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${text.slice(0, middle).trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low).trimEnd()}…`;
}
