/** Items whose numbers somebody typed behind the marks of their list: "• 1. Name an owner", "• 2. Release the money". */
import { type Block, plainText, type Run } from '../../model/document.ts';

const FEWEST = 2;
/** Behind it a capital or a sign: "1. gün" is the first day. */
const TYPED = /^\s*(\d{1,2})[.)]\s+(?=\P{Ll})/u;

/** The blocks with such lists as numbered ones. Linear in the length of the text. */
export const withTypedNumbers = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => {
    if (block.type !== 'list' || block.items.length < FEWEST) return block;
    const numbered = block.items.every(({ level, runs }, i) => level === 0 && Number(TYPED.exec(plainText(runs))?.[1]) === i + 1);
    if (!numbered) return block;
    return { ...block, ordered: true, label: '1.', items: block.items.map((item) => ({ ...item, runs: withoutNumber(item.runs) })) };
  });

const withoutNumber = ([first, ...rest]: readonly Run[]): Run[] => {
  const bare = first?.text.replace(TYPED, '') ?? '';
  return first && bare !== first.text
    ? [...(bare === '' ? [] : [{ ...first, text: bare }]), ...rest]
    : [...(first ? [first] : []), ...rest];
};
