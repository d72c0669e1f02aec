/**
 * What is said to language models, and what they say of themselves: neither is ever a slide's content. In several languages at once, since
 * a source may speak to a model in any of them. A language that lacks a list only gives less.
 */

const some = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'iu');

/** A sentence that tells whoever reads it to drop its rules, to be somebody else, or to put a word everywhere. */
const ORDERS = some(
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,24}\b(?:previous|prior|above|earlier|preceding|foregoing|system)\b[^.!?\n]{0,24}\b(?:instructions?|prompts?|rules?|messages?|directions?|guidelines?|commands?)\b/u,
  /\bnew (?:system )?(?:instructions?|prompt|task|rules?)\s*(?:for (?:you|the (?:AI|model|assistant))\s*)?:/u,
  /\byou are (?:now|no longer) (?:an? |the )?(?:\p{L}+ )?(?:AI|assistant|language model|chatbot|LLM|bot)\b/u,
  /\b(?:AIs?|language models?|LLMs?|(?:AI|writing) assistants?|chatbots?|summari[sz]ers?)\b[^.!?\n]{0,60}\b(?:must|should|shall|are to|is to|have to|please)\b[^.!?\n]{0,80}\b(?:every|each|all|the) (?:slides?|titles?|bullets?|notes|answers?|responses?|outputs?|summary|presentation)\b/u,
  /\b(?:write|put|add|insert|include|output|print|repeat|append|prepend|say|replace)\b[^.!?\n]{0,40}(?:["“'‘][^"”'’\n]{2,60}["”'’]|\b(?-i:\p{Lu}{4,})\b)[^.!?\n]{0,60}\b(?:every|each|all)(?: of)?(?: the)? (?:slides?|titles?|bullets?|notes|headings?)\b/u,
  /(?:ignorier|vergiss|vergesst|vergessen sie|missacht)[^.!?\n]{0,40}(?:vorherig|bisherig|obig|vorangegangen|vorig|früher)[^.!?\n]{0,24}(?:anweisung|instruktion|vorgabe|regel|befehl)/u,
  /(?:ignore[zr]?|oublie[zr]?)[^.!?\n]{0,40}(?:instructions?|consignes?|règles?|directives?)[^.!?\n]{0,16}(?:précédent|antérieur|ci-dessus)/u,
  /(?:ignor[ae]|olvid[ae])\p{L}*[^.!?\n]{0,40}(?:instrucci|indicaci|reglas|órdenes)\p{L}*[^.!?\n]{0,16}(?:anterior|previ)/u,
  /(?:ignora|dimentica)\p{L}*[^.!?\n]{0,40}(?:istruzion|regole)\p{L}*[^.!?\n]{0,16}(?:precedent|sopra)/u,
  /(?:ignor[ae]|esqueç[ae])\p{L}*[^.!?\n]{0,40}(?:instruç|regras|ordens)\p{L}*[^.!?\n]{0,16}(?:anterior|prévi|acima)/u,
  /negeer[^.!?\n]{0,24}(?:vorige|eerdere|bovenstaande)[^.!?\n]{0,16}(?:instructies|regels|opdrachten)/u,
  /(?:zignoruj|ignoruj|zapomnij)[^.!?\n]{0,24}(?:poprzedni|wcześniejsz|powyższ)[^.!?\n]{0,16}(?:instrukcj|polece|zasad)/u,
  /(?:игнорируй|проигнорируй|забудь)[^.!?\n]{0,24}(?:предыдущ|прежн|вышеуказанн)[^.!?\n]{0,16}(?:инструкц|указани|правил|команд)/u,
  /(?:önceki|yukarıdaki)[^.!?\n]{0,16}(?:talimat|kural|komut)[^.!?\n]{0,16}(?:yok say|görmezden|unut)/u,
  /تجاهل[^.!؟\n]{0,24}(?:التعليمات|الأوامر|القواعد)[^.!؟\n]{0,16}(?:السابق|أعلاه)/u,
  /(?:पिछले|पूर्व|उपरोक्त)[^।\n]{0,16}निर्देश[^।\n]{0,16}(?:अनदेखा|नज़रअंदाज)/u,
  /(?:忽略|无视|無視|忘记|忘記)[^。！？\n]{0,10}(?:之前|以上|先前|上述|前面)[^。！？\n]{0,10}(?:指令|指示|规则|規則|提示)/u,
  /(?:これまで|以前|上記|前)の[^。\n]{0,10}(?:指示|命令|ルール)[^。\n]{0,6}(?:無視|忘れ)/u,
  /(?:이전|위)[^.\n]{0,8}(?:지시|명령|규칙)[^.\n]{0,8}무시/u,
);

