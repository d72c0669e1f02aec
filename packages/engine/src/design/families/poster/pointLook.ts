/** Points of a list: the head bold above its text, a point without a head in a weight between them. */
import type { HeadedLook } from '../../arrange/headedText.ts';
import { body } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';

/** All in points. */
interface Sizes {
  readonly head: number;
  readonly text: number;
  readonly alone: number;
  /** Between a head and its text. */
  readonly space: number;
}

export const pointLook = ({ head, text, alone, space }: Sizes, template: Template): HeadedLook => ({
  head: body(template, head, template.page.text, 700, 1.25),
  text: body(template, text, template.page.text, 400, 1.34),
  alone: body(template, alone, template.page.text, 400, 1.34),
  space,
});
