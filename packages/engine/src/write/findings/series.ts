/** Values of one measure by time or by category: in tables, in lists, and within a sentence. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { withPlainDigits } from '../../model/plainDigits.ts';
import type { Passage } from '../discourse/passages.ts';
import { amountOf } from '../sentence/figures.ts';
import { sameMeasure } from './comparisons.ts';
import { andOf } from './conjunction.ts';
import { unmarked } from './context.ts';
import { datesIn } from './dates.ts';
import type { Measure, SeriesFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { figureAt, isFigureSign } from './marks.ts';
import { isName } from './names.ts';
import { patternsOf } from './patternsOf.ts';

/** Of values that are a row. */
export const FEWEST = 3;
const MOST = 30;
const LONGEST_NAME = 48;

/** Columns of a table whose cells are all numbers of one measure, each as a series over the table's first column. */
export function seriesOfTable(passage: Passage, language: string): SeriesFinding[] {
  const { header, units } = passage;
  if (passage.form !== 'table' || !header || units.length < FEWEST || units.length > MOST) return [];
  const rows = units.map(({ cells }) => cells ?? []);
  const categories = rows.map((row) => row[0]?.trim() ?? '');
  if (categories.some((name) => name === '')) return [];
  const found: SeriesFinding[] = [];
  for (let column = 1; column < header.length; column++) {
    const amounts = rows.map((row) => amountOf(withPlainDigits(row[column] ?? ''), language));
    const [first] = amounts;
    if (!first || amounts.some((amount) => !amount || amount.prefix !== first.prefix || amount.suffix.trim() !== first.suffix.trim()))
      continue;
    found.push({
      kind: 'series',
      by: byOf(categories, language),
      units: units.map(({ index }) => index),
      words: header[column] ?? '',
      measure: measureOf(first.prefix, first.suffix),
      categories,
      values: amounts.map((amount) => amount?.value ?? 0),
      shown: rows.map((row) => row[column]?.trim() ?? ''),
      subject: header[column] ?? '',
      certainty: 0.95,
    });
  }
  return found;
}

function measureOf(prefix: string, suffix: string): Measure {
  const name = `${prefix}${suffix}`.trim();
  if (/[%٪％]/u.test(name)) return { kind: 'percent', name: '%' };
  if (/\p{Sc}|^[A-Z]{3}$/u.test(name)) return { kind: 'money', name };
  return { kind: name === '' ? 'count' : 'measure', name };
}

const byOf = (categories: readonly string[], language: string): 'time' | 'category' =>
  categories.every(
    (category) => MONTH.test(category) || datesIn(category, language).some(({ start, end }) => end - start >= 0.5 * category.length),
  )
    ? 'time'
    : 'category';

/** Items that are a name and an amount: "Quiet: 46%". */
export function seriesOfList(passage: Passage, lines: readonly Line[], language: string): SeriesFinding | undefined {
  if ((passage.form !== 'list' && passage.form !== 'facts') || lines.length < FEWEST || lines.length > MOST) return undefined;
  const entries = lines.map((line) => entryOf(line));
  const [first] = entries;
  if (!first || entries.some((entry) => !entry || !sameMeasure(entry.measure, first.measure))) return undefined;
  if (first.measure.kind === 'count' && first.measure.name === '') return undefined;
  const kept = entries.flatMap((entry) => (entry ? [entry] : []));
  return seriesFrom(
    kept,
    lines.map(({ unit }) => unit.index),
    lines.map(({ plain }) => plain).join(' '),
    first.measure,
    passage.intro ?? passage.section.heading,
    0.9,
    language,
  );
}

interface Entry {
  readonly name: string;
  readonly value: number;
  readonly shown: string;
  readonly measure: Measure;
}

function entryOf(line: Line): Entry | undefined {
  // "Map exercise (week 4) 20%": a number in brackets is part of the name.
  const own = line.figures.length > 1 ? line.figures.filter(({ start }) => !isBracketed(line.plain, start)) : line.figures;
  const [figure] = own;
  if (!figure || own.length > 1 || line.unit.level > 0) return undefined;
  const around = `${line.plain.slice(0, figure.start)}${line.plain.slice(figure.end)}`;
  const rest = (own === line.figures ? around.replace(/[\s.,;:()–—-]+/gu, ' ') : around.replace(/[\s.,;:–—-]+/gu, ' ')).trim();
  const lead = line.unit.lead?.replace(/[:：]\s*$/u, '').trim();
  const name = lead ?? rest;
  if (name === '' || name.length > LONGEST_NAME || (lead !== undefined && rest.split(' ').length > 4)) return undefined;
  return { name, value: figure.value, shown: figure.shown, measure: figure.measure };
}

