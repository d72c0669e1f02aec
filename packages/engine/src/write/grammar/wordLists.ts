/** The little words by which a writer without a model tells where a clause ends: a table of data, phrases separated by "|". */

export interface WordList {
  /** Phrases at the beginning of a sentence that only tie it to the one before. */
  readonly leadIns: string;
  /** Words after a comma at which what stands before is a whole clause. */
  readonly breaks: string;
  /** Words at the beginning of a sentence that point back to another. */
  readonly backward: string;
  /** Words at the beginning that make the clause up to the comma a subordinate one. */
  readonly subordinators: string;
  /** Words that nothing may end with. */
  readonly danglers: string;
  /** Words that a main clause may begin with after "and" or "but". */
  readonly subjects: string;
  /** Beginnings of words that mark what a text is about. */
  readonly cues: string;
  /** Words for steps in their order: first ones, then the next, then the last. */
  readonly steps: string;
  /** Verbs that follow a subject most often: what stands before them in a first sentence is what the text is about. */
  readonly copulas: string;
}

const zh: WordList = {
  leadIns:
    '但另一方面|另一方面|一方面|一般来说|一般來說|总的来说|總的來說|与此同时|與此同時|然而|但是|不过|因此|所以|此外|另外|同时|例如|比如|首先|其次|最后|总之|其实|也就是说|然後|然而|但是|不過|因此|所以|此外|另外|同時|例如|首先|其次|最後|總之|其實',
  breaks: '但|但是|而|而且|并且|因为|所以|因此|从而|以便|例如|尽管|虽然|並且|因為|從而|儘管|雖然',
  backward: '这|那|它|他|她|他们|她们|它们|这些|那些|其|這|這些|他們|它們',
  subordinators:
    '随着|隨著|就像|正如|就算|哪怕|一旦|如果|若|若是|假如|当|虽然|尽管|因为|因爲|爲了|當|无论|除了|由于|为了|除非|即使|無論|无论|當|雖然|儘管|因為|由於|為了',
  danglers:
    '时|時|之后|之後|以后|以後|之前|以前|一样|一樣|的话|的話|之外|以来|以來|如何|情况下|情況下|过程中|過程中|同时|同時|和|与|及|或|的|在|是|把|被|對|对|從|从|而|但|與',
  subjects: '我|我们|他|她|它|他们|这|那|你|您|我們|他們|這',
  cues: '重要|关键|主要|提高|增长|结果|目标|首次|必须|关键|關鍵|提升|成長|結果|目標',
  steps: '首先|第一|其次|第二|然后|接着|第三|最后|然後|接著|最後',
  copulas: '是|有|在|将|成为|成為|會|会',
};

