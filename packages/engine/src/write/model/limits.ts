/** A text that tells a figure without the limit that its source sets to it is given it back, in the words of the source. */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf, patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { stepOf } from './derived.ts';
import { sharedContent } from './grounding.ts';
import {
  clauseBefore,
  endOf,
  type Limit,
  nearOf,
  phraseBehind,
  REACH,
  STEM,
  type Stated,
  startOf,
  stemsIn,
  type Words,
  wordsFor,
} from './statedLimits.ts';

export interface Limited {
  /** With the limits that could be put back in the source's words. */
  readonly text: string;
  /** What was put back, as it stands now. */
  readonly put: readonly string[];
  /** What is missing still, in words for the model. */
  readonly missing: readonly string[];
}

/** Characters of a text that is a figure with its unit: what stands large, or in a cell. */
const SHORT = 18;
/** A figure of so much is no other in the same text by chance. */
const TELLING = 100;
/** Nor is one of so much among passages that have it once. */
const SELDOM = 20;
/** A difference is another figure than the amount that it has in common with one: "−€13,000" beside "about €13,000". */
const SIGNED = /[≥≤<>~≈±+−]\s*$|(?:^|\s)[-–]$/u;

const unitOf = ({ measure }: Figure): string => measure.name.toLowerCase().slice(0, STEM);

/** Words of content of a text that tell what it is about. */
const FEWEST_STEMS = 3;

interface Said {
  readonly figure: Figure;
  readonly near: readonly string[];
  readonly about: ReadonlySet<string>;
  /** What its sentence says but for the figure, with what stands beside it. */
  readonly rest: string;
  /** Its unit stands elsewhere. */
  readonly isShort: boolean;
}

/** Whether two figures may be one: the same amount of the same, in texts that share a word where they say enough. */
function isSame({ figure: said, near, about, isShort }: Said, { figure: stated, near: others, about: subject }: Stated): boolean {
  if (said.value !== stated.value && said.value !== stated.high) return false;
  if (about.size >= FEWEST_STEMS && subject.size >= FEWEST_STEMS && ![...about].some((stem) => subject.has(stem))) return false;
  const [a, b] = [said.measure, stated.measure];
  const isTelling = !said.inWords && (Math.abs(said.value) >= TELLING || !Number.isInteger(said.value));
  const isNameless = (a.kind === 'count' && a.name === '') || (b.kind === 'count' && b.name === '');
  if (isNameless && !said.inWords && (isShort || isTelling || Math.abs(said.value) >= SELDOM)) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'money' || a.kind === 'percent') return true;
  if (a.name !== '' && unitOf(said) === unitOf(stated)) return true;
  return a.kind === 'count' && (isTelling || near.some((word) => others.includes(word)));
}

/** Share of the words of content of a sentence that one of the source has too where both tell the same. */
const MOSTLY = 0.5;

/** Whether the source's sentence tells what the text's does: only then is what limits its figure the text's as well. */
function isToldAlike(
  { figure, near, rest, isShort }: Said,
  { told, near: others, limit }: Stated,
  language: string,
  mayBeBare: boolean,
): boolean {
  const { inWords, measure, value } = figure;
  // "Half of the total" is not "half a day", nor are five of them the five that are held against others.
  if (inWords && (measure.kind === 'percent' || measure.kind === 'count') && (near.length === 0 || near[0] !== others[0])) return false;
  const shared = sharedContent(rest, told, language, 1);
  return shared === undefined
    ? mayBeBare && isShort && (limit?.sign === '–' || (!inWords && (Math.abs(value) >= SELDOM || !Number.isInteger(value))))
    : shared >= MOSTLY;
}

/** What a comparison ends with in front of its figure, "longer than": a limit cannot stand behind it. */
const comparedBy = perText((language): RegExp | undefined => {
  const words = listOf(languageOf(language).sentence?.hangs?.bases).filter((word) => !/\s/u.test(word));
  return patternOf(words.join('|'), 'ends');
});

/**
 * The text with the limits of its figures. `stated` are the figures of what it draws on, and of the whole source where that does not have them;
 * `shown` is all that its slide says, where the other end of a range may stand, `beside` what stands with it in one item: a figure's label.
 */
