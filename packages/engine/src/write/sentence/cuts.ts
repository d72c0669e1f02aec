/** Cuts: where in a tidied sentence a clause may end or begin. */
import type { Grammar } from '../grammar/grammar.ts';
import { countWords } from './measure.ts';

/** Fewer words before a phrase are hardly ever what their sentence says. */
const FEWEST_BEFORE_PHRASE = 6;

export interface Cut {
  /** The clause before ends here, the one after begins there. */
  readonly before: number;
  readonly after: number;
  /** A semicolon or dash: both sides are clauses. */
  readonly strong: boolean;
  /** What follows can stand alone. */
  readonly opens: boolean;
  /** No mark announces it: a phrase that only adds begins here. */
  readonly unmarked?: boolean;
}

const JOINTS = /\s*[;；؛]\s*|\s+[–—]\s+|\s*——\s*|\s*[,،，]\s*|\s*、\s*/gu;

export function cutsOf(text: string, grammar: Grammar): Cut[] {
  const cuts: Cut[] = [];
  let lastComma = 0;
  let commas = 0;
  for (const match of text.matchAll(JOINTS)) {
    const before = match.index;
    const after = before + match[0].length;
    if (insideBrackets(text, before) || (/^,$/.test(match[0]) && /\d$/.test(text.slice(0, before)) && /^\d/.test(text.slice(after))))
      continue;
    const rest = text.slice(after);
    const strong = /[;；؛]/u.test(match[0]);
    if (strong) {
      cuts.push({ before, after, strong: true, opens: true });
      continue;
    }
    const comma = /[,،，、]/u.test(match[0]);
    if (!comma) {
      // In Russian the dash is a verb: "time — money".
      if (/\p{Script=Cyrillic}/u.test(text)) continue;
      cuts.push({ before, after, strong: false, opens: false });
      continue;
    }
    const sinceComma = countWords(text.slice(lastComma, before));
    lastComma = after;
    commas++;
    if (grammar.spaceless) {
      if (match[0].includes('、') && !grammar.headFinal) continue;
      if (grammar.headFinal) {
        if (/(?:が|ので|けれど|けれども)$/u.test(text.slice(0, before))) cuts.push({ before, after, strong: false, opens: true });
      } else if (sinceComma >= 4) cuts.push({ before, after, strong: false, opens: false });
      continue;
    }
    const joint = grammar.breakWord?.exec(rest) ?? grammar.participle?.exec(rest);
    if (!joint || AWAITS.test(text.slice(0, before)) || LIMITS.test(rest)) continue;
    const beyond = rest.slice(joint[0].length).trimStart();
    // "The mayor, who …, said" and "a study, however, found": what a later comma closes was put into the clause and does not end it.
    if (!COORDINATOR.test(joint[0]) && !CAUSAL.test(joint[0]) && /[,،]/u.test(rest)) continue;
    if (/^[,،]/u.test(beyond)) continue;
    const newSubject = !COMPLEMENT.test(beyond) && (grammar.subject?.test(beyond) ?? false);
    // "A, B, and C" is an enumeration: there the words since the last comma are few, and no new subject begins, or it is the third of a row.
    const third = commas > 1 && sinceComma < 8;
    const short = sinceComma < 5 || countWords(beyond.split(/[,;]/u)[0] ?? '') < 4;
    const enumerates = COORDINATOR.test(joint[0]) && ((third && !newSubject) || ((third || !newSubject) && short));
    if (enumerates) continue;
    // What "so" opens is a consequence, and says little without its cause; an alternative or a second reason says something else alone.
    const depends = CONSEQUENCE_OR_ALTERNATIVE.test(joint[0]) || REASONED.test(text.slice(0, before));
    const coordinates = COORDINATOR.test(joint[0]) && newSubject && !depends;
    cuts.push({
      before,
      after: coordinates ? after + rest.length - beyond.length : after,
      strong: false,
      opens: coordinates,
    });
  }
  for (const word of grammar.spaceless ? [] : text.matchAll(SUBORDINATE_INSIDE)) {
    // "They were calculated | using …"
    const before = text.slice(0, word.index);
    if (countWords(before) < FEWEST_BEFORE_PHRASE) continue;
    if (CONDITION.test(word[0]) && (BOUND.test(before) || (/when/.test(word[0]) && POINTED.test(before)))) continue;
    if (/^\s+and /.test(word[0]) && PAIRED.test(before)) continue;
    const rest = text.slice(word.index + word[0].length);
    if (PHRASE.test(word[0]) && (!HAS_VERB.test(before) || HOLDS_VERB.test(rest))) continue;
    if (/\sas well as\s/.test(word[0]) && COMPARED.test(before)) continue;
    if (!insideBrackets(text, word.index))
      cuts.push({ before: word.index, after: word.index + word[0].length, strong: false, opens: false, unmarked: true });
  }
  for (const found of text.matchAll(FINDING)) {
    const before = text.slice(0, found.index);
    if (NEGATED.test(before) || insideBrackets(text, found.index)) continue;
    // Commas before that have been weighed already; where no verb is seen only what follows is taken.
    cuts.push({ before: HAS_VERB.test(before) ? found.index : 0, after: found.index + found[0].length, strong: true, opens: true });
  }
  return cuts.sort((a, b) => a.before - b.before);
}

