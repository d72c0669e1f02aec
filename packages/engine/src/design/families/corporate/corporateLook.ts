/** What tells the templates of the family apart beside colours, fonts and art. */
import type { DisplayLook } from '../../arrangements/display/displayLook.ts';
import type { ChapterMark } from './chapterMark.ts';

export interface CorporateLook extends DisplayLook {
  /** Where the band has room for the chapter; a street is a band of all chapters instead. */
  readonly chapterMark: ChapterMark | 'street';
}
