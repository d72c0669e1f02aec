/** The figures of a text: numbers in digits and words, with what they count, how sure they are said to be and by what they count. */

import { functionWords } from '../../languages/functionWords.ts';
import { perObject } from '../../model/memo.ts';
import { withPlainDigits } from '../../model/plainDigits.ts';
import { numberOf, numberSource } from './digits.ts';
import type { Figure, Measure } from './finding.ts';
import { goesOnCounting } from './goesOnCounting.ts';
import { hedgeAfterAt, hedgeBefore } from './hedges.ts';
import type { Spot } from './marks.ts';
import { nounAfter } from './nouns.ts';
import { numeralIn } from './numerals.ts';
import type { Patterns } from './patterns.ts';
import { at } from './sticky.ts';

const MOST = 60;
/** Signs of money before or after a number. */
const CURRENCY_BEFORE =
  /(?:[$€£¥₹₽₩₺￥]|(?<![\p{L}])(?:USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|SEK|NOK|DKK|PLN|BRL|MXN|Rp|R\$|NT\$|US\$|HK\$|A\$))[\s\u00a0]?$/u;
const CURRENCY_AFTER = /[\s\u00a0\u202f]?(?:[$€£¥₹₽₩₺￥]|(?:USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|SEK|NOK|DKK|PLN|BRL|MXN|kr|zł)(?![\p{L}]))/uy;
/** What only names a thing: "Section 3", "COVID-19", "version 2.0", "#12", "v2". */
const NAMED =
  /(?:[\p{L}\p{N}_][-–_/]?|[#№§@]\s?|\bv\.?|(?<![\p{L}])(?:sections?|chapters?|figures?|tables?|pages?|no\.|nos\.|slides?|version|phase|step|part|room|article|line|unit|door|gate|platform|option|variant|item|level|grade|zone|TOP|Punkt|Raum|Linie|linea|ligne|línea|linha|punto|ponto|point|pkt|lokal|klasa|класс|пункт|этап|ISO|RFC|HTTP|Abb\.|Tabelle|Seite|Kapitel|Abschnitt|Nr\.|§|page|chapitre|figure|tableau|article|página|figura|tabla|capítulo|artículo|第|图|圖|表|図|рис\.|табл\.|стр\.|№)[\s\u00a0])$/iu;
/** Ordinals, times of day, and numbers in a row of them (addresses, telephones). */
const NO_COUNT =
  /^(?:st|nd|rd|th|\.?[ºª°](?!C|F)|-?(?:й|я|е|го|му|ый|ая|ое)(?!\p{L})|(?:ème|er|ère|e)(?!\p{L})|\.\s(?:Kalenderwoche|KW|Klasse|Jahrhundert|Sitzung|Auflage|Etage|Stock|Jahrestag)|\s?(?:a\.?m\.?|p\.?m\.?|o['’]clock|Uhr)(?!\p{L})|h(?:\d\d)?(?![\p{L}\d]))/iu;
const MAGNITUDE_LETTER = /(?:k|K|M|m|bn|B|Mio\.?|Mrd\.?)(?![\p{L}\d])/uy;
const LETTER_POWER: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6, m: 6, bn: 9, B: 9, Mio: 6, 'Mio.': 6, Mrd: 9, 'Mrd.': 9 };

/** Every number of a text, and the one that stands at a place. */
const numbersOf = perObject((patterns: Patterns) => {
  const source = numberSource(patterns.blankGroups, patterns.lakh);
  return { every: new RegExp(source, 'gu'), next: new RegExp(source, 'uy') };
});

/**
 * `dates` are places that count nothing. What opens a line may be the number of its item ("3.6 Costs"); a figure that `standsAlone` never is.
 */
export function figuresIn(text: string, dates: readonly Spot[], patterns: Patterns, language: string, standsAlone = false): Figure[] {
  const plain = withPlainDigits(text);
  const found: Figure[] = [];
  const taken = (start: number, end: number): boolean =>
    dates.some((spot) => spot.start < end && start < spot.end) || found.some((spot) => spot.start < end && start < spot.end);
  for (const match of patterns.wordFigures ? plain.matchAll(patterns.wordFigures) : []) {
    const word = match[0].toLowerCase().replace(/[\s\u00a0]+/g, ' ');
    const [start, end] = [match.index, match.index + match[0].length];
    const fraction = patterns.fractions.get(word);
    const nth = patterns.every.get(word);
    const times = patterns.multiples.get(word);
    // "96 a quarter": by the quarter, and no fourth part.
    if (taken(start, end) || /\d[\s\u00a0]$/u.test(plain.slice(0, start))) continue;
    // "A third crew": with a noun right behind it, it is a place in a row.
    if (fraction !== undefined && patterns.plurals && isPlace(plain, end, patterns)) continue;
    if (fraction !== undefined) found.push(wordFigure(text, start, end, fraction, { kind: 'percent', name: '' }, patterns));
    else if (nth !== undefined) found.push(wordFigure(text, start, end, 1 / nth, { kind: 'percent', name: '' }, patterns));
    else if (times !== undefined) found.push(wordFigure(text, start, end, times, { kind: 'times', name: '' }, patterns));
  }
  for (const match of plain.matchAll(numbersOf(patterns).every)) {
    if (found.length >= MOST) break;
    const start = match.index;
    if (taken(start, start + match[0].length)) continue;
    const value = numberOf(match[0], language);
    const figure =
      value === undefined
        ? undefined
        : figureFrom(text, plain, { start, end: start + match[0].length, value, standsAlone }, patterns, language);
    if (figure && !taken(figure.start, figure.end)) found.push(figure);
  }
  for (const numeral of numeralIn(plain, patterns)) {
    if (found.length >= MOST) break;
    if (taken(numeral.start, numeral.end) || isOneOfTwo(plain, numeral)) continue;
    const figure = figureFrom(text, plain, numeral, patterns, language);
    if (figure && !taken(figure.start, figure.end)) found.push({ ...figure, inWords: true, ...(numeral.single && { single: true }) });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "二、三日", two or three days: neither is the number. */
const isOneOfTwo = (plain: string, { start, end }: Spot): boolean =>
  /[一二三四五六七八九][、，]$/u.test(plain.slice(0, start)) || /^[、，][一二三四五六七八九](?![、，])/u.test(plain.slice(end));

function isPlace(plain: string, end: number, { verb, plurals, language }: Patterns): boolean {
  const next = /^[\s\u00a0]([\p{Ll}\p{M}-]{3,})/u.exec(plain.slice(end, end + 30))?.[1];
  return next !== undefined && !verb.has(next) && !functionWords(language).has(next) && plurals?.test(next) !== true;
}

function wordFigure(text: string, start: number, end: number, value: number, measure: Measure, patterns: Patterns): Figure {
  const hedge = hedgeBefore(text.slice(0, start), patterns);
  const words = text.slice(start, end);
  return {
    value,
    measure,
    digits: words,
    shown: words,
    start: hedge ? start - hedge.length : start,
    end,
    inWords: true,
    ...(hedge && { hedge: hedge.trim() }),
  };
}

interface Seed extends Spot {
  readonly value: number;
  readonly single?: boolean;
  readonly standsAlone?: boolean;
}

/** Reads on from a number, to both sides. */
function figureFrom(text: string, plain: string, seed: Seed, patterns: Patterns, language: string): Figure | undefined {
  const before = plain.slice(Math.max(0, seed.start - 40), seed.start);
  const inDigits = /^\d/.test(plain.slice(seed.start));
  let { start } = seed;
  let end = seed.end;
  let { value } = seed;
  let high: number | undefined;
  const sign = inDigits ? /(?<![\p{L}\p{N}\p{M}])[+−–-]$/u.exec(before)?.[0] : undefined;
  const front = sign ? before.slice(0, -1) : before;
  const money = CURRENCY_BEFORE.exec(front)?.[0];
  const hundredth = patterns.percentBefore?.exec(front)?.[0] ?? /(?<![\d\p{L}])[%٪]$/u.exec(front)?.[0];
  if (!money && !hundredth && inDigits && NAMED.test(front) && !patterns.spaceless && !endsInCounted(front)) return undefined;
  // "第7回", "S2", "20分の1": a place in a row, a model, and the name of a part.
  if (
    patterns.spaceless &&
    (/(?:第|(?<![A-Za-z])[A-Z]{1,4})[\s\u00a0]?$/u.test(front) || /^分の|^分之/u.test(plain.slice(end)) || /\d分[の之]$/u.test(front))
  )
    return undefined;
  // "11月予定", "9時12分": a month and a time of day.
  if (inDigits && (/^(?:月(?!間)|時\d|时\d|点\d)/u.test(plain.slice(end)) || /\d[時时点]$/u.test(front))) return undefined;
  // "900 555 010": the groups of a telephone number.
  if (
    inDigits &&
    !money &&
    !patterns.blankGroups &&
    (/^[ \u00a0]\d{2,3}[ \u00a0]\d{2,4}(?!\d)/u.test(plain.slice(end)) || /\d[ \u00a0]\d{2,3}[ \u00a0]$/u.test(front))
  )
    return undefined;
  // "2 800" where nobody knows whether a blank groups digits: its parts are not two numbers.
  if (
    inDigits &&
    !patterns.blankGroups &&
    (/^[ \u00a0\u202f]\d{3}(?!\d)/u.test(plain.slice(end)) ||
      (/^\d{3}$/.test(plain.slice(seed.start, seed.end)) && /(?<![\d.,])\d{1,3}[ \u00a0\u202f]$/u.test(front)))
  )
    return undefined;
  // "De 10 h à 18 h", "2 min 14": a time of day, and the second part of a span.
  if (
    inDigits &&
    patterns.elides &&
    (/^[\s\u00a0]h(?![\p{L}/])/u.test(plain.slice(end)) || /\d[\s\u00a0]?(?:h|min)[\s\u00a0]$/u.test(front))
  )
    return undefined;
  if (inDigits && NO_COUNT.test(plain.slice(end))) return undefined;
  if (inDigits && !money && !hundredth && !seed.standsAlone && isEnumerator(plain, seed, patterns)) return undefined;
  start -= (sign?.length ?? 0) + (money?.length ?? 0) + (hundredth?.length ?? 0);
  // A range: "8–12", "8 to 12".
  const rangeEnd = inDigits ? rangeAt(plain, end, patterns, language) : undefined;
  if (rangeEnd && rangeEnd.value > value && !patterns.fromBefore?.test(front)) {
    high = rangeEnd.value;
    end = rangeEnd.end;
  }
  // "Between 10 and 14 weeks": its word is the mark of the range, of which each end alone would be untrue.
  const between = inDigits && high === undefined && !money ? betweenAt(plain, front, end, patterns, language) : undefined;
  if (between && between.value > value) {
    high = between.value;
    end = between.end;
  }
  const digitsEnd = end;
  // "1.9 million", "3億2,000万".
  const powered = powerAt(plain, end, value, patterns, language, money !== undefined);
  if (powered) {
    end = powered.end;
    if (high !== undefined) high *= powered.value / value;
    value = powered.value;
  }
  const minus = sign && /[−–-]/.test(sign);
  if (minus) value = -value;
  const measured = money
    ? { measure: { kind: 'money', name: money.trim() } as Measure, end }
    : hundredth
      ? { measure: { kind: 'percent', name: '%' } as Measure, end: at(patterns.percentAt, plain, end) ?? end }
      : measureAt(plain, end, patterns);
  let measure: Measure = measured?.measure ?? { kind: 'count', name: '' };
  end = measured?.end ?? end;
  const tenth = measured === undefined && patterns.tenthsAt ? at(patterns.tenthsAt, plain, end) : undefined;
  if (tenth !== undefined) {
    value *= 10;
    end = tenth;
    measure = { kind: 'percent', name: '%' };
  }
  // "22.10.", "19.30 uur": where a comma parts decimals, a day or a time of day.
  if (
    inDigits &&
    patterns.decimalComma &&
    /^\d{1,2}\.\d{1,2}$/.test(plain.slice(seed.start, seed.end)) &&
    (measured === undefined || measure.kind === 'duration')
  )
    return undefined;
  const after = hedgeAfterAt(plain, end, patterns);
  if (after) end = after;
  const hedge = hedgeBefore(plain.slice(0, start), patterns);
  if (hedge) start -= hedge.length;
  const shownEnd = after ?? end;
  if (measure.kind === 'count' && measure.name === '') {
    const noun = nounAfter(plain, end, patterns, language, seed.single === true || value === 1);
    if (noun) measure = { kind: 'count', name: noun.name };
    if (inDigits && !noun && !powered && hedge === undefined && after === undefined && namesOne(plain, { start, end }, value, patterns))
      return undefined;
    // A number in words that counts nothing is a word: "one of them", "at six".
    if (!inDigits && !noun && !powered) {
      if (seed.single)
        return {
          value,
          measure,
          digits: text.slice(seed.start, digitsEnd),
          shown: text.slice(seed.start, digitsEnd),
          start: seed.start,
          end: seed.end,
          single: true,
        };
    }
  }
  // By itself "10 and 14 weeks" would be two values.
  const joined = (from: number, to: number): string =>
    between && high !== undefined && from < between.joint.start
      ? `${text.slice(from, between.joint.start)}–${text.slice(between.joint.end, to)}`
      : text.slice(from, to);
  const per = perAt(plain, end + (measure.kind === 'count' && measure.name ? measure.name.length + 1 : 0), patterns);
  return {
    value,
    ...(high !== undefined && { high }),
    measure,
    digits: joined(seed.start, powered?.end ?? digitsEnd),
    shown: joined(hedge ? start + hedge.length : start, shownEnd).trim(),
    start,
    end,
    ...((hedge || after) && { hedge: (hedge ?? text.slice(measured?.end ?? digitsEnd, shownEnd)).trim() }),
    ...(per && { per }),
    ...(seed.single && { single: true }),
  };
}

/** "2.1 All staff", "2 Serie B": what opens a line before a capital is the number of its item. */
function isEnumerator(plain: string, { start, end }: Spot, { capitalNouns, spaceless }: Patterns): boolean {
  if (start !== 0 || spaceless) return false;
  const behind = plain.slice(end, end + 3);
  return /^\d{1,2}\.\d{1,2}$/.test(plain.slice(0, end)) && (capitalNouns || plain[1] === '.' || plain[2] === '.')
    ? /^[\s\u00a0]\p{L}/u.test(behind)
    : !capitalNouns && end <= 2 && /^[\s\u00a0]\p{Lu}\p{Ll}/u.test(behind);
}

/** "Unit 7", "doors 7 to 12", "Raum 204": the word right before a small number is what it is the number of, and not how many of it. */
function namesOne(plain: string, { start, end }: Spot, value: number, patterns: Patterns): boolean {
  if (patterns.spaceless || !Number.isInteger(value) || Math.abs(value) >= MOST_NUMBERED) return false;
  const match = /(^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}’'-]+)[\s\u00a0]$/u.exec(plain.slice(Math.max(0, start - 40), start));
  const [, , word = ''] = match ?? [];
  if (word === '' || (match?.index === 0 && start <= 40)) return false;
  const small = word.toLowerCase();
  if (patterns.verb.has(small) || functionWords(patterns.language).has(small)) return false;
  // "Nous en avions promis 4": a verb that ends as nouns do.
  const before = plain.slice(Math.max(0, start - 80), start).trimEnd();
  if (patterns.expected?.exec(before)?.[0].endsWith(word) === true) return false;
  if (goesOnCounting(plain, { start, end }, value, word, patterns.language)) return false;
  return /^\p{Lu}/u.test(word)
    ? !/[.!?:]\s*$/u.test(plain.slice(0, start - word.length - 1))
    : small.length > 2 && patterns.plurals?.test(small) === true;
}
const MOST_NUMBERED = 1000;

/** Before a script without spaces a letter is no part of a name. */
const endsInCounted = (front: string): boolean =>
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s?$/u.test(front) && !/第$/.test(front);

/** The upper end behind the word between the two, where the word for such a range stands before the lower one. */
function betweenAt(
  plain: string,
  front: string,
  end: number,
  patterns: Patterns,
  language: string,
): { readonly value: number; readonly end: number; readonly joint: Spot } | undefined {
  for (const { before, andAt } of patterns.between) {
    const next = before.test(front) ? at(andAt, plain, end) : undefined;
    if (next === undefined) continue;
    const number = numbersOf(patterns).next;
    number.lastIndex = next;
    const match = number.exec(plain);
    const value = match ? numberOf(match[0], language) : undefined;
    if (match && value !== undefined) return { value, end: next + match[0].length, joint: { start: end, end: next } };
  }
  return undefined;
}

function rangeAt(plain: string, end: number, patterns: Patterns, language: string): { value: number; end: number } | undefined {
  const next = at(patterns.toAt, plain, end);
  if (next === undefined) return undefined;
  const number = numbersOf(patterns).next;
  number.lastIndex = next;
  const match = number.exec(plain);
  const value = match ? numberOf(match[0], language) : undefined;
  return match && value !== undefined ? { value, end: next + match[0].length } : undefined;
}

/** 4.1 million is 4,100,000 and no fraction less. */
const exact = (value: number): number => Number(value.toPrecision(14));

/** Magnitudes after a number, also several in falling order: "3億2,000万", "2 млн 300 тыс.". */
function powerAt(
  plain: string,
  end: number,
  value: number,
  patterns: Patterns,
  language: string,
  money: boolean,
): { value: number; end: number } | undefined {
  if (money || /^(?:k|K|bn|Mio|Mrd)(?![\p{L}])/u.test(plain.slice(end))) {
    MAGNITUDE_LETTER.lastIndex = end;
    const letter = MAGNITUDE_LETTER.exec(plain)?.[0];
    if (letter) return { value: exact(value * 10 ** (LETTER_POWER[letter] ?? 0)), end: end + letter.length };
  }
  if (!patterns.powerAt) return undefined;
  let total = 0;
  let place = end;
  let current = value;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = place + (/^[\s\u00a0\u202f]/.test(plain.slice(place)) ? 1 : 0);
    patterns.powerAt.lastIndex = start;
    const match = patterns.powerAt.exec(plain);
    const power = match ? patterns.powers.get(match[0].toLowerCase().replace(/[\s\u00a0]+/g, ' ')) : undefined;
    if (!match || power === undefined || power >= least) break;
    total = exact(total + current * 10 ** power);
    place = start + match[0].length;
    least = power;
    const number = /(?:[\s\u00a0]?(?:و|y|und|and)?[\s\u00a0]?)(\d[\d.,]*\d|\d)/uy;
    number.lastIndex = place;
    const next = number.exec(plain);
    const more = next?.[1] ? numberOf(next[1], language) : undefined;
    if (!next || more === undefined) break;
    // Only where another magnitude follows, or the rest is written without a blank, does it belong to the number.
    const after = place + next[0].length;
    patterns.powerAt.lastIndex = after + (/^[\s\u00a0]/.test(plain.slice(after)) ? 1 : 0);
    const again = patterns.powerAt.exec(plain);
    if (again) {
      current = more;
      place = after;
      continue;
    }
    if (patterns.spaceless && !/^[\s\u00a0]/.test(next[0])) {
      total += more;
      place = after;
    }
    break;
  }
  return total === 0 ? undefined : { value: total, end: place };
}

function measureAt(plain: string, end: number, patterns: Patterns): { measure: Measure; end: number } | undefined {
  const direct = at(CURRENCY_AFTER, plain, end);
  if (direct !== undefined) return { measure: { kind: 'money', name: plain.slice(end, direct).trim() }, end: direct };
  const joined = /^[-\s\u00a0\u202f]?(?:(?:de|di)[\s\u00a0]|d['’])?/.exec(plain.slice(end, end + 8))?.[0].length ?? 0;
  const hyphen = end + joined;
  const kinds = [
    [patterns.pointsAt, 'points'],
    [patterns.percentAt, 'percent'],
    [patterns.currencyAt, 'money'],
    [patterns.durationAt, 'duration'],
    [patterns.measureAt, 'measure'],
    [patterns.counterAt, 'count'],
  ] as const;
  for (const [pattern, kind] of kinds) {
    const stop = pattern ? (at(pattern, plain, hyphen) ?? (kind === 'percent' ? at(pattern, plain, end) : undefined)) : undefined;
    if (stop === undefined) continue;
    const name = plain.slice(hyphen, stop).trim();
    return { measure: { kind, name: kind === 'percent' ? '%' : name }, end: stop };
  }
  const times = /[\s\u00a0]?[x×](?![\p{L}\d])/uy;
  const twice = at(times, plain, end);
  return twice === undefined ? undefined : { measure: { kind: 'times', name: '×' }, end: twice };
}

/** "An hour", "per floor". */
function perAt(plain: string, end: number, patterns: Patterns): string | undefined {
  if (!patterns.perAt) return undefined;
  const start = end + (/^[\s\u00a0]/.test(plain.slice(end)) ? 1 : 0);
  const stop = at(patterns.perAt, plain, start);
  if (stop === undefined) return undefined;
  const word = /[\p{L}\p{M}’'-]+/uy;
  word.lastIndex = stop;
  const noun = word.exec(plain)?.[0];
  if (!noun) return undefined;
  // "2,105 a year ago": by nothing, but at another time.
  const next = stop + noun.length + 1;
  if (patterns.agoAt !== undefined && at(patterns.agoAt, plain, next) !== undefined) return undefined;
  const isTime = patterns.durationAt !== undefined && at(patterns.durationAt, plain, stop) !== undefined;
  const said = plain.slice(start, stop).trim().toLowerCase();
  return isTime || said === 'per' || said === 'pro' ? plain.slice(start, stop + noun.length) : undefined;
}
