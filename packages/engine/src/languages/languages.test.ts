import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageWords } from './language.ts';
import { languages } from './languages.ts';

/** Languages that everything is written for; the others have some of it, and lack the rest. */
const COMPLETE = 'ar bn cs da de el en es fa fi fr hi hu id it ja ko nb nl pl pt ro ru sv ta th tr uk vi zh zh-Hant'.split(' ');

const TEXTS =
  'agenda sources thankYou questions overview summary keyPoints keyMessage keyFigures discussion nextSteps inDetail inTheWords presentation'.split(
    ' ',
  ) as (keyof LanguageWords['texts'])[];
const READING =
  'genericHeadings concludingHeadings backMatter appendices contents tables figures authors dates tasks structures audiences and'.split(
    ' ',
  ) as (keyof LanguageWords['reading'])[];

/** Every string below a value with where it stands. */
function stringsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => stringsIn(below, `${path}.${key}`));
}

test('each language has one file, under its own tag', () => {
  const tags = languages.map(({ tag }) => tag);
  assert.equal(new Set(tags).size, tags.length);
  for (const tag of tags) assert.equal(Intl.getCanonicalLocales(tag)[0], tag);
  assert.ok(COMPLETE.every((tag) => tags.includes(tag)));
});

test('a complete language has every text of a deck, and knows the headings of its sources', () => {
  for (const { tag, texts, reading } of languages.filter(({ tag }) => COMPLETE.includes(tag))) {
    for (const key of TEXTS) assert.ok(texts[key], `${tag}: texts.${key}`);
    assert.ok(texts.storyline && texts.credits && texts.exhibit, `${tag}: storyline, credits, exhibit`);
    for (const key of READING) assert.ok(reading[key], `${tag}: reading.${key}`);
  }
});

test('a language that has a word for an agenda has all the words that a deck needs, and those that title slides differ', () => {
  for (const { tag, texts } of languages.filter(({ texts }) => texts.agenda !== undefined)) {
    const titles = TEXTS.filter((key) => key !== 'presentation').map((key) => texts[key]);
    assert.ok(
      titles.every((title) => typeof title === 'string' && title.trim() === title && title.length > 1),
      tag,
    );
    assert.equal(new Set(titles).size, titles.length, tag);
  }
});

test('lists are lists of phrases: none is empty, none begins with a space', () => {
  for (const language of languages)
    for (const [path, list] of stringsIn({ ...language, texts: {} }, language.tag)) {
      // Sources of patterns, and cues with marks, are lists of another kind.
      if (/[({;^*…[]/.test(list)) continue;
      const phrases = list.split('|');
      assert.ok(
        phrases.every((phrase) => phrase.trim() !== '' && !/^ | {2}/.test(phrase)),
        `${path}: ${list}`,
      );
    }
});

test('words are in the script of their language', () => {
  const scripts: Readonly<Record<string, RegExp>> = {
    ru: /\p{Script=Cyrillic}/u,
    uk: /\p{Script=Cyrillic}/u,
    bg: /\p{Script=Cyrillic}/u,
    sr: /\p{Script=Cyrillic}/u,
    el: /\p{Script=Greek}/u,
    ar: /\p{Script=Arabic}/u,
    fa: /\p{Script=Arabic}/u,
    ur: /\p{Script=Arabic}/u,
    he: /\p{Script=Hebrew}/u,
    hi: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    ta: /\p{Script=Tamil}/u,
    th: /\p{Script=Thai}/u,
    ko: /\p{Script=Hangul}/u,
    ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    zh: /\p{Script=Han}/u,
  };
  for (const { tag, texts } of languages) {
    const script = scripts[tag];
    if (script) for (const [path, text] of stringsIn(texts, tag)) assert.match(text, script, path);
    else
      for (const [path, text] of stringsIn(texts, tag))
        assert.doesNotMatch(text, tag.startsWith('zh') ? /[\p{Script=Latin}]{4}/u : /\p{Script=Cyrillic}/u, path);
  }
});

test('no pattern leaves letters large or small in a part of it alone', () => {
  // Once a process has compiled many patterns, V8 translates further ones without optimising them, and then "(?i:es|da)" no longer matches "Es" under the flag u.
  const patternsIn = (value: unknown, path: string): string[] => {
    if (value instanceof RegExp) return /\(\?i/u.test(value.source) ? [path] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, below]) => patternsIn(below, `${path}.${key}`));
  };
  assert.deepEqual(
    languages.flatMap((language) => patternsIn(language, language.tag)),
    [],
  );
});
