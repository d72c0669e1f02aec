/** The slides that frame the others: cover, agenda, section, closing. */
import type { SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, type Document, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Ending } from '../plan/closing.ts';
import type { Lead } from '../plan/cover.ts';
import type { Part } from '../plan/frame.ts';
import type { KeySentence } from '../say/keySentence.ts';
import { isTaken, type Memory } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import { distinctTitle, fitTitle } from '../say/titles.ts';
import { capitalize } from '../sentence/tidying.ts';
import type { Opening } from '../structure/opening.ts';

/** `lead` stands under the title where the source has no subtitle; the slide's notes have it as it is written. */
export function coverSlide(title: string, document: Document, opening: Opening, lead: Lead | undefined): SlideOf<'cover'> {
  const lines = [...new Set([document.author, ...opening.meta])].filter((line) => line !== undefined);
  // "Members' meeting – 22 March 2014" has the date that stands by itself in another line.
  const meta = lines.filter((line) => !lines.some((other) => other.length > line.length && ` ${other} `.includes(` ${line} `))).join(' · ');
  const notes = [...[...opening.blocks].map(said), ...(lead ? [notesOf(lead.intro ? lead.intro.units : [lead.unit])] : [])].join('\n');
  const subtitle = lead?.text ?? (opening.subtitle && capitalize(opening.subtitle, document.language));
  return { kind: 'cover', title: fitTitle(title), ...(subtitle && { subtitle }), ...(meta && { meta }), notes };
}

function said(block: Block): string {
  if (block.type === 'paragraph') return oneLine(plainText(block.runs));
  if (block.type === 'note') return block.text;
  return block.type === 'facts' ? block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n') : '';
}

/** Where `frameOf` gives the deck one. */
export const agendaSlide = (items: readonly string[], language: string): SlideOf<'agenda'> => ({
  kind: 'agenda',
  title: languageOf(language).texts.agenda ?? '–',
  items: [...items],
  notes: '',
});

/** `number` is the part's place on the agenda, 0 when it is not there. */
export const sectionSlide = (part: Part, number: number, gist: KeySentence | undefined, memory: Memory): SlideOf<'section'> => ({
  kind: 'section',
  title: distinctTitle(part.heading, memory),
  ...(number > 0 && { number }),
  ...(gist && { subtitle: gist.text }),
  notes: gist ? notesOf([gist.unit]) : '',
});

/** The heading that the source takes its leave under with what it concludes, its last word, or thanks. */
export function closingSlide(ending: Ending, memory: Memory, deckTitle: string, language: string): SlideOf<'closing'> {
  const { farewell, heading, sentence, facts } = ending;
  const free = (title: string | undefined): title is string => title !== undefined && !isTaken(memory, title);
  const [fact, ...more] = sentence ? [] : facts;
  // A single fact, such as the next meeting, is the closing by itself.
  const named = [heading, heading === undefined ? sentence?.text : undefined, more.length === 0 ? fact?.label : undefined].find(free);
  const title = named ?? languageOf(language).texts.thankYou ?? sentence?.text ?? deckTitle;
  const only = fact !== undefined && title === fact.label ? fact : undefined;
  const said = only?.value ?? (sentence?.text === title ? undefined : sentence?.text);
  const plain = sentence === undefined && facts.length === 0 && deckTitle !== title;
  const subtitle = said ?? (plain ? deckTitle : undefined);
  const units: readonly Unit[] =
    farewell.length > 0 ? farewell.flatMap((passage: Passage) => passage.units) : sentence ? [sentence.unit] : [];
  return {
    kind: 'closing',
    title: distinctTitle(only ? capitalize(title, language) : title, memory),
    ...(subtitle !== undefined && { subtitle }),
    ...(facts.length > 0 && !only && { facts: [...facts] }),
    notes: notesOf(units),
    ...(units.length > 0 && { sources: [...new Set(units.map(({ block }) => block))] }),
  };
}

/** The most telling sentence of each section once more; the deck has one only where there is room that nothing else fills. */
export function summarySlide(sentences: readonly KeySentence[], memory: Memory, language: string): SlideOf<'bullets'> {
  const units = sentences.map(({ unit }) => unit);
  return {
    kind: 'bullets',
    title: distinctTitle(languageOf(language).texts.summary ?? '–', memory),
    items: sentences.map(({ text }) => ({ text })),
    notes: notesOf(units),
    sources: [...new Set(units.map(({ block }) => block))],
  };
}
