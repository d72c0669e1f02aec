/** The plain text of an article as blocks: its headings, paragraphs and lists, without what only an encyclopaedia needs. */

import { isAppendix } from '../../languages/headings.ts';
import { oneLine } from '../../model/oneLine.ts';
import { segmenterOf } from '../../model/segmenter.ts';
import type { BlockList } from '../blockList.ts';
import { normalizeText } from '../normalize.ts';

interface Section {
  readonly level: number;
  readonly heading?: string;
  readonly lines: string[];
}

export interface ArticleOptions {
  /** BCP 47 tag. */
  readonly language: string;
  /** Heads it where there are others beside it. */
  readonly title?: string | undefined;
  /** Whether a section is what was asked about: where such sections are a deck by themselves, the others are left out. */
  readonly isWanted: (heading: string) => boolean;
}

export function addArticle(text: string, { language, title, isWanted }: ArticleOptions, out: BlockList): void {
  if (title !== undefined) out.add({ type: 'heading', level: 1, text: title });
  const sections = focused(withoutEmpty(withoutAppendices(sectionsOf(text, language))), isWanted);
  for (const { level, heading, lines } of sections) {
    if (heading !== undefined) out.add({ type: 'heading', level, text: heading });
    addLines(lines, out);
  }
}

/** The longest articles have some 300,000 characters. */
const LONGEST = 400_000;

function sectionsOf(text: string, language: string): Section[] {
  const sections: Section[] = [{ level: 1, lines: [] }];
  for (const line of withoutSpelling(normalizeText(withoutFormulas(text.slice(0, LONGEST)))).split('\n')) {
    const heading = /^(={2,6})\s*([^=\s].*?)\s*\1$/.exec(line.trim());
    if (heading) sections.push({ level: heading[1]?.length ?? 2, heading: oneLine(heading[2] ?? ''), lines: [] });
    else {
      const clean = tidy(line, language);
      if (clean !== '') sections.at(-1)?.lines.push(clean);
    }
  }
  return sections;
}

/** Stands where a formula was. */
const HOLE = '\uFFFC';

/**
 * A formula comes as indented lines of single signs that end in its TeX, between braces, and a last indented line. Within a sentence,
 * the text goes on in the line after that; where a paragraph ends with the formula, there is an empty one.
 */
const withoutFormulas = (text: string): string =>
  text.replace(
    /(?:\n[ \t]{2,}[^\n]*|\n[ \t]*(?=\n)){0,200}\{\\(?:display|text)style[^\n]{0,2000}\}[ \t]*(?:\n[ \t]+(?=\n))?(?:\n(?!\n))?/g,
    HOLE,
  );

/** What stands in brackets behind the first words tells how they are said or where they come from, unless it tells a life's dates. */
const withoutSpelling = (text: string): string =>
  text.replace(
    /^([^\n(（]{1,80}?)\s?[（(](?:\s+[^()（）]{0,300}|[^()（）\d]{0,200}(?:[;；:：]|\p{Lu}{2,}-)[^()（）\d]{0,200})[)）]/u,
    '$1',
  );

/** Sentences with a hole say nothing; brackets that held only a pronunciation are empty or useless. */
function tidy(line: string, language: string): string {
  const whole = line.includes(HOLE)
    ? [...segmenterOf(language, 'sentence').segment(line)]
        .map(({ segment }) => segment)
        .filter((sentence) => !sentence.includes(HOLE))
        .join('')
    : line;
  return oneLine(
    whole
      .replace(/\s?[（(][^()（）]{0,200}[ˈˌːɑɒæɛəɜɪɔʊʌʁʃʒθðŋɲɡɕʂʐχ][^()（）]{0,200}[)）]/gu, '')
      .replace(/([（(])\s*(?:[;,，；、]\s*)+/gu, '$1')
      .replace(/\s?[（(]\s*[)）]/gu, '')
      .replace(/\[\d{1,3}\]/g, '')
      .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1'),
  );
}

/** Without notes, references and links, which stand at the end: the sections below such a heading go with it. */
function withoutAppendices(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  let below = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    if (section.level <= below)
      below = section.heading !== undefined && isAppendix(section.heading) ? section.level : Number.POSITIVE_INFINITY;
    if (below === Number.POSITIVE_INFINITY) kept.push(section);
  }
  return kept;
}

/** Without headings that nothing stands below: what was there was a table or a picture. */
const withoutEmpty = (sections: readonly Section[]): Section[] =>
  sections.filter((section, i) => {
    if (section.lines.length > 0) return true;
    const rest = sections.slice(i + 1);
    const end = rest.findIndex(({ level }) => level <= section.level);
    return section.heading !== undefined && (end < 0 ? rest : rest.slice(0, end)).some(({ lines }) => lines.length > 0);
  });

/** Sections with less are too little to talk about. Characters; a little more than a minute of speech. */
const ENOUGH = 1500;

/** The lead and the sections that are wanted, with all below them; everything where these are few. */
function focused(sections: readonly Section[], isWanted: (heading: string) => boolean): readonly Section[] {
  let above = Number.POSITIVE_INFINITY;
  const wanted = sections.filter(({ level, heading }) => {
    if (level <= above) above = heading !== undefined && isWanted(heading) ? level : Number.POSITIVE_INFINITY;
    return above !== Number.POSITIVE_INFINITY;
  });
  const size = wanted.reduce((sum, { lines }) => sum + lines.join('').length, 0);
  return size < ENOUGH ? sections : sections.filter((section) => section.heading === undefined || wanted.includes(section));
}

const SENTENCE_END = /[.!?…:。．！？：।॥۔؟]["'”’»」』)）\]]*$/u;
/** A longer line is a paragraph even if it does not end like one, as in Thai. */
const LONGEST_ITEM = 160;
const isItem = (line: string): boolean => line.length <= LONGEST_ITEM && !SENTENCE_END.test(line);

/** Short lines that follow one another and end without a full stop are the items of a list. */
function addLines(lines: readonly string[], out: BlockList): void {
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && isItem(lines[end] ?? '')) end++;
    if (end - at >= 2) {
      out.add({ type: 'list', ordered: false, items: lines.slice(at, end).map((text) => ({ level: 0, runs: [{ text }] })) });
      at = end;
    } else out.add({ type: 'paragraph', runs: [{ text: lines[at++] ?? '' }] });
  }
}
