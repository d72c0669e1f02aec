/** What a messenger writes into a chat by itself: that messages are encrypted, who founded the group and how it is called, who came and left. */
import { talkWordsOf } from './talk/talkWords.ts';
import { withoutSigns } from './talk/turn.ts';

/** The mark that stands in exports before what nobody typed. */
const MARK = '\u200e';
const MARKS = /\u200e/gu;
/** "text <This message was edited>", with the mark before the bracket. */
const EDITED = /\s*\u200e<[^<>]{3,60}>$/u;
/** ":tada:", which a picture stands for. */
const NAMED_SIGN = /(?<=^|\s):[a-z][a-z\d_+-]{1,30}:(?=\s|$)/gu;
/** ":eyes: 4" behind a message: how many answered with which sign. */
const REACTED = /(?<=^|\s):[a-z][\w+-]{1,30}:\s?\p{Nd}{1,3}(?=\s+:|\s*$)/gu;
/** Messages among which the messenger says that all of them are encrypted. */
const OPENING = 3;
const QUOTED = /["“”„«「『]([^"“”„«»「」『』]{3,60})["“”»」』]/gu;

/** Whether it was the messenger, and not the speaker, who says this in the message at a place. */
export function isNotice(said: string, at: number, language: string): boolean {
  return said.startsWith(MARK) || (at < OPENING && talkWordsOf(language).isEncrypted(said));
}

/** What somebody typed, without what the messenger adds to it. */
export const typedOf = (text: string): string =>
  text.replace(EDITED, '').replace(MARKS, '').replace(REACTED, ' ').replace(NAMED_SIGN, ' ').trim();

/** The name of the group as the last line gives it that names one: “Trip” of 'Anna changed the subject from “Walk” to “Trip”'. */
export function groupNamed(reported: readonly string[]): string | undefined {
  const name = reported.flatMap((line) => [...line.matchAll(QUOTED)].map(([, quoted = '']) => quoted)).at(-1);
  return name === undefined ? undefined : withoutSigns(name).trim();
}
