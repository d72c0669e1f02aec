/** Who said a quote: the name, and below it, quieter, what he or she is. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fitted, type PageBuilder } from '../page/pageBuilder.ts';
import { type TextLook, textOrNone } from '../page/typography.ts';

export interface BylineLook {
  readonly frame: Frame;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  /** Points, of the name, largest first. */
  readonly sizes: readonly number[];
  readonly name: (size: number) => TextLook;
  /** Beside a name of the size. */
  readonly role: (size: number) => TextLook;
  /** Points between the two. */
  readonly gap: number;
  /** Drawn above them. */
  readonly rule?: { readonly frame: Frame; readonly color: Color };
}

export interface Speaker {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
}

export const isNamed = ({ name, role }: Speaker): boolean => Boolean(name?.trim() || role?.trim());

/** In the placeholder "name"; nothing where nobody is named. */
export function placeByline(builder: PageBuilder, speaker: Speaker, look: BylineLook, context: LayoutContext): void {
  if (!isNamed(speaker)) return;
  const { name, role } = speaker;
  if (look.rule) builder.rule('Rule', look.rule.frame, look.rule.color);
  const at = (size: number) => [
    ...textOrNone(name, look.name(size), context),
    ...textOrNone(role, look.role(size), context, { before: look.gap }),
  ];
  builder.fill('name', fitted(look.sizes, look.frame, context, at), 'caption');
}
