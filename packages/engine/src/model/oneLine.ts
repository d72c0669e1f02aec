/** The text without line breaks, tabs and doubled spaces. */
export const oneLine = (text: string): string => text.replace(UNEVEN, ' ').trim();

/** Blanks but for those that are one space already: to put each in its own place takes five times as long. */
const UNEVEN = /[^\S ]\s*| \s+/g;
