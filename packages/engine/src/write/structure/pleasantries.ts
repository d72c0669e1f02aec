/** Sentences at the beginning and end of a letter or speech that greet, thank and wish, and say nothing of its subject. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf, patternOf } from '../../languages/phrases.ts';
import { type Block, plainText } from '../../model/document.ts';
import { perText } from '../../model/memo.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { behindNod } from '../sentence/nod.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

/** Paragraphs at either end that may have such sentences. */
const WITHIN = 2;
const LONGEST = 22;
/** Letters of a beginning of words: "car*" begins other words than "caro". */
const SHORTEST_STEM = 5;

/** What such a sentence begins with; matches nothing where the language has no list. */
const greetingIn = perText((language): RegExp => {
  const { discourse, spaceless } = languageOf(language);
  const phrases = listOf(discourse.cuePhrases?.greeting).flatMap((phrase) => (phrase.startsWith('^') ? phrase.slice(1) : []));
  const stems = phrases.filter((phrase) => phrase.length > SHORTEST_STEM && phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1));
  const words = phrases.filter((phrase) => !phrase.endsWith('*'));
  const sources = [patternOf(stems.join('|'), spaceless ? 'begins' : 'stems'), patternOf(words.join('|'), 'begins', spaceless)];
  return new RegExp(sources.flatMap((own) => (own ? `^(?:${own.source})` : [])).join('|') || '(?!)', 'iu');
});

export function isPleasantry(sentence: string, language: string): boolean {
  if (/[\p{Nd}:：?？]/u.test(sentence) || countWords(sentence) > LONGEST) return false;
  return greets(sentence, language);
}

/** Whether it begins as a greeting, thanks or a wish does; also behind a word that only calls for attention ("Okay, thanks for coming"). */
export function greets(sentence: string, language: string): boolean {
  const text = sentence.replace(/^["“„«¡¿]/u, '');
  const isNod = (word: string): boolean => listOf(languageOf(language).reading.source?.nods).includes(word);
  return greetingIn(language).test(text.slice(behindNod(text, isNod)));
}

/** The blocks without them; all of them, where nothing else would be left. */
export function withoutPleasantries(blocks: readonly Block[], language: string): readonly Block[] {
  const prose = blocks.filter((block) => block.type === 'paragraph');
  const first = new Set(prose.slice(0, WITHIN));
  const last = new Set(prose.slice(-WITHIN));
  let opening = true;
  const kept = blocks.flatMap((block): readonly Block[] => {
    if (block.type !== 'paragraph' || !(first.has(block) || last.has(block))) return [block];
    const sentences = splitSentences(oneLine(plainText(block.runs)), language);
    let start = 0;
    let end = sentences.length;
    while (opening && first.has(block) && start < end && isPleasantry(sentences[start] ?? '', language)) start++;
    opening &&= start === end;
    while (last.has(block) && end > start && isPleasantry(sentences[end - 1] ?? '', language)) end--;
    if (start === 0 && end === sentences.length) return [block];
    return start === end ? [] : [{ ...block, runs: [{ text: sentences.slice(start, end).join(' ') }] }];
  });
  return kept.some(({ type }) => type !== 'heading' && type !== 'break') ? kept : blocks;
}
