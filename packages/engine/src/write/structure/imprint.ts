/**
 * The imprint of a text, between its title and its first section: its edition or version, when it was finished, who wrote it and for whom.
 * "Final version, 2 May 2025. Prepared by Marlowe & Ostrander." No slide says it.
 */
import { dateIn } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { isCode } from './sheet.ts';

export interface Imprint {
  /** Who wrote it and when, as parts of the line. */
  readonly meta: readonly string[];
  /** What the text says of itself among them: "Independent review for the Transport Board". */
  readonly subtitle: string | undefined;
}

const LONGEST = 48;
/** Words of a part that names an edition, a date, who wrote it. */
const LONGEST_PART = 16;
/** Words beside a date: the meeting that it is the date of, the place. */
const MOST_BESIDE_DATE = 9;
const MOST_BESIDE_EDITION = 9;
/** Words of what a text says of itself. */
const LONGEST_SUBTITLE = 18;
const FEWEST_SUBTITLE = 4;

const LONGEST_LIMITING = 150;

/** "Draft, not yet agreed with the board", "Valid until 1 May": what a text claims holds with that only. */
export const limitsText = (text: string, { status }: Reading): boolean =>
  text.split(/[,;.，。、]\s*|\s[–—|·•/]\s/u).some((part) => status.test(part) && /[\s\p{Script=Han}]/u.test(part.trim()));

type Part = 'strong' | 'weak' | 'subtitle';

/** Undefined for a line that says anything else. Linear in the length of the text. */
export function imprintIn(text: string, language: string, reading: Reading): Imprint | undefined {
  if (text === '' || countWords(text) > LONGEST) return undefined;
  const parts = partsOf(text, reading);
  const alone = parts.length === 1;
  const kinds = parts.map((part) => kindOf(part, language, reading, alone));
  const strange = parts.filter((_, i) => kinds[i] === undefined);
  if (!kinds.includes('strong') || (strange.length > 0 && !isAside(strange, parts[0] ?? '', reading))) return undefined;
  const subtitles = parts.filter((part, i) => kinds[i] === 'subtitle' && countWords(part) >= FEWEST_SUBTITLE);
  // Two of them are sentences of the text.
  if (kinds.filter((kind) => kind === 'subtitle').length > 1) return undefined;
  // It stands on the cover as it is written, with whatever it is said of.
  if (limitsText(text, reading) && columns(text) <= LONGEST_LIMITING) return { meta: [], subtitle: text.replace(/[.。]$/u, '') };
  return { meta: parts.flatMap((part, i) => (kinds[i] === 'strong' ? metaOf(part, language, reading) : [])), subtitle: subtitles[0] };
}

/** Words of what somebody asks of those who get a draft or an edition, behind its name. */
const LONGEST_ASIDE = 14;

/** "Tarn Valley Fixers, third edition. Please send corrections to Dilys.": one short sentence without figures behind an edition or an author. */
const isAside = ([aside = '', ...more]: readonly string[], first: string, { imprint, byline }: Reading): boolean =>
  more.length === 0 &&
  aside !== first &&
  countWords(aside) <= LONGEST_ASIDE &&
  !/\p{Nd}/u.test(aside) &&
  ((imprint?.test(first) ?? false) || byline.test(first));

/** Which version it is says nothing on a cover; its day does. */
function metaOf(part: string, language: string, reading: Reading): readonly string[] {
  if (!reading.imprint?.test(part) || reading.byline.test(part)) return [part];
  const date = dateIn(part, language);
  return date?.kind === 'calendar' && /[\s./年-]/u.test(date.label) ? [date.label] : [];
}

/** What stands between full stops, dashes, slashes and dots, and before a label within a line. */
function partsOf(text: string, reading: Reading): readonly string[] {
  return text
    .split(
      /(?<=[\p{L}\p{N})\]”"»])[.。]\s*(?=[\p{Lu}\p{Lo}])(?<!(?<!\p{L})\p{L}{1,4}\.\s?)(?<!(?<!\p{Nd})\p{Nd}{1,2}\.\s?)|\s+[–—|·•/]\s+|\s*[|·•／]\s*/u,
    )
    .flatMap((part) => beforeLabels(part.trim(), reading))
    .map((part) => part.replace(/[.;,。]+$/u, '').trim())
    .filter((part) => part !== '');
}

