/** Languages in Latin letters: by their letter sequences and, as long as there is little of these, by what is telling in a few words. */
import { type Evidence, evidence } from './latinEvidence.ts';
import { guess } from './nGrams.ts';

/** From so many letters on, the sequences say enough by themselves. */
const ENOUGH = 150;
/** Added for a language that many write in, or taken from one that few do, where there are next to no letters. */
const COMMON = 0.05;
const RARE = -0.08;
/** English titles are everywhere. */
const ENGLISH = 0.09;
/** For each telling word or ending, as a share of the words. */
const PER_WORD = 0.4;
const PER_FORM = 0.12;
/** No language has as many. */
const MOST_FORMS = 200;
/** The model of letter sequences does not know them, so that their words must say it all. */
const PER_RARE_WORD = 2;
/** Different words of a rare language that must be there, and their share of all. */
const FEWEST_RARE = 2;
const RARE_SHARE = 0.15;

/** Words that are a fifth to a third of an English text, and at most a twentieth of another. */
const ENGLISH_WORDS = new Set(
  'the and of to in is that for it with as was on are be this by at from or an not which you your we have has'.split(' '),
);
const ENGLISH_SHARE = 0.15;
const ENOUGH_TOKENS = 80;

/** BCP 47 tag; "en" where nothing tells. */
export function latin(text: string): string {
  const tokens = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  // What is so plainly English need not wait for the model, nor take its memory.
  const english = tokens.filter((token) => ENGLISH_WORDS.has(token)).length;
  if (tokens.length >= ENOUGH_TOKENS && english >= ENGLISH_SHARE * tokens.length) return 'en';
  const { scores, reliable } = guess(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const scarcity = Math.max(0, 1 - letters / ENOUGH);
  const length = Math.max(2, tokens.length);
  const counts = countsOf(tokens);
  const candidates = [...new Set([...Object.keys(evidence), ...Object.keys(scores)])]
    .filter((language) => !NOT_LATIN.has(language))
    .map((language, place) => {
      const known = evidence[language];
      const prior = language === 'en' ? ENGLISH : known && !known.rare ? COMMON : RARE;
      return {
        language,
        place,
        before: (scores[language] ?? 0) + scarcity * prior,
        words: known ? wordsOf(counts, tokens.length, known) : 0,
      };
    })
    .sort((a, b) => b.before + b.words / length - (a.before + a.words / length));
  const lower = text.toLowerCase();
  let best = { language: 'en', score: 0, told: false, place: Number.POSITIVE_INFINITY };
  for (const { language, place, before, words } of candidates) {
    // Looking for forms takes most of the time, and they add little to a long text: whom they cannot make the first goes without.
    if (before + (words + PER_FORM * MOST_FORMS) / length < best.score) continue;
    const forms = evidence[language]?.forms;
    const told = (words + PER_FORM * (forms ? new Set(lower.match(forms)).size : 0)) / length;
    const score = before + told;
    const isBetter = score > best.score || (score === best.score && place < best.place);
    if (score > 0 && (scores[language] !== undefined || told > 0) && isBetter) best = { language, score, told: told > 0, place };
  }
  // A single word of which little is known is more often English than what its letters happen to resemble.
  if (tokens.length === 1 && !reliable && !best.told) return 'en';
  return named(best.language, text);
}

function countsOf(tokens: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** What the words that are telling of a language add up to. */
function wordsOf(counts: ReadonlyMap<string, number>, all: number, { words, rare }: Evidence): number {
  const said = [...words].flatMap((word) => counts.get(word) ?? []);
  const heard = said.reduce((sum, count) => sum + count, 0);
  if (rare && (said.length < FEWEST_RARE || heard < RARE_SHARE * all)) return 0;
  return (rare ? PER_RARE_WORD : PER_WORD) * heard;
}

/** The model knows Malay and not Indonesian: everyday words in which the two differ decide, and where none does, the larger language. */
const INDONESIAN = /\b(?:karena|bahwa|bisa|proyek|perusahaan|berbeda|adalah|saat|uang|kantor|ketika|anda|sangat|coba)\b/gi;
const MALAY = /\b(?:kerana|bahawa|boleh|projek|syarikat|berbeza|ialah|mahu|wang|pejabat|awak|kepada|ianya|cuba)\b/gi;

function named(language: string, text: string): string {
  if (language === 'no') return 'nb';
  if (language !== 'ms') return language;
  return (text.match(MALAY)?.length ?? 0) > (text.match(INDONESIAN)?.length ?? 0) ? 'ms' : 'id';
}

/** Those of the model's languages that have another script, and Yoruba, which it finds in anything short. */
const NOT_LATIN = new Set('am ar be bg bn el fa gu he hi hy ja ka kn ko ku lo ml mr or pa ru ta te th uk ur yo zh'.split(' '));
