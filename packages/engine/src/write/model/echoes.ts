/** What stands beside an exhibit and only says its title or its figures again: it goes, and leaves the room to what is shown. */
import type { Slide } from '@slidewright/contract/deck';
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { figuresIn } from '../findings/figures.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { contactsIn } from './contacts.ts';
import { equationsIn } from './equations.ts';
import { withTheirGround } from './leaning.ts';
import { wordsOf } from './sayings.ts';
import { textsOf } from './slidePart.ts';

/** Share of its words of content that a text may have for itself and still say nothing new: another verb, another adjective. */
const OWN = 0.25;
/** Words below which nothing can be told. */
const FEWEST = 4;
/** Words that differ only behind so many letters are forms of one. */
const STEM = 5;

/** The slide without them. `below` is what the deck's last slide tells: where to ask is said there. */
export function withoutEchoes(given: Slide, language: string, below = ''): Slide {
  let slide = given;
  if ('sentence' in slide && slide.sentence) {
    const lines = slide.sentence.split('\n');
    const bare = { ...slide, sentence: undefined } as Slide;
    const told = new Set(contactsIn(below).map(({ key }) => key));
    const isTold = (line: string) => contactsIn(line).some(({ key }) => told.has(key));
    const isNew = (line: string, i: number) => !isTold(line) && !isEcho(line, bare, language, lines.slice(0, i));
    const kept = withTheirGround(lines, isNew, language);
    slide = kept.length === lines.length ? slide : ({ ...slide, sentence: kept.length > 0 ? kept.join('\n') : undefined } as Slide);
  }
  switch (slide.kind) {
    case 'table': {
      const { highlightCell: cell, ...rest } = slide;
      if (!cell?.note || !isEcho(cell.note, rest, language)) return slide;
      return { ...rest, highlightCell: { row: cell.row, column: cell.column } };
    }
    case 'bigNumber': {
      const { note, ...rest } = slide;
      const sentences = note ? splitSentences(note, language) : [];
      const kept = withTheirGround(sentences, (sentence) => !isEcho(sentence, rest, language), language);
      return kept.length === sentences.length ? slide : { ...rest, ...(kept.length > 0 && { note: kept.join(' ') }) };
    }
    case 'change': {
      const { cause, ...rest } = slide;
      return cause && isEcho(cause, { ...rest, sentence: undefined }, language) ? rest : slide;
    }
    case 'slope': {
      const { takeaway, ...rest } = slide;
      return takeaway && isEcho(takeaway.text, rest, language) ? rest : slide;
    }
    case 'chart': {
      const { statements, takeaway, ...rest } = slide;
      if (takeaway && isEcho(takeaway.text, rest, language)) return rest;
      const kept = statements?.filter(({ text }) => !isEcho(text, rest, language)) ?? [];
      const [only, ...more] = kept;
      if (!statements || kept.length === statements.length) return slide;
      return { ...rest, ...(more.length > 0 ? { statements: kept } : only && { takeaway: only }) };
    }
    case 'decisions':
      return { ...slide, decisions: withoutShared(slide.decisions, slide.title) };
    default:
      return slide;
  }
}

type Decisions = Extract<Slide, { kind: 'decisions' }>['decisions'];

/** Who and by when, where all of them have the same and the title says it. */
function withoutShared(decisions: Decisions, title: string): Decisions {
  const titled = stemsOf(title);
  const isSaid = (field: 'owner' | 'date') => {
    const [first, ...others] = decisions.map((decision) => decision[field]?.trim() ?? '');
    return first && others.length > 0 && others.every((other) => other === first) && [...stemsOf(first)].every((stem) => titled.has(stem));
  };
  const [owner, date] = [isSaid('owner'), isSaid('date')];
  return decisions.map(({ owner: who, date: when, ...decision }) => ({
    ...decision,
    ...(who && !owner && { owner: who }),
    ...(when && !date && { date: when }),
  }));
}

/**
 * Whether the slide, with what stands before the text, says all of it: figures and their words anywhere, what has no figures in one place,
 * for a sentence that ties together what stands in several says something new.
 */
