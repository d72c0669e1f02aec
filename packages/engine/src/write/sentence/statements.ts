/** Whether words state anything at all by themselves, and are no lead-in, reference, formula or torn piece of a sentence. */
import type { Grammar } from '../grammar/grammar.ts';

/** A reason or concession that its source made a sentence of: conjunctions that open nothing but the second half of a statement. */
const HANGING_CLAUSE =
  /^(?:denn|car|want|çünkü|zira|потому что|زیرا|چون که|क्योंकि|ஏனெனில்|ஏனென்றால்)(?![\p{L}\p{M}])|(?:としても|けれども?|なら|たら|れば|ので)[。！!]?$|(?:더라도|으므로|기 때문에)요?$/iu;

/** A condition, reason or concession without the comma that its main clause would stand behind: "even if you have no audience". */
const SUBORDINATE_ALONE =
  /^(?:(?:even if|even though|although|though|because|auch wenn|selbst wenn|weil|obwohl|falls|sodass|même si|aunque|incluso si|porque|ya que|anche se|perché|poiché|sebbene|mesmo que|embora|zelfs als|omdat|hoewel|terwijl|nawet jeśli|ponieważ|chociaż|даже если|потому что|хотя|поскольку|karena|meskipun|walaupun|bahkan jika|حتى لو|حتى إذا|لأن|بينما|حتی اگر|اگرچه|چون|زیرا|چرا که|भले ही|क्योंकि|हालांकि)(?![\p{L}\p{M}])|(?:parce |bien |puis|quoi)qu(?:e |['’])|即使|就算|哪怕|虽然|雖然|尽管|儘管|因为|因為)[^,،，;؛]*$/iu;

export const isSubordinateAlone = (clause: string): boolean => SUBORDINATE_ALONE.test(clause);

/** "The settings are as follows": it says nothing without what follows. */
const POINTS_ON =
  /(?:(?:[,،、，]\s*(?:for example|for instance|zum Beispiel|etwa|par exemple|por ejemplo|per esempio|ad esempio|por exemplo|bijvoorbeeld|na przykład|например|örneğin|misalnya|seperti|مثلا|مثل|مانند|مثلاً)|\b(?:such as|like)|\b(?:makes?|made|has|have) (?:two|three|four|five|six|several) (?:\p{Ll}+ ){0,2}contributions)|\b(?:as follows|the following|listed below|given below|shown below|see below)|wie folgt|comme suit|ci-dessous|como sigue|a continuación|come segue|di seguito|como segue|a seguir|als volgt|hieronder|poniżej|następująco|ниже|следующим образом|aşağıdaki gibidir|sebagai berikut|di bawah ini|كما يلي|به شرح زیر|(?:پروژه‌های|موارد|مثال‌های|سوالات|نمونه‌های) زیر .{0,40}|اینگونه (?:است|شروع می‌کند)|निम्नलिखित हैं|如下|以下のとおりです?|다음과 같(?:은|이) .{1,40}|다음 (?:질문|사항|내용|항목)[^.]{0,24}|다음과 같다|다음과 같습니다)$/iu;

/** Ends of an English sentence whose last word was lost: a formula, a citation, a mark-up. */
const TORN_END = /\s(?:and|or|but|of|the|an?|than|because|while|if|when|as|is|are|was|were|its|their|our|which|who)$/;
/** An English predicate whose subject stands in another line. */
const TORN_BEGINNING = /^(?:and |but )?(?:is|are|was|were|has|have|had) (?!(?:it|there|they|we|you|he|she|this|that|the) )/i;

/** Arrows, equality, sums: signs of a formula. */
const FORMAL = /[=<>→←↔∑∏∈∀∃≥≤×·⋅^{}\\|∂∇√∞≈∼]/gu;
/** Variables: letters by themselves that are no words in any language that is written with them. */
const VARIABLE = /(?<![\p{L}\p{N}\p{M}'’.-])[b-df-hj-np-tvxα-ωB-HJ-NP-Z](?![\p{L}\p{N}\p{M}'’.-])/gu;
const MOST_FORMAL = 3;

/** What stands below says it. */
export const announces = (text: string): boolean => /[:：]$/u.test(text) || POINTS_ON.test(text.replace(/[\s.。،,]+$/u, ''));

export function standsAlone(text: string, grammar: Grammar, language: string): boolean {
  if (text === '' || grammar.references?.test(text) || HANGING_CLAUSE.test(text) || isSubordinateAlone(text) || POINTS_ON.test(text))
    return false;
  if (/^en\b/i.test(language) && (TORN_END.test(text) || TORN_BEGINNING.test(text))) return false;
  const letters = count(text, /[\p{L}\p{M}\s]/gu);
  const plain = letters + count(text, /[\p{N}%.,，、]/gu);
  return letters >= 0.45 * text.length && plain >= 0.82 * text.length && !/https?:\/\//.test(text) && !isFormal(text);
}

function isFormal(sentence: string): boolean {
  const text = sentence.replace(STATISTIC, '');
  const variables = count(text, VARIABLE);
  return variables > 0 && variables + count(text, FORMAL) >= MOST_FORMAL;
}

/** "r = 0.95", "n = 40", "p < 0.05": a value that is reported. */
const STATISTIC = /(?<!\p{L})\p{L}{1,2}\s?[=<>]\s?[\d.,]+/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
