/**
 * What a source sets to its figures as limits ("at least", "up to", "or more", "about", "10 to 15"): a text that tells the figure alone claims more
 * than the source does.
 */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either, patternOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { isEstimate } from '../findings/estimates.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

/** A figure as a source states it. */
export interface Stated {
  readonly figure: Figure;
  /** The words behind it, which tell what it counts. */
  readonly near: readonly string[];
  /** Its sentence with the one before, or its row. */
  readonly told: string;
  /** The words of content of its sentence and of the one before, by their stems: what it is about. */
  readonly about: ReadonlySet<string>;
  /** Undefined where nothing limits it. */
  readonly limit?: Limit;
}

export interface Limit {
  /** "≥", "≤", ">", "<", or "≈"; "–" of a range. */
  readonly sign: string;
  /** As the source has it. */
  readonly phrase: string;
  /** What stands between it and the figure: "hasta un 40 por ciento". */
  readonly article?: string;
  readonly stands: 'before' | 'after';
  /** Whether it can stand in front of the figure in any sentence, without a change of it; "from" not behind another preposition. */
  readonly isFree: boolean | 'alone';
  /** What is denied of it: "does not hold more than". Said of the figure by itself the phrase would claim the opposite. */
  readonly denied?: string;
  /** It may be no limit: "over two years", "under two conditions". */
  readonly isWeak?: true;
}

/** Characters in which a limit stands in front of its figure. */
export const REACH = 40;
/** Letters that tell two units apart. */
export const STEM = 4;
const CELL = ' | ';

export interface Words {
  readonly before: RegExp | undefined;
  readonly behind: RegExp | undefined;
  readonly anywhere: RegExp | undefined;
  readonly from: RegExp | undefined;
  /** "A ceiling of", in front of a figure; behind it "limit". */
  readonly namedBefore: RegExp | undefined;
  readonly namedBehind: RegExp | undefined;
  readonly determiner: RegExp | undefined;
  /** Anywhere. */
  readonly denial: RegExp | undefined;
  readonly signs: ReadonlyMap<string, string>;
  readonly spaceless: boolean;
}

export const wordsFor = perText(wordsOf);

function wordsOf(language: string): Words {
  const { findings, spaceless } = languageOf(language);
  const pairsOf = (valued: string | undefined) => (valued?.split('|') ?? []).map((pair) => pair.split(/=(?=[^=]*$)/u) as [string, string]);
  const [before, behind] = [pairsOf(findings.limitSigns), pairsOf(findings.limitSignsAfter)];
  const phrasesOf = (pairs: readonly (readonly [string, string])[]) => pairs.map(([phrase]) => phrase).join('|');
  const edge = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const joined = behind.length === 0 ? undefined : new RegExp(`^[\\s\\u00a0]*(?:${either(phrasesOf(behind))})${edge}`, 'iu');
  return {
    before: patternOf(phrasesOf(before), 'ends', spaceless),
    behind: joined,
    anywhere: patternOf(phrasesOf([...before.filter(([, sign]) => !sign.includes('$')), ...behind]), 'holds', spaceless),
    from: patternOf(phrasesOf(before.filter(([, sign]) => sign.includes('$'))), 'holds', spaceless),
    namedBefore: findings.bounds
      ? new RegExp(`${spaceless ? '' : '(?<!\\p{L})'}(?:${either(findings.bounds)})\\p{L}{0,3}[\\s:]*(?:\\p{L}{1,3}\\s+)?$`, 'iu')
      : undefined,
    namedBehind: findings.bounds ? new RegExp(`^[\\s-]*(?:\\p{L}+\\s+)?(?:${either(findings.bounds)})`, 'iu') : undefined,
    determiner: patternOf(findings.determiners, 'ends'),
    denial: patternOf(findings.negations, 'holds', spaceless),
    signs: new Map([...behind, ...before].map(([phrase, sign]) => [phrase.toLowerCase(), sign])),
    spaceless,
  };
}

