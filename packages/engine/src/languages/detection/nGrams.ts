/** What a model of letter sequences thinks of a text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packScores } from './packedScores.ts';

/** As much of eld as is used. */
interface Eld {
  detect(text: string): { readonly language: string; getScores(): Record<string, number>; isReliable(): boolean };
}

interface EldMaker {
  createEld(): { instance: Eld; loadData(data: { type: string; languages: Record<string, string>; ngrams: object }): void };
}

export interface Guess {
  /** ISO 639-1; empty when nothing is known of the text. */
  readonly language: string;
  /** From 0 to 1, by language. */
  readonly scores: Readonly<Record<string, number>>;
  readonly reliable: boolean;
}

let loaded: Eld | undefined;

/** The model is loaded when it is first needed: in some 60 ms, and at once, as nobody can wait here. */
export function guess(text: string): Guess {
  loaded ??= load();
  const result = loaded.detect(text.replace(/\s+/g, ' '));
  return { language: result.language, scores: result.getScores(), reliable: result.isReliable() };
}

/**
 * eld's own way of loading its smallest table makes 50,000 objects of it, 80 MB in all: here the file is read as text into rows of numbers, and eld is handed an
 * object for each sequence that a text has. These are files of the package that it does not name to others: its version is pinned.
 */
function load(): Eld {
  const entry = import.meta.resolve('eld/extrasmall');
  const pathOf = (file: string) => fileURLToPath(new URL(file, entry));
  const { createEld } = createRequire(import.meta.url)(pathOf('../languageDetector.js')) as EldMaker;
  const { languages, scoresOf } = packScores(readFileSync(pathOf('../ngrams/extrasmall.js'), 'utf8'));
  const { instance, loadData } = createEld();
  loadData({ type: 'packed', languages, ngrams: new Proxy({}, { get: (_, sequence) => scoresOf(String(sequence)) }) });
  return instance;
}
