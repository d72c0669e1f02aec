/** The letters and digits of a text, small: texts are alike where these are. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
