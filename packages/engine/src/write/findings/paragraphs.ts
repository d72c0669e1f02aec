/** Shapes of paragraphs: built alike, options with a but, a person's words. */
import type { Unit } from '../discourse/passages.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { OptionsFinding, ParallelFinding, SpeechFinding } from './finding.ts';
import type { Line } from './lines.ts';
import type { Patterns } from './patterns.ts';

const FEWEST = 3;
const MOST = 6;
/** Words and columns of a sentence that names what its paragraph is about. */
const LONGEST_HEAD_WORDS = 12;
const LONGEST_HEAD = 64;

/** Lines by paragraph. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let open: Line[] = [];
  for (const line of lines) {
    open.push(line);
    if (line.unit.ends) {
      paragraphs.push(open);
      open = [];
    }
  }
  if (open.length > 0) paragraphs.push(open);
  return paragraphs;
}

/** Three to six paragraphs in a row, each of a short first sentence and more behind it. */
export function parallelsIn(paragraphs: readonly (readonly Line[])[], patterns: Patterns): ParallelFinding[] {
  const found: ParallelFinding[] = [];
  let run: (readonly Line[])[] = [];
  const close = () => {
    if (run.length >= FEWEST && run.length <= MOST && !isList(run, patterns)) found.push(parallelOf(run));
    run = [];
  };
  for (const paragraph of paragraphs) {
    if (isHeaded(paragraph)) run.push(paragraph);
    else close();
  }
  close();
  return found;
}

const isHeaded = ([first, ...rest]: readonly Line[]): boolean =>
  first !== undefined && rest.length >= 1 && first.unit.form === 'prose' && isHead(first.plain);

const isHead = (text: string): boolean => {
  const words = countWords(text);
  return (
    words >= 2 &&
    words <= LONGEST_HEAD_WORDS &&
    columns(text) <= LONGEST_HEAD &&
    !/[?？؟:：,،，]/u.test(text.slice(0, -1)) &&
    !/[?？؟:：]$/u.test(text)
  );
};

/** First sentences that all open with the same pronoun are one thought told on ("It is …", "We …"). */
const isList = (run: readonly (readonly Line[])[], patterns: Patterns): boolean => {
  const openings = new Set(run.map(([first]) => first?.plain.split(/\s/)[0]?.toLowerCase() ?? ''));
  return openings.size === 1 && patterns.pronouns?.test([...openings][0] ?? '') === true;
};

const parallelOf = (run: readonly (readonly Line[])[]): ParallelFinding => ({
  kind: 'parallel',
  units: run.flatMap((paragraph) => paragraph.map(({ unit }) => unit.index)),
  words: run.map(([first]) => first?.plain ?? '').join(' '),
  items: run.flatMap(([first, ...rest]) =>
    first ? [{ head: first.plain.replace(/[.。]$/u, ''), rest: rest.map(({ unit }) => unit.index), unit: first.unit.index }] : [],
  ),
  certainty: 0.7,
});

/** Two to five paragraphs in a row that each say what is good of a thing and then "but". */
export function optionsIn(paragraphs: readonly (readonly Line[])[], patterns: Patterns): OptionsFinding[] {
  const { but } = patterns;
  if (!but) return [];
  const found: OptionsFinding[] = [];
  let run: OptionsFinding['options'][number][] = [];
  const close = (next: readonly Line[]) => {
    if (run.length >= 2 && run.length <= 5) {
      const advice = next.find(({ plain }) => patterns.advises?.test(plain));
      found.push({
        kind: 'options',
        units: run.flatMap(({ units }) => units),
        words: run.map(({ name }) => name).join(' '),
        options: run,
        ...(advice && { advice: { text: advice.plain, unit: advice.unit.index } }),
        certainty: advice ? 0.85 : 0.6,
      });
    }
    run = [];
  };
  for (const paragraph of paragraphs) {
    const option = optionOf(paragraph, patterns);
    if (option) run.push(option);
    else close(paragraph);
  }
  close([]);
  return found;
}

function optionOf(paragraph: readonly Line[], patterns: Patterns): OptionsFinding['options'][number] | undefined {
  if (paragraph.length < 2 || paragraph.length > 4) return undefined;
  const turn = paragraph.findIndex(({ plain }, i) => i > 0 && (patterns.but?.exec(plain)?.index ?? 99) <= 24);
  const [first] = paragraph;
  const verb = patterns.verbs?.exec(first?.plain ?? '');
  if (turn < 1 || !first) return undefined;
  const name =
    first.unit.lead ?? (verb && verb.index > 2 ? first.plain.slice(0, verb.index).trim() : first.plain.split(/\s/).slice(0, 3).join(' '));
  if (columns(name) > 40) return undefined;
  return {
    name,
    gains: paragraph.slice(0, turn).map(({ plain }) => plain),
    buts: paragraph.slice(turn).map(({ plain }) => plain),
    units: paragraph.map(({ unit }) => unit.index),
  };
}

const OPEN = '["“„«「『]';
const CLOSE = '["”“»」』]';
const QUOTED = new RegExp(`^${OPEN}([^"“”„«»「」『』]{20,260})${CLOSE}[.。]?`, 'u');
const NAME = /(\p{Lu}[\p{L}.'’-]+(?:\s(?:van|von|de|der|den|da|di|la|le|el|al|bin)\s?)?(?:\s\p{Lu}[\p{L}.'’-]+){0,3})/u;

/** Somebody's words in quotation marks, with who says them behind or before, or in brackets. */
export function speechIn(unit: Unit, patterns: Patterns): SpeechFinding | undefined {
  const quoted = QUOTED.exec(unit.text);
  if (!quoted?.[1]) return undefined;
  const rest = unit.text.slice(quoted[0].length).replace(/^[\s,，]+/u, '');
  const bracketed = /^[(（]([^()（）]{3,80})[)）]/u.exec(rest)?.[1];
  const dashed = /^[–—-]\s*([^.]{3,80})/u.exec(rest)?.[1];
  const said = patterns.said?.exec(rest);
  const behind = said ? (NAME.exec(rest.slice(said.index + said[0].length)) ?? NAME.exec(rest.slice(0, said.index))) : null;
  const who = bracketed ?? dashed ?? behind?.[1];
  if (!who) return undefined;
  const [name = '', ...role] = who.split(/[,，、]\s*/u);
  const quote = quoted[1].replace(/[,،，]\s*$/u, '');
  // A role without a name stays a role.
  const isRole = /^\p{Ll}/u.test(name);
  return {
    kind: 'speech',
    units: [unit.index],
    words: unit.text,
    quote,
    ...(isRole ? { role: who } : { name }),
    ...(!isRole && role.length > 0 && { role: role.join(', ') }),
    certainty: isRole ? 0.75 : 0.85,
  };
}
