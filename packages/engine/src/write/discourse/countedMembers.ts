/** What a sentence counts behind its own colon: "I ask you to decide three things: whether we build, whether we borrow and whether the fee goes up." */
import { languageOf } from '../../languages/languageOf.ts';
import { either, listOf } from '../../languages/phrases.ts';
import { countWords } from '../sentence/measure.ts';
import { capitalize } from '../sentence/tidying.ts';

const FEWEST = 3;
const MOST = 6;
/** Words of a member: fewer are a row of names. */
const FEWEST_WORDS = 3;
const MARKS = /,\s+|;\s+/u;

/**
 * The words up to the colon and what stands behind it, each a member, where these are exactly `count` and the last is joined by the language's
 * "and"; undefined where they are not.
 */
export function membersIn(
  sentence: string,
  count: number,
  language: string,
): { readonly lead: string; readonly members: readonly string[] } | undefined {
  if (count < FEWEST || count > MOST) return undefined;
  const [, lead = '', counted = ''] = /^([^:]{6,120}):\s+([^:]+?)[.!]?$/u.exec(sentence) ?? [];
  if (counted === '') return undefined;
  const bare = alike(counted, count, language) ?? joined(counted, count, language);
  if (!bare || bare.some((member) => countWords(member) < FEWEST_WORDS)) return undefined;
  return { lead: `${lead}:`, members: bare.map((member) => capitalize(member, language)) };
}

/** Members that begin with one word: "whether we build, whether we borrow and whether the fee goes up". */
function alike(counted: string, count: number, language: string): readonly string[] | undefined {
  const opening = /^[\p{L}\p{M}’']+(?=\s)/u.exec(counted)?.[0];
  const { joins } = languageOf(language).sentence ?? {};
  if (opening === undefined || joins === undefined) return undefined;
  const join = either(joins);
  const members = counted.split(new RegExp(`(?:[,;]\\s+(?:(?:${join})\\s+)?|\\s+(?:${join})\\s+)(?=${opening}\\s)`, 'iu'));
  return members.length === count ? members : undefined;
}

/** Members between commas, of which "and" leads the last. */
function joined(counted: string, count: number, language: string): readonly string[] | undefined {
  const members = counted.split(MARKS);
  const last = members.at(-1) ?? '';
  const bare = withoutJoin(last, language);
  return members.length === count && bare !== last ? [...members.slice(0, -1), bare] : undefined;
}

function withoutJoin(member: string, language: string): string {
  const join = joinsOf(language).find((word) => member.toLowerCase().startsWith(`${word} `));
  return join === undefined ? member : member.slice(join.length + 1);
}

const joinsOf = (language: string): readonly string[] => listOf(languageOf(language).sentence?.joins);
