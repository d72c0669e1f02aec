/**
 * Forms that somebody has filled in: what was answered is the text, and the form's own words (how long an answer may be, how its parts are
 * counted, how it is to be filled in and signed) are none of it. "B2. What do you want to do? (max. 150 words)" heads its answer.
 */
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { textLine } from './textLine.ts';

/** Limits to answers that make a text a form. */
const FEWEST_LIMITS = 2;
const LONGEST_FIELD = 16;
const LONGEST_VALUE = 12;
/** Words of how a form is to be filled in. */
const LONGEST_INSTRUCTION = 30;
const SECTION = 2;
const QUESTION = 3;
/** "A4.", "2.1", "B2)": what counts a field. */
const CODE = /^(?:\p{Lu}\p{Nd}{1,2}|\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+)[.):]?\s+(?=\S)/u;
const TICK = /[☐☑☒]|\[[ xX]?\](?!\()/u;

/** The document as what was answered, where it is a form; the title that a field gives comes before the form's name. Linear in its length. */
export function withFormFields(document: Document, reading: Reading): Document {
  const { blocks } = document;
  const limits = blocks.filter((block) => reading.lengthLimit.test(lineOf(block))).length;
  if (limits < FEWEST_LIMITS && !(limits > 0 && blocks.some((block) => isSigned(block, reading)))) return document;
  const signed = signedSections(blocks, reading);
  const fields = blocks.flatMap((block) => (signed.has(block) ? [] : fieldsOf(block, reading)));
  const answered = withoutInstructions(joined(fields));
  return titledByField({ ...document, blocks: [...answered] }, reading);
}

const lineOf = (block: Block): string => (block.type === 'heading' ? oneLine(block.text) : (textLine(block) ?? ''));

const isSigned = (block: Block, reading: Reading): boolean =>
  block.type === 'facts' && block.entries.some(({ key }) => reading.form.test(key.trim()));

/** The section that is signed, with its heading. */
function signedSections(blocks: readonly Block[], reading: Reading): ReadonlySet<Block> {
  const signed = new Set<Block>();
  let section: Block[] = [];
  const close = () => {
    if (section.some((block) => isSigned(block, reading))) for (const block of section) signed.add(block);
  };
  blocks.forEach((block, i) => {
    // A bare line between blank ones is a heading too.
    if (block.type === 'heading' || isBareHeading(blocks, i)) {
      close();
      section = [];
    }
    section.push(block);
  });
  close();
  return signed.size < blocks.length ? signed : new Set();
}

function isBareHeading(blocks: readonly Block[], i: number): boolean {
  const block = blocks[i];
  const text = block?.type === 'paragraph' && !block.tight ? lineOf(block) : '';
  return text !== '' && countWords(text) <= LONGEST_FIELD && !/[.。:：]$/u.test(text);
}

/** The block without what counts and limits it, as a heading, a labelled value, or both with what stands behind. */
function fieldsOf(block: Block, reading: Reading): readonly Block[] {
  if (block.type === 'table') return !block.header && block.rows.every((row) => row.length === 2) ? fieldsIn(block) : [block];
  if (block.type !== 'heading' && block.type !== 'paragraph') return [block];
  const line = oneLine(block.type === 'heading' ? block.text : plainText(block.runs));
  const [chapter = ''] = reading.chapter.exec(line) ?? [];
  const bare = (chapter === '' ? line.replace(CODE, '') : line.slice(chapter.length).replace(/^[.:：)\s–—-]+/u, ''))
    .replace(reading.lengthLimit, '')
    .trim();
  if (bare === line || bare === '') return TICK.test(line) && block.type === 'paragraph' ? [] : [block];
  if (block.type === 'heading') return [{ ...block, text: bare }];
  if (TICK.test(bare)) return [];
  const heading = (text: string): Block => ({ type: 'heading', id: block.id, level: chapter === '' ? QUESTION : SECTION, text });
  const [, asked = '', behind = ''] = /^([^:：?？]{2,120}(?:[:：]|[?？]))\s*(.*)$/u.exec(bare) ?? [];
  if (asked === '' || countWords(asked) > LONGEST_FIELD) return countWords(bare) <= LONGEST_FIELD ? [heading(bare)] : [block];
  const name = asked.replace(/\s*[:：]$/u, '');
  if (behind === '') return [heading(name)];
  if (countWords(behind) <= LONGEST_VALUE) return [{ type: 'facts', id: block.id, entries: [{ key: name, value: behind }] }];
  return [heading(name), { type: 'paragraph', id: `${block.id}-answer`, tight: true, runs: [{ text: behind }] }];
}

type Table = Extract<Block, { type: 'table' }>;

/** Labels beside their values, without the fields that nobody filled in. */
function fieldsIn(table: Table): readonly Block[] {
  const rows = table.rows.filter(([, value = '']) => value.trim() !== '');
  return rows.length === 0 ? [] : [{ ...table, rows }];
}

/** Labelled values one below the other are one block of them. */
function joined(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = [];
  for (const block of blocks) {
    const above = out.at(-1);
    if (block.type === 'facts' && above?.type === 'facts') out.splice(-1, 1, { ...above, entries: [...above.entries, ...block.entries] });
    else out.push(block);
  }
  return out;
}

/** How the form is to be filled in stands between its name and its first part. */
function withoutInstructions(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex(({ type }, i) => i > 0 && type === 'heading');
  return blocks.filter((block, i) => {
    if (i === 0 || i >= first || block.type !== 'paragraph') return true;
    const text = plainText(block.runs);
    return countWords(text) > LONGEST_INSTRUCTION || /\p{Nd}/u.test(text) || !/[.。!]$/u.test(text.trim());
  });
}

/** "Project title: Lunch for people who eat alone": the title, with the form's name below it. */
function titledByField(document: Document, { titled }: Reading): Document {
  const { blocks } = document;
  const [first] = blocks;
  const name = first === undefined ? '' : lineOf(first);
  let title: string | undefined;
  const left = blocks.flatMap((block): readonly Block[] => {
    if (title !== undefined) return [block];
    if (block.type === 'table' && block.rows.every((row) => row.length === 2)) {
      title = block.rows.find(([key = '']) => titled?.test(key.trim()))?.[1];
      return [{ ...block, rows: block.rows.filter(([, value]) => value !== title) }];
    }
    if (block.type !== 'facts') return [block];
    title = block.entries.find(({ key }) => titled?.test(key.trim()))?.value;
    const entries = block.entries.filter(({ value }) => value !== title);
    return entries.length > 0 ? [{ ...block, entries }] : [];
  });
  if (title === undefined || first === undefined || name === '') return document;
  const heading: Block = { type: 'heading', id: first.id, level: 1, text: title };
  // The form's name may stand there twice.
  const rest = left
    .slice(1)
    .map((block): Block => (block.type === 'heading' ? { ...block, level: Math.max(SECTION, block.level) } : block));
  return { ...document, title, ...(document.subtitle === undefined && { subtitle: name }), blocks: [heading, ...rest] };
}
