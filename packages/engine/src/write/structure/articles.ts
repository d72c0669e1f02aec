/** The articles of rules and contracts, each in a paragraph that begins with its number and name: "제3조 (예약) …", "Article 6 (Damage) …". */
import { type Block, plainText } from '../../model/document.ts';
import { listLabel } from '../../model/listLabel.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { Reading } from './reading.ts';

/** Fewer may be what a text quotes of a law. */
const FEWEST = 3;
const SECTION = 2;
/** The name in brackets, or between the number and a stop, with the words behind it. */
const NAMED = /^\.?\s?([(（【[〔「][^()（）【】[\]〔〕「」]{1,40}[)）】\]〕」])[.:：]?\s*(\S.*)$/su;

interface Article {
  readonly number: number;
  /** "제3조 (예약)". */
  readonly heading: string;
  readonly text: string;
}

/** The blocks with the numbers and names of such articles as headings above their words, if they go up. Linear in the text's length. */
export function withArticles(blocks: readonly Block[], { chapter }: Reading): readonly Block[] {
  const articles = blocks.map((block) => articleIn(block, chapter));
  const found = articles.filter((article) => article !== undefined);
  if (found.length < FEWEST || found.some(({ number }, i) => number <= (found[i - 1]?.number ?? 0))) return blocks;
  return blocks.flatMap((block, i): readonly Block[] => {
    const article = articles[i];
    if (block.type !== 'paragraph' || article === undefined) return [block];
    const heading: Block = { type: 'heading', id: block.id, level: SECTION, text: article.heading };
    return [heading, { type: 'paragraph', id: `${block.id}-text`, tight: true, runs: [{ text: article.text }] }];
  });
}

function articleIn(block: Block, chapter: RegExp): Article | undefined {
  if (block.type !== 'paragraph' || block.speaker !== undefined) return undefined;
  const line = oneLine(plainText(block.runs));
  const label = chapter.exec(line)?.[0];
  const number = label === undefined ? undefined : listLabel(label)?.value;
  if (label === undefined || number === undefined) return undefined;
  const [, name, text] = NAMED.exec(line.slice(label.length)) ?? [];
  return name === undefined || text === undefined ? undefined : { number, heading: line.slice(0, line.length - text.length).trim(), text };
}