/** A model that speaks of itself, of its task or of what it was given, in place of the subject. */
const CONFESSIONS = some(
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model|LLM)\b/u,
  /\bI(?:'|’)?(?: a)?m (?:sorry|unable|not able|just an? AI|an? AI)\b|\bI (?:cannot|can(?:'|’)t|can not|won(?:'|’)t) (?:help|assist|provide|create|generate|comply|fulfil|answer)/u,
  /\b(?:here|below) (?:is|are) (?:the|your|an?|some) (?:[\p{L}\p{N}]+ )?(?:slides?|json|presentation|deck|outline|answer|rewritten|revised|corrected)\b/u,
  /\b(?:the|this|provided|given) (?:provided |given )?(?:source|passages?|excerpt|context) (?:does not|doesn(?:'|’)t|do not|did not|says|states|mentions|contains|provides|gives|is silent)\b/u,
  /\bpassages? \d+\b|\b(?:system|user) prompt\b|\bmy (?:instructions|training data|knowledge cutoff)\b|\bJSON (?:object|schema|format)\b/u,
  /\b(?:the|this) (?:slide|presentation|deck) (?:shows|presents|covers|will|summari[sz]es|discusses|outlines)\b/u,
  /(?:als|bin eine?) (?:KI|künstliche Intelligenz|Sprachmodell)\b|\bdie quelle (?:nennt|sagt|enthält|gibt|erwähnt)\b/u,
  /en tant qu(?:e |['’])(?:IA\b|intelligence artificielle|modèle de langage)|\bla source ne (?:dit|mentionne|précise|contient)\b/u,
  /como (?:una? )?(?:IA\b|inteligencia artificial|modelo de lenguaje|inteligência artificial|modelo de linguagem)/u,
  /in quanto (?:IA\b|intelligenza artificiale|modello linguistico)/u,
  /как (?:ИИ(?!\p{L})|искусственный интеллект|языковая модель)/u,
  /作为(?:一个|一種)?(?:人工智能|AI|语言模型)|作為(?:一個)?(?:人工智慧|AI|語言模型)|(?:AI|言語モデル)として/u,
);

/** Titles that say what somebody is to write or to put there. */
const INSTRUCTIONS = some(
  /^(?:slide|folie|diapositive|diapositiva|dia|слайд|スライド|幻灯片|投影片|title|titel|titre|título|titolo|heading|section)\s*(?:no\.?\s*)?\d*\s*[:.]?$/u,
  /^[[<{(][^\])}>]*[\])}>]$|lorem ipsum|\b(?-i:TODO|TBD|TBA)\b/u,
  /^(?:insert|add|enter|write|type|place|put|your)\b[^.]{0,40}\b(?:title|text|heading|headline|content|slides?|here|bullets?|picture|image|chart)\b/u,
  /^(?:describe|summari[sz]e|discuss|outline|highlight|mention|elaborate|introduce|conclude with|end with|start with|begin with|talk about|write|create|generate|make sure|remember to) (?:an?|the|how|why|what|all|each|every|key|main|this|on|that|about|your|two|three|some)\b/u,
  /^(?:beschreib|erläuter|fass)(?:e|en sie|t)?\s(?:die|den|das|eine?n?|kurz|wie|warum)(?!\p{L})/u,
  /^(?:décri(?:s|vez)|résume[z]?|présente[z]?|explique[z]?)\s(?:les?|la|l['’]|un|une|comment|pourquoi)/u,
  /^(?:describ[ae]|resum[ae]|explic?qu?[ae]|present[ae])\s(?:el|la|los|las|o|a|os|as|un|una|um|uma|cómo|como|por)(?!\p{L})/u,
  /^(?:опишите|опиши|объясните|расскажите|представьте)(?!\p{L})|^(?:请|請)?(?:描述|总结|總結|介绍一下|概括)/u,
);

/** "Slide 3: ", "Title: " in front of what is meant. */
const LABEL =
  /^(?:(?:slide|folie|diapositive|diapositiva|слайд)\s*\d+|(?:title|titel|titre|título|titolo|заголовок|标题|標題))\s*[:：–—-]\s*(?=\S)/iu;

export const ordersModel = (text: string): boolean => ORDERS.test(text);
/** The words in which a model speaks of itself or its task. */
export const confessionIn = (text: string): string | undefined => CONFESSIONS.exec(text)?.[0];
export const isInstruction = (title: string): boolean => INSTRUCTIONS.test(title);
export const withoutLabel = (title: string): string => title.replace(LABEL, '');
