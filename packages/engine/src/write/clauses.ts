/** Clauses: what of a sentence can stand on a slide by itself. Made of the source's own words, never cut inside a clause. */
import type { Grammar } from './grammar/grammar.ts';
import { withoutReporting } from './grammar/reporting.ts';
import { countWords } from './measure.ts';

export interface Clause {
  readonly text: string;
  readonly words: number;
  /** Where it stands in the tidied sentence: two clauses that overlap say the same twice. */
  readonly start: number;
  readonly end: number;
  /** It ends with its sentence or at a mark: what is left out was set apart from it. */
  readonly firm: boolean;
}

const FEWEST_WORDS = 4;
/** Of what is cut from a sentence at a comma, where words are short: fewer are a phrase, not a clause. */
const FEWEST_CUT = 5;
const FEWEST_BEFORE_PHRASE = 6;
/** UTF-16 units; what is longer is a fault of its source, and looking for clauses in it would take minutes. */
const LONGEST_SENTENCE = 2000;

/**
 * The ways of saying the sentence, or a part of it, in at most `longest` words: the whole first, where it is short enough. Empty
 * when nothing of it can stand alone.
 */
export function clausesOf(sentence: string, grammar: Grammar, longest: number, language: string): Clause[] {
  if (sentence.length > LONGEST_SENTENCE) return [];
  const text = tidy(sentence, grammar);
  if (!standsAlone(text, grammar)) return [];
  const clauses: Clause[] = [];
  const fewestCut = grammar.headFinal || grammar.spaceless ? FEWEST_WORDS : FEWEST_CUT;
  const offer = (start: number, end: number, firm = true) => {
    const part = trimClause(text.slice(start, end));
    const words = countWords(part);
    const fewest = start === 0 && end === text.length ? FEWEST_WORDS : fewestCut;
    if (words < fewest || words > longest) return;
    if (end < text.length && (grammar.dangler?.test(part) || !balanced(part))) return;
    if (start > 0 && !balanced(part)) return;
    const said = capitalize(part, language);
    if (clauses.every((other) => other.text !== said)) clauses.push({ text: said, words, start, end, firm });
  };
  offer(0, text.length);
  // What is short enough is said as it is.
  if (clauses.length > 0) return clauses;
  const purpose = PURPOSE.exec(text)?.[0].length ?? 0;
  if (purpose > 0 && grammar.subject?.test(text.slice(purpose))) offer(purpose, text.length);
  const subordinate = grammar.subordinator?.test(text) ?? false;
  const cuts = cutsOf(text, grammar);
  for (const cut of cuts) {
    if (cut.strong || (!subordinate && !(grammar.spaceless && grammar.headFinal))) offer(0, cut.before, !cut.unmarked);
    // What is joined to a subordinate clause is as subordinate.
    if (cut.opens && (cut.strong || !subordinate)) offer(cut.after, text.length);
  }
  // Between two strong cuts stands a clause of its own.
  const strong = cuts.filter((cut) => cut.opens && (cut.strong || !subordinate));
  strong.forEach((cut, i) => {
    const next = strong[i + 1] ?? cuts.find((other) => other.before > cut.after);
    if (next) offer(cut.after, next.before, !next.unmarked);
  });
  return clauses;
}

interface Cut {
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

function cutsOf(text: string, grammar: Grammar): Cut[] {
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
    const enumerates =
      COORDINATOR.test(joint[0]) && (third || !newSubject) && (sinceComma < 5 || countWords(beyond.split(/[,;]/u)[0] ?? '') < 4);
    if (enumerates) continue;
    // What "so" opens is a consequence, and says little without its cause.
    const coordinates = COORDINATOR.test(joint[0]) && newSubject && !/^so$/i.test(joint[0]);
    cuts.push({
      before,
      after: coordinates ? after + rest.length - beyond.length : after,
      strong: false,
      opens: coordinates,
    });
  }
  for (const word of grammar.spaceless ? [] : text.matchAll(SUBORDINATE_INSIDE)) {
    // "They were calculated | using …": so few words before it are hardly ever what the sentence says.
    if (countWords(text.slice(0, word.index)) < FEWEST_BEFORE_PHRASE) continue;
    if (!insideBrackets(text, word.index) && !(CONDITION.test(word[0]) && BOUND.test(text.slice(0, word.index))))
      cuts.push({ before: word.index, after: word.index + word[0].length, strong: false, opens: false, unmarked: true });
  }
  return cuts.sort((a, b) => a.before - b.before);
}

