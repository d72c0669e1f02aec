/** What an assistant is told of the kinds of slides: when each is right, and the exact shape of those that it asks for. */
import { type SlideKind, slide } from '@slidewright/contract/deck';
import { z } from 'zod';

/** When a slide of the kind is right. */
export const whenToUse: Readonly<Record<SlideKind, string>> = {
  cover: 'the first slide: title, and who speaks to whom',
  coverPicture: 'a first slide of which one half is art',
  agenda: 'what is to come, in four to six entries; only for decks of ten slides and more',
  section: 'opens a part of a longer deck',
  bullets: 'three to six points that belong together and cannot be shown otherwise',
  twoColumns: 'two lists side by side that are not against each other',
  comparison: 'two things told apart under the same aspects',
  prosCons: 'what speaks for and against one thing, each with its sign (+ and −)',
  cards: 'three to six things of one kind, each with a name and a sentence',
  quote: 'what somebody said, word for word',
  bigNumber: 'one figure that is the point of the slide, by itself or large beside up to six points',
  stats: 'two to four figures of equal weight',
  timeline: 'what happened or will happen, by date',
  process: 'steps in their order',
  cycle: 'steps that lead back to the first',
  funnel: 'stages of which each keeps a part of the one before',
  matrix: 'four fields that two questions make',
  team: 'people and what they do',
  picture: 'one picture, or the template’s art, over the whole slide',
  table: 'values of several things under several heads',
  chart: 'numbers: columns, bars, lines, areas, pie, doughnut, scatter; the title says what they show',
  pair: 'two values of one measure',
  change: 'one measure before and after',
  shares: 'parts of one whole',
  targets: 'what came beside what was planned',
  stairs: 'levels that build on each other',
  pyramid: 'layers, the broadest at the bottom',
  causes: 'why something is so: causes that lead to one effect',
  definition: 'what a term means',
  question: 'a question to the audience, or the one that the deck answers',
  decisions: 'what is asked of the audience, by whom and until when',
  slope: 'several things at two times',
  hub: 'one thing in the middle and what belongs to it',
  tree: 'who or what is under whom',
  spans: 'what lasts from when to when (a Gantt chart)',
  quadrant: 'things placed on two axes',
  options: 'alternatives with gains, drawbacks and the one that is advised',
  waterfall: 'amounts that lead from a first to a last one',
  swimLanes: 'steps, each in the lane of who does it',
  overlap: 'two or three sets and what they share',
  network: 'roles and what goes between them',
  sources: 'what the deck stands on',
  closing: 'the last slide: thanks, or what is to be done now',
};

/** The JSON Schema of a slide of the kind. */
export function schemaOf(kind: SlideKind): object {
  const found = slide.options.find((option) => option.shape.kind.value === kind);
  if (!found) throw new Error(`there is no kind ${kind}`);
  const { $schema: _, ...schema } = z.toJSONSchema(found, { io: 'input' });
  return schema;
}

export const howToWrite = `A Deck is {"title", "subtitle"?, "author"?, "language" (BCP 47), "slides": [...]}. Each slide is {"kind", "title", "notes"?, ...}.
Texts are plain, without Markdown. Write so that the deck stands by itself:
- Titles are whole sentences that say what the slide shows ("Ferries carry a third more since 2021"), not topics ("Ferries"). Read in a row they tell the story.
- One message a slide, and the kind that shows it: numbers as chart or stats, steps as process, dates as timeline, before and after as change. No more than a third of the slides are bullets, never three of one kind in a row.
- Short: at most six points, at most some 25 words each. What is said besides goes into "notes".
- Only facts that you have from your source; a slide of kind "sources" names them.
- First a cover, at the end a closing or decisions.
- An entry of the agenda is a link to the slide that has its words as its title; a slide with another title says which entries begin with it: "opens": [0].
What does not fit a slide continues on the next one. A field that a kind does not have is left out, and the answer's "warning" names it, as it names values that are missing and indexes beyond their lists: ask for the shapes first.
Indices (highlight, favoured, at) count from 0; look_at_slides counts slides from 1, as people do.`;
