/** Sentences of which some go: what leans on one that goes would be left pointing at nothing. */
import { isDangling } from '../say/dangling.ts';

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
