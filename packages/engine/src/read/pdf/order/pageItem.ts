/** What a page's reading order is made of. */
import type { Line } from '../line/line.ts';
import type { Box } from '../page/pageContent.ts';
import type { FoundPicture } from '../picture/foundPicture.ts';
import type { FoundTable } from '../table/foundTable.ts';

export type PageItem = Box &
  (
    | { readonly kind: 'line'; readonly line: Line }
    | { readonly kind: 'table'; readonly table: FoundTable }
    | { readonly kind: 'picture'; readonly picture: FoundPicture }
  );
