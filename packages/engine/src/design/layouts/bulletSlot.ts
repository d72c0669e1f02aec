/** The placeholder of a bulleted list, with the template's bullet. */
import type { Frame, Placeholder } from '../../model/scene.ts';
import type { Template } from '../templates/template.ts';
import { body } from '../typography.ts';
import { slot } from './furniture.ts';
import { hang } from './list.ts';

/** A numbered list's bullets stand in its paragraphs, since they differ. */
export function bulletSlot(template: Template, frame: Frame, key = 'body', index = 1): Placeholder {
  const look = body(template, 20, template.page.text);
  const bullet = { dash: '–', dot: '•', number: undefined }[template.bullet];
  return slot({ key, type: 'body', index, frame, look, prompt: 'Text', indent: hang(20), ...(bullet ? { bullet } : {}) });
}
