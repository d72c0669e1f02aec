/** Notes of a call in one list: "decision: …", "Rui: …", "to see: …" among them are what was decided, who does what and what is open. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { type Block, plainText } from '../../model/document.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { talkWordsOf } from './talk/talkWords.ts';

type List = Extract<Block, { type: 'list' }>;
type Item = List['items'][number];

const FEWEST_ITEMS = 4;
/** Items that tell who does something. */
const FEWEST_TASKS = 2;
const LEVEL = 2;
const LED = /^([^:：]{2,24})[:：]\s+(\S.*)$/su;

interface Parts {
  readonly told: Item[];
  readonly decided: Item[];
  readonly tasks: Item[];
  readonly open: Item[];
}

/** The blocks with such a list parted; as they are where a heading says what each list is. `title`: what stands above it all. */
export function withNotedRoles(blocks: readonly Block[], title: string | undefined, language: string): readonly Block[] {
  if (blocks.some(({ type }) => type === 'heading')) return blocks;
  return blocks.flatMap((block) => (block.type === 'list' && !block.ordered ? parted(block, title ?? '', language) : [block]));
}

function parted(list: List, title: string, language: string): readonly Block[] {
  const { reading } = languageOf(language);
  const [decisions] = listOf(reading.source?.roles.decisions);
  const [actions] = listOf(reading.tasks);
  const { open: pending } = talkWordsOf(language);
  if (decisions === undefined || actions === undefined || pending === undefined || list.items.length < FEWEST_ITEMS) return [list];
  const { told, decided, tasks, open } = partsOf(list, title, language);
  if (tasks.length < FEWEST_TASKS || decided.length + open.length === 0) return [list];
  // A single thing that was decided or is open stands with what is to be done.
  const isDecision = decided.length > 1;
  const isOpen = open.length > 1;
  return [
    ...(told.length > 0 ? [{ ...list, items: told, verbal: true }] : []),
    ...under(decisions, isDecision ? decided.map(withoutLabel) : [], 'decided'),
    ...under(actions, [...(isDecision ? [] : decided), ...tasks, ...(isOpen ? [] : open)], 'tasks'),
    ...under(pending, isOpen ? open.map(withoutLabel) : [], 'open'),
  ];

  function under(word: string, items: readonly Item[], id: string): readonly Block[] {
    if (items.length === 0) return [];
    const text = capitalize(word, language);
    return [
      { type: 'heading', id: `${list.id}-${id}`, level: LEVEL, text },
      { type: 'list', id: `${list.id}-${id}-list`, ordered: false, items: [...items] },
    ];
  }

  function withoutLabel({ level, runs }: Item): Item {
    return { level, runs: [{ text: capitalize(LED.exec(plainText(runs))?.[2] ?? plainText(runs), language) }] };
  }
}

function partsOf(list: List, title: string, language: string): Parts {
  const { reading } = languageOf(language);
  const { own, isPending, open: openWord } = talkWordsOf(language);
  const decisions = listOf(reading.source?.roles.decisions);
  const texts = list.items.map(({ runs }) => plainText(runs));
  const parts: Parts = { told: [], decided: [], tasks: [], open: [] };
  list.items.forEach((item, i) => {
    const [, label = ''] = LED.exec(texts[i] ?? '') ?? [];
    const small = trimClause(label).toLowerCase();
    const isName = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(label) && isNamed(label, i);
    if (label === '') parts.told.push(item);
    else if (decisions.includes(small)) parts.decided.push(item);
    else if (isPending(label) || small === openWord?.toLowerCase()) parts.open.push(item);
    else if (own.has(small) || isName) parts.tasks.push(item);
    else parts.told.push(item);
  });
  return parts;

  /** Of whom the title or another item speaks. */
  function isNamed(name: string, at: number): boolean {
    const has = (text: string): boolean => text.split(/[^\p{L}\p{M}]+/u).includes(name.split(' ')[0] ?? name);
    return has(title) || texts.some((text, i) => i !== at && has(text));
  }
}
