/** Title and subtitle of a full page as one block whose last line stands on a foot line. */
import type { Frame, Role, ShapeNode } from '../../model/scene.ts';
import { fitted, measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { type Look, paragraph } from '../typography.ts';
import { placeBalanced, placeDisplayTitle } from './furniture.ts';

interface Words {
  readonly text: string | undefined;
  /** Points, largest first. */
  readonly sizes: readonly number[];
  readonly look: (size: number) => Look;
}

export interface Block {
  readonly title: Words & { readonly text: string };
  /** `frame` is where it may stand, if not in its placeholder. */
  readonly subtitle: Words & { readonly role: Role; readonly frame?: Frame };
  /** Where the last line of the block ends. */
  readonly foot: number;
}

/** Between the two. */
const SPACE = 16;

/** The boxes are higher than their words by about a line, for a stand-in of the font. The title keeps to the height of its placeholder. */
export function placeOnFoot(sheet: Sheet, { title, subtitle, foot }: Block, stage: Stage): void {
  const within = subtitle.frame ?? sheet.placeholder('subtitle').frame;
  const at = (size: number) => [paragraph(subtitle.text ?? '', subtitle.look(size), stage)];
  const words = fitted(subtitle.sizes, within, stage, at);
  const height = subtitle.text?.trim() ? Math.min(within.h, measure(words, within.w, stage).height) : 0;
  const bottom = height > 0 ? foot - height - SPACE : foot;
  const { frame } = sheet.placeholder('title');
  const holds = (size: number) => measure([paragraph(title.text, title.look(size), stage)], frame.w, stage).height <= bottom - frame.y;
  const sizes = title.sizes.filter(holds);
  placeDisplayTitle(sheet, title.text, sizes.length > 0 ? sizes : title.sizes.slice(-1), title.look, stage);
  endAt(bottom, sheet);
  const below: Frame = { ...within, y: foot - height, h: height + (words[0]?.lineHeight ?? 0) };
  if (height > 0) placeBalanced(sheet, 'subtitle', words, subtitle.role, stage, below);
}

/** Sets the title anew in a box that ends there. */
function endAt(bottom: number, sheet: Sheet): void {
  const at = sheet.nodes.findIndex((node) => node.type === 'shape' && node.role === 'title');
  const [title] = sheet.nodes.splice(at, 1) as [ShapeNode];
  if (!title.text) return;
  const { paragraphs, height } = title.text;
  const y = Math.max(title.frame.y, bottom - height - (paragraphs[0]?.lineHeight ?? 0) * 0.8);
  sheet.fill('title', paragraphs, 'title', { frame: { ...title.frame, y, h: bottom - y } });
}
