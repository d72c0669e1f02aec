/** Sentences of which some go: what leans on one that goes would be left pointing at nothing. */
import { isDangling } from '../say/dangling.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { sharedContent } from './grounding.ts';

/** Those that are wanted, and each that one which is kept leans on: "The trial worked." before "It covered 47 crossings.". */
export function withTheirGround(
  sentences: readonly string[],
  isWanted: (sentence: string, i: number) => boolean,
  language: string,
): string[] {
  const kept: string[] = [];
  let leansBack = false;
  for (const [i, sentence] of [...sentences.entries()].toReversed()) {
    const stays: boolean = leansBack || isWanted(sentence, i);
    if (stays) kept.unshift(sentence);
    leansBack = stays && isDangling(sentence, language);
  }
  return kept;
}

/** Those that may stand, without what leans on one that may not. */
export function withoutOrphans(sentences: readonly string[], mayStand: (sentence: string) => boolean, language: string): string[] {
  let lost = false;
  return sentences.filter((sentence) => {
    lost = lost ? isDangling(sentence, language) || !mayStand(sentence) : !mayStand(sentence);
    return !lost;
  });
}

/**
 * Lines without those that the source says of something else: "That used to be different." is its own sentence, but what stands before it there is
 * not what stands before it here.
 */
export function withoutShifted(lines: readonly string[], passages: string, language: string): string[] {
  const source = splitSentences(passages, language);
  return lines.filter((line, i) => {
    const before = lines[i - 1];
    if (before === undefined || !isDangling(line, language)) return true;
    const said = plain(line);
    const at = source.findIndex((sentence) => said !== '' && plain(sentence).endsWith(said));
    if (at < 0) return true;
    const rest = plain(source[at] ?? '')
      .slice(0, -said.length)
      .trim();
    const ground = rest.split(' ').length >= FEWEST_WORDS ? rest : source[at - 1];
    // What is not told apart is not judged.
    return ground === undefined || (sharedContent(before, ground, language, 1) ?? 1) > 0;
  });
}
const FEWEST_WORDS = 3;
/** Words alone. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
