/** Sentences as one text: with a blank between them, but none behind a full stop of a script that is written without blanks. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => (text === '' ? sentence : `${text}${SPACELESS_END.test(text) ? '' : ' '}${sentence}`), '');

const SPACELESS_END = /[。！？｡…][」』）】〉》”’]*$/u;
