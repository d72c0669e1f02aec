/**
 * The noun in the place of a pronoun. Only of a pronoun that opens its sentence, right behind a sentence that says what its subject is
 * ("A quay is a wall that …"), where the section is about that subject, as its heading says, and where pronoun and subject agree.
 */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { Anaphora } from '../../languages/shape/discourse.ts';

/** Words of a subject, its article among them. */
const LONGEST_SUBJECT = 5;

/** The sentence with its first word replaced; undefined where it is not certain by what. */
export function resolve(sentence: string, before: string, heading: string, anaphora: Anaphora | undefined): string | undefined {
  for (const { pronoun, articles, copulas, followedBy } of anaphora?.pronouns ?? []) {
    if (!sentence.startsWith(`${pronoun} `)) continue;
    const rest = sentence.slice(pronoun.length + 1);
    const subject = followedBy && !followedBy.test(rest) ? undefined : subjectOf(before, anaphora as Anaphora, copulas);
    if (subject === undefined || !agrees(subject, articles, anaphora as Anaphora) || !isAbout(heading, subject, anaphora as Anaphora))
      continue;
    // A second pronoun may stand for something else.
    return `${subject} ${rest}`;
  }
  return undefined;
}

/**
 * "This policy explains …. It applies to all employees.": behind the sentence that says what a text is for, which no slide shows, the pronoun
 * is the text itself.
 */
export function resolveText(sentence: string, before: string, language: string, anaphora: Anaphora | undefined): string | undefined {
  const [pointer = '', noun = ''] = before.split(' ');
  const points = listOf(languageOf(language).grammar.backward).includes(pointer.toLowerCase());
  if (!points || !/^[\p{L}\p{M}-]{3,}$/u.test(noun) || functionWords(language).has(noun.toLowerCase())) return undefined;
  for (const { pronoun, followedBy } of anaphora?.pronouns ?? []) {
    const rest = sentence.startsWith(`${pronoun} `) ? sentence.slice(pronoun.length + 1) : undefined;
    if (rest !== undefined && followedBy?.test(rest) !== false) return `${pointer} ${noun} ${rest}`;
  }
  return undefined;
}

/** What stands before a copula that says what it is. */
function subjectOf(sentence: string, { predicates, noNoun }: Anaphora, copulas: string): string | undefined {
  const words = sentence.split(' ');
  const at = words.findIndex((word) => copulas.split('|').includes(word));
  if (at < 1 || at > LONGEST_SUBJECT) return undefined;
  const rest = words.slice(at + 1).join(' ');
  if (!predicates.split('|').some((predicate) => rest.startsWith(`${predicate} `))) return undefined;
  const subject = words.slice(0, at);
  const barred = new Set(noNoun.split('|'));
  if (subject.some((word, i) => /[^\p{L}\p{M}\p{N}'’-]/u.test(word) || (i > 0 && barred.has(word.toLowerCase())))) return undefined;
  return barred.has(subject[0]?.toLowerCase() ?? '') ? undefined : subject.join(' ');
}

/** Its article is one of the pronoun's, or it has none. */
function agrees(subject: string, articles: string, { pronouns }: Anaphora): boolean {
  const [first = '', ...more] = subject.split(' ');
  if (more.length > 0 && articles.split('|').includes(first)) return true;
  return !pronouns.some((pronoun) => pronoun.articles.split('|').includes(first)) && /^\p{Lu}/u.test(first);
}

/** The heading names the subject's noun. */
function isAbout(heading: string, subject: string, { pronouns }: Anaphora): boolean {
  const [first = '', ...more] = subject.split(' ');
  const article = pronouns.some(({ articles }) => articles.split('|').includes(first));
  const noun = (article ? more : [first, ...more]).join(' ').toLowerCase();
  return noun.length >= 3 && ` ${heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')} `.includes(` ${noun} `);
}
