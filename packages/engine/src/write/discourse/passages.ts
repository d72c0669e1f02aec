/**
 * Passages: the smallest stretches of a section that could be a slide of their own (prose, a list, a table, facts, a quotation, code),
 * each a row of units. A unit is a sentence, an item, a row, an entry: the atom that is kept or left, and never cut from its source.
 */

import { functionWords } from '../../languages/functionWords.ts';
import { type Block, type Document, plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { announces } from '../sentence/announces.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import type { Outline, Section } from '../structure/outline.ts';
import { withCountedParagraphs } from './countedParagraphs.ts';
import { withLists } from './countedSentences.ts';
import { discourseWordsOf } from './discourseWords.ts';
import { goesOnImagining, isImagined, leadsToExamples } from './examples.ts';
import { type Led, leadOfItem, ledParagraphs } from './leads.ts';
import { readDiscourse } from './readDiscourse.ts';
import type { Discourse } from './role.ts';
import { centroid, Lexicon, type Vector, vectorOf } from './terms.ts';

export type Form = 'prose' | 'list' | 'table' | 'facts' | 'quote' | 'code';

export interface Unit extends Discourse {
  readonly form: Form;
  /** Position in the document. */
  readonly index: number;
  /** What it says: a sentence verbatim, an item without its lead, a fact's value, a row's cells in a line. */
  readonly text: string;
  /** The bold or "Name:" lead of an item, the key of a fact. */
  readonly lead?: string;
  /** The cells of a row. */
  readonly cells?: readonly string[];
  /** As it is written, where lead and text do not tell. */
  readonly source?: string;
  /** An example, which states nothing by itself. */
  readonly aside?: boolean;
  /** What a speaker says to the slide that it was on. */
  readonly spoken?: readonly string[];
  /** Nesting of an item; 0 for everything else. */
  readonly level: number;
  readonly block: string;
  readonly words: number;
  readonly vector: Vector;
  /** Position in its section, from 0. */
  readonly position: number;
  /** Whether the next unit begins a new paragraph, item or row. */
  readonly ends: boolean;
}

export interface Passage {
  readonly form: Form;
  readonly section: Section;
  readonly units: readonly Unit[];
  /** Header row of a table. */
  readonly header?: readonly string[];
  readonly caption?: string;
  readonly ordered?: boolean;
  /** A list of what people said, to be told in their words. */
  readonly verbal?: boolean;
  /** A list whose items are paragraphs with a lead. */
  readonly paragraphs?: boolean;
  /** The sentence that leads to a list: "There are three reasons:". */
  readonly intro?: string;
  /** Who is quoted. */
  readonly attribution?: string;
}

export interface Material {
  readonly passages: readonly Passage[];
  readonly lexicon: Lexicon;
  readonly words: number;
}

type Atom = { aside?: boolean } & Pick<Unit, 'text' | 'lead' | 'cells' | 'source' | 'level' | 'ends'>;
type Look = Omit<Passage, 'section' | 'units'>;

interface Draft {
  readonly look: Look;
  readonly section: Section;
  readonly atoms: (Atom & { block: string; spoken?: string[] })[];
}

export function materialOf(outline: Outline, document: Document): Material {
  const drafts: Draft[] = [];
  /** Notes to a slide that said nothing: they go with the next one. */
  const waiting: string[] = [];
  for (const section of outline.sections) {
    let last: Draft | undefined;
    let apart = false;
    /** The last paragraph tells of an imagined case. */
    let imagining = false;
    const asks = /[?？؟]["'»”」』)]*$/u.test(section.heading ?? '');
    const leads = ledParagraphs(section.blocks);
    const blocks = withCountedParagraphs(section.blocks, document.language).flatMap((block) =>
      block.type === 'paragraph' && !leads.has(block) ? withLists(block, document.language) : block,
    );
    for (const block of blocks) {
      if (block.type === 'note' && block.text.trim() !== '') {
        const atom = drafts.at(-1)?.atoms.at(-1);
        if (atom && last) atom.spoken = [...(atom.spoken ?? []), block.text.trim()];
        else waiting.push(block.text.trim());
      }
      // What stood on two slides is not one stretch of prose.
      if (block.type === 'break' && block.kind === 'slide') apart = true;
      const { look, atoms } = takeApart(block, leads.get(block), document.language, asks && last === undefined);
      if (atoms.length === 0) continue;
      const imagined = imagining && look.form === 'prose' && goesOnImagining(atoms[0]?.text ?? '');
      const named: Draft['atoms'] = atoms.map((atom) => ({ ...atom, block: block.id, ...(imagined && { aside: true }) }));
      if (look.form === 'prose') imagining = named.at(-1)?.aside === true;
      if (waiting.length > 0 && named[0]) named[0].spoken = waiting.splice(0);
      if (
        !apart &&
        last &&
        last.look.form === look.form &&
        last.look.paragraphs === look.paragraphs &&
        (look.form === 'prose' || look.paragraphs)
      ) {
        for (const atom of named) last.atoms.push(atom);
        continue;
      }
      apart = false;
      const isLed = look.form === 'list' || look.form === 'facts' || (look.form === 'table' && look.caption === undefined);
      const intro = isLed && last?.look.form === 'prose' ? last.atoms.at(-1)?.text : undefined;
      // Items with leads explain what they name, and say something even as examples.
      const aside = last?.atoms.at(-1)?.aside === true || leadsToExamples(intro ?? '');
      if (intro && look.form === 'list' && aside && named.some(({ lead }) => lead === undefined))
        for (const atom of named) atom.aside = true;
      last = { look: intro && announces(intro, document.language) ? { ...look, intro } : look, section, atoms: named };
      drafts.push(last);
    }
  }
  const end = drafts.at(-1)?.atoms.at(-1);
  if (end && waiting.length > 0) end.spoken = [...(end.spoken ?? []), ...waiting];
  return weigh(drafts, document.language, outline.title);
}

/** All terms are counted before the first vector is made, since a term's weight depends on the whole text. */
function weigh(drafts: readonly Draft[], language: string, title: string | undefined): Material {
  const lexicon = new Lexicon(functionWords(language));
  const terms = drafts.map(({ atoms }) => atoms.map((atom) => lexicon.add(`${atom.lead ?? ''} ${atom.text}`)));
  const titleVector = vectorOf(lexicon.lookUp(title ?? ''), lexicon);
  const positions = new Map<number, number>();
  let index = 0;
  let words = 0;
  const bare = drafts.map(({ look, section, atoms }, d) =>
    atoms.map((atom, a) => {
      const position = positions.get(section.index) ?? 0;
      positions.set(section.index, position + 1);
      const count = countWords(atom.text) + (atom.lead === undefined ? 0 : countWords(atom.lead));
      words += count;
      return { ...atom, form: look.form, index: index++, words: count, position, vector: vectorOf(terms[d]?.[a] ?? [], lexicon) };
    }),
  );
  const readings = drafts.flatMap(({ look, section }, passage) => {
    const headings = [...section.path.slice(-1), section.heading ?? ''].join(' ');
    const headingVector = centroid([vectorOf(lexicon.lookUp(headings), lexicon), titleVector], [1, 0.4]);
    const place = { passage, section: section.index, ordered: look.ordered === true, headingVector, heading: section.heading ?? '' };
    return (bare[passage] ?? []).map((unit) => ({ ...unit, ...place }));
  });
  const discourse = readDiscourse(readings, discourseWordsOf(language));
  const passages = drafts.map(({ look, section }, d): Passage => {
    const units = (bare[d] ?? []).map((unit): Unit => ({ ...unit, ...(discourse[unit.index] as Discourse) }));
    return { ...look, section, units };
  });
  return { passages, lexicon, words };
}

/** UTF-16 units that are looked at as one: more is never shown, and is divided, or kept for the notes alone. */
const LONGEST_UNIT = 4000;

/** `answers`: it stands first under a heading that asks. */
function takeApart(block: Block, led: Led | undefined, language: string, answers: boolean): { look: Look; atoms: Atom[] } {
  switch (block.type) {
    case 'heading':
    case 'picture':
    case 'note':
    case 'break':
      return { look: { form: 'prose' }, atoms: [] };
    case 'paragraph':
      if (led && led.text.length <= LONGEST_UNIT) {
        const source = oneLine(plainText(block.runs));
        return { look: { form: 'list', paragraphs: true }, atoms: [{ ...led, source, level: 0, ends: true }] };
      }
      return { look: { form: 'prose' }, atoms: sentenceAtoms(plainText(block.runs), language, answers) };
    case 'list':
      return {
        look: { form: 'list', ordered: block.ordered, ...(block.verbal && { verbal: true }) },
        atoms: block.items.flatMap((item) => itemAtoms(item, language)),
      };
    case 'quote': {
      const text = oneLine(block.text);
      return {
        look: { form: 'quote', ...(block.attribution && { attribution: block.attribution }) },
        atoms: text.length > 300 ? sentenceAtoms(text, language) : [{ text, level: 0, ends: true }],
      };
    }
    case 'facts':
      return {
        look: { form: 'facts' },
        atoms: block.entries.map(({ key, value }) => ({ text: oneLine(value), lead: oneLine(key), level: 0, ends: true })),
      };
    case 'table':
      return {
        look: { form: 'table', ...(block.header && { header: block.header }), ...(block.caption && { caption: block.caption }) },
        atoms: block.rows.map((cells) => {
          const text = cells.filter((cell) => cell !== '').join(', ');
          return { text: text.slice(0, LONGEST_UNIT), cells, level: 0, ends: true };
        }),
      };
    case 'code':
      return { look: { form: 'code' }, atoms: [{ text: block.text.slice(0, LONGEST_UNIT), source: block.text, level: 0, ends: true }] };
  }
}

/** Somebody's words and nothing of who says them. */
const SPOKEN = /^["“„«「『][^"“”„«»「」『』]*[.!?。！？…,]?["”“»」』][.!?。]?$|,\s\p{Ll}+-(?:t-)?(?:ils?|elles?)(?=[,.])/u;

/**
 * Signs alone, such as an ellipsis that is written with blanks, belong to the sentence before them: they say nothing, and a text can have
 * hundreds of thousands of them.
 */
function withSigns(sentences: readonly string[]): string[] {
  const joined: string[][] = [];
  let length = 0;
  for (const sentence of sentences) {
    const open = joined.at(-1);
    const goesOn = open !== undefined && length < LONGEST_UNIT && !/[\p{L}\p{N}]/u.test(sentence);
    if (goesOn) open.push(sentence);
    else joined.push([sentence]);
    length = (goesOn ? length + 1 : 0) + sentence.length;
  }
  return joined.map((parts) => parts.join(' '));
}

/**
 * "No." says nothing without what it answers, and what follows says less without it: the two are one. Right below a question any words that
 * are too few for a sentence go with the next one: "A week. You can extend it once."
 */
function withAnswer(sentences: readonly string[], language: string, isBelowQuestion: boolean): readonly string[] {
  const [first, second, ...rest] = sentences;
  if (first === undefined || second === undefined) return sentences;
  const isFew = isBelowQuestion && countWords(first) < FEWEST_OF_ANSWER && !/[!！?？؟]$/u.test(first);
  return isFew || isAnswer(first, language) ? withAnswer([`${first} ${second}`, ...rest], language, isBelowQuestion) : sentences;
}

const isAnswer = (sentence: string, language: string): boolean =>
  countWords(sentence) <= LONGEST_ANSWER &&
  discourseWordsOf(language)
    .matcher.find(sentence)
    .some(({ kind, opens }) => kind === 'answer' && opens);
const LONGEST_ANSWER = 2;
const FEWEST_OF_ANSWER = 4;

function sentenceAtoms(text: string, language: string, answers = false): Atom[] {
  const sentences = withAnswer(withSigns(splitSentences(oneLine(text), language)), language, answers);
  const imagined = sentences.findIndex(isImagined);
  return sentences.map((sentence, i) => ({
    text: sentence,
    level: 0,
    ends: i === sentences.length - 1,
    ...(((imagined >= 0 && i >= imagined) || SPOKEN.test(sentence)) && { aside: true }),
  }));
}

function itemAtoms({ level, runs }: { level: number; runs: readonly Run[] }, language: string): Atom[] {
  const text = oneLine(plainText(runs));
  if (text === '') return [];
  if (text.length > LONGEST_UNIT) return sentenceAtoms(text, language).map((atom) => ({ ...atom, level }));
  const led = leadOfItem(runs);
  return [led ? { ...led, level, ends: true } : { text, level, ends: true }];
}

/** The unit as its source has it, for the notes. */
export function sourceOf(unit: Unit): string {
  if (unit.source !== undefined) return unit.source;
  if (unit.cells) return unit.cells.join(' | ');
  return unit.lead === undefined ? unit.text : `${unit.lead}: ${unit.text}`;
}
