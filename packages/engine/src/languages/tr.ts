/** Turkish. */
import type { LanguageWords } from './language.ts';

export const tr: LanguageWords = {
  tag: 'tr',
  reading: {
    source: {
      roles: {
        abstract: 'öz|özet',
        summary: 'öne çıkan başlıklar|özet|yönetici özeti|kısaca|öne çıkanlar|ana noktalar|temel göstergeler|kısa özet|bir bakışta',
        introduction: 'giriş|amaç|amaçlar|önsöz|hedef|hedefler',
        background: 'arka plan|bağlam|durum|mevcut durum|tarihçe|sorun|problem|neden',
        method: 'yöntem|yöntemler|metodoloji|yaklaşım|veriler|materyal ve yöntem',
        results: 'sonuçlar|bulgular|ilerleme|başarılar|iyi gidenler',
        discussion: 'tartışma|analiz',
        conclusion: 'sonuç|son söz|sonuç olarak|değerlendirme',
        outlook: 'beklentiler|öngörü|gelecek|sırada ne var|planlar',
        decisions: 'kararlar|karar|alınan kararlar',
        recommendations: 'öneriler|öneri|tavsiyeler',
        asks: 'sonraki adımlar|yapılacaklar|görevler|aksiyonlar|eylem maddeleri|sizden beklentimiz|sizden ricam|eylem planı',
        risks: 'riskler|risk|sorunlar|zorluklar|kötü gidenler|engeller',
        questions: 'sorular|açık sorular|açık konular|sık sorulan sorular|sıkça sorulan sorular|sss',
      },
      headings:
        'gündem|kapsam|tanımlar|sorumluluklar|gereklilikler|gereksinimler|maliyet|maliyetler|bütçe|takvim|zaman çizelgesi|ekip|personel|müşteriler|pazar|satışlar|satış|finans|ürün|malzemeler|hazırlanışı|yapılışı|ipuçları|diğer|örnekler|istisnalar|özellikler|teknik özellikler|fiyat|süre|gizlilik|yürürlük',
      topics: [
        /(?:^|(?:bugün|bu akşam|bu sabah|size|sizlerle|sizinle)\s)([^.!?;,]{3,80}?) (?:hakkında|üzerine) (?:konuş|söz et|birkaç söz)/iu,
      ],
      kinds:
        'proje önerisi|proje teklifi|başvuru|öneri|basın bülteni|basın açıklaması|rapor|faaliyet raporu|tutanak|çalışma kağıdı|eğitim notu|eğitim notları|taslak|duyuru|genelge|bilgi notu|bülten|kılavuz',
      documents:
        'rapor|tutana|not|politika|yönetmeli|yönerge|sözleşme|protokol|plan|öneri|teklif|bülten|duyuru|rehber|kılavuz|el kitabı|ders|konuşma|mektup|özet|program|broşür|araştırma|inceleme|analiz|strateji|tüzü|tarif|sonuç|davet|talimat|genelge|basın açıklama',
      organizations:
        'a.ş.|ltd|şti|üniversite|okul|lise|enstitü|derne|vakfı|vakıf|bakanlı|belediye|müdürlü|kooperatif|federasyon|sendika|fakülte|bölüm|ajans|müze|kütüphane|hastane|banka|kulüb|komite|kurul|gazete|haber|postası',
      smallPrint:
        'ekler:|ileriye dönük|tüm hakları saklı|haber verilmeksizin|sorumluluk kabul|yorumlar kapalı|basın iletişim|yazar hakkında|konuşma metni esas',
      chapters: 'bölüm|kısım|madde|adım|aşama|ders|ünite|modül|gün|hafta|ek|oturum',
      contacts:
        'iletişim|iletişim bilgileri|basın iletişim|basın için iletişim|basın irtibat|irtibat|ayrıntılı bilgi|detaylı bilgi|bilgi için|editöre not|editörlere not',
      enquiries: 'sorular?|sorularınız|sorunuz mu var|soru ve görüşleriniz|ayrıntılı bilgi için|detaylı bilgi için|bilgi için:',
      printouts: 'şuradan indirildi|indirilme tarihi|yazdırılma tarihi',
      lengths: 'kelime|kelimeyi|sözcük|karakter|satır|sayfa',
      subject: 'konu|konusu',
      mailHeads: 'kimden|gönderen|kime|alıcı|bilgi|cc|tarih|gönderme tarihi|ekler|gönderildi',
      replies: 'ynt|ilt|re|fwd',
      greetings: 'merhaba|merhabalar|selam|sayın|sevgili|değerli|günaydın|iyi günler|herkese merhaba',
      closings:
        'saygılarımla|saygılarımızla|sevgiler|selamlar|iyi çalışmalar|teşekkürler|teşekkür ederim|iyi günler|görüşmek üzere|en iyi dileklerimle|kolay gelsin',
      mailFeet:
        "iphone'umdan|iphone’umdan|benim iphone|bu e-posta|bu mesaj|bu ileti|özgün ileti|-----özgün|iletilen ileti|lütfen çevreyi|çevreyi düşün|bu e-postayı yazdır",
      selfNotes: 'kontrol edilecek|teyit et|teyit edilecek|sorulacak|sor bakalım|kaynak ekle|tamamlanacak',
      summaryLabels: 'kısaca|özetle|özet|tek cümleyle',
      bylines: 'yazan|yazar|yazarlar|hazırlayan|hazırlayanlar|dağıtım|haber|derleyen|öğretim üyesi|konuşmacı|editör',
      adverts: 'reklam|ilan|sponsorlu içerik|sponsorlu',
      webAsks: 'hata mı buldunuz|yanlışlık mı|hata bildir|bunu alanlar|bunu inceleyenler|yorumları gör',
      apologies: 'kusura bakmayın|özür dilerim|gecikme için',
      imprint: 'sürüm|baskı|taslak|gizli|kuruma özel|kurum içi|hizmete özel|nihai sürüm|revizyon|versiyon',
      dates: 'tarih|yayın tarihi|yayınlanma|güncelleme|güncellenme|sürüm|yürürlük tarihi|son güncelleme|giriş tarihi',
      attendance:
        'katılanlar|katılımcılar|katılmayanlar|mazeretli|yer|salon|saat|başkan|tutanak|yazman|toplantı yeri|sonraki toplantı|gelecek toplantı|konuklar',
      web: 'içeriğe geç|içeriğe atla|çerez|sitemizde çerez|bu site|tümünü kabul|paylaş|bizi takip|abone ol|kaydol|ayrıca okuyun|bunlar da ilginizi|devamını oku|ilgili haberler|en çok okunanlar|ilgili yazılar|yorum yap|yorum bırak|tüm hakları|©|fotoğraf:|reklam|yukarı çık|gizlilik politikası|sepete ekle|hemen al|stokta|e-posta adresiniz|giriş yap|okuma süresi|ücretsiz kargo|bu yazı size',
      buttons:
        'makaleyi dinle|haberi dinle|dinle|videoyu izle|takvime ekle|takvimime ekle|bilet al|bilet satın al|rezervasyon yap|yol tarifi|haritada göster|yazı boyutu|makaleyi kaydet|daha fazla göster|tümünü gör|uygulamayı indir|foto galeri|hata bildir',
      webWhole:
        'ana sayfa|anasayfa|menü|ara|arama|hakkımızda|iletişim|haberler|hizmetler|ürünler|mağaza|giriş|giriş yap|üye ol|sepet|hesabım|yardım|paylaş|yazdır|ileri|geri|kapat|kabul et|reddet|evet|hayır|reklam|kariyer|basın|yorumlar|yanıtla|beğen|takip et|bülten|blog|facebook|instagram|twitter|linkedin|whatsapp|abone ol|bağlantıyı kopyala|spor|kültür|siyaset|ekonomi|gündem|dünya|çerez ayarları',
      forms: 'imza|tarih ve imza|kaşe|yer, tarih',
      paperLabels: 'anahtar kelimeler|anahtar sözcükler',
      firstPerson: 'ben|benim',
      nods: 'tamam|ok|evet|hayır|teşekkürler|sağol|sağ ol|harika|süper|olur|anladım|merhaba|selam|haha|günaydın|görüntü dahil edilmedi|<medya dahil edilmedi>|eyvallah|aynen',
      page: 'sayfa|s',
      readerAsks: 'bülten|abone ol|yorumlarda|yorum bırakın|bizi takip|bizimle paylaş',
      selfTests: 'gözden geçirme soruları|değerlendirme soruları|kendinizi sınayın|alıştırmalar|tekrar soruları',
      titled: 'proje adı|projenin adı|proje başlığı|başlık|ders|dersin adı|konu',
    },
    topicKinds: {
      comparison: 'karşılaştırma|karşı|farkı|farkları|mı yoksa|veya',
      decision: 'karar|seçim|hangi|gerekir mi',
      history: 'tarihi|tarihçesi|kökeni|doğuşu|yükselişi|çöküşü|gelişimi',
      person: 'hayatı|biyografisi|kimdir|kimdi',
      event:
        'savaşı|savaş|devrimi|muharebesi|krizi|olimpiyat|dünya kupası|konferansı|festivali|seçimleri|pandemisi|depremi|kazası|antlaşması',
      place: 'şehri|şehir|adası|adaları|ülkesi|bölgesi|köyü|gezisi|turizm|milli parkı|başkenti',
      method: 'nasıl|rehberi|yöntemi|ipuçları|adım adım|planlama|hazırlama',
      technology:
        'teknoloji|yazılım|yapay zekâ|yapay zeka|bilgisayar|internet|ağ|motor|batarya|güneş enerjisi|rüzgâr|robot|blokzincir|ısı pompası|hidrojen',
      product: 'ürün|uygulaması|girişim|lansman|yeni ürünümüz',
      science:
        'teori|fizik|biyoloji|kimya|hücre|kuantum|iklim|enerji|fotosentez|dna|genetik|evrim|kütle çekimi|kara delik|ekosistem|beyin|aşı|yanardağ|türler',
    },
    tables: 'tablo|tab.|çizelge',
    figures: 'şekil|şek.|resim|görsel|grafik|fotoğraf',
    divisions: 'bölüm|kısım|ek|madde|ders|modül|ünite',
    slideAgendas: 'gündem|içindekiler|içerik|program',
    slideFarewells: 'sorular|sorularınız|teşekkürler|teşekkür ederiz|iletişim',
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
    interrogatives: 'ne|neler|kim|kimler|nasıl|nerede|ne zaman|neden|niçin|hangi|kaç',
    subordinators: 'eğer|her|için|sonra|önce|rağmen',
    danglers: 've|veya|ya|ile|için|gibi|kadar|bir|bu|ki|ama|ancak|çünkü|de|da|mi|mı|daha|en|çok',
    subjects: 'biz|o|onlar|bu|ben|siz|bunlar',
    common:
      'nasıl|ne|neden|kim|hangi|diğer|başka|daha|en|çok|tüm|her|hiçbir|herhangi|değil|vardır|olabilir|olduğu|olan|olarak|olur|fazla|hakkında|kendi|sizin|size|bizim|benim|şey|şeyler|bile|sadece|zaten|yalnızca|arasında|üzerinde|tarafından|nedenle',
    unseen:
      've|veya|ama|ile|için|bir|bu|şu|o|da|de|ki|mi|ne|nasıl|neden|nerede|zaman|daha|en|çok|az|her|tüm|olan|olarak|var|yok|değil|ise|gibi|kadar|sonra|önce|biz|siz|onlar|yeni|ilk|adımlar|özet|giriş|sonuç|teşekkürler|sorular',
    conjunction: /^(?:ve|ama)\s+/iu,
  },
  sentence: {
    listEnds: 'vb|vd',
    abbreviations:
      'Dr|Prof|Doç|Yrd|Av|Arş|Gör|Sn|Bn|Müh|Örn|örn|bkz|Bkz|vs|yy|çev|haz|ed|Cad|Sok|Mah|Blv|Apt|Tel|tel|max|min|yak|Alm|İng|Fr|T.C|Hz|M.Ö|M.S',
    closing: 'vs|A.Ş|Ltd|Şti|Inc|Co|ABD|M.Ö|M.S|dk|sn|sa',
    counted: 'No|no|s|ss|sy|Şek|şek|Tab|mad|md|böl|cilt|c',
    ordinalStops: true,
    openers:
      'bu|bunlar|şu|o|onlar|biz|siz|ben|sen|bir|her|bazı|çoğu|tüm|bütün|hiçbir|ancak|fakat|ama|ve|veya|ya|çünkü|ayrıca|böylece|sonra|daha|önce|eğer|ne|kim|nasıl|neden|nerede|hangi|için|ile|gibi|en|çok|az|iki|üç|onun|bunun|bunu|bizim|sizin|burada|orada|şimdi|bugün|yani|oysa|hem|de|da',
    says: 'dedi|diyor|sordu|soruyor|yanıtladı|açıkladı|ekledi|yazdı',
    markers:
      'ancak|fakat|ayrıca|bununla birlikte|buna rağmen|bu nedenle|bu yüzden|bu sebeple|dolayısıyla|sonuç olarak|örneğin|mesela|aslında|nitekim|özetle|kısacası|kısaca|yani|başka bir deyişle|diğer bir deyişle|diğer yandan|öte yandan|aksine|tam tersine|benzer şekilde|aynı şekilde|ilk olarak|öncelikle|ikinci olarak|üçüncü olarak|son olarak|ne yazık ki|maalesef|neyse ki|elbette|tabii ki|doğal olarak|üstelik|dahası|bunun yanı sıra|bunun yanında|evet|ama|kuşkusuz|sözün özü|böylece|demek ki|bu arada',
    enumerators: 'ilk olarak|öncelikle|ikinci olarak|üçüncü olarak|son olarak|birincisi|ikincisi',
    bareMarkers:
      'ama|fakat|ayrıca|üstelik|örneğin|mesela|aslında|dolayısıyla|bununla birlikte|bu nedenle|bu yüzden|sonuç olarak|ne yazık ki|neyse ki|öte yandan|benzer şekilde|ve',
    bareExcept: 'o|bu|bunu|bunlar|da|de|değil|yine|sonra|böyle|öyle|ki|asla',
    ties: 'örneğin|mesela|elbette|ne yazık ki|aslında|öte yandan|ayrıca|ancak|bununla birlikte|dolayısıyla|neyse ki|tabii ki',
    looseTies: 'bununla birlikte|öte yandan',
    partners: 'sadece|değil aynı zamanda|hem',
    pointers: 'bkz.|bakınız|kaynak:|kaynaklar:|bkz',
    exhibits: 'tablo|şekil|şek.|bölüm|ek|denklem|grafik|çizelge',
    restatements: 'yani|başka bir deyişle|diğer bir deyişle|bir başka deyişle',
    examples: 'örn.|örneğin|mesela|gibi',
    limits:
      'değil|hiç|hiçbir|asla|yok|olmadan|hariç|dışında|sadece|yalnızca|yalnız|ancak|eğer|ise|kadar|dek|değin|iken|ken|daha|en az|en çok|en fazla|az|çok|yaklaşık|neredeyse|hemen hemen|olabilir|gerekir|gerekiyor|gerek|lazım|bazı|birkaç|tüm|bütün|her|başına|ortalama|tahmini|planlanan|önce|sonra|beri|itibaren|arasında|içinde|dahil|bağlı|göre|çünkü|ama|fakat|iki|bir|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|milyon|milyar|yüzde|geçici|isteğe bağlı|zorunlu|brüt|net|belki|muhtemelen|genellikle|sıklıkla|bazen|nadiren|özellikle|diğer|başka|eski|yeni|sırasıyla|henüz|halen|de|da|ile|ki',
    torn: 've|veya|ya|ya da|ile|gibi|bir|ki|ama|ancak|çünkü|en|daha|hem|fakat|bu',
    tornOpeners: 'çünkü|zira|oysa|halbuki',
    finite:
      'var|yok|vardır|yoktur|değil|değildir|olabilir|gerekir|gerekiyor|oldu|olur|olacak|olmuştur|oluyor|etti|eder|edecek|ediyor|edildi|yapıldı|yapılır|yapılacak|arttı|artıyor|azaldı|düştü|yükseldi|gösteriyor|gösterdi|sağlar|sağlıyor|alır|aldı|verir|verdi|sahiptir|içerir|kullanılır|bulunur|başladı|kuruldu',
    cuts: {
      reasons: 'çünkü|zira',
      bound: 'değil|hiç|hiçbir|asla|yok|sadece|yalnızca|kısmen|özellikle|eğer',
      correlates: 'öyle|o kadar|öylesine|ne|mi|mı|mu|mü|hem',
      verbs:
        /(?<!\p{L})\p{Ll}{2,}(?:d[ıiuü]|t[ıiuü]|yor|yorlar|acak|ecek|acaklar|ecekler|acağız|eceğiz|dılar|diler|tılar|tiler|ır|ir|ur|ür|m[ıiuü]ştır|malı|meli|dık|dik|duk|dük|in|ın|un|ün)$/u,
    },
    hangs: {
      endings: 'üçü de|ikisi de|üçünü de|ikisini de|bunu|buna|bundan|bunun',
      things: 'bunun|onun|bunu|onu|buna|ona|bundan|ondan|bununla|onunla|bunda|kendisi|kendisini|kendisinin',
      persons: 'o',
      several: 'onlar|onların|onları|onlara|onlardan|onlarla|bunlar|bunların|bunları|bunlara|bunlardan|bunlarla|kendileri|şunlar',
      demonstratives: 'bu|şu|böyle|böylesi|bu tür|bu gibi|söz konusu|aynı',
      present:
        'yıl|ay|hafta|çeyrek|gün|sabah|akşam|yaz|kış|rapor|raporda|belge|belgede|kılavuz|kılavuzda|bölüm|bölümde|makale|çalışma|çalışmada|sözleşme|sözleşmede|sözleşmenin|sayfa|sunum|kurs|kitap|metin|yüzyıl|zamanda|şekilde',
      expletive: /(?<!\p{L})(?:aynı (?:zamanda|şekilde)|bu(?:nun)? (?:yana|arada)|o kadar|ne kadar .{2,40} o kadar|bu kadar)(?!\p{L})/iu,
      opening:
        'bu|bunlar|bunun|bunu|buna|bundan|bununla|bunlardan|o|onlar|her ikisi|her ikisi de|ilki|ikincisi|üçüncüsü|sonuncusu|diğeri|diğerleri|bir diğeri|bir başkası|başka bir|bir diğer|bazıları|çoğu|bunlardan biri|bunlardan bazıları|hiçbiri|böylece|böylelikle|bu şekilde|bu durumda|bu amaçla|bu sayede|bu nedenle|bu yüzden|o zaman|o zamandan beri|aksi takdirde|aksi halde|öyleyse|aynı şey|aynısı|burada|orada|o zamana kadar|o güne kadar|geri kalanı|kalanı|gerisi|geri kalanlar|bunun için|buna karşı|o günden beri|daha kötüsü',
      connectives:
        'ama|ve|ancak|fakat|ayrıca|bununla birlikte|buna rağmen|dolayısıyla|sonuç olarak|örneğin|mesela|aslında|öte yandan|diğer yandan|bir yandan|aksine|benzer şekilde|aynı şekilde|sonra|daha sonra|ardından|son olarak|ilk olarak|öncelikle|ikinci olarak|yani|çünkü|zira|oysa|oysaki|yoksa|üstelik|bunun yanı sıra|bu arada|veya|böylece|nitekim',
      substitutes: 'bunu yapmak|bunu yaparak|bunu yapar|bunu yapan|bunu yaptığınızda|öyleyse|değilse',
      selections:
        'ilk ikisi|bu ikisi|bu iki|bu üç|her iki durumda|bunlardan biri|bunlardan bazıları|birincisi|ikincisi|sonuncusu|ilk neden|ikinci neden|ilk adım|ikinci adım|sonraki adım|bir sonraki adım|ilk soru|yukarıdaki|yukarıda belirtilen|söz konusu|adı geçen',
      additions: 'ayrıca|bir diğer|bir başka|başka bir|ek olarak|aynı zamanda|keza',
      settings: 'orada|burada|o zaman|daha sonra|önceden|bu arada|bunun yerine|o sırada',
      pointers:
        'aşağıda|yukarıda|aşağıdaki|yukarıdaki|daha önce belirtildiği|belirtildiği gibi|önceki bölüm|sonraki bölüm|bu bölümde|şu şekilde|şöyle',
      announcements: 'aşağıdaki gibidir|şu şekildedir|şunlardır|örneğin|aşağıdakiler|şöyledir',
      author: 'ben|biz|benim|bizim|beni|bizi|bana|bize|bizden|bizler',
      house: 'biz|bizim|bizi|bize|bizden|bizler',
      reader: 'sen|siz|senin|sizin|seni|sizi|sana|size|sizden',
    },
  },
  discourse: {
    cuePhrases: {
      isA: '*dir$|*dır$|*dur$|*dür$|*tir$|*tır$',
      about:
        '^bu rapor|^bu belge|^bu makale|^bu bölüm|^bu yazı|^bu kılavuz|^bu sayfa|^bu not|^bu sunum|^bu çalışmada|^bu bölümde|^bu makalede|^bu yazıda|^bu raporda|^bu kılavuzda|^aşağıda|^ayrıca bkz|^bkz|^daha önce belirtildiği|^bu belgenin amacı|^bu raporun amacı|ekte|^daha fazla bilgi|^ayrıntılı bilgi|^bugün … konuşacağız|^bu politika',
      announce:
        'şu şekilde|aşağıdaki*|şunlar*|şöyle*|^işte|aşağıda|aşağıdadır|iki nedeni var|birkaç nedeni var|üç nedeni var|açıktır$|basittir$|nettir$|çok net$|açık$',
      counts: 'iki|üç|dört|beş|altı|yedi|sekiz|birkaç|bazı|birçok|çeşitli|farklı|çok sayıda|bir dizi',
      announced:
        'neden*|yol|yolu|yollar*|şey*|soru*|adım*|nokta*|tür|türü|türler*|etken*|faktör*|avantaj*|dezavantaj*|sorun*|değişiklik*|karar*|kural*|bölüm*|parça*|seçenek*|seçeneğ*|ilke*|aşama*|evre*|unsur*|örnek*|örneğ*|hedef*|amaç|ders|zorluk*|risk*|alan*|yöntem*|yaklaşım*|strateji*|kategori*|grup*|sebep*|ipucu*|sonuç*|öneri*|eylem*|bileşen*|özellik*|özelliğ*|konu*|hata*|koşul*|kriter*|gereksinim*|fark*|öncelik*|önlem*',
      ask: 'gerekir|gerekiyor|gerekli*|gerekmektedir|zorunda*|zorunlu*|*malı$|*meli$|*malıdır$|*melidir$|*malıyız$|*meliyiz$|*malısınız$|*melisiniz$|öneriyor*|önerilir|önerilmektedir|öneririz|tavsiye*|lütfen|rica ed*|talep ed*|istiyoruz|ihtiyacımız|ihtiyaç var|şart*|önemlidir',
      cause:
        'çünkü|neden*|sebep*|nedeniyle|yüzünden|dolayı|sayesinde|nedeni|sebebi|başlıca nedeni|kaynaklan*|neden ol*|yol aç*|sonucu|olduğu için|ettiği için|eksikliğinden|*dığı için|*diği için|*duğu için',
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
      objects: '^bazıları|^kimileri|^eleştirenler|^deniyor ki|^diyorlar ki',
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
      back: '^bu|^bunlar|^bunun|^bunu|^buna|^bunda|^bundan|^bunların|^o |^onlar|^onun|^onu|^onların|^onlara|^şu|^böyle|^aksi halde|^aksi takdirde|^öyle|^orada|^burada|^diğeri|^ikisi|^her ikisi|o zamandan|o tarihten|bu süre|^bunlardan|^geri kalanı|^aynı|^o zaman',
      free: '^bu nedenle|^bu yüzden|^bu yıl|^bu hafta|^bu ay|^bu rapor|^bu belge|^bu yazıda|^bu bölümde|^bu kılavuz|^bu sabah|^bu gün',
    },
    cues: 'önemli|temel|ana|sonuç|hedef|ilk|göster|iyileş|art|düş|rekor|gerek|karar|öner|en büyük',
    steps: 'önce|ilk olarak|birinci|sonra|ardından|ikinci|daha sonra|son olarak|en son',
    chatter: {
      begins:
        'bu arada|özür dilerim|kusura bakma|tebrikler|hoş geldin|merhaba|haydi|daha fazla bilgi|tıklayın|işte|teşekkür|hazır mısın|bu bölümde',
      holds:
        'tebrikler|konuşalım|göz atın|yalnız değilsin|yalnız değilsiniz|rehberimize bak|rehberimizi incele|yoklama (?:kağıdı|listesi)|sınavda çıkacak|sınavda çıkar|bölümü okuyun|bugünlük bu kadar|gelecek hafta görüş|bana haber ver|haberdar edin|yorumlarda',
    },
  },
  findings: {
    verbPlace: 'last',
    verbBehindNumbers: true,
    decimalComma: true,
    eras: 'önceden|eskiden|daha önce|şimdiye kadar|geçen yıl|geçen sene|bir yıl önce;;bugün|şimdi|artık|şu anda|bu yıl|bu sene;;yarın|gelecekte|bundan sonra',
    numerals:
      'iki=2|üç=3|dört=4|beş=5|altı=6|yedi=7|sekiz=8|dokuz=9|on=10|on bir=11|on iki=12|on üç=13|on dört=14|on beş=15|on altı=16|on yedi=17|on sekiz=18|on dokuz=19|yirmi=20|otuz=30|kırk=40|elli=50|altmış=60|yetmiş=70|seksen=80|doksan=90|yüz=100',
    one: 'bir|biri',
    halves: 'buçuk',
    halved: 'bir buçuk=1.5|iki buçuk=2.5|üç buçuk=3.5',
    fractions:
      'yarısı=0.5|yarısını=0.5|yarısının=0.5|yarıya=0.5|üçte biri=0.3333|üçte birini=0.3333|üçte ikisi=0.6667|üçte ikisini=0.6667|dörtte biri=0.25|dörtte birini=0.25|dörtte üçü=0.75|beşte biri=0.2|beşte birini=0.2|beşte dördü=0.8|onda biri=0.1|onda birini=0.1',
    every: 'her iki=2|her üç=3|her dört=4|her beş=5|her on=10',
    multiples: 'iki katına=2|iki kat=2|üç katına=3|üç kat=3|dört katına=4|dört kat=4|on kat=10|yarı yarıya=0.5',
    powers: 'bin=3|milyon=6|milyar=9|trilyon=12',
    percentBefore: 'yüzde',
    points: 'yüzde puan|yüzde puanı|puan',
    currencies: 'lira|liraya|euro|avro|dolar|sterlin|frank|kuruş|tl',
    durations: 'saniye|dakika|saat|gün|hafta|ay|yıl|sene|gece',
    measures:
      'litre|metre|kilometre|ton|kilogram|kilo|gram|hektar|metrekare|metreküp|megavat|kilovat|kilovatsaat|megavatsaat|derece|sayfa|puan',
    ago: 'önce',
    hedges: 'yaklaşık|neredeyse|en az|en fazla|aşağı yukarı|sadece|yalnızca|ancak',
    limits: 'en fazla|en çok|en az|azami|asgari|sınır|kadar|limit|eşik|aşamaz|içinde|zorunda',
    hedgesAfter: 'den fazla|dan fazla|ten fazla|tan fazla|den az|dan az|civarında|kadar',
    per: 'başına|saatte|günde|yılda',
    suffixes: true,
    change: "{a}['’]?(?:\\s?\\p{L}+?)?(?:den|dan|ten|tan|nden|ndan) (?:\\p{L}+ )?{b};;{a} iken {b}",
    moves: 'çık|geç|değiş|ulaş',
    rises: 'arttı|artış|artar|yükseldi|yüksel|büyüdü|çıktı|çıkt|çoğaldı|iyileş',
    falls: 'düştü|düş|azaldı|azal|geriledi|indi|küçüldü|kaybet',
    part: "{a}['’]?(?:si|i|ü|u|ı|sı)? {b};;{b}['’]?(?:\\s\\p{L}+?)?(?:in|ın|un|ün|nin|nın|nun|nün|den|dan|ten|tan|nden|ndan) {a};;(?:[Hh]er ){b} \\p{L}+(?:den|dan|ten|tan|nden|ndan) {a}",
    ofAfter: 'nin|nın|nun|nün|in|ın|un|ün',
    versus: 'karşı|karşılık|kıyasla|göre|ise|iken|ama|fakat|ve|oysa|;',
    when: 'şu anda|şu an|şimdi|bugün|hâlen|halen|halihazırda|geçen yıl|geçen sene|bu yıl|bu sene|önceden|daha önce',
    target: 'plan|hedef|bütçe|tahmin',
    supposes: 'varsay|farz ed|diyelim ki|varsayım|hipotetik|örnek hesap',
    bounds: 'sınır|sınırı|limit|limiti|eşik|eşiği',
    ranks: 'en büyük|en küçük|en yüksek|en düşük|en çok|en az|en iyi|en kötü|ilk|birinci|en önemli',
    verbs: 'oldu|olan|olarak|toplam|ise|ortalama|geçen|bugün|artık|için|göre|sonra|önce',
    pronouns: 'o|bu|şu|onlar|bunlar|biz|ben|siz|bunun|onun|bunların',
    before: 'yılında|yılından|yılı|ayında|itibarıyla|sonunda|başında|kadar|beri|kışın|yazın|önce|sonra|geçen',
    contrast: '{x} değil,? {y};;{x} yerine {y};;{x} iken {y};;{x},? oysa {y}',
    but: 'ama|ancak|fakat|yine de|oysa|öte yandan|buna karşılık|dezavantajı|bununla birlikte',
    because: 'çünkü|nedeniyle|yüzünden|sayesinde|dolayı|sebebi|nedeni',
    therefore: 'bu yüzden|bu nedenle|dolayısıyla|sonuç olarak|böylece|bu da|demek ki|yol açtı|yol açar',
    conditions: 'eğer|şayet',
    definition: '{x} demektir,? {y};;{x},? {y} anlamına gelir;;{x},? {y} demektir;;{x} denir,? {y}',
    kinds:
      'tür|çeşit|biçim|kategori|sınıf|yol|neden|seçenek|yöntem|grup|model|ilke|kural|risk|avantaj|hedef|etken|soru|koşul|görev|rol|aşama',
    consists: 'oluşur|oluşuyor|meydana gelir|ayrılır|içerir',
    levels: 'düzey|seviye|katman|aşama|basamak|evre',
    ordinals: 'ilk|ikinci|üçüncü|dördüncü|beşinci|altıncı',
    last: 'son',
    decisive: 'en önemlisi|en önemli|belirleyici|kritik',
    total: 'toplam',
    advises: 'öneriyoruz|tavsiye ediyoruz|öneririz|öneririm|önerimiz|tavsiyemiz',
    said: 'uyardı|özetledi|dile getirdi|dedi|diyor|söyledi|söylüyor|belirtti|açıkladı|anlattı|göre|ekledi|vurguladı',
  },
  texts: {
    agenda: 'Gündem',
    sources: 'Kaynaklar',
    thankYou: 'Teşekkürler',
    assumption: 'Varsayım, kontrol edilmeli',
    computed: 'Bir bölümü diğer sayılardan hesaplandı',
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
      topical: {
        meaning: '“{t}” tek cümleyle ne demek?',
        concern: '“{t}” konusu kimi ilgilendiriyor?',
        figure: '“{t}” konusunu en iyi hangi sayı anlatıyor?',
        takeHome: '“{t}” konusunda herkesin aklında hangi cümle kalmalı?',
      },
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
