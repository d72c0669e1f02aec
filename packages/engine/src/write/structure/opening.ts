/** What stands between a source's title and its first section: a subtitle, who wrote it, and when. They belong on the cover. */
import { inEvery } from '../../languages/inEvery.ts';
import { either } from '../../languages/phrases.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { fitTitle } from '../say/titles.ts';
import { isDateAlone } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { trimClause } from '../sentence/tidying.ts';
import { namesAuthor } from './imprint.ts';
import { readingOf } from './reading.ts';

export interface Opening {
  readonly subtitle?: string;
  /** Names and dates, each without its label. */
  readonly meta: readonly string[];
  /** The blocks that are said by this. */
  readonly blocks: ReadonlySet<Block>;
}

export const NO_OPENING: Opening = { meta: [], blocks: new Set() };

const LONGEST_SUBTITLE = 150;
const MOST_SENTENCES = 2;
const LONGEST_BRACKETED = 120;
const LONGEST_META = 80;
/** Lines under the title of a text without sections that may say who wrote it, and when. */
const MOST_BYLINES = 2;

/** "By Ann Lee", "Author: Ann Lee"; "Date: 12 March 2026". Of a text of a few lines it is not certain in which language it is. */
const NAMED_AUTHOR = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.authors))})(\\s*[:：]\\s*|\\s+)(.{2,70})$`, 'iu');
const CAPITAL = /^\p{Lu}/u;
const DATED = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.dates))})\\s*[:：]\\s*(.{4,40})$`, 'iu');

/**
 * What the cover says beside the title. A subtitle of the text itself goes before one that only the source's properties have. `lines` are
 * those of the source that say who wrote it, and when; `masthead` is said as it is written.
 */
export function openingOf(document: Document, lines: readonly string[] = [], masthead: readonly string[] = []): Opening {
  const standing = standingIn(document);
  const { status } = readingOf(document.language);
  const named = lines.flatMap((line) =>
    line.split(/\s*[|·•]\s*/).flatMap((part) => metaIn(part, document.language) ?? (status.test(part) ? [trimClause(part)] : [])),
  );
  const said = { ...standing, meta: [...masthead.map(trimClause), ...named, ...standing.meta] };
  // A subtitle that only names who wrote it, and when, is said as that.
  const own = lines.includes(document.subtitle ?? '') ? undefined : document.subtitle;
  const subtitle = said.subtitle ?? own ?? restOfTitle(document.title ?? '', document.language);
  return { ...said, ...(subtitle !== undefined && { subtitle }) };
}

/** "Shade: how trees come to town", where both together are too long for a title. */
function restOfTitle(title: string, language: string): string | undefined {
  const name = fitTitle(title);
  const rest = title.startsWith(name) ? /^\s*[:：–—-]?\s*(\S.*)$/u.exec(title.slice(name.length))?.[1] : undefined;
  return rest !== undefined && isSubtitle(rest, language) ? rest : undefined;
}

/** Nothing when the document has no title of its own, or no section that follows. */
function standingIn(document: Document): Opening {
  const at = document.blocks.findIndex((block) => block.type === 'heading');
  const title = document.blocks[at];
  if (title?.type !== 'heading' || at > 1 || document.title === undefined) return NO_OPENING;
  const titled = title.text.trim() === document.title.trim();
  const start = titled ? at + 1 : 0;
  const isByline = (block: Block) => block.type === 'heading' && metaOf(block, document.language) !== undefined;
  const next = document.blocks.findIndex((block, i) => i >= start && block.type === 'heading' && !isByline(block));
  // A text without sections has only its author and date on the cover.
  const undivided = next < 0;
  const between = [...document.blocks.slice(0, titled ? at : 0), ...document.blocks.slice(start, undivided ? start + MOST_BYLINES : next)];
  const meta: string[] = [];
  const blocks = new Set<Block>();
  const prose: { block: Block; text: string }[] = [];
  for (const block of between) {
    const named = metaOf(block, document.language);
    if (named) {
      for (const line of named) meta.push(line);
      blocks.add(block);
      continue;
    }
    const particulars = undivided || block.type !== 'paragraph' ? undefined : particularsIn(oneLine(plainText(block.runs)));
    if (particulars !== undefined) {
      meta.push(particulars);
      blocks.add(block);
      continue;
    }
    // Minutes name their day among who was there and where.
    if (block.type === 'facts') meta.push(...block.entries.flatMap(({ key, value }) => dateOf(`${key}: ${value}`)));
    if (block.type === 'paragraph') prose.push({ block, text: oneLine(plainText(block.runs)) });
    else if (block.type !== 'break' && block.type !== 'picture' && block.type !== 'note') prose.push({ block, text: '' });
  }
  // Notes to a title slide that says nothing else are the cover's.
  const noted = between.filter((block) => block.type === 'note');
  const [only] = prose;
  const line = only && unbracketed(only.text);
  const subtitle = line && !undivided && prose.length === 1 && isSubtitle(line, document.language) ? trimClause(line) : undefined;
  if (only && subtitle !== undefined) blocks.add(only.block);
  if (prose.length === (subtitle === undefined ? 0 : 1)) for (const block of noted) blocks.add(block);
  return { meta, blocks, ...(subtitle !== undefined && { subtitle }) };
}

