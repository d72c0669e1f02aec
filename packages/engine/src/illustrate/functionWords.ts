/** Words that no picture shows: articles, pronouns, particles, auxiliaries, and what titles of slides are made with. By language. */
const table: Readonly<Record<string, string>> = {
  en: 'a an the and or but nor so yet of in on at to for from with without by as into onto over under about after before between through during than then that this these those it its is are was were be been being am do does did done has have had having will would can could shall should may might must not no we our us you your they their them he she his her i my me who whom whose which what when where why how more most less least many much few some any each every all both one two three new good better best first next last key main overview introduction summary conclusion agenda questions thank thanks steps comes come goes go get gets make makes made need needs takes take use used using work works worked way ways thing things today now here there also only just very up down out off again further slide presentation chapter part why',
  ar: 'في من إلى على عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا لماذا كيف متى أين هل أن إن كان كانت يكون هو هي هم نحن أنت لا لم لن قد لقد كل بعض أو ثم و بين بعد قبل حتى إذا كما غير عند يوجد يبدو الـ',
  ja: 'こと もの ため とき 方法 行う する なる 何 私 私達 今 時 際 場合 選ぶ 定める 唯一 必要 次 最後 概要',
  zh: '的 了 和 是 在 我们 你 他 她 它 这 那 什么 怎么 为什么 如何 一个 不 也 都 就 要 会 可以 没有 以及 或 与 及 等 我們 這 那 什麼 怎麼 為什麼 沒有',
  de: 'der die das den dem des ein eine einen einem einer eines und oder aber denn sondern von in im an am auf aus bei beim mit nach seit zu zum zur für gegen ohne um über unter vor zwischen durch während als wie dass dies diese dieser dieses es ist sind war waren sein wird werden wurde wurden worden hat haben hatte hatten kann können soll sollen muss müssen darf dürfen nicht kein keine wir uns unser unsere sie ihr ihre er ihn sein seine ich man wer was wann wo warum wie welche welcher mehr weniger viele viel alle jeder jede neu neue neuen gut besser erste ersten nächste nächsten schritte überblick einleitung zusammenfassung fazit danke fragen kommt geht macht braucht sich auch nur noch schon so sehr ab bis',
  fr: 'le la les un une des du de d l et ou mais donc or ni car à au aux en dans sur sous avec sans pour par entre vers chez depuis pendant avant après comme que qui quoi dont où quand comment pourquoi ce cet cette ces il elle ils elles on nous vous je tu se sa son ses leur leurs notre nos votre vos est sont était étaient être été a ont avait avoir sera fait faire peut doit ne pas plus moins très tout tous toute toutes nouveau nouvelle premier première étapes aperçu résumé conclusion merci questions',
  es: 'el la los las un una unos unas de del al y o pero ni que en con sin por para entre sobre bajo desde hasta como cuando donde quien qué cómo por qué este esta estos estas ese esa eso lo se su sus nuestro nuestra nos es son era eran ser sido fue fueron ha han había tiene puede debe no más menos muy todo todos toda todas nuevo nueva primer primero pasos resumen introducción conclusión gracias preguntas',
  pt: 'o a os as um uma uns umas de do da dos das ao à e ou mas nem que em no na nos nas com sem por para entre sobre sob desde até como quando onde quem este esta estes estas esse essa isso se seu sua seus suas nosso nossa é são era eram ser sido foi foram tem têm há pode deve não mais menos muito tudo todos novo nova primeiro passos resumo introdução conclusão obrigado perguntas',
  it: 'il lo la i gli le un uno una di del della dei degli delle al alla ai alle da dal dalla in nel nella nei nelle con su sul sulla per tra fra e o ma né che chi cui come quando dove perché questo questa questi queste quello si suo sua suoi nostro è sono era erano essere stato ha hanno può deve non più meno molto tutto tutti nuovo nuova primo passi sintesi introduzione conclusione grazie domande',
  nl: 'de het een en of maar want dus van in op aan te tot voor met zonder bij naar uit over onder tussen door tijdens als dan dat die dit deze er is zijn was waren worden werd wordt heeft hebben had kan kunnen zal moet mag niet geen wij we ons onze zij hun hij zijn haar ik wie wat wanneer waar waarom hoe welke meer minder veel alle elke nieuw nieuwe eerste volgende stappen overzicht inleiding samenvatting conclusie bedankt vragen',
  pl: 'i oraz lub albo ale a w we na z ze do od dla po pod nad przed między przez o u za bez jak jako że który która które co kto gdy gdzie dlaczego ten ta to te jest są był była było były być nie się jego jej ich nasz nasze więcej mniej bardzo nowy nowa pierwszy kroki wstęp podsumowanie wnioski dziękuję pytania',
  ru: 'и или но а в во на с со к ко от до для по под над при из у о об за без между через как что который которая которые кто когда где почему это этот эта эти он она они мы вы я его её их наш наши есть был была было были быть не ни более менее очень все новый новая первый шаги обзор введение выводы заключение спасибо вопросы',
  tr: 've veya ama ile için bir bu şu o da de ki mi ne nasıl neden nerede ne zaman daha en çok az her tüm olan olarak var yok değil ise gibi kadar sonra önce biz siz onlar yeni ilk adımlar özet giriş sonuç teşekkürler sorular',
};

const words = new Map<string, ReadonlySet<string>>();

/** In lower case; undefined where a language is not known here. */
export function functionWords(language: string): ReadonlySet<string> | undefined {
  const key = language.split('-')[0] ?? '';
  const list = table[key];
  if (list === undefined) return undefined;
  const known = words.get(key) ?? new Set(list.split(' '));
  words.set(key, known);
  return known;
}
