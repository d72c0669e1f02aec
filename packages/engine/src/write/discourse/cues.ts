/** Cue phrases in a sentence: which moves of a text it holds the words for, and where. */
import { type CueKind, type CuePhrases, kindsOfCues } from '../../languages/shape/cuePhrases.ts';
import { behindNod } from '../sentence/nod.ts';

export interface Cue {
  readonly kind: CueKind;
  /** Offsets in the sentence. */
  readonly at: number;
  readonly end: number;
  /** The sentence begins with it, or ends with what must stand at its end. */
  readonly opens: boolean;
}

/** The numbers that a sentence names, in their order; `cardinals` are its language's words for 2, 3, 4 … */
export const numbersNamed = (sentence: string, cues: readonly Cue[], cardinals: readonly string[]): number[] =>
  cues
    .filter(({ kind }) => kind === 'counts')
    .map(({ at, end }) => cardinals.indexOf(sentence.slice(at, end).toLowerCase()) + 2)
    .filter((number) => number >= 2);

interface Found {
  readonly kind: CueKind;
  readonly end: number;
  readonly closes: boolean;
}

interface Phrase {
  readonly kind: CueKind;
  readonly text: string;
  /** What follows within a few words, where the phrase has a gap. */
  readonly rest: string | undefined;
  readonly closes: boolean;
  /** It is the beginning of a word. */
  readonly stem: boolean;
}

/** A phrase with a word of which only the ending is given. */
interface Ending {
  readonly kind: CueKind;
  /** What stands before that word, and after it. */
  readonly before: string;
  readonly after: string;
  readonly suffix: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

const WIDEST_GAP = 40;
/** Letters of a key; shorter phrases are their own. */
const KEY = 4;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const PROCLITIC = /^[وف]\p{L}{2}/u;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
const CLOSING = /[\s.!?。！？।؟…:："'”’»)\]]+$/u;

/** The phrases of a language by their first letters, so that a sentence is gone through once whatever their number. */
export class CueMatcher {
  /** By their first letters: those that open a sentence, and those that stand anywhere. */
  readonly #opening = new Map<string, Phrase[]>();
  readonly #anyPlace = new Map<string, Phrase[]>();
  /** By the last two characters of their words. */
  readonly #endings = new Map<string, Ending[]>();
  readonly #anywhere: boolean;

  readonly #nods: ReadonlySet<string>;

  /**
   * `anywhere`: phrases are parts of words as well, where words are not told apart by spaces or take their grammar at their ends.
   * `nods`: behind such a word and a comma the sentence begins ("Okay, thanks for coming").
   */
  constructor(words: CuePhrases, anywhere: boolean, nods: readonly string[] = []) {
    this.#anywhere = anywhere;
    this.#nods = new Set(nods);
    for (const kind of kindsOfCues) for (const phrase of words[kind]?.split('|') ?? []) this.#add(kind, phrase);
  }

  #add(kind: CueKind, written: string): void {
    const opens = written.startsWith('^');
    const closes = written.endsWith('$');
    const core = plain(written.replace(/^\^|\$$/g, ''));
    const stem = core.endsWith('*');
    const [text = '', rest] = core.replace(/\*$/, '').split(/\s*…\s*/);
    if (text.includes('*')) {
      this.#addEnding(kind, text, opens, closes);
      return;
    }
    if (text === '') return;
    const phrases = opens ? this.#opening : this.#anyPlace;
    const key = text.slice(0, KEY);
    const phrase = { kind, text, rest, closes, stem };
    const known = phrases.get(key);
    if (known) known.push(phrase);
    else phrases.set(key, [phrase]);
  }

  #addEnding(kind: CueKind, text: string, opens: boolean, closes: boolean): void {
    const [before = '', rest = ''] = text.split('*');
    const suffix = /^[\p{L}\p{M}]*/u.exec(rest)?.[0] ?? '';
    const ending = { kind, before, suffix, after: rest.slice(suffix.length), opens, closes };
    const key = suffix.slice(-2);
    const known = this.#endings.get(key);
    if (known) known.push(ending);
    else this.#endings.set(key, [ending]);
  }

