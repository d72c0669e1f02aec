/**
 * What frames the slides of a deck that somebody made, and says nothing of its subject: the lines on its title slide, its own agenda, its
 * "Thank you" with addresses. Our deck has a frame of its own.
 */
import { inEvery } from '../../languages/inEvery.ts';
import { either } from '../../languages/phrases.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { isFrontLine } from './frontLine.ts';
import { imprintIn, isNameAndRole } from './imprint.ts';
import type { Reading } from './reading.ts';
import { isCode } from './sheet.ts';
import { withBoxes } from './slideBoxes.ts';
import { endsSentence } from './textLine.ts';
import { isContact } from './webLine.ts';

export interface SlideFrames {
  readonly blocks: readonly Block[];
  readonly subtitle?: string;
  /** What its title slide is headed, where the file has another name or none. */
  readonly title?: string;
  /** Whose the deck is, and when: lines of its title slide. */
  readonly masthead?: readonly string[];
}

/** Slides among which a deck says what will come. */
const AGENDA_WITHIN = 5;
const LONGEST_ENTRY = 9;
const MOST_LINES = 5;
const LONGEST_LINE = 16;
const FEWEST_SLIDES = 4;
const FEWEST_SUBTITLE = 3;
const LONGEST_MASTHEAD = 80;

const words = (pick: Parameters<typeof inEvery>[0]): string => either(inEvery(pick));
const AGENDA = new RegExp(
  `^(?:${words(({ texts, reading }) => [texts.agenda, reading.contents, reading.slideAgendas].filter(Boolean).join('|'))})\\s*[:：]?$`,
  'iu',
);
const FAREWELL = new RegExp(
  `^(?:${words(({ texts, reading }) => [texts.thankYou, reading.slideFarewells].filter(Boolean).join('|'))})(?![\\p{L}\\p{M}])[\\p{L}\\p{M}\\s]{0,24}[!?！？.…]*(?:\\s(?:[/|–-]\\s)?[\\p{L}\\p{M}\\s]{1,24}[!?！？.…]*)?$`,
  'iu',
);

/** The blocks of a deck without such slides; those of any other document as they are. Linear in their number. */
export function slideFramesOf({ blocks, title, language }: Document, reading: Reading): SlideFrames {
  const slides = slidesIn(blocks);
  if (slides.length < FEWEST_SLIDES) return { blocks };
  const [first = [], ...others] = slides;
  const cover = coverOf(first, title, language, reading);
  const kept = others
    .filter((slide, i) => !(i < AGENDA_WITHIN && isAgenda(slide)))
    // Behind it some have slides for questions.
    .map((slide, i, all) => (i >= all.length / 2 ? withoutFarewell(slide, reading) : slide))
    .map(withStatement)
    .map(withBoxes);
  return { ...cover, blocks: [...cover.blocks, ...kept.flat()] };
}

/** The blocks of each slide, with the break before it. */
function slidesIn(blocks: readonly Block[]): Block[][] {
  const slides: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'break' && block.kind === 'slide') slides.push([]);
    slides.at(-1)?.push(block);
  }
  return slides;
}

const headingOf = (slide: readonly Block[]): string | undefined => {
  const heading = slide.find(({ type }) => type === 'heading');
  return heading?.type === 'heading' ? oneLine(heading.text) : undefined;
};

const linesOf = (block: Block): readonly string[] =>
  block.type === 'list'
    ? block.items.map(({ runs }) => oneLine(plainText(runs)))
    : block.type === 'paragraph'
      ? [oneLine(plainText(block.runs))]
      : block.type === 'facts'
        ? block.entries.map(({ key, value }) => `${key}: ${value}`)
        : [];

function isAgenda(slide: readonly Block[]): boolean {
  const heading = headingOf(slide);
  if (heading === undefined || !AGENDA.test(heading) || slide.some(({ type }) => type === 'table')) return false;
  const lines = slide.flatMap(linesOf);
  return lines.length >= 2 && lines.every((line) => countWords(line) <= LONGEST_ENTRY && !endsSentence(line));
}

/** The last slide without thanks and addresses; a date of the next meeting on it goes to what stands before. */
function withoutFarewell(slide: readonly Block[], reading: Reading): readonly Block[] {
  const heading = headingOf(slide);
  if (heading === undefined || !FAREWELL.test(heading)) return slide;
  return slide.flatMap((block): readonly Block[] => {
    if (block.type === 'note') return [block];
    const lines = linesOf(block).filter((line) => /\p{Nd}/u.test(line) && !isContact(line) && reading.attendance.test(line));
    return lines.map((text, i): Block => ({ type: 'paragraph', id: `${block.id}-${i}`, runs: [{ text }] }));
  });
}

/** Words of a sentence that has a slide to itself. */
const SHORTEST_STATEMENT = 6;

/** "Surplus: €1,371. The town's share is not confirmed." alone on a slide heads nothing: it is said behind what stands before. */
function withStatement(slide: readonly Block[]): readonly Block[] {
  const said = slide.filter(({ type }) => type !== 'break' && type !== 'note');
  const [only] = said;
  if (said.length !== 1 || only?.type !== 'heading' || !/[.。]$/u.test(only.text.trim()) || countWords(only.text) < SHORTEST_STATEMENT)
    return slide;
  const statement: Block = { type: 'paragraph', id: only.id, runs: [{ text: oneLine(only.text) }] };
  return [statement, ...slide.filter(({ type }) => type === 'note')];
}

/** The title slide with its title alone: the other lines on it are the cover's. */
function coverOf(slide: readonly Block[], title: string | undefined, language: string, reading: Reading): SlideFrames {
  const heading = headingOf(slide);
  if (heading === undefined) return { blocks: slide };
  const isTitle = title !== undefined && heading === oneLine(title);
  const below = slide.filter(({ type }) => type !== 'heading' && type !== 'picture' && type !== 'note' && type !== 'break');
  const lines = below.flatMap(linesOf).filter((line) => line !== '');
  const isLine = (line: string) => countWords(line) <= LONGEST_LINE && !/[.!?。！？]$/u.test(line);
  if (lines.length === 0 || lines.length > MOST_LINES || !lines.every(isLine) || below.some((block) => linesOf(block).length === 0))
    return { blocks: slide };
  const isMeta = (line: string) => isFrontLine(line, language, reading) || imprintIn(line, language, reading) !== undefined;
  const isWhose = (line: string) =>
    isNameAndRole(line) || isContact(line) || isCode(line) || line.split(', ').some((part) => NAMED.test(part));
  // A slide that only looks like one has whose the deck is, or when, among its lines.
  if (!isTitle && !lines.some((line) => isMeta(line) || isWhose(line))) return { blocks: slide };
  const subtitle = lines.find((line) => !isMeta(line) && !isWhose(line) && (countWords(line) >= FEWEST_SUBTITLE || columns(line) >= 16));
  const masthead: string[] = [];
  for (const line of lines) {
    const parts = line === subtitle || isContact(line) || isCode(line) ? [] : (imprintIn(line, language, reading)?.meta ?? [line]);
    for (const part of parts) if (columns([...masthead, part].join(' · ')) <= LONGEST_MASTHEAD) masthead.push(part);
  }
  return {
    blocks: slide.filter((block) => !below.includes(block)),
    ...(subtitle !== undefined && { subtitle }),
    ...(!isTitle && { title: heading }),
    masthead,
  };
}

/** "M. Tschudi", "Dr. A. Wiesner": an initial and a name. */
const NAMED = /^(?:\p{Lu}\p{L}{0,4}\.\s)+\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?$/u;