export function withLimits(
  text: string,
  stated: readonly (readonly Stated[])[],
  language: string,
  shown: string,
  isFigure = false,
  beside = '',
): Limited {
  const words = wordsFor(language);
  const nothing = { text, put: [], missing: [] };
  // What is worked out is another figure.
  if (!words.before || !/\p{Nd}|\p{L}{3}/u.test(text) || /\p{Nd}\s*[=×÷]|[=×÷]\s*\p{Sc}?\p{Nd}/u.test(text)) return nothing;
  const isShort = text.length <= SHORT;
  const about = words.spaceless ? new Set<string>() : stemsIn(`${text} ${beside}`, language);
  const figures = figuresIn(text, [], patternsOf(language), language, isShort);
  const sentences = splitSentences(text, language);
  const [passages = []] = stated;
  let limited = text;
  const put: string[] = [];
  const missing: string[] = [];
  for (const [i, figure] of [...figures.entries()].toReversed()) {
    if (figure.single || figure.high !== undefined || figure.hedge !== undefined) continue;
    const near = nearOf(text, figure);
    const sentence = sentences.find((each) => each.includes(figure.digits)) ?? text;
    const rest = `${sentence.replace(figure.shown, ' ').replace(figure.digits, ' ')} ${beside}`;
    const said = { figure, near, about, rest, isShort };
    // What the slide draws on tells the figure, or else another place, and then in the same words.
    const own = passages.filter((each) => isSame(said, each));
    const twins = own.length > 0 ? own : stated.slice(1).flatMap((all) => all.filter((each) => isSame(said, each)));
    const limit = limitOfAll(twins);
    if (
      !limit ||
      !twins.some((each) => each.limit !== undefined && isToldAlike(said, each, language, own.length > 0)) ||
      comparedBy(language)?.test(text.slice(0, startOf(text, figure)).trimEnd()) ||
      (limit.sign !== '–' && isTold(text, isFigure || isShort ? beside : '', limit, words)) ||
      isLimited(text, figure, figures[i - 1], words) ||
      isCommon(figure, stated) ||
      isWorkedOut(text, figures, figure, stated, about, language)
    )
      continue;
    if (limit.sign === '–') {
      const range = twins[0]?.figure;
      if (!range || hasOther(shown, range, figure, language)) continue;
      const at = text.indexOf(figure.digits, figure.start);
      const whole = limited.slice(0, at) + range.digits + limited.slice(at + figure.digits.length);
      if ((isFigure || text === figure.digits) && whole.length <= SHORT) {
        limited = whole;
        put.push(whole);
      } else missing.push(toldOf(text, range.digits));
      continue;
    }
    if (limit.denied !== undefined && !words.denial?.test(clauseBefore(text, figure))) {
      missing.push(toldOf(text, `${limit.denied} ${figure.shown}`));
      continue;
    }
    const large = isFigure || isShort ? inFigure(limited, figure, limit, words) : undefined;
    const added = large ?? inSentence(limited, figure, limit, words, language);
    if (added !== undefined) {
      limited = added;
      put.push(`${limit.phrase} (${figure.digits})`);
    } else if (!isDetermined(text, figure, words)) {
      missing.push(toldOf(text, limit.stands === 'before' ? `${limit.phrase} ${figure.shown}` : `${figure.shown} ${limit.phrase}`));
    }
  }
  return put.length + missing.length === 0 ? nothing : { text: limited, put, missing };
}

/** "Five of them repair; where fewer than five come, guests wait": a small number that the passages have without a limit too may be that one. */
const isCommon = ({ value, inWords, measure }: Figure, [passages = []]: readonly (readonly Stated[])[]): boolean =>
  inWords === true &&
  measure.kind === 'count' &&
  passages.some(
    ({ figure, limit }) => limit === undefined && figure.value === value && figure.measure.kind === 'count' && figure.measure.name === '',
  );

/** Kinds that may be told by one another's words: a currency that nobody knows is a measure. */
const APART: ReadonlySet<string> = new Set(['duration', 'percent', 'points']);

