/** Lines around a text that show by their shape that they are no part of it: bars to share it, tags, numbers of comments, contacts. */
import { columns, countWords } from '../sentence/measure.ts';
import { endsSentence } from './textLine.ts';

/** Names of networks and messengers, which are the same in every language. */
const NETWORK =
  /(?<![\p{L}\p{N}])(?:facebook|whatsapp|twitter|linkedin|instagram|telegram|pinterest|tiktok|youtube|reddit|tumblr|bluesky|mastodon|threads|viber|messenger|xing|vk|line(?=で))(?!\p{Script=Latin})/giu;
/** Whether a label names a network or messenger: "WhatsApp group". */
export const namesNetwork = (text: string): boolean => text.search(NETWORK) >= 0;

const FEWEST_NETWORKS = 2;
const MOST_WORDS_EACH = 4;
const LONGEST_BAR = 16;

/** "Compartir en WhatsApp  Compartir en Facebook  Copiar enlace". */
export function isShareBar(text: string): boolean {
  const networks = text.match(NETWORK)?.length ?? 0;
  const words = countWords(text);
  if (networks === 0 || endsSentence(text) || words > LONGEST_BAR) return false;
  return networks >= FEWEST_NETWORKS ? words <= networks * MOST_WORDS_EACH : words <= 2 || /[|·•]/u.test(text);
}

/** "#inc-2026-1107 — export of channel": the name of where something was said, which is no title. */
export const channelIn = (text: string): string | undefined =>
  /^#((?=[^\s#]{0,60}[\p{Nd}_-])[\p{L}\p{Nd}_-]{3,60})\s+[–—-]\s/u.exec(text)?.[1];

const FEWEST_TAGS = 3;
const LONGEST_TAG = 3;

