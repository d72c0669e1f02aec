/** What kind of thing a topic is about, as far as its words say. */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either, lastOf, listOf } from '../../languages/phrases.ts';
import type { TopicKind } from '../../languages/shape/reading.ts';
import { sideBySide } from '../../languages/sideBySide.ts';

/** What a topic asks about comes before what it is about: "history of the computer" is a history. */
const ORDER: readonly TopicKind[] = ['decision', 'history', 'person', 'event', 'place', 'method', 'technology', 'product', 'science'];

/** Letters of a phrase that may be a part of a longer word. */
const SHORTEST_STEM = 5;
/** Letters of a phrase that may frame a comparison: "or" stands within it. */
const SHORTEST_FRAME = 5;
const LONGEST_SIDE = 32;

/** Undefined where the words do not say. */
export function kindOfTopic(topic: string, language: string): TopicKind | undefined {
  if (sidesOf(topic, language)) return 'comparison';
  return ORDER.find((kind) => saysOf(topic, language, kind));
}

/** The two things that a topic sets against each other: "Coffee or tea?", "Comparison of coffee and tea". */
export function sidesOf(topic: string, language: string): readonly [string, string] | undefined {
  if (!saysOf(topic, language, 'comparison')) return undefined;
  const [left, right, ...more] = sideBySide(withoutFraming(topic, language), language).map((side) => headOf(side, language));
  return left && right && more.length === 0 && left.length <= LONGEST_SIDE && right.length <= LONGEST_SIDE ? [left, right] : undefined;
}

/** As it stands at the head of a column. */
const headOf = (side: string, language: string): string =>
  side
    .replace(/[?？؟!.:：\s]+$/u, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

function saysOf(topic: string, language: string, kind: TopicKind): boolean {
  const text = topic.toLowerCase();
  return listOf(languageOf(language).reading.topicKinds?.[kind]).some((phrase) => lastOf(text, phrase, SHORTEST_STEM, true) >= 0);
}

/** Without what only says that things are compared, and the little words that follow it: "Comparison of the". */
function withoutFraming(topic: string, language: string): string {
  const { reading, grammar } = languageOf(language);
  const compared = listOf(reading.topicKinds?.comparison).filter((phrase) => phrase.length >= SHORTEST_FRAME);
  if (compared.length === 0) return topic;
  const framed = new RegExp(`^\\s*(?:${either(compared.join('|'))})[\\p{L}\\p{M}]*\\s*[:：]?\\s+`, 'iu');
  const little = new Set([...functionWords(language), ...listOf(grammar.unseen)]);
  const rest = topic.replace(framed, '');
  const words = rest.split(' ');
  if (rest === topic) return topic;
  while (words.length > 2 && little.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ');
}
