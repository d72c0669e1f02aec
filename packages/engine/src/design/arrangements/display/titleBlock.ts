/** The title of a full page and what stands below it: each in its slot, or both as one block on a foot line. */
import type { Role, SceneNode } from '../../../model/scene.ts';
import { endTitleAbove } from '../../arrange/endTitleAbove.ts';
import { placeOnFoot } from '../../arrange/onFoot.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { fillSlot, isStepped, type TextSlot } from './slot.ts';
import { sizesFor } from './steppedSlot.ts';

export interface TitleBlock {
  readonly title: TextSlot;
  readonly subtitle: TextSlot;
  /** Points: of slots in steps, where the last line of their block stands. */
  readonly foot?: number;
}

interface Words {
  readonly title: string;
  readonly subtitle?: string | undefined;
}

/** `between` adds what is read between the two. */
export function placeTitleBlock(
  builder: PageBuilder,
  words: Words,
  look: TitleBlock,
  role: Role,
  context: LayoutContext,
  between = (): void => {},
): void {
  const { title, subtitle, foot } = look;
  if (foot !== undefined && isStepped(title) && isStepped(subtitle)) {
    const below = words.subtitle ?? '';
    const block = {
      title: { text: words.title, sizes: sizesFor(title, words.title, context), look: (size: number) => title.look(size, words.title) },
      subtitle: {
        text: words.subtitle,
        sizes: sizesFor(subtitle, below, context),
        look: (size: number) => subtitle.look(size, below),
        role,
        frame: subtitle.frame,
      },
      foot,
    };
    placeOnFoot(builder, block, context);
    between();
    return;
  }
  const bottom = fillSlot(builder, 'title', words.title, title, 'title', context);
  between();
  fillSlot(builder, 'subtitle', words.subtitle, subtitle, role, context, bottom);
  const below =
    isStepped(subtitle) || subtitle.after === undefined ? undefined : builder.nodes.find((node) => placeholderOf(node) === 'subtitle');
  if (below) endTitleAbove(builder, below.frame.y);
}

const placeholderOf = (node: SceneNode): string | undefined => (node.type === 'shape' ? node.placeholder : undefined);
