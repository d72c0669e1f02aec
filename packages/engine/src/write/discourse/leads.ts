/** Leads: the few words at the beginning of an item or paragraph, in bold or before a colon, that name what the rest explains. */
import { type Block, plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';

export interface Led {
  readonly lead: string;
  readonly text: string;
  /** The item as it is written, where its sign is no colon. */
  readonly source?: string;
}

const MOST_WORDS = 7;

/** Before a colon or a dash between blanks; a dash within is one of a span: "19–30 January"; "M. Hervouet" has a full stop. Japanese sets no blank behind a colon. */
const LED =
  /^((?:\p{Lu}\p{Ll}{0,2}\.[\s\u00a0](?=\p{Lu}))?(?:[^.:：–—!?。]|(?<=[\p{L}\p{N}])[–—](?=[\p{L}\p{N}])){2,48}?)(?:\s*[:：]\s+|\s*：|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）)]):(?=\S)|\s+[–—]\s+)(\S.*)$/su;

/** An item's lead is what it has in bold at its beginning, or the few words before a colon or dash. */
export function leadOfItem(runs: readonly Run[]): Led | undefined {
  const text = oneLine(plainText(runs));
  const bold = boldBeginning(runs);
  const match = bold !== '' && text.length > bold.length ? [text, bold, text.slice(bold.length)] : LED.exec(text);
  // "Tom - confirm the figure": a hyphen between blanks sets off a name, and within a sentence anything.
  const hyphened = match ? undefined : /^(\S+(?: \S+)?) - (\S.*)$/su.exec(text);
  const own = led(match?.[1] ?? hyphened?.[1] ?? '', match?.[2] ?? hyphened?.[2] ?? '', MOST_WORDS);
  return own && text !== `${own.lead}: ${own.text}` ? { ...own, source: text } : own;
}

/** Paragraphs of the section that begin with a sentence or name in bold, where two or more of them follow one another. */
export function ledParagraphs(blocks: readonly Block[]): ReadonlyMap<Block, Led> {
  const found = new Map<Block, Led>();
  let row: [Block, Led][] = [];
  const close = () => {
    if (row.length >= 2) for (const [block, lead] of row) found.set(block, lead);
    row = [];
  };
  for (const block of blocks) {
    const lead = block.type === 'paragraph' ? leadOfParagraph(block.runs) : undefined;
    if (lead) row.push([block, lead]);
    else if (block.type !== 'note' && block.type !== 'picture') close();
  }
  close();
  return found;
}

/** Words in bold that run on into their sentence are emphasis and no lead. */
function leadOfParagraph(runs: readonly Run[]): Led | undefined {
  const bold = boldBeginning(runs);
  const rest = oneLine(plainText(runs)).slice(bold.length);
  return bold !== '' && (/[.!?:。！？：]$/u.test(bold) || /^\s*[:：–—]/u.test(rest)) ? led(bold, rest, MOST_WORDS + 5) : undefined;
}

function boldBeginning(runs: readonly Run[]): string {
  const end = runs.findIndex((run) => !run.bold);
  return end > 0 ? oneLine(plainText(runs.slice(0, end))) : '';
}

function led(beginning: string, rest: string, mostWords: number): Led | undefined {
  const lead = beginning.replace(/\s*[:：.。–—-]\s*$/u, '').trim();
  // A dash right before a figure is its minus: "–3,1".
  const text = rest.replace(/^\s*(?:[:：.—]|[–-](?!\p{Sc}?\p{Nd}))?\s*/u, '').trim();
  // "Name an owner (proposal: stock control)": a colon within brackets parts nothing.
  const isOpen = (lead.match(/[(（[]/gu)?.length ?? 0) > (lead.match(/[)）\]]/gu)?.length ?? 0);
  return lead !== '' && text !== '' && !isOpen && lead.split(/\s+/).length <= mostWords ? { lead, text } : undefined;
}