/** Words of such a paragraph. */
const MOST_PARTICULARS = 34;
const PARTICULAR = /(?:^|[\s.;])(\p{Lu}\p{Ll}[\p{L}\p{M} ]{1,22}?)\s?:\s/gu;
const PERSON_FIRST = /^(\p{Lu}[\p{L}\p{M} ]{2,22}?\s?:\s(?:\p{Lu}[\p{L}\p{M}'’-]+\s){1,2}\p{Lu}[\p{L}\p{M}'’-]+)(?=[,.;\s]|$)/u;

/**
 * "Speaker: Anders Lindqvist, head of logistics. Enclosures: costs (A), risks (B)." below a title: two or more labels, the first of which says who.
 * What the cover says of them.
 */
function particularsIn(text: string): string | undefined {
  const labels = [...text.matchAll(PARTICULAR)].length;
  return labels >= 2 && countWords(text) <= MOST_PARTICULARS ? PERSON_FIRST.exec(text)?.[1] : undefined;
}

/** A long line without what only adds to it: "between Ann Lee (the Client) and …". */
const unbracketed = (text: string): string => (columns(text) > LONGEST_BRACKETED ? text.replace(/\s*\([^()]{1,60}\)/gu, '') : text);

const isSubtitle = (text: string, language: string): boolean =>
  columns(text) >= 8 &&
  columns(text) <= LONGEST_SUBTITLE &&
  !/[:：?？]$|https?:/u.test(text) &&
  !/^\p{L}[^:：]{2,24}[:：]\s.*[.。]$/u.test(text) &&
  splitSentences(text, language).length <= (namesAuthor(text, readingOf(language)) ? 1 : MOST_SENTENCES);

/** The block's names and dates, if it says nothing else. */
function metaOf(block: Block, language: string): string[] | undefined {
  if (block.type === 'facts') {
    const values = block.entries.map(({ key, value }) => metaIn(`${key}: ${value}`, language));
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  if (block.type !== 'paragraph' && block.type !== 'heading') return undefined;
  const text = oneLine(block.type === 'heading' ? block.text : plainText(block.runs));
  if (columns(text) > LONGEST_META) return undefined;
  if (isNames(text)) return [text];
  const parts = text.split(/\s*[|·•]\s*/).map((part) => metaIn(part, language));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** "Ida Lindqvist, Marco Bassi and Tomasz Wolski": two or more names of two to four words, and nothing else. */
function isNames(text: string): boolean {
  const names = text.split(/\s*[,;&]\s*|\s\p{Ll}{1,3}\s(?=\p{Lu})/u).filter((name) => name !== '');
  return names.length >= 2 && names.every((name) => /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name));
}

const dateOf = (line: string): string[] => (DATED.test(line) ? [trimClause(DATED.exec(line)?.[1] ?? '')] : []);

function metaIn(line: string, language: string): string | undefined {
  const [, sign = '', name = ''] = NAMED_AUTHOR.exec(line) ?? [];
  // "Por que …?" is no author: without a colon a name follows, in whatever case the language's word for "by" is written.
  const author = name !== '' && (sign.trim() !== '' || CAPITAL.test(name)) ? name : undefined;
  const value = author ?? DATED.exec(line)?.[1];
  if (value !== undefined) return /[!?;:]\s|(?<!\d|(?<!\p{L})\p{Lu})\.\s/u.test(value) ? undefined : trimClause(value);
  return isDateAlone(line, language) ? trimClause(line) : undefined;
}
