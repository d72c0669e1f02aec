/** Pictographs that posts and chats decorate their lines with: no words of a text, unless they say how something stands. */

/** "1️⃣ The doctor loves it": a number that a picture is made of. */
const KEYCAP = /^([^\S\n]*)(\d)\u{fe0f}?\u{20e3}[^\S\n]*[.)]?[^\S\n]*(?=\S)/gmu;
/** A sign that is drawn in colours. */
const PICTURE = String.raw`(?:(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f})\p{Emoji_Modifier}?(?:\u{200d}(?:\p{Extended_Pictographic})\u{fe0f}?\p{Emoji_Modifier}?)*)`;
/** What is done, late, good or bad is said by the sign itself. */
const SAYS = /[🔴🟠🟡🟢🔵🟣🟤⚪⚫🟥🟧🟨🟩🟦🟪🟫⬜⬛✅❌❎❗❓⚠⭕🚫⛔👍👎⬆⬇➡⬅📈📉⭐]/u;
const BEFORE = new RegExp(String.raw`^([^\S\n]*)(${PICTURE}(?:[^\S\n]*${PICTURE})*)[^\S\n]+(?=["“„«(¿¡]?[\p{L}\p{N}])`, 'u');
/** What points to the lines below. Other signs at a line's end say how it is meant. */
const BEHIND = /(?<=[\p{L}\p{N}\p{P}])(?:[^\S\n]*(?:👇|👉|🔽|⤵\u{fe0f}?)\p{Emoji_Modifier}?)+[^\S\n]*$/gmu;

/** The text without them; items that one stands before each have a mark of a list in its place. Linear in its length. */
export function withoutPictographs(text: string): string {
  if (!/\p{Extended_Pictographic}|\u{20e3}/u.test(text)) return text;
  const lines = text.replace(KEYCAP, '$1$2. ').replace(BEHIND, '').split('\n');
  return lines
    .map((line, i) =>
      line.replace(BEFORE, (whole: string, indent: string) => (SAYS.test(whole) ? whole : `${indent}${isItem(lines, i) ? '• ' : ''}`)),
    )
    .join('\n');
}

/** A line below or above one with the same sign, each of them an item. */
function isItem(lines: readonly string[], at: number): boolean {
  const sign = signOf(lines[at]);
  return sign !== undefined && (signOf(lines[at - 1]) === sign || signOf(lines[at + 1]) === sign);
}

const signOf = (line = ''): string | undefined => BEFORE.exec(line)?.[2];
