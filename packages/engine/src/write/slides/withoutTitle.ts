/** What a slide shows, without the words that its title says already. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf, patternOf } from '../../languages/phrases.ts';
import { captionBelow } from '../say/captions.ts';
import { danglingIn } from '../say/dangling.ts';
import { keyOf } from '../say/memory.ts';
import { countWords } from '../sentence/measure.ts';
import { sentenceGrammarOf } from '../sentence/sentenceGrammar.ts';
import { capitalize, isWhole, trimClause } from '../sentence/tidying.ts';
import type { Proposal } from './kinds/kind.ts';

export const isSame = (text: string, title: string): boolean => keyOf(text) === keyOf(title);

/**
 * What leads a sentence to its colon and is the title is not said again in front of it ("I ask for two things: …"), nor is the main clause in
 * front of another one ("…, and we have to decide on the contract"), nor what the parts of a bar make up.
 */
export function withoutTitle(body: Proposal['body'], title: string, language: string): Proposal['body'] {
  if (body.kind === 'table' && body.note !== undefined) {
    const { note, ...rest } = body;
    const added = captionBelow(title, note);
    return added === undefined ? rest : { ...rest, note: added };
  }
  if (body.kind === 'shares' && body.whole !== undefined && isSame(body.whole, title)) {
    const { whole: _, ...rest } = body;
    return rest;
  }
  if (body.kind !== 'bullets') return body;
  // What leads to the items and is the title is none of them.
  const items = body.items.filter(({ head, text }) => head !== undefined || !/[:：]$/u.test(text) || !isSame(trimClause(text), title));
  return {
    ...body,
    items: (items.length > 0 ? items : body.items).map((item) =>
      item.head === undefined ? { ...item, text: behind(item.text, title, language) } : item,
    ),
  };
}

function behind(text: string, title: string, language: string): string {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return text;
  const rest = text.slice(title.length);
  const after = /^\s?[:：]\s*(\S.*)$/su.exec(rest)?.[1] ?? clauseIn(rest, language);
  return after === undefined ? text : capitalize(after, language);
}

/** The clause that another one only adds: with its own subject and verb it is understood without the first. */
function clauseIn(rest: string, language: string): string | undefined {
  const { sentence, spaceless, grammar: words } = languageOf(language);
  const joins = listOf(sentence?.joins);
  const begins = patternOf(words.subjects, 'begins', spaceless);
  const grammar = sentenceGrammarOf(language);
  const clause = joins.length > 0 ? new RegExp(`^,\\s(?:${joins.join('|')})\\s(\\S.*)$`, 'isu').exec(rest)?.[1] : undefined;
  const states =
    clause !== undefined &&
    countWords(clause) >= FEWEST_WORDS &&
    begins?.test(clause) === true &&
    grammar.finite?.test(clause) === true &&
    isWhole(clause, grammar) &&
    !danglingIn({ text: clause }, language).point;
  return states ? clause : undefined;
}
const FEWEST_WORDS = 6;
