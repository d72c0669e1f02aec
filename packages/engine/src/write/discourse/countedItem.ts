/** One of several things that a text counts: "The first is nurses. We need 22." has its name in its first sentence. */
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import type { Run } from '../../model/document.ts';
import { joinSentences } from '../sentence/joinSentences.ts';
import { countWords } from '../sentence/measure.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { capitalize } from '../sentence/tidying.ts';
import { discourseWordsOf } from './discourseWords.ts';

/** Words of a name, and between the word that counts and the verb: "the third one". */
const MOST_NAMING = 5;
const MOST_BETWEEN = 2;

/** How its opening counts. */
export interface Opening {
  readonly first: boolean;
  readonly further: boolean;
}

/** Whether the sentence opens with a word for the first of a row, or for a further one; "and" may stand before it. */
export function openingOf(sentence: string, language: string): Opening {
  const cues = discourseWordsOf(language)
    .matcher.find(withoutMarker(sentence, language))
    .filter(({ opens }) => opens);
  return { first: cues.some(({ kind }) => kind === 'first'), further: cues.some(({ kind }) => kind === 'next' || kind === 'last') };
}

/** The items, each in its sentences, with their names in bold where the first sentence of each says nothing but that. */
export function namedItems(items: readonly (readonly string[])[], language: string): readonly (readonly Run[])[] {
  const names = items.map(([first = '', ...rest]) => (rest.length === 0 ? undefined : nameIn(first, language)));
  return items.map((sentences, i) => {
    const name = names.includes(undefined) ? undefined : names[i];
    return name === undefined
      ? [{ text: joinSentences(sentences) }]
      : [{ text: name, bold: true }, { text: ` ${joinSentences(sentences.slice(1))}` }];
  });
}

function nameIn(sentence: string, language: string): string | undefined {
  const { being } = languageOf(language).grammar;
  if (being === undefined) return undefined;
  const bare = withoutMarker(sentence, language);
  const opening = discourseWordsOf(language)
    .matcher.find(bare)
    .find(({ opens, kind }) => opens && (kind === 'first' || kind === 'next' || kind === 'last'));
  if (!opening) return undefined;
  const pattern = new RegExp(`^(?:\\s+\\p{L}+){0,${MOST_BETWEEN}}?\\s+(?:${either(being)})\\s+([^,;:.!?()]+)[.!]?$`, 'iu');
  const name = pattern.exec(bare.slice(opening.end))?.[1]?.trim();
  return name !== undefined && countWords(name) <= MOST_NAMING ? capitalize(name, language) : undefined;
}

const withoutMarker = (sentence: string, language: string): string => {
  const { bareMarker } = sentenceGrammarOf(language);
  return bareMarker ? sentence.replace(bareMarker, '') : sentence;
};
