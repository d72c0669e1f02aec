/** What the mails that a mail answers say, and what of it the answer does not tell: the offers that it chooses from, and what counted. */
import { functionWords } from '../../../languages/functionWords.ts';
import { type Block, plainText } from '../../../model/document.ts';
import { dateIn } from '../../sentence/dates.ts';
import { countWords } from '../../sentence/measure.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import { isHead, RULED, writerOf } from '../earlierMails.ts';
import type { Reading } from '../reading.ts';
import { type Choice, choiceFrom } from './digest.ts';
import type { Turn } from './turn.ts';

/** UTF-16 units of a line that says who wrote when. */
const LONGEST_WROTE = 160;
/** Words of a line that greets or takes leave. */
const LONGEST_GREETING = 8;
const LONGEST_CLOSING = 7;

/** Blocks to stand behind the answer, where the earlier mails begin `at` a block; none where nothing of them is known to belong to it. */
export function earlierChoice(blocks: readonly Block[], at: number, reading: Reading, language: string): Choice {
  const own = blocks.slice(0, at).filter((block) => !isHead(block, reading));
  const answer = own.flatMap((block) => linesOf(block).flatMap((line) => splitSentences(line, language)));
  return choiceFrom(turnsOf(blocks.slice(at), reading, language), answer, language);
}

/** The mails as turns, the oldest first. */
function turnsOf(blocks: readonly Block[], reading: Reading, language: string): readonly Turn[] {
  const mails: { readonly speaker: string; readonly id: string; readonly sentences: string[]; ended: boolean }[] = [];
  for (const block of blocks) {
    if (isHead(block, reading)) {
      const [from] = block.type === 'facts' ? block.entries : [];
      mails.push({ speaker: from ? writerOf(from.value) : '', id: block.id, sentences: [], ended: false });
      continue;
    }
    for (const given of linesOf(block).flatMap((line) => sentenceApart(line, language))) {
      const line = reading.greeting.test(given) ? (GREETED.exec(given)?.[1] ?? given) : given;
      const last = mails.at(-1);
      if (isWrote(line, language)) mails.push({ speaker: writerIn(line), id: block.id, sentences: [], ended: false });
      else if (last && !last.ended && !RULED.test(line)) {
        const words = countWords(line);
        if (/^[-_–—]{2,}$/u.test(line) || (reading.closing.test(line) && words <= LONGEST_CLOSING)) last.ended = true;
        else if (!(reading.greeting.test(line) && words <= LONGEST_GREETING)) last.sentences.push(...splitSentences(line, language));
      }
    }
  }
  return mails.toReversed();
}

/** "On Mon, 13 Oct 2026 at 14:10 Tom Wei wrote:" */
const isWrote = (line: string, language: string): boolean =>
  line.length <= LONGEST_WROTE && /[:：]$/u.test(line) && /\p{Nd}{1,2}[:.h]\p{Nd}{2}/u.test(line) && dateIn(line, language) !== undefined;

/** The name behind the time, or the last one of the line. */
const writerIn = (line: string): string =>
  /\p{Nd}{1,2}[:.h]\p{Nd}{2}(?:\s?[ap]\.?m\.?)?[\s,]+(?:\p{Ll}+\s+)?(\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,3})/iu.exec(
    line,
  )?.[1] ?? '';

/** A quoted mail has its signs, and its lists in one line. */
function linesOf(block: Block): readonly string[] {
  if (block.type === 'paragraph') return unquoted(plainText(block.runs));
  if (block.type === 'list') return block.items.map(({ runs }) => plainText(runs));
  if (block.type === 'facts') return block.entries.map(({ key, value }) => `${key}: ${value}`);
  return block.type === 'quote' ? unquoted(block.text) : [];
}

/** "Hello, on our side: …" */
const GREETED = /^[^.!?,。！？，]{2,30}[.!,。！，]\s*(\S+(?:\s+\S+){3,}.*)$/su;

/** The last row of a list whose line ends are lost, and the sentence below it: "…, 45 000 € of works Our lease ends on 30 June." */
function sentenceApart(line: string, language: string): readonly string[] {
  if (!/^[^:：.!?]{3,48}[:：]\s/u.test(line)) return [line];
  const grammar = functionWords(language);
  const at = [...line.matchAll(/(?<=[\p{Ll}\p{Nd}%€])\s+(?=(\p{Lu}\p{Ll}*)\s)/gu)].find(([, word = '']) => grammar.has(word.toLowerCase()));
  return at ? [line.slice(0, at.index), line.slice(at.index).trim()] : [line];
}

const unquoted = (text: string): readonly string[] =>
  text
    .split(/(?:^|\s)>+(?:\s|$)|\n|\s[-–•]\s+(?=\p{Lu})/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
