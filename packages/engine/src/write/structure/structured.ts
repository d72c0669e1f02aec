/** A Document with what only its looks and wording tell of its structure, and without what belongs to no text. */
import { isGeneric } from '../../languages/headings.ts';
import type { Block, Document } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';
import { withAgendaItems } from './agendaItems.ts';
import { withAlikeLines } from './alikeLines.ts';
import { withArticles } from './articles.ts';
import { withAskedParagraphs } from './askedParagraphs.ts';
import { withAttributions } from './attributions.ts';
import { withoutAuthorsNotes } from './authorsNotes.ts';
import { withoutBackMatterBlocks } from './backMatter.ts';
import { withoutBylines } from './byline.ts';
import { withCaptions } from './captions.ts';
import { withClauses } from './clauses.ts';
import { withoutContacts } from './contacts.ts';
import { conversationOf } from './conversation.ts';
import { withCountedLabels } from './countedLabels.ts';
import { withoutCoverNote } from './coverNote.ts';
import { withoutDateline } from './datelines.ts';
import { earlierMailsAt } from './earlierMails.ts';
import { withFormFields } from './forms.ts';
import { isFormula } from './formulas.ts';
import { withoutFrontNotes } from './frontNotes.ts';
import { withoutFurniture } from './furniture.ts';
import { withHeadedLists } from './headedLists.ts';
import { withHeadings } from './headings.ts';
import { withInterview } from './interview.ts';
import { withLabels } from './labels.ts';
import { withLabelsApart } from './labelsApart.ts';
import { withLedLists } from './ledLists.ts';
import { withLedSubLists } from './ledSubLists.ts';
import { letterOf } from './letters.ts';
import { withoutLicences } from './licences.ts';
import { withLineLists } from './lineLists.ts';
import { withListedPoints } from './listedPoints.ts';
import { withoutListings } from './listings.ts';
import { withListLeads } from './listLeads.ts';
import { withMailDecided, withoutAsking } from './mailDecided.ts';
import { withNotedRoles } from './notedRoles.ts';
import { withNumbered } from './numbered.ts';
import { withNumberedHeads } from './numberedHeads.ts';
import { withoutOrdersIn } from './orders.ts';
import { withPairedValues, withValuesBefore } from './pairedValues.ts';
import { withoutPleasantries } from './pleasantries.ts';
import { withoutPostscripts, withoutSelfNotes } from './postscripts.ts';
import { withQuantities } from './quantities.ts';
import { withQuestions } from './questions.ts';
import { withQuizzes } from './quizzes.ts';
import { type Reading, readingOf } from './reading.ts';
import { withRunInHeadings } from './runInHeadings.ts';
import { withRunOnLeads } from './runOnLeads.ts';
import { withoutSalutation } from './salutation.ts';
import { withoutSelfTests } from './selfTests.ts';
import { withoutSignOff } from './signOff.ts';
import { slideFramesOf } from './slideFrames.ts';
import { type Speech, speechOf } from './speech.ts';
import { withoutSummaryLabels } from './summaryLabels.ts';
import { withTableHeads } from './tableHeads.ts';
import type { Choice } from './talk/digest.ts';
import { earlierChoice } from './talk/earlierTurns.ts';
import { isShouted, textLine } from './textLine.ts';
import { withTimedLists } from './timedLines.ts';
import { type Head, headOf, isFileName } from './title.ts';
import { withoutTorn } from './torn.ts';
import { withTypedNumbers } from './typedNumbers.ts';
import { withWrappedLines } from './wrappedLines.ts';

export interface Structured {
  readonly document: Document;
  /** Who wrote it and when, as lines of the source. */
  readonly meta: readonly string[];
  /** Whose the text is, when and where, as its cover says it. */
  readonly masthead?: readonly string[];
}

/** Files have formulas and back matter, which texts that people paste have not. */
const fileText = ({ origin, blocks, language }: Document, reading: Reading): readonly Block[] =>
  origin === 'file' ? withoutTorn(withoutBackMatterBlocks(withTableHeads(withWrappedLines(blocks)), reading), isFormula, language) : blocks;

