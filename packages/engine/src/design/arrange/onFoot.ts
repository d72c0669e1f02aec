/** Title and subtitle of a full page as one block whose last line stands on a foot line. */
import type { Frame, Role, ShapeNode } from '../../model/scene.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../page/pageBuilder.ts';
import { paragraph, type TextLook } from '../page/typography.ts';
import { placeBalanced, placeDisplayTitle } from './titles.ts';

interface Words {
  readonly text: string | undefined;
  /** Points, largest first. */
  readonly sizes: readonly number[];
  readonly look: (size: number) => TextLook;
}

export interface Block {
  readonly title: Words & { readonly text: string };
  /** `frame` is where it may stand, if not in its placeholder. */
  readonly subtitle: Words & { readonly role: Role; readonly frame?: Frame };
  /** Where the last line of the block ends. */
  readonly foot: number;
}

/** Between the two. */
const FOOT_GAP = 16;

/** The boxes are higher than their words by about a line, for a stand-in of the font. The title keeps to the height of its placeholder. */
export function placeOnFoot(builder: PageBuilder, { title, subtitle, foot }: Block, context: LayoutContext): void {
  const within = subtitle.frame ?? builder.placeholder('subtitle').frame;
  const at = (size: number) => [paragraph(subtitle.text ?? '', subtitle.look(size), context)];
  const words = fitted(subtitle.sizes, within, context, at);
  const height = subtitle.text?.trim() ? Math.min(within.h, measure(words, within.w, context).height) : 0;
  const bottom = height > 0 ? foot - height - FOOT_GAP : foot;
  const { frame } = builder.placeholder('title');
  const holds = (size: number) => measure([paragraph(title.text, title.look(size), context)], frame.w, context).height <= bottom - frame.y;
  const sizes = title.sizes.filter(holds);
  placeDisplayTitle(builder, title.text, sizes.length > 0 ? sizes : title.sizes.slice(-1), title.look, context);
  endAt(bottom, builder);
  const below: Frame = { ...within, y: foot - height, h: height + (words[0]?.lineHeight ?? 0) };
  if (height > 0) placeBalanced(builder, 'subtitle', words, subtitle.role, context, below);
}

/** Sets the title anew in a box that ends there. */
function endAt(bottom: number, builder: PageBuilder): void {
  const at = builder.nodes.findIndex((node) => node.type === 'shape' && node.role === 'title');
  const [title] = builder.nodes.splice(at, 1) as [ShapeNode];
  if (!title.text) return;
  const { paragraphs, height } = title.text;
  const y = Math.max(title.frame.y, bottom - height - (paragraphs[0]?.lineHeight ?? 0) * 0.8);
  builder.fill('title', paragraphs, 'title', { frame: { ...title.frame, y, h: bottom - y } });
}
