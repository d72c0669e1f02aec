/** Examples: what a text imagines or lists "for example" is no statement of its own once it stands alone. */

const LEADS_TO_EXAMPLES =
  /(?:for example|for instance|e\.g\.|such as|examples include|some examples|z\. ?B\.|zum Beispiel|beispielsweise|Beispiele?|par exemple|exemples?|por ejemplo|ejemplos?|per esempio|ad esempio|esempi|por exemplo|exemplos?|bijvoorbeeld|voorbeelden|na przykład|np\.|przykłady|например|примеры|örneğin|örnek|misalnya|contoh|على سبيل المثال|مثل|برای مثال|به عنوان مثال|उदाहरण|எடுத்துக்காட்டாக|உதாரணமாக|例如|比如|例えば|たとえば|예를 들어|예를 들면)/iu;

const IMAGINED =
  /(?:^|[,،，、]\s*)(?:imagine|suppose|picture (?:a|the|your|this)|say you|stell(?:en sie|t euch)? sich|stell dir|angenommen|nehmen wir an|imagine[zr]?|imaginons|supposons|prenons|imagina|imagine(?:mos)?|supongamos|immagina|supponiamo|suponha|stel je|stel u|wyobraź|załóżmy|представьте|предположим|düşünün|varsayalım|hayal ed|bayangkan|andaikan|تخيل|لنفترض|تصور کنید|فرض کنید|कल्पना|मान लीजिए|கற்பனை|想象|想像|假设|假設|想像してみ|상상해|가정해)/iu;

/** Where the verb comes last: "… 간다고 생각해 보세요", "… என கற்பனை செய்து பாருங்கள்". */
const IMAGINED_LAST =
  /(?:(?:다고|라고) (?:생각|상상|가정)해|(?:என|என்று) கற்பனை|(?:olduğunu|ettiğinizi|getirdiğinizi|düşünün ki) (?:düşünün|varsayın|hayal)|hayal edin|と(?:想像して|考えてみ|しましょう|仮定し)|की कल्पना कीजिए|मान लीजिए)/iu;

/** "See the examples below." */
const SHOWS_EXAMPLES =
  /(?:예시|예를|예는)[^.。]{0,12}(?:보세요|다음|아래|같습니다)|(?:以下|如下)[^。]{0,6}例|examples? below|beispiele unten/iu;

/** The sentence before a list announces examples. */
export const leadsToExamples = (intro: string): boolean =>
  (/[:：]$/u.test(intro) && LEADS_TO_EXAMPLES.test(intro)) || SHOWS_EXAMPLES.test(intro);

/** The sentence asks to imagine what it and the rest of its paragraph tell. */
export const isImagined = (sentence: string): boolean => IMAGINED.test(sentence) || IMAGINED_LAST.test(sentence);

const CONTRASTED =
  /^(?:(?:by|in) (?:comparison|contrast)|compared (?:to|with) th(?:is|at)|im vergleich|zum vergleich|im gegensatz dazu|(?:par|en) comparaison|à l’inverse|en revanche|realicemos una comparación|en comparación|en cambio|in confronto|a confronto|al contrario|em comparação|em contraste|ter vergelijking|in vergelijking|dla porównania|natomiast|для сравнения|по сравнению|напротив|karşılaştır|buna karşılık|sebagai perbandingan|sebaliknya|بالمقارنة|في المقابل|در مقایسه|در مقابل|इसके विपरीत|तुलना में|ஒப்பீட்டளவில்|மாறாக|相比之下|相较之下|與此相比|与此相比|それに対して|これに対して|比べると|비교해|이에 비해|반면)/iu;

/** What is set against an imagined case is as imagined. */
export const goesOnImagining = (paragraph: string): boolean => CONTRASTED.test(paragraph);
