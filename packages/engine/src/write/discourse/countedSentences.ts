/** A list that was written as sentences: "I propose three measures. The first is … The second … The third …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { type Cue, numbersNamed } from './cues.ts';
import { discourseWordsOf } from './discourseWords.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words of the sentence that names the number; a longer one says something itself. */
const MOST_ANNOUNCING = 14;
/** Sentences of the paragraph in which the counted ones are looked for. */
const MOST_SENTENCES = 40;
const LONGEST = 6000;

/** The paragraph; or the paragraph up to the announcement, the list, and what follows it. */
export function withLists(block: Paragraph, language: string): readonly Block[] {
  const text = oneLine(plainText(block.runs));
  if (text.length > LONGEST) return [block];
  const sentences = splitSentences(text, language);
  if (sentences.length < 3 || sentences.length > MOST_SENTENCES) return [block];
  const { matcher, cardinals } = discourseWordsOf(language);
  const opens = (sentence: string, ...kinds: readonly Cue['kind'][]) =>
    matcher.find(sentence).some((cue) => cue.opens && kinds.includes(cue.kind));
  for (const [i, sentence] of sentences.entries()) {
    if (countWords(sentence) > MOST_ANNOUNCING || !opens(sentences[i + 1] ?? '', 'first')) continue;
    const count = Math.max(0, ...numbersNamed(sentence, matcher.find(sentence), cardinals));
    if (count === 0) continue;
    const starts = [i + 1];
    for (let at = i + 2; at < sentences.length && starts.length < count; at++)
      if (opens(sentences[at] ?? '', 'next', 'last')) starts.push(at);
    if (starts.length < count) continue;
    // Sentences between two of them belong to the first; behind the last one nobody knows how many do.
    const items = starts.map((start, k) => sentences.slice(start, starts[k + 1] ?? start + 1).join(' '));
    const paragraph = (part: string): Block[] => (part === '' ? [] : [{ ...block, runs: [{ text: part }] }]);
    const announcement = sentence.replace(/[.।]\s*$/u, ':').replace(/。\s*$/u, '：');
    return [
      ...paragraph([...sentences.slice(0, i), announcement].join(' ')),
      { id: block.id, type: 'list', ordered: true, items: items.map((item) => ({ level: 0, runs: [{ text: item }] })) },
      ...paragraph(sentences.slice((starts.at(-1) ?? 0) + 1).join(' ')),
    ];
  }
  return [block];
}