/** "Archivado en: Sequía · Agua · Embalses": a label and names side by side. */
export function isTags(text: string): boolean {
  const names = /^[^:：]{2,24}[:：]\s*(\S.*)$/u.exec(text)?.[1];
  if (names === undefined || endsSentence(text)) return false;
  const parts = names.split(/\s*[·•|#]\s*/u).filter((part) => part !== '');
  return parts.length >= FEWEST_TAGS && parts.every((part) => countWords(part) <= LONGEST_TAG && !/\p{Nd}/u.test(part));
}

/** "27 commentaires", "Comentarios (143)". */
export const isCounter = (text: string): boolean =>
  /^\p{Lu}?[\p{L}\p{M}]{3,20} ?[(（]\p{Nd}{1,5}[)）]$/u.test(text) || /^\p{Nd}{1,5} \p{Ll}{3,16}$/u.test(text);

// From the first sign of a word on, and no later one: a word of 100,000 letters would be tried from each.
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gu;
const PHONE = /(?<![\p{L}\p{Nd}.,])(?:\+\d{1,3}[\s-]?)?[(]?\d{2,5}[)]?(?:[\s./–-]\d{2,8}){1,5}(?![\p{L}\p{Nd}]|[.,]\d)/gu;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gu;
const LEAST_DIGITS = 8;
const MOST_BESIDE = 9;
const WIDEST_BESIDE = 60;

/** Addresses and telephone numbers in a text. */
export const contactsIn = (text: string): number =>
  (text.match(MAIL)?.length ?? 0) +
  (text.match(ADDRESS)?.length ?? 0) +
  [...text.matchAll(PHONE)].filter(([number]) => (number.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS && !isSpan(number)).length;

/** A telephone number or an address, with a name or a few words: "Contact: m.keller@pedala.example", "Fale com a gente: 0800 000 0000". */
export function isContact(text: string): boolean {
  const phones = [...text.matchAll(PHONE)].filter(([number]) => (number.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS && !isSpan(number));
  if (phones.length === 0 && text.search(MAIL) < 0 && text.search(ADDRESS) < 0) return false;
  const rest = phones
    .reduce((left, [number]) => left.replace(number, ' '), text)
    .replace(MAIL, ' ')
    .replace(ADDRESS, ' ');
  return countWords(rest) <= MOST_BESIDE && columns(rest.trim()) <= WIDEST_BESIDE;
}

/** "2024-2028", "12.11.2025": years and dates, also behind a bracket. */
const isSpan = (number: string): boolean =>
  /^[(]?(?:(?:19|20)\d\d\D(?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/u.test(number);

/** "(Aplausos)", "[Try it now]": what is no sentence of the text, in brackets of its own. */
export const isAside = (text: string): boolean => /^[([（［][^()[\]（）［］.]{2,40}[)\]）］]$/u.test(text) && countWords(text) <= 4;

/** "[Share] [Save]": buttons side by side, each in its brackets. */
export const areButtons = (text: string): boolean => /^(?:[[［][^[\]［］.]{0,12}\p{L}[^[\]［］.]{0,12}[\]］]\s*){2,8}$/u.test(text);

/** "👍 3", ":tada: 4 :eyes: 2": who liked a message, and no words. */
export const isReaction = (text: string): boolean =>
  (/\p{Extended_Pictographic}/u.test(text) &&
    /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Nd}\s+×x|·,.:()]|\u{fe0f}|\u{200d})+$/u.test(text)) ||
  /^(?::[a-z][\w+-]{1,30}:\s?\p{Nd}{0,3}\s*){1,12}$/u.test(text);

const MOST_WORDS_OF_TIME = 6;
/** "Ascolta l'articolo 4 min", "Voir la vidéo (2 min 14)", "3 minuti di lettura": how long something takes, on a page that says so. */
export const isRunningTime = (text: string): boolean =>
  countWords(text) <= MOST_WORDS_OF_TIME &&
  /^[\p{L}’' ]{2,30}[(（:·•–-]?\s?\p{Nd}{1,3} ?(?:min|мин|dk|分|분)\p{L}{0,3}\.?(?:\s?\p{Nd}{1,2})?[)）]?$|^\p{Nd}{1,3}[ -]min\p{L}*(?: \p{L}{2,9}){0,2}$/iu.test(
    text,
  );

/** "FR | EN | DE", and "Menu Tickets Shop FR | EN | DE". */
export const isLanguageBar = (text: string): boolean =>
  /^\p{Lu}{2}(?:\s*[|/·•]\s*\p{Lu}{2}){1,7}$/u.test(text) ||
  /^(?:\p{Lu}[\p{L}'’-]*\s+){1,6}\p{Lu}{2}(?:\s*[|/·•]\s*\p{Lu}{2}){2,7}$/u.test(text);

/** Blocks at the end, among which a page says whose it is. */
const FOOT = 10;

/** Whose page it is, as its last lines say: "© 2025 Museum of Salt – All rights reserved". */
export function ownerIn(lines: readonly (string | undefined)[]): string | undefined {
  for (const line of lines.slice(-FOOT)) {
    const name =
      /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\p{Nd}{2}\s*(?:[-–]\s*(?:19|20)\p{Nd}{2})?)?\s*(\p{L}[^|·•–—]{2,60}?)\s*(?:[|·•–—.,].*)?$/iu.exec(
        line ?? '',
      )?.[1];
    if (name !== undefined) return name;
  }
  return undefined;
}

const DOMAIN = /(?:@|https?:\/\/|www\.)(?:[\w-]+\.)*?([\w-]{4,})(?:\.\p{L}{2,3})?\.\p{L}{2,10}(?![\w.-]*@)/giu;
/** Names of hosts that are nobody's own. */
const ANYBODYS =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|mail|email|example|github|youtube|facebook|instagram|twitter)$/iu;

/** The letters of those whose page or paper it is: who has the rights, and the names of hosts in its first and last lines. */
export function ownersIn(lines: readonly (string | undefined)[]): readonly string[] {
  const owner = ownerIn(lines);
  const hosts = [...lines.slice(0, FOOT), ...lines.slice(-FOOT)].flatMap((line) =>
    [...(line ?? '').matchAll(DOMAIN)].flatMap(([, host = '']) => (ANYBODYS.test(host) ? [] : [host])),
  );
  return [...(owner === undefined ? [] : [owner]), ...hosts].map(ownerKeyOf).filter((name) => name.length >= SHORTEST_OWNER);
}
const SHORTEST_OWNER = 5;

/** The plain letters of a name, without accents: hosts have none. */
export const ownerKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
