/** A table found on a page. */

import type { NewBlock } from '../../blockList.ts';
import type { Box, Span } from '../page/pageContent.ts';

export interface FoundTable extends Box {
  /** Place of its first span among the page's spans. */
  readonly at: number;
  /** The spans that its cells took. */
  readonly spans: ReadonlySet<Span>;
  readonly table: Omit<Extract<NewBlock, { type: 'table' }>, 'type' | 'caption'>;
}