/** The figures of a text with what limits them; lines and cells stand by themselves. */
export function statedIn(source: string, language: string): Stated[] {
  const words = wordsFor(language);
  if (!words.before) return [];
  return source.split('\n').flatMap((line, n, lines) => {
    const cells = line.split(CELL);
    return cells.flatMap((cell) =>
      splitSentences(cell, language).flatMap((sentence, i, all) => {
        const figures = figuresIn(sentence, [], patternsOf(language), language, true);
        const before = all[i - 1] ?? '';
        const about = stemsIn(`${before} ${sentence}`, language);
        return figures.flatMap((figure, at): Stated[] => {
          if (figure.single) return [];
          const limit = limitOf(sentence, figure, figures.slice(0, at), language, words);
          const told = cells.length > 1 ? line : `${before || (splitSentences(lines[n - 1] ?? '', language).at(-1) ?? '')} ${sentence}`;
          return [{ figure, near: nearOf(sentence, figure), told, about, ...(limit && { limit }) }];
        });
      }),
    );
  });
}

/** Stems of the longer words that say something. */
export function stemsIn(text: string, language: string): ReadonlySet<string> {
  const grammar = functionWords(language);
  const said = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= LONG && !grammar.has(word));
  return new Set(said.map((word) => word.slice(0, STEM)));
}

