/** Words by which people settle matters among themselves, in chats and mails. */
import type { Phrases } from '../phrases.ts';

export interface Talk {
  /** What a messenger says by itself at the beginning of a chat: "end-to-end encrypted". */
  readonly encrypted?: Phrases;
  /** End a question that has the words of a statement, where nobody types its mark: "isn't it". */
  readonly tags?: Phrases;
  /** Stand, with few words around them and a colon, before what a talk comes to, or alone as a sentence that takes up what was proposed: "ok so". */
  readonly settles?: Phrases;
  /** Begin a message that agrees with what is proposed. */
  readonly agrees?: Phrases;
  /** Stand before what a talk comes to, where all of them are going to do it: "then" before "we take". */
  readonly hence?: Phrases;
  /** Where the speaker lives: "at mine". */
  readonly home?: Phrases;
  /** All of them as the one who acts, as a word, or behind "-" as the ending of its verb: "we", "-mos". */
  readonly we?: Phrases;
  /** Begin what puts right something said before: "correction", "I meant". */
  readonly corrects?: Phrases;
  /** Begin a question that asks somebody to do something; what stands behind them names it: "can you". At the end of it behind "$". */
  readonly requests?: Phrases;
  /** Begin or end an order that is put politely: "please". */
  readonly please?: Phrases;
  /** Begin what somebody undertakes to do, behind "$" end it: "I'll". */
  readonly promises?: Phrases;
  /** Begin a proposal, behind "$" end it; what is left of it is proposed: "shall we". */
  readonly proposes?: Phrases;
  /** Say anywhere in a sentence that something is not settled: "still open". */
  readonly pending?: Phrases;
  /** Stand before a name, which is none without them: "Mrs". */
  readonly titles?: Phrases;
  /** Such words in short, behind whose stop a name stands: "sig". */
  readonly shortTitles?: Phrases;
  /** The heading of what is not settled. */
  readonly open?: string;
  /** The heading of what there is to choose from, each with its price. */
  readonly options?: string;
  /** Above the prices of what there is to choose from, and above what else one gets for them. */
  readonly price?: string;
  readonly details?: string;
  /** Begin what somebody could do, which is done only where another takes it up: "I can". */
  readonly offers?: Phrases;
  /** Begin with the speaker what is no task; given where any other present beside "I" tells what the speaker is going to do: "I think". */
  readonly states?: Phrases;
  /** Endings of verbs of the speaker, where nobody else's verbs have them: "-o" of "firmo". */
  readonly ownVerbs?: Phrases;
  /** Such verbs that tell of no deed: "creo". */
  readonly ownStates?: Phrases;
  /** Begin what somebody undertakes, before the verb in the form in which a list of tasks has it: "I'll" before "ask". */
  readonly intends?: Phrases;
  /** Begin what somebody undertakes to find out, which answers no question yet: "I'll ask". */
  readonly inquires?: Phrases;
  /** The heading of what speaks for what was chosen; {} is its name. */
  readonly why?: string;
  /** The heading of what leads to a decision. */
  readonly background?: string;
}
