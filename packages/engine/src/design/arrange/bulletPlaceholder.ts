/** The placeholder of a bulleted list, with the template's bullet. */
import type { Frame, Placeholder } from '../../model/scene.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body } from '../page/typography.ts';
import type { Template } from '../tokens/template.ts';
import { glyphOf, hang } from './list.ts';

/** A numbered list's bullets stand in its paragraphs, since they differ. */
export function bulletPlaceholder(template: Template, frame: Frame, key = 'body', index = 1): Placeholder {
  const look = body(template, 20, template.page.text);
  const bullet = glyphOf(template.bullet);
  const indent = template.bullet === 'none' ? 0 : hang(20);
  return {
    ...placeholderOf({ key, type: 'body', index, frame, look, prompt: 'Text', indent, ...(bullet ? { bullet } : {}) }),
    takesAll: true,
  };
}
