/** What a chat comes to: the message that sums up in numbered points what was agreed, and what follows from it. */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

/** Ends the id of the heading above what was agreed. */
export const OUTCOME = '-outcome';
const FEWEST = 3;
/** Of the messages: what is numbered before is a question's options rather. */
const FROM = 0.4;
const LEVEL = 2;
const MARK = /(?<=^|\s)(\d)[.)]\s+(?=\p{L})/gu;

/** The messages with such points as a list under the language's word for decisions; as they are where it has none, or where none sums up. */
export function withOutcome(messages: readonly Block[], language: string): readonly Block[] {
  const blocks = withNumberedMessages(messages);
  const word = languageOf(language).reading.source?.roles.decisions.split('|')[0];
  if (word === undefined || word === '' || blocks.some(({ type }) => type === 'heading')) return blocks;
  const at = blocks.findLastIndex((block, i) => i >= FROM * blocks.length && block.type === 'paragraph' && pointsIn(plainText(block.runs)));
  const block = blocks[at];
  const points = block?.type === 'paragraph' ? pointsIn(plainText(block.runs)) : undefined;
  if (!block || !points) return blocks;
  const above = blocks[at - 1];
  const announced = above?.type === 'paragraph' && /[:：]$/u.test(plainText(above.runs));
  const last = splitSentences(points.at(-1) ?? '', language);
  // "Does everybody agree?" asks for the answers below.
  const stated = last.filter((sentence, i) => i === 0 || !/[?？؟]$/u.test(sentence)).join(' ');
  const items = [...points.slice(0, -1), stated].map((text) => ({ level: 0, runs: [{ text: text.replace(/[.。;]$/u, '') }] }));
  return [
    ...blocks.slice(0, announced ? at - 1 : at),
    { type: 'heading', id: `${block.id}${OUTCOME}`, level: LEVEL, text: `${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)}` },
    { type: 'list', id: block.id, ordered: true, label: '1.', items },
    ...blocks.slice(at + 1),
  ];
}

/** Points that count from one; undefined where fewer than three do. */
function pointsIn(text: string): readonly string[] | undefined {
  const marks = [...text.matchAll(MARK)].filter(({ 1: digit }, i) => Number(digit) === i + 1);
  if (marks.length < FEWEST || marks[0]?.index !== 0) return undefined;
  return marks.map(({ index, 0: mark }, i) => text.slice(index + mark.length, marks[i + 1]?.index).trim());
}

/** Messages that count on from one another, whoever writes them, as one list: "1 alert at 80 %", "2 job gets its own pool", "3 new jobs go live at 10". */
export function withNumberedMessages(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const row: string[] = [];
    for (let text = numbered(blocks[at], 1); text !== undefined; text = numbered(blocks[at + row.length], row.length + 1)) row.push(text);
    const block = blocks[at] as Block;
    const options = row.length < FEWEST && block.type === 'paragraph' ? optionsIn(plainText(block.runs)) : undefined;
    if (options && block.type === 'paragraph') {
      if (options.lead !== '') out.push({ ...block, runs: [{ text: `${options.lead}:` }] });
      out.push(listOf(`${block.id}-options`, options.items));
      at++;
    } else if (row.length >= FEWEST) {
      out.push(listOf(block.id, row));
      at += row.length;
    } else {
      out.push(block);
      at++;
    }
  }
  return out;
}

const listOf = (id: string, items: readonly string[]): Block => ({
  type: 'list',
  id,
  ordered: true,
  label: '1.',
  items: items.map((text) => ({ level: 0, runs: [{ text: text.replace(/[.。,;]$/u, '') }] })),
});

/** "Ok so options. 1 dearer tickets 2 no Saturdays 3 a sponsor": numbered in one breath. */
function optionsIn(text: string): { readonly lead: string; readonly items: readonly string[] } | undefined {
  const marks: { readonly index: number; readonly end: number }[] = [];
  for (const { index, 0: mark, 1: digit } of text.matchAll(/(?<=\s|^)(\d)\s+(?=\p{L})/gu))
    if (Number(digit) === marks.length + 1) marks.push({ index, end: index + mark.length });
  const [first] = marks;
  const lead = first ? text.slice(0, first.index).trim() : '';
  if (!first || marks.length < FEWEST || (lead !== '' && !/[.:：!]$/u.test(lead))) return undefined;
  return { lead: lead.replace(/[.:：!]$/u, ''), items: marks.map(({ end }, i) => text.slice(end, marks[i + 1]?.index).trim()) };
}

function numbered(block: Block | undefined, number: number): string | undefined {
  if (block?.type !== 'paragraph') return undefined;
  const [, mark, text] = /^(\d)[.)]?\s+(\p{L}.*)$/su.exec(plainText(block.runs)) ?? [];
  return Number(mark) === number ? text : undefined;
}
