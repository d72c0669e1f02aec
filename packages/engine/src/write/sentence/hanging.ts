/** Sentences whose pronoun hangs in the air unless the sentence before is said too. */
import type { Grammar } from '../grammar/grammar.ts';

/** What looks like a pronoun and is none: "It takes a year to …", "There are three ways", "Das Projekt", "其他". */
const NO_PRONOUN =
  /^(?:it (?:(?:takes|took) (?:an?|the|some|only|about|less|more|time|\d+|\p{L}+ (?:minutes|hours|days|weeks|months|years|people))|can (?:feel|be|take)|(?:is|was|may be|seems|isn['’]t) (?:\p{L}+ ){1,3}(?:to|that|for))\b|there (?:is|are|was|were|will|has|have|can|may)\b|one (?:of|in|out)\b|(?:both|such) \p{L}+ (?:and|as)\b|es (?:gibt|gab|braucht|geht um|lohnt|ist (?:\p{L}+ ){1,3}(?:zu|dass))|il (?:faut|y a|existe|est (?:\p{L}+ ){1,2}(?:de|que))|het (?!is|was|kan|heeft|wordt|zal|zou|beschermt)|其(?:他|它|中|实|實|次))/iu;

/** In German an article before its noun, a polite "your"; in English a term that is defined: "This Agreement". */
const ARTICLE = /^(?:This|These|Das|Die|Der|Ihr|Ihre|Sie) \p{Lu}/u;

/** Conjunctions and adverbs that tie a sentence to the one before and are not cut from it, since no comma follows them. */
const CONNECTED =
  /^(?:all (?:this|these|of (?:this|these))|alles? (?:dies|diese)|tout cela|todo (?:esto|eso)|tutto (?:questo|ciò)|tudo iss?to|tudo isso|dit alles|al deze|wszystko to|вс[её] это|все эти|bütün bunlar|tüm bunlar|semua (?:ini|itu)|كل (?:هذا|هذه)|كما أن\p{L}*|إنها|همین(?:‌ها)?|همه(?:‌ی| ی)? این|jest to|są to|het gaat erom|chodzi o|riguarda|é sobre|because|so|therefore|also because|auch weil|aussi parce|también porque|também porque|ook omdat|również dlatego|także dlatego|but|yet|and|or|otherwise|deshalb|daher|darum|auch (?:dies|das|diese[rsn]?)|all (?:dies|das)|es geht dabei|dabei geht es|deswegen|jedoch|trotzdem|denn|sonst|aber|und|außerdem|donc|mais|car|et|ainsi|il s['’]agit d(?:e|['’]\p{L}+)|pourtant|parce que|en fait|es acerca de|se trata de|por eso|por lo tanto|pero|porque|así que|si tratta di|perciò|quindi|anche perché|di conseguenza|ma|perché|trata-se de|por isso|portanto|mas|porque|daarom|dus|maar|want|dlatego|więc|ale|ponieważ|bo|поэтому|потому что|потому|но|зато|однако|в итоге|bu yüzden|bu nedenle|ama|fakat|çünkü|karena itu|oleh karena itu|tetapi|namun|karena|لذلك|لكن|ولكن|لأن|بنابراین|اما|ولی|زیرا|چون|چرا که|इसलिए|लेकिन|क्योंकि|எனவே|ஆனால்)(?![\p{L}\p{M}])|^(?:なので|だから|ですから|それで|しかし|でも|けれども|그래서|하지만|그러나|因此|所以|但是|但|而且|不過|不过|然而)/iu;

/** "As a maintainer, these components help you": the same behind a phrase that opens the sentence. */
const AFTER_PHRASE =
  /^[^,،]{3,40}[,،]\s(?:these|those|diese[rsnm]?|ces|cet(?:te)?|est[eoa]s?|es[eoa]s?|quest[aeio]|ess[ae]s?|deze|эти|этот|эта|это|te|ten|ta|هذه|هذا|این|ये|यह|इन|இந்த|bu)\s(?=\p{L})/iu;

export const pointsBack = (text: string, { backward }: Grammar): boolean =>
  CONNECTED.test(text) || AFTER_PHRASE.test(text) || ((backward?.test(text) ?? false) && !NO_PRONOUN.test(text) && !ARTICLE.test(text));
