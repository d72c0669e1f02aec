/** Words by which the parts of a source are known: phrases separated by "|". */

export interface SourceWords {
  /** Headings, or their beginnings, by the role of what stands below. */
  readonly roles: {
    readonly abstract?: string;
    readonly summary: string;
    readonly introduction: string;
    readonly background: string;
    readonly method: string;
    readonly results: string;
    readonly discussion?: string;
    readonly conclusion: string;
    readonly outlook: string;
    readonly decisions: string;
    readonly recommendations: string;
    readonly asks: string;
    readonly risks: string;
    readonly questions: string;
  };
  /** Other headings that many texts have. */
  readonly headings: string;
  /** Beginnings of the name of what a part of a list is for: "For the sauce". */
  readonly portions?: string;
  /** How a speaker says what a speech is about; the first group is that. */
  readonly topics?: readonly RegExp[];
  /** What kind of text it is, above or before its title: "Press release", "Handout". */
  readonly kinds?: string;
  /** Nouns by which a text names its own kind in its title, and beginnings of them: "report", "minutes". */
  readonly documents?: string;
  /** Legal forms, and nouns for those who publish: beginnings of words from five letters on. */
  readonly organizations?: string;
  /** What only the small print around a text has, anywhere in a sentence: liability, rights, who may be asked. */
  readonly smallPrint?: string;
  /** What names an edition, a version or its status, in the line below a title: "draft", "third edition", "internal". */
  readonly imprint?: string;
  /** What limits all that a text says, where it opens or ends a line below its title: "preliminary", "not yet approved", "valid until". */
  readonly status?: string;
  /** What stands before a number in headings: "Chapter 3", "Step 1". */
  readonly chapters: string;
  /** What stands, alone or with a colon, above or before those who may be asked: "Press contact", "Notes to editors". */
  readonly contacts?: string;
  /** Beginnings of sentences that say whom to ask: "If you have questions". */
  readonly enquiries?: string;
  /** Beginnings of what a program prints below a page: "Downloaded from". */
  readonly printouts?: string;
  /** In what the length of an answer in a form is counted: "words", "characters". */
  readonly lengths?: string;
  /** Labels of a letter's head; the first field is what it is about. */
  readonly subject: string;
  readonly mailHeads: string;
  readonly replies?: string;
  readonly greetings: string;
  /** What somebody says who writes late: beginnings of words. */
  readonly apologies?: string;
  readonly closings: string;
  /** Beginnings of lines that programs and offices put below a letter. */
  readonly mailFeet?: string;
  /** Labels of what is added below a letter, beside "PS", which many languages share. */
  readonly postscripts?: string;
  /** Beginnings of notes that an author writes to himself in brackets: "check with", "todo"; "…" stands for one to three words. */
  readonly selfNotes?: string;
  /** What stands before the sentence that sums a text up, and says nothing itself: "In short", "TL;DR", "Headline". */
  readonly summaryLabels?: string;
  /** Who answers for a page, as its foot labels it: "Publisher". */
  readonly publishers?: string;
  /** Labels and beginnings of lines that say who wrote a text, and when. */
  readonly bylines: string;
  readonly dates: string;
  /** Labels of who was there, and where. */
  readonly attendance: string;
  /** What stands alone above something that somebody has paid for, in the middle of a text too: "ADVERTISEMENT". */
  readonly adverts?: string;
  /** Beginnings of lines in which a page speaks of itself, in the middle of a text too: of errors in it, of what others have bought or said. */
  readonly webAsks?: string;
  /** Beginnings of lines that belong to a web page, not to its text. */
  readonly web?: string;
  /** Beginnings of short lines by which a page offers something: to listen, to buy a ticket, to save a date. */
  readonly buttons?: string;
  /** Such lines that are nothing else. */
  readonly webWhole?: string;
  /** Beginnings of lines to be filled in or signed. */
  readonly forms?: string;
  /** Beginnings of paragraphs that say where authors work, and who paid. */
  readonly authorNotes?: string;
  /** What only a note on where authors work has. */
  readonly affiliations?: string;
  /** What only the biography of an author has. */
  readonly biographies?: string;
  /** Labels at the head of a paper: its keywords and classes. */
  readonly paperLabels?: string;
  /** Words by which a sentence begins whose speaker does what it says: "I", "I'll", "me". */
  readonly firstPerson?: string;
  /** Messages that say nothing. */
  readonly nods: string;
  readonly page: string;
  /** By which a heading is told from the sentence that it runs into, with capitals as they are written. */
  readonly runIn?: {
    /** What opens a sentence and has no capital within one. */
    readonly openers: string;
    /** Small words within a heading. */
    readonly small: string;
    /** Names of parts of a paper, behind which the name of one of their own parts may stand. */
    readonly parts: string;
  };
  /** What a page asks of who reads it, anywhere in a sentence: to subscribe, to comment, to share. */
  readonly readerAsks?: string;
  /** Headings of questions by which a learner tests what he has learnt. */
  readonly selfTests?: string;
  /** Labels of what a sheet is about, by which it is titled: "Course: …". */
  readonly titled?: string;
}