export const wordLists: Readonly<Record<string, WordList>> = {
  en: {
    leadIns:
      'i.e.|e.g.|however|moreover|furthermore|in addition|additionally|therefore|thus|hence|finally|in particular|specifically|in fact|indeed|nevertheless|nonetheless|besides|firstly|secondly|thirdly|first|second|third|lastly|also|then|consequently|to this end|for example|for instance|as a result|overall|in general|generally|generally speaking|in summary|in conclusion|in short|on the other hand|on the one hand|more specifically|more precisely|note that|recall that|instead|similarly|likewise|meanwhile|still|accordingly|of course|in other words|in this paper|in this work|in this section|in this study|at the same time|by contrast|in contrast|next|after that|afterwards|but|and|so|yet',
    breaks:
      'and|but|which|who|whose|while|whereas|because|since|so|so that|although|though|where|when|thus|however|then|if|unless|including|such as|as well as|for example|e.g.|i.e.|rather than|making|allowing|leading|resulting|giving|causing|according to|followed by|with',
    backward: 'this|that|these|those|it|its|they|their|he|she|his|her|such|another|both|others|here|there|the former|the latter|one',
    subordinators:
      'if|when|while|although|though|because|since|as|after|before|unless|once|until|whereas|to|by|for|in|with|without|despite|given|during|using|from|on|at|under|among|between|within|across|through|throughout|along|besides|beyond|due|based|unlike|like|even|rather|compared|instead',
    danglers:
      'and|or|but|of|in|on|at|to|for|with|by|from|as|the|a|an|that|which|who|is|are|was|were|be|been|than|because|while|if|when|into|about|between|we|it|its|their|our|and/or|not|such|also|both|either|has|have|had|can|will|may|using|over|under|per|via|e.g.|i.e.|this|these|those|like',
    subjects: 'we|it|they|this|these|there|he|she|you|i|the|our|its|their|his|her|that|those',
    cues: 'propos|present|introduc|contribut|outperform|improv|novel|first|result|show|achiev|task|goal|dataset|key|main|important|increas|decreas|grew|rose|fell|record|most|must|need|decid|recommend|significant|largest|only',
    steps: 'first|firstly|second|secondly|third|thirdly|next|then|after that|afterwards|finally|lastly|step',
    copulas: 'is|are|was|were|has|have|had|will|can|may|should|must|does|do|did|plays|remains|became|grew|rose|fell|said',
  },
  de: {
    leadIns:
      'jedoch|allerdings|außerdem|zudem|darüber hinaus|daher|deshalb|somit|folglich|schließlich|zum beispiel|beispielsweise|insbesondere|im allgemeinen|kurz gesagt|tatsächlich|dennoch|erstens|zweitens|drittens|ebenso|aber|und|denn|auch',
    breaks:
      'und|aber|sondern|denn|weil|da|während|obwohl|sodass|so dass|damit|wobei|wodurch|wenn|falls|indem|um|ohne|statt|anstatt|z. b.|zum beispiel|jedoch|also|einschließlich|etwa',
    backward: 'dies|diese|dieser|dieses|das|es|sie|er|ihr|sein|solche|damit|dadurch|dabei|dazu|hierbei|daran|davon|dort|hier',
    subordinators: 'wenn|falls|weil|da|obwohl|während|nachdem|bevor|um|sobald|als|ob|dass|indem|ohne|je|wie|auch',
    danglers:
      'und|oder|aber|der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|an|am|auf|zu|zum|zur|von|vom|mit|für|bei|als|wie|dass|weil|wenn|um|über|nach|sich|nicht|durch|aus|bis|wird|werden|sind|ist|hat|haben|sowie|bzw.',
    subjects: 'wir|sie|er|es|ich|der|die|das|dies|diese|ein|eine|man|unsere|ihre|seine',
    cues: 'wichtig|zentral|haupt|ergebnis|ziel|erst|zeig|verbesser|steig|sank|gestiegen|höchst|größt|muss|müssen|entscheid|empfehl|wesentlich',
    steps: 'zuerst|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|schließlich|zuletzt|zum schluss',
    copulas: 'ist|sind|war|waren|hat|haben|wird|werden|kann|können|soll|muss|gilt|bleibt|stieg|sank',
  },
  fr: {
    leadIns:
      'cependant|toutefois|néanmoins|en outre|de plus|par ailleurs|ainsi|donc|par conséquent|enfin|par exemple|en particulier|en effet|en fait|en général|en résumé|en conclusion|tout d’abord|premièrement|deuxièmement|ensuite|mais|et|or|aussi',
    breaks:
      'et|mais|car|parce que|puisque|tandis que|alors que|bien que|afin de|afin que|pour que|qui|que|dont|où|ce qui|ce que|si|quand|lorsque|notamment|par exemple|donc|ainsi que|y compris|tout en|comme',
    backward: "ce|cela|ceci|cette|ces|cet|il|elle|ils|elles|leur|son|sa|ses|celui|celle|ceux|ici|c’est|c'est",
    subordinators: 'si|quand|lorsque|bien|parce|puisque|comme|après|avant|pour|afin|alors|tandis|en|sans|malgré|dès|pendant',
    danglers:
      'et|ou|mais|de|du|des|le|la|les|un|une|à|au|aux|en|dans|par|pour|avec|sur|que|qui|est|sont|ce|ces|son|sa|ses|leur|leurs|ne|pas|se|plus|comme|si|dont|vers|sous|entre',
    subjects: 'nous|il|elle|ils|elles|on|je|vous|le|la|les|ce|cette|ces|un|une|notre|leur|son|sa',
    cues: 'important|essentiel|principal|clé|résultat|objectif|premi|montr|amélior|augment|hausse|baisse|record|doit|doivent|décid|recommand',
    steps: "d'abord|d’abord|premièrement|ensuite|puis|deuxièmement|troisièmement|après|enfin|finalement",
    copulas: 'est|sont|était|étaient|a|ont|sera|peut|peuvent|doit|reste|devient',
  },
  es: {
    leadIns:
      'sin embargo|no obstante|además|asimismo|por lo tanto|por tanto|así|por ejemplo|en particular|de hecho|en general|en resumen|en conclusión|finalmente|por último|primero|en primer lugar|en segundo lugar|pero|y|también',
    breaks:
      'y|e|pero|sino|porque|ya que|pues|mientras|mientras que|aunque|para que|que|quien|quienes|cuyo|cuya|donde|cuando|si|lo que|lo cual|así como|incluyendo|por ejemplo|como|incluso',
    backward: 'esto|esta|este|estos|estas|eso|esa|ese|él|ella|ellos|ellas|su|sus|ello|aquí|dicho|dicha',
    subordinators: 'si|cuando|aunque|porque|como|para|mientras|después|antes|al|sin|según|desde|dado|en|con|por',
    danglers: 'y|o|e|u|pero|de|del|la|el|los|las|un|una|en|a|al|con|por|para|que|se|su|sus|es|son|como|si|no|más|sobre|entre|sin|lo',
    subjects: 'nosotros|él|ella|ellos|el|la|los|las|esto|esta|este|un|una|se|su|yo|usted',
    cues: 'important|principal|clave|resultado|objetivo|primer|muestra|mejor|aument|crec|baj|récord|debe|decid|recomiend|esencial',
    steps: 'primero|en primer lugar|segundo|luego|después|a continuación|tercero|finalmente|por último',
    copulas: 'es|son|era|eran|fue|ha|han|tiene|será|puede|pueden|debe|está|están',
  },
  it: {
    leadIns:
      'tuttavia|però|inoltre|pertanto|quindi|dunque|infine|per esempio|ad esempio|in particolare|infatti|in generale|in sintesi|in conclusione|innanzitutto|in primo luogo|ma|e|anche',
    breaks:
      'e|ed|ma|perché|poiché|mentre|anche se|sebbene|affinché|che|cui|dove|quando|se|il che|così|nonché|compreso|ad esempio|per esempio|come|incluso|oppure',
    backward: 'questo|questa|questi|queste|ciò|esso|essa|essi|lui|lei|loro|suo|sua|tale|tali|qui|quello|quella',
    subordinators: 'se|quando|anche|poiché|perché|mentre|dopo|prima|per|sebbene|come|senza|in|con|dal',
    danglers:
      'e|ed|o|ma|di|del|della|dei|delle|il|la|lo|i|gli|le|un|una|in|a|al|alla|con|per|da|dal|su|che|è|sono|come|se|non|più|si|tra|fra',
    subjects: 'noi|lui|lei|loro|il|la|lo|i|gli|le|questo|questa|un|una|si|essi',
    cues: 'important|principal|chiave|risultat|obiettiv|prim|mostr|miglior|aument|cresc|cal|record|deve|devono|decid|raccomand|essenzial',
    steps: 'prima|innanzitutto|per prima cosa|poi|quindi|successivamente|dopo|infine',
    copulas: 'è|sono|era|erano|ha|hanno|sarà|può|possono|deve|resta|diventa',
  },
  pt: {
    leadIns:
      'no entanto|contudo|porém|além disso|portanto|assim|por exemplo|em particular|de fato|em geral|em resumo|em conclusão|finalmente|por fim|primeiro|em primeiro lugar|mas|e|também',
    breaks:
      'e|mas|porque|pois|já que|enquanto|embora|para que|que|quem|cujo|cuja|onde|quando|se|o que|assim como|incluindo|por exemplo|como|inclusive',
    backward: 'isso|isto|essa|esse|esses|essas|este|esta|ele|ela|eles|elas|seu|sua|aqui|tal',
    subordinators: 'se|quando|embora|porque|como|para|enquanto|depois|antes|ao|sem|desde|em|com|por',
    danglers: 'e|ou|mas|de|do|da|dos|das|o|a|os|as|um|uma|em|no|na|com|por|para|que|se|é|são|como|não|mais|sobre|entre|sem|ao|à|seu|sua',
    subjects: 'nós|ele|ela|eles|elas|o|a|os|as|isso|esta|este|um|uma|você|eu',
    cues: 'important|principal|chave|resultado|objetivo|primeir|mostr|melhor|aument|cresc|caiu|record|deve|devem|decid|recomend|essencial',
    steps: 'primeiro|em primeiro lugar|segundo|depois|em seguida|então|terceiro|finalmente|por fim|por último',
    copulas: 'é|são|era|eram|foi|tem|têm|será|pode|podem|deve|está|estão',
  },
  nl: {
    leadIns:
      'echter|bovendien|daarnaast|daarom|dus|ten slotte|tot slot|bijvoorbeeld|met name|in feite|over het algemeen|kortom|ten eerste|ten tweede|maar|en|ook|toch',
    breaks: 'en|maar|want|omdat|terwijl|hoewel|zodat|die|waar|waarbij|waardoor|wanneer|als|om|zoals|waaronder|bijvoorbeeld|dus|of',
    backward: 'dit|dat|deze|die|het|hij|zij|ze|hun|zijn|haar|daarmee|hierdoor|hier|daar|zulke',
    subordinators: 'als|wanneer|omdat|hoewel|terwijl|nadat|voordat|om|zodra|door|zonder|naarmate|toen|ondanks|met|in|bij|voor',
    danglers:
      'en|of|maar|de|het|een|in|op|aan|te|van|met|voor|bij|als|dat|die|om|over|naar|zich|niet|door|uit|tot|is|zijn|wordt|worden|heeft|hebben|je|uw',
    subjects: 'we|wij|hij|zij|ze|het|ik|de|deze|dit|een|je|u|er|men|onze|hun',
    cues: 'belangrijk|hoofd|kern|resulta|doel|eerst|toon|verbeter|stijg|steeg|gestegen|daal|record|moet|moeten|beslo|aanbevel|grootst',
    steps: 'eerst|ten eerste|ten tweede|ten derde|vervolgens|daarna|dan|ten slotte|tot slot',
    copulas: 'is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|blijft|zal',
  },
  pl: {
    leadIns:
      'jednak|ponadto|dodatkowo|dlatego|zatem|więc|na przykład|w szczególności|w rzeczywistości|ogólnie|podsumowując|po pierwsze|po drugie|wreszcie|na koniec|ale|i|a|również|także',
    breaks: 'a|ale|lecz|ponieważ|gdyż|bo|podczas gdy|chociaż|choć|gdzie|gdy|kiedy|jeśli|więc|dlatego|na przykład|w tym|takich jak',
    backward: 'to|ten|ta|te|ci|on|ona|ono|oni|jego|jej|ich|tutaj|taki|taka|takie',
    subordinators: 'jeśli|jeżeli|gdy|kiedy|chociaż|choć|ponieważ|aby|żeby|po|przed|podczas|mimo|bez|w|na|z|dla|od',
    danglers: 'i|oraz|lub|albo|ale|a|w|we|na|do|z|ze|o|od|po|przez|dla|przy|że|który|jest|są|nie|się|jak|co|czy|to|za|pod|nad|bez|by',
    subjects: 'my|on|ona|oni|to|ten|ta|te|jest|są|ja|wy|nasz|ich',
    cues: 'ważn|główn|kluczow|wynik|cel|pierwsz|pokaz|popraw|wzrost|wzros|spad|rekord|musi|muszą|należy|decyz|zalec|najwięk',
    steps: 'najpierw|po pierwsze|po drugie|po trzecie|następnie|potem|później|wreszcie|na koniec|na końcu',
    copulas: 'jest|są|był|była|było|były|ma|mają|może|mogą|musi|będzie|zostało',
  },
  ru: {
    leadIns:
      'напоследок|однако|кроме того|более того|поэтому|таким образом|следовательно|наконец|например|в частности|на самом деле|в целом|итак|во-первых|во-вторых|в-третьих|также|но|и|а',
    breaks:
      'а|но|и|потому что|так как|поскольку|хотя|где|когда|если|в то время как|поэтому|например|в том числе|включая|то есть|зато|однако',
    backward: 'это|эта|этот|эти|он|она|оно|они|его|её|ее|их|такой|такие|здесь|там|такая|тот|та',
    subordinators: 'если|когда|хотя|поскольку|чтобы|после|до|пока|несмотря|так|для|без|при|в|на|с|из|по',
    danglers: 'и|или|но|а|в|во|на|с|со|к|о|об|от|по|для|из|за|при|что|как|не|до|без|это|его|их|под|над|чтобы|который|же|бы',
    subjects: 'мы|он|она|они|это|оно|я|вы|эти|этот|наш|его|их',
    cues: 'важн|главн|ключев|результат|цел|перв|показ|улучш|рост|вырос|сниз|рекорд|долж|необходим|решен|рекоменд|крупнейш',
    steps: 'сначала|во-первых|во-вторых|в-третьих|затем|потом|далее|после этого|наконец|в конце',
    copulas: 'является|являются|был|была|было|были|это|имеет|имеют|может|могут|должен|будет|стал|стала',
  },
  tr: {
    leadIns:
      'ancak|fakat|ayrıca|bununla birlikte|bu nedenle|dolayısıyla|sonuç olarak|örneğin|özellikle|aslında|genel olarak|özetle|ilk olarak|son olarak|ama|ve|üstelik',
    breaks: 'ancak|fakat|ama|çünkü|oysa|böylece|örneğin|dolayısıyla|ve',
    backward: 'bu|bunlar|şu|o|onlar|onun|bunun|burada|bunu',
    subordinators: 'eğer|her|için|sonra|önce|rağmen',
    danglers: 've|veya|ya|ile|için|gibi|kadar|bir|bu|ki|ama|ancak|çünkü|de|da|mi|mı|daha|en|çok',
    subjects: 'biz|o|onlar|bu|ben|siz|bunlar',
    cues: 'önemli|temel|ana|sonuç|hedef|ilk|göster|iyileş|art|düş|rekor|gerek|karar|öner|en büyük',
    steps: 'önce|ilk olarak|birinci|sonra|ardından|ikinci|daha sonra|son olarak|en son',
    copulas: '',
  },
  id: {
    leadIns:
      'namun|akan tetapi|selain itu|oleh karena itu|dengan demikian|akhirnya|misalnya|sebagai contoh|khususnya|sebenarnya|secara umum|singkatnya|pertama|kedua|ketiga|tetapi|dan|juga',
    breaks:
      'dan|tetapi|tapi|karena|sebab|sementara|sedangkan|meskipun|walaupun|agar|supaya|sehingga|yang|di mana|ketika|jika|kalau|misalnya|termasuk|seperti|serta|namun|atau',
    backward: 'ini|itu|hal ini|dia|ia|mereka|nya|di sini|tersebut|mereka',
    subordinators:
      'jika|kalau|ketika|saat|meskipun|walaupun|karena|setelah|sebelum|untuk|agar|selama|dengan|tanpa|dalam|bila|apabila|di|pada',
    danglers:
      'dan|atau|tetapi|di|ke|dari|pada|untuk|dengan|yang|adalah|oleh|dalam|sebagai|tidak|karena|jika|akan|bahwa|itu|ini|para|sebuah|seperti',
    subjects: 'kami|kita|dia|ia|mereka|ini|itu|saya|anda',
    cues: 'penting|utama|kunci|hasil|tujuan|pertama|menunjuk|meningkat|tumbuh|turun|rekor|harus|perlu|keputus|rekomend|terbesar',
    steps: 'pertama|kedua|ketiga|kemudian|lalu|selanjutnya|setelah itu|terakhir|akhirnya',
    copulas: 'adalah|merupakan|telah|akan|dapat|bisa|menjadi|memiliki|harus|ialah',
  },
  ar: {
    leadIns:
      'ونتيجة لذلك|نتيجة لذلك|ومن الناحية المثالية|من ناحية أخرى|ومع ذلك|لكن|ولكن|علاوة على ذلك|بالإضافة إلى ذلك|لذلك|وبالتالي|أخيرًا|أخيرا|على سبيل المثال|مثلا|في الواقع|بشكل عام|باختصار|أولاً|أولا|ثانيًا|ثانيا|كما|أيضا',
    breaks: 'لكن|ولكن|لأن|بينما|حيث|مما|حتى|الذي|التي|الذين|عندما|إذا|مثل|بما في ذلك|كما|وذلك|وهو|وهي',
    backward: 'هذا|هذه|ذلك|تلك|هؤلاء|هو|هي|هم|وهو|وهي|وهذا|هنا|هناك',
    subordinators: 'بغض|سواء|بالإضافة|نظرا|نظرًا|إذا|عندما|بينما|رغم|بعد|قبل|من|لأن|في|على|مع|لكي|حتى|كلما|لو',
    danglers: 'و|أو|في|من|إلى|على|عن|مع|أن|إن|التي|الذي|هو|هي|لا|ما|كان|هذا|هذه|بين|ثم|بعد|قبل|أي|كل|غير',
    subjects: 'نحن|هو|هي|هم|هذا|هذه|أنا|أنت|إنه|إنها',
    cues: 'مهم|أهم|رئيس|نتيج|نتائج|هدف|أول|تحس|ارتف|انخف|قياس|يجب|قرار|توص|أكبر',
    steps: 'أولا|أولاً|ثانيا|ثانيًا|ثالثا|ثم|بعد ذلك|أخيرا|أخيرًا',
    copulas: 'هو|هي|كان|كانت|يكون|تكون|يمكن|يجب|تعد|يعد|تعتبر|يعتبر',
  },
  fa: {
    leadIns:
      'هرچند|به عبارت دیگر|بالاخره|به علاوه|به طور ایده آل|خب|از این رو|با این حال|اما|ولی|علاوه بر این|همچنین|بنابراین|در نتیجه|در نهایت|برای مثال|به عنوان مثال|به طور مثال|در واقع|به طور کلی|به طور خلاصه|اول|دوم|نخست',
    breaks: 'اما|ولی|زیرا|چون|در حالی که|اگرچه|جایی که|وقتی|اگر|مثل|مانند|از جمله|بنابراین|و',
    backward: 'یکی دیگر|دیگر|این|آن|آن‌ها|آنها|او|ایشان|اینجا|این‌ها|چنین',
    subordinators: 'اگر|وقتی|زمانی|هنگامی|اگرچه|چون|برای|بعد|قبل|پس|با|در|از|تا',
    danglers: 'و|یا|اما|در|از|به|با|برای|که|را|تا|بر|این|آن|هر|یک|بین|نه|چون|اگر|های|ها',
    subjects: 'ما|او|آن‌ها|آنها|این|آن|من|شما',
    cues: 'مهم|اصلی|کلید|نتیجه|نتایج|هدف|اولین|نشان|بهبود|افزایش|کاهش|رکورد|باید|تصمیم|توصیه|بزرگ‌ترین',
    steps: 'اول|نخست|ابتدا|دوم|سوم|سپس|بعد|پس از آن|در نهایت|در پایان',
    copulas: '',
  },
  hi: {
    leadIns:
      'आम तौर पर कहें तो|आम तौर पर|सामान्य तौर पर|हालाँकि|हालांकि|लेकिन|इसके अलावा|इसलिए|इस प्रकार|अंत में|उदाहरण के लिए|विशेष रूप से|वास्तव में|सामान्य तौर पर|संक्षेप में|सबसे पहले|पहला|दूसरा|और|भी',
    breaks: 'लेकिन|परंतु|किंतु|क्योंकि|जबकि|हालाँकि|ताकि|जो|जिसे|जिससे|जिसमें|जहाँ|जब|यदि|इसलिए|जैसे|और',
    backward: 'यह|वह|ये|वे|इस|उस|इन|उन|इसके|उसके|इसका|यहाँ|इसे',
    subordinators: 'यदि|अगर|जब|हालाँकि|क्योंकि|चूँकि|ताकि|जैसे',
    danglers: 'और|या|लेकिन|के|का|की|को|में|से|पर|ने|कि|जो|एक|यह|वह|लिए|तक|इस|उस|भी|ही|न|क्योंकि',
    subjects: 'हम|वह|वे|यह|ये|मैं|आप',
    cues: 'महत्वपूर्ण|मुख्य|प्रमुख|परिणाम|लक्ष्य|पहल|दिखा|सुधार|वृद्धि|बढ़|गिरावट|रिकॉर्ड|चाहिए|निर्णय|सबसे',
    steps: 'सबसे पहले|पहले|पहला|दूसरा|फिर|इसके बाद|तीसरा|अंत में|आखिर में',
    copulas: '',
  },
  ta: {
    leadIns: 'இருப்பினும்|எனினும்|ஆனால்|மேலும்|எனவே|ஆகவே|இறுதியாக|உதாரணமாக|எடுத்துக்காட்டாக|குறிப்பாக|உண்மையில்|பொதுவாக|சுருக்கமாக|முதலில்|மற்றும்',
    breaks: 'ஆனால்|ஏனெனில்|ஏனென்றால்|எனவே|இருப்பினும்|மேலும்',
    backward: 'இது|அது|இவை|அவை|அவர்|அவர்கள்|இந்த|அந்த|இங்கே|இதை',
    subordinators: 'என்றால்|போது',
    danglers: 'மற்றும்|அல்லது|ஆனால்|ஒரு|இந்த|அந்த|என்று|என|போன்ற',
    subjects: 'நாம்|நாங்கள்|அவர்|அவர்கள்|இது|அது|நான்|நீங்கள்',
    cues: 'முக்கிய|முடிவு|இலக்கு|முதல்|மேம்பட|அதிகரி|குறை|சாதனை|வேண்டும்|மிகப்பெரிய',
    steps: 'முதலில்|முதலாவதாக|இரண்டாவது|பின்னர்|அடுத்து|மூன்றாவது|இறுதியாக|கடைசியாக',
    copulas: '',
  },
  ja: {
    leadIns:
      '一方で|一方|しかし|ただし|また|さらに|したがって|そのため|なお|例えば|たとえば|特に|実際|一般的に|要するに|まず|次に|最後に|そして|つまり|さて|もちろん',
    breaks: '',
    backward: 'これ|それ|あれ|この|その|彼|彼女|ここ|そこ|こう|そう',
    subordinators: 'もし',
    danglers: 'としても|ても|けれど|けれども|ので|から|なら|たら|れば|の|が|を|に|で|と|は|も|や|から|まで|へ|より|て|し|ば|という',
    subjects: '',
    cues: '重要|主|鍵|結果|目標|初めて|示|改善|増加|減少|記録|必要|決定|推奨|最大',
    steps: 'まず|最初に|はじめに|次に|続いて|その後|それから|最後に',
    copulas: '',
  },
  ko: {
    leadIns:
      '그러나|하지만|또한|게다가|따라서|그러므로|마지막으로|예를 들어|특히|사실|일반적으로|요약하면|먼저|첫째|둘째|셋째|그리고|즉|물론',
    breaks: '',
    backward: '이|그|저|이것|그것|이는|그는|그녀는|이러한|그들은|여기|이를|이런',
    subordinators: '만약|만일',
    danglers: '및|또는|그리고|하지만|의|이|그|한|더|매우|등',
    subjects: '',
    cues: '중요|주요|핵심|결과|목표|처음|최초|보여|개선|증가|감소|기록|필요|결정|권장|최대',
    steps: '먼저|첫째|우선|둘째|그다음|다음으로|이후|셋째|마지막으로|끝으로',
    copulas: '',
  },
  zh,
};
