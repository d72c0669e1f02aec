/**
 * Numbers that somebody typed: behind the marks of their list ("• 1. Name an owner", "• 2. Release the money"), and in front of names in bold
 * that run into their text ("1 **Agents.** An agent uses …", "2 **Programs.** A program …").
 */
import { type Block, plainText, type Run } from '../../model/document.ts';

const FEWEST = 2;
/** Behind it a capital or a sign: "1. gün" is the first day. */
const TYPED = /^\s*(\d{1,2})[.)]\s+(?=\P{Ll})/u;

/** The blocks with such lists as numbered ones, and such names without their numbers. Linear in the length of the text. */
export function withTypedNumbers(blocks: readonly Block[]): readonly Block[] {
  const numbers = blocks.map(nameNumber);
  const follows = (i: number): boolean => numbers[i] !== undefined && numbers[i - 1] === (numbers[i] ?? 0) - 1;
  const named = blocks.map((block, i) =>
    block.type === 'paragraph' && (follows(i) || follows(i + 1)) ? { ...block, runs: block.runs.slice(1) } : block,
  );
  return named.map((block) => {
    if (block.type !== 'list' || block.items.length < FEWEST) return block;
    const numbered = block.items.every(({ level, runs }, i) => level === 0 && Number(TYPED.exec(plainText(runs))?.[1]) === i + 1);
    if (!numbered) return block;
    return { ...block, ordered: true, label: '1.', items: block.items.map((item) => ({ ...item, runs: withoutNumber(item.runs) })) };
  });
}

const BARE = /^\s*(\d{1,2})[.)]?\s*$/u;

/** The number in front of a paragraph's name in bold, which other text follows. */
function nameNumber(block: Block): number | undefined {
  if (block.type !== 'paragraph') return undefined;
  const [number, name, ...rest] = block.runs;
  if (!number || number.bold || !name?.bold || !/[.:。：]\s*$/u.test(name.text) || rest.length === 0) return undefined;
  const [, digits] = BARE.exec(number.text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const withoutNumber = ([first, ...rest]: readonly Run[]): Run[] => {
  const bare = first?.text.replace(TYPED, '') ?? '';
  return first && bare !== first.text
    ? [...(bare === '' ? [] : [{ ...first, text: bare }]), ...rest]
    : [...(first ? [first] : []), ...rest];
};
