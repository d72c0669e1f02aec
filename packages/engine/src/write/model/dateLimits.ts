/** A date that the source gives as a limit ("by February", "bis zum 30. Juni") is one on the slide too. */
import { languageOf } from '../../languages/languageOf.ts';

/** Longer texts are no dates. */
const LONGEST = 24;

/** The date with the words in front of it in the passages, where it has the same wherever they name it; undefined where nothing is missing. */
export function withDateLimit(date: string, passages: string, language: string): string | undefined {
  const { dateLimits = '' } = languageOf(language).findings;
  const said = date.trim();
  if (dateLimits === '' || said.length > LONGEST || !/[\p{L}\p{Nd}]{2}/u.test(said)) return undefined;
  const phrases = dateLimits.split('|').map(escaped).join('|');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${phrases})\\s+)?(${escaped(said)})(?![\\p{L}\\p{N}]|\\.\\d)`, 'giu');
  const places = [...passages.matchAll(named)];
  const found = places.map(([, limit]) => limit?.toLowerCase());
  const [limit] = found;
  if (limit === undefined || found.some((each) => each !== limit)) return undefined;
  return `${limit.slice(0, 1).toLocaleUpperCase(language)}${limit.slice(1)} ${(places[0]?.[2] ?? said).replace(/\s+/gu, ' ')}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
