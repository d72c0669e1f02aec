/** Sentences whose pronoun hangs in the air unless the sentence before is said too. */
import type { Grammar } from './grammar/grammar.ts';

/** What looks like a pronoun and is none: "It takes a year to …", "There are three ways", "Das Projekt", "其他". */
const NO_PRONOUN =
  /^(?:it (?:(?:takes|took) (?:an?|the|some|only|about|less|more|time|\d+|\p{L}+ (?:minutes|hours|days|weeks|months|years|people))|can (?:feel|be|take)|(?:is|was|may be|seems|isn['’]t) (?:\p{L}+ ){1,3}(?:to|that|for))\b|there (?:is|are|was|were|will|has|have|can|may)\b|one (?:of|in|out)\b|(?:both|such) \p{L}+ (?:and|as)\b|es (?:gibt|gab|braucht|geht um|lohnt|ist (?:\p{L}+ ){1,3}(?:zu|dass))|il (?:faut|y a|existe|est (?:\p{L}+ ){1,2}(?:de|que))|het (?!is|was|kan|heeft|wordt|zal|zou|beschermt)|其(?:他|它|中|实|實|次))/iu;

/** In German an article before its noun, a polite "your"; in English a term that is defined: "This Agreement". */
const ARTICLE = /^(?:This|These|Das|Die|Der|Ihr|Ihre|Sie) \p{Lu}/u;

/** Conjunctions and adverbs that tie a sentence to the one before and are not cut from it, since no comma follows them. */
const CONNECTED =
  /^(?:because|so|therefore|also because|auch weil|aussi parce|también porque|também porque|ook omdat|również dlatego|także dlatego|but|yet|and|or|otherwise|deshalb|daher|darum|deswegen|jedoch|trotzdem|denn|sonst|aber|und|außerdem|donc|mais|car|et|ainsi|pourtant|parce que|en fait|por eso|por lo tanto|pero|porque|así que|perciò|quindi|anche perché|di conseguenza|ma|perché|por isso|portanto|mas|porque|daarom|dus|maar|want|dlatego|więc|ale|ponieważ|bo|поэтому|потому что|потому|но|зато|однако|в итоге|bu yüzden|bu nedenle|ama|fakat|çünkü|karena itu|oleh karena itu|tetapi|namun|karena|لذلك|لكن|ولكن|لأن|بنابراین|اما|ولی|زیرا|چون|چرا که|इसलिए|लेकिन|क्योंकि|எனவே|ஆனால்)(?![\p{L}\p{M}])|^(?:なので|だから|ですから|それで|しかし|でも|けれども|그래서|하지만|그러나|因此|所以|但是|但|而且|不過|不过|然而)/iu;

export const pointsBack = (text: string, { backward }: Grammar): boolean =>
  CONNECTED.test(text) || ((backward?.test(text) ?? false) && !NO_PRONOUN.test(text) && !ARTICLE.test(text));