/** Whether a stated figure may be this one: "10 days" are not the 10 euros of ten weeks' delay, nor is a bare 10 of another subject. */
function mayState({ figure, about: subject }: Stated, { value, measure }: Figure, about: ReadonlySet<string>): boolean {
  if (value !== figure.value && value !== figure.high) return false;
  const { kind, name } = figure.measure;
  if (kind === 'count' && name === '') return subject.size === 0 || about.size === 0 || [...about].some((stem) => subject.has(stem));
  return kind === measure.kind || (!APART.has(kind) && !APART.has(measure.kind));
}

/** Whether a percentage is what one figure of its sentence is of another: "60 percent (71,000 of 118,000)" is no other 60 percent. */
function isShareOf({ value, digits, measure }: Figure, others: readonly Figure[]): boolean {
  const last = stepOf(digits, value)?.last;
  return (
    measure.kind === 'percent' &&
    last !== undefined &&
    others.some((part) =>
      others.some(
        (whole) =>
          whole.value > part.value &&
          whole.measure.kind === part.measure.kind &&
          Math.abs((100 * part.value) / whole.value - value) <= last / 2,
      ),
    )
  );
}

/**
 * Whether the figure is the share of two of its sentence, or that has one of its kind that no passage states: what is worked out, and from what,
 * stays as it is.
 */
function isWorkedOut(
  text: string,
  figures: readonly Figure[],
  target: Figure,
  stated: readonly (readonly Stated[])[],
  about: ReadonlySet<string>,
  language: string,
): boolean {
  const { start, end, measure } = target;
  const sentence = splitSentences(text, language).find((each) => text.indexOf(each) <= start && end <= text.indexOf(each) + each.length);
  const from = sentence === undefined ? 0 : text.indexOf(sentence);
  const to = from + (sentence ?? text).length;
  const own = figures.filter((each) => each.start >= from && each.end <= to);
  if (isShareOf(target, own)) return true;
  return own.some(
    (each) =>
      each.measure.kind !== 'duration' &&
      (each.measure.kind === measure.kind || each.measure.kind === 'money') &&
      !each.single &&
      !stated.some((all) => all.some((other) => mayState(other, each, about))),
  );
}

const LONGEST_NAMED = 60;
const toldOf = (text: string, said: string): string =>
  `"${text.slice(0, LONGEST_NAMED)}": the source says "${said}"; that limit stands with the figure`;

/** Whether the words of the limit stand there already, wherever: "four weeks", and "at least" in the label. */
const isTold = (text: string, beside: string, { phrase, sign }: Limit, { anywhere, spaceless }: Words): boolean =>
  (sign !== '≈' && anywhere?.test(beside) === true) || patternOf(phrase, 'holds', spaceless)?.test(`${text} ${beside}`) === true;

/** What all that a source says of the figure has in common. */
function limitOfAll(twins: readonly Stated[]): Limit | undefined {
  const sure = twins.filter(({ limit }) => !limit?.isWeak);
  const single = sure.filter(({ limit }) => limit?.sign !== '–');
  const [first, ...others] = single.length > 0 ? single : sure;
  return first?.limit && others.every(({ limit }) => limit?.sign === first.limit?.sign) ? first.limit : undefined;
}

/** Whether the text limits its figure in whatever words: "a ceiling of 90,000", "40+". */
function isLimited(text: string, figure: Figure, before: Figure | undefined, words: Words): boolean {
  const start = startOf(text, figure);
  const clause = text.slice(Math.max(before?.end ?? 0, 0), start);
  const near = clause.slice(Math.max(0, ...[...clause.matchAll(/[,;:.()–—]\s/gu)].map(({ index }) => index)));
  const rest = text.slice(figure.end, figure.end + REACH);
  return (
    SIGNED.test(text.slice(0, start)) ||
    /^\s?[+]/u.test(text.slice(figure.end)) ||
    words.anywhere?.test(near) === true ||
    (figure.measure.kind === 'money' && words.from?.test(near) === true) ||
    phraseBehind(text, figure, words) !== undefined ||
    words.namedBefore?.test(text.slice(0, start)) === true ||
    words.namedBehind?.test(rest) === true
  );
}

