/** A list that was written as paragraphs: "There are three things that we have not solved." Below it "The first is …", "The second …", "The third …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { namedItems, openingOf } from './countedItem.ts';
import { numbersNamed } from './cues.ts';
import { discourseWordsOf } from './discourseWords.ts';

/** Words of the sentence that names the number. */
const MOST_ANNOUNCING = 16;
const MOST_ITEMS = 7;
/** Words of a paragraph that is an item; of more it is a text of its own. */
const LONGEST_ITEM = 130;

/** The blocks, with such paragraphs as the list that they are, below the sentence that counts them. */
export function withCountedParagraphs(blocks: readonly Block[], language: string): readonly Block[] {
  const told: Block[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    const count = block.type === 'paragraph' ? announcedIn(plainText(block.runs), language) : 0;
    const items = blocks.slice(i + 1, i + 1 + count).map((item) => itemOf(item, language));
    const isList =
      count >= 2 && items.length === count && items.every((item, k) => item !== undefined && (k === 0 ? item.first : item.further));
    if (block.type !== 'paragraph' || !isList) {
      told.push(block);
      continue;
    }
    const announcement = oneLine(plainText(block.runs))
      .replace(/[.।]\s*$/u, ':')
      .replace(/。\s*$/u, '：');
    told.push({ ...block, runs: [{ text: announcement }] });
    const [first] = blocks.slice(i + 1);
    const named = namedItems(
      items.flatMap((item) => (item ? [item.sentences] : [])),
      language,
    );
    told.push({ id: first?.id ?? block.id, type: 'list', ordered: false, items: named.map((runs) => ({ level: 0, runs: [...runs] })) });
    i += count;
  }
  return told;
}

/** How many things the last sentence of the paragraph names; 0 where it names none. */
function announcedIn(text: string, language: string): number {
  const last = splitSentences(oneLine(text).slice(-LONGEST), language).at(-1) ?? '';
  if (countWords(last) > MOST_ANNOUNCING || /[?？؟]["'»”」』)]?$/u.test(last)) return 0;
  const { matcher, cardinals } = discourseWordsOf(language);
  const count = Math.max(0, ...numbersNamed(last, matcher.find(last), cardinals));
  return count <= MOST_ITEMS ? count : 0;
}
const LONGEST = 400;

function itemOf(block: Block, language: string) {
  if (block.type !== 'paragraph') return undefined;
  const text = oneLine(plainText(block.runs));
  if (countWords(text) > LONGEST_ITEM) return undefined;
  const sentences = splitSentences(text, language);
  return { ...openingOf(sentences[0] ?? '', language), sentences };
}
