/** The text without line breaks, tabs and doubled spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
