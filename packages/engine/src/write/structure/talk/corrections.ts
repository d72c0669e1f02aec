/** Corrections in a chat: "sorry, 14 not 12" stands with what it puts right, or in its place. */
import { escaped } from '../../../languages/phrases.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import type { Reading } from '../reading.ts';
import { measuresIn } from './measured.ts';
import { talkWordsOf } from './talkWords.ts';
import { type Turn, withoutStop } from './turn.ts';

/** Turns before it among which stands what it corrects. */
const MOST_BACK = 8;
/** Characters behind an apology in which the right number stands: what is sorry for longer is sorry for something else. */
const NEAR = 24;
const FEWEST_SHARED = 2;
const STEM = 5;

export function withCorrections(turns: readonly Turn[], reading: Reading, language: string): readonly Turn[] {
  const told: Turn[] = [];
  for (const turn of turns) {
    const kept: string[] = [];
    for (const sentence of turn.sentences) {
      const right = correctionIn(sentence, reading, language);
      const at = right === undefined ? undefined : targetOf([...told, { ...turn, sentences: kept }], turn.speaker, right, language);
      if (right === undefined || !at) {
        kept.push(sentence);
        continue;
      }
      const { turn: place, sentence: index } = at;
      const wrong = place === told.length ? kept : [...(told[place]?.sentences ?? [])];
      wrong[index] = mended(wrong[index] ?? '', right, sentence, language);
      if (place < told.length) told[place] = { ...(told[place] as Turn), sentences: wrong };
    }
    told.push({ ...turn, sentences: kept });
  }
  return told;
}

/** What is right, as a correction says it. */
function correctionIn(sentence: string, reading: Reading, language: string): string | undefined {
  const { corrects } = talkWordsOf(language);
  const rest = corrects.rest(sentence);
  if (rest === undefined || rest === '') return undefined;
  const again = corrects.rest(rest);
  const opening = sentence.slice(0, sentence.length - rest.length);
  const isExcuse = reading.apology?.test(opening) === true && again === undefined;
  const said = again === undefined ? rest : (/[:：]\s*(\S.*)$/su.exec(again)?.[1] ?? again);
  const place = said.search(/\p{Nd}/u);
  if (place < 0) return undefined;
  // Further behind an apology only a share or an amount is what it puts right.
  const far = isExcuse && place > NEAR ? measuresIn(said).filter(({ unit }) => /^[\p{Sc}%]$/u.test(unit)) : undefined;
  return far?.length === 0 ? undefined : said;
}

function targetOf(turns: readonly Turn[], speaker: string, right: string, language: string) {
  const words = stemsOf(right);
  let nearest: { readonly turn: number; readonly sentence: number } | undefined;
  for (let turn = turns.length - 1; turn >= Math.max(0, turns.length - 1 - MOST_BACK); turn--) {
    const { sentences, speaker: other } = turns[turn] as Turn;
    for (let sentence = sentences.length - 1; sentence >= 0; sentence--) {
      const text = sentences[sentence] ?? '';
      const shared = [...stemsOf(text)].filter((word) => words.has(word)).length;
      if (shared >= FEWEST_SHARED) return { turn, sentence };
      if (other === speaker && /\p{Nd}/u.test(text) && (shared > 0 || sameUnit(text, right))) return { turn, sentence };
      if (other === speaker && /\p{Nd}/u.test(text) && splitSentences(right, language).length === 1) nearest ??= { turn, sentence };
    }
  }
  return nearest;
}

/** "840円" and "860円", "400 a week" and "400 a day", "64 €" and "84 €". */
function sameUnit(one: string, other: string): boolean {
  const known = new Set(measuresIn(one).map(({ unit }) => unit));
  return measuresIn(other).some(({ unit }) => known.has(unit));
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/** "400 a week" with "400 a day, not a week" is "400 a day"; where it is not certain what to put in its place, both are told. */
function mended(wrong: string, right: string, sentence: string, language: string): string {
  const { isDenied } = talkWordsOf(language);
  const parts = withoutStop(right).split(/\s*[,،，、;]\s*/u);
  const last = parts.length > 1 ? parts.at(-1) : /\s((?:\S+\s)\S*\p{Nd}\S*)$/u.exec(parts[0] ?? '')?.[1];
  const [, denial = '', old = ''] = /^(\S+)\s+(\S.*)$/su.exec(last ?? '') ?? [];
  if (denial !== '' && isDenied(denial) && old !== '') {
    const places = wrong.split(old).length - 1;
    const own = right.slice(0, right.lastIndexOf(last ?? '')).replace(/[\s,،，、;]+$/u, '');
    const words = own.split(/\s+/u);
    const numbers = own.match(/(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,:]*/gu) ?? [];
    const isNumber = /^\p{Nd}[\p{Nd}.,:]*$/u.test(old);
    const whole = new RegExp(`(?<![\\p{L}\\p{Nd}.,])${escaped(old)}(?![\\p{L}\\p{Nd}]|[.,]\\p{Nd})`, 'u').test(wrong);
    const count = old.split(/\s+/u).length;
    const instead = isNumber
      ? numbers.length === 1
        ? numbers[0]
        : undefined
      : words.length > count
        ? words.slice(-count).join(' ')
        : undefined;
    if (places === 1 && whole && instead !== undefined) return wrong.replace(old, instead);
  }
  const [now, ...others] = measuresIn(right);
  const [before, ...more] = measuresIn(wrong).filter(({ unit }) => unit === now?.unit);
  if (now && before && others.length + more.length === 0)
    return `${wrong.slice(0, before.at)}${now.number}${wrong.slice(before.at + before.number.length)}`;
  return `${withoutStop(wrong)} – ${sentence}`;
}
