/** Cue phrases: the words by which a sentence shows what it does in its text. */

/** What a phrase is a cue for: a role of its sentence, or a part that links sentences. */
export const kindsOfCues = [
  /** Speaks of the text itself: "this report", "in this section". */
  'about',
  /** Something follows: "as follows". */
  'announce',
  /** Numbers before what is announced; the first are two, three, four … in their order. */
  'counts',
  /** What is counted: reasons, steps, options. */
  'announced',
  /** Before one thing of its kind that is new: "a", "another". */
  'single',
  /** Nouns that tell nothing of what they are about: "point", "lesson". */
  'matter',
  /** Recommends, asks or obliges: "should", "we ask". */
  'ask',
  /** Makes a question a request to who reads it: "could you tell me by Friday …?" */
  'request',
  /** Does so behind the name of who is asked: "Karim, can you …?" */
  'requestByName',
  'cause',
  'claim',
  'condition',
  'consequence',
  'contrast',
  'decision',
  'definition',
  /** A copula with what follows it in a definition: "is a". */
  'isA',
  'detail',
  'example',
  'greeting',
  'instruct',
  /** After the first word these say that it is no imperative: "use of". */
  'imperativeStops',
  /** Verbs of saying and thinking. */
  'says',
  /** Begins what others say and the text answers: "some say". */
  'objects',
  'result',
  'rhetoric',
  'risk',
  'scene',
  'transition',
  /** In a row: the first, further ones, the last. */
  'first',
  'next',
  'last',
  /** "On the one hand", "on the other". */
  'oneSide',
  'otherSide',
  /** Superlatives and words of weight. */
  'strong',
  /** Begins an answer: "yes", "it depends". */
  'answer',
  /** Makes a question where no mark does. */
  'question',
  /** Points back to another sentence. */
  'back',
  /** Looks as if it did: "this year". */
  'free',
  /** Object pronouns: nothing in their own clause is meant. */
  'bound',
] as const;
export type CueKind = (typeof kindsOfCues)[number];

/**
 * Phrases separated by "|", in lower case. "^" before a phrase: the sentence begins with it; "$" after it: it ends so. "*" stands for the
 * rest of a word at its end ("recommend*"), or for other letters of a word ("^*ez": the first word ends so); "…" for a few words between.
 */
export type CuePhrases = Readonly<Partial<Record<CueKind, string>>>;
