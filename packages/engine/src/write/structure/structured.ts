/** A Document with what only its looks and wording tell of its structure, and without what belongs to no text. */
import type { Block, Document } from '../../model/document.ts';
import { withAttributions } from './attributions.ts';
import { withoutBackMatterBlocks } from './backMatter.ts';
import { withoutBylines } from './byline.ts';
import { conversationOf } from './conversation.ts';
import { isFormula } from './formulas.ts';
import { withoutFurniture } from './furniture.ts';
import { withHeadings } from './headings.ts';
import { withLabels } from './labels.ts';
import { letterOf } from './letters.ts';
import { withLineLists } from './lineLists.ts';
import { withQuestions } from './questions.ts';
import { type Reading, readingOf } from './reading.ts';
import { withRunInHeadings } from './runInHeadings.ts';
import { withoutSalutation } from './salutation.ts';
import { withoutSelfTests } from './selfTests.ts';
import { headOf } from './title.ts';
import { withoutTorn } from './torn.ts';

export interface Structured {
  readonly document: Document;
  /** Who wrote it and when, as lines of the source. */
  readonly meta: readonly string[];
}

/** Files have formulas and back matter, which texts that people paste have not. */
const fileText = ({ origin, blocks, language }: Document, reading: Reading): readonly Block[] =>
  origin === 'file' ? withoutTorn(withoutBackMatterBlocks(blocks, reading), isFormula, language) : blocks;

/** `wholeWords`: nothing is taken out of a paragraph. Takes time in proportion to the document's length. */
export function structured(given: Document, wholeWords: boolean): Structured {
  if (given.origin === 'topic') return { document: wholeWords ? given : withRunInHeadings(withAttributions(given)), meta: [] };
  const reading = readingOf(given.language);
  const conversation = conversationOf(given.blocks, reading);
  if (conversation && conversation.blocks.length > 0) {
    const { title: _, ...rest } = given;
    return { document: { ...rest, ...(conversation.title && { title: conversation.title }), blocks: [...conversation.blocks] }, meta: [] };
  }
  const letter = letterOf(given.blocks, reading);
  const blocks = withoutFurniture(letter?.blocks ?? fileText(given, reading), reading);
  const head = headOf(blocks, given, reading, letter?.subject);
  const body =
    given.origin === 'file' ? withoutBylines(head.blocks, reading, head.title === undefined) : withoutSalutation(head.blocks, reading);
  const found = withLabels(withLineLists(withoutSelfTests(withHeadings(withQuestions(body), reading), reading)), reading, wholeWords);
  const title = head.title ?? given.title;
  const titled: Block[] = head.title === undefined ? [] : [{ type: 'heading', id: head.block?.id ?? 'title', level: 1, text: head.title }];
  const document = withAttributions({
    ...given,
    ...(title !== undefined && { title }),
    ...(head.subtitle !== undefined && { subtitle: head.subtitle }),
    blocks: [...titled, ...found],
  });
  // A text that is nothing but a greeting or a menu is taken as it is.
  if (found.length === 0) return { document: given, meta: [] };
  return { document: wholeWords ? document : withRunInHeadings(document, showsHeadings(document)), meta: head.meta };
}

/** A file whose type tells its headings has none hidden in its paragraphs. */
const FEWEST_SHOWN = 4;

const showsHeadings = ({ origin, blocks }: Document): boolean =>
  origin === 'file' && blocks.filter(({ type }) => type === 'heading').length >= FEWEST_SHOWN;
