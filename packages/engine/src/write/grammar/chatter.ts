/**
 * Sentences that speak to the reader and say nothing of their subject: greetings, congratulations, "let's talk about", "for more
 * information see", "some examples include". A table of data by language; phrases are separated by "|".
 */

interface Chatter {
  /** At the beginning of the sentence. */
  readonly begins?: string;
  /** Anywhere in it. */
  readonly holds?: string;
}

const chinese: Chatter = {
  begins:
    '接下来我们|接下來我們|下面我们|下面我們|恭喜|让我们|讓我們|我们来|我們來|欢迎|歡迎|感谢您|感謝您|想了解更多|想要获得更多|想要獲得更多|想获得更多|所以你|那么，你|更多信息|更多資訊|有关更多|有關更多|以下是|例如以下|请参阅|請參閱',
  holds:
    '不孤单|不孤單|并不孤独|並不孤獨|不是一个人|不是一個人|请查看我们|請查看我們|查看我们的|查看我們的|恭喜|祝贺|祝賀|我们来谈谈|我們來談談',
};

export const chatter: Readonly<Record<string, Chatter>> = {
  en: {
    begins:
      "congratulations|congrats|well done|welcome|hello|hi|let's|let’s|let us|some examples|examples include|for more|check out|click|here are|here's|here’s|here is|have a look|take a look|read on|stay tuned|we've got you covered|we’ve got you covered|so you're|so you’re|if you have other questions|if you have questions|if you have any questions|thank you|thanks|don't worry|don’t worry|good luck|enjoy|sign up|subscribe|ready to|the following|as follows|we asked|we surveyed|we interviewed|we spoke to|in this section|in this chapter|this section|this chapter|the next section|see also|see below|we now|we next|we will now|we describe below|we list|the rest of this|the remainder of this|below we|below are",
    holds:
      "(?:reports?|reported) (?:on|about) the [^,]{1,40}$|gave an (?:update|overview)[^,]{0,40}$|we've got you covered|we’ve got you covered|pat yourself|you're not alone|you’re not alone|check out|are shown below|is shown below|described below|discussed below|listed below|we describe below|see our|more information about",
  },
  de: {
    begins:
      'herzlichen glückwunsch|glückwunsch|willkommen|hallo|lassen sie uns|lasst uns|sehen wir uns|weitere informationen|weitere inspiration|weitere information|mehr dazu|hier ist|hier sind|hier finden|siehe|im folgenden|einige beispiele|beispiele sind|vielen dank|danke|viel erfolg|viel spaß|klicken|keine sorge|sie denken also|bereit|wir fragten|wir befragten|in diesem abschnitt|in diesem kapitel',
    holds:
      '(?:berichtete?|informierte?) über [^,]{1,45}$|herzlichen glückwunsch|nicht allein|finden sie in unserer|finden sie in unserem|weitere informationen|lesen sie unseren|unseren leitfaden',
  },
  fr: {
    begins:
      "félicitations|toutes nos félicitations|bravo|bienvenue|bonjour|parlons|voyons|pour plus|pour en savoir plus|consultez|cliquez|voici|merci|quelques exemples|n'hésitez pas|donc, vous songez|prêt|nous avons interrogé|dans cette section|dans ce chapitre",
    holds:
      "(?:fait|a fait) le point sur [^,]{1,45}$|félicitations|n'êtes pas seul|jetez un coup|pas seul|consultez notre|consulter notre|plus d'informations|plus d’informations",
  },
  es: {
    begins:
      '¡felici|felici|enhorabuena|bienvenid|hola|hablemos|veamos|para más|para mayor|consulta|haz clic|he aquí|aquí tienes|aquí hay|gracias|algunos ejemplos|¿estás|¿listo|no te preocupes|hemos preguntado|preguntamos|en esta sección|en este capítulo',
    holds:
      'inform(?:a|ó) sobre [^,]{1,45}$|felicitaciones|felicidades|enhorabuena|no estás sol|no está sol|más información|mira esta guía|consulta nuestra|consulta la guía',
  },
  it: {
    begins:
      'congratulazioni|complimenti|benvenut|ciao|parliamo|vediamo|per maggiori|per ulterior|per saperne|consulta|clicca|ecco|grazie|alcuni esempi|quindi stai|pronto|abbiamo chiesto|in questa sezione|in questo capitolo',
    holds: 'congratulazioni|non sei sol|non siete soli|maggiori informazioni|ulteriori informazioni|consulta la nostra|consulta il nostro',
  },
  pt: {
    begins:
      'parabéns|bem-vind|olá|vamos falar|vejamos|para mais|para saber mais|confira|consulte|clique|aqui está|aqui estão|obrigad|alguns exemplos|então você|pronto|perguntamos|nesta seção|neste capítulo',
    holds: 'parabéns|não está sozinh|não estás sozinh|mais informações|confira nosso|confira o nosso|dê uma olhada',
  },
  nl: {
    begins:
      'gefeliciteerd|welkom|hallo|laten we|voor meer|bekijk|klik|hier is|hier zijn|hier zie|bedankt|enkele voorbeelden|dus je|klaar om|we vroegen|in dit hoofdstuk|in deze paragraaf',
    holds: 'gefeliciteerd|niet de enige|bent niet alleen|bent u niet alleen|meer informatie|bekijk onze|raadpleeg onze',
  },
  pl: {
    begins:
      'gratul|witaj|witamy|cześć|porozmawiajmy|zobaczmy|więcej informacji|aby uzyskać więcej|sprawdź|kliknij|oto|dziękuj|kilka przykładów|więc myślisz|gotow|zapytaliśmy|w tym rozdziale|w tej sekcji',
    holds: 'gratulacje|gratulujemy|nie jesteś sam|nie jesteście sami|więcej informacji|zapoznaj się z nasz|sprawdź nasz',
  },
  ru: {
    begins:
      'для вдохновения|чтобы узнать|поздравля|добро пожаловать|здравствуйте|привет|давайте|итак, вы|подробнее|больше информации|для получения|смотрите|нажмите|вот|спасибо|готовы|мы опросили|мы спросили|в этом разделе|в этой главе',
    holds: 'поздравляем|не один такой|не одиноки|вы не одни|ознакомьтесь с наш|в нашем руководстве|можно ознаком',
  },
  tr: {
    begins: 'tebrikler|hoş geldin|merhaba|haydi|daha fazla bilgi|tıklayın|işte|teşekkür|hazır mısın|bu bölümde',
    holds: 'tebrikler|konuşalım|göz atın|yalnız değilsin|yalnız değilsiniz|rehberimize bak|rehberimizi incele',
  },
  id: {
    begins:
      'selamat|halo|mari|untuk informasi|untuk mengetahui|lihat|klik|berikut|ini dia|terima kasih|beberapa contoh|anda berpikir|siap|kami bertanya|dalam bab ini|di bagian ini',
    holds: 'selamat atas|tidak sendirian|informasi lebih lanjut|silahkan lihat|silakan lihat|lihat panduan',
  },
  ar: {
    begins:
      'تهانينا|مبروك|مرحبا|أهلا|دعنا|دعونا|لنتحدث|هيا|لمزيد من|للمزيد|اطلع على|راجع|انقر|إليك|إليكم|شكرا|شكرًا|بعض الأمثلة|إذًا، أنت|هل أنت مستعد|في هذا القسم',
    holds: 'تهانينا|لست وحدك|لست الوحيد|راجع دليل|اطلع على دليل|لمزيد من المعلومات|نحن نغطيك|تحقق من دليل',
  },
  fa: {
    begins: 'تبریک|خوش آمدید|سلام|بیایید|اجازه دهید|برای اطلاعات بیشتر|کلیک کنید|در اینجا|متشکر|با تشکر|چند نمونه|آیا آماده',
    holds:
      'تبریک می|تنها نیستید|تنها نیستی|مراجعه کنید|مراجعه نمایید|اطلاعات بیشتر|نمونه‌ای بیاوریم|مثالی بزنیم|می‌توانیم به .{2,30} اشاره کنیم',
  },
  hi: {
    begins: 'बधाई|स्वागत|नमस्ते|आइए|चलिए|अधिक जानकारी|यहाँ|धन्यवाद|कुछ उदाहरण|तो क्या आप',
    holds: 'बधाई|बात करें|अकेले नहीं|हमारी जाँच करें|अधिक जानकारी|हमारी मार्गदर्शिका',
  },
  ta: { begins: 'வாழ்த்து|வணக்கம்|வரவேற்|மேலும் தகவலுக்கு|நன்றி', holds: 'வாழ்த்துக்கள்|பேசலாம்|பார்ப்போம்|தனியாக இல்லை|வழிகாட்டியைப்|மேலும் தகவல' },
  ja: {
    begins: 'おめでとう|ようこそ|こんにちは|さて|それでは|では|詳しくは|詳細は|以下は|次は|ありがとう|例を挙げ',
    holds:
      'おめでとう|クリックして|話しましょう|見てみましょう|参照してください|ご覧ください|チェックしてみ|一人ではありません|ひとりではありません|見てみてください|ガイドを見',
  },
  ko: {
    begins: '축하|환영|안녕|자세한 내용은|더 많은 정보|다음은|감사합니다|예를 들면 다음',
    holds:
      '축하합니다|축하드|알아봅시다|살펴봅시다|참고하세요|확인해 ?보세요|혼자가 아닙|혼자가 아니|가이드를 참고|문서를 참고|자세한 내용',
  },
  zh: chinese,
};

/** Matches a sentence that is chatter; undefined for a language without a list. */
export function chatterOf(base: string, spaceless: boolean): RegExp | undefined {
  const list = chatter[base];
  if (!list) return undefined;
  // A phrase may be a beginning of words ("felici", "gratul"), but a whole word of a letter or two is no beginning of others.
  const begins = (list.begins ?? '')
    .split('|')
    .map((phrase) => (phrase.length <= 5 && !spaceless ? `${phrase}(?![\\p{L}\\p{M}])` : phrase));
  const holds = list.holds === undefined ? '' : `|(?:${list.holds})`;
  return new RegExp(`^(?:${begins.join('|')})${holds}`, 'iu');
}
