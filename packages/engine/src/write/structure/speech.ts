/** Speeches: what a text without a title says that it is about, and its words to those who listen. */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { isPleasantry, withoutPleasantries } from './pleasantries.ts';

export interface Speech {
  /** As the speaker names it: "The river Tavy". */
  readonly topic: string | undefined;
  readonly blocks: readonly Block[];
}

/** Paragraphs of what somebody says in front of others. */
const FEWEST_PARAGRAPHS = 3;
/** Words of the paragraph that greets, with what else is said there. */
const LONGEST_OPENING = 45;
/** Paragraphs in which a speaker says what it is about. */
const TOPIC_WITHIN = 4;
const LONGEST_TOPIC = 80;
const SHORTEST_TOPIC = 3;

/** Undefined for what greets nobody, or has other blocks than paragraphs. */
export function speechOf(blocks: readonly Block[], language: string): Speech | undefined {
  if (blocks.length < FEWEST_PARAGRAPHS || blocks.some((block) => block.type !== 'paragraph' || block.speaker !== undefined))
    return undefined;
  const opening = sentencesOf(blocks[0], language);
  if (!isPleasantry(opening[0] ?? '', language)) return undefined;
  // Of the weather, the hall and the faces that one sees there.
  const text = opening.join(' ');
  const greets = countWords(text) <= LONGEST_OPENING && !/\p{Nd}/u.test(text) && topicIn(opening, language) === undefined;
  const rest = withoutPleasantries(greets ? blocks.slice(1) : blocks, language);
  const named = rest.slice(0, TOPIC_WITHIN).flatMap((block) => sentencesOf(block, language));
  const topic = topicIn(named, language);
  return { topic: topic?.name, blocks: topic ? without(rest, topic.sentence, language) : rest };
}

interface Topic {
  readonly name: string;
  readonly sentence: string;
}

function topicIn(sentences: readonly string[], language: string): Topic | undefined {
  const patterns = languageOf(language).reading.source?.topics ?? [];
  for (const sentence of sentences) {
    for (const pattern of patterns) {
      const name = pattern.exec(sentence)?.[1]?.trim();
      if (name !== undefined && columns(name) >= SHORTEST_TOPIC && columns(name) <= LONGEST_TOPIC)
        return { name: `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`, sentence };
    }
  }
  return undefined;
}

/** It begins with what another sentence names. */
const leansBack = (sentence: string | undefined, language: string): boolean =>
  sentence !== undefined &&
  hangs(sentence, language).some(({ kind, start, certainty }) => POINTING.has(kind) && start === 0 && certainty >= SURE);
const POINTING: ReadonlySet<HangKind> = new Set<HangKind>(['thing', 'person', 'several', 'demonstrative']);
const SURE = 0.65;

/** The sentence that names the topic says no more than the title, unless it has a figure. */
function without(blocks: readonly Block[], sentence: string, language: string): readonly Block[] {
  if (/\p{Nd}/u.test(sentence)) return blocks;
  return blocks.flatMap((block): readonly Block[] => {
    const sentences = sentencesOf(block, language);
    const at = sentences.indexOf(sentence);
    // "It was built in 1964": without the sentence nobody knows what.
    if (block.type !== 'paragraph' || at < 0 || leansBack(sentences[at + 1], language)) return [block];
    const kept = sentences.filter((other) => other !== sentence);
    return kept.length === 0 ? [] : [{ ...block, runs: [{ text: kept.join(' ') }] }];
  });
}

const sentencesOf = (block: Block | undefined, language: string): readonly string[] =>
  block?.type === 'paragraph' ? splitSentences(oneLine(plainText(block.runs)), language) : [];
