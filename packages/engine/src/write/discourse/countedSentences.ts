/** A list that was written as sentences: "I propose three measures. The first is … The second … The third …". */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { joinSentences } from '../sentence/joinSentences.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { namedItems, openingOf } from './countedItem.ts';
import { membersIn } from './countedMembers.ts';
import { type Counting, rowIn, unmarkedRun } from './countedRun.ts';
import { numbersNamed } from './cues.ts';
import { discourseWordsOf } from './discourseWords.ts';
import { pointsToExhibit } from './pointsToExhibit.ts';
import { countsOnly } from './roles.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Words of the sentence that names the number; a longer one says something itself. */
const MOST_ANNOUNCING = 14;
/** Sentences of the paragraph in which the counted ones are looked for. */
const MOST_SENTENCES = 40;
/** Before what is announced without words for a row. */
const MOST_BEFORE = 1;
const LONGEST = 6000;

/** The paragraph; or the paragraph up to the announcement, the list, and what follows it. */
export function withLists(block: Paragraph, language: string): readonly Block[] {
  const text = oneLine(plainText(block.runs));
  if (text.length > LONGEST) return [block];
  const sentences = splitSentences(text, language);
  if (sentences.length > MOST_SENTENCES) return [block];
  const own = withMembers(block, sentences, language);
  if (own) return own;
  if (sentences.length < 3) return [block];
  const { matcher, cardinals, spaceless } = discourseWordsOf(language);
  const counting = sentences.map((sentence) => {
    return { text: sentence, ...openingOf(sentence, language) };
  });
  for (const [i, sentence] of sentences.entries()) {
    if (countWords(sentence) > MOST_ANNOUNCING || i + 2 >= sentences.length) continue;
    const cues = matcher.find(sentence);
    const count = Math.max(0, ...numbersNamed(sentence, cues, cardinals));
    if (count === 0) continue;
    const rest = counting.slice(i + 1);
    const row = rest[0]?.first ? rowIn(rest, count) : [];
    const ordered = row.length === count;
    // Without words for a row only what makes up all of its paragraph is sure to be what was announced.
    const isRun = i <= MOST_BEFORE && countsOnly(sentence, cues, spaceless) && !rest.some(({ text }) => pointsToExhibit(text, language));
    const run = isRun ? unmarkedRun(rest, count, rest.length) : 0;
    if (!ordered && (run === 0 || rest.length > run)) continue;
    const starts = ordered ? row.map((at) => at + i + 1) : rest.map((_, k) => i + 1 + k);
    // Sentences between two of them belong to the first; behind the last one nobody knows how many do.
    const items = starts.map((start, k) => sentences.slice(start, starts[k + 1] ?? start + 1));
    return asList(block, sentences, { lead: i, items, end: (starts.at(-1) ?? i) + 1 }, ordered, language);
  }
  return withRow(block, counting, language);
}

/** "I ask you to decide three things: whether …, whether … and whether …": what a sentence counts behind its colon. */
function withMembers(block: Paragraph, sentences: readonly string[], language: string): readonly Block[] | undefined {
  const { matcher, cardinals } = discourseWordsOf(language);
  // Further on the paragraph is about something else.
  for (const [i, sentence] of sentences.slice(0, MOST_BEFORE + 1).entries()) {
    const [, announcing = ''] = /^([^:]+:)\s/u.exec(sentence) ?? [];
    if (announcing === '' || countWords(announcing) > MOST_ANNOUNCING) continue;
    const count = Math.max(0, ...numbersNamed(announcing, matcher.find(announcing), cardinals));
    const found = membersIn(sentence, count, language);
    if (!found) continue;
    const { lead, members } = found;
    const whole = [...sentences.slice(0, i), lead, ...members, ...sentences.slice(i + 1)];
    return asList(block, whole, { lead: i, items: members.map((member) => [member]), end: i + 1 + count }, false, language);
  }
  return undefined;
}

/** "We have made an offer. First, … Second, … Third, …": a row that counts itself, with what stands between its members. */
function withRow(block: Paragraph, counting: readonly Counting[], language: string): readonly Block[] {
  const at = counting.findIndex(({ first, text }) => first && COUNTS.test(text));
  if (at < 1) return [block];
  const starts = counting.flatMap(({ first, further, text }, i) =>
    (i === at ? first : i > at && further) && COUNTS.test(text) ? [i] : [],
  );
  const lead = counting[at - 1]?.text ?? '';
  if (starts.length < FEWEST_IN_ROW || countWords(lead) > MOST_LEADING || /[?？؟]\s*$/u.test(lead)) return [block];
  const sentences = counting.map(({ text }) => text);
  const items = starts.map((start, k) => sentences.slice(start, starts[k + 1] ?? start + 1));
  return asList(block, sentences, { lead: at - 1, items, end: (starts.at(-1) ?? at) + 1 }, true, language);
}
/** What counts by itself has a comma behind its word: "First we eat. Then we talk" tells. */
const COUNTS = /^[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?\s?[,:،，：、]/u;
const FEWEST_IN_ROW = 3;
const MOST_LEADING = 24;

interface Listed {
  /** Index of the sentence that leads to the items, and of the first one behind them. */
  readonly lead: number;
  readonly end: number;
  readonly items: readonly (readonly string[])[];
}

/** The paragraph up to the sentence that leads to the items, these, and what stands behind the last one. */
function asList(
  block: Paragraph,
  sentences: readonly string[],
  { lead, end, items }: Listed,
  ordered: boolean,
  language: string,
): readonly Block[] {
  const paragraph = (part: string): Block[] => (part === '' ? [] : [{ ...block, runs: [{ text: part }] }]);
  const announcement = (sentences[lead] ?? '').replace(/[.।]\s*$/u, ':').replace(/。\s*$/u, '：');
  return [
    ...paragraph(joinSentences([...sentences.slice(0, lead), announcement])),
    { id: block.id, type: 'list', ordered, items: namedItems(items, language).map((named) => ({ level: 0, runs: [...named] })) },
    ...paragraph(joinSentences(sentences.slice(end))),
  ];
}
