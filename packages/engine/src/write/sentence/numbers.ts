/** The numbers of a text, as digits write them. */

/** Each with its points and commas; blanks part. */
export const numbersIn = (text: string): readonly string[] => text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];

/** How many there are; blanks that do not break part no thousands. */
export const countNumbers = (text: string): number => text.match(/\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*/gu)?.length ?? 0;
