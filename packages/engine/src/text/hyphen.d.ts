/** hyphen 1.14.1, which comes without types. */
declare module 'hyphen' {
  /** Hyphenates the words of a text; synchronous unless asked otherwise. */
  type Hyphenate = (text: string) => string;
  /** Levels of the patterns, the patterns as a tree of letters, and words with places of their own. */
  export type Patterns = readonly [levels: unknown, tree: unknown, exceptions?: Readonly<Record<string, readonly number[]>>];
  export default function createHyphenator(
    patterns: Patterns,
    options?: { hyphenChar?: string; minWordLength?: number; html?: boolean },
  ): Hyphenate;
}
