/** A date that the source gives as a limit ("by February", "bis zum 30. Juni") is one on the slide too. */
import { languageOf } from '../../languages/languageOf.ts';
import { escaped, patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { sharedContent } from './grounding.ts';

/** Longer texts are no dates. */
const LONGEST = 24;
/** Share of the words of content that what is told of the date has in common with the source's sentence. */
const SHARED = 0.3;

/**
 * The date with the words in front of it in the passages, where it has the same wherever they name it and they say there what `beside` says of it;
 * undefined where nothing is missing, and where that tells the limit itself ("until then").
 */
export function withDateLimit(date: string, passages: string, language: string, beside: string): string | undefined {
  const { dateLimits = '' } = languageOf(language).findings;
  const said = date.trim();
  if (limitOf(language)?.test(beside)) return undefined;
  if (dateLimits === '' || said.length > LONGEST || !/[\p{L}\p{Nd}]{2}/u.test(said)) return undefined;
  const phrases = dateLimits.split('|').map(spaced).join('|');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${phrases})\\s+)?(${spaced(said)})(?![\\p{L}\\p{N}]|\\.\\d)`, 'giu');
  const places = [...passages.matchAll(named)];
  const found = places.map(([, limit]) => limit?.toLowerCase());
  const [limit] = found;
  if (limit === undefined || found.some((each) => each !== limit)) return undefined;
  const told = passages.split('\n').flatMap((line) => splitSentences(line, language).filter((sentence) => sentence.match(named)));
  if (!told.some((sentence) => (sharedContent(beside, sentence, language, 1) ?? 0) >= SHARED)) return undefined;
  return `${limit.slice(0, 1).toLocaleUpperCase(language)}${limit.slice(1)} ${(places[0]?.[2] ?? said).replace(/\s+/gu, ' ')}`;
}

const limitOf = perText((language) => patternOf(languageOf(language).findings.dateLimits, 'holds'));

const spaced = (text: string): string => escaped(text).replace(/\s+/g, '\\s+');
