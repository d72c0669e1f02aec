/** Figures that are supposed, of which two slides tell different ones: one assumption has one number. */
import type { Slide } from '@slidewright/contract/deck';
import { functionWords } from '../../languages/functionWords.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import type { Path } from './salvage.ts';
import { wordsOf } from './sayings.ts';
import { textsOf } from './slidePart.ts';

export interface Contradiction {
  /** Number of the later slide. */
  readonly number: number;
  /** What is wrong with it, in words for the model. */
  readonly problem: string;
  /** The line of the later slide, and where it stands; undefined for its title. */
  readonly line: string;
  readonly path?: Path;
  /** Both are said in the same words of content: nothing else can be meant. */
  readonly sure: boolean;
}

interface Claim {
  readonly number: number;
  readonly path?: Path;
  readonly line: string;
  readonly figure: Figure;
  /** Its words of content, cut to what their forms share, without numbers. */
  readonly words: ReadonlySet<string>;
  /** All other figures of the line: another year or another number of residents is another case. */
  readonly others: string;
}

/** Words of content that tell what a figure is of. */
const FEWEST = 3;
/** Words that differ only behind so many letters are forms of one. */
const STEM = 5;
/** Figures that are said to be about so much may differ by this share and be the same. */
const NEAR = { hedged: 0.1, plain: 0.01 } as const;
/** Fields that hold a figure whose label stands beside it. */
const FIGURE = 'figure';

/** `slides` by their numbers. Of two slides the later is named. */
export function contradictionsIn(slides: ReadonlyMap<number, Slide>, language: string): Contradiction[] {
  const claims = [...slides].sort(([a], [b]) => a - b).flatMap(([number, slide]) => claimsOf(number, slide, language));
  return claims.flatMap((claim, i) => {
    const other = claims.slice(0, i).find((earlier) => earlier.number < claim.number && contradicts(earlier, claim));
    if (!other) return [];
    const { number, line, path } = claim;
    const problem = `"${line}": slide ${other.number} says ${other.figure.shown} ("${other.line}"); one assumption has one number on all slides, and what differs between the two is said`;
    return [{ number, problem, line, ...(path && { path }), sure: other.words.size === claim.words.size }];
  });
}

function claimsOf(number: number, slide: Slide, language: string): Claim[] {
  const texts = textsOf(slide);
  const labelOf = (path: Path): string =>
    texts
      .filter((other) => other.path.length === path.length && other.path.slice(0, -1).join('.') === path.slice(0, -1).join('.'))
      .filter((other) => other.path.at(-1) !== FIGURE && other.path.at(-1) !== 'value')
      .map(({ text }) => text)
      .join(' ');
  // What a chart draws is told apart by its categories, and a cell by its row and column.
  const lines = texts
    .filter(({ path }) => path[0] !== 'chart' && path[0] !== 'rows' && path.at(-1) !== 'value')
    .flatMap(({ path, text }) =>
      path.at(-1) === FIGURE && path.length > 1
        ? [{ path, line: `${text} ${labelOf(path)}`, figures: 1 }]
        : text.split('\n').flatMap((part) => splitSentences(part, language).map((line) => ({ path, line, figures: MOST_FIGURES }))),
    );
  const titled = { path: undefined, line: slide.title, figures: MOST_FIGURES };
  return [titled, ...lines].flatMap(({ path, line, figures }) =>
    claimsIn(line, figures, language).map((claim) => ({ ...claim, number, line, ...(path && { path }) })),
  );
}
const MOST_FIGURES = 4;

/** The figures of a line that are the only ones of their kind in it. */
function claimsIn(line: string, most: number, language: string): Pick<Claim, 'figure' | 'words' | 'others'>[] {
  const figures = figuresIn(line, [], patternsOf(language), language).filter(({ single }) => !single);
  const grammar = functionWords(language);
  const words = new Set(
    [...wordsOf(line)]
      .filter((word) => word.length > 1 && !/\p{N}/u.test(word) && !grammar.has(word))
      .map((word) => [...word].slice(0, STEM).join('')),
  );
  if (words.size < FEWEST || figures.length > MOST_FIGURES) return [];
  const alone = figures.filter(({ measure }) => figures.filter((other) => other.measure.kind === measure.kind).length === 1);
  return alone.slice(0, most).map((figure) => ({
    figure,
    words,
    others: figures
      .filter((other) => other !== figure)
      .map(({ value, measure }) => `${measure.kind} ${value}`)
      .sort()
      .join(),
  }));
}

function contradicts(a: Claim, b: Claim): boolean {
  if (a.others !== b.others || !isSameUnit(a.figure, b.figure) || isNear(a.figure, b.figure)) return false;
  const [few, many] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  return [...few].every((word) => many.has(word)) && differ(a.line, b.line) === false;
}

/** "Before the trial" and "during the trial": small words tell two times, places or cases apart. */
function differ(a: string, b: string): boolean {
  const small = (line: string) => new Set([...wordsOf(line)].filter((word) => word.length > 3 && !/\p{N}/u.test(word)));
  const [first, second] = [small(a), small(b)];
  const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((word) => !other.has(word));
  return onlyIn(first, second) && onlyIn(second, first);
}

const isSameUnit = (a: Figure, b: Figure): boolean =>
  a.measure.kind === b.measure.kind && a.measure.name.toLowerCase() === b.measure.name.toLowerCase();

/** Ranges that touch are the same. */
function isNear(a: Figure, b: Figure): boolean {
  const share = a.hedge === undefined && b.hedge === undefined ? NEAR.plain : NEAR.hedged;
  const [low, high] = [Math.max(a.value, b.value), Math.min(a.high ?? a.value, b.high ?? b.value)];
  return low - high <= share * Math.max(Math.abs(low), Math.abs(high));
}
