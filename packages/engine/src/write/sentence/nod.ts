/** A word that only calls for attention, in front of what a sentence says: "Okay, thanks for coming". */

const OPENING = /^[^\p{L}]{0,2}(\p{L}{1,10})[,，、]\s*(?=\p{L})/u;

/** Where the sentence begins behind such a word and its comma, in UTF-16 units; 0 where it has none. `isNod` is asked in lower case. */
export function behindNod(sentence: string, isNod: (word: string) => boolean): number {
  const [opening = '', word = ''] = OPENING.exec(sentence) ?? [];
  return word !== '' && isNod(word.toLowerCase()) ? opening.length : 0;
}
