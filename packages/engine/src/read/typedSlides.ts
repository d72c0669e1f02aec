/** The outline of a deck as people type it: "Slide 3: Costs", and below it what stands on the slide, what is said to it, what is seen. */
import { languageOf } from '../languages/languageOf.ts';
import { either, listOf, type Phrases } from '../languages/phrases.ts';
import type { TypedSlides } from '../languages/shape/reading.ts';

export interface TypedSlide {
  readonly title: string;
  /** Lines of the source that stand on it. */
  readonly lines: readonly string[];
  /** What is said to it; below that, what somebody wanted to be seen on it. */
  readonly notes: readonly string[];
}

export interface TypedDeck {
  /** What the text calls itself above its first slide. */
  readonly title?: string;
  readonly slides: readonly TypedSlide[];
}

const FEWEST_SLIDES = 3;
/** Lines above the first slide: the deck's name, and whom it is for. */
const MOST_ABOVE = 3;
const LONGEST_ABOVE = 120;
const LONGEST_TITLE = 90;
const FIRST_NUMBER = 1;

/** Words of the language, and those of English, in which programs write outlines for everybody. */
export const typedWords = (kind: keyof TypedSlides, language: string): readonly string[] => [
  ...new Set([language, 'en'].flatMap((tag) => listOf(languageOf(tag).reading.typedSlides?.[kind]))),
];

function wordsOf(language: string): TypedSlides {
  const both = (kind: keyof TypedSlides): Phrases => typedWords(kind, language).join('|');
  return {
    slide: both('slide'),
    title: both('title'),
    subtitle: both('subtitle'),
    notes: both('notes'),
    visuals: both('visuals'),
    content: both('content'),
    cover: both('cover'),
  };
}

/** What may stand around a line that is meant as a heading. */
const OPENING = '^\\s*(?:#{1,6}\\s+|[-*•]\\s+)?(?:\\*\\*|__)?\\s*\\[?\\s*';
const CLOSING = /\s*(?:\*\*|__)?\s*$/u;

/** What divides slides, or underlines one's name. */
const RULE = /^\s*[-–—_*=~]{3,}\s*$/u;

/** Undefined where the text is no such outline: the slides' numbers go up by one from the first on, and stand above all of the text. */
export function typedDeckOf(text: string, language: string): TypedDeck | undefined {
  const words = wordsOf(language);
  const lines = text.split('\n');
  const begins = beginsSlide(words.slide);
  const found = lines.flatMap((line, at) => {
    const slide = begins(line);
    return slide ? [{ at, ...slide }] : [];
  });
  if (found.length < FEWEST_SLIDES || found.some(({ number }, i) => number !== FIRST_NUMBER + i)) return undefined;
  const above = lines.slice(0, found[0]?.at).filter((line) => line.trim() !== '' && !RULE.test(line));
  if (above.length > MOST_ABOVE || above.some((line) => line.length > LONGEST_ABOVE)) return undefined;
  const labelled = labelReader(words);
  const slides = found.map(({ at, rest }, i) => slideOf(rest, lines.slice(at + 1, found[i + 1]?.at), labelled, words));
  const [name = '', ...rest] = above.map(bare);
  const title = isKind(found[0]?.rest ?? '', words) ? slides[0]?.title : (labelled(name)?.rest ?? name);
  // Whom it is for, how long it may take: whoever presents may want to know.
  const said: TypedSlide[] = slides.map((slide, i) => (i === 0 ? { ...slide, notes: [...rest, ...slide.notes] } : slide));
  return { ...(title && { title }), slides: said };
}