function isEcho(text: string, rest: Slide, language: string, before: readonly string[] = []): boolean {
  if (stemsOf(text).size < FEWEST) return false;
  const places = [...textsOf(rest).map(({ text: each }) => each), ...before];
  const figures = figuresOf(text);
  const grammar = functionWords(language);
  const stems = [...stemsOf(text, grammar)];
  const ownBeside = (said: readonly string[]): number => {
    const known = stemsOf([rest.title, ...said].join('\n'));
    return stems.filter((stem) => !known.has(stem)).length / Math.max(1, stems.length);
  };
  // Who is asked is told nothing again, and "next year" may be the only time that is named.
  if (/[?？؟]\s*$/u.test(text)) return false;
  const shownHere = [rest.title, ...places].join('\n').toLowerCase();
  if (timesOf(language).some((time) => text.toLowerCase().includes(time) && !shownHere.includes(time))) return false;
  // Whose it is may be all that is new: "… with Brandt frames only".
  const told = wordsOf([rest.title, ...places].join('\n'));
  if (namesOf(text, language).some((name) => !told.has(name))) return false;
  // "Until the review", "not without consent": what limits a statement is new, however few words it has.
  if (qualifiersIn(text, language).some((word) => !told.has(word))) return false;
  // "Each week adds 5 euros": what a row of sums comes from.
  const opening = /^\P{L}*([\p{L}\p{M}]+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const isRate = figures.length > 0 && !told.has(opening) && ratesOf(language).has(opening);
  if (isRate && ![rest.title, ...places].some((place) => isByUnit(place, language))) return false;
  // What is added up stands nowhere but in the sum.
  const sums = new Set(equationsIn(shownHere, language));
  if (equationsIn(text, language).some((sum) => !sums.has(sum)) || tellsSum(figures, rest)) return false;
  // "Three years and a half" stands in words.
  const shown = new Set(figuresOf([rest.title, ...places].join('\n')));
  const inWords = new Set([rest.title, ...places].flatMap((place) => numbersInWords(place, language)));
  if (numbersInWords(text, language).some((value) => !shown.has(value) && !inWords.has(value))) return false;
  if (figures.length === 0) return [[], ...places.map((place) => [place])].some((said) => ownBeside(said) < OWN);
  return figures.every((figure) => shown.has(figure)) && ownBeside(places) <= OWN;
}

/** Kinds that draw by how much their figures differ, or what they come to. */
const RECKONING: ReadonlySet<Slide['kind']> = new Set(['change', 'waterfall', 'pair', 'slope', 'targets']);

/** What is worked out in a sentence is rounded to so much at most. */
const ROUNDED = 0.03;
/** Figures of a sentence that are tried with one another. */
const MOST_FIGURES = 8;

/**
 * "520 in cooking and 246 in the garden make 766", "139,400 by 39,000 a year are more than the three and a half years of the title": what three
 * figures have to do with one another no row and no title says.
 */
function tellsSum(figures: readonly string[], slide: Slide): boolean {
  if (RECKONING.has(slide.kind)) return false;
  const own = [...new Set(figures)].map(Number).slice(0, MOST_FIGURES);
  const results = [...new Set([...own, ...figuresOf(slide.title).map(Number)])];
  const places = [
    slide.title,
    ...(slide.kind === 'table' ? slide.rows.map((row) => row.join('; ')) : textsOf(slide).map(({ text }) => text)),
  ].map((place) => figuresOf(place).map(Number));
  const isNew = (values: readonly number[]) => !places.some((said) => values.every((value) => said.includes(value)));
  return own.some((a, i) =>
    own
      .slice(i + 1)
      .some((b) =>
        results.some((c) => c !== a && c !== b && ((own.includes(c) && isSum(a, b, c)) || isProduct(a, b, c)) && isNew([a, b, c])),
      ),
  );
}
const isSum = (...values: [number, number, number]): boolean => {
  const most = Math.max(...values);
  return most > 0 && Math.abs(values.reduce((sum, value) => sum + value) - 2 * most) <= 1e-9 * most;
};
const isProduct = (...values: [number, number, number]): boolean => {
  const most = Math.max(...values);
  const product = values.reduce((all, value) => all * value) / most;
  // A factor of nearly one changes nothing.
  return values.every((value) => value > 1) && Math.abs(product - most) <= ROUNDED * most;
};

const numbersInWords = (text: string, language: string): string[] =>
  figuresIn(text, [], patternsOf(language), language).flatMap(({ inWords, single, value }) => (inWords && !single ? [String(value)] : []));

/** Words that open a rate; shorter ones are articles and prepositions as well. */
const ratesOf = (language: string): ReadonlySet<string> =>
  new Set(
    languageOf(language)
      .findings.per?.split('|')
      .filter((word) => /^\p{L}{3,}$/u.test(word)),
  );

const isByUnit = (text: string, language: string): boolean =>
  figuresIn(text, [], patternsOf(language), language, true).some(({ per }) => per !== undefined);

/** "Next year", "last month", as the language's own data have them. */
const timesOf = perText((language): readonly string[] => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (['year', 'quarter', 'month', 'week'] as const).flatMap((unit) =>
    [-1, 1].map((count) => format.format(count, unit).toLowerCase()).filter((phrase) => !/\p{Nd}/u.test(phrase)),
  );
});

