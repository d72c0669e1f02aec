/** Where a presentation's Deck is stored: beside its file, under a name that follows from the file's. */
const suffix = '.deck';

export const deckKeyOf = (storageKey: string): string => `${storageKey}${suffix}`;

/** The key of the presentation's file, for what is stored beside it and for the file itself. */
export const fileKeyOf = (key: string): string => (key.endsWith(suffix) ? key.slice(0, -suffix.length) : key);