const COORDINATOR =
  /^(?:and|but|so|or|und|aber|oder|sondern|et|mais|ou|y|e|o|u|pero|sino|ed|ma|mas|en|maar|of|i|a|ale|lub|и|но|а|или|ve|ama|ancak|fakat|dan|tetapi|atau|tapi|namun|و|لكن|ولكن|أو|اما|ولی|یا|और|लेकिन|या)$/iu;

/** "…, and that it would close": the second half of what somebody said. */
const COMPLEMENT = /^(?:that|dass|que|qu['’]|che|dat|że|что|bahwa)(?![\p{L}\p{M}])/iu;

/** "So mächtig, weil …": the clause promises the next one. */
const AWAITS =
  /(?:^|\s)(?:so|such|derart|solch|tellement|si|tan|tanto|così|tão|zo|tak|taki|так|такой)\s\p{L}+$|(?:^|\s)(?:deshalb|daher|darum|deswegen|dadurch|damit|dafür|daran|darauf|only|nur)$/iu;

/** What takes back a part of what was said: without it the clause would promise more than its sentence. */
const LIMITS =
  /^(?:but (?:only|not|no|by no|never|at most)|unless|except|provided|as long as|if|wenn|falls|sofern|außer|aber (?:nur|nicht|höchstens)|jedoch (?:nur|nicht|höchstens)|sauf|à condition|si|mais (?:pas|seulement)|salvo|a menos|siempre que|pero (?:no|solo|sólo)|tranne|a meno|purché|se|exceto|a não ser|desde que|tenzij|mits|als|maar (?:niet|alleen)|chyba|o ile|jeśli|если|кроме|но не|kecuali|jika|asalkan)(?![\p{L}\p{M}])/iu;

/** Conjunctions of clauses that follow their main clause. */
const CAUSAL =
  /^(?:because|since|while|whereas|although|though|so that|so|weil|denn|während|obwohl|sodass|car|parce que|puisque|tandis que|alors que|bien que|porque|ya que|aunque|mientras que|sino|perché|poiché|mentre|sebbene|anche se|pois|já que|embora|enquanto|omdat|want|terwijl|hoewel|zodat|ponieważ|gdyż|bo|choć|chociaż|потому что|так как|поскольку|хотя|çünkü|oysa|karena|sebab|sedangkan|sehingga|meskipun|لأن|بينما|زیرا|چون|در حالی که|क्योंकि|जबकि|ஏனெனில்)$/iu;

/** What no comma announces: a subordinate clause, or in English a phrase that only adds to a clause that is whole without it. */
const SUBORDINATE_INSIDE =
  /\s+(?:because|whereas|although|even though|so that|such that|in order to|using|by \p{Ll}+ing|due to|via|when|while|where|after|before|as well as|rather than|compared (?:to|with)|in terms of|such as|including|according to|parce que|afin de|porque|para que|perché|affinché|omdat|karena|sehingga|agar)\s/gu;

/** "To show this, we …": what is done stands without what for, unlike what is bound to a condition. */
const PURPOSE = /^(?:(?:in order )?to|pour|afin d[e'’]) ?\p{Ll}[^,;:]{4,120},\s+/iu;

/** "You should publish it when …": without its condition the clause would say something else. */
const CONDITION = /\s(?:when|without|while|where|after|before|rather than)\s/i;
const BOUND =
  /\b(?:should|must|can|cannot|may|might|need|never|not|only|no|if|unless|until)\b|n['’]t\b|(?:minutes?|hours?|days?|weeks?|months?|years?|long|shortly|soon|just|right|immediately)$/i;

function insideBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return count(before, /[([（«“„「]/gu) > count(before, /[)\]）»”」]/gu) && /[)\]）»”」]/u.test(text.slice(at));
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function balanced(text: string): boolean {
  return (
    count(text, /[([（]/gu) === count(text, /[)\]）]/gu) &&
    count(text, /"/g) % 2 === 0 &&
    count(text, /[“„]/gu) === count(text, /[”]/gu) + (text.includes('„') ? count(text, /“/gu) : 0) &&
    count(text, /[「『]/gu) === count(text, /[」』]/gu) &&
    (text.includes('»') ? count(text, /«/gu) === count(text, /»/gu) : !text.includes('«'))
  );
}

/** The sign of an item in running text, and the number of a footnote that was set above the line before the sentence. */
const STRAY_BEGINNING = /^(?:[•·▪◦‣∙]|[-–—*]\s+(?=[•\p{L}]))\s*/u;
const FOOTNOTE_NUMBER = /^\d{1,2}\s+(?=\p{Lu})/u;

/** "2.3 The Client may …": the number of a clause of a contract. */
const CLAUSE_NUMBER = /^§?\s?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})/u;

function withoutStrays(sentence: string, grammar: Grammar): string {
  let text = sentence.replace(STRAY_BEGINNING, '').replace(STRAY_BEGINNING, '').replace(CLAUSE_NUMBER, '').replace(DATELINE, '');
  const rest = text.replace(FOOTNOTE_NUMBER, '');
  const opens = [grammar.leadIn, grammar.backward, grammar.subject, grammar.subordinator].some((words) => words?.test(rest));
  if (rest !== text && opens) text = rest;
  return /^\([^()]+\)\.?$/u.test(text) ? text.replace(/^\(|\)\.?$/gu, '') : text;
}

/** Words that take a sentence up again after its lead-in. */
const RESUMPTION = /^(?:فإن|तो|那么|那麼)\s*/u;

/** Where and when a report was sent: "LISBON, 14 May – ". */
const DATELINE = /^\p{Lu}[\p{Lu}\s.-]{2,30}(?:[,(][^–—]{1,30})?\s[–—]\s+(?=\p{Lu})/u;

/** Without citations, brackets that only add, what ties it to the sentence before, and its final stop. */
export function tidy(sentence: string, grammar: Grammar): string {
  let text = withoutStrays(sentence, grammar)
    .replace(
      /\s*[([（][^()[\]（）]{0,120}?(?:\d{4}[a-z]?|et al\.?|see |e\.g\.|i\.e\.|cf\.|Section|Table|Figure|Fig\.)[^()[\]（）]{0,120}[)\]）]/gu,
      '',
    )
    .replace(/\s*\[[\d,;\s–-]{1,40}\]/g, '')
    .replace(/\s*\([^()]{0,60}\)/g, '');
  for (let round = 0; round < 3; round++) {
    const rest = grammar.leadIn ? text.replace(grammar.leadIn, '') : text;
    if (rest === text) break;
    text = rest.replace(RESUMPTION, '');
  }
  text = withoutReporting(text);
  if (grammar.conjunction) text = text.replace(grammar.conjunction, '');
  return trimClause(text.replace(/\s+([,.;:)])/g, '$1').replace(/\s{2,}/g, ' '));
}

/** Without the stop, comma or dash at its ends; a question or exclamation keeps its mark. */
export const trimClause = (text: string): string => text.replace(/^[\s,;:–—-]+/u, '').replace(/[\s,;:،؛–—.。．।۔、，；：…]+$/u, '');

/** A reason or concession that its source made a sentence of: conjunctions that open nothing but the second half of a statement. */
const HANGING_CLAUSE =
  /^(?:denn|car|want|çünkü|zira|потому что|زیرا|چون که|क्योंकि|ஏனெனில்|ஏனென்றால்)(?![\p{L}\p{M}])|^(?:即使|虽然|雖然|尽管|儘管|除非|因为|因為)[^，,]*$|(?:としても|けれども?|なら|たら|れば|ので)[。！!]?$/iu;

/** Whether the words are a statement at all, and not a lead-in, a reference, a formula. */
function standsAlone(text: string, grammar: Grammar): boolean {
  if (text === '' || grammar.references?.test(text) || HANGING_CLAUSE.test(text)) return false;
  const letters = count(text, /[\p{L}\p{M}\s]/gu);
  const plain = letters + count(text, /[\p{N}%.,，、]/gu);
  return letters >= 0.45 * text.length && plain >= 0.82 * text.length && !/https?:\/\//.test(text);
}

export function capitalize(text: string, language: string): string {
  const first = /^\p{Ll}/u.exec(text)?.[0];
  // "iPhone" and "eBay" keep their small letter.
  if (!first || /^\p{Ll}\p{Lu}/u.test(text)) return text;
  try {
    return first.toLocaleUpperCase(language) + text.slice(first.length);
  } catch {
    return first.toUpperCase() + text.slice(first.length);
  }
}
