/** Turkish. */
import type { LanguageWords } from './language.ts';

export const tr: LanguageWords = {
  tag: 'tr',
  reading: {
    tables: 'tablo|tab.|çizelge',
    figures: 'şekil|şek.|resim|görsel|grafik|fotoğraf',
    divisions: 'bölüm|kısım|ek|madde|ders|modül|ünite',
    contents: 'içindekiler',
    pages: 'sayfa|s.|slayt',
    authors: 'yazar|yazarlar|yazan|hazırlayan|hazırlayanlar',
    dates: 'tarih|yayın tarihi|yayımlanma tarihi|güncelleme',
    tasks: 'görevler|yapılacaklar|eylemler|aksiyonlar|sorular|açık sorular',
    pictures: 'resim|görsel|fotoğraf',
    untitled: 'belge|slayt|sunu|sunum|adsız|başlık',
    notCyclic: 'yaşam döngüsü',
    styles: {
      heading: 'başlık',
      title: 'başlık|konu başlığı',
      subtitle: 'altyazı|alt başlık',
      caption: 'resim yazısı',
      quote: 'alıntı|güçlü alıntı',
    },
    defaultSections: 'varsayılan bölüm',
    audiences: {
      investors: 'yatırımcı|hissedar',
      executives: 'yönetici|yönetim|müdür|karar veric',
      students: 'öğrenci|yeni başlayan|çocuk|okul',
      experts: 'uzman|mühendis|araştırmac|geliştirici|bilim',
      customers: 'müşteri|alıcı|kullanıcı|tüketici',
      colleagues: 'çalışan|ekip|personel',
      public: 'halk|vatandaş|herkes|ziyaretçi',
    },
    tones: {
      factual: 'nesnel|analitik|bilimsel|veri',
      persuasive: 'ikna|satış',
      narrative: 'hikâye|hikaye|öykü|eğlenceli|ilham',
      critical: 'eleştirel|şüpheci|dengeli',
      simple: 'basit|sade|anlaşılır',
    },
    and: 've|veya|ile|karşı',
    genericHeadings: 'özet|yönetici özeti|giriş|genel bakış|arka plan|bağlam|sonuç|sonuçlar|bulgular|tartışma|önsöz|kısaca',
    concludingHeadings:
      'sonuç|sonuçlar|özet|son söz|sonraki adımlar|gelecek adımlar|sırada ne var|öneri|öneriler|sonuç ve öneriler|sonuç olarak|özetle|değerlendirme|genel değerlendirme',
    backMatter:
      'kaynakça|kaynaklar|referanslar|teşekkür|ekler|ek|içindekiler|şekiller listesi|tablolar listesi|şekil listesi|tablo listesi|kısaltmalar|dipnotlar|sözlük|dizin|yazar hakkında|yazarlar hakkında|çıkar çatışması',
    appendices: 'ayrıca bakınız|kaynakça|notlar|dış bağlantılar|konuyla ilgili yayınlar|galeri|dipnotlar|kaynaklar',
    framing: 'giriş|genel|bakış|temelleri|temel|başlayanlar|rehber|rehberi|sunum|ders|nasıl|çalışır|çocuklar|herşey',
    structures: {
      pros: 'avantajlar|artılar|faydalar',
      cons: 'dezavantajlar|eksiler|sakıncalar',
      cycle: 'döngü',
      funnel: 'huni',
      team: 'ekip|ekibimiz|takım|biz kimiz|yönetim|kurucular|konuşmacılar',
      prices: 'fiyat|ücret',
      swot: ['güçlü yönler', 'zayıf yönler', 'fırsatlar', 'tehditler'],
    },
  },
  grammar: {
    headFinal: true,
    leadIns:
      'ancak|fakat|ayrıca|bununla birlikte|bu nedenle|dolayısıyla|sonuç olarak|örneğin|özellikle|aslında|genel olarak|özetle|ilk olarak|son olarak|ama|ve|üstelik',
    breaks: 'ancak|fakat|ama|çünkü|oysa|böylece|örneğin|dolayısıyla|ve',
    backward: 'bu|bunlar|şu|o|onlar|onun|bunun|burada|bunu',
    subordinators: 'eğer|her|için|sonra|önce|rağmen',
    danglers: 've|veya|ya|ile|için|gibi|kadar|bir|bu|ki|ama|ancak|çünkü|de|da|mi|mı|daha|en|çok',
    subjects: 'biz|o|onlar|bu|ben|siz|bunlar',
    common:
      'nasıl|ne|neden|kim|hangi|diğer|başka|daha|en|çok|tüm|her|hiçbir|herhangi|değil|vardır|olabilir|olduğu|olan|olarak|olur|fazla|hakkında|kendi|sizin|size|bizim|benim|şey|şeyler|bile|sadece|zaten|yalnızca|arasında|üzerinde|tarafından|nedenle',
    unseen:
      've|veya|ama|ile|için|bir|bu|şu|o|da|de|ki|mi|ne|nasıl|neden|nerede|zaman|daha|en|çok|az|her|tüm|olan|olarak|var|yok|değil|ise|gibi|kadar|sonra|önce|biz|siz|onlar|yeni|ilk|adımlar|özet|giriş|sonuç|teşekkürler|sorular',
    conjunction: /^(?:ve|ama)\s+/iu,
  },
  discourse: {
    cuePhrases: {
      about:
        '^bu rapor|^bu belge|^bu makale|^bu bölüm|^bu yazı|^bu kılavuz|^bu sayfa|^bu not|^bu sunum|^bu çalışmada|^bu bölümde|^bu makalede|^bu yazıda|^bu raporda|^bu kılavuzda|^aşağıda|^ayrıca bkz|^bkz|^daha önce belirtildiği|^bu belgenin amacı|^bu raporun amacı|ekte|^daha fazla bilgi|^ayrıntılı bilgi|^bugün … konuşacağız|^bu politika',
      announce: 'şu şekilde|aşağıdaki*|şunlar*|şöyle*|^işte|aşağıda|aşağıdadır|iki nedeni var|birkaç nedeni var|üç nedeni var',
      counts: 'iki|üç|dört|beş|altı|yedi|sekiz|birkaç|bazı|birçok|çeşitli|farklı|çok sayıda|bir dizi',
      announced:
        'neden*|yol|yolu|yollar*|şey*|soru*|adım*|nokta*|tür|türü|türler*|etken*|faktör*|avantaj*|dezavantaj*|sorun*|değişiklik*|karar*|kural*|bölüm*|parça*|seçenek*|seçeneğ*|ilke*|aşama*|evre*|unsur*|örnek*|örneğ*|hedef*|amaç|ders|zorluk*|risk*|alan*|yöntem*|yaklaşım*|strateji*|kategori*|grup*|sebep*|ipucu*|sonuç*|öneri*|eylem*|bileşen*|özellik*|özelliğ*|konu*|hata*|koşul*|kriter*|gereksinim*|fark*|öncelik*|önlem*',
      ask: 'gerekir|gerekiyor|gerekli*|gerekmektedir|zorunda*|zorunlu*|*malı$|*meli$|*malıdır$|*melidir$|*malıyız$|*meliyiz$|*malısınız$|*melisiniz$|öneriyor*|önerilir|önerilmektedir|öneririz|tavsiye*|lütfen|rica ed*|talep ed*|istiyoruz|ihtiyacımız|ihtiyaç var|şart*|önemlidir',
      cause:
        'çünkü|nedeniyle|yüzünden|dolayı|sayesinde|nedeni|sebebi|başlıca nedeni|kaynaklan*|neden ol*|yol aç*|sonucu|olduğu için|ettiği için|eksikliğinden|*dığı için|*diği için|*duğu için',
      claim:
        'önemli*|en önemlisi|rol oynar|daha iyidir|değer|bağlıdır|sağlar|sağlıyor|mümkün kıl*|açıktır|esas olan|gereklidir|olanak tanır',
      condition:
        '^eğer|^şayet|eğer|takdirde|*sa,|*se,|durumunda|halinde|koşuluyla|şartıyla|sürece|olursa|ise,|*ırsa|*irse|*ursa|*ürse|*arsa|*erse',
      consequence:
        '^bu nedenle|^bu yüzden|^bundan dolayı|^dolayısıyla|^böylece|^sonuç olarak|^bu sayede|^bunun sonucunda|^bu da|dolayısıyla|bu nedenle|bu yüzden|anlamına gel*|böylece|^öyleyse|^o halde|^bu durum',
      contrast:
        '^ancak|^fakat|^ama|^oysa|^buna karşın|^buna rağmen|^yine de|^öte yandan|^diğer yandan|^bununla birlikte|^aksine|^tersine|^ne yazık ki|^maalesef|^her … değil|rağmen|karşın|ancak|fakat|oysa|yerine|öte yandan|^halbuki|^lakin',
      decision:
        'karar ver*|kararlaştır*|kararı*|karara|onayla*|kabul ed*|kabul etti|oylama*|oy birliği*|oybirliği*|anlaş*|uzlaş*|reddet*|reddedil*|ertele*|seçildi|benimse*|kararı aldı',
      definition:
        'denir|denilir|adı verilir|olarak tanımlan*|tanımlanır|anlamına gelir|ifade eder|olarak bilinir|olarak adlandırıl*|bir türüdür|sürecidir|yöntemidir|bir yöntemdir|bir süreçtir|biçimidir|oluşur|bütünüdür|becerisidir|yeteneğidir|bilimidir|demektir|kast*',
      detail: '^ayrıca|^bunun yanı sıra|^ek olarak|^üstelik|^buna ek olarak|özellikle|dahil|^diğer|^bazı|^aynı şekilde|^benzer şekilde',
      example: '^örneğin|^mesela|örneğin|mesela|^örnek olarak|^diyelim|^düşünün|^varsayalım|gibi',
      greeting:
        '^merhaba|^selam|^sayın|^sevgili|^değerli|^günaydın|^iyi günler|^iyi akşamlar|^teşekkür*|^çok teşekkür*|^saygılarımla|^saygılar|^sevgiler|^tebrik*|^hoş geldin*|^umarım|^iyi çalışmalar|^kolay gelsin|^görüşmek üzere|^başarılar|^iyi şanslar|^herkese merhaba',
      instruct:
        '*ınız$|*iniz$|*unuz$|*ünüz$|*yın$|*yin$|*ayın$|*eyin$|*ırın$|*irin$|*atın$|*etin$|*eyiniz$|basın$|tıklayın$|edin$|yapın$|alın$|verin$|koyun$|seçin$|açın$|kapatın$|tutun$|yazın$|sorun$|kontrol edin$|çıkarın$|bırakın$|unutmayın$|dikkat edin$|kullanın$|takın$|dökün$|kesin$|pişirin$|karıştırın$',
      says: 'dedi|diyor|söyledi|belirtti|açıkladı|ifade etti|göre|vurguladı|ekledi|uyardı|duyurdu|düşünüyor*|inanıyor*|bence|bizce|kanımca|kaydetti|anlattı|savun*',
      result:
        'arttı|artış*|artarak|azaldı|azalma*|düştü|düşüş*|yükseldi|yükseliş|geriledi|büyüdü|büyüme*|ulaştı|aştı|aşıldı|iki katına|ikiye katla*|yarıya|kazandı|kaybetti|gösterdi|gösteriyor|göstermektedir|sonuç*|rekor*|toplam*|ortalama*|kıyasla|göre yüzde|daha fazla|daha az|yüzde|tamamla*|teslim ed*|satıldı|sattı|tasarruf*|gelir*|kâr|gerçekleş*|iyileş*|ölçüldü|çıktı|indi|oldu',
      rhetoric:
        '^hayal edin|^kim istemez|^elbette|^tabii ki|^tabii|^şaşırtıcı değil|^biliyor mu*|^hiç … düşündünüz|^dürüst olalım|^herkes bilir|^hepimiz biliyoruz|^bu kadar basit|^işte bu|^belki de|^endişelenmeyin|^söylemeye gerek yok|^ne güzel',
      risk: 'risk*|sorun*|tehlike*|tehdit*|başarısız*|gecik*|aksa*|eksik*|yetersiz*|zorluk*|zor|engel*|zayıf*|zarar*|kayıp*|kayb*|şikayet*|şikâyet*|hata*|arıza*|maalesef|ne yazık ki|kriz*|endişe*|kaza*|yaralan*|ihlal*|olay*|çok az|çok yavaş|savunmasız*|darboğaz*|kötüleş*|bozul*|kesinti*',
      scene:
        '^son yıllarda|^günümüzde|^bugün|^bugünlerde|^artık|^yüzyıllardır|^yıllardır|^her zaman|^tarih boyunca|^birçok insan|^çoğu insan|^yaşadığımız|^eskiden|^bir zamanlar|^bir gün|^her gün|^giderek daha|^herkesin bildiği|^herkes|^geçen hafta|^uzun zaman önce|^dünya|^hızla değişen|^ben çocukken',
      transition:
        '^şimdi|^gelelim|^bakalım|^gelin|^haydi|^devam etmeden|^özetle|^özetlemek gerekirse|^sonuç olarak şunu|^başlayalım|^geri dönelim|^gördüğümüz gibi|^kısaca',
      first: 'birincisi|ilk|ilki|ilk olarak|önce|öncelikle|birinci|bir yandan|başlangıçta|adım 1|biri',
      next: 'ikincisi|ikinci|üçüncüsü|üçüncü|sonra|daha sonra|ardından|ayrıca|bir diğer|diğer|diğeri|öte yandan|adım 2|adım 3|adım 4|dördüncü|ikinci olarak',
      last: 'son olarak|sonuncusu|son|en son|nihayet',
      oneSide: '^bir yandan|^bir taraftan|^bazıları|^bazı|^kimileri|^destekleyenler|^teoride|^avantajı',
      otherSide:
        '^öte yandan|^diğer yandan|^diğer taraftan|^diğerleri|^kimileri ise|^bazıları ise|^karşı çıkanlar|^eleştirmenler|^uygulamada|^dezavantajı',
      strong:
        'en önemli*|en büyük|en yüksek|en düşük|en iyi|en kötü|en çok|en az|tek|yalnızca|sadece|başlıca|temel|ana|önemli*|kritik|asla|rekor*|ilk|özellikle|toplam*|iki kat*|yarı*|her|hiçbir|mutlaka|en hızlı|çoğu',
      answer: '^evet|^hayır|^her zaman değil|^şart değil|^duruma göre|^bağlıdır|^cevap|^yanıt|^kısaca',
      question: 'mı$|mi$|mu$|mü$|mıdır$|midir$|mudur$|müdür$',
    },
    cues: 'önemli|temel|ana|sonuç|hedef|ilk|göster|iyileş|art|düş|rekor|gerek|karar|öner|en büyük',
    steps: 'önce|ilk olarak|birinci|sonra|ardından|ikinci|daha sonra|son olarak|en son',
    chatter: {
      begins: 'tebrikler|hoş geldin|merhaba|haydi|daha fazla bilgi|tıklayın|işte|teşekkür|hazır mısın|bu bölümde',
      holds: 'tebrikler|konuşalım|göz atın|yalnız değilsin|yalnız değilsiniz|rehberimize bak|rehberimizi incele',
    },
  },
  findings: {},
  texts: {
    agenda: 'Gündem',
    sources: 'Kaynaklar',
    thankYou: 'Teşekkürler',
    questions: 'Sorular',
    overview: 'Genel bakış',
    summary: 'Özet',
    keyPoints: 'Önemli noktalar',
    keyMessage: 'Ana mesaj',
    keyFigures: 'Öne çıkan rakamlar',
    discussion: 'Tartışma',
    nextSteps: 'Sonraki adımlar',
    inDetail: 'Ayrıntılar',
    inTheWords: 'Kaynağın sözleriyle',
    presentation: 'Sunum',
    exhibit: 'Şekil',
    credits: {
      title: 'Görsel kaynakları',
      picture: 'Görsel',
      madeWith: 'oluşturan:',
      cropped: 'kırpılmış',
    },
    modelUnavailable:
      'Dil modeli kullanılabilir bir yanıt vermedi, bu yüzden sunumu yerleşik yazıcı hazırladı. Modelin sürümü için daha sonra yeniden isteyin.',
    storyline: {
      steps: {
        definition: [
          'Konu nedir',
          'Tek cümleyle ne anlama gelir?',
          'Neleri kapsar, neleri kapsamaz?',
          'En yaygın yanlış anlama hangisidir?',
        ],
        relevance: ['Neden önemli', 'Kimleri etkiler?', 'Hiçbir şey yapılmazsa ne olur?', 'Neden şimdi?'],
        background: ['Bugüne nasıl gelindi', 'Nerede başladı?', 'Hangi olaylar onu biçimlendirdi?', 'Bundan ne öğrenilebilir?'],
        today: ['Bugünkü durum', 'Şu anki durum nasıl?', 'En iyi hangi rakamlar anlatır?', 'Hâlâ bilinmeyen nedir?'],
        mechanism: ['Nasıl işler', 'Önce ne olur?', 'Ardından ne gelir?', 'Sonuç nedir?'],
        elements: ['Başlıca parçalar', 'Bütünü hangi parça taşır?', 'Hangisi sık sık gözden kaçar?', 'Parçalar nasıl birleşir?'],
        examples: ['Örnekler', 'Uygulamada nerede görülür?', 'Orada ne iyi gitti?', 'Bugün ne farklı yapılırdı?'],
        benefits: ['Ne kazandırır', 'Kim, nasıl kazanır?', 'Kazanç nasıl ölçülür?', 'Ne zaman hissedilir?'],
        challenges: ['Önündeki engeller', 'En büyük risk nedir?', 'Olasılığı ne kadardır?', 'Onu ne azaltır?'],
        outlook: ['Bundan sonrası', 'Gelecek yıllarda ne bekleniyor?', 'Gidişatı ne değiştirebilir?', 'Hangi işaretler izlenmeli?'],
        actions: ['Plandan eyleme', 'Önce ne yapılır?', 'Kim, ne zamana kadar yapar?', 'Başarı nereden anlaşılır?'],
        goals: ['Neler öğreneceksiniz', 'Sonunda neyi bileceksiniz?', 'Neyi yapabileceksiniz?', 'Şimdiden ne biliyorsunuz?'],
        terms: ['Temel kavramlar', 'Hangi kavramlar gerekli?', 'Her biri ne anlama gelir?', 'Hangileri kolayca karıştırılır?'],
        mistakes: ['Sık yapılan hatalar', 'Öğrenenler nerede yanılır?', 'Neden böyle olur?', 'Nasıl önlenebilir?'],
        exercise: ['Kendiniz deneyin', 'Görev nedir?', 'Bunun için ne gerekir?', 'Doğru olduğu nasıl anlaşılır?'],
        check: ['Bilginizi sınayın', 'En önemli fikir hangisidir?', 'Bir arkadaşa nasıl anlatırdınız?', 'Hâlâ açık olmayan nedir?'],
        problem: ['Sorun', 'Bu sorunu kim, ne sıklıkla yaşıyor?', 'Onlara neye mal oluyor?', 'Bugün nasıl idare ediyorlar?'],
        solution: ['Çözüm', 'Ne sunuluyor?', 'Yeni olan nedir?', 'Neden tercih edilecek?'],
        market: ['Pazar', 'Ne kadar büyük, hangi kaynağa göre?', 'Ne hızla büyüyor?', 'Önce hangi bölümü kazanılacak?'],
        model: ['İş modeli', 'Kim, ne için ödüyor?', 'Bir satışın maliyeti ve getirisi nedir?', 'Onu ne büyütür?'],
        proof: ['Şimdiye kadarki kanıtlar', 'Neler başarıldı?', 'Hangi müşteriler doğrulayabilir?', 'En ikna edici rakam hangisi?'],
        team: ['Ekip', 'Arkasında kim var?', 'Neden doğru kişiler?', 'Kim hâlâ eksik?'],
        ask: ['Ne istiyoruz', 'Ne kadar gerekli?', 'Ne için kullanılacak?', 'Bununla neye ulaşılacak?'],
        question: ['Soru', 'Bu rapor neyi yanıtlamalı?', 'Yanıta kimin ihtiyacı var?', 'Buna dayanarak neye karar verilecek?'],
        method: ['Nasıl incelendi', 'Veriler nereden geliyor?', 'Nasıl denetlendi?', 'Sınırları neler?'],
        findings: ['Başlıca bulgular', 'En önemli sonuç hangisi?', 'Beklenmeyen neydi?', 'Değişmeyen neydi?'],
        causes: ['Arkasında ne var', 'En çok hangi neden açıklıyor?', 'Bunu ne destekliyor?', 'Başka ne açıklayabilir?'],
        recommendation: ['Öneri', 'Ne yapılmalı?', 'Neden başka bir şey değil de bu?', 'Yapılmazsa ne olur?'],
      },
      contrasts: {
        balance: ['Lehte ve aleyhte', 'Lehte', 'Lehine ne söylenebilir?', 'Aleyhte', 'Aleyhine ne söylenebilir?'],
        competition: ['Alternatifler', 'Diğerleri', 'Diğerleri ne sunuyor?', 'Biz', 'Biz neyi daha iyi yapıyoruz?'],
        options: ['Seçenekler', 'A seçeneği', 'Ne getirir, neye mal olur?', 'B seçeneği', 'Ne getirir, neye mal olur?'],
      },
      depths: [
        ['bir örnek', 'En iyi hangi olay gösterir?', 'Adım adım ne oldu?', 'Ne öğretiyor?'],
        ['rakamlar ve kanıtlar', 'Bunu hangi rakam gösteriyor?', 'Hangi kaynaktan geliyor?', 'Neyi göstermiyor?'],
        ['sorular ve kuşkular', 'Bu konuda ne sorulacak?', 'Kısa yanıt nedir?', 'Kim daha fazlasını anlatabilir?'],
      ],
      hints: ['Bir rakam ve kaynağını ekleyin', 'Kendi örneğinizi verin', 'Tek cümleyle söyleyin'],
      parts: {
        General: ['Temeller', 'Daha yakından', 'İleriye bakış'],
        'Educational Project': ['Başlangıç', 'Anlama', 'Alıştırma'],
        'Business Pitch': ['Fırsat', 'Teklif', 'Plan'],
        'Reports and Insights': ['Görev', 'Sonuçlar', 'Çıkarımlar'],
      },
      note: 'Yapılandırılmış bir dil modeli yok; bu nedenle bu slayt bir taslaktır: soruların yerine kendi bilgilerinizi yazın.',
      audience: 'Hedef kitle',
      tone: 'Ton ve üslup',
      subtitle: 'Doldurulacak bir anlatı taslağı',
      remember: 'Akılda kalması gereken',
      takeHome: 'Herkes hangi cümleyi aklında tutmalı?',
    },
  },
};
