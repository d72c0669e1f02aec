/** Plain text and Markdown as a Document. */

import { detectLanguage } from '../languages/detectLanguage.ts';
import type { Document } from '../model/document.ts';
import { BlockList } from './blockList.ts';
import { takeFrontMatter } from './frontMatter.ts';
import { type LabelledTitle, takeLabelledTitle } from './labelledTitle.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { isTame } from './markdown/tame.ts';
import { normalizeText } from './normalize.ts';
import { withoutPictographs } from './pictographs.ts';
import { readPlain } from './plain/readPlain.ts';
import { withoutTimings } from './subtitles.ts';
import { titleOf } from './title.ts';
import { type TypedDeck, typedDeckOf } from './typedSlides.ts';
import { withoutWebMarks } from './webMarks.ts';

/**
 * Reads a text of any length in time that grows with its length. Markdown is read as Markdown; any other text by the structure that
 * its lines show. A text without words gives a Document without blocks.
 */
export function readText(text: string, origin: 'text' | 'file'): Document {
  const { body: given, matter } = takeFrontMatter(normalizeText(text).replace(/^\n+/, ''));
  const whole = withoutPictographs(withoutWebMarks(withoutTimings(given)));
  const out = new BlockList();
  const language = matter.language ?? detectLanguage(whole);
  const deck = typedDeckOf(whole, language);
  const labelled: LabelledTitle = deck ? { body: whole } : takeLabelledTitle(whole, language);
  const { body } = labelled;
  const markdown = isMarkdown(body);
  const read = markdown && isTame(body) ? readMarkdown : readPlain;
  if (deck) readDeck(deck, read, out);
  else read(body, out);
  const title = matter.title ?? deck?.title ?? labelled.title ?? titleOf(out.blocks, markdown);
  return {
    origin,
    ...(title && { title }),
    ...(matter.subtitle && { subtitle: matter.subtitle }),
    ...(matter.author && { author: matter.author }),
    language,
    blocks: out.blocks,
    warnings: [],
  };
}

/** As an old deck is read: each slide headed by its title, what is said to it at its end. */
function readDeck({ slides }: TypedDeck, read: (text: string, out: BlockList) => void, out: BlockList): void {
  slides.forEach(({ title, lines, notes }, i) => {
    if (i > 0) out.add({ type: 'break', kind: 'slide' });
    if (title !== '') out.add({ type: 'heading', level: 1, text: title });
    read(lines.join('\n'), out);
    const text = notes.filter((line) => line !== '').join('\n');
    if (text !== '') out.add({ type: 'note', text });
  });
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
