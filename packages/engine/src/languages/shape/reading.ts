/** Words by which the structure of a source is read, in a language. */
import type { Phrases } from '../phrases.ts';
import type { SourceWords } from './sourceWords.ts';

export interface Reading {
  /** Headings by their role, letters' heads and feet, greetings, forms, web pages' furniture. */
  readonly source?: SourceWords;
  /** What numbers a table, also shortened: "table", "tab.". */
  readonly tables?: Phrases;
  /** What numbers a figure: "figure", "fig.". */
  readonly figures?: Phrases;
  /** What numbers a part of a text: "chapter", "part". */
  readonly divisions?: Phrases;
  /** Matches the beginning of a heading that such a number is written around: "第三章". */
  readonly divisionPattern?: RegExp;
  /** Titles of the slide of a deck that says what will come, and of the one that takes leave: "Outline", "Any questions". */
  readonly slideAgendas?: Phrases;
  readonly slideFarewells?: Phrases;
  /** How people type the outline of a deck. */
  readonly typedSlides?: TypedSlides;
  /** Titles of a table of contents. */
  readonly contents?: Phrases;
  /** Stands before a page's number. */
  readonly pages?: Phrases;
  /** Stands before an author's name: "by", "author". */
  readonly authors?: Phrases;
  /** Stands, with a colon, before the date of a text. */
  readonly dates?: Phrases;
  /** Headings of what is numbered for reference and not done one after the other: tasks, each somebody's, or questions. */
  readonly tasks?: Phrases;
  /** What applications call a picture that nobody described. */
  readonly pictures?: Phrases;
  /** What applications call a document that nobody gave a title. */
  readonly untitled?: Phrases;
  /** Names that word processors show for their styles. */
  readonly styles?: Styles;
  /** What PowerPoint calls sections that nobody named. */
  readonly defaultSections?: Phrases;
  /** Sentences that an application adds to the descriptions it makes of pictures; with capitals as they are written. */
  readonly machineMade?: Phrases;
  /** Whom a presentation is for, as callers say it: beginnings of words. */
  readonly audiences?: Readonly<Partial<Record<Audience, Phrases>>>;
  /** How a presentation is to sound, as callers say it: beginnings of words. */
  readonly tones?: Readonly<Partial<Record<Tone, Phrases>>>;
  /** What kind of thing a topic is about: words, and from five letters on beginnings of words. */
  readonly topicKinds?: Readonly<Record<TopicKind, Phrases>>;
  /** What has the word for a cycle in it and does not go round: beginnings of words. */
  readonly notCyclic?: Phrases;
  /**
   * Halves of words that keep their hyphen: first ones ("twenty", "self"), last ones ("based"), and endings that no hyphen stands before.
   * `enclitics` matches a verb with the pronoun that is written behind it, by a hyphen at the end of the line: "recupera-se".
   */
  readonly hyphened?: { readonly first?: Phrases; readonly last?: Phrases; readonly endings?: Phrases; readonly enclitics?: RegExp };
  /** Words between two things that are told side by side, and "against": "coffee and tea". */
  readonly and?: Phrases;
  /** Matches an "and" that is written together with a word, or has no spaces around it. */
  readonly andWithin?: RegExp;
  /** Headings that name the place of a section in its text, and not what it says: "Introduction", "Results". */
  readonly genericHeadings?: Phrases;
  /** Headings of the section that a text ends with: what follows from it, what is to be done, what to remember. */
  readonly concludingHeadings?: Phrases;
  /** Headings, or their beginnings, of what belongs to a text but not on slides: "References", "Acknowledgements". */
  readonly backMatter?: Phrases;
  /** The heading of who paid for a paper: "Funding". Any other text tells below it where its money comes from. */
  readonly funding?: Phrases;
  /** Headings of an encyclopaedia's sections that say nothing of the topic: "See also", "External links". */
  readonly appendices?: Phrases;
  /** Words of a topic that say what kind of talk is wanted, not what it is about: "introduction", "for beginners". */
  readonly framing?: Phrases;
  /** Abbreviations, without their last stop, after which a sentence goes on: "e.g", "Dr". */
  readonly abbreviations?: Phrases;
  /** Those of them that may also end a sentence: "etc". */
  readonly closingAbbreviations?: Phrases;
  /** What a section holds, by its heading or title; beginnings of words. */
  readonly structures?: Structures;
}

export type Audience = 'investors' | 'executives' | 'students' | 'experts' | 'customers' | 'colleagues' | 'public';
export type TopicKind =
  | 'comparison'
  | 'decision'
  | 'history'
  | 'person'
  | 'event'
  | 'place'
  | 'method'
  | 'technology'
  | 'product'
  | 'science';
export type Tone = 'factual' | 'persuasive' | 'narrative' | 'critical' | 'simple';

/** A heading's style is this name with the level's number; the others are whole names. */
export interface Styles {
  readonly heading: Phrases;
  readonly title: Phrases;
  readonly subtitle: Phrases;
  readonly caption: Phrases;
  readonly quote: Phrases;
}

/** Words of the outline of a deck that somebody typed: "Slide 3: Costs", and what stands below it behind a label. */
export interface TypedSlides {
  /** Stands before a slide's number, or around "#", its place: "slide", "第#页". */
  readonly slide: Phrases;
  readonly title: Phrases;
  readonly subtitle: Phrases;
  /** What is to be said. */
  readonly notes: Phrases;
  /** What is to be seen. */
  readonly visuals: Phrases;
  /** The slide's own words. */
  readonly content: Phrases;
  /** What the first slide is called that is headed by its kind. */
  readonly cover: Phrases;
}

/** Words that say how a text is built: beginnings of words. */
export interface Structures {
  /** What speaks for a thing. */
  readonly pros: Phrases;
  /** What speaks against it. */
  readonly cons: Phrases;
  /** What goes round. */
  readonly cycle: Phrases;
  /** What narrows. */
  readonly funnel: Phrases;
  /** Who the people are. */
  readonly team: Phrases;
  /** What things cost. */
  readonly prices: Phrases;
  /** Strengths, weaknesses, opportunities, threats. */
  readonly swot: readonly [Phrases, Phrases, Phrases, Phrases];
}
