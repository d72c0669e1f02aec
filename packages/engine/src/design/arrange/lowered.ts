/** The height at which a block stands that does not fill its place. */
import type { Frame } from '../../model/scene.ts';

/** Where a block of the height begins so that it does not hang from the title over an empty page: a little above the middle of the body. */
export const lowered = (body: Frame, height: number): number => body.y + Math.max(0, (body.h - height) * 0.4);