  /** The cues of a sentence in their order; of those that begin at one place only the longest. */
  find(sentence: string): Cue[] {
    const text = plain(sentence);
    const stop = text.replace(CLOSING, '').length;
    const first = text.search(IN_WORD);
    const behind = behindNod(text, (word) => this.#nods.has(word)) || first;
    const cues: Cue[] = [];
    const second = PROCLITIC.test(text.slice(first, first + 3)) ? first + 1 : first;
    const here = (at: number) => {
      const begins = at === first || at === second || at === behind;
      for (const { kind, end, closes } of this.#at(text, at, stop, begins)) cues.push({ kind, at, end, opens: closes || begins });
    };
    if (this.#anywhere) for (let at = 0; at < stop; at++) here(at);
    else
      for (const { index } of text.matchAll(WORDS)) {
        here(index);
        // In Arabic "and" and "so" are written with the word behind them.
        if (PROCLITIC.test(text.slice(index, index + 3))) here(index + 1);
      }
    if (this.#endings.size > 0) cues.push(...this.#endingsIn(text, first, stop));
    return cues.filter(
      (cue) => !cues.some((other) => contains(other, cue) || frees(other, cue)) && !(SAID_ALSO.has(cue.kind) && isOrdinal(cue, cues, text)),
    );
  }

  #endingsIn(text: string, first: number, stop: number): Cue[] {
    const found: Cue[] = [];
    for (const match of text.matchAll(WORDS)) {
      const [word] = match;
      const wordEnd = match.index + word.length;
      for (const { kind, before, suffix, after, opens, closes } of this.#endings.get(word.slice(-2)) ?? []) {
        const at = match.index - before.length;
        const end = wordEnd + after.length;
        if (word.length < suffix.length + 2 || !word.endsWith(suffix) || !text.startsWith(after, wordEnd)) continue;
        if ((opens && at !== first) || (closes && end !== stop) || (before !== '' && !text.startsWith(before, at))) continue;
        found.push({ kind, at, end, opens: opens || closes });
      }
    }
    return found;
  }

  /** What is found at a place; of phrases of several lengths the longest. */
  #at(text: string, at: number, stop: number, first: boolean): readonly Found[] {
    let found: Found[] = [];
    let longest = 0;
    const look = (phrases: readonly Phrase[] | undefined) => {
      for (const phrase of phrases ?? []) {
        const end = this.#endOf(phrase, text, at, stop);
        if (end === undefined || end < longest) continue;
        if (end > longest) found = [];
        longest = end;
        found.push({ kind: phrase.kind, end, closes: phrase.closes });
      }
    };
    for (let length = 1; length <= KEY; length++) {
      const key = text.slice(at, at + length);
      look(this.#anyPlace.get(key));
      if (first) look(this.#opening.get(key));
    }
    return found;
  }

  /** Where the phrase ends that begins at a place, if it does. */
  #endOf({ text: words, rest, closes, stem }: Phrase, text: string, at: number, stop: number): number | undefined {
    if (!text.startsWith(words, at)) return undefined;
    let end = at + words.length;
    if (!stem && !this.#ends(text, end)) return undefined;
    if (stem && !this.#anywhere) while (IN_WORD.test(text[end] ?? ' ')) end++;
    if (rest !== undefined) {
      const next = text.indexOf(rest, end);
      if (next < 0 || next - end > WIDEST_GAP) return undefined;
      end = next + rest.length;
    }
    return closes && end < stop ? undefined : end;
  }

  #ends(text: string, end: number): boolean {
    return this.#anywhere || end >= text.length || !IN_WORD.test(text[end] ?? ' ');
  }
}

/** A longer phrase is what its words mean: "is due to" is no "due". */
const contains = (other: Cue, { at, end }: Cue): boolean => other.at <= at && other.end >= end && other.end - other.at > end - at;

/** What says something else with the same words points nowhere: a connective, "this year". */
const frees = (other: Cue, cue: Cue): boolean =>
  cue.kind === 'back' && other.kind !== 'back' && other.at === cue.at && other.end >= cue.end;

/** "Segundo, …" counts, where "segundo ela" says whose words they are. */
const SAID_ALSO: ReadonlySet<CueKind> = new Set<CueKind>(['says', 'strong', 'instruct']);
const isOrdinal = ({ at, end }: Cue, cues: readonly Cue[], text: string): boolean =>
  /^[,，、]/u.test(text.slice(end)) && cues.some((other) => ORDINAL.has(other.kind) && other.at === at && other.end === end);
const ORDINAL: ReadonlySet<CueKind> = new Set<CueKind>(['first', 'next', 'last']);

const plain = (text: string): string => text.replace(/İ/g, 'i').toLowerCase().replace(/[’‘]/g, "'");