/** Reads "**Slide 3 – Costs**": the number, and what stands behind it. */
function beginsSlide(slide: Phrases): (line: string) => { number: number; rest: string } | undefined {
  const around = listOf(slide).filter((phrase) => phrase.includes('#'));
  const before = listOf(slide).filter((phrase) => !phrase.includes('#'));
  const numbered = around.map((phrase) =>
    phrase
      .split('#')
      .map((part) => either(part))
      .join('(\\d{1,2})'),
  );
  const forms = [...(before.length > 0 ? [`(?:${either(before.join('|'))})\\s*(?:#|№)?\\s*(\\d{1,2})`] : []), ...numbered];
  const pattern = new RegExp(`${OPENING}(?:${forms.join('|')})\\s*\\]?(?:\\*\\*|__)?\\s*(?:$|[:：.)）|·–—-]\\s*(?:\\*\\*|__)?(.*))$`, 'iu');
  return (line) => {
    if (line.length > 2 * LONGEST_ABOVE) return undefined;
    const match = pattern.exec(line.replace(CLOSING, ''));
    if (!match) return undefined;
    const digits = match.slice(1, -1).find((group) => group !== undefined);
    return { number: Number(digits), rest: (match.at(-1) ?? '').replace(/[:：]\s*$/u, '').trim() };
  };
}

type Label = 'title' | 'subtitle' | 'notes' | 'visuals' | 'content';
const LABELS = ['title', 'subtitle', 'notes', 'visuals', 'content'] as const;

/** Reads "Speaker notes: …", "**Visual:** …", "(Notes: …)"; a label without words behind it stands alone in its line, with its colon. */
function labelReader(words: TypedSlides): (line: string) => { label: Label; rest: string } | undefined {
  const patterns = LABELS.map(
    (label) =>
      [
        label,
        new RegExp(
          `^\\s*(?:[-*•]\\s+)?[\\[(（]?(?:\\*\\*|__|\\*|_)?(?:${either(words[label])})(?:\\*\\*|__)?\\s*[:：]\\s*(?:\\*\\*|__|\\*|_)?\\s*(.*?)[\\])）]?$`,
          'iu',
        ),
      ] as const,
  );
  return (line) => {
    for (const [label, pattern] of patterns) {
      const match = pattern.exec(line);
      if (match) return { label, rest: (match[1] ?? '').trim() };
    }
    return undefined;
  };
}

const isKind = (heading: string, { cover }: TypedSlides): boolean => new RegExp(`^(?:${either(cover)})$`, 'iu').test(heading);

function slideOf(heading: string, below: readonly string[], labelled: ReturnType<typeof labelReader>, words: TypedSlides): TypedSlide {
  const lines: string[] = [];
  const said: string[] = [];
  const seen: string[] = [];
  let named: string | undefined;
  let label: Label = 'content';
  for (const line of below.filter((each) => !RULE.test(each))) {
    const found = labelled(line);
    if (found) label = found.label;
    // A blank line ends what one line was labelled for, and notes go on below it.
    else if (line.trim() === '' && label !== 'notes') label = 'content';
    const text = found?.rest ?? line;
    if (label === 'title' && found) named ??= text;
    else if (label === 'notes') said.push(text);
    else if (label === 'visuals' && (found || /^\s*(?:[-*•]\s|\s)/u.test(line))) seen.push(text);
    else if (!found) lines.push(text);
    else if (text !== '') lines.push(text, '');
  }
  const first = lines.findIndex((line) => line.trim() !== '');
  const own = bare(lines[first] ?? '');
  // What heads the slide where its own line says its number alone, or that it is the title slide.
  const isHeaded = heading !== '' && !isKind(heading, words);
  const takes = named === undefined && !isHeaded && own !== '' && own.length <= LONGEST_TITLE;
  const title = named ?? (isHeaded ? heading : takes ? own : heading);
  return {
    title: bare(title),
    lines: takes ? lines.filter((_, i) => i !== first) : lines,
    notes: [...said, ...seen].map((line) => line.trim()),
  };
}

/** Without the marks of a list or of bold letters. */
const bare = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}|[-*•])\s+/u, '')
    .replace(/\*\*|__/g, '')
    .replace(/^["“„«](.*)["”“»]$/u, '$1')
    .trim();