/** "… meeting, 14 March 2025 Editor: R. Hall" is two lines that a page has joined. */
function beforeLabels(part: string, { byline, dated }: Reading): readonly string[] {
  const starts = [...part.matchAll(/(?<=\s)\p{Lu}[\p{L}\p{M}]{2,24}(?:\s\p{Ll}[\p{L}\p{M}]{1,12}){0,2}\s?[:：](?=\s?\S)/gu)]
    .filter(([label]) => byline.test(label) || dated.test(label))
    .map(({ index }) => index);
  return [0, ...starts].map((start, i) => part.slice(start, starts[i]).trim());
}

const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.'’-]*){1,3}`;
/** "Priya Venkataraman, Head of Operations". */
const NAME_AND_ROLE = new RegExp(String.raw`^${NAME},\s+\p{L}[^,.:;]{2,60}$`, 'u');
const NAMES = new RegExp(String.raw`^${NAME}(?:\s?[,;&]\s?${NAME}|\s\p{Ll}{1,3}\s${NAME}){0,6}$`, 'u');
const CONTACT = /^\S+@\S+\.\S+$|^(?:https?:\/\/|www\.)\S+$/u;

function kindOf(part: string, language: string, reading: Reading, alone: boolean): Part | undefined {
  const words = countWords(part);
  if (words > LONGEST_PART + 2) return undefined;
  // "Preliminary costs, subject to two further quotes".
  if (!alone && reading.status.test(part) && words <= LONGEST_PART && !/[%‰\p{Sc}]/u.test(part)) return 'strong';
  const date = dateIn(part, language);
  // A year or a quarter is of what the text is about.
  const dated = date?.kind === 'calendar' && /\p{L}{3}|\p{Nd}[./-]\p{Nd}|[月월]/u.test(date.label);
  const named = reading.imprint?.exec(part);
  // "Internal communication" by itself heads something; "Third edition" does not.
  const edition = named != null && (!alone || dated || /\p{Nd}/u.test(part) || named.index + named[0].length === part.length);
  const by = reading.byline.exec(part)?.[0];
  if (by !== undefined && words > countWords(by) && words <= LONGEST_PART && followsBy(part.slice(by.length), by)) return 'strong';
  // What else has figures says something.
  const rest = dated ? part.replace(date.label, ' ') : part;
  const figures = /\p{Nd}/u.test(edition ? rest.replace(/\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,2}|(?:19|20)\p{Nd}{2}/gu, ' ') : rest);
  const sums = /[%€$£¥₹₽₺]/u.test(part);
  if (sums) return undefined;
  if (edition && !figures && words <= MOST_BESIDE_EDITION + (dated ? countWords(date.label) : 0)) return 'strong';
  if (dated && !figures && countWords(rest) <= MOST_BESIDE_DATE && date.label.length >= 4 && isApart(part, date.index, date.label, alone))
    return 'strong';
  if (isCode(part) || CONTACT.test(part)) return 'weak';
  if (figures) return undefined;
  if (NAME_AND_ROLE.test(part) && words <= 10) return 'weak';
  if (NAMES.test(part)) return 'weak';
  if (reading.organization?.test(part) && words <= 10) return 'weak';
  return words <= LONGEST_SUBTITLE && (reading.document?.test(part) || words <= 5) ? 'subtitle' : undefined;
}

/** A date behind a comma, or with hardly anything beside it: "The bakery opened on 3 May 2021" is a sentence. */
function isApart(part: string, index: number, label: string, alone: boolean): boolean {
  const [before, behind] = [part.slice(0, index), part.slice(index + label.length)];
  if (/[?!]$/u.test(part)) return false;
  return (
    countWords(before) + countWords(behind) <= (alone ? 1 : 3) ||
    /[,(:：，（]\s*(?:\p{L}{1,4}\s){0,2}$/u.test(before) ||
    (before === '' && /^[,;(，（]/u.test(behind))
  );
}

/** A colon, a name, or an article behind a phrase of two words: "by Ann Lee", "Written by the coordinators". */
const followsBy = (rest: string, by: string): boolean =>
  /^\s*[:：]\s*\S|^\s+\p{Lu}|^\s*\p{Lo}/u.test(rest) || (/\s/u.test(by) && /^\s/u.test(rest));

/** "Written by me, Joss", "By Ann Lee": and not "By noon the street is hot". */
export function namesAuthor(text: string, { byline }: Reading): boolean {
  const by = byline.exec(text)?.[0];
  return by !== undefined && followsBy(text.slice(by.length), by);
}

/** A name with what its bearer is, alone on a line: "Hélène Vasseur, présidente de l'association". */
export const isNameAndRole = (text: string): boolean => NAME_AND_ROLE.test(text) && countWords(text) <= 12;
