/** German. */
import type { LanguageWords } from './language.ts';

export const de: LanguageWords = {
  tag: 'de',
  reading: {
    source: {
      roles: {
        abstract: 'abstract|kurzfassung',
        summary:
          'schlagzeilen|kurz gefasst|zusammenfassung|kurz zusammengefasst|auf einen blick|das wichtigste|das wichtigste in kürze|in kürze|kernaussagen|kernpunkte|kennzahlen|highlights|überblick|kurzüberblick',
        introduction: 'einleitung|einführung|vorwort|ziel|ziele|zweck|zielsetzung|anlass|vorbemerkung|worum es geht',
        background: 'hintergrund|ausgangslage|ausgangssituation|kontext|problem|problemstellung|vorgeschichte|geschichte|warum|motivation',
        method: 'methode|methoden|methodik|vorgehen|vorgehensweise|ansatz|daten|material und methoden',
        results: 'ergebnis|ergebnisse|befunde|resultate|auswertung|erfolge|fortschritt|was gut lief|was gut gelaufen ist|erreicht|umsatz',
        discussion: 'diskussion|einordnung|grenzen',
        conclusion: 'fazit|schluss|schlussfolgerung|schlussfolgerungen|resümee|schlusswort|schlussbemerkung',
        outlook: 'ausblick|prognose|wie es weitergeht|wie geht es weiter|perspektiven|ausblick und nächste schritte',
        decisions: 'beschluss|beschlüsse|entscheidung|entscheidungen|beschlossen|vereinbart',
        recommendations: 'empfehlung|empfehlungen|vorschlag|vorschläge|handlungsempfehlungen',
        asks: 'nächste schritte|die nächsten schritte|aufgaben|to-dos|to do|todos|todo|maßnahmen|aktionen|was ich von euch brauche|was wir brauchen|was ihr tun könnt|bitte|arbeitsaufträge|was zu tun ist',
        risks:
          'risiken|risiken und probleme|risiko|probleme|schwierigkeiten|herausforderungen|was nicht gut lief|was schlecht lief|hindernisse|bedenken',
        questions: 'offene punkte|offene fragen|fragen|häufige fragen|häufig gestellte fragen|faq|offen|kontrollfragen',
      },
      headings:
        'agenda|tagesordnung|geltungsbereich|begriffe|definitionen|umfang|zuständigkeiten|verantwortlichkeiten|anforderungen|kosten|budget|zeitplan|termine|personal|team|kunden|markt|vertrieb|finanzen|produkt|produktion|zutaten|zubereitung|material|anleitung|vorbereitung|durchführung|tipps|hinweise|verschiedenes|sonstiges|beispiele|ausnahmen|datenschutz|inkrafttreten|technische daten|stand|status|themen|lernziele|haftung|kündigung|vertragsgegenstand|vergütung|laufzeit|mitarbeiter',
      portions: 'für den|für die|für das',
      topics: [
        /(?:^|\s)(?:über|von) ([^.!?;,]{3,80}?) (?:sprechen|reden|berichten|erzählen)(?!\p{L})/iu,
        /(?<!\p{L})mein Thema(?: (?:heute|heute Abend))? (?:ist|lautet|heißt)(?: heute(?: Abend)?)?:? ([^.!?;,]{3,80}?)(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'projektantrag|förderantrag|antrag|projektvorschlag|sachbericht|beschlussvorlage|sitzungsvorlage|statusbericht|positionspapier|interner vermerk|handout|arbeitsblatt|merkblatt|pressemitteilung|medienmitteilung|bericht|jahresbericht|protokoll|rundschreiben|entwurf|schulungsunterlage|infoblatt|informationsblatt|bekanntmachung|mitteilung|vorlesung|skript|anleitung|leitfaden|aktennotiz|newsletter',
      documents:
        'bericht|protokoll|vermerk|notiz|notizen|richtlinie|ordnung|vertrag|vereinbarung|plan|vorschlag|antrag|konzept|mitteilung|rundschreiben|rundbrief|leitfaden|anleitung|handbuch|merkblatt|handzettel|vorlesung|rede|ansprache|grußwort|brief|memo|zusammenfassung|programm|broschüre|studie|analyse|strategie|satzung|rezept|ergebnisse|ausblick|einladung|gutachten|stellungnahme|beitrag|beschluss|dokumentation',
      organizations:
        'gmbh|ag|kg|ohg|ug|gbr|e.v.|eg|se|mbh|universität|hochschule|schule|gymnasium|verein|verband|stiftung|amt|behörde|ministerium|institut|genossenschaft|gesellschaft|kammer|stadtwerke|gemeinde|landkreis|museum|krankenhaus|klinik|sparkasse|fakultät|fachbereich|abteilung|referat|zeitung|anzeiger|nachrichten|kurier|tageblatt|rundschau',
      smallPrint:
        'anlagen:|anhänge:|zukunftsgerichtete aussagen|es gilt das gesprochene wort|gesprochene wort gilt|alle rechte vorbehalten|alle angaben ohne gewähr|ohne gewähr|keine haftung|handelsregister|geschäftsführer:|ust-idnr|vertretungsberechtigt|ihre persönliche meinung|seine persönliche meinung|kommentare sind|kommentare geschlossen|pressekontakt|über den autor|über die autorin|änderungen vorbehalten',
      chapters:
        'kapitel|abschnitt|artikel|art.|teil|schritt|phase|vorlesung|lektion|modul|tag|woche|punkt|top|etappe|sitzung|anlage|anhang',
      contacts:
        'kontakt|kontakte|pressekontakt|ansprechpartner|ansprechpartnerin|ansprechpartner:in|rückfragen|rückfragen an|pressestelle|kontakt für die presse|kontakt für medien|medienkontakt|weitere informationen|hinweis für die redaktionen|hinweise für redaktionen|hinweis an die redaktion',
      enquiries:
        'fragen?|noch fragen|bei fragen|bei rückfragen|für rückfragen|für fragen|rückfragen an|rückfragen bitte|weitere informationen bei|weitere auskünfte',
      printouts: 'heruntergeladen von|heruntergeladen am|ausgedruckt am|gedruckte exemplare|ausgedruckte exemplare',
      lengths: 'wörter|wörtern|worte|zeichen|zeilen|seiten|seite',
      subject: 'betreff|betrifft|thema',
      mailHeads: 'von|an|cc|kopie|bcc|datum|gesendet|anlage|anlagen|antwort an|wichtigkeit',
      replies: 'aw|wg|antwort|re|fwd',
      greetings:
        'hallo|hi|liebe|lieber|liebes|sehr geehrte|sehr geehrter|guten tag|guten morgen|guten abend|moin|servus|grüezi|hallo zusammen|werte|geschätzte',
      closings:
        'viele grüße|beste grüße|liebe grüße|herzliche grüße|herzlich|herzlichst|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|schöne grüße|grüße|gruß|lg|vg|mfg|bis bald|vielen dank|danke|danke euch|mit besten grüßen|ihr|ihre|euer|eure|viele liebe grüße|sonnige grüße|freundliche grüsse',
      mailFeet:
        'von meinem iphone|gesendet von|von meinem|diese e-mail|diese nachricht|der inhalt dieser|sollten sie nicht der|vertraulichkeitshinweis|haftungsausschluss|ursprüngliche nachricht|-----ursprüngliche|bitte denken sie an die umwelt|abmelden|sitz der gesellschaft|registergericht|geschäftsführer:|amtsgericht|anfang der weitergeleiteten|denken sie an die umwelt|bitte prüfen sie, ob diese',
      selfNotes:
        'noch klären|noch zu klären|noch prüfen|noch abklären|bitte noch prüfen|zu klären|klären mit|abklären mit|rücksprache mit|rückfrage bei|nachfragen bei|nochmal prüfen|mit wem klären|mit absprechen|zahl fehlt|quelle fehlt|quelle suchen|mit … abklären|mit … klären|mit … absprechen|mit … abstimmen|bei … nachfragen',
      summaryLabels:
        'kurz gesagt|kurz|kurzfassung|zusammenfassung|in kürze|fazit|kernaussage|auf einen blick|das wichtigste in kürze|kurz und knapp|in einem satz',
      publishers: 'verantwortlich|v.i.s.d.p.|redaktion',
      bylines:
        'von|autor|autorin|autoren|verfasser|verfasserin|verfasst von|erstellt von|redaktion|vorgelegt von|dozent|dozentin|referent|referentin|text',
      adverts: 'anzeige|werbung|gesponsert|sponsored|advertorial',
      webAsks:
        'fehler gefunden|haben sie einen fehler|fehler melden|fehler entdeckt|kunden kauften auch|kunden, die|wird oft zusammen|kommentare anzeigen|alle kommentare|diskutieren sie mit|jetzt mitdiskutieren|mehr aus der rubrik|zur startseite',
      apologies: 'sorry|entschuldig|tut mir leid|verzeih',
      status:
        'vorläufig|vorläufige|vorläufiger|vorläufiges|ungeprüft|ungeprüfte|noch nicht|nicht geprüft|unter vorbehalt|vorbehaltlich|gültig ab|gültig bis|gültig vom|in kraft seit|in kraft ab',
      imprint:
        'version|fassung|entwurf|auflage|ausgabe|vertraulich|intern|nur für den dienstgebrauch|nur zur internen verwendung|endfassung|stand|überarbeitete fassung|nicht zur weitergabe|ersetzt',
      dates:
        'datum|stand|version|veröffentlicht|aktualisiert|gültig ab|veröffentlicht am|zuletzt aktualisiert|fassung vom|aktenzeichen|letzte änderung|erschienen|uhrzeit',
      attendance:
        'da|dabei|nicht da|es fehlen|es fehlt|anwesend|anwesende|teilnehmer|teilnehmende|teilnehmerinnen|entschuldigt|abwesend|protokoll|protokollführung|protokollant|protokollführer|protokollantin|sitzungsleitung|leitung|moderation|ort|raum|zeit|beginn|ende|gäste|nächste sitzung|nächster termin|nächstes treffen|verteiler',
      web: 'meistgelesen|meistgelesene|am häufigsten gelesen|zum inhalt|zum hauptinhalt|wir verwenden cookies|diese website verwendet|diese webseite|alle akzeptieren|cookie-einstellungen|artikel teilen|teilen auf|teilen sie|folgen sie uns|newsletter abonnieren|jetzt abonnieren|das könnte sie auch|das könnte dich auch|lesen sie auch|lesen sie mehr|mehr lesen|mehr zum thema|weiterlesen|kommentar schreiben|kommentar verfassen|kommentare (|war dieser artikel|alle rechte vorbehalten|©|foto:|bild:|bildquelle|anzeige|nach oben|datenschutz|impressum|in den warenkorb|jetzt kaufen|auf lager|ähnliche artikel|ihre e-mail-adresse|deine e-mail-adresse|anmelden|quelle:|auf merkliste|schlagwörter|versandkostenfrei|lieferzeit',
      buttons:
        'artikel anhören|artikel hören|anhören|vorlesen|video ansehen|video abspielen|zum kalender|in den kalender|termin speichern|zum kalender hinzufügen|tickets kaufen|ticket kaufen|tickets buchen|jetzt buchen|jetzt anmelden|zur anmeldung|karte anzeigen|route berechnen|bildergalerie|merken|artikel merken|schriftgröße|mehr anzeigen|alle anzeigen|weniger anzeigen|zur startseite|app herunterladen|feedback geben|fehler melden',
      webWhole:
        'startseite|start|menü|suche|suchen|über uns|kontakt|aktuelles|leistungen|produkte|shop|anmelden|registrieren|warenkorb|mein konto|hilfe|impressum|datenschutz|agb|teilen|drucken|merken|abonnieren|weiter|zurück|schließen|akzeptieren|ablehnen|ja|nein|anzeige|karriere|presse|newsletter|kommentare|antworten|gefällt mir|speichern|folgen|home|blog|facebook|instagram|twitter|linkedin|whatsapp|jobs|einloggen|abo|link kopieren|kopieren|kultur|sport|politik|wirtschaft|cookie-einstellungen|e-paper|mediathek|in ordner speichern|auf die merkliste',
      forms:
        'unterschrift|ort, datum|datum, unterschrift|stempel|bitte ankreuzen|ich bestätige|name in druckbuchstaben|nur für den dienstgebrauch',
      paperLabels: 'schlüsselwörter|schlagwörter|stichworte|keywords|zitiervorschlag',
      authorNotes: 'korrespondenzadresse|gefördert durch|diese arbeit wurde gefördert|anschrift der|anschriften der|manuskript eingereicht',
      biographies: 'promovierte an|promovierte in|studierte an der|forschungsschwerpunkte sind|forschungsinteressen',
      firstPerson: 'ich|mir|mein|meine|bei mir',
      nods: 'ok|okay|ja|nein|danke|super|prima|klar|alles klar|passt|gut|genau|haha|lol|moin|hallo|hi|guten morgen|bis dann|bis später|bild weggelassen|video weggelassen|audio weggelassen|<medien ausgeschlossen>|diese nachricht wurde gelöscht|mach ich|perfekt|top|danke dir|danke euch',
      page: 'seite|s',
      readerAsks:
        'newsletter|abonnieren sie|abonniere|kommentar da|in die kommentare|in den kommentaren|schreibt mir|folgen sie uns|folgt uns|jetzt anmelden|schreibt es unten|fragen einfach unter|unter diesen beitrag|im nächsten beitrag',
      selfTests: 'kontrollfragen|wiederholungsfragen|verständnisfragen|übungsfragen|selbsttest|übungsaufgaben',
      titled:
        'projekttitel|titel des projekts|titel des vorhabens|projektname|name des projekts|bezeichnung des vorhabens|titel|lehrveranstaltung|modul|kurs|vorlesung|veranstaltung',
    },
    topicKinds: {
      comparison: 'versus|vs|vergleich|im vergleich|gegenüber|unterschied|unterschiede|oder',
      decision: 'soll|sollen|sollten|entscheidung|auswahl|welche|welcher|welches',
      history: 'geschichte|ursprung|entstehung|aufstieg|untergang|entwicklung',
      person: 'biografie|biographie|leben von|leben und|wer war|wer ist',
      event:
        'krieg|revolution|schlacht|krise|olympi|weltmeisterschaft|konferenz|festival|wahl|pandemie|erdbeben|unfall|vertrag von|aufstand|mauerfall',
      place: 'stadt|insel|inseln|land|region|dorf|reise|tourismus|nationalpark|hauptstadt',
      method: 'anleitung|leitfaden|methode|tipps|checkliste|schritt für schritt|planung|vorbereitung|richtig|so geht',
      technology:
        'technologie|technik|software|künstliche intelligenz|ki|maschinelles lernen|computer|internet|netzwerk|motor|batterie|solar|windkraft|photovoltaik|roboter|blockchain|cloud|wärmepumpe|wasserstoff|elektro',
      product: 'produkt|app|start-up|startup|neuheit|markteinführung|unser neu',
      science:
        'theorie|physik|biologie|chemie|zelle|zellen|quanten|klima|energie|photosynthese|fotosynthese|dna|genetik|evolution|schwerkraft|schwarze löcher|ökosystem|gehirn|impfstoff|vulkan|arten',
    },
    tables: 'tabelle|tab.',
    figures: 'abbildung|abb.|bild|grafik|foto|diagramm',
    divisions: 'kapitel|teil|anhang|abschnitt|artikel|lektion|modul',
    typedSlides: {
      slide: 'folie',
      title: 'titel|überschrift|folientitel',
      subtitle: 'untertitel',
      notes: 'sprechernotizen|notizen|notiz|sprechertext|redenotizen|anmerkungen',
      visuals: 'bild|visualisierung|grafik|bildidee|abbildung|gestaltung|layout',
      content: 'inhalt|text|stichpunkte|aufzählung|kernpunkte',
      cover: 'titel|titelfolie|deckblatt|startfolie',
    },
    slideAgendas:
      'agenda|tagesordnung|ablauf|übersicht|gliederung|themen|programm|heute|worum es geht|worum es heute geht|worüber wir sprechen|worüber wir heute sprechen|themen heute|was sie erwartet|was euch erwartet',
    slideFarewells: 'fragen|noch fragen|fragen und diskussion|fragen & diskussion|vielen dank|danke|diskussion|kontakt',
    contents: 'inhalt|inhaltsverzeichnis|inhaltsübersicht',
    pages: 'seite|s.|folie',
    authors: 'von|autor|autorin|autoren|verfasser|verfasserin|verfasst von|erstellt von',
    dates: 'datum|stand|veröffentlicht|veröffentlicht am|aktualisiert',
    tasks: 'aufgaben|offene punkte|offene fragen|maßnahmen|to-dos|fragen|aufgabenliste',
    pictures: 'bild|grafik|foto',
    untitled: 'dokument|folie|präsentation|unbenannt|titel',
    notCyclic: 'lebenszyklus|motorrad|fahrrad',
    styles: { heading: 'überschrift', title: 'titel', subtitle: 'untertitel', caption: 'beschriftung', quote: 'zitat|intensives zitat' },
    defaultSections: 'standardabschnitt|abschnitt ohne titel',
    machineMade: 'Automatisch generierte Beschreibung|KI-generierte Inhalte können fehlerhaft sein',
    audiences: {
      investors: 'kapitalgeber|geldgeber|anleger|aktionär|förderer',
      executives: 'vorstand|geschäftsführ|geschäftsleitung|führungskr|entscheid|leitung|aufsichtsrat|stadtrat|gemeinderat',
      students: 'schüler|schule|anfänger|einsteiger|auszubild|azubi|lernend|studier|kinder|klasse',
      experts: 'experte|fachleute|fachpublikum|ingenieur|forsch|wissenschaft|entwickler|techniker|ärzt',
      customers: 'kunde|käufer|nutzer|verbraucher|gäste|patientinnen',
      colleagues: 'mitarbeit|kolleg|belegschaft|personal|ehrenamt',
      public: 'öffentlichkeit|bürger|laien|alle interessierten|anwohner|besucher|wähler|leser',
    },
    tones: {
      factual: 'sachlich|faktisch|datenbasiert|analytisch|wissenschaftlich|nüchtern|fachlich',
      persuasive: 'überzeug|werb|verkauf|motivier',
      narrative: 'erzähl|unterhaltsam|humorvoll|emotional|persönlich|heiter|lebendig',
      critical: 'kritisch|skeptisch|ausgewogen|provok',
      simple: 'einfach|verständlich|leicht|klar',
    },
    and: 'und|oder|gegen|sowie|versus|vs.',
    genericHeadings:
      'zusammenfassung|kurzfassung|einleitung|einführung|überblick|übersicht|hintergrund|fazit|schluss|schlussfolgerung|schlussfolgerungen|ergebnis|ergebnisse|ausblick|kontext|vorwort|diskussion|auf einen blick|das wichtigste in kürze',
    concludingHeadings:
      'fazit|schluss|schlussfolgerung|schlussfolgerungen|schlusswort|schlussbemerkung|schlussbemerkungen|zusammenfassung|zusammenfassung und ausblick|fazit und ausblick|ausblick|nächste schritte|die nächsten schritte|wie weiter|wie es weitergeht|wie geht es weiter|resümee|empfehlung|empfehlungen|das wichtigste in kürze|zum schluss|zusammengefasst|kurz zusammengefasst|kurz gesagt|zusammenfassend|in kürze|unterm strich',
    backMatter:
      'literatur|literaturverzeichnis|quellen|quellenverzeichnis|danksagung|anhang|anhänge|inhaltsverzeichnis|inhalt|abbildungsverzeichnis|tabellenverzeichnis|abkürzungsverzeichnis|abkürzungen|stichwortverzeichnis|sachregister|register|glossar|fußnoten|einzelnachweise|impressum|über den autor|über die autorin|über die autoren|interessenkonflikt|interessenkonflikte|weiterführende literatur',
    appendices:
      'siehe auch|einzelnachweise|weblinks|literatur|anmerkungen|quellen|fußnoten|belege|galerie|bildergalerie|weiterführende literatur|schriften',
    framing:
      'einführung|überblick|grundlagen|einsteiger|anfänger|leitfaden|präsentation|vortrag|referat|erklärt|verstehen|funktioniert|funktionieren|kinder|alle|alles|wissen',
    structures: {
      pros: 'vorteile|pro|chancen und vorteile|dafür|was dafür spricht|pluspunkte',
      cons: 'nachteile|contra|kontra|dagegen|was dagegen spricht|minuspunkte',
      cycle: 'kreislauf|zyklus|regelkreis',
      funnel: 'trichter|funnel',
      team: 'team|vorstand|mitarbeit|ansprechpartner|wer wir sind|gründer|geschäftsführung|leitung|referent|beirat|projektgruppe',
      prices: 'preis|gebühr',
      swot: ['stärken', 'schwächen', 'chancen', 'risiken|bedrohungen|gefahren'],
    },
  },
  grammar: {
    verbSecond: true,
    relatives: 'der|die|das|dessen|deren',
    nameParticles: 'von|vom|zu|zur|und',
    capitalNouns: true,
    leadIns:
      'jedoch|allerdings|außerdem|zudem|darüber hinaus|daher|deshalb|somit|folglich|schließlich|zum beispiel|beispielsweise|insbesondere|im allgemeinen|kurz gesagt|tatsächlich|dennoch|erstens|zweitens|drittens|ebenso|aber|und|denn|auch',
    breaks:
      'und|aber|sondern|denn|weil|da|während|obwohl|sodass|so dass|damit|wobei|wodurch|wenn|falls|indem|um|ohne|statt|anstatt|z. b.|zum beispiel|jedoch|also|einschließlich|etwa',
    backward: 'dies|diese|dieser|dieses|das|es|sie|er|ihr|sein|solche|damit|dadurch|dabei|dazu|hierbei|daran|davon|dort|hier',
    interrogatives: 'was|wer|wie|wo|wann|warum|weshalb|wem|wen|welche|welcher|welches|worum|wofür|womit|woran|worauf|wohin|woher',
    subordinators: 'wenn|falls|weil|da|obwohl|während|nachdem|bevor|um|sobald|als|ob|dass|indem|ohne|je|wie|auch',
    danglers:
      'und|oder|aber|der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|an|am|auf|zu|zum|zur|von|vom|mit|für|bei|als|wie|dass|weil|wenn|um|über|nach|sich|nicht|durch|aus|bis|wird|werden|sind|ist|hat|haben|sowie|bzw.',
    subjects: 'wir|sie|er|es|ich|der|die|das|dies|diese|ein|eine|man|unsere|ihre|seine',
    copulas: 'ist|sind|war|waren|hat|haben|wird|werden|kann|können|soll|muss|gilt|bleibt|stieg|sank',
    being: 'ist|sind|war|waren|betrifft|heißt',
    common:
      'was|wie|wer|wo|warum|ihrer|ihrem|ihren|ihres|ihnen|euch|euer|sich|man|mir|mich|uns|unser|unsere|mehr|viel|viele|andere|anderen|weitere|noch|nur|schon|sehr|kein|keine|alle|alles|jeder|jede|jedes|jedem|gibt|machen|macht|möchte|möchten|sollte|sollten|könnte|können|würde|würden|müssen|wollen|lassen|sowie|nach|vor|über|unter|zwischen|gegen|bis|seit|dann|nun|einem|einer|eines|einen|selbst|immer|oft|etwas|worden|zur|zum|beim|vom|ins|im|am',
    unseen:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|denn|sondern|von|in|im|an|am|auf|aus|bei|beim|mit|nach|seit|zu|zum|zur|für|gegen|ohne|um|über|unter|vor|zwischen|durch|während|als|wie|dass|dies|diese|dieser|dieses|es|ist|sind|war|waren|sein|wird|werden|wurde|wurden|worden|hat|haben|hatte|hatten|kann|können|soll|sollen|muss|müssen|darf|dürfen|nicht|kein|keine|wir|uns|unser|unsere|sie|ihr|ihre|er|ihn|seine|ich|man|wer|was|wann|wo|warum|welche|welcher|mehr|weniger|viele|viel|alle|jeder|jede|neu|neue|neuen|gut|besser|erste|ersten|nächste|nächsten|schritte|überblick|einleitung|zusammenfassung|fazit|danke|fragen|kommt|geht|macht|braucht|sich|auch|nur|noch|schon|so|sehr|ab|bis',
    conjunction: /^(?:und|aber|doch)\s+(?!so\b)/iu,
  },
  sentence: {
    nobody: 'niemand|nichts|keiner|keine von',
    presents: 'hier ist|hier kommt|hier|anbei|das ist',
    complements: 'dass|daß|wie',
    countedEndings: 'str|Str',
    listEnds: 'usw|etc|u.s.w|u.a.m|u.v.m',
    abbreviations:
      'Dr|Prof|Hr|Fr|Fa|Dipl|Ing|St|z.B|d.h|o.g|u.U|i.d.R|ggf|evtl|inkl|exkl|zzgl|sog|bzw|bspw|vgl|ca|gem|lt|z.T|z.Zt|zzt|u.a|s|vs|max|min|geb|gest|verh|Jan|Feb|Apr|Jun|Jul|Aug|Sept|Okt|Nov|Dez|Mo|Di|Mi|Do|Sa|bes|insb|i.S|i.V|i.A|v.a|v.l|a.d|n.Chr|jr|Hrsg|Verf|entspr|ehem|urspr|allg|Bd|Chr|eigtl|einschl|engl|frz|dt|lat|griech|österr|schweiz|s.o|s.u|o.Ä|u.v.a|i.e.S|i.w.S|e.g|i.e|al|Tel',
    closing: 'u.ä|u.Ä|o.ä|Mio|Mrd|Tsd|Std|Min|Sek|v.Chr|n.Chr|Co|e.V|i.R|a.D|Jh|Jhd|Jhdt|et al|Inc|Ltd|p.a|ff|f|GmbH|b.w',
    counted: 'Nr|Nrn|Abb|Tab|Abs|Art|Kap|Aufl|Bd|S|Z|Ziff|Anm|Anh|Par|Pos|Bsp|Fn|Rn|Seite|Ver|Vers|Durchw|Whg',
    ordinalStops: true,
    openers:
      'der|die|das|ein|eine|einer|eines|einem|einen|dies|diese|dieser|dieses|diesem|diesen|er|sie|es|wir|ihr|ich|du|man|in|im|am|an|auf|aus|bei|beim|mit|nach|seit|von|vom|zu|zum|zur|für|durch|über|unter|ohne|gegen|um|als|wenn|weil|da|damit|dann|daher|deshalb|doch|aber|und|oder|denn|auch|nur|so|hier|dort|danach|dabei|dazu|außerdem|zudem|jedoch|allerdings|was|wer|wie|wo|warum|welche|alle|viele|einige|manche|jede|jeder|jedes|kein|keine|beide|mehr|seine|ihre|unsere|meine|nicht|wird|werden|ist|sind|hat|haben|war|waren|kann|können|soll|bitte|insgesamt|heute|nun|jetzt|bis|vor|zwischen|während|trotz|wegen|laut|ab|sobald|falls|ob',
    particles: 'von|van|de|zu|der|la',
    says: 'sagt|sagte|fragt|fragte|antwortet|antwortete|erklärt|erklärte|rief|schreibt|schrieb|meint|meinte|so',
    markers:
      'mit anderen worten|kurz gesagt|kurzum|anders gesagt|andererseits|erstens|zweitens|drittens|viertens|nein|ja|nun|also|so|tatsächlich|wie gesagt|wie erwähnt|wie oben erwähnt|wie bereits erwähnt|zum beispiel|beispielsweise|im gegenteil|einerseits|heißt|das heißt|heißt also|das heißt also|soll heißen|sprich|im klartext|anders ausgedrückt|vorab|vorweg',
    enumerators: 'erstens|zweitens|drittens|viertens|einerseits|andererseits',
    bareMarkers: 'und|aber|denn|doch',
    bareExcept:
      'nicht|nur|auch|so|zwar|dann|da|dort|hier|wenn|ist|sind|war|waren|wird|werden|hat|haben|hatte|kann|können|soll|muss|müssen|darf|mag|will|gibt|es|damit|dennoch|trotzdem|dabei|dazu|danach|daher|deshalb|darum|noch|schon|immer|wieder|wie|was|wer|in|im|am|an|auf|bei|mit|nach|seit|von|zu|für|durch|über|unter|ohne|gegen|vor|statt|kein|keine|selbst|gerade|bald|heute|gestern|dass|weil|obwohl|auf keinen',
    looseTies:
      'jedoch|beispielsweise|zum Beispiel|zudem|außerdem|hingegen|nämlich|allerdings|somit|folglich|demnach|übrigens|ferner|darüber hinaus|andererseits|wiederum|dementsprechend|infolgedessen',
    partners:
      'nicht nur|sondern auch|zwar|einerseits|jedoch nicht|jedoch nur|allerdings nur|allerdings nicht|jedoch erst|allerdings erst|weil|erst|nur|und jedoch|und außerdem|und zudem|und somit|oder außerdem|nämlich wenn|darüber hinausgehend|darüber hinausgehende|wie beispielsweise|wie zum Beispiel',
    restatements: 'd. h.|d.h.|das heißt|sprich|mit anderen worten|also',
    examples: 'z. B.|z.B.|zum Beispiel|beispielsweise|etwa|wie etwa|bspw.|wie zum Beispiel',
    pointers: 'siehe|vgl.|vergleiche|s.|Quelle:|Quellen:|nach',
    exhibits: 'Tabelle|Tabellen|Tab.|Abbildung|Abbildungen|Abb.|Abschnitt|Kapitel|Kap.|Anhang|Gleichung|Anlage|Figur|Bild',
    limits:
      'nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|außer|nur|wenn|falls|sofern|solange|bis|als|mindestens|höchstens|mehr|weniger|etwa|ungefähr|rund|circa|ca.|fast|beinahe|knapp|könnte|könnten|sollte|sollten|soll|sollen|müssen|muss|darf|dürfen|kann|können|einige|wenige|alle|jede|jeder|jedes|pro|je|durchschnittlich|im Schnitt|geschätzt|voraussichtlich|vor|nach|seit|ab|von|im|in|am|um|bei|während|inklusive|inkl.|exklusive|einschließlich|ausgenommen|vorbehaltlich|abhängig|weil|aber|beide|entweder|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|million|millionen|milliarden|prozent|vorläufig|optional|freiwillig|brutto|netto|kaum|vielleicht|wahrscheinlich|möglicherweise|meist|meistens|manchmal|oft|selten|besonders|vor allem|insbesondere|sonst|statt|sondern|obwohl|noch|neu|alt|ehemals|jeweils',
    unlimited:
      'der einzige|die einzige|das einzige|nur|jede|jeder|jedes|alle|kein|keine|solche|solcher|solches|diejenigen|derjenige|diejenige|folgende|folgenden|folgendes|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|bestimmte|bestimmten|einige|mehrere|manche',
    finite:
      'ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|soll|sollen|sollte|sollten|muss|müssen|musste|mussten|darf|dürfen|durfte|will|wollen|wollte|mag|möchte|möchten|gibt|gab|geht|ging|gehen|kommt|kam|kommen|kamen|liegt|lag|liegen|steht|stand|stehen|bleibt|blieb|bleiben|stieg|stiegen|steigt|steigen|sank|sanken|sinkt|sinken|fiel|fielen|fällt|fallen|wächst|wuchs|wachsen|nimmt|nahm|nehmen|gilt|galt|gelten|macht|machte|machen|braucht|brauchte|brauchen|kostet|kostete|kosten|zeigt|zeigte|zeigen|führt|führte|führen|bietet|bot|bieten|enthält|enthielt|enthalten|besteht|bestand|bestehen|erhält|erhielt|erhalten|beträgt|betrug|betragen|dauert|dauerte|dauern|findet|fand|finden|heißt|hieß|heißen|hilft|half|helfen|hält|hielt|halten|lässt|ließ|lassen|lebt|lebte|leben|setzt|setzte|setzen|spielt|spielte|spielen|trägt|trug|tragen|verliert|verlor|verlieren|wirkt|wirkte|wirken|zahlt|zahlte|zahlen|sorgt|sorgte|sorgen|entsteht|entstand|entstehen|beginnt|begann|beginnen|endet|endete|enden|ermöglicht|ermöglichte|ermöglichen|bedeutet|bedeutete|bedeuten|schützt|schützte|schützen|gehört|gehörte|gehören|dient|diente|dienen|stellt|stellte|stellen|fehlt|fehlte|fehlen|reicht|reichte|reichen|nutzt|nutzte|nutzen',
    joins: 'und',
    contrasts: 'aber|doch|jedoch|sondern',
    subjects: 'der|die|das|ein|eine|wir|unsere|unser|alle|viele|jede|jeder|jedes|zwei|drei|vier|fünf|mehrere|einige|kein|keine|man',
    dependents:
      'dass|ob|wenn|weil|obwohl|falls|sofern|solange|bis|bevor|nachdem|seit|seitdem|während|damit|sodass|als|wie|wo|wer|was|warum|wann|welche|welcher|welches|denen|deren|dessen|die|der|das|dem|den|sagt|sagte|sagen|meint|glaubt|zeigt|weder|noch|entweder|sowohl|zwar|nicht nur|je|desto|umso|so|um|ohne|statt|anstatt|nur',
    settings:
      'in|im|am|an|auf|aus|bei|beim|mit|nach|seit|von|vom|zu|zum|zur|für|durch|über|unter|ohne|gegen|um|als|wenn|weil|da|damit|heute|gestern|morgen|jetzt|nun|dann|hier|dort|bis|vor|zwischen|während|trotz|wegen|laut|ab|sobald|falls|obwohl|bevor|nachdem|meist|meistens|oft|manchmal|vielleicht|wahrscheinlich|derzeit|bisher|zunächst|später|früher|jährlich|insgesamt|durchschnittlich',
    conditions: 'wenn|falls|sofern|außer|nur|solange|bis|sonst|aber|sondern|vorausgesetzt|es sei denn|noch|ausschließlich',
    lists: 'und|oder|sowie',
    torn: 'und|oder|aber|der|des|dem|den|eine|einen|einem|einer|im|zum|zur|vom|für|als|wie|dass|weil|wenn|sowie|bzw|z.B|d.h|insbesondere|sondern|deren|dessen',
    tornOpeners: 'weil|obwohl|sodass|dass|sowie|wohingegen|auch wenn|selbst wenn|sondern|so dass',
    cuts: {
      concessions: 'obwohl|obgleich|wenngleich',
      reasons: 'weil|da|denn|zumal',
      outcomes: 'sodass|so dass|weshalb|weswegen|wodurch|womit|woraufhin|wobei|damit',
      sequels: 'und',
      appositions: 'ein|eine|einen|einem|einer',
      occasions: 'nachdem',
      past: /(?<!\p{L})(?:hatten?|waren?|wurden?)(?!\p{L})/iu,
      bound:
        'nicht|kein|keine|keinen|keinem|keiner|nie|niemand|nichts|nur|bloß|lediglich|teilweise|hauptsächlich|vor allem|gerade|eben|dadurch|daran|darum',
      correlates: 'so|derart|dermaßen|solch|solche|genug|weder|entweder|ob|umso|je|nicht nur|sowohl',
      verbs: /(?<!\p{L})\p{Ll}{3,}(?:te|ten)(?!\p{L})/u,
    },
    hangs: {
      inferences: 'deshalb|daher|darum|deswegen|demnach',
      endings: 'so|alle drei|alle vier|alle fünf|alle sechs|beide|beides|alle beide|davon|dagegen',
      things:
        'es|seine|seiner|seinem|seinen|seines|dessen|daran|darauf|daraus|dabei|dadurch|dafür|dagegen|daher|dahinter|damit|danach|daneben|darin|darüber|darum|darunter|davon|davor|dazu|dazwischen|hierbei|hierdurch|hierfür|hiermit|hierzu|hieraus|hierin',
      persons: 'er|ihn|ihm|sie',
      several: 'ihnen|ihre|ihrer|ihrem|ihren|ihres|ihr',
      demonstratives:
        'dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|jenem|jenen|solche|solcher|solches|solchem|solchen|derselbe|dieselbe|dasselbe|derartige|derartigen',
      present:
        'jahr|jahres|jahre|schuljahr|schuljahrs|schuljahres|geschäftsjahr|geschäftsjahrs|geschäftsjahres|haushaltsjahr|haushaltsjahres|halbjahr|halbjahrs|woche|monat|monats|quartal|quartals|sommer|winter|herbst|frühjahr|frühling|bericht|berichts|dokument|leitfaden|abschnitt|kapitel|artikel|beitrag|vertrag|vertrags|vertrages|vereinbarung|richtlinie|seite|präsentation|kurs|vorlesung|buch|arbeit|studie|anleitung|zeit|tage|tagen|saison|jahrhundert|jahrzehnt|anhang|text|konzept',
      expletive:
        /(?<!\p{L})(?:(?:[Ee]s (?:gibt|gab|braucht|bedarf|geht um|ging um|geht darum|lohnt|handelt sich|heißt|kommt (?:darauf|zu)|kam zu|dauert|genügt|reicht|gilt|fehlt|regnet|schneit|wurde|wurden|wird|werden|bleibt|(?:ist|war|wird|scheint|bleibt) \p{L}+(?: \p{L}+){0,3}?(?:,| zu| dass| ob| wenn| wie)|kann (?:\p{L}+ ){1,3}(?:sein|werden))|(?:[Gg]ibt|[Gg]ab|[Bb]raucht|[Ii]st|[Ww]ar|[Ww]ird|[Bb]edarf|[Mm]acht|[Gg]eht|[Kk]ommt|[Ll]ohnt|[Hh]andelt|[Oo]b|[Ww]ie|[Dd]ass|[Ww]enn|[Ff]alls|[Ww]eil|[Ww]o) es(?= (?:\p{L}+ ){0,4}(?:zu|dass|sich|um|für|auf|ein|eine|einen|mehr|viele|keine?n?|noch|auch|möglich|nötig|wichtig|leichter|einfacher|schwer))|[Dd]amit (?:die|der|das|ein|eine|sie|wir|man|er|alle|jede|jeder|ihre?|niemand|\p{L}{2,})|[Dd](?:azu|abei|amit|afür|aran|arauf|avon|arin|arüber|avor|agegen|arum|arunter|araus|adurch)(?:(?: \p{L}+){0,5},? (?:dass|ob|wie|was|wo|wer|wann|zu|zählen|gehören)|, (?:\p{L}+ ){1,9}zu)|[Dd]abei (?:sein|bleiben)|[Ss]eitdem)|(?:Ihre?[nmrs]?|Ihr|Ihnen|Sie)(?= ))(?!\p{L})/u,
      opening:
        'als reaktion darauf|im gegenzug|das wollten|das wollte|das haben|das mussten|das müssen|das konnten|das wollen|das ist|das war|das sind|das macht|das bedeutet|das heißt|das gilt|das hat|das wird|das kann|das liegt|das führt|das reicht|das geht|das hilft|das kostet|das klingt|das stimmt|das beschloss|das entschied|das sagt|das sagte|das bringt|das brachte|das spart|das schafft|das lohnt|das nennt|das nannte|das dauert|das dauerte|das braucht|das erklärt|das ändert|das gibt|das gelingt|das gelang|das passt|das reichte|das kostete|das lag|das half|das ging|das galt|das bedeutete|das hieß|das kam|das kommt|das sieht|das sah|das betrifft|das betraf|das wäre|das würde|das hätte|das hatte|das hatten|das haben|das wissen|das weiß|das soll|das sollte|das muss|das musste|das darf|das könnte|das konnte|das will|das wollte|das wollen|das merkt|das spricht|das freut|das ergibt|das ergab|das entspricht|das ermöglicht|das verhindert|das verursacht|das erfordert|das fällt|das fiel|das tut|das steht|das stand|das lässt|das ließ|das wurde|das wurden|das werden|das können|das müssen|das sollen|das waren|das zeigt|der grund|die gründe|letztere|letzterer|letzteres|erstere|ersterer|ersteres|einer davon|eine davon|eines davon|zwei davon|drei davon|vier davon|zwei von ihnen|drei von ihnen|vier von ihnen|ein weiterer|eine weitere|ein weiteres|ein anderer|eine andere|auch weil|auch das|so auch|so kann|so können|so wird|so werden|so lässt|so lassen|deren|dem|denen|aus diesem grund|in diesem fall|in diesen fällen|auf diese weise|zu diesem zweck|das gleiche|dasselbe|gleiches|bis dahin|damit ist|damit sind|damit war|damit wird|damit werden|damit hat|damit haben|damit kann|damit können|damit steht|damit liegt|damit sinkt|damit steigt|damit bleibt|damit kommt|dabei|dafür|dagegen spricht|daran|daraus|darin|darunter|davon|davor|dazu|danach|deswegen|hierfür|hiermit|bleiben|bleibt noch|das übrige|der rest|die übrigen|die anderen|welche das|das ergebnis war|das ergebnis ist|das ergebnis:|seither|seitdem|mehr noch|weniger,|schlimmer noch|besser noch',
      openingBeforeVerb:
        'der erste|die erste|das erste|der zweite|die zweite|das zweite|der dritte|die dritte|der letzte|die letzte|beide|beides|weitere|andere',
      // "Sie verlor …": the polite form ends in n.
      openingPattern:
        /^Sie (?!sich|bitte|nicht|auch|nur|selbst|damit|dabei|dafür|als|wie|ab|seit|es|dies|das|jetzt|hier)\p{Ll}+(?<!n)(?= |\.)/u,
      connectives:
        'zwar|gewiss|freilich|sicher,|klar,|stimmt,|zur gleichen zeit|zur selben zeit|im selben jahr|im selben zeitraum|im gleichen zeitraum|am selben tag|aber|und|oder|doch|denn|jedoch|dennoch|trotzdem|allerdings|außerdem|zudem|ferner|darüber hinaus|daher|deshalb|deswegen|darum|somit|folglich|also|demnach|infolgedessen|dagegen|hingegen|gleichwohl|nichtsdestotrotz|stattdessen|ansonsten|sonst|andererseits|einerseits|zum beispiel|beispielsweise|nämlich|ebenso|ebenfalls|gleichzeitig|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|schließlich|zuletzt|auch|kurz gesagt|mit anderen worten|tatsächlich|sogar|immerhin|übrigens|wiederum',
      substitutes: 'dies zu tun|das zu tun|tut dies|tun dies|tut das|tun das|taten dies|wenn ja|wenn nicht|falls ja|falls nicht',
      selections:
        'letztere|letzterer|letzteres|letzteren|erstere|ersterer|ersteres|ersteren|die beiden|beide davon|einer von ihnen|eine von ihnen|viele davon|einige davon|der erste grund|der zweite grund|der dritte grund|der erste schritt|der zweite schritt|der nächste schritt|der letzte schritt|die erste frage|die zweite frage|das erste problem|das zweite problem|die erste gruppe|die zweite gruppe|das obige|der obige|die obige|die obigen|oben genannte|oben genannten|genannte|genannten|besagte|die anderen|der andere|die andere',
      additions: 'auch|ebenfalls|ebenso|zudem|außerdem|weitere|weiterer|weiteres|weiteren|zusätzlich|ferner',
      settings:
        'dort|hier|da|dann|damals|danach|daraufhin|seitdem|stattdessen|ansonsten|sonst|anschließend|inzwischen|vorher|zuvor|später|im gegenzug',
      pointers:
        'an dem tag|an dem tage|in dem fall|siehe oben|siehe unten|oben|unten stehend|untenstehend|untenstehende|untenstehenden|wie erwähnt|wie bereits erwähnt|wie oben|wie folgt|folgende|folgenden|folgendes|folgender|im folgenden|nachfolgend|nachfolgende|nachstehend|weiter unten|weiter oben|vorherigen abschnitt|nächsten abschnitt|vorherigen kapitel|nächsten kapitel|vorigen|obengenannten|oben genannten',
      announcements: 'wie folgt|folgende|folgendes|zum beispiel|beispielsweise|etwa|insbesondere|nämlich|so aus',
      plural: /(?:en|er|e|s|n|leute)$/iu,
      comparatives:
        'schneller|langsamer|billiger|größer|kleiner|schlechter|leichter|schwerer|stärker|schwächer|sicherer|einfacher|kürzer|länger|höher|niedriger|jünger|älter|umso mehr|erst recht',
      bases: 'als|desto|umso|immer|je',
      author: 'ich|wir|uns|mich|mir|unser|unsere|unseren|unserem|unserer|unseres|mein|meine|meinem|meiner',
      house: 'wir|uns|unser|unsere|unseren|unserem|unserer|unseres',
      reader: 'du|dich|dir|dein|deine|deinen|deinem|deiner|ihr|euch|euer|eure|euren|eurem',
      elided: 'kann auch|wird auch|ist auch|hat auch|enthält|bietet|wird verwendet|führt zu',
      imperatives:
        'achten sie|beachten sie|beachte|vermeiden sie|vermeide|nutzen sie|nutze|verwenden sie|verwende|stellen sie|stelle|prüfen sie|prüfe|öffnen sie|öffne|schließen sie|schließe|geben sie|gib|gehen sie|geh|machen sie|mache|mach|denken sie|denke|denk|fragen sie|frage|frag|schreiben sie|schreibe|schreib|suchen sie|suche|finden sie|finde|lesen sie|lies|wählen sie|wähle|drücken sie|drücke|legen sie|lege|setzen sie|setze|halten sie|halte|lassen sie|lass|nehmen sie|nimm|sagen sie|sage|sag|schauen sie|schauen|sehen sie|sieh|sorgen sie|sorge|starten sie|starte|beginnen sie|beginne|überlegen sie|überlege|versuchen sie|versuche|erklären sie|erkläre|antworten sie|antworte|bedenken sie|bedenke|erstellen sie|erstelle|investieren sie|stöbern sie|seien sie|sei|vergessen sie|vergiss',
    },
  },
  discourse: {
    anaphora: {
      pronouns: [
        { pronoun: 'Er', articles: 'Der|Ein', copulas: 'ist|war' },
        {
          pronoun: 'Es',
          articles: 'Das|Ein',
          copulas: 'ist|war',
          followedBy: /^(?:ist|hat|wird|kann|soll|war|hatte|wurde|dient|besteht|kostet|enthält|gehört)\s/u,
        },
        { pronoun: 'Sie', articles: 'Die|Eine', copulas: 'ist|war', followedBy: /^(?:\p{Ll}+t|kann|muss|soll|war|darf|wurde|hatte)\s/u },
      ],
      predicates: 'ein|eine|der|die|das|einer der|eine der|eines der',
      noNoun:
        'von|in|im|an|am|auf|zu|zum|zur|für|mit|bei|aus|und|oder|dass|welche|als|dies|diese|es|er|sie|wir|man|was|wie|wenn|aber|nicht|grund|frage|ziel|problem|ergebnis|antwort|idee|erste|zweite|andere',
      polite: { address: /(?<=[\p{L},;:] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?![\p{L}])/u, opening: /^(?:Sie|Ihre?[nmrs]?)\s/u },
    },
    cuePhrases: {
      isA: 'ist ein|ist eine|ist die|ist der|ist das|sind',
      about:
        '^in diesem brief|^in diesem schreiben|^in dieser mail|^in dieser nachricht|^dieser bericht|^dieses dokument|^dieser artikel|^dieser abschnitt|^dieses kapitel|^dieser leitfaden|^diese seite|^dieser beitrag|^diese arbeit|^diese studie untersucht|^diese richtlinie regelt|^dieser vortrag|^in diesem abschnitt|^in diesem kapitel|^in diesem artikel|^in diesem beitrag|^in diesem bericht|^in dieser arbeit|^in diesem leitfaden|^im folgenden|^nachfolgend|^der rest dieser|^siehe auch|^siehe|^wie oben|^wie bereits erwähnt|^wie erwähnt|^ziel dieses|anbei|im anhang|^weitere informationen|^mehr dazu|^mehr informationen|^wir beschreiben|^gegenstand dieses|ist wie folgt aufgebaut|ist wie folgt gegliedert|^heute sprechen wir|berichtete über|berichtet über|^es gab eine … diskussion|diskutierte über|informierte über',
      announce:
        'wie folgt|folgende|folgenden|folgendes|^hier sind|^hier ist|^dies sind|^das sind|^dafür gibt es|aus zwei gründen|aus mehreren gründen|aus folgenden gründen|^dazu gehören|ist einfach$|ist klar$|sind klar$|sind eindeutig$|ist eindeutig$',
      counts:
        'zwei|drei|vier|fünf|sechs|sieben|acht|mehrere|einige|ein paar|viele|verschiedene|unterschiedliche|eine reihe von|zweierlei|dreierlei',
      single:
        'ein|eine|einen|einem|einer|noch ein|noch eine|erster|erste|zweiter|zweite|dritter|dritte|letzter|letzte|ersten|zweiten|dritten|letzten',
      matter: 'punkt|lehre|sache|frage|thema|grund|problem|geschichte|wort|bemerkung|anliegen|haken|ding',
      announced:
        'gründe*|grund|weg*|möglichkeit*|dinge*|frage*|schritt*|punkt*|art|arten|faktor*|vorteil*|nachteil*|problem*|änderung*|neuerung*|entscheidung*|beschlüss*|regel*|teil*|option*|variante*|grundsätz*|prinzip*|stufe*|phase*|element*|beispiel*|ziel*|lehre*|herausforderung*|risik*|bereich*|methode*|ansätz*|strategie*|kategorie*|gruppe*|ursache*|tipp*|ergebnis*|empfehlung*|maßnahme*|bestandteil*|merkmal*|them*|aspekt*|fehler*|form*|bedingung*|voraussetzung*|kriteri*|anforderung*|unterschied*|argument*|aufgabe*|vorschläg*|säule*',
      request:
        '^können sie|^könnten sie|^könntest du|^könntet ihr|^kannst du|^könnt ihr|^würden sie|^würdest du|^würdet ihr|^kann jemand|^könnte jemand|^kann bitte',
      ask: 'sollte*|soll|sollen|müssen|muss|empfehl*|empfiehlt|wir bitten|bitte|wir schlagen vor|vorschlag*|schlage vor|beantrag*|raten|rät|fordern|fordert|ist zu|sind zu|es gilt|notwendig|brauchen|wir brauchen|können sie|könnten sie|aufgefordert|verpflichtet|^ich bin dafür|^ich bin dagegen|^ich tendiere|^ich neige|^ich wäre für|^ich wäre dafür|^ich wäre dagegen|^ich würde|^ich verlange|^ich wünsche mir|^wir wünschen uns|^wir verlangen|ich bitte|ich fordere|ich werde vorschlagen|ich werde beantragen',
      cause:
        'weil|gründe*|grund|da|denn|wegen|aufgrund|grund dafür|der grund|hauptgrund|ursache*|dank|verursacht*|liegt daran|lag daran|liegt an|lag an|bedingt durch|zurückzuführen|infolge|deshalb weil|auslöser|kommt daher',
      claim:
        'ist wichtig|ist entscheidend|ist zentral|wesentlich*|spielt eine|das wichtigste|ist besser|lohnt sich|kommt es auf|hängt von|hängt … ab|ermöglicht|am besten|ist klar|bleibt|entscheidend ist|wichtig ist',
      condition:
        '^wenn|^falls|^sofern|^sobald|^bei bedarf|wenn|falls|sofern|vorausgesetzt|es sei denn|nur wenn|im falle|solange|unter der bedingung|^sollte|^sollten|^wer',
      consequence:
        '^daher|^deshalb|^darum|^deswegen|^somit|^folglich|^also|^dadurch|^infolgedessen|^demnach|daher|deshalb|folglich|somit|führt zu|führt dazu|führte zu|führte dazu|das bedeutet|das heißt|so dass|sodass|^aus diesem grund|zur folge|^damit',
      contrast:
        '^jedoch|^aber|^doch|^allerdings|^obwohl|^trotz*|^im gegensatz|^dagegen|^hingegen|^andererseits|^während|^dennoch|^statt*|^anders als|^leider|jedoch|allerdings|dagegen|hingegen|andererseits|im gegensatz|sondern|aber|trotz*|^nicht jede*|^umgekehrt|^demgegenüber',
      decision:
        'beschloss*|beschlossen|entschied*|entschieden|einigte*|geeinigt|genehmigt*|bewilligt*|verabschiedet*|vereinbart*|angenommen|abgelehnt|beschluss*|verschoben|festgelegt|zugestimmt|stimmte|einstimmig|entscheidung fiel',
      definition:
        'bezeichnet|bezeichnen|versteht man|verstehen wir|bedeutet|wird definiert|ist definiert|heißt|heißen|nennt man|genannt|steht für|besteht aus|bestehen aus|unter … versteht|ist ein verfahren|ist eine methode|ist eine form|ist eine art|ist ein begriff|ist die fähigkeit|ist die lehre|ist der prozess',
      detail:
        '^außerdem|^zudem|^darüber hinaus|^ferner|^weiterhin|^zusätzlich|^auch|insbesondere|einschließlich|^ebenso|^einige|^weitere|^des weiteren|^daneben',
      example:
        '^zum beispiel|^beispielsweise|^z. b.|^z.b.|zum beispiel|beispielsweise|z. b.|etwa|^ein beispiel|^so etwa|^stellen sie sich|^angenommen|^nehmen wir|wie etwa|^beispiel',
      greeting:
        '^hallo|^liebe|^lieber|^sehr geehrte*|^guten tag|^guten morgen|^guten abend|^vielen dank|^danke|^herzlichen dank|^mit freundlichen|^viele grüße|^beste grüße|^freundliche grüße|^herzliche grüße|^schöne grüße|^liebe grüße|^herzlichen glückwunsch|^herzlich willkommen|^willkommen|^ich hoffe|^viel erfolg|^viel spaß|^bis bald|^ich freue mich|^wir freuen uns auf|^bei fragen|^melden sie sich|^meldet euch|^moin|^servus|^entschuldig*|^wir danken|^ich danke|^wir bedanken uns|^ich bedanke mich|^unser dank|^mein dank|^unser besonderer dank|^mein besonderer dank|^ein besonderer dank|^ein herzliches dankeschön|^ein großes dankeschön|^zum schluss danken wir|^zum schluss danke ich|^danken möchten wir|^danken möchte ich|^bedanken möchten wir uns|^bedanken möchte ich mich',
      instruct:
        '^*en sie|^*ern sie|^*eln sie|^*ieren sie|^achten|^verwende|^nutze|^öffne|^klicke|^gib|^nimm|^stelle|^lege|^prüfe|^vermeide|^schreibe|^fülle|^wähle|^halte|^beginne|^lass|^lasst|^sorge|^mach|^macht|^bitte|^niemals|^immer|^nicht vergessen|^schalte|^drücke|^rühre|^gieße|^schneide|^backe|^mische|^teig|^setze|^sprich|^frage|^nie',
      objects:
        '^manche sagen|^manche meinen|^einige sagen|^einige von euch|^einige von ihnen|^kritiker|^gegner|^befürworter|^viele sagen|^es heißt|^man sagt|^man hört|^man wird|^man könnte einwenden|^oft heißt es|^natürlich kann man',
      says: 'sagte|sagt|erklärte|erklärt|betonte|betont|meinte|meint|laut|zufolge|so der|so die|warnte|warnt|berichtete|berichtet|kündigte an|schrieb|schreibt|glaubt|findet|hält|nach ansicht|nach meinung|meiner meinung nach|unserer meinung nach|ich glaube|ich denke|ich finde|fügte hinzu|räumte ein|kritisierte|forderte|ergänzte',
      result:
        'höher|niedriger|länger|schneller|befund*|stieg*|sank|sanken|wuchs|wuchsen|gestiegen|gesunken|gewachsen|gefallen|erhöht*|verringert*|verbessert*|erreicht*|übertraf|übertroffen|erzielt*|verdoppel*|halbiert*|gewann|gewonnen|verlor*|ergab*|zeigt*|zeigen|ergebnis*|festgestellt|abgenommen|zugenommen|zunahme|rückgang|anstieg|gegenüber|im vergleich|mehr als|weniger als|prozent|rekord*|insgesamt|durchschnittlich|betrug|beträgt|betrugen|lag bei|liegt bei|lagen|abgeschlossen|reduziert*|eingespart|spart|verkauft*|umsatz|gewinn|verfehlt|erwirtschaftet*|verzeichne*|gemessen|fiel|fielen|kletterte|schrumpfte|ist im plan|im plan',
      rhetoric:
        '^stellen sie sich vor|^wer kennt|^kennen sie das|^na klar|^natürlich|^klar|^kein wunder|^wussten sie|^haben sie schon|^hand aufs herz|^mal ehrlich|^seien wir ehrlich|^jeder weiß|^wir alle|^ganz einfach|^und das ist|^das ist alles|^sie denken vielleicht|^keine sorge|^was für|^wie schön|^selbstverständlich',
      risk: 'risiko*|risiken|problem*|gefahr*|gefähr*|droh*|scheiter*|verzöger*|verspät*|mangel*|fehlt|fehlen|engpass*|engpässe*|schwierig*|hindernis*|schwäche*|schaden|schäden|verlust*|beschwerde*|fehler*|ausfall*|ausgefallen|leider|nicht genug|zu wenig*|zu langsam|krise*|schlechter|sorge*|bedenken|unfall*|unfälle|verletz*|verstoß*|verstöße|überfällig|störung*|herausforderung*|knapp|kritisch|ungeklärt|offen',
      scene:
        '^in den letzten jahren|^heutzutage|^heute|^in der heutigen|^seit jahrhunderten|^seit jahrzehnten|^seit jahren|^im laufe der|^viele menschen|^die meisten menschen|^wir leben in|^früher|^einst|^es war|^als ich|^eines tages|^immer mehr|^jeden tag|^es ist kein geheimnis|^schon immer|^in einer welt|^letzte woche|^vor langer zeit|^wer heute|^täglich|^bekanntlich|^die welt',
      transition:
        '^ich möchte ihnen von|^ich will ihnen von|^ich möchte euch von|^ich will euch von|^ich erzähle ihnen von|^ich erzähle euch von|^lassen sie uns|^lasst uns|^kommen wir|^sehen wir|^schauen wir|^nun|^jetzt|^als nächstes|^wenden wir|^bevor wir|^zusammenfassend|^zum schluss|^abschließend|^fassen wir|^damit kommen wir|^zunächst einmal|^so weit|^zurück zu|^wie wir gesehen|^werfen wir',
      first: 'erstens|zuerst|zunächst|der erste|die erste|das erste|zum einen|einerseits|als erstes|schritt 1|erster|erste',
      next: 'zweitens|drittens|viertens|fünftens|sechstens|der zweite|die zweite|das zweite|der dritte|die dritte|das dritte|zum anderen|dann|danach|anschließend|als nächstes|außerdem|ferner|ein weiterer|eine weitere|ein weiteres|schritt 2|schritt 3|schritt 4|andererseits|später|zweiter|dritter',
      last: 'schließlich|zuletzt|zum schluss|der letzte|die letzte|das letzte|letztens|abschließend|am ende',
      oneSide: '^einerseits|^zum einen|^auf der einen seite|^die einen|^manche|^einige|^befürworter|^theoretisch|^der vorteil',
      otherSide:
        '^andererseits|^zum anderen|^auf der anderen seite|^die anderen|^andere|^gegner|^kritiker|^praktisch|^in der praxis|^der nachteil|^dagegen|^demgegenüber',
      strong:
        'größte*|höchste*|niedrigste*|wichtigste*|wichtig*|einzige*|nur|zentral*|entscheidend*|wesentlich*|haupt*|erstmals|rekord*|beste*|schlechteste*|nie|niemals|vor allem|insgesamt|doppelt*|hälfte|jede*|kein*|muss|müssen|stärkste*|schnellste*|meisten|unbedingt|zwingend',
      answer: '^ja|^nein|^nicht unbedingt|^es kommt darauf an|^die antwort|^das kommt darauf an|^kurz gesagt|^weil|^grundsätzlich',
      back: 'dort|^dabei|^dafür|^davon|^daran|^dazu|^darin|^darüber|^hierfür|^hierbei|^dann|^damals|^seitdem|seitdem|^beide|^diese*|^dies|^jene*|^letztere*|^erstere*|^solche*|^der zweite|^die anderen|^die übrigen|^der rest|^das gleiche|^dasselbe|^ohne sie|^ohne ihn|^in diesem fall|^unter ihnen|^zu ihnen',
      bound: 'ihn|ihm',
      free: '^dieses jahr|^diese woche|^dieser bericht|^dieses dokument|^diese richtlinie|dort, wo|^die anderen drei',
    },
    cues: 'wichtig|zentral|haupt|ergebnis|ziel|erst|zeig|verbesser|steig|sank|gestiegen|höchst|größt|muss|müssen|entscheid|empfehl|wesentlich',
    steps: 'zuerst|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|schließlich|zuletzt|zum schluss',
    chatter: {
      begins:
        'übrigens|nebenbei|entschuldig|sorry|verzeihung|herzlichen glückwunsch|glückwunsch|willkommen|hallo|lassen sie uns|lasst uns|sehen wir uns|weitere informationen|weitere inspiration|weitere information|mehr dazu|hier ist|hier sind|hier finden|siehe|im folgenden|einige beispiele|beispiele sind|vielen dank|danke|viel erfolg|viel spaß|klicken|keine sorge|sie denken also|bereit|wir fragten|wir befragten|in diesem abschnitt|in diesem kapitel',
      holds:
        "(?:berichtete?|informierte?) über [^,]{1,45}$|herzlichen glückwunsch|nicht allein|finden sie in unserer|finden sie in unserem|weitere informationen|lesen sie unseren|unseren leitfaden|anwesenheitsliste|kommt in der (?:klausur|prüfung)|ist klausurrelevant|bitte lesen sie (?:kapitel|seite)|lesen sie kapitel|das war(?:’|')?s für heute|bis nächste woche|letzte woche haben wir|gebt mir bescheid|geben sie mir bescheid|sagt (?:mir )?bescheid|meldet euch|melden sie sich|in den kommentaren|unseren newsletter",
    },
  },
  talk: {
    tags: 'nicht wahr|gell',
    encrypted: 'ende-zu-ende-verschlüsselt',
    settles:
      'ok also|okay also|also|also gut|dann halten wir fest|halten wir fest|halte ich fest|ich halte fest|dann machen wir es so|dann machen wir das so|machen wir es so|machen wir so|so machen wir es|so machen wir das|fazit|ergebnis|festgehalten|abgemacht|zusammengefasst|zusammenfassend|kurz gesagt|dann also',
    hence: 'dann|also dann|dann also|gut dann|also',
    home: 'bei mir|bei uns',
    we: 'wir',
    agrees:
      'machen wir|mache ich|ja|jo|jep|jup|ok|okay|einverstanden|passt|dafür|bin dafür|bin dabei|dabei|gut|super|perfekt|klar|gerne|in ordnung|von mir aus|geht klar|+1|👍|✅|top|prima|ok für|passt für|mach ich|erledigt|geht|kein problem|alles klar',
    corrects: 'korrektur|korrigiere|sorry|entschuldigung|ich meinte|ich meine|tippfehler|vertippt|falsch|stimmt nicht|pardon|nein, doch',
    requests:
      'kannst du bitte|könntest du bitte|kannst du|könntest du|könnt ihr|könntet ihr|können sie bitte|könnten sie bitte|können sie|könnten sie|würdest du|würdet ihr|machst du|kümmerst du dich um|übernimmst du',
    please: 'bitte',
    promises:
      'ich kümmere mich|ich mache|ich mach|ich übernehme|ich frage|ich frag|ich rufe|ich ruf|ich schreibe|ich schreib|ich schicke|ich schick|ich bestelle|ich bestell|ich hole|ich hol|ich bringe|ich bring|ich besorge|ich besorg|ich organisiere|ich kläre|ich reserviere|ich buche|ich melde|ich werde|mach ich|mache ich|übernehme ich|kläre ich|kümmere ich mich|besorge ich|hole ich|schicke ich|erledige ich|ich bestätige|ich sage|ich drucke|ich zahle|ich sammle|ich baue|ich leihe|ich koche|ich backe|ich stelle|ich lege|ich informiere|ich bereite|ich lade|ich sorge|ich spreche',
    proposes:
      "ich schlage vor|ich schlag vor|dann schlage ich vor|sollen wir|wollen wir|wie wäre es mit|wie wäre|wie wär’s mit|wie wär's mit|wie wärs mit|vorschlag|mein vorschlag",
    pending:
      'zu klären|ist offen|wissen wir noch nicht|weiß ich noch nicht|wissen noch nicht|noch offen|offen ist|offen bleibt|noch nicht entschieden|noch nicht geklärt|noch unklar|noch zu klären|steht noch nicht fest|ungeklärt|noch nicht bestätigt|noch nicht geprüft|noch keine antwort',
    intends: 'ich werde|ich',
    open: 'Noch offen',
    titles: 'vorsitzende|vorsitzender|frau|herr|hr|fr|dr|prof',
    options: 'Zur Auswahl',
    price: 'Preis',
    details: 'Details',
    offers: 'ich kann|ich könnte|wir können|wir könnten|kann ich|könnte ich',
    inquires:
      'ich frage|ich frag|ich erkundige mich|ich kläre|kläre ich|frage ich|ich schaue nach|ich schau nach|ich finde heraus|ich hake nach|ich prüfe das',
    states:
      'ich finde|ich fänd|ich fände|ich denke|ich denk|ich glaube|ich glaub|ich meine|ich meinte|ich weiß|ich weiss|ich habe|ich hab|ich hatte|ich bin|ich war|ich wäre|ich brauche|ich brauch|ich muss|ich will|ich wollte|ich würde|ich hätte|ich möchte|ich mag|ich hoffe|ich sehe|ich seh|ich verstehe|ich versteh|ich kenne|ich lese|ich soll|ich sollte|ich darf|ich freue|ich freu|ich wünsche|ich stimme|ich nehme an|ich wohne|ich arbeite|ich lag|ich kam|ich stehe|ich vermute|ich fürchte|ich bekomme|ich kriege|mein|meine|mir|mich|bei mir',
    why: 'Warum {}',
    background: 'Hintergrund',
    shortTitles: 'hr|fr|dr|prof|dipl|ing',
  },
  findings: {
    agoBefore: 'vor',
    was: 'war|waren',
    verbBehindNumbers: true,
    decimalComma: true,
    eras: 'früher|bisher|bislang|zuvor|vorher|vorher|einst|damals|letztes jahr|ursprünglich|im vorjahr|im jahr davor|im vergangenen jahr|vergangenes jahr|im letzten jahr|vor einem jahr;;heute|jetzt|derzeit|inzwischen|mittlerweile|aktuell|dieses jahr|in diesem jahr|zurzeit;;künftig|in zukunft|ab|zukünftig|bald',
    numerals:
      'zwei=2|zwo=2|beide=2|drei=3|vier=4|fünf=5|sechs=6|sieben=7|acht=8|neun=9|zehn=10|elf=11|zwölf=12|dreizehn=13|vierzehn=14|fünfzehn=15|sechzehn=16|siebzehn=17|achtzehn=18|neunzehn=19|zwanzig=20|dreißig=30|dreissig=30|vierzig=40|fünfzig=50|sechzig=60|siebzig=70|achtzig=80|neunzig=90|hundert=100|einhundert=100|zweihundert=200|dreihundert=300|fünfhundert=500|ein dutzend=12|einem dutzend=12|zwei dutzend=24|drei dutzend=36|einundzwanzig=21|zweiundzwanzig=22|dreiundzwanzig=23|vierundzwanzig=24|fünfundzwanzig=25|dreiunddreißig=33|fünfunddreißig=35|fünfundvierzig=45',
    one: 'ein|eine|einer|eines|einem|einen|eins',
    halved:
      'anderthalb=1.5|anderthalben=1.5|eineinhalb=1.5|zweieinhalb=2.5|dreieinhalb=3.5|viereinhalb=4.5|fünfeinhalb=5.5|sechseinhalb=6.5|siebeneinhalb=7.5|achteinhalb=8.5|neuneinhalb=9.5',
    fractions:
      'die hälfte=0.5|der hälfte=0.5|ein drittel=0.3333|zwei drittel=0.6667|ein viertel=0.25|drei viertel=0.75|dreiviertel=0.75|ein fünftel=0.2|zwei fünftel=0.4|drei fünftel=0.6|vier fünftel=0.8|ein sechstel=0.1667|ein achtel=0.125|ein zehntel=0.1|neun zehntel=0.9',
    every:
      'jeder zweite=2|jede zweite=2|jedes zweite=2|jeden zweiten=2|jeder dritte=3|jede dritte=3|jedes dritte=3|jeden dritten=3|jeder vierte=4|jede vierte=4|jedes vierte=4|jeden vierten=4|jeder fünfte=5|jede fünfte=5|jedes fünfte=5|jeder sechste=6|jeder achte=8|jeder zehnte=10|jede zehnte=10|jedes zehnte=10',
    multiples:
      'verdoppelt=2|verdoppelte=2|doppelt so=2|verdreifacht=3|verdreifachte=3|dreimal so=3|viermal so=4|vervierfacht=4|halbiert=0.5|halbierte=0.5|zehnmal so=10',
    powers: 'tausend=3|tsd.=3|tsd=3|million=6|millionen=6|mio.=6|mio=6|milliarde=9|milliarden=9|mrd.=9|mrd=9|billion=12|billionen=12',
    percent: 'prozent',
    points: 'prozentpunkte|prozentpunkten|prozentpunkt',
    currencies: 'euro|euros|dollar|pfund|franken|kronen|yen|cent',
    durations:
      'sekunden|sekunde|minuten|minute|stunden|stunde|tage|tagen|tag|wochen|woche|monate|monaten|monat|jahre|jahren|jahr|jahrzehnte|jahrzehnten|nächte|schichten',
    measures:
      'liter|litern|meter|metern|kilometer|kilometern|tonnen|tonne|kilogramm|kilo|gramm|hektar|quadratmeter|quadratmetern|kubikmeter|megawatt|kilowatt|gigawatt|kilowattstunden|megawattstunden|terawattstunden|grad|seiten|punkte|punkten',
    ago: 'zuvor|früher|vorher|später',
    estimates: 'etwa|rund|fast|knapp|ungefähr|circa|ca.|gut|nahezu|beinahe|annähernd',
    provisos: 'wenn|falls|sofern|soweit|solange|es sei denn|außer|vorausgesetzt|unter der bedingung|nur wenn|mit ausnahme|ausgenommen',
    doubts:
      'könnte|könnten|dürfte|dürften|vielleicht|möglicherweise|voraussichtlich|wahrscheinlich|vermutlich|womöglich|eventuell|soll|sollen|sollte|sollten|geplant|erwartet|erwarten|geschätzt|schätzungsweise|angestrebt|vorläufig|hofft|hoffen',
    allows: 'kann|können|möglich|darf|dürfen|würde|würden|muss|müssen|risiko|risiken|offen|unklar|plan|pläne|ziel',
    shifts: 'um|auf',
    negations: 'nicht|kein|keine|keinen|keinem|keiner|keins|nie|niemals|ohne|weder',
    dateLimits:
      'spätestens am|spätestens bis|spätestens|bis zum|bis Ende|bis|nicht vor dem|nicht vor|frühestens am|frühestens|vor dem|ab dem|ab',
    limitSigns:
      'mindestens=≥|wenigstens=≥|zumindest=≥|nicht weniger als=≥|minimal=≥|ab=≥$|höchstens=≤|maximal=≤|bis zu=≤|nicht mehr als=≤|längstens=≤|mehr als=>|über=>|oberhalb von=>|weniger als=<|unter=<|unterhalb von=<',
    limitSignsAfter: 'oder mehr=≥|und mehr=≥|aufwärts=≥|oder weniger=≤|und weniger=≤|oder darunter=≤|oder darüber=≥',
    determiners:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|diese|dieser|diesen|alle|allen|beide|unsere|unseren|ihre|ihren|jede|jeder|jedes|jeden|weitere|weiteren|andere|anderen|am|im|beim|vom|zum|zur|ins|ans',
    hedges:
      'etwa|rund|fast|knapp|über|mehr als|weniger als|mindestens|höchstens|bis zu|ungefähr|circa|ca.|gut|nahezu|beinahe|unter|nur|lediglich|gerade einmal|annähernd|nur noch',
    limits:
      'höchstens|maximal|bis zu|mindestens|begrenz|obergrenze|untergrenze|grenze|darf|dürfen|muss|müssen|nicht mehr als|höchst|innerhalb',
    to: 'bis',
    toward: 'auf',
    per: 'pro|je|in der|im|am',
    change:
      'von {a} auf {b};;von {a} zu {b};;auf {b},? (?:von|nach|gegenüber) {a};;{b} \\((?:von|nach|zuvor|vorher|Vorjahr:?) {a};;{b},? (?:nach|gegenüber|statt) {a} (?:im Vorjahr|ein Jahr zuvor|im)',
    earlier:
      '{b}[^.;!?]{0,50}?, (?:im Vorjahr|ein Jahr zuvor|vor einem Jahr|letztes Jahr|im letzten Jahr)(?: (?:waren|war|lag|lagen|sind|hatten)(?: es| sie| er)?)?(?: im selben Zeitraum| noch)? {a}',
    moves: 'ging|veränder|wechsel|entwickel',
    rises:
      'verläng|hebt|hob|anheb|angehob|erhöh|verteuer|stieg|steigt|gestiegen|steigen|wuchs|wächst|gewachsen|erhöh|zunahm|zugenommen|kletterte|verdoppel|verdreifach|verbesser|mehr|legte|nahm zu',
    falls:
      'senk|verbillig|kürz|verkürz|sank|sinkt|gesunken|sinken|fiel|fallen|gefallen|fällt|verringer|ging zurück|zurückgegangen|schrumpf|abgenommen|reduzier|halbier|verlor|verloren|weniger|nahm ab',
    part: '{a} von (?:den |insgesamt |unseren |ihren |allen )?{b};;{a} der {b};;von (?:den |unseren |ihren |insgesamt )?{b},? (?:waren |sind |haben |wurden |hatten |betrafen )?(?:nur )?{a};;{a} aus {b}',
    of: 'der|des|aller|unserer|von|von den|vom|am|an den',
    ofThis: 'davon|hiervon|wovon|von denen',
    versus:
      'gegenüber|statt|anstatt|anstelle von|gegen|verglichen mit|im vergleich zu|während|wohingegen|aber|jedoch|als|und|dagegen|hingegen|;',
    when: 'derzeit|aktuell|zurzeit|momentan|heute|jetzt|inzwischen|mittlerweile|bisher|bislang|zuvor|früher|im Vorjahr|letztes Jahr|im letzten Jahr|dieses Jahr|in diesem Jahr',
    target: 'plan|ziel|soll|budget|prognose|vorgabe|planwert|geplant|zielwert',
    expected:
      'hatte…gerechnet|hatten…gerechnet|hatte…erwartet|hatten…erwartet|hatte…erhofft|hatten…erhofft|hatte…versprochen|hatten…versprochen|hatte…vorgesehen|hatten…vorgesehen|erwartet hatte|gerechnet hatte|erhofft hatte|versprochen hatte|waren…vorgesehen|waren…veranschlagt|war…veranschlagt',
    needs: 'brauch|benötig',
    supposes:
      'angenommen|nehmen wir an|nahmen wir an|unterstellt|hypothetisch|rechenbeispiel|fallzahlplanung|fallzahlberechnung|modellrechnung|gesetzt den fall',
    bounds: 'Grenze|Grenzwert|Obergrenze|Untergrenze|Limit|Mindestwert|Höchstwert|min|max|Norm|Richtwert',
    ranks:
      'größte|größter|größten|größtes|kleinste|höchste|niedrigste|meiste|meisten|wenigsten|beste|schlechteste|schnellste|erste|erster|stärkste|häufigste|häufigsten|teuerste',
    verbs:
      'ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kostet|kosten|kostete|kosteten|dauert|dauerte|stieg|stiegen|sank|sanken|fiel|fielen|wuchs|erreicht|erreichte|beträgt|betrug|betragen|lag|liegt|liegen|lagen|macht|machte|machen|braucht|brauchte|nutzt|nutzen|zahlt|zahlte|kam|kommen|kommt|umfasst|deckt|verbraucht|spart|verlor|verloren|gewann|erhielt|produziert|verkaufte|eröffnete|beschäftigt|nahmen|nahm|zählt|zählte|entfallen|entfällt|entfielen|bleibt|blieb|gab|gibt|stehen|steht|stand|schaffte|schafft|fährt|fahren|fuhren|verdoppelte|halbierte|gingen|ging|erhöhte|erzielte|befragten|befragte|arbeiten|wohnen|leben|kamen|gaben|nannten|wählten|antworteten|stammt|stammen|wäscht|trug|trägt|hielten|hielt|besuchten|bearbeitete|bearbeiten|meldeten|meldete|sparte|sparen|investierte|investieren|lieferten|liefert',
    pronouns: 'es|sie|er|dies|diese|dieser|dieses|wir|ich|man|davon|was|ihr|ihre|sein|seine|niemand|alle',
    before: 'im|in|seit|bis|ab|von|vom|zum|ende|anfang|mitte|am|vor|nach|zwischen|jahr|jahre|frühjahr|sommer|herbst|winter|frühling|noch',
    contrast: 'nicht (?:nur )?{x}, sondern (?:auch )?{y};;{x}, nicht {y};;statt {x} {y};;{x}, während {y}',
    but: 'aber|jedoch|doch|allerdings|dennoch|trotzdem|dagegen|andererseits|hingegen|der nachteil|nachteil',
    because: 'weil|da|wegen|aufgrund|dank|infolge|denn|grund dafür|durch',
    therefore: 'deshalb|daher|darum|folglich|somit|so dass|sodass|dadurch|das bedeutet|das heißt|deswegen|führt zu|führte zu|infolgedessen',
    conditions: 'wenn|falls|sofern|sobald|wer',
    definition:
      '{x} bedeutet,? {y};;{x} bezeichnet {y};;[Uu]nter {x} versteht man {y};;{x} heißt,? {y};;{x} steht für {y};;{x} ist ein(?:e|er)? {y}',
    kinds:
      'arten|typen|formen|sorten|kategorien|klassen|wege|gründe|möglichkeiten|optionen|methoden|gruppen|modelle|grundsätze|regeln|ursachen|risiken|vorteile|ziele|faktoren|fragen|bedingungen|aufgaben|rollen',
    consists: 'besteht aus|bestehen aus|setzt sich zusammen aus|umfasst|gliedert sich in|unterteilt sich in|teilt sich in',
    levels: 'ebene|ebenen|stufe|stufen|schicht|schichten|phase|phasen|etappe|etappen',
    from: 'von|zwischen',
    between: 'zwischen=und',
    ordinals: 'erste|zweite|dritte|vierte|fünfte|sechste',
    last: 'letzte',
    decisive: 'am wichtigsten|entscheidend|der wichtigste|die wichtigste|das wichtigste|ausschlaggebend',
    total: 'summe|gesamt|insgesamt|total',
    advises: 'wir empfehlen|wir raten|ich empfehle|unsere empfehlung|wir schlagen vor|empfohlen wird',
    said: 'sagen|fasst|gibt zu|erinnert|klagt|mahnt|bilanziert|lobt|sagt|sagte|erklärt|erklärte|meint|meinte|betont|betonte|schrieb|so|laut|berichtet|ergänzt|warnt',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Quellen',
    thankYou: 'Vielen Dank',
    assumption: 'Annahme, zu prüfen',
    imagined: 'Erdachtes Beispiel',
    computed: 'Ein Teil aus den übrigen Zahlen berechnet',
    questions: 'Fragen',
    overview: 'Überblick',
    summary: 'Zusammenfassung',
    keyPoints: 'Das Wichtigste',
    keyMessage: 'Kernaussage',
    keyFigures: 'Kennzahlen',
    discussion: 'Diskussion',
    nextSteps: 'Nächste Schritte',
    verdict: 'Fazit',
    difference: 'Differenz',
    inDetail: 'Im Detail',
    inTheWords: 'Im Wortlaut der Quelle',
    presentation: 'Präsentation',
    exhibit: 'Abbildung',
    credits: {
      title: 'Bildnachweise',
      picture: 'Bild',
      madeWith: 'erzeugt mit',
      cropped: 'beschnitten',
    },
    modelUnavailable:
      'Das Sprachmodell hat keine brauchbare Antwort gegeben, deshalb hat der eingebaute Schreiber diese Präsentation erstellt. Für die Fassung des Modells später noch einmal anfordern.',
    storyline: {
      topical: {
        meaning: 'Was bedeutet „{t}“ in einem Satz?',
        concern: 'Wen betrifft das Thema „{t}“?',
        figure: 'Welche Zahl beschreibt das Thema „{t}“ am besten?',
        takeHome: 'Welchen einen Satz zum Thema „{t}“ sollen alle mitnehmen?',
      },
      steps: {
        definition: [
          'Worum es geht',
          'Was bedeutet es in einem Satz?',
          'Was gehört dazu und was nicht?',
          'Welches Missverständnis ist am häufigsten?',
        ],
        relevance: ['Warum es wichtig ist', 'Wen betrifft es?', 'Was geschieht, wenn nichts getan wird?', 'Warum gerade jetzt?'],
        background: ['Wie es dazu kam', 'Wo hat es begonnen?', 'Welche Ereignisse haben es geprägt?', 'Was lässt sich daraus lernen?'],
        today: ['Wo es heute steht', 'Wie ist die Lage heute?', 'Welche Zahlen beschreiben sie am besten?', 'Was ist noch unbekannt?'],
        mechanism: ['Wie es funktioniert', 'Was geschieht zuerst?', 'Was folgt daraus?', 'Was ist das Ergebnis?'],
        elements: [
          'Die wichtigsten Bestandteile',
          'Welcher Teil trägt das Ganze?',
          'Welcher Teil wird oft übersehen?',
          'Wie greifen die Teile ineinander?',
        ],
        examples: ['Beispiele', 'Wo ist es in der Praxis zu sehen?', 'Was ist dort gelungen?', 'Was würde man heute anders machen?'],
        benefits: ['Was es bringt', 'Wer hat etwas davon und wie?', 'Wie lässt sich der Nutzen messen?', 'Wie bald ist er zu spüren?'],
        challenges: ['Was im Weg steht', 'Was ist das größte Risiko?', 'Wie wahrscheinlich ist es?', 'Was würde es verringern?'],
        outlook: [
          'Wie es weitergeht',
          'Was ist in den nächsten Jahren zu erwarten?',
          'Was könnte den Lauf ändern?',
          'Auf welche Zeichen ist zu achten?',
        ],
        actions: ['Vom Plan zur Tat', 'Was wird zuerst getan?', 'Wer tut es und bis wann?', 'Woran ist der Erfolg zu erkennen?'],
        goals: ['Was Sie lernen werden', 'Was wissen Sie danach?', 'Was können Sie danach?', 'Was wissen Sie schon?'],
        terms: ['Wichtige Begriffe', 'Welche Begriffe werden gebraucht?', 'Was bedeuten sie jeweils?', 'Welche werden leicht verwechselt?'],
        mistakes: ['Häufige Fehler', 'Wo machen Lernende Fehler?', 'Warum geschieht das?', 'Wie lässt es sich vermeiden?'],
        exercise: ['Selbst ausprobieren', 'Wie lautet die Aufgabe?', 'Was wird dafür gebraucht?', 'Woran erkennen Sie, dass es stimmt?'],
        check: ['Wissen prüfen', 'Was ist der wichtigste Gedanke?', 'Wie würden Sie es einem Freund erklären?', 'Was ist noch unklar?'],
        problem: ['Das Problem', 'Wer hat das Problem und wie oft?', 'Was kostet es die Betroffenen?', 'Wie helfen sie sich heute?'],
        solution: ['Die Lösung', 'Was wird angeboten?', 'Was ist neu daran?', 'Warum wird man sich dafür entscheiden?'],
        market: ['Der Markt', 'Wie groß ist er, nach welcher Quelle?', 'Wie schnell wächst er?', 'Welcher Teil wird zuerst gewonnen?'],
        model: ['Das Geschäftsmodell', 'Wer zahlt wofür?', 'Was kostet und was bringt ein Verkauf?', 'Was lässt es wachsen?'],
        proof: [
          'Was schon erreicht ist',
          'Was ist bisher gelungen?',
          'Welche Kunden können es bestätigen?',
          'Welche Zahl überzeugt am meisten?',
        ],
        team: ['Das Team', 'Wer steht dahinter?', 'Warum sind es die richtigen Leute?', 'Wer fehlt noch?'],
        ask: ['Was wir brauchen', 'Wie viel wird gebraucht?', 'Wofür wird es verwendet?', 'Was wird damit erreicht?'],
        question: ['Die Fragestellung', 'Was soll dieser Bericht beantworten?', 'Wer braucht die Antwort?', 'Was wird damit entschieden?'],
        method: ['Wie untersucht wurde', 'Woher stammen die Daten?', 'Wie wurden sie geprüft?', 'Wo liegen ihre Grenzen?'],
        findings: ['Wichtigste Ergebnisse', 'Was ist das wichtigste Ergebnis?', 'Was war unerwartet?', 'Was ist gleich geblieben?'],
        causes: ['Was dahintersteckt', 'Welche Ursache erklärt am meisten?', 'Was spricht dafür?', 'Was könnte es sonst erklären?'],
        recommendation: ['Empfehlung', 'Was sollte getan werden?', 'Warum gerade das?', 'Was geschieht, wenn es unterbleibt?'],
      },
      contrasts: {
        balance: ['Für und Wider', 'Dafür', 'Was spricht dafür?', 'Dagegen', 'Was spricht dagegen?'],
        competition: ['Die Alternativen', 'Die anderen', 'Was bieten andere an?', 'Wir', 'Was machen wir besser?'],
        options: [
          'Die Möglichkeiten',
          'Möglichkeit A',
          'Was bringt sie und was kostet sie?',
          'Möglichkeit B',
          'Was bringt sie und was kostet sie?',
        ],
      },
      depths: [
        ['ein Beispiel', 'Welcher Fall zeigt es am besten?', 'Was geschah, Schritt für Schritt?', 'Was lehrt er?'],
        ['Zahlen und Belege', 'Welche Zahl zeigt es?', 'Aus welcher Quelle stammt sie?', 'Was zeigt sie nicht?'],
        ['Fragen und Zweifel', 'Was wird dazu gefragt werden?', 'Wie lautet die kurze Antwort?', 'Wer kann mehr dazu sagen?'],
      ],
      hints: ['Eine Zahl mit ihrer Quelle ergänzen', 'Ein eigenes Beispiel nennen', 'In einem Satz sagen'],
      parts: {
        General: ['Die Grundlagen', 'Näher betrachtet', 'Der Blick nach vorn'],
        'Educational Project': ['Einstieg', 'Verstehen', 'Üben'],
        'Business Pitch': ['Die Chance', 'Das Angebot', 'Der Plan'],
        'Reports and Insights': ['Der Auftrag', 'Die Ergebnisse', 'Die Folgerungen'],
      },
      note: 'Es ist kein Sprachmodell eingerichtet, deshalb ist diese Folie ein Gerüst: Ersetzen Sie die Fragen durch eigene Fakten.',
      audience: 'Zielgruppe',
      tone: 'Ton und Stil',
      subtitle: 'Eine Gliederung zum Ausfüllen',
      remember: 'Was im Gedächtnis bleiben soll',
      takeHome: 'Welchen einen Satz sollen alle mitnehmen?',
    },
  },
};