/** Whether what stands there is within brackets. */
const isBracketed = (text: string, at: number): boolean => /[(（][^()（）]*$/u.test(text.slice(0, at));

/** "Rent £96,000, wages £388,000, …, £621,000 in total": what all others add up to is no part beside them. */
function withoutTotal(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.at(-1);
  const others = entries.slice(0, -1);
  const sum = others.reduce((total, { value }) => total + value, 0);
  if (last && others.length >= FEWEST && others.every(({ value }) => value > 0) && Math.abs(last.value - sum) <= ROUNDED * sum)
    return others;
  // "It costs 6.4 million: staff 4.1, fuel 1.2 and books 1.1": so is what stands before its parts.
  const [first, ...parts] = entries;
  const made = parts.reduce((total, { value }) => total + value, 0);
  return first && parts.length >= FEWEST && parts.every(({ value }) => value > 0) && Math.abs(first.value - made) <= ROUNDED * made
    ? parts
    : entries;
}
/** Of a total. */
const ROUNDED = 0.002;

function seriesFrom(
  all: readonly Entry[],
  units: readonly number[],
  words: string,
  measure: Measure,
  subject: string | undefined,
  certainty: number,
  language: string,
): SeriesFinding {
  const entries = withoutTotal(all);
  const sum = entries.reduce((total, { value }) => total + value, 0);
  const isWhole = entries.length < all.length || (measure.kind === 'percent' && Math.abs(sum - 100) <= 1.01);
  const categories = entries.map(({ name }) => name);
  return {
    kind: 'series',
    by: byOf(categories, language),
    units,
    words,
    measure,
    categories,
    values: entries.map(({ value }) => value),
    shown: entries.map(({ shown }) => shown),
    ...(subject && { subject }),
    ...(isWhole && { whole: true as const }),
    certainty,
  };
}

const joinsIn = (language: string): RegExp => new RegExp(`^${andOf(language)}\\s`, 'iu');

/**
 * Between the parts of a row of figures: a comma, the language's "and", or both. `namedBefore`: each figure stands behind its name, which may
 * have an "and" of its own.
 */
const piecesIn = perText((language) => {
  const word = andOf(language);
  // "Umzug und Reinigung und 140.000 Euro": of several such words the last one parts.
  const figure = `(?=(?:(?!\\s${word}\\s)[^,;,；，、])*[\\uE000-\\uEFFF])`;
  return {
    // "Zaun 21.500 €, Erde und Beete 16.200 €": here the word parts only behind a figure.
    namedBefore: new RegExp(
      `[,;,；，、،]\\s*(?:${word}\\s)?|(?<=[\\uE000-\\uEFFF][^,;,；，、\\uE000-\\uEFFF]{0,80})\\s?${word}\\s${figure}`,
      'u',
    ),
    named: new RegExp(`[,;,；，、،]\\s*(?:${word}\\s)?${figure}|\\s?${word}\\s${figure}`, 'u'),
  };
});

const piecesAt = (language: string, namedBefore: boolean): RegExp => piecesIn(language)[namedBefore ? 'namedBefore' : 'named'];

/**
 * "44% had stayed on desks, 27% were in the crates of others, 18% had been thrown away": three or more values of one measure in a row, each
 * with its words behind it; or before it, where the first word stands there ("Dornfeld 96%, Halvik 94% and Lossum 77%").
 */
export function seriesInProse(
  line: Line,
  language: string,
  subjectOf: (line: Line, index: number) => string | undefined,
): SeriesFinding | undefined {
  if (line.figures.length < FEWEST) return undefined;
  const colon = line.text.search(/:\s|：/u);
  const row = seriesInRow(line, colon < 0 ? line.text : line.text.slice(colon + 1), language, subjectOf, colon >= 0);
  if (!row || isBalance(row)) return undefined;
  const sum = row.values.reduce((all, value) => all + value, 0);
  // What stands before the colon may be what the parts make together.
  const before = colon < 0 ? '' : line.text.slice(0, colon);
  const total = [...before].filter(isFigureSign).flatMap((sign) => line.figures[figureAt(sign)] ?? []);
  const whole = total.some(
    ({ value, measure }) => Math.abs(value - sum) <= 0.005 * sum && (isCounted(row.measure) || alikeMeasures(measure, row.measure)),
  );
  if (whole) return { ...row, whole: true, certainty: 0.85 };
  // Numbers of things are a row only where they make the number before them: "9 open roles: 4 in support, 3 in engineering and 2 in sales".
  if (!isCounted(row.measure) || /^\p{L}{1,4}\.?$/u.test(row.measure.name)) return row;
  // Or where each name stands with nothing but its number: "Leeds sold 1,120 bikes, York 640 and Hull 285".
  const isNamed =
    row.measure.name !== '' &&
    row.values.every((value) => value >= FEWEST_COUNTED) &&
    row.categories.every((name) => /^\p{Lu}/u.test(name) || /[\s\u00a0]/u.test(name));
  const isEach = row.shown.slice(1).every((shown, i) => isAlone(line.plain, row.categories[i + 1] ?? '', shown));
  return { ...row, certainty: isNamed && isEach ? NAMED : UNSUMMED };
}

/** "Income was 148,200 and costs 139,750, so that 8,450 are left": two amounts and what is between them are no row. */
const isBalance = ({ values: [first = 0, second = 0, third = 0, ...more], measure }: SeriesFinding): boolean =>
  more.length === 0 && measure.kind !== 'percent' && first > 0 && Math.abs(first - second - third) <= ROUNDED * first;

/** A handful of things is no row of numbers. */
const FEWEST_COUNTED = 10;
/** Of numbers of things behind names. */
const NAMED = 0.76;
/** Whether a name has its number right behind it. */
const isAlone = (text: string, name: string, shown: string): boolean => /^[\s\u00a0]$/u.test(text.split(name)[1]?.split(shown)[0] ?? '');

/** Of numbers of things, until a neighbouring sentence has their sum. */
export const UNSUMMED = 0.3;

export const isCounted = ({ kind }: Measure): boolean => kind === 'count';

/** "Minutos" and "min". */
const alikeMeasures = (a: Measure, b: Measure): boolean =>
  sameMeasure(a, b) || (a.name.length > 1 && b.name.length > 1 && a.name.slice(0, 3).toLowerCase() === b.name.slice(0, 3).toLowerCase());

interface Piece {
  readonly piece: string;
  readonly signs: readonly string[];
}

/** "Of the 1,204 calls recorded, 52% were orders, 23% …": the first figure is what the others are shares of, with a comma behind it or not. */
function withoutBase(pieces: readonly Piece[], line: Line): readonly Piece[] {
  const isShare = (sign: string): boolean => line.figures[figureAt(sign)]?.measure.kind === 'percent';
  const [first, ...others] = pieces;
  const [base, share, ...more] = first?.signs ?? [];
  if (!first || base === undefined || isShare(base) || more.length > 0 || !others.every(({ signs }) => signs.every(isShare))) return pieces;
  if (share === undefined) return others.length >= FEWEST ? others : pieces;
  return isShare(share) && others.length >= FEWEST - 1
    ? [{ piece: first.piece.slice(first.piece.indexOf(share)), signs: [share] }, ...others]
    : pieces;
}

/** "Bread 31%, potatoes, rice and pasta 27%": behind the first figure what has none of its own goes on to the next. */
function joinedNames(pieces: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = '';
  for (const piece of pieces) {
    const has = [...piece].some(isFigureSign);
    if (!has && joined.length > 0) open = `${open}${piece.trim()}, `;
    else {
      joined.push(`${open}${piece}`);
      open = '';
    }
  }
  return joined;
}

function seriesInRow(
  line: Line,
  text: string,
  language: string,
  subjectOf: (line: Line, index: number) => string | undefined,
  led: boolean,
): SeriesFinding | undefined {
  const row = text.replace(/[.。!！।]$/u, '').replace(BESIDE_VALUE, '$1');
  const isBehind = isFigureSign(row.trimEnd().at(-1) ?? '');
  const pieces = isBehind ? joinedNames(row.split(piecesAt(language, true))) : row.split(piecesAt(language, false));
  const inDigits = line.figures.some(({ inWords }) => !inWords);
  // "The three shops 35%": a number in words beside others in digits is part of a name.
  const isValue = (sign: string): boolean => isFigureSign(sign) && !(inDigits && line.figures[figureAt(sign)]?.inWords);
  const counted = pieces.map((piece) => ({ piece, signs: [...piece].filter(isValue) })).filter(({ signs }) => signs.length > 0);
  const told = withoutBase(counted, line);
  const single = told.filter(({ signs }) => signs.length === 1);
  if (single.length < FEWEST || single.length < told.length) return undefined;
  const endsBare = (piece: string, sign: string, isLast: boolean): boolean => {
    const behind = piece.trim().slice(piece.trim().indexOf(sign) + 1);
    // "人件費に800万円を使う": what follows the last figure is the verb of all.
    return behind === '' || (isLast && spaceless && /^[をにがで]|^です$/u.test(behind));
  };
  const { spaceless } = patternsOf(language);
  const joins = joinsIn(language);
  const namedBefore = single
    .slice(1)
    .every(({ piece, signs: [sign = ''] }, i) => endsBare(piece, sign, i === single.length - 2) && piece.trim() !== sign);
  const { joined } = patternsOf(language);
  const others = single.slice(1).map(({ piece, signs: [sign = ''] }) =>
    withoutTail(
      unmarked(piece.slice(0, piece.indexOf(sign)), line)
        .replace(joined ?? /(?!)/u, '')
        .trim(),
      language,
    ),
  );
  const entries = single.map(({ piece, signs: [sign = ''] }, i): Entry | undefined => {
    const figure = line.figures[figureAt(sign)];
    if (!figure || figure.hedge || figure.high !== undefined) return undefined;
    const at = piece.indexOf(sign);
    // "21.500 €, Erde und Beete 16.200 €": what a comma keeps from the figure is the name of another.
    if (/^\s?[,;،、]/u.test(piece.slice(at + 1))) return undefined;
    const behind = unmarked(piece.slice(at + 1), line)
      .replace(/^[\s:,–-]+/u, '')
      // An ending that is put to the figure with an apostrophe belongs to it: "48'i mağazadan".
      .replace(/^['’]\p{L}{1,5}(?=\s)/u, '')
      .replace(/^\(|\)$/g, '')
      .trim();
    // "Software 240, and the rest on consumables": what has no figure of its own is no name of another's.
    if (joins.test(behind)) return undefined;
    const opening = withoutOf(unmarked(piece.slice(0, at), line).replace(/[\s:,(–-]+$/u, ''), language);
    // "A bilanse 12%": a word that holds it against the one before is no part of its name.
    const before = (i === 0 ? opening : opening.trim().replace(joined ?? /(?!)/u, '')).trim();
    // The first piece may open with what all are about: "Of those asked, 44% …".
    // Where the others are named before their figures, the first is as well: "irrigation takes 71 % of the water, towns 22 % and industry 7 %".
    const named = before.split(/[:：]\s*/u).at(-1) ?? '';
    const name = namedBefore
      ? i === 0
        ? withoutOf(
            subjectOf(line, figureAt(sign)) ?? (led && isShort(before, spaceless) ? withoutTail(before, language) : alike(before, others)),
            language,
          )
        : withoutTail(before, language)
      : behind !== ''
        ? withoutVerb(behind, language)
        : i === 0
          ? named
          : before;
    // "… is Carel with 168 goals, before Pastor (121)": what is counted names none of the rows.
    if (name.toLowerCase() === figure.measure.name.toLowerCase()) return undefined;
    return name === '' ? undefined : { name, value: figure.value, shown: figure.shown, measure: figure.measure };
  });
  const [first] = entries;
  if (!first || entries.some((entry) => !entry || !sameMeasure(entry.measure, first.measure) || entry.name.length > LONGEST_NAME))
    return undefined;
  const kept = timeFirst(
    entries.flatMap((entry) => (entry ? [entry] : [])),
    unmarked(single[0]?.piece ?? '', line),
    language,
  );
  if (new Set(kept.map(({ name }) => name)).size < kept.length) return undefined;
  const sum = kept.reduce((total, { value }) => total + value, 0);
  const percent = first.measure.kind === 'percent';
  if (percent && sum > 101 && kept.every(({ value }) => value <= 100) && sum < 110) return undefined;
  return seriesFrom(
    kept,
    [line.unit.index],
    line.plain,
    first.measure,
    undefined,
    percent && Math.abs(sum - 100) <= 1 ? 0.85 : led && kept.every(({ name }) => isName(name, language)) ? LED : 0.65,
    language,
  );
}

/** "The state pays 660,000 € (30 %)": the same value in another measure. */
const BESIDE_VALUE = /([\uE000-\uEFFF])\s?[(（][^()（）\uE000-\uEFFF]{0,12}[\uE000-\uEFFF][^()（）\uE000-\uEFFF]{0,12}[)）]/gu;

/** Names with their values behind a colon are told as a row. */
const LED = 0.8;

/** "Na sport chodzi 205 uczniów, na języki 96, na muzykę 74": the first opens as all others do, with as many words; "" where it does not. */
function alike(before: string, others: readonly string[]): string {
  const wordsOf = (text: string): readonly string[] => text.split(/[\s\u00a0]+/);
  const [first = '', ...rest] = wordsOf(before);
  const isAlike = others.every((name) => wordsOf(name).length > 1 && wordsOf(name)[0]?.toLowerCase() === first.toLowerCase());
  const most = Math.max(...others.map((name) => wordsOf(name).length));
  return isAlike && rest.length >= most ? [others[0]?.split(/[\s\u00a0]/u)[0], ...rest.slice(0, most - 1)].join(' ') : '';
}

/** "配達の件数は4月が410件、5月が560件、…": where the others are told by their times, the first is as well, and not by what is measured. */
function timeFirst(entries: readonly Entry[], opening: string, language: string): readonly Entry[] {
  const [first, ...others] = entries;
  const names = others.map(({ name }) => name);
  const isTime = (name: string): boolean => MONTH.test(name) || byOf([name], language) === 'time';
  if (!first || !names.every(isTime) || isTime(first.name)) return entries;
  const months = [...opening.matchAll(ANY_MONTH)].map(([name]) => name);
  const times = months.length > 0 ? months : datesIn(opening, language).flatMap(({ kind, label }) => (kind === 'calendar' ? label : []));
  return times.length === 1 && times[0] !== undefined ? [{ ...first, name: times[0] }, ...others] : entries;
}
/** Where months are counted, they have no other names. */
const ANY_MONTH = /\p{Nd}{1,2}[月월](?![間间])/gu;
const MONTH = /^\p{Nd}{1,2}[月월]$/u;

/** "其中小麦": what the parts are of stands before the first of them, and is no part of its name. */
function withoutOf(name: string, language: string): string {
  const of = patternsOf(language).ofThis?.exec(name);
  return of?.index === 0 && name.length > of[0].length ? name.slice(of[0].length).trim() : name;
}

/** Behind a colon a few words before the first figure are its name: "Shares of sales: latte 41%, …". */
const isShort = (name: string, spaceless: boolean): boolean => (spaceless ? name.length <= 8 : name.split(/[\s\u00a0]+/).length <= 3);

/** Where verbs stand last, the last name of a row has one behind it: "20 प्रतिशत रेत होती है". */
function withoutVerb(name: string, language: string): string {
  const { verb, spaceless } = patternsOf(language);
  const words = name.split(/[\s\u00a0]+/);
  if (spaceless || languageOf(language).grammar.headFinal !== true) return name;
  while (words.length > 1 && verb.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

/** "La industria el": the article belongs to the figure. */
function withoutTail(name: string, language: string): string {
  const { spaceless, verbs } = patternsOf(language);
  if (spaceless) return name.replace(/[はがにをでの]$/u, '').replace(new RegExp(`(?:${verbs?.source ?? '(?!)'})$`, 'iu'), '');
  const loose = new Set(listOf(languageOf(language).grammar.danglers));
  const words = name.split(/[\s\u00a0]+/);
  while (words.length > 1 && loose.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}