/** Whether all that a line tells stands on the slide: each address, figure and word of content. */
export function isTold(line: string, slide: Slide, language: string): boolean {
  const said = [slide.title, ...textsOf(slide).map(({ text }) => text)].join('\n');
  const holds = (parts: Iterable<string>, whole: Iterable<string>): boolean => {
    const known = new Set(whole);
    return [...parts].every((part) => known.has(part));
  };
  return (
    holds(
      contactsIn(line).map(({ key }) => key),
      contactsIn(said).map(({ key }) => key),
    ) &&
    holds(figuresOf(line), figuresOf(said)) &&
    holds(stemsOf(line, functionWords(language)), stemsOf(said))
  );
}

const qualifierOf = perText((language): RegExp | undefined => {
  const { findings, sentence, spaceless } = languageOf(language);
  const phrases = [sentence?.conditions, findings.provisos, findings.negations].filter(Boolean).join('|');
  const pattern = patternOf(phrases, 'holds', spaceless);
  return pattern && new RegExp(pattern.source, 'giu');
});

/** The words of conditions, exceptions and negations in a text, each word by itself. */
function qualifiersIn(text: string, language: string): string[] {
  const pattern = qualifierOf(language);
  return pattern ? [...text.matchAll(pattern)].flatMap(([phrase]) => [...wordsOf(phrase)]) : [];
}

/** Words with a capital that nothing but a name gives them. */
const namesOf = (text: string, language: string): string[] =>
  languageOf(language).grammar.capitalNouns
    ? []
    : (text.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{Ll}{2,}/gu) ?? []).map((name) => name.toLowerCase());

const stemsOf = (text: string, without: ReadonlySet<string> = NONE): ReadonlySet<string> =>
  new Set(
    [...wordsOf(text)]
      .filter((word) => word.length > 1 && !/\p{N}/u.test(word) && !without.has(word))
      .map((word) => [...word].slice(0, STEM).join('')),
  );
const NONE: ReadonlySet<string> = new Set();

/** As they are written, without what parts their thousands and without zeros behind their decimals. */
const figuresOf = (text: string): string[] =>
  (text.match(/\p{Nd}+(?:[.,’'\u00a0\u202f ]\p{Nd}+)*/gu) ?? []).flatMap((figure) =>
    // "In 2025 340 panels": two numbers that look like one.
    (/ /.test(figure) && !/^\p{Nd}{1,3}(?: \p{Nd}{3})+(?:[.,]\p{Nd}+)?$/u.test(figure) ? figure.split(' ') : [figure]).map(plain),
  );

function plain(figure: string): string {
  const [, whole = figure, decimals = ''] = /^(.*)[.,](\p{Nd}{1,2})$/u.exec(figure) ?? [];
  const share = decimals.replace(/0+$/u, '');
  return `${whole.replace(/\P{Nd}/gu, '')}${share && `.${share}`}`;
}
