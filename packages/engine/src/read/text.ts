/** Plain text and Markdown as a Document. */

import { detectLanguage } from '../languages/detectLanguage.ts';
import type { Document } from '../model/document.ts';
import { BlockList } from './blockList.ts';
import { takeFrontMatter } from './frontMatter.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { isTame } from './markdown/tame.ts';
import { normalizeText } from './normalize.ts';
import { readPlain } from './plain/readPlain.ts';
import { titleOf } from './title.ts';

/**
 * Reads a text of any length in time that grows with its length. Markdown is read as Markdown; any other text by the structure that
 * its lines show. A text without words gives a Document without blocks.
 */
export function readText(text: string, origin: 'text' | 'file'): Document {
  const { body, matter } = takeFrontMatter(normalizeText(text).replace(/^\n+/, ''));
  const out = new BlockList();
  const markdown = isMarkdown(body);
  if (markdown && isTame(body)) readMarkdown(body, out);
  else readPlain(body, out);
  const title = matter.title ?? titleOf(out.blocks, markdown);
  return {
    origin,
    ...(title && { title }),
    ...(matter.subtitle && { subtitle: matter.subtitle }),
    ...(matter.author && { author: matter.author }),
    language: matter.language ?? detectLanguage(body),
    blocks: out.blocks,
    warnings: [],
  };
}

/**
 * Marks that only Markdown has. The whole text is looked at, line by line. Bold words and quoted lines are as common in messages, whose
 * line ends mean something.
 */
const MARKS = [
  /^#{1,6} +(?!\|)\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}\|? *:?-{3,}:? *\|(?: *:?-{3,}:? *\|?)*$/m,
  /\]\((?:https?:|\.{0,2}\/|#)/,
];

const isMarkdown = (text: string): boolean => MARKS.some((mark) => mark.test(text));
