/** Grapheme clusters: what a reader sees as one character, and what is never divided between fonts or lines. */

// Texts without any of these (marks, joiners, emoji modifiers, flags, jamo, Thai and Lao sara am) have a cluster for every code point.
const composes = /[\p{M}\p{Join_Control}\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB\u0E33\u0EB3]/u;

let segmenter: Intl.Segmenter | undefined;

/** For each UTF-16 unit of the text, and its end: 1 where a cluster starts. */
export function graphemeStarts(text: string): Uint8Array {
  const starts = new Uint8Array(text.length + 1);
  starts[text.length] = 1;
  if (composes.test(text)) {
    segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
    for (const { index } of segmenter.segment(text)) starts[index] = 1;
    return starts;
  }
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xdc00 || unit > 0xdfff) starts[i] = 1;
  }
  return starts;
}