/** Words that tell what is counted have so many letters. */
const LONG = 4;
export const nearOf = (text: string, { end }: Figure): string[] =>
  (text.slice(end).match(/^(?:\s+[\p{L}\p{M}’'-]+){1,3}/u)?.[0] ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+/u)
    .flatMap((word) => (word.length >= LONG ? [word.slice(0, STEM)] : []));

/** `before` are the figures in front of it in its sentence. */
function limitOf(text: string, figure: Figure, before: readonly Figure[], language: string, words: Words): Limit | undefined {
  if (figure.high !== undefined) return { sign: '–', phrase: figure.digits, stands: 'before', isFree: false };
  const found = phraseBefore(text, figure, words);
  if (
    found !== undefined &&
    !isHeldAgainst(text, figure, before, found, language, words) &&
    !endsChange(text, figure, before.at(-1), found.phrase, language)
  ) {
    const { phrase, article } = found;
    const marked = words.signs.get(phrase.toLowerCase()) ?? '';
    const sign = marked.slice(0, 1);
    // "From 27 to 14".
    const isOfMoney = !marked.includes('$') || (figure.measure.kind === 'money' && !toward(text, figure, language));
    const isSure = words.spaceless || !/^[<>]$/u.test(sign) || /\s/u.test(phrase) || isAmount(figure);
    const isFree = marked.includes('$') ? 'alone' : !marked.includes('*');
    const front = clauseBefore(text, figure);
    const denied = !/^[<>]$/u.test(sign) ? undefined : words.denial?.exec(front.slice(0, front.length - phrase.length))?.index;
    const more = { ...(article && { article }), ...(denied !== undefined && { denied: front.slice(denied) }) };
    if (isOfMoney) return { sign, phrase: inText(phrase), stands: 'before', isFree, ...more, ...(!isSure && { isWeak: true }) };
  }
  const behind = phraseBehind(text, figure, words);
  if (behind !== undefined) {
    const marked = words.signs.get(behind.trim().toLowerCase()) ?? '';
    return { sign: marked.slice(0, 1), phrase: behind.trim(), stands: 'after', isFree: !marked.includes('*') };
  }
  if (!isEstimate(figure, language) || (figure.inWords && figure.measure.kind === 'count')) return undefined;
  const at = text.indexOf(figure.digits, figure.start);
  const stands = at > figure.start ? 'before' : 'after';
  // "100여 명", "100余人": part of the number, in front of what it counts.
  const rest = text.slice(at + figure.digits.length);
  if (stands === 'after' && rest.startsWith(figure.hedge ?? '') && /^\s?\p{L}/u.test(rest.slice(figure.hedge?.length))) return undefined;
  return { sign: '≈', phrase: inText(figure.hedge ?? ''), stands, isFree: true };
}

const isAmount = ({ measure, inWords }: Figure): boolean =>
  !inWords && (measure.kind === 'money' || measure.kind === 'percent' || measure.kind === 'measure');

/** Whether the figure is where something begins that goes on to another. */
const toward = (text: string, figure: Figure, language: string): boolean => {
  const { to } = languageOf(language).findings;
  return patternOf(to, 'holds')?.test(text.slice(figure.end)) === true;
};

/** What begins a sentence has a capital there. */
const inText = (phrase: string): string => phrase.trim().toLowerCase();

/** Where the figure begins without what limits it, its currency in front. */
export function startOf(text: string, { digits, start }: Figure): number {
  const at = text.indexOf(digits, start);
  return at < 0 ? start : at - (/(?:\p{Sc}|(?<!\p{L})[A-Z]{2,3}\p{Sc}?)?[\s\u00a0]?$/u.exec(text.slice(start, at))?.[0].length ?? 0);
}

/** Of what stands in front of the figure its own clause. */
export function clauseBefore(text: string, figure: Figure): string {
  const front = text.slice(0, startOf(text, figure)).trimEnd();
  return front.slice(Math.max(0, ...[...front.matchAll(/[,;:.()–—]\s/gu)].map(({ index }) => index + 1))).trimStart();
}

interface PhraseBefore {
  readonly phrase: string;
  readonly article?: string;
}

/** "Up from €3.2m", "96.3%, below 97.5%", "below the 96.9% of last quarter": another figure is held against it, and nothing limits it. */
function isHeldAgainst(
  text: string,
  figure: Figure,
  before: readonly Figure[],
  { phrase, article }: PhraseBefore,
  language: string,
  words: Words,
): boolean {
  const marked = words.signs.get(phrase.toLowerCase()) ?? '';
  if (!/^[<>]|\$/u.test(marked)) return false;
  const unit = (each: Figure) => (each.measure.kind === 'measure' || each.measure.kind === 'count' ? each.measure.name : each.measure.kind);
  const { rises, falls } = patternsOf(language);
  const front = clauseBefore(text, figure);
  return (
    article !== undefined ||
    before.some((each) => each.measure.kind !== 'duration' && unit(each) === unit(figure)) ||
    (marked.includes('$') && [rises, falls].some((moved) => moved?.test(front.slice(0, -phrase.length))))
  );
}

/** "Spadnie ze 132 000 do 108 000 zł": what a value came to, and no limit of it, in languages that say both with one word. */
function endsChange(text: string, figure: Figure, before: Figure | undefined, phrase: string, language: string): boolean {
  const { from, to } = languageOf(language).findings;
  const { rises, falls, moves } = patternsOf(language);
  return (
    before !== undefined &&
    patternOf(to, 'whole')?.test(phrase) === true &&
    patternOf(from, 'ends')?.test(text.slice(0, startOf(text, before)).trimEnd()) === true &&
    !/[,;:()–—]/u.test(text.slice(before.end, figure.start)) &&
    [rises, falls, moves].some((moved) => moved?.test(text) === true)
  );
}

function phraseBefore(text: string, figure: Figure, { before, determiner }: Words): PhraseBefore | undefined {
  const at = startOf(text, figure);
  const front = text.slice(Math.max(0, at - REACH), at).trimEnd();
  const article = determiner?.exec(front)?.[0];
  const direct = before?.exec(front)?.[0];
  if (direct !== undefined || article === undefined) return direct === undefined ? undefined : { phrase: direct };
  const further = before?.exec(front.slice(0, -article.length).trimEnd())?.[0];
  return further === undefined ? undefined : { phrase: further, article };
}

/** Behind the figure, or behind what it counts. */
export function phraseBehind(text: string, figure: Figure, { behind }: Words): string | undefined {
  const at = text.indexOf(figure.digits, figure.start) + figure.digits.length;
  // In some languages it is read as part of the figure.
  const own = figure.hedge === undefined ? figure.end : figure.end - figure.hedge.length;
  // "40 minutes par jour au plus": by what it is counted stands between.
  const per = figure.per === undefined ? own : text.indexOf(figure.per, figure.end) + figure.per.length;
  return [at, endOf(text, figure), own, per].map((end) => behind?.exec(text.slice(end))?.[0]).find((found) => found !== undefined);
}

export function endOf(text: string, { end, measure }: Figure): number {
  const rest = text.slice(end);
  const noun = measure.kind === 'count' && measure.name !== '' && rest.trimStart().startsWith(measure.name);
  return noun ? end + rest.length - rest.trimStart().length + measure.name.length : end;
}
