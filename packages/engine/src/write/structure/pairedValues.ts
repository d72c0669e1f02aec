/**
 * Labelled paragraphs that each begin with the same two or three values, "Fuel: budget £31,000, forecast £39,500. The new engine …", are the rows of
 * a table; what each says besides stands below it.
 */
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;

const FEWEST_ROWS = 3;
const FEWEST_VALUES = 2;
const MOST_VALUES = 4;
const LABELLED = /^([\p{L}][^.:：!?。！？]{1,40}?)\s?[:：]\s*(\S.*)$/su;
/** "budget £31,000", "预算 38 万元". */
const VALUE =
  /^(\p{L}[\p{L}\p{M} ]{1,28}?)\s?[:：]?\s?((?:[-–+−]?\s?[£$€¥₹]\s?)?[-–+−]?\p{Nd}[\p{Nd}.,\u00a0\u202f ]*\s?(?:%|[£$€¥₹]|\p{L}{1,10})?)$/u;

interface Row {
  readonly block: Paragraph;
  readonly label: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
  /** The sentences behind the values. */
  readonly rest: string;
}

/** "74% (2024: 68%)": a value, and in brackets what it was when. */
const BEFORE = /^([^\p{L}\p{Nd}]{0,2}\p{Nd}[^()（）]*?)\s*[(（]((?:19|20)\p{Nd}{2})\s?[:：]\s*([^()（）]*\p{Nd}[^()（）]*)[)）]$/u;
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu;

/**
 * Lines of a measure and its value, each with what it was in the same year before, as a table: "Satisfied: 74% (2024: 68%)". The year of the values is
 * that of the text's title.
 */
export function withValuesBefore(blocks: readonly Block[], title: string | undefined): readonly Block[] {
  const years = [...new Set(title?.match(YEAR) ?? [])];
  const [now] = years;
  if (now === undefined || years.length > 1) return blocks;
  return blocks.map((block): Block => {
    if (block.type !== 'facts' || block.entries.length < FEWEST_ROWS) return block;
    const rows = block.entries.map(({ key, value }) => ({ key, found: BEFORE.exec(value.trim()) }));
    const before = rows[0]?.found?.[2];
    if (before === undefined || before >= now || rows.some(({ found }) => found?.[2] !== before)) return block;
    return {
      type: 'table',
      id: block.id,
      ...(block.tight && { tight: true as const }),
      header: ['', before, now],
      rows: rows.map(({ key, found }) => [key, found?.[3]?.trim() ?? '', found?.[1]?.trim() ?? '']),
    };
  });
}

/** The blocks with such rows as a table at the place of the first of them. */
export function withPairedValues(blocks: readonly Block[], language: string): readonly Block[] {
  const rows = blocks.map((block) => (block.type === 'paragraph' && block.speaker === undefined ? rowOf(block, language) : undefined));
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const own = runAt(rows, at);
    const [first] = own;
    if (first === undefined || own.length < FEWEST_ROWS) {
      out.push(blocks[at] as Block);
      at++;
      continue;
    }
    out.push(tableOf(own, language), ...own.flatMap(restOf));
    at += own.length;
  }
  return out;
}

/** The rows from here on that have the same keys. */
function runAt(rows: readonly (Row | undefined)[], at: number): readonly Row[] {
  const run: Row[] = [];
  for (let row = rows[at]; row; row = rows[at + run.length]) {
    if (row.keys.join('|') !== (run[0] ?? row).keys.join('|')) break;
    run.push(row);
  }
  return run;
}

function rowOf(block: Paragraph, language: string): Row | undefined {
  const [, label, text] = LABELLED.exec(oneLine(plainText(block.runs))) ?? [];
  if (label === undefined || text === undefined) return undefined;
  const [first = '', ...others] = splitSentences(text, language);
  const parts = first
    .replace(/[.。]$/u, '')
    .split(/[,;]\s+|[，；、]/u)
    .map((part) => VALUE.exec(part.trim()));
  if (parts.length < FEWEST_VALUES || parts.length > MOST_VALUES || parts.some((part) => part === null)) return undefined;
  const keys = parts.map((part) => (part?.[1] ?? '').trim().toLocaleLowerCase(language));
  const values = parts.map((part) => (part?.[2] ?? '').trim());
  return new Set(keys).size < keys.length ? undefined : { block, label: label.trim(), keys, values, rest: others.join(' ') };
}

const tableOf = (rows: readonly Row[], language: string): Block => ({
  type: 'table',
  id: rows[0]?.block.id ?? '',
  header: ['', ...(rows[0]?.keys ?? []).map((key) => capitalize(key, language))],
  rows: rows.map(({ label, values }) => [label, ...values]),
});

const restOf = ({ block, label, rest }: Row): readonly Block[] =>
  rest === '' ? [] : [{ ...block, id: `${block.id}-rest`, runs: [{ text: `${label}:`, bold: true }, { text: ` ${rest}` }] }];
