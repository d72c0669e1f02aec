/** Whether a sentence only leads to what stands below it. */
import { hangingGrammarOf } from './hanging/hangingGrammar.ts';
import { announcementIn } from './hanging/pointers.ts';
import { hangs } from './hangs.ts';

export const announces = (text: string, language: string): boolean =>
  // Few sentences end so: the others need not be looked through for all that they may point to.
  announcementIn(text, hangingGrammarOf(language)) != null && hangs(text, language).some(({ kind }) => kind === 'announcement');
