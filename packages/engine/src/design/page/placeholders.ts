/** Placeholders of a layout: where they stand, and how what is put in them looks. */
import type { Frame, Placeholder } from '../../model/scene.ts';
import type { Inks } from '../tokens/inks.ts';
import type { Template } from '../tokens/template.ts';
import { heading, type TextLook } from './typography.ts';

export interface PlaceholderLook {
  readonly key: string;
  readonly type: Placeholder['type'];
  readonly index: number;
  readonly frame: Frame;
  readonly look: TextLook;
  readonly prompt: string;
  readonly anchor?: Placeholder['anchor'];
  readonly align?: Placeholder['align'];
  readonly bullet?: string;
  readonly indent?: number;
  readonly turn?: Placeholder['turn'];
}

export const placeholderOf = (s: PlaceholderLook): Placeholder => ({
  key: s.key,
  type: s.type,
  index: s.index,
  frame: s.frame,
  anchor: s.anchor ?? 'top',
  align: s.align ?? 'start',
  style: s.look.style,
  lineHeight: s.look.style.size * s.look.leading,
  ...(s.bullet ? { bullet: s.bullet } : {}),
  indent: s.indent ?? 0,
  ...(s.turn ? { turn: s.turn } : {}),
  prompt: s.prompt,
});

export const titlePlaceholder = (template: Template, inks: Inks = template.title, change: Partial<PlaceholderLook> = {}): Placeholder =>
  placeholderOf({
    key: 'title',
    type: 'title',
    index: 0,
    frame: template.grid.title,
    look: heading(template, template.grid.titleSizes[0], inks.text),
    prompt: 'Title',
    ...(template.grid.titleAnchor ? { anchor: template.grid.titleAnchor } : {}),
    ...change,
  });

/** The line below the title of a full page. */
export const subtitlePlaceholder = (place: Pick<PlaceholderLook, 'frame' | 'look'> & Partial<PlaceholderLook>): Placeholder =>
  placeholderOf({ key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle', ...place });