/** `wholeWords`: nothing is taken out of a paragraph but orders to a model. Takes time in proportion to the document's length. */
export function structured(source: Document, wholeWords: boolean): Structured {
  if (source.origin === 'file' && source.title !== undefined && (isFileName(source.title, source.blocks) || namesPart(source.title))) {
    const { title: _, ...untitled } = source;
    return structured(untitled, wholeWords);
  }
  if (source.origin === 'topic') return { document: wholeWords ? source : withRunInHeadings(withAttributions(source)), meta: [] };
  const reading = readingOf(source.language);
  const { blocks: framed, ...cover } = slideFramesOf(source, reading);
  const ordered = {
    ...source,
    ...(cover.title !== undefined && { title: cover.title }),
    blocks: [...withoutOrdersIn(framed, source.language)],
  };
  const given = wholeWords ? ordered : withFormFields(ordered, reading);
  const conversation = conversationOf(given.blocks, reading, wholeWords, given.language);
  if (conversation && conversation.blocks.length > 0) {
    const { title: _, ...rest } = given;
    return {
      document: {
        ...rest,
        ...(conversation.title && { title: conversation.title }),
        ...(conversation.subtitle && { subtitle: conversation.subtitle }),
        blocks: [...conversation.blocks],
      },
      meta: [],
      ...(conversation.place && { masthead: [conversation.place] }),
    };
  }
  const letter = letterOf(given.blocks, reading, wholeWords ? undefined : given.language);
  const whole = letter?.blocks ?? fileText(given, reading);
  const asked = wholeWords
    ? whole
    : withoutContacts(withoutDateline(withoutLicences(whole), reading, given.language), reading, given.language);
  const text = withoutAuthorsNotes(withoutFurniture(asked, reading, given.language), reading, given.language);
  const blocks = wholeWords ? text : withoutFrontNotes(withoutSelfNotes(text, reading), reading, given.language);
  const earlierAt = letter && !wholeWords ? earlierMailsAt(given.blocks, reading, given.language) : undefined;
  const { blocks: earlier, outcome }: Choice =
    earlierAt === undefined ? { blocks: [] } : earlierChoice(given.blocks, earlierAt, reading, given.language);
  const subject = earlierAt !== undefined && letter?.subject !== undefined ? withoutAsking(letter.subject) : letter?.subject;
  const head = headOf(blocks, given, reading, subject);
  const speech = head.title === undefined && given.title === undefined && !wholeWords ? speechOf(head.blocks, given.language) : undefined;
  const parts = partsIn(
    bodyOf(head, given, reading, { letter: letter !== undefined, speech, wholeWords }),
    { language: given.language, title: head.title ?? given.title },
    reading,
    wholeWords,
  );
  const announced = letter && !wholeWords ? withMailDecided(parts, given.blocks, outcome, reading, given.language) : { blocks: parts };
  const found = announced.blocks;
  const named = head.title === undefined && given.title === undefined ? shoutedTitle(found, given, reading) : undefined;
  const own = head.title ?? speech?.topic ?? named?.text;
  const subtitle = cover.subtitle ?? head.subtitle ?? announced.first;
  const masthead = cover.masthead ?? head.masthead;
  const title = own ?? given.title;
  const titled: Block[] = own === undefined ? [] : [{ type: 'heading', id: head.block?.id ?? 'title', level: 1, text: own }];
  const document = withAttributions({
    ...given,
    ...(title !== undefined && { title }),
    ...(subtitle !== undefined && { subtitle }),
    blocks: [...titled, ...(named ? belowNote(found, named, reading) : found), ...earlier],
  });
  // A text that is nothing but a greeting or a menu is taken as it is.
  if (found.length === 0) return { document: given, meta: [] };
  return {
    document: wholeWords ? document : withRunInHeadings(document, showsHeadings(document)),
    meta: head.meta,
    ...(masthead && { masthead }),
  };
}

interface Kind {
  readonly letter: boolean;
  readonly speech: Speech | undefined;
  readonly wholeWords: boolean;
}

