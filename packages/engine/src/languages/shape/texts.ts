/** What decks show and no source supplies, in a language. A text that a language does not have is left out of the deck. */
import type { StorylineText } from './storylineText.ts';

export interface Texts {
  readonly agenda?: string;
  readonly sources?: string;
  readonly thankYou?: string;
  /** Said of figures for which there is no source. */
  readonly assumption?: string;
  /** Said of a case or an exercise that is openly made up: nobody can check it. */
  readonly imagined?: string;
  /** Below figures of which one is computed from the others. */
  readonly computed?: string;
  readonly questions?: string;
  readonly overview?: string;
  readonly summary?: string;
  readonly keyPoints?: string;
  readonly keyMessage?: string;
  readonly keyFigures?: string;
  readonly discussion?: string;
  readonly nextSteps?: string;
  /** The name of a row that says how each of several options is judged. */
  readonly verdict?: string;
  /** The name of a column that says how far what came of it is from what was planned. */
  readonly difference?: string;
  readonly inDetail?: string;
  /** Put before a quoted sentence's title. */
  readonly inTheWords?: string;
  /** Stands for a title that nothing in the source supplies. */
  readonly presentation?: string;
  /** Before the number of a chart or a table: one word for both. */
  readonly exhibit?: string;
  readonly credits?: CreditText;
  /** Of the notes, where a language model gave no usable answer and the built-in writer wrote the deck. */
  readonly modelUnavailable?: string;
  /** Titles and questions of a deck about a bare topic. */
  readonly storyline?: StorylineText;
}

/** The few words that picture credits need. */
export interface CreditText {
  /** Title of the slide that lists whom pictures are owed to. */
  readonly title: string;
  /** Stands before a credit, with a colon. */
  readonly picture: string;
  /** Said of pictures that a model made, before its name. */
  readonly madeWith: string;
  /** Licences want changes to be told. */
  readonly cropped: string;
}