/** "The 31 tonnes" are known from elsewhere. */
const isDetermined = (text: string, figure: Figure, { determiner }: Words): boolean =>
  determiner?.test(text.slice(0, startOf(text, figure)).trimEnd()) === true;

/** Whether the other end of a range is told too. */
function hasOther(shown: string, { value, high }: Figure, figure: Figure, language: string): boolean {
  const other = figure.value === value ? high : value;
  return figuresIn(shown, [], patternsOf(language), language, true).some((each) => each.value === other || each.high === other);
}

/** What stands large takes the limit in words where they fit, otherwise as a sign. */
function inFigure(text: string, figure: Figure, { phrase, sign, stands, isFree }: Limit, { spaceless }: Words): string | undefined {
  const at = startOf(text, figure);
  // In front of a figure with a sign another has no place, and behind words there is a sentence.
  if (at > 0 || /^[+−–-]/u.test(text)) return undefined;
  const said = (stands === 'before' ? [phrase, text] : [text, phrase]).join(spaceless ? '' : ' ');
  if (isFree && said.length <= SHORT) return said;
  // A sign stands with digits.
  return sign === '≈' || figure.inWords ? undefined : `${sign} ${text}`;
}

function inSentence(text: string, figure: Figure, limit: Limit, words: Words, language: string): string | undefined {
  const at = startOf(text, figure);
  const own = limit.article === undefined ? undefined : words.determiner?.exec(text.slice(0, at).trimEnd())?.[0];
  const isOwn = own !== undefined && own.toLowerCase() === limit.article?.toLowerCase();
  // "Un 40 por ciento" is "hasta un 40 por ciento".
  const start = isOwn ? text.slice(0, at).trimEnd().length - own.length : at;
  const [front, told] = [text.slice(0, start), text.slice(start)];
  const rest = limit.article !== undefined && own === undefined ? `${limit.article} ${told}` : told;
  const blank = words.spaceless ? '' : ' ';
  // "A 12-month guarantee", "−7 %".
  const last = lastWordOf(front);
  // "To 60 percent" is up to 60 percent: one "to" is enough. "De un máximo de" has two.
  const parts = limit.phrase.split(' ');
  const isDoubled = limit.sign === '≤' && parts.length === 2 && parts[1] === last;
  const isBehindWord = limit.isFree === 'alone' && functionWords(language).has(last ?? '');
  if (
    !limit.isFree ||
    isBehindWord ||
    (!isOwn && !isDoubled && isDetermined(text, figure, words)) ||
    /^[+−–-]/u.test(rest) ||
    /^-\p{L}/u.test(text.slice(figure.end))
  )
    return undefined;
  if (limit.stands === 'after') {
    const end = endOf(text, figure);
    return `${text.slice(0, end)}${words.spaceless || /^\p{P}/u.test(limit.phrase) ? '' : ' '}${limit.phrase}${text.slice(end)}`;
  }
  const opening = isDoubled ? front.replace(/[\p{L}’']+\s*$/u, '') : front;
  const begins = opening.trim() === '' || /[.!?]\s*$/u.test(opening);
  const phrase = begins && /^\p{Ll}/u.test(limit.phrase) ? limit.phrase.slice(0, 1).toUpperCase() + limit.phrase.slice(1) : limit.phrase;
  const figured = begins && (figure.inWords || isOwn) ? rest.slice(0, 1).toLowerCase() + rest.slice(1) : rest;
  return `${languageOf(language).findings.elides ? elided(opening, phrase) : opening}${phrase}${blank}${figured}`;
}

const lastWordOf = (front: string): string | undefined => /([\p{L}’']+)\s*$/u.exec(front)?.[1]?.toLowerCase();

/** "De" before "au moins" is "d’". */
const elided = (front: string, phrase: string): string =>
  /^[aeiouéàê]/iu.test(phrase) ? front.replace(/(?<=(?:^|\s)[dl])e\s$/iu, '’') : front;
