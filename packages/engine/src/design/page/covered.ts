/** Whether a block of the slide's own lies where something stands on every page. */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { leaves } from './behind.ts';
import type { PageBuilder } from './pageBuilder.ts';

/** By a filled shape that lies on it, at least in part, and reaches at least as far down and to the right. */
export const isCovered = (frame: Frame, builder: PageBuilder): boolean =>
  leaves(builder.nodes).some(
    (node) =>
      node.type === 'shape' &&
      node.fill &&
      node.frame.x < rightOf(frame) &&
      node.frame.y < bottomOf(frame) &&
      bottomOf(node.frame) >= bottomOf(frame) &&
      rightOf(node.frame) >= rightOf(frame),
  );
