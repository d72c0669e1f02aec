/** Polish. */
import type { LanguageWords } from './language.ts';

export const pl: LanguageWords = {
  tag: 'pl',
  reading: {
    source: {
      roles: {
        abstract: 'abstrakt|streszczenie',
        summary:
          'nagłówki|najważniejsze liczby|podsumowanie|streszczenie|w skrócie|najważniejsze|najważniejsze punkty|kluczowe wnioski|kluczowe liczby|w pigułce',
        introduction: 'wstęp|wprowadzenie|cel|cele|przedmowa',
        background: 'tło|kontekst|sytuacja|historia|problem|stan obecny|punkt wyjścia|dlaczego',
        method: 'metoda|metody|metodologia|metodyka|podejście|dane',
        results: 'wyniki|wynik|rezultaty|efekty|postępy|sukcesy|co się udało|co poszło dobrze',
        discussion: 'dyskusja|analiza|ograniczenia',
        conclusion: 'wnioski|zakończenie|konkluzje|na zakończenie',
        outlook: 'perspektywy|prognoza|prognozy|co dalej|plany',
        decisions: 'decyzje|decyzja|ustalenia|uchwały|postanowienia',
        recommendations: 'rekomendacje|rekomendacja|zalecenia|propozycje|propozycja',
        asks: 'następne kroki|kolejne kroki|dalsze kroki|działania|zadania|do zrobienia|czego potrzebuję|plan działania',
        risks: 'ryzyka|ryzyko|zagrożenia|problemy|trudności|wyzwania|co się nie udało',
        questions: 'pytania|pytania otwarte|otwarte kwestie|sprawy otwarte|najczęściej zadawane pytania|częste pytania|faq|wolne wnioski',
      },
      headings:
        'porządek obrad|zakres|definicje|obowiązki|wymagania|koszty|koszt|budżet|harmonogram|terminy|zespół|klienci|rynek|sprzedaż|finanse|produkt|składniki|przygotowanie|materiały|instrukcja|wskazówki|porady|różne|przykłady|wyjątki|dane techniczne|cena|czas trwania|poufność|postanowienia końcowe',
      topics: [
        /(?<!\p{L})(?:mówić|porozmawiać|opowiedzieć)(?: (?:dziś|dzisiaj|państwu|wam|z państwem|z wami|dziś wieczorem))* (o(?: |\s)[^.!?;,]{3,80}?)(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'wniosek|wniosek o dofinansowanie|propozycja projektu|notatka służbowa|komunikat prasowy|raport|sprawozdanie|protokół|notatka|notatka służbowa|karta pracy|regulamin|projekt|ogłoszenie|biuletyn|poradnik',
      documents:
        'raport|sprawozdani|protok|notat|polityk|regulamin|umow|porozumieni|plan|projekt|propozycj|wniosek|komunikat|biuletyn|przewodnik|poradnik|instrukcj|podręcznik|wykład|lekcj|przemówieni|list|okólnik|streszczeni|program|broszur|badani|analiz|strategi|statut|przepis|wyniki|zaproszeni|uchwał|zarządzeni|sylabus',
      organizations:
        's.a.|sp. z o.o.|spółk|uniwersytet|politechnik|szkoł|liceum|instytut|stowarzyszeni|fundacj|ministerstw|urząd|gmin|spółdzielni|federacj|związek|wydział|katedr|agencj|muzeum|bibliotek|szpital|bank|klub|komitet|rada|wspólnot|gazet|dziennik|kurier|wiadomości',
      smallPrint:
        'załączniki:|stwierdzenia dotyczące przyszłości|wszelkie prawa|nie ponosi odpowiedzialności|bez uprzedzenia|wyraża własne|komentarze są|kontakt dla mediów|o autorze|o autorce|nip:|regon',
      chapters: 'rozdział|sekcja|artykuł|art.|część|krok|faza|etap|wykład|lekcja|moduł|dzień|tydzień|punkt|załącznik|pkt',
      contacts:
        'kontakt|kontakty|kontakt dla mediów|kontakt dla prasy|kontakt prasowy|biuro prasowe|osoba do kontaktu|więcej informacji|dodatkowe informacje|informacje dla redakcji',
      enquiries: 'pytania?|masz pytania|w razie pytań|w przypadku pytań|w razie wątpliwości|więcej informacji udziela|więcej informacji:',
      printouts: 'pobrano z|pobrano dnia|wydrukowano|wydruk z dnia',
      lengths: 'słów|słowa|znaków|linijek|wierszy|stron|strony',
      subject: 'temat|dotyczy',
      mailHeads: 'od|do|dw|udw|data|wysłano|załączniki|załącznik',
      replies: 're|odp|fwd|pd',
      greetings: 'cześć|dzień dobry|witam|witaj|szanowni|szanowny|szanowna|drodzy|drogi|droga|hej|dobry wieczór',
      closings:
        'pozdrawiam|z poważaniem|pozdrowienia|serdecznie pozdrawiam|z wyrazami szacunku|dziękuję|dziękuję z góry|z góry dziękuję|dzięki|do zobaczenia|z pozdrowieniami|miłego dnia',
      mailFeet:
        'wysłano z|wysłane z|ta wiadomość|wiadomość może zawierać|niniejsza wiadomość|informacje zawarte|wiadomość oryginalna|-----wiadomość|pomyśl o środowisku|przekazana wiadomość|zanim wydrukujesz',
      selfNotes:
        'do sprawdzenia|do potwierdzenia|do uzupełnienia|sprawdzić z|sprawdzić u|potwierdzić z|ustalić z|uzgodnić z|dopisać źródło',
      summaryLabels: 'w skrócie|krótko|w jednym zdaniu|podsumowanie|streszczenie|krótko mówiąc',
      publishers: 'redaktor naczelny|redaktor prowadzący',
      bylines:
        'autor|autorka|autorzy|opracowanie|opracował|opracowała|przygotował|przygotowała|przygotowali|opracowali|sporządził|sporządziła|adresaci|tekst|redakcja|prowadzący',
      adverts: 'reklama|ogłoszenie|materiał sponsorowany|sponsorowane|artykuł sponsorowany',
      webAsks: 'znalazłeś błąd|zauważyłeś błąd|widzisz błąd|zgłoś błąd|klienci, którzy|zobacz komentarze|dołącz do dyskusji',
      apologies: 'przepraszam|wybaczcie',
      status: 'wstępne|wstępny|wstępna|dane wstępne|niezbadane|jeszcze nie|obowiązuje od|z zastrzeżeniem',
      imprint: 'wersja|wydanie|projekt|szkic|poufne|do użytku wewnętrznego|wersja ostateczna|wersja robocza|zastępuje',
      dates: 'data|opublikowano|zaktualizowano|ostatnia aktualizacja|wersja|obowiązuje od|stan na|nr',
      attendance:
        'obecni|obecne|byli|były|nie było|brakowało|uczestnicy|nieobecni|usprawiedliwieni|przewodniczący|przewodnicząca|protokolant|protokolantka|protokół|miejsce|sala|godzina|czas|następne spotkanie|goście',
      web: 'najczęściej czytane|polecane|zobacz również|przejdź do|używamy plików|ta strona używa|ta strona korzysta|akceptuję|zaakceptuj|udostępnij|obserwuj nas|zapisz się|subskrybuj|czytaj także|czytaj też|zobacz też|czytaj więcej|powiązane|dodaj komentarz|zostaw komentarz|wszelkie prawa|©|fot.|zdjęcie:|reklama|do góry|polityka prywatności|dodaj do koszyka|kup teraz|w magazynie|twój adres|zaloguj|czas czytania|darmowa dostawa',
      buttons:
        'posłuchaj artykułu|posłuchaj|odsłuchaj|obejrzyj wideo|zobacz wideo|dodaj do kalendarza|zapisz w kalendarzu|kup bilet|kup bilety|zarezerwuj|jak dojechać|pokaż mapę|zobacz mapę|rozmiar tekstu|rozmiar czcionki|zapisz artykuł|pokaż więcej|zobacz wszystkie|pobierz aplikację|galeria zdjęć|zgłoś błąd',
      webWhole:
        'strona główna|menu|szukaj|o nas|kontakt|aktualności|usługi|produkty|sklep|zaloguj|zaloguj się|zarejestruj|koszyk|moje konto|pomoc|udostępnij|drukuj|dalej|wstecz|zamknij|akceptuję|odrzuć|tak|nie|reklama|kariera|komentarze|odpowiedz|lubię to|newsletter|blog|facebook|instagram|twitter|linkedin|subskrybuj|kopiuj link|sport|kultura|polityka|gospodarka|kraj|świat|ustawienia cookies|prenumerata',
      forms: 'podpis|miejscowość, data|data i podpis|pieczęć|zaznaczyć',
      paperLabels: 'słowa kluczowe',
      firstPerson: 'ja|mój|moja',
      nods: 'ok|tak|nie|dzięki|dziękuję|super|jasne|dobrze|cześć|hej|haha|zrobione|spoko|dzień dobry|pominięto multimedia|<pominięto multimedia>|do zobaczenia|git',
      page: 'strona|str|s',
      readerAsks:
        'newsletter|zapisz się|subskrybuj|zostaw komentarz|w komentarzach|w komentarzu|obserwuj nas|pod tym postem|pod postem|w następnym poście',
      selfTests: 'pytania powtórkowe|pytania kontrolne|sprawdź się|ćwiczenia|test',
      titled: 'tytuł projektu|nazwa projektu|tytuł wniosku|tytuł|przedmiot|kurs|moduł',
    },
    topicKinds: {
      comparison: 'kontra|vs|porównanie|różnica|różnice|czy',
      decision: 'decyzja|wybór|wybrać|który|która',
      history: 'historia|historii|pochodzenie|początki|powstanie|rozwój|upadek',
      person: 'biografia|życie|kim był|kim jest',
      event: 'wojna|wojny|rewolucja|bitwa|kryzys|olimpi|mistrzostwa|konferencja|festiwal|wybory|pandemia|trzęsienie|wypadek|traktat',
      place: 'miasto|wyspa|wyspy|kraj|region|wieś|podróż|turystyka|park narodowy|stolica',
      method: 'jak|poradnik|metoda|wskazówki|dobre praktyki|krok po kroku|planowanie',
      technology:
        'technologia|technologie|oprogramowanie|sztuczna inteligencja|komputer|internet|sieć|silnik|bateria|fotowoltaika|energia słoneczna|robot|blockchain|pompa ciepła|wodór',
      product: 'produkt|aplikacja|startup|premiera|nasz nowy|nasza nowa',
      science:
        'teoria|fizyka|biologia|chemia|komórk|kwantow|klimat|energia|fotosynteza|dna|genetyka|ewolucja|grawitacja|czarne dziury|ekosystem|mózg|szczepionk|wulkan|gatunki',
    },
    tables: 'tabela|tab.',
    figures: 'rysunek|rys.|ilustracja|wykres|zdjęcie|ryc.',
    divisions: 'rozdział|część|załącznik|aneks|sekcja|artykuł|lekcja|moduł',
    typedSlides: {
      slide: 'slajd',
      title: 'tytuł|nagłówek',
      subtitle: 'podtytuł',
      notes: 'notatki|notatki prelegenta|notatki mówcy',
      visuals: 'obraz|grafika|ilustracja|zdjęcie|wizualizacja',
      content: 'treść|tekst|punkty|kluczowe punkty',
      cover: 'tytuł|slajd tytułowy|okładka|strona tytułowa',
    },
    slideAgendas: 'agenda|plan|plan prezentacji|porządek obrad|program|o czym dziś mówimy|o czym będziemy mówić|o czym dzisiaj|o czym dziś',
    slideFarewells: 'pytania|dziękuję|dziękujemy|kontakt|dyskusja',
    contents: 'spis treści',
    pages: 'strona|str.|slajd',
    authors: 'autor|autorka|autorzy|opracowanie|opracował|opracowała',
    dates: 'data|opublikowano|zaktualizowano|stan na',
    tasks: 'zadania|działania|pytania|otwarte pytania|otwarte kwestie|do zrobienia',
    pictures: 'obraz|ilustracja|zdjęcie|grafika',
    untitled: 'dokument|slajd|prezentacja|bez tytułu|tytuł',
    notCyclic: 'cykl życia|cyklu życia',
    styles: { heading: 'nagłówek', title: 'tytuł', subtitle: 'podtytuł', caption: 'legenda|podpis', quote: 'cytat|cytat intensywny' },
    defaultSections: 'domyślna sekcja|sekcja bez tytułu',
    audiences: {
      investors: 'inwestor|akcjonariusz',
      executives: 'zarząd|kierownict|dyrek|decydent',
      students: 'uczeń|uczni|studenci|studentów|początkując|dzieci|szkoł',
      experts: 'inżynier|naukow|badacz|programist|ekspert',
      customers: 'klient|kupując|użytkown|konsument',
      colleagues: 'pracown|koleg|zespół|zespoł',
      public: 'obywatel|mieszkań|czyteln|publiczn',
    },
    tones: {
      factual: 'rzeczow|analitycz|naukow',
      persuasive: 'przekonuj|sprzedaż|motywuj',
      narrative: 'opowie|zabawn|inspiruj|emocj',
      critical: 'krytycz|sceptycz|wyważon',
      simple: 'prost|zrozumia|jasn',
    },
    and: 'i|oraz|lub|kontra',
    genericHeadings:
      'podsumowanie|streszczenie|wstęp|wprowadzenie|tło|wnioski|wyniki|przegląd|kontekst|przedmowa|dyskusja|w skrócie|najważniejsze informacje',
    concludingHeadings:
      'wnioski|podsumowanie|podsumowanie i wnioski|zakończenie|na zakończenie|następne kroki|kolejne kroki|dalsze kroki|co dalej|rekomendacje|zalecenia|perspektywy|uwagi końcowe|podsumowując|reasumując|w skrócie|krótko mówiąc',
    backMatter:
      'bibliografia|literatura|źródła|podziękowania|załącznik|załączniki|aneks|aneksy|spis treści|spis rysunków|spis ilustracji|spis tabel|przypisy|słowniczek|skorowidz|indeks|o autorze|o autorce|o autorach|konflikt interesów',
    appendices: 'zobacz też|przypisy|uwagi|bibliografia|linki zewnętrzne|galeria|literatura',
    framing: 'wprowadzenie|wstęp|przegląd|podstawy|początkujących|przewodnik|prezentacja|wykład|działa|działają|dzieci|wszystko',
    structures: {
      pros: 'zalety|za|korzyści|plusy',
      cons: 'wady|przeciw|minusy',
      cycle: 'cykl|obieg',
      funnel: 'lejek',
      team: 'zespół|kim jesteśmy|zarząd|kierownictwo|założyciele|rada|prelegenci|kontakty',
      prices: 'cena|ceny|opłat',
      swot: ['mocne strony', 'słabe strony', 'szanse', 'zagrożenia'],
    },
  },
  grammar: {
    relatives: 'który|która|które|którzy|którego|której|których|którym',
    leadIns:
      'jednak|ponadto|dodatkowo|dlatego|zatem|więc|na przykład|w szczególności|w rzeczywistości|ogólnie|podsumowując|po pierwsze|po drugie|wreszcie|na koniec|ale|i|a|również|także',
    breaks: 'a|ale|lecz|ponieważ|gdyż|bo|podczas gdy|chociaż|choć|gdzie|gdy|kiedy|jeśli|więc|dlatego|na przykład|w tym|takich jak',
    backward: 'to|ten|ta|te|ci|on|ona|ono|oni|jego|jej|ich|tutaj|taki|taka|takie',
    interrogatives: 'co|kto|jak|gdzie|kiedy|dlaczego|który|która|które|ile|czego|komu',
    subordinators: 'jeśli|jeżeli|gdy|kiedy|chociaż|choć|ponieważ|aby|żeby|po|przed|podczas|mimo|bez|w|na|z|dla|od',
    danglers: 'i|oraz|lub|albo|ale|a|w|we|na|do|z|ze|o|od|po|przez|dla|przy|że|który|jest|są|nie|się|jak|co|czy|to|za|pod|nad|bez|by',
    subjects: 'my|on|ona|oni|to|ten|ta|te|jest|są|ja|wy|nasz|ich',
    copulas: 'jest|są|był|była|było|były|ma|mają|może|mogą|musi|będzie|zostało',
    being: 'to|jest|są|dotyczy',
    common:
      'twój|twoja|twoje|twojego|swój|swoje|swojego|nasz|jak|co|kto|dlaczego|inne|inny|inna|innych|więcej|mniej|bardzo|wszystko|wszystkie|każdy|każda|być|jesteś|możesz|powinien|powinno|chcesz|nawet|tego|tym|tych|jako|już|tylko|zawsze|często|coś|sobie|przez|między|również|będzie',
    unseen:
      'i|oraz|lub|albo|ale|a|w|we|na|z|ze|do|od|dla|po|pod|nad|przed|między|przez|o|u|za|bez|jak|jako|że|który|która|które|co|kto|gdy|gdzie|dlaczego|ten|ta|to|te|jest|są|był|była|było|były|być|nie|się|jego|jej|ich|nasz|nasze|więcej|mniej|bardzo|nowy|nowa|pierwszy|kroki|wstęp|podsumowanie|wnioski|dziękuję|pytania',
    conjunction: /^(?:i|ale)\s+/iu,
    participle: /^\p{Ll}{3,}ąc(?=\s)/u,
  },
  sentence: {
    nobody: 'nikt|nic|żaden z|żadna z|żadne z',
    presents: 'oto|to jest|przesyłam',
    complements: 'że|iż|jak',
    listEnds: 'itd|itp|etc',
    abbreviations:
      'dr|prof|mgr|inż|hab|lek|wet|płk|gen|kpt|ks|bp|św|ul|al|pl|os|np|tzn|tzw|tj|m.in|in|ok|ew|wg|zob|por|pt|ww|jw|im|tys|godz|min|sek|max|woj|pow|gm|tel|red|oprac|tłum|wyd|vs|e.g|i.e|śp|dot|ob|mec|sp',
    closing: 'et al|r|w|zł|gr|mln|mld|n.e|p.n.e|o.o|S.A|Inc|Ltd|proc|szt|jr',
    counted: 'nr|rys|tab|art|ust|pkt|par|rozdz|t|s|str|poz|zał|lit|vol|wew|lok',
    ordinalStops: true,
    openers:
      'to|ten|ta|te|ci|tamten|on|ona|ono|oni|one|my|wy|ja|ty|jego|jej|ich|nasz|nasza|nasze|w|we|na|do|z|ze|o|od|po|przez|dla|przy|bez|pod|nad|za|przed|między|podczas|mimo|według|gdy|kiedy|jeśli|jeżeli|choć|chociaż|ponieważ|aby|żeby|ale|i|a|oraz|lub|albo|jednak|więc|dlatego|także|również|też|potem|następnie|co|kto|jak|gdzie|dlaczego|który|która|które|każdy|każda|każde|wszyscy|wszystkie|wiele|wielu|niektóre|niektórzy|żaden|nie|jest|są|był|była|było|być|może|można|trzeba|należy|tylko|już|teraz|dziś|obecnie|dwa|dwie|trzy|po|więcej|bardzo|tam|tu',
    says: 'powiedział|powiedziała|mówi|pyta|zapytał|zapytała|odpowiada|odpowiedział|odpowiedziała|wyjaśnia|wyjaśnił|dodał|dodała|pisze',
    markers:
      'na przykład|przykładowo|innymi słowy|krótko mówiąc|po pierwsze|po drugie|po trzecie|po czwarte|z drugiej strony|z jednej strony|wręcz przeciwnie|przeciwnie|podsumowując|reasumując|oczywiście|niestety|na szczęście|tak|cóż|dokładniej|mówiąc krótko|jak wspomniano|ponadto|dodatkowo|co więcej|w rezultacie|w efekcie|w związku z tym|w szczególności|w rzeczywistości|czyli|to znaczy|słowem|notabene|swoją drogą',
    enumerators: 'po pierwsze|po drugie|po trzecie|po czwarte|z jednej strony|z drugiej strony',
    bareMarkers:
      'ale|i|jednak|jednakże|ponadto|dodatkowo|zatem|na przykład|przykładowo|w rezultacie|w efekcie|poza tym|oprócz tego|w konsekwencji|podsumowując|z kolei|natomiast',
    bareExcept: 'nie|też|także|tylko|tak|to|jest|są|już|jeszcze|nawet|dlatego|wtedy|tym|potem|wówczas|z|w tym',
    ties: 'na przykład|jednak|oczywiście|niestety|na szczęście|zatem|z kolei|natomiast|rzecz jasna',
    looseTies: 'jednak|natomiast|zatem|ponadto|na przykład|jednakże|z kolei|bowiem',
    partners:
      'nie tylko|ale także|ale również|lecz także|a jednak|i jednak|jednak nie|jednak tylko|ale jednak|takie jak na przykład|jak na przykład|tak zatem|a zatem|natomiast nie',
    report:
      /^(?:(?:pamiętaj|pamiętajcie|pamiętajmy|zauważ|zauważmy|należy (?:pamiętać|zauważyć|podkreślić)|warto (?:pamiętać|zauważyć|podkreślić|dodać)|trzeba pamiętać|prawda jest taka), że)\s+/iu,
    restatements: 'tj.|tzn.|to jest|to znaczy|czyli|innymi słowy|a mianowicie|mianowicie',
    examples: 'np.|na przykład|m.in.|między innymi|takie jak|jak',
    pointers: 'zob.|zobacz|por.|patrz|źródło:|źródła:',
    exhibits: 'tabela|tabeli|rysunek|rysunku|rys.|rozdział|rozdziale|załącznik|równanie|wykres|tab.',
    limits:
      'nie|nigdy|żaden|żadna|żadne|ani|bez|oprócz|z wyjątkiem|wyłącznie|tylko|jedynie|jeśli|jeżeli|pod warunkiem|chyba że|dopóki|gdy|kiedy|niż|mniej|więcej|co najmniej|przynajmniej|co najwyżej|najwyżej|około|ok.|prawie|niemal|może|mogą|mógłby|mogłaby|mogłoby|powinien|powinna|powinno|powinny|musi|muszą|należy|niektóre|niektórzy|kilka|wszystkie|wszyscy|każdy|każda|każde|na|średnio|przeciętnie|szacunkowo|planowany|planowana|przed|po|od|do|w|we|z|podczas|między|włącznie|w tym|zależnie|według|ponieważ|ale|oba|obie|jeden|jedna|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|sto|tysiąc|milion|miliard|procent|wstępny|opcjonalny|obowiązkowy|brutto|netto|ledwie|być może|prawdopodobnie|zwykle|zazwyczaj|często|czasami|rzadko|zwłaszcza|szczególnie|inny|inna|inne|dawny|odpowiednio|choć|jeszcze|nowy|stary',
    torn: 'i|oraz|lub|albo|ale|a|w|we|na|do|z|ze|o|od|przez|dla|przy|że|który|która|które|jak|co|czy|bez|pod|nad|np|zwłaszcza|między|aby|żeby',
    tornOpeners: 'ponieważ|chociaż|choć|podczas gdy|nawet jeśli|mimo że|a także|żeby|aby także|dzięki czemu|przez co',
    finite:
      'jest|są|był|była|było|byli|były|będzie|będą|ma|mają|miał|miała|miało|mieli|może|mogą|mógł|mogła|musi|muszą|powinien|powinna|powinny|został|została|zostało|zostały|wzrósł|wzrosła|wzrosło|spadł|spadła|spadło|daje|dają|pozwala|pozwalają|kosztuje|trwa|trwał|zawiera|zawierają|oznacza|wymaga|wymagają|stanowi|stanowią|działa|działają|istnieje|istnieją|pokazuje|pokazują|prowadzi|prowadzą|należy|trzeba|można',
    cuts: {
      reasons: 'ponieważ|bo|gdyż|bowiem|jako że|dlatego że',
      asserted: 'więc|podczas gdy',
      outcomes: 'więc|dlatego|toteż|dzięki czemu|przez co|wskutek czego|tak że|podczas gdy|co oznacza, że',
      sequels: 'i',
      concessions: 'choć|chociaż|mimo że|pomimo że|jakkolwiek',
      findings:
        /^[^.;:!?]{3,90}?\s(?:pokazują|pokazuje|pokazał[aoy]?|wykazują|wykazuje|wykazał[aoy]?|potwierdzają|potwierdza|potwierdził[aoy]?|dowodzą|dowodzi|dowiodł[aoy]?|wynika), że\s+(?!(?:nie|żaden|żadna|ani|się|to)(?!\p{L}))/iu,
      bound:
        'nie|nigdy|żaden|żadna|żadne|nikt|nic|tylko|jedynie|wyłącznie|głównie|częściowo|zwłaszcza|przede wszystkim|jeśli|jeżeli|chyba|dlatego|po to|tym bardziej',
      correlates: 'tak|taki|taka|takie|tyle|zbyt|dość|czy|ani|bądź|nie tylko',
      verbs: /(?<!\p{L})\p{Ll}{2,}(?:ł|ła|ło|li|ły|ją|uje|eje|amy|emy|imy)(?!\p{L})/u,
    },
    hangs: {
      inferences: 'dlatego|zatem|więc|toteż|wobec tego',
      endings: 'wszystkie trzy|wszystkich trzech|oba|obie|obydwa|to',
      things: 'ono|jego|jej|niego|niej|nim|nią|go|ją',
      persons: 'on|ona|jemu|mu',
      several: 'oni|one|ich|im|nich|nimi|je',
      demonstratives:
        'ten|ta|to|te|ci|tego|tej|temu|tym|tych|tymi|tę|tą|taki|taka|takie|takich|takim|takimi|takiego|takiej|tamten|tamta|tamte|owy',
      present:
        'rok|roku|miesiąc|miesiącu|tydzień|tygodniu|kwartał|kwartale|dzień|raport|dokument|przewodnik|rozdział|artykuł|badanie|praca|umowa|umowy|umowie|strona|prezentacja|kurs|książka|tekst|co|kto|jak|że|, że|, co|, kto|, którzy|, które|, aby|samym|sam|same|momencie',
      expletive:
        /(?<!\p{L})(?:to,? (?:co|że|jak|kto|czy|znaczy|jest|są)|(?:po to|do tego|o tym|dzięki temu|przez to|z tym|na tym|nad tym|w tym), (?:aby|żeby|by|że|co|jak|czy|kto|gdzie)|tak(?:i|a|ie|ich|im|imi) jak|w tym|tym (?:bardziej|lepiej|większ\p{L}+)|im (?:\p{L}+ej|więcej|mniej|większ\p{L}+)|poza tym|przy tym|oprócz tego|to samo co|\p{L}+, to)(?!\p{L})/iu,
      opening:
        'to|tak|pierwszy z|pierwsza z|ten ostatni|ta ostatnia|niektóre z nich|większość z nich|każdy z nich|jeden z nich|jedna z nich|żaden z nich|w ten sposób|w tym celu|w takim przypadku|w tym przypadku|w takich przypadkach|wtedy|wówczas|od tego czasu|od tej pory|w przeciwnym razie|jeśli tak|jeśli nie|to samo|dzięki temu|z tego powodu|przez to|dlatego też|zamiast tego|po to|tak też|stąd|do tego czasu|do tej pory|do tego dnia|reszta|pozostali|pozostałe|pozostałych|inni|wynikiem było|efektem było|przyczyną było|odtąd|gorzej,',
      openingBeforeVerb:
        'oba|obie|obaj|drugi|druga|drugie|trzeci|trzecia|trzecie|ostatni|ostatnia|inny|inna|inne|inni|kolejny|kolejna|kolejne',
      connectives:
        'owszem|to prawda|wprawdzie|ale|i|a|lecz|jednak|jednakże|ponadto|dodatkowo|co więcej|dlatego|zatem|więc|tak więc|w rezultacie|w efekcie|na przykład|przykładowo|natomiast|z kolei|z drugiej strony|z jednej strony|wręcz przeciwnie|podobnie|również|także|też|następnie|potem|później|w końcu|na koniec|wreszcie|najpierw|po pierwsze|po drugie|po trzecie|innymi słowy|ponieważ|bo|bowiem|poza tym|oprócz tego|w przeciwnym razie|mimo to|niemniej|tymczasem|zamiast tego|albo|lub|dlatego też|z tego powodu',
      substitutes: 'zrobić to|robiąc to|robi to|robią to|jeśli tak|jeśli nie|w ten sposób',
      selections:
        'ten ostatni|ta ostatnia|te ostatnie|pierwszych dwóch|te dwa|te dwie|te trzy|tych dwóch|jeden z nich|jedna z nich|niektóre z nich|każdy z nich|żaden z nich|pierwszy powód|drugi powód|pierwszy krok|drugi krok|następny krok|kolejny krok|pierwsze pytanie|powyższy|powyższa|powyższe|powyższych|wyżej wymieniony|wyżej wymienione|wspomniany|wspomniana|wspomniane|wymieniony',
      additions: 'również|także|też|kolejny|kolejna|kolejne|dodatkowy|dodatkowa|dodatkowe|ponadto',
      settings: 'tam|tu|tutaj|wówczas|potem|później|wcześniej|tymczasem|zamiast tego|w zamian|stamtąd',
      pointers:
        'poniżej|powyżej|jak wspomniano|jak wyżej|następujący|następująca|następujące|następujących|poprzedni|poprzednia|poprzednie|poniższy|poniższa|poniższe|poniższych|w tym rozdziale|niżej',
      announcements: 'poniżej|następująco|następujące|następujących|na przykład|np|takie jak|w tym|poniższe',
      plural: /(?:i|y|e|ów|ami|ach|ludzie|zespół)$/iu,
      comparatives:
        'szybszy|szybciej|wolniej|tańszy|taniej|droższy|większy|mniejszy|gorszy|gorzej|łatwiejszy|łatwiej|trudniejszy|trudniej|silniejszy|bezpieczniejszy|prostszy|krótszy|dłuższy|wyższy|niższy|młodszy|starszy|odwrotnie',
      bases: 'niż|od|coraz|im|jak najszybciej',
      author: 'ja|my|mnie|mi|nas|nam|nami|mój|moja|moje|nasz|nasza|nasze|naszych|naszym|naszej|naszego',
      house: 'my|nas|nam|nami|nasz|nasza|nasze|naszych|naszym|naszej|naszego',
      reader: 'ty|wy|ciebie|tobie|ci|was|wam|wami|twój|twoja|twoje|twoich|twojego|twojej|twoim|wasz|wasza|wasze',
      elided:
        'jest|są|był|była|było|były|może|mogą|musi|muszą|ma|mają|zawiera|zawierają|oferuje|pozwala|pozwalają|umożliwia|oznacza|został|została|zostały|służy|służą|pomaga|chroni',
      imperatives:
        'dodaj|upewnij|unikaj|wybierz|napisz|zapytaj|zacznij|rozważ|stwórz|utwórz|określ|zostaw|powiedz|wyślij|wyjaśnij|zrób|wyobraź|dołącz|zaproś|przeczytaj|zachowaj|spójrz|nie zapomnij|pamiętaj|pomyśl|umieść|przygotuj|spróbuj|opublikuj|odpowiedz|sprawdź|bądź|postępuj|weź|traktuj|użyj|używaj|znajdź|otwórz|zamknij|daj|zobacz|rozmawiaj|zadaj|poproś',
    },
  },
  discourse: {
    cuePhrases: {
      isA: 'to|jest',
      about:
        '^w tym liście|^w tej wiadomości|^niniejsz*|^ten raport|^ten dokument|^ten artykuł|^ta sekcja|^ten rozdział|^ten przewodnik|^ta strona|^ta notatka|^ta prezentacja|^w tym rozdziale|^w tej części|^w tym artykule|^w tym raporcie|^w tym przewodniku|^w niniejsz*|^poniżej przedstaw*|^pozostała część|^zob.|^zobacz także|^zobacz też|^jak wspomniano|^celem niniejsz*|^celem tego dokumentu|w załączniku|w załączeniu|^więcej informacji|^aby dowiedzieć się więcej|^opisujemy|^dziś omówimy',
      announce:
        'następując*|^oto|^są to|^są nimi|poniższe|poniżej|z dwóch powodów|z kilku powodów|z trzech powodów|^należą do nich|jest proste$|są jasne$|jest jasne$|są proste$',
      counts: 'dwa|trzy|cztery|pięć|sześć|siedem|osiem|dwie|kilka|wiele|parę|różne|różnych|liczne|dwóch|trzech|kilku|szereg',
      announced:
        'powod*|powód|przyczyn*|sposob*|sposób|rzecz*|pytan*|krok*|punkt*|rodzaj*|typ|typy|typów|czynnik*|zalet*|wad*|problem*|zmian*|decyzj*|zasad*|reguł*|częś*|opcj*|etap*|faz*|element*|przykład*|cel|cele|celów|wniosk*|lekcj*|wyzwan*|ryzyk*|obszar*|metod*|podejś*|strategi*|kategori*|grup*|wskazów*|porad*|wynik*|rekomendacj*|zalec*|działa*|środk*|składnik*|cech*|temat*|aspekt*|błęd*|form*|warunk*|kryteri*|wymaga*|wymog*|różnic*|argument*|priorytet*|filar*|zada*',
      request:
        '^czy możesz|^czy możecie|^czy mógłbyś|^czy mogłabyś|^czy moglibyście|^czy mogłyby|^czy mogliby|^czy może pan|^czy może pani|^czy mogą państwo|^czy mogliby państwo|^czy ktoś może|^czy ktoś mógłby|^możesz|^możecie|^mógłbyś|^mogłabyś',
      ask: 'należy|trzeba|powinn*|musi|muszą|musimy|rekomend*|zalec*|prosimy|proszę|proponujemy|proponuj*|sugeruj*|warto|wnioskuj*|konieczne|niezbędne|potrzebujemy|potrzebne|wymaga się|apeluj*|wzywa*|czy mogą|zobowiązan*|doradzamy|^skłaniam się|^wolę|^wolał*|^jestem za|^jestem przeciw|^głosuję|żądam|żądamy|domagam|domagamy|postuluj*',
      cause:
        'ponieważ|powody|powodów|gdyż|bo|z powodu|ze względu na|przez|dzięki|przyczyną|przyczyna|powodem|główny powód|spowodowan*|powoduj*|wynika z|wynikało z|wskutek|na skutek|w wyniku|z braku|dlatego że|skutkiem',
      claim:
        'jest ważn*|jest kluczow*|jest istotn*|jest niezbędn*|najważniejsze|odgrywa|jest lepiej|lepiej jest|zależy od|zależą od|pozwala|pozwalają|umożliwia*|jest jasne|pozostaje|kluczem|istotą|polega na tym|opłaca się',
      condition:
        '^jeśli|^jeżeli|^gdy|^kiedy|^w przypadku|^w razie|jeśli|jeżeli|pod warunkiem|chyba że|tylko jeśli|o ile|w przypadku gdy|dopóki',
      consequence:
        '^dlatego|^zatem|^więc|^w rezultacie|^w efekcie|^w konsekwencji|^w związku z tym|^stąd|^wobec tego|^tym samym|dlatego|w rezultacie|w efekcie|co oznacza|to oznacza|prowadzi do|doprowadził*|skutkuje|tak że|^z tego powodu|^oznacza to',
      contrast:
        '^jednak|^ale|^lecz|^jednakże|^natomiast|^mimo|^pomimo|^chociaż|^choć|^z drugiej strony|^z kolei|^podczas gdy|^w przeciwieństwie|^niestety|^tymczasem|^nie każd*|jednak|natomiast|podczas gdy|w przeciwieństwie|ale|lecz|mimo|zamiast|^inaczej niż',
      decision:
        'zdecydowa*|postanowi*|decyzj*|uchwali*|uchwał*|zatwierdz*|zatwierdził*|przyję*|uzgodni*|zgodzi*|głosowa*|odrzuc*|przesunięt*|odłożon*|wybrano|wybrał*|ustalon*|ustali*|jednogłośnie',
      definition:
        'oznacza|definiuje się|jest definiowan*|to rodzaj|to forma|to proces|to metoda|to technika|to zdolność|to zbiór|to system|nazywa się|nazywamy|określa się|określamy|zwan*|rozumie się|rozumiemy|polega na|polegając*|składa się z|składają się z|jest to|to nauka|to termin|to pojęcie|odnosi się do',
      detail: '^ponadto|^dodatkowo|^także|^również|^poza tym|^co więcej|w szczególności|w tym|^inn*|^niektór*|^podobnie|^oprócz',
      example: '^na przykład|^np.|na przykład|np.|^przykładem|^przykładowo|^wyobraź*|^załóżmy|^weźmy|takie jak',
      greeting:
        '^cześć|^dzień dobry|^dobry wieczór|^witam*|^witaj*|^szanown*|^drog*|^dziękuj*|^serdecznie|^z poważaniem|^pozdrawiam*|^z pozdrowieni*|^gratul*|^mam nadzieję|^powodzenia|^do zobaczenia|^miłego|^przepraszam*|^hej|^czekam na|^zachęcam do kontaktu|^chcielibyśmy podziękować|^chciałbym podziękować|^chciałabym podziękować|^chcemy podziękować|^na koniec chcielibyśmy podziękować|^na koniec chciałbym podziękować|^na koniec chciałabym podziękować|^na koniec dziękuj*|^podziękowania należą się|^składamy podziękowania',
      instruct:
        '^użyj|^używaj|^upewnij|^sprawdź|^kliknij|^otwórz|^dodaj|^usuń|^zachowaj|^napisz|^zapytaj|^zadzwoń|^umieść|^włóż|^weź|^naciśnij|^wybierz|^wpisz|^wprowadź|^zainstaluj|^uruchom|^zapisz|^zacznij|^zatrzymaj|^spróbuj|^unikaj|^nie *aj|^nie *uj|^nigdy|^zawsze|^pamiętaj|^poczekaj|^umyj|^wyczyść|^pokrój|^wymieszaj|^upiecz|^wlej|^podgrzej|^przechowuj|^wyślij|^prześlij|^przeczytaj|^przygotuj|^ustaw|^wypełnij|^zostaw|^odłącz|^podłącz|^wyłącz|^włącz|^powtórz|^wymień|^zmierz|^zgłoś|^skontaktuj|^podaj|^połóż|^dopraw|^*jcie|^*ijcie|^sprawdzić|^przygotować|^włączyć|^wyłączyć|^otworzyć|^dodać',
      imperativeStops: 'jest|są|był|była',
      objects:
        '^niektórzy mówią|^niektórzy twierdzą|^niektórzy z was|^krytycy|^przeciwnicy|^zwolennicy|^mówi się|^słyszę|^ktoś powie|^powiecie',
      says: 'powiedział*|mówi|stwierdził*|wyjaśnił*|wyjaśnia|według|zdaniem|podkreśla|podkreślił*|dodał*|dodaje|ostrzega|ostrzegł*|ogłosił*|poinformował*|informuje|uważa|uważam|sądzi|moim zdaniem|naszym zdaniem|wierzy|przyznał*|zaznaczył*|ocenia|komentuje',
      result:
        'wzrós*|wzrost*|wzrosł*|spadł*|spadek|spadk*|zmniejszy*|zwiększy*|urósł|urosł*|poprawi*|osiągn*|przekroczy*|podwoi*|potroi*|wygra*|straci*|zyska*|pokazuj*|pokazał*|wykaza*|wynik*|rekord*|łącznie|średnio|w porównaniu|ponad|więcej niż|mniej niż|procent|wynosi*|wyniós*|wyniosł*|ukończ*|zakończ*|dostarcz*|sprzeda*|zaoszczędz*|przychod*|zysk*|oszczędn*|stwierdzono|zmierzon*|zrealizowa*|skróc*|zarejestrowa*|odnotowa*',
      rhetoric:
        '^wyobraź sobie|^kto nie|^oczywiście|^jasne|^nic dziwnego|^czy wiesz|^czy wiecie|^bądźmy szczerzy|^wszyscy wiedzą|^wszyscy wiemy|^to proste|^i to wszystko|^może myślisz|^nie martw|^jak wiadomo|^cóż za',
      risk: 'ryzyk*|problem*|zagroż*|niebezpiecz*|awari*|opóźni*|opóźnien*|niedob*|brak*|brakuje|niewystarczając*|trudn*|przeszk*|słaboś*|szkod*|strat*|skarg*|reklamacj*|błąd|błęd*|niestety|kryzys*|obaw*|martwi|wypadk*|wypadek|uraz*|narusze*|incydent*|za mało|zbyt mało|zbyt woln*|podatn*|wąskie gardł*|pogorsz*|zaległ*|wyzwan*|nieudan*|zawiód*',
      scene:
        '^w ostatnich latach|^obecnie|^dziś|^dzisiaj|^w dzisiejsz*|^od wieków|^od dziesięcioleci|^od lat|^od zawsze|^na przestrzeni|^wiele osób|^większość ludzi|^żyjemy w|^w świecie|^dawniej|^dawno temu|^kiedy byłem|^pewnego dnia|^każdego dnia|^coraz więcej|^nie jest tajemnicą|^wszyscy|^w zeszłym tygodniu|^świat|^codziennie',
      transition:
        '^przejdźmy|^zobaczmy|^przyjrzyjmy|^teraz|^zanim|^podsumowując|^na zakończenie|^zacznijmy|^wróćmy|^jak widzieliśmy|^porozmawiajmy|^reasumując|^omówmy',
      first: 'po pierwsze|najpierw|pierwsz*|z jednej strony|na początek|krok 1|przede wszystkim',
      next: 'po drugie|po trzecie|po czwarte|po piąte|drug*|trzeci*|następnie|potem|później|kolejn*|ponadto|z drugiej strony|inn*|krok 2|krok 3|krok 4',
      last: 'wreszcie|na koniec|ostatni*|w końcu',
      oneSide: '^z jednej strony|^niektór*|^jedni|^zwolennicy|^teoretycznie|^zaletą',
      otherSide: '^z drugiej strony|^z drugiej|^inni|^inne|^przeciwnicy|^krytycy|^w praktyce|^wadą|^natomiast',
      strong:
        'najważniejsz*|największ*|najwyższ*|najniższ*|najlepsz*|najgorsz*|jedyn*|tylko|główn*|kluczow*|ważn*|istotn*|zasadnicz*|nigdy|rekord*|pierwsz*|przede wszystkim|łącznie|podwó*|połow*|każd*|żad*|musi|koniecz*|najczęś*',
      answer: '^tak|^nie,|^nie.|^niekoniecznie|^to zależy|^odpowiedź|^krótko mówiąc|^nie zawsze',
      back: '^to|^ten|^ta|^te|^ci|^tego|^tej|^tych|^temu|^tę|^on|^ona|^ono|^oni|^one|^jego|^jej|^ich|^taki*|^taka|^tam|^wtedy|od tego czasu|od tamtej pory|w tym celu|z tego|^oba|^obie|^obaj|^inni|^w takim przypadku|^wśród nich|^reszta|^pozostał*|^jest on|^jest ona|^jest to|^są one',
      free: '^w tym roku|^ten raport|^ten dokument|^ten artykuł|^w tym tygodniu|^tej wiosny|^tego lata',
    },
    cues: 'ważn|główn|kluczow|wynik|cel|pierwsz|pokaz|popraw|wzrost|wzros|spad|rekord|musi|muszą|należy|decyz|zalec|najwięk',
    steps: 'najpierw|po pierwsze|po drugie|po trzecie|następnie|potem|później|wreszcie|na koniec|na końcu',
    chatter: {
      begins:
        'przepraszam|nawiasem mówiąc|przy okazji|gratul|witaj|witamy|cześć|porozmawiajmy|zobaczmy|więcej informacji|aby uzyskać więcej|sprawdź|kliknij|oto|dziękuj|kilka przykładów|więc myślisz|gotow|zapytaliśmy|w tym rozdziale|w tej sekcji',
      holds:
        'gratulacje|gratulujemy|nie jesteś sam|nie jesteście sami|więcej informacji|zapoznaj się z nasz|sprawdź nasz|lista obecności|listę obecności|będzie na egzaminie|przeczytaj(?:cie)? rozdział|na dziś to wszystko|do zobaczenia za tydzień|dajcie znać|daj znać|proszę o informację|w komentarzach|naszego newslettera',
    },
  },
  talk: {
    tags: 'nieprawdaż',
    encrypted: 'szyfrowane end-to-end|zaszyfrowane end-to-end|szyfrowaniem end-to-end',
    settles:
      'no to ustalone|no więc|czyli|to czyli|więc|ok więc|no to|to ustalone|ustalone|podsumowując|podsumowanie|krótko mówiąc|w takim razie|zatem|robimy tak|to robimy tak',
    hence: 'to|czyli|więc|w takim razie|zatem',
    home: 'u mnie|u nas',
    we: '-emy|-imy|-ymy',
    agrees:
      'tak|ok|okej|zgoda|zgadzam się|pasuje|dobra|dobrze|super|jasne|może być|jestem za|za|popieram|+1|👍|✅|mi pasuje|zrobione|nie ma problemu|załatwione',
    corrects: 'przepraszam|korekta|poprawka|sorki|sorry|pomyłka|pomyliłam się|pomyliłem się|miało być|chodziło mi o|sprostowanie|errata',
    requests: 'czy możesz|możesz|mógłbyś|mogłabyś|czy mógłbyś|czy mogłabyś|czy możecie|możecie|dasz radę|czy może pan|czy może pani',
    please: 'proszę|prosimy',
    promises:
      'zamówię|przygotuję|zbiorę|powiadomię|przekażę|podpiszę|umówię|kupimy|sprawdzę|ja zadzwonię|zadzwonię|ja zapytam|zapytam|ja kupię|kupię|ja wyślę|wyślę|ja zrobię|zrobię|ja napiszę|napiszę|ja przyniosę|przyniosę|zajmę się|ja się zajmę|ogarnę|ja ogarnę|załatwię|ja załatwię|biorę|odbiorę|zarezerwuję|rezerwuję|zamawiam|zapłacę|opłacę|popytam|dopytam|wydrukuję|pożyczę|przelewam|podjadę|pogadam|umawiam|potwierdzę|spytam|skontaktuję się',
    proposes: 'może|to może|co powiecie na|a może|proponuję|co wy na',
    pending:
      'jeszcze nie wiem|nie wiemy|nie wiem czy|nie wiem, czy|do ustalenia|do potwierdzenia|jeszcze nie|nie podjęła jeszcze|nie wiadomo|nie ustaliliśmy|nie zdecydowali|otwarta pozostaje|kwestia otwarta|wciąż nie',
    intends: 'ja',
    open: 'Do ustalenia',
    titles: 'pan|pani|dr|prof',
    options: 'Warianty',
    price: 'Cena',
    details: 'Szczegóły',
    offers: 'mogę|ja mogę|mógłbym|mogłabym|możemy',
    inquires: 'zapytam|ja zapytam|spytam|dowiem się|sprawdzę|ja sprawdzę|dopytam',
    ownVerbs: '-ę',
    ownStates:
      'chcę|muszę|mogę|myślę|widzę|wolę|lubię|rozumiem|wiem|sądzę|wierzę|proszę|dziękuję|proponuję|pracuję|potrzebuję|popieram|głosuję|cieszę|boję|nie',
    why: 'Dlaczego {}',
    background: 'Kontekst',
    shortTitles: 'prof|inż|mgr|p',
  },
  findings: {
    was: 'był|była|było|były',
    decimalComma: true,
    eras: 'wcześniej|dotąd|dotychczas|dawniej|kiedyś|przedtem|rok wcześniej|w poprzednim roku|w roku poprzednim|w poprzednim sezonie|w zeszłym roku|w ubiegłym roku|rok temu;;dziś|dzisiaj|teraz|obecnie|w tym roku|aktualnie;;jutro|w przyszłości|od|wkrótce',
    numerals:
      'dwa=2|dwie=2|dwóch=2|dwoje=2|dwaj=2|trzy=3|trzech=3|cztery=4|czterech=4|pięć=5|pięciu=5|sześć=6|sześciu=6|siedem=7|siedmiu=7|osiem=8|ośmiu=8|dziewięć=9|dziewięciu=9|dziesięć=10|dziesięciu=10|jedenaście=11|jedenastu=11|dwanaście=12|dwunastu=12|trzynaście=13|trzynastu=13|czternaście=14|czternastu=14|piętnaście=15|piętnastu=15|szesnaście=16|siedemnaście=17|osiemnaście=18|dziewiętnaście=19|dwadzieścia=20|dwudziestu=20|trzydzieści=30|trzydziestu=30|czterdzieści=40|pięćdziesiąt=50|sześćdziesiąt=60|siedemdziesiąt=70|osiemdziesiąt=80|dziewięćdziesiąt=90|sto=100|stu=100|dwieście=200|pięćset=500|tuzin=12|tuzina=12|pół setki=50',
    one: 'jeden|jedna|jedno|jednego|jednej|jedną',
    halves: 'i pół',
    halved: 'półtora=1.5|półtorej=1.5',
    fractions:
      'połowa=0.5|połowę=0.5|połowy=0.5|pół=0.5|jedna trzecia=0.3333|jedną trzecią=0.3333|jednej trzeciej=0.3333|dwie trzecie=0.6667|dwóch trzecich=0.6667|jedna czwarta=0.25|jedną czwartą=0.25|ćwierć=0.25|trzy czwarte=0.75|jedna piąta=0.2|jedną piątą=0.2|jedna dziesiąta=0.1|jedną dziesiątą=0.1',
    every:
      'co drugi=2|co druga=2|co drugie=2|co drugą=2|co trzeci=3|co trzecia=3|co trzecie=3|co trzecią=3|co czwarty=4|co czwarta=4|co czwarte=4|co czwartą=4|co piąty=5|co piąta=5|co piąte=5|co dziesiąty=10|co dziesiąta=10',
    multiples:
      'podwoił=2|podwoiła=2|podwoiło=2|podwoiły=2|dwukrotnie=2|dwa razy=2|potroił=3|potroiła=3|trzykrotnie=3|trzy razy=3|czterokrotnie=4|dziesięciokrotnie=10|o połowę=0.5',
    powers:
      'tysiąc=3|tysiące=3|tysięcy=3|tys.=3|tys=3|milion=6|miliony=6|milionów=6|miliona=6|mln=6|miliard=9|miliardy=9|miliardów=9|miliarda=9|mld=9',
    percent: 'procent|procenta|procentów|procentom|procentami|procentach|procencie|proc.',
    points: 'punktów procentowych|punkty procentowe|punktu procentowego|p.p.|pkt proc.',
    currencies: 'złotych|złote|złoty|zł|euro|dolarów|dolary|funtów|franków|groszy',
    durations:
      'sekund|sekundy|minut|minuty|minuta|godzin|godziny|godzina|dni|dzień|dnia|tygodni|tygodnie|tydzień|tygodnia|miesięcy|miesiące|miesiąc|miesiąca|lat|lata|rok|roku|nocy',
    measures:
      'litrów|litry|litra|metrów|metry|metra|kilometrów|kilometry|ton|tony|kilogramów|kilo|gramów|hektarów|metrów kwadratowych|metrów sześciennych|megawatów|megawaty|kilowatów|kilowatogodzin|megawatogodzin|stopni|stron|punktów|punkty',
    adjectives: 'ych|ich|owe|ne',
    ago: 'temu|wcześniej',
    estimates: 'około|ok.|prawie|niemal|blisko|w przybliżeniu|mniej więcej',
    provisos: 'jeśli|jeżeli|o ile|chyba że|pod warunkiem|dopóki|z wyjątkiem|oprócz',
    doubts:
      'mógłby|mogłaby|mogłoby|mogłyby|powinien|powinna|powinno|powinny|prawdopodobnie|być może|przypuszczalnie|planowany|planowana|planowane|planuje|planujemy|oczekuje|oczekujemy|szacuje|szacowany|szacowana|wstępnie',
    allows: 'może|mogą|można|ryzyko|możliwe|trzeba|plan|cel',
    certainties: 'będzie|będą',
    negations: 'nie|bez|ani|nigdy',
    dateLimits: 'najpóźniej|nie później niż|do końca|do|przed|nie wcześniej niż',
    limitSigns:
      'co najmniej=≥|przynajmniej=≥|minimum=≥|nie mniej niż=≥|od=≥$*|co najwyżej=≤|najwyżej=≤|maksymalnie=≤|nie więcej niż=≤|do=≤*|więcej niż=>|ponad=>|powyżej=>*|mniej niż=<|poniżej=<*',
    limitSignsAfter: 'lub więcej=≥|i więcej=≥|lub mniej=≤|i mniej=≤',
    determiners: 'te|ten|ta|to|tych|wszystkie|wszystkich|nasze|naszych|ich|każde|każdy|inne',
    hedges:
      'około|ok.|prawie|niemal|ponad|więcej niż|mniej niż|co najmniej|przynajmniej|najwyżej|blisko|zaledwie|tylko|nie więcej niż|poniżej|powyżej',
    limits: 'najwyżej|maksym|minim|co najmniej|nie więcej niż|limit|granic|musi|muszą|próg|w ciągu|dopuszczaln',
    to: 'do',
    per: 'na|w ciągu',
    blankGroups: true,
    change: '(?:z|ze|od) {a} (?:do|na) {b};;(?:do|na) {b},? (?:z|wobec|w porównaniu z|po) {a};;{b},? (?:wobec|w porównaniu z|zamiast) {a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:rok wcześniej|przed rokiem|w zeszłym roku) (?:było |było to )?{a}',
    moves: 'zmieni|przeszł',
    rises: 'wydłuż|wzrosł|wzrós|wzrost|rośnie|rosł|zwiększy|popraw|podwoi|potroi|więcej',
    falls: 'skróc|skrót|spadł|spad|zmniejszy|zmal|obniży|malej|stracił|mniej',
    part: '{a} (?:z|ze|spośród) (?:naszych |wszystkich |tych )?{b};;(?:[Zz]|[Ss]pośród) (?:naszych |wszystkich )?{b},? (?:tylko )?{a};;{a} na {b}',
    of: 'z|ze|spośród|wszystkich|naszych',
    ofThis: 'z tego|z czego|z nich|z których|z tej kwoty|z tej sumy',
    versus: 'wobec|w porównaniu z|podczas gdy|natomiast|a|ale|niż|i|zaś|;',
    when: 'obecnie|teraz|dziś|dzisiaj|aktualnie|w zeszłym roku|w ubiegłym roku|w tym roku|wcześniej|dotąd|dotychczas',
    target: 'plan|cel|budżet|prognoz|założeni',
    expected:
      'planowaliśmy|planowano|spodziewaliśmy się|spodziewano się|liczyliśmy na|liczono na|obiecaliśmy|obiecano|przewidywaliśmy|przewidywano',
    needs: 'potrzeb',
    supposes: 'zakłada|założ|przypuśćmy|hipotetyczn|powiedzmy, że|przykład obliczeniowy',
    bounds: 'limit|próg|maksimum|minimum|min|maks|norma|normy',
    ranks: 'największ|najmniejsz|najwyższ|najniższ|najlepsz|najgorsz|najwięcej|najmniej|pierwsz|najczęściej|najważniejsz',
    verbs:
      'jest|są|był|była|było|byli|były|ma|mają|miał|miała|miały|będzie|będą|kosztuje|kosztują|kosztował|kosztowała|trwa|trwają|trwał|wzrosła|wzrósł|wzrosło|wzrosły|spadła|spadł|spadło|spadły|osiągnął|osiągnęła|wynosi|wynosił|wynosiła|wyniósł|wyniosła|wyniosły|stanowi|stanowią|stanowił|używa|płaci|płacą|obejmuje|pokrywa|liczy|zatrudnia|produkuje|sprzedał|sprzedała|sprzedano|otworzył|stracił|straciła|otrzymał|pozostaje|zrobił|podwoiła|podwoił|podwoiły|zmniejszyła|zmniejszył|zmniejszyła się|zwiększyła|zwiększył|przekracza|pracuje|mieszka|odpowiedziało|wybrało|zapytaliśmy|się|zajmuje|potrzebuje|wydano|wydaliśmy|zaoszczędził|zaoszczędziliśmy|wskazało|przypada|odwiedziło|pochodzi|pierze|obsługuje|obsłużyliśmy|stanowiły|stanowiła|stanowiło',
    pronouns: 'on|ona|ono|oni|one|to|ten|ta|te|ci|my|ja|który|która|które|jego|jej|ich|tego|tym|nikt',
    before: 'w|we|od|do|z|na koniec|pod koniec|na początku|przed|po|między|roku|rok|zimą|latem|jesienią|wiosną|ubiegłym|zeszłym|końcem',
    contrast: 'nie (?:tylko )?{x},? (?:lecz|ale) (?:także |również )?{y};;{x}, (?:a )?nie {y};;zamiast {x},? {y};;{x},? podczas gdy {y}',
    but: 'ale|jednak|lecz|natomiast|mimo to|z drugiej strony|niemniej|wadą|choć',
    because: 'ponieważ|bo|gdyż|z powodu|dzięki|wskutek|w wyniku|przyczyną|przez',
    therefore: 'dlatego|więc|zatem|w rezultacie|w efekcie|to oznacza|oznacza to|stąd|prowadzi do|w konsekwencji',
    conditions: 'jeśli|jeżeli|gdy|kiedy|o ile|gdyby',
    definition: '{x} oznacza {y};;{x} to {y};;[Pp]rzez {x} rozumie się {y};;{x} nazywa się {y}',
    kinds:
      'rodzaje|typy|formy|kategorie|klasy|sposoby|powody|opcje|metody|grupy|modele|zasady|reguły|przyczyny|ryzyka|zalety|cele|czynniki|pytania|warunki|zadania|role|rodzajów|typów|sposobów|powodów|zasad|etapów',
    consists: 'składa się z|składają się z|obejmuje|dzieli się na|jest złożony z|zawiera',
    levels: 'poziom|poziomy|poziomów|warstwa|warstwy|etap|etapy|faza|fazy|szczebel|stopień',
    from: 'z|ze|od|między',
    between: 'między=a',
    ordinals: 'pierwsz|drug|trzeci|czwart|piąt|szóst',
    last: 'ostatni',
    decisive: 'najważniejszy|najważniejsza|najważniejsze|decydujący|decydująca|kluczowy|kluczowe',
    total: 'razem|suma|łącznie|ogółem',
    advises: 'zalecamy|radzimy|rekomendujemy|polecam|nasza rekomendacja|proponujemy|zaleca się',
    said: 'przyznaje|przypomina|zauważa|ocenia|podsumowuje|skarży|powiedział|powiedziała|mówi|wyjaśnia|twierdzi|według|dodał|dodała|podkreśla|pisze|ostrzega',
  },
  texts: {
    agenda: 'Plan prezentacji',
    sources: 'Źródła',
    thankYou: 'Dziękujemy za uwagę',
    assumption: 'Założenie, do sprawdzenia',
    imagined: 'Przykład zmyślony',
    computed: 'Jedna część obliczona z pozostałych liczb',
    questions: 'Pytania',
    overview: 'Przegląd',
    summary: 'Podsumowanie',
    keyPoints: 'Najważniejsze punkty',
    keyMessage: 'Główny przekaz',
    keyFigures: 'Kluczowe liczby',
    discussion: 'Dyskusja',
    nextSteps: 'Kolejne kroki',
    verdict: 'Ocena',
    difference: 'Różnica',
    inDetail: 'Szczegóły',
    inTheWords: 'Słowami źródła',
    presentation: 'Prezentacja',
    exhibit: 'Rysunek',
    credits: {
      title: 'Źródła ilustracji',
      picture: 'Ilustracja',
      madeWith: 'utworzono w',
      cropped: 'przycięto',
    },
    modelUnavailable:
      'Model językowy nie dał użytecznej odpowiedzi, dlatego tę prezentację przygotował wbudowany program. Aby otrzymać wersję modelu, poproś o nią później.',
    storyline: {
      topical: {
        meaning: 'Co w jednym zdaniu oznacza „{t}”?',
        concern: 'Kogo dotyczy temat „{t}”?',
        figure: 'Jaka liczba najlepiej opisuje temat „{t}”?',
        takeHome: 'Jakie jedno zdanie na temat „{t}” każdy powinien zapamiętać?',
      },
      steps: {
        definition: [
          'O co chodzi',
          'Co to znaczy w jednym zdaniu?',
          'Co się w tym mieści, a co nie?',
          'Jakie nieporozumienie zdarza się najczęściej?',
        ],
        relevance: ['Dlaczego to ważne', 'Kogo to dotyczy?', 'Co się stanie, jeśli nic nie zrobimy?', 'Dlaczego właśnie teraz?'],
        background: [
          'Jak do tego doszło',
          'Gdzie się to zaczęło?',
          'Jakie wydarzenia to ukształtowały?',
          'Czego można się z tego nauczyć?',
        ],
        today: ['Jak jest dzisiaj', 'Jaka jest obecna sytuacja?', 'Które liczby najlepiej ją opisują?', 'Czego jeszcze nie wiadomo?'],
        mechanism: ['Jak to działa', 'Co dzieje się najpierw?', 'Co z tego wynika?', 'Jaki jest wynik?'],
        elements: ['Najważniejsze części', 'Która część podtrzymuje resztę?', 'Którą często się pomija?', 'Jak części łączą się w całość?'],
        examples: ['Przykłady', 'Gdzie widać to w praktyce?', 'Co się tam udało?', 'Co dziś zrobiono by inaczej?'],
        benefits: ['Co to daje', 'Kto na tym zyskuje i jak?', 'Jak zmierzyć korzyść?', 'Kiedy będzie odczuwalna?'],
        challenges: ['Co stoi na przeszkodzie', 'Jakie ryzyko jest największe?', 'Jak bardzo jest prawdopodobne?', 'Co by je zmniejszyło?'],
        outlook: ['Co będzie dalej', 'Czego spodziewać się w najbliższych latach?', 'Co mogłoby zmienić kurs?', 'Na jakie sygnały uważać?'],
        actions: ['Od planu do działania', 'Co zrobimy najpierw?', 'Kto to zrobi i do kiedy?', 'Po czym poznamy sukces?'],
        goals: ['Czego się nauczysz', 'Co będziesz wiedzieć na koniec?', 'Co będziesz umieć?', 'Co już wiesz?'],
        terms: ['Najważniejsze pojęcia', 'Jakie pojęcia są potrzebne?', 'Co oznacza każde z nich?', 'Które łatwo pomylić?'],
        mistakes: ['Częste błędy', 'Gdzie popełnia się błędy?', 'Dlaczego tak się dzieje?', 'Jak ich uniknąć?'],
        exercise: ['Spróbuj samodzielnie', 'Na czym polega zadanie?', 'Co jest do niego potrzebne?', 'Po czym poznać, że jest dobrze?'],
        check: ['Sprawdź swoją wiedzę', 'Jaka myśl jest najważniejsza?', 'Jak wyjaśnisz to przyjacielowi?', 'Co wciąż jest niejasne?'],
        problem: ['Problem', 'Kto ma ten problem i jak często?', 'Ile go to kosztuje?', 'Jak radzi sobie dzisiaj?'],
        solution: ['Rozwiązanie', 'Co oferujemy?', 'Co jest w tym nowego?', 'Dlaczego ludzie to wybiorą?'],
        market: ['Rynek', 'Jak duży jest i według jakiego źródła?', 'Jak szybko rośnie?', 'Którą część zdobędziemy najpierw?'],
        model: ['Model biznesowy', 'Kto płaci i za co?', 'Ile kosztuje i ile przynosi jedna sprzedaż?', 'Co napędza wzrost?'],
        proof: [
          'Dotychczasowe dowody',
          'Co już osiągnięto?',
          'Którzy klienci mogą to potwierdzić?',
          'Która liczba najbardziej przekonuje?',
        ],
        team: ['Zespół', 'Kto za tym stoi?', 'Dlaczego to właściwi ludzie?', 'Kogo jeszcze brakuje?'],
        ask: ['O co prosimy', 'Ile potrzeba?', 'Na co to przeznaczymy?', 'Co dzięki temu osiągniemy?'],
        question: [
          'Pytanie',
          'Na co ma odpowiedzieć ten raport?',
          'Kto potrzebuje odpowiedzi?',
          'Co zostanie na jej podstawie postanowione?',
        ],
        method: ['Jak prowadzono badanie', 'Skąd pochodzą dane?', 'Jak je sprawdzono?', 'Jakie są ich ograniczenia?'],
        findings: ['Główne wnioski', 'Jaki wynik jest najważniejszy?', 'Co było niespodziewane?', 'Co się nie zmieniło?'],
        causes: ['Co za tym stoi', 'Która przyczyna wyjaśnia najwięcej?', 'Co za nią przemawia?', 'Co jeszcze mogłoby to wyjaśnić?'],
        recommendation: ['Rekomendacja', 'Co należy zrobić?', 'Dlaczego właśnie to?', 'Co się stanie, jeśli tego nie zrobimy?'],
      },
      contrasts: {
        balance: ['Za i przeciw', 'Za', 'Co przemawia za?', 'Przeciw', 'Co przemawia przeciw?'],
        competition: ['Alternatywy', 'Inni', 'Co oferują inni?', 'My', 'Co robimy lepiej?'],
        options: ['Możliwości', 'Wariant A', 'Co daje i ile kosztuje?', 'Wariant B', 'Co daje i ile kosztuje?'],
      },
      depths: [
        ['przykład', 'Który przypadek pokazuje to najlepiej?', 'Co się wydarzyło, krok po kroku?', 'Czego uczy?'],
        ['liczby i dowody', 'Która liczba to pokazuje?', 'Z jakiego źródła pochodzi?', 'Czego nie pokazuje?'],
        ['pytania i wątpliwości', 'O co będą pytać słuchacze?', 'Jaka jest krótka odpowiedź?', 'Kto może powiedzieć więcej?'],
      ],
      hints: ['Dodaj liczbę i jej źródło', 'Podaj własny przykład', 'Powiedz to jednym zdaniem'],
      parts: {
        General: ['Podstawy', 'Bliższe spojrzenie', 'Spojrzenie w przyszłość'],
        'Educational Project': ['Początek', 'Zrozumienie', 'Ćwiczenie'],
        'Business Pitch': ['Szansa', 'Oferta', 'Plan'],
        'Reports and Insights': ['Zadanie', 'Wyniki', 'Następstwa'],
      },
      note: 'Nie skonfigurowano modelu językowego, dlatego ten slajd jest szkicem: zastąp pytania własnymi faktami.',
      audience: 'Odbiorcy',
      tone: 'Ton i styl',
      subtitle: 'Szkic do uzupełnienia',
      remember: 'Co warto zapamiętać',
      takeHome: 'Które jedno zdanie ma zostać w pamięci?',
    },
  },
};
