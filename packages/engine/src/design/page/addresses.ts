/** Addresses of the web and of mail in running text, which become links. */
import { webAddress } from '../../model/webAddress.ts';

export interface Stretch {
  readonly text: string;
  /** What the stretch leads to. */
  readonly link?: string;
}

const PAGE = /(?:https?:\/\/|www\.)[^\s<>"“”«»]+/;
/** Begins at the start of a word, so that a long word is looked through once. */
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{L}{2,63}/u;
const ADDRESS = new RegExp(`${PAGE.source}|${MAIL.source}`, 'giu');
const MAY_HOLD_ONE = /@|:\/\/|www\./i;
/** What ends the sentence around an address rather than the address. */
const TRAILING: ReadonlySet<string> = new Set('.,;:!?…、。，；：！？’”»\'"');

/** The text in stretches with and without a link, which together are the text. */
export function withLinks(text: string): readonly Stretch[] {
  if (!MAY_HOLD_ONE.test(text)) return [{ text }];
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const link = webAddress(addressOf(address));
    if (link === undefined) continue;
    if (index > from) stretches.push({ text: text.slice(from, index) });
    stretches.push({ text: address, link });
    from = index + address.length;
  }
  if (from < text.length || stretches.length === 0) stretches.push({ text: text.slice(from) });
  return stretches;
}

function addressOf(text: string): string {
  if (/^https?:/i.test(text)) return text;
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`;
}

/** Without the marks of the sentence, and without a bracket that was opened before it. */
function trimmed(address: string): string {
  const plain = withoutMarks(address);
  const closes = /[)\]]$/.test(plain) && count(plain, /[)\]]/g) > count(plain, /[([]/g);
  return closes ? withoutMarks(plain.slice(0, -1)) : plain;
}

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