/** What is left of a text's blocks without the words around it. */
function bodyOf({ blocks, title }: Head, given: Document, reading: Reading, { letter, speech, wholeWords }: Kind): readonly Block[] {
  if (speech) return speech.blocks;
  if (given.origin === 'file') return withoutSignOff(withoutBylines(blocks, reading, title === undefined));
  const body = withoutSignOff(withoutSalutation(blocks, reading));
  if (wholeWords) return body;
  const added = withoutPostscripts(body, reading, given.language);
  return letter ? withoutPleasantries(added, given.language) : added;
}

/** Words of a title in capitals, and blocks that a note to the reader above it has. */
const FEWEST_SHOUTED = 4;
const MOST_ABOVE_SHOUTED = 2;

/** The only heading in capitals, above all others, below a note to whoever gets the text: "QUARRY WALLS LTD – TRADING UPDATE". */
function shoutedTitle(blocks: readonly Block[], given: Document, reading: Reading): Extract<Block, { type: 'heading' }> | undefined {
  const headings = blocks.filter((block) => block.type === 'heading');
  const [first, ...others] = headings;
  if (!first || others.length === 0 || !isShouted(first.text) || others.some(({ text }) => isShouted(text))) return undefined;
  const at = blocks.indexOf(first);
  const isBelow = textLine(given.blocks[0]) !== first.text && given.blocks[0]?.id !== first.id && at <= MOST_ABOVE_SHOUTED;
  return isBelow && !reading.isUsual(first.text) && countWords(first.text) >= FEWEST_SHOUTED ? first : undefined;
}

/** The blocks without the title, and without what greets whoever gets the text above it. */
function belowNote(blocks: readonly Block[], title: Block, { greeting }: Reading): readonly Block[] {
  const at = blocks.indexOf(title);
  return blocks.filter((block, i) => i > at || (i < at && !greeting.test(textLine(block) ?? '')));
}

/** "1 Introduction": an extract that begins with a part that every text has; it is no title of the whole. */
const namesPart = (title: string): boolean => isGeneric(title.replace(/^\s*\d{1,2}[.)]?\s+/u, ''));

type Titled = Pick<Document, 'language' | 'title'>;

/** The blocks with the headings, lists and labels that only looks and wording show. */
function partsIn(body: readonly Block[], { language, title }: Titled, reading: Reading, wholeWords: boolean): readonly Block[] {
  const captioned = withCaptions(wholeWords ? body : withRunOnLeads(body));
  const asked = withQuestions(withQuizzes(wholeWords ? captioned : withoutListings(captioned)));
  const named = withTypedNumbers(wholeWords ? asked : withInterview(withArticles(asked, reading), language));
  const numbered = withNumberedHeads(withNumbered(wholeWords ? named : withAgendaItems(withListedPoints(named))));
  const counted = withCountedLabels(withClauses(numbered), language);
  const listed = withAlikeLines(withQuantities(counted, reading, language));
  const found = withHeadedLists(withHeadings(withListLeads(listed), reading, body.filter(({ type }) => type === 'heading').length));
  const headed = wholeWords ? found : withoutCoverNote(withLabelsApart(found, language), reading);
  const answered = wholeWords ? headed : withAskedParagraphs(headed);
  const lists = withLineLists(withTimedLists(withoutSelfTests(answered, reading), language), language);
  const valued = wholeWords ? lists : withPairedValues(withValuesBefore(lists, title), language);
  const labelled = withLabels(valued, reading, wholeWords, language);
  const parted = wholeWords ? labelled : withNotedRoles(labelled, title, language);
  return withLedLists(wholeWords ? parted : withLedSubLists(withoutSummaryLabels(parted, reading)));
}

/** A file whose type tells its headings has none hidden in its paragraphs. */
const FEWEST_SHOWN = 4;

const showsHeadings = ({ origin, blocks }: Document): boolean =>
  origin === 'file' && blocks.filter(({ type }) => type === 'heading').length >= FEWEST_SHOWN;