const COORDINATOR =
  /^(?:and|but|so|or|und|aber|oder|sondern|et|mais|ou|y|e|o|u|pero|sino|ed|ma|mas|en|maar|of|i|a|ale|lub|и|но|а|или|ve|ama|ancak|fakat|dan|tetapi|atau|tapi|namun|و|لكن|ولكن|أو|اما|ولی|یا|और|लेकिन|या)$/iu;

const CONSEQUENCE_OR_ALTERNATIVE = /^(?:so|or|oder|ou|o|u|oppure|of|lub|или|veya|atau|أو|یا|या)$/iu;
/** A reason or question that is open before the conjunction goes on behind it. */
const REASONED =
  /(?<![\p{L}\p{M}])(?:how|why|cómo|hoe|چگونه|چه کسی|कौन|कैसे|क्यों|because|weil|parce qu(?:e|['’]\p{L}+)|porque|perché|omdat|ponieważ|потому что|çünkü|karena|لأن|زیرا|چون|क्योंकि)(?![\p{L}\p{M}])/iu;

/** "…, and that it would close", "…, and what it costs": the second half of what somebody said or asked. */
const COMPLEMENT =
  /^(?:what|how|why|who|which|was|wie|warum|ce qu|comment|lo que|cómo|ciò che|come|o que|como|wat|hoe|waarom|co|jak|dlaczego|как|почему|apa|bagaimana|that|dass|que|qu['’]|che|dat|że|что|bahwa)(?![\p{L}\p{M}])/iu;

/** "So mächtig, weil …": the clause promises the next one. */
const AWAITS =
  /(?:^|\s)(?:so|such|derart|solch|tellement|si|tan|tanto|così|tão|zo|tak|taki|так|такой)\s\p{L}+$|(?:^|\s)(?:deshalb|daher|darum|deswegen|dadurch|damit|dafür|daran|darauf|only|nur)$/iu;

/** What takes back a part of what was said: without it the clause would promise more than its sentence. */
const LIMITS =
  /^(?:but (?:only|not|no|by no|never|at most)|unless|except|provided|as long as|if|wenn|falls|sofern|außer|aber (?:nur|nicht|höchstens)|jedoch (?:nur|nicht|höchstens)|sauf|à condition|si|mais (?:pas|seulement)|salvo|a menos|siempre que|pero (?:no|solo|sólo)|tranne|a meno|purché|se|exceto|a não ser|desde que|tenzij|mits|als|maar (?:niet|alleen)|chyba|o ile|jeśli|если|кроме|но не|kecuali|jika|asalkan)(?![\p{L}\p{M}])/iu;

/** Conjunctions of clauses that follow their main clause. */
const CAUSAL =
  /^(?:because|since|while|whereas|although|though|so that|so|weil|denn|während|obwohl|sodass|car|parce que|puisque|tandis que|alors que|bien que|porque|ya que|aunque|mientras que|sino|perché|poiché|mentre|sebbene|anche se|pois|já que|embora|enquanto|omdat|want|terwijl|hoewel|zodat|ponieważ|gdyż|bo|choć|chociaż|потому что|так как|поскольку|хотя|çünkü|oysa|karena|sebab|sedangkan|sehingga|meskipun|لأن|بينما|زیرا|چون|در حالی که|क्योंकि|जबकि|ஏனெனில்)$/iu;

/**
 * What no comma announces: a subordinate clause or, in English, a phrase that only adds to a clause that is whole without it, and a second
 * verb with an object of its own.
 */
const SUBORDINATE_INSIDE =
  /\s+(?:because|whereas|although|even though|so that|so as to|such that|in order to|using|by \p{Ll}+ing|due to|via|through|when|while|after|before|as well as|rather than|instead of|such as|including|followed by|and (?:then |also |thus )?(?:show|use|propose|present|introduce|report|compare|evaluate|apply|train|provide|achieve|obtain|find|demonstrate|discuss|describe|outperform|improve|learn|predict|generate|study|analy[sz]e|investigate|explore|allow|enable|create|build)|parce que|afin de|porque|para que|perché|affinché|omdat|karena|sehingga|agar)\s+|\s+and (?:then |also |thus |further )?\p{Ll}+(?:ed|es|s) (?=(?:an?|the|our|its) )/gu;

/** "Results with lamps | based on light are better": where the verb follows the phrase stands inside the subject. */
const PHRASE = /\s(?:using|by \p{Ll}+ing|due to|via|through|as well as|rather than|instead of|such as|including|followed by|and .*)\s/u;
/** "…, showing that the …", "… and find that the …": what was found stands by itself. */
const FINDING =
  /(?:,\s+(?:which\s+|thus\s+)?|\s+and\s+(?:also\s+|then\s+)?)(?:find|found|show(?:s|ed|ing)?|demonstrat(?:es?|ed|ing)|conclud(?:e|ed|ing)|observ(?:e|ed|ing)|indicat(?:es?|ed|ing)|reveal(?:s|ed|ing)?|confirm(?:s|ed|ing)?|prov(?:es?|ed|ing)) that\s+/gu;
const NEGATED = /\b(?:not|never|no|neither|fails?|failed)\b|n['’]t\b/i;

/** Words that show that the subject has its verb. */
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|can|cannot|could|may|might|will|would|must|should|do|does|did)\b|(?:^|[,;]\s|\b(?:and|but|that)\s)(?:we|they|it|he|she|you|I)\s+\p{Ll}+/iu;
const HOLDS_VERB =
  /^(?:(?!\b(?:which|that|who|where|when|while|because|and|but|as)\b)[^,;:])*?\b(?:can|may|will|is|are|was|were|has|have|had|do|does|did|could|would|should|must|might)\b|,\s+(?:is|are|was|were|has|have|had|can|may|will|does|do|did)\b/u;

/** "It does not work as well as …". */
const COMPARED = /\b(?:not|perform\p{Ll}*|work\p{Ll}*|do(?:es|ing)?|did|almost|nearly|just)(?:\s\p{Ll}+)?$|n['’]t\b/u;

/** "On the day | when …": the noun is told by what follows. */
const POINTED = /\b(?:the|an?|any|every|each|all|those|that|no)\s\p{L}+$/iu;

/** "Between lamps and chairs the …": what "and" joins is a pair. */
const PAIRED = /\b(?:both|either|between|from)\b/i;

/** "You should publish it when …": without its condition the clause would say something else. */
const CONDITION = /\s(?:when|while|after|before|rather than)\s/i;
const BOUND =
  /\b(?:should|must|can|cannot|may|might|need|never|not|only|no|if|unless|until)\b|n['’]t\b|(?:minutes?|hours?|days?|weeks?|months?|years?|long|shortly|soon|just|right|immediately)$/i;

function insideBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return count(before, /[([（«“„「]/gu) > count(before, /[)\]）»”」]/gu) && /[)\]）»”」]/u.test(text.slice(at));
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
