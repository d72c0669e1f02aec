/** Italian. */
import type { LanguageWords } from './language.ts';

export const it: LanguageWords = {
  tag: 'it',
  reading: {
    source: {
      roles: {
        abstract: 'abstract',
        summary:
          'in primo piano|i punti chiave|sintesi|riassunto|sommario|in sintesi|in breve|riepilogo|punti chiave|punti salienti|in evidenza|cifre chiave|a colpo d’occhio',
        introduction: 'introduzione|premessa|obiettivo|obiettivi|scopo|finalità|presentazione',
        background: 'contesto|antefatto|situazione|storia|il problema|problema|situazione di partenza|perché|motivazione',
        method: 'metodo|metodi|metodologia|approccio|dati|materiali e metodi',
        results: 'risultati|risultato|successi|andamento|che cosa è andato bene|cosa è andato bene',
        discussion: 'discussione|analisi|limiti',
        conclusion: 'conclusione|conclusioni|considerazioni finali|per concludere',
        outlook: 'prospettive|previsioni|che cosa ci aspetta|futuro|sviluppi futuri',
        decisions: 'decisioni|decisione|delibere|delibera|deciso',
        recommendations: 'raccomandazioni|raccomandazione|proposte|proposta|suggerimenti',
        asks: 'prossimi passi|azioni|attività|da fare|compiti|cosa vi chiedo|che cosa vi chiedo|cosa serve|piano d’azione',
        risks: 'rischi|rischio|problemi|difficoltà|criticità|sfide|cosa non è andato|che cosa non ha funzionato',
        questions: 'domande|domande aperte|questioni aperte|punti aperti|domande frequenti|faq|varie ed eventuali',
      },
      headings:
        'ordine del giorno|ambito di applicazione|definizioni|oggetto|responsabilità|requisiti|costi|costo|budget|bilancio|calendario|scadenze|squadra|personale|clienti|mercato|vendite|finanze|prodotto|ingredienti|preparazione|procedimento|materiali|occorrente|istruzioni|consigli|varie|esempi|eccezioni|caratteristiche|scheda tecnica|prezzo|durata|recesso|riservatezza',
      portions: 'per la|per il|per lo|per le|per i|per l’',
      topics: [
        /(?<!\p{L})parlar(?:e|vi|ti)(?: (?:oggi|stasera|questa (?:sera|mattina)|stamattina|un po['’]))* (?:di |del |della |dei |delle |dello |degli |dell['’])([^.!?;,]{3,80}?)(?: (?:oggi|stasera|questa sera|stamattina))?(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'proposta di progetto|proposta|domanda di contributo|nota informativa|comunicato stampa|comunicato|scheda|dispensa|relazione|rapporto|circolare|bozza|verbale|avviso|promemoria|materiale didattico|bollettino|guida|nota interna',
      documents:
        'rapporto|relazione|verbale|nota|note|regolamento|contratto|accordo|convenzione|piano|progetto|proposta|comunicato|bollettino|guida|manuale|dispensa|lezione|discorso|intervento|lettera|circolare|promemoria|sintesi|programma|opuscolo|studio|analisi|strategia|statuto|ricetta|risultati|bilancio|prospettive|invito|istruzioni|protocollo|avviso|resoconto',
      organizations:
        's.p.a.|spa|s.r.l.|srl|s.a.s.|onlus|aps|ets|società|università|scuola|liceo|istituto|associazione|fondazione|ministero|comune|regione|provincia|cooperativa|federazione|sindacato|dipartimento|facoltà|agenzia|museo|biblioteca|ospedale|banca|circolo|comitato|gazzetta|corriere|giornale|messaggero|quotidiano|condominio',
      smallPrint:
        "allegati:|dichiarazioni previsionali|dichiarazioni prospettiche|tutti i diritti|senza preavviso|non si assume|opinioni espresse|sede legale|commenti chiusi|regole dei commenti|contatti stampa|ufficio stampa:|sull’autore|sull'autore|partita iva|p.iva|© riproduzione riservata",
      chapters: 'capitolo|sezione|articolo|art.|parte|passo|fase|lezione|unità|modulo|giorno|settimana|punto|titolo|allegato|passaggio',
      contacts:
        'contatti|contatto|contatto stampa|contatti stampa|ufficio stampa|contatti per la stampa|per informazioni|ulteriori informazioni|informazioni e contatti|nota per i redattori',
      enquiries:
        'domande?|per domande|per informazioni|per ulteriori informazioni|per qualsiasi domanda|per qualsiasi dubbio|per chiarimenti|hai domande',
      printouts: 'scaricato da|scaricato il|stampato il|stampato da',
      lengths: 'parole|parola|caratteri|battute|righe|pagine|pagina',
      subject: 'oggetto',
      mailHeads: 'da|a|cc|ccn|data|inviato|allegati|allegato|rispondi a',
      replies: 're|i|r|fwd',
      greetings: 'ciao|buongiorno|buonasera|salve|gentile|gentili|caro|cara|cari|care|egregio|egregi|spettabile|ciao a tutti',
      closings:
        'cordiali saluti|saluti|un saluto|distinti saluti|un caro saluto|a presto|grazie|grazie mille|grazie in anticipo|cordialmente|buona giornata|un abbraccio|tanti saluti|buon lavoro',
      mailFeet:
        'inviato da iphone|inviato dal mio|inviato da|questo messaggio|questa e-mail|questa email|le informazioni contenute|messaggio originale|-----messaggio originale|prima di stampare|messaggio inoltrato|pensa all’ambiente',
      selfNotes:
        'da verificare|da confermare|da controllare|da rivedere|da completare|verificare con|confermare con|controllare con|manca la fonte|aggiungere fonte',
      summaryLabels: 'in sintesi|in breve|in poche parole|riassunto|in una frase|il succo',
      publishers: 'direttore responsabile',
      bylines:
        'di|autore|autrice|autori|scritto da|a cura di|redatto da|preparato da|destinatari|presentato da|testo di|docente|relatore|relatrice',
      adverts: 'pubblicità|annuncio|contenuto sponsorizzato|sponsorizzato',
      webAsks:
        'hai trovato un errore|segnala un errore|segnalare un errore|chi ha visto|i clienti che|vedi tutti i commenti|partecipa alla',
      apologies: 'scusate|mi scuso|perdonate|chiedo scusa',
      status:
        'provvisorio|provvisoria|provvisori|dati provvisori|preliminare|preliminari|non ancora|non certificato|soggetto a|in vigore|valido dal|valido fino|valida dal',
      imprint: 'versione|edizione|bozza|revisione|versione finale|riservato|uso interno|confidenziale|sostituisce|provvisorio',
      dates: 'data|pubblicato|pubblicato il|aggiornato|aggiornato il|ultimo aggiornamento|versione|in vigore|in vigore dal|riferimento',
      attendance:
        'presenti|presente|partecipanti|assenti|assente|assenti giustificati|giustificati|luogo|sala|ora|orario|presiede|presidente|segretario|segretaria|verbalizza|verbale|prossima riunione|invitati|moderatore',
      web: 'vai al contenuto|salta al contenuto|utilizziamo i cookie|questo sito utilizza|questo sito usa|accetta tutti|accetta|gestisci|condividi|seguici|iscriviti|abbonati|leggi anche|leggi tutto|continua a leggere|articoli correlati|potrebbe interessarti|ti potrebbe|potrebbero interessarti|i più letti|più letti|commenti (|© riproduzione|lascia un commento|il tuo indirizzo|i campi obbligatori|tutti i diritti|©|foto:|crediti|pubblicità|torna su|informativa|privacy|note legali|aggiungi al carrello|acquista ora|disponibile|accedi|tempo di lettura|spedizione gratuita|hai trovato utile|p.iva|partita iva',
      buttons:
        'ascolta l’articolo|ascolta questo articolo|ascolta|guarda il video|riproduci|aggiungi al calendario|salva la data|acquista il biglietto|acquista i biglietti|acquista biglietti|compra il biglietto|biglietteria|prenota ora|prenota|come arrivare|vedi mappa|mostra mappa|dimensione testo|regala questo articolo|salva articolo|salva l’articolo|mostra altro|vedi tutti|vedi tutto|scarica l’app|galleria fotografica|fotogallery|segnala un errore|i più letti|più letti|commenti (|riproduzione riservata',
      webWhole:
        'home|menu|menù|cerca|chi siamo|contatti|notizie|servizi|prodotti|negozio|accedi|registrati|carrello|il mio account|aiuto|condividi|stampa|avanti|indietro|chiudi|accetta|rifiuta|sì|no|pubblicità|lavora con noi|mappa del sito|commenti|rispondi|mi piace|segui|newsletter|blog|facebook|instagram|twitter|linkedin|whatsapp|abbonati|esci|copia link|sport|cultura|politica|economia|cronaca|leggi anche|scopri di più|impostazioni cookie',
      forms: 'firma|luogo e data|data e firma|timbro|barrare|(firma)|letto, approvato|nome e cognome',
      paperLabels: 'parole chiave',
      firstPerson: 'io|mi',
      nods: 'ok|va bene|sì|si|no|grazie|perfetto|certo|bene|ciao|ahah|ahahah|fatto|d’accordo|buongiorno|immagine omessa|video omesso|audio omesso|<media omessi>|questo messaggio è stato eliminato|a dopo|ottimo',
      page: 'pagina|pag|p',
      readerAsks:
        'newsletter|iscriviti|abbonati|lascia un commento|nei commenti|seguici|condividi questo|sotto questo post|scrivete qui sotto|scrivi qui sotto|nel prossimo post',
      selfTests: 'domande di ripasso|autovalutazione|verifica le tue conoscenze|quiz|esercizi',
      titled: 'titolo del progetto|nome del progetto|titolo|corso|insegnamento|materia|modulo',
    },
    topicKinds: {
      comparison: 'versus|vs|confronto|a confronto|differenza|differenze|o',
      decision: 'dovremmo|decisione|scegliere|scelta|quale',
      history: 'storia|origine|origini|nascita|ascesa|caduta|evoluzione di',
      person: 'biografia|vita di|vita e|chi era|chi è',
      event: 'guerra|rivoluzione|battaglia|crisi|olimpiadi|mondiali|conferenza|festival|elezioni|pandemia|terremoto|incidente|trattato',
      place: 'città|isola|isole|paese|regione|borgo|viaggio|turismo|parco nazionale|capitale',
      method: 'come|guida|metodo|consigli|buone pratiche|passo dopo passo|pianificare|preparare',
      technology:
        'tecnologia|software|intelligenza artificiale|ia|computer|informatica|internet|rete|motore|batteria|solare|eolico|robot|blockchain|pompa di calore|idrogeno|nucleare',
      product: 'prodotto|app|startup|lancio|il nostro nuovo|la nostra nuova',
      science:
        'teoria|fisica|biologia|chimica|cellula|quantistic|clima|energia|fotosintesi|dna|genetica|gravità|buco nero|buchi neri|ecosistema|cervello|vaccino|vulcano|specie',
    },
    tables: 'tabella|tab.|tavola|tav.',
    figures: 'figura|fig.|immagine|grafico|illustrazione|foto',
    divisions: 'capitolo|parte|allegato|appendice|sezione|articolo|lezione|modulo',
    typedSlides: {
      slide: 'diapositiva|slide',
      title: 'titolo|intestazione',
      subtitle: 'sottotitolo',
      notes: 'note|note del relatore|appunti',
      visuals: 'immagine|visual|grafico|illustrazione|foto',
      content: 'contenuto|testo|punti|punti chiave|punti elenco',
      cover: 'titolo|copertina|slide del titolo',
    },
    slideAgendas:
      'agenda|sommario|ordine del giorno|programma|scaletta|di cosa parliamo|di cosa parliamo oggi|di cosa parleremo|di che cosa parliamo|di che cosa parliamo oggi|oggi parliamo di|cosa vedremo|cosa vedremo oggi|argomenti|temi di oggi',
    slideFarewells: 'domande|grazie|contatti|discussione',
    contents: 'indice|sommario|contenuti',
    pages: 'pagina|pag.|diapositiva',
    authors: 'di|autore|autrice|autori|a cura di|scritto da',
    dates: 'data|pubblicato|pubblicato il|aggiornato',
    tasks: 'compiti|azioni|attività|domande|questioni aperte|punti aperti',
    pictures: 'immagine|grafico|foto',
    untitled: 'documento|diapositiva|presentazione|senza titolo|titolo',
    notCyclic: 'ciclo di vita|riciclo|motociclo',
    styles: { heading: 'titolo', title: 'titolo', subtitle: 'sottotitolo', caption: 'didascalia', quote: 'citazione|citazione intensa' },
    defaultSections: 'sezione predefinita|sezione senza titolo',
    machineMade: 'Descrizione generata automaticamente|Il contenuto generato dall’IA potrebbe non essere corretto',
    audiences: {
      investors: 'investitor|azionist|finanziator',
      executives: 'dirigent|direzione|decisori|consiglio',
      students: 'studenti|studente|alunn|principiant|apprendist|bambin|scuola',
      experts: 'esperti|esperto|ingegner|ricercat|sviluppat|specialist|scienziat',
      customers: 'acquirent|utent|consumator|comprador',
      colleagues: 'dipendent|collegh|squadra|personale',
      public: 'cittadin|pubblico|abitant|visitator|lettor',
    },
    tones: {
      factual: 'fattual|dati|analitic|oggettiv|scientific',
      persuasive: 'persuasiv|convincente',
      narrative: 'raccont|divertent|emozion|ispir',
      critical: 'critic|scettic|equilibrat',
      simple: 'semplic|facil|chiar',
    },
    and: 'e|ed|o|contro|versus|vs',
    genericHeadings:
      'sommario|sintesi|riassunto|introduzione|panoramica|contesto|conclusione|conclusioni|risultato|risultati|premessa|prefazione|discussione|in breve|punti chiave',
    concludingHeadings:
      'conclusione|conclusioni|in sintesi|in breve|in conclusione|riepilogo|prossimi passi|i prossimi passi|raccomandazione|raccomandazioni|prospettive|considerazioni finali|osservazioni conclusive|per concludere|conclusioni e prospettive|riassumendo|per riassumere|ricapitolando|in poche parole',
    backMatter:
      "riferimenti|riferimenti bibliografici|bibliografia|ringraziamenti|appendice|appendici|allegato|allegati|indice|sommario|elenco delle figure|elenco delle tabelle|note a piè di pagina|glossario|indice analitico|sull’autore|sull'autore|gli autori|conflitto di interessi|conflitti di interesse",
    funding: 'finanziamenti',
    appendices:
      "voci correlate|note|bibliografia|altri progetti|collegamenti esterni|galleria d’immagini|galleria d'immagini|fonti|approfondimenti",
    framing:
      'introduzione|panoramica|basi|fondamenti|principianti|guida|presentazione|corso|spiegato|spiegata|capire|funziona|funzionano|bambini|tutto|sapere',
    structures: {
      pros: 'vantaggi|pro|a favore|benefici',
      cons: 'svantaggi|contro|a sfavore',
      cycle: 'ciclo',
      funnel: 'imbuto|funnel',
      team: 'team|squadra|chi siamo|direzione|fondatori|consiglio|relatori|contatti',
      prices: 'prezz|tariff',
      swot: ['punti di forza|forze', 'punti di debolezza|debolezze', 'opportunità', 'minacce'],
    },
  },
  grammar: {
    attached: [/^(?:d|l|un|all|dall|dell|nell|sull|quest|quell|c)['’](?=\p{L}{2})/u],
    subjectFirst: true,
    relatives: 'che|cui|il quale|la quale',
    nameParticles: 'di|da|della|del|dei|degli|de',
    leadIns:
      'tuttavia|però|inoltre|pertanto|quindi|dunque|infine|per esempio|ad esempio|in particolare|infatti|in generale|in sintesi|in conclusione|innanzitutto|in primo luogo|ma|e|anche',
    breaks:
      'e|ed|ma|perché|poiché|mentre|anche se|sebbene|affinché|che|cui|dove|quando|se|il che|così|nonché|compreso|ad esempio|per esempio|come|incluso|oppure',
    backward: 'questo|questa|questi|queste|ciò|esso|essa|essi|lui|lei|loro|suo|sua|tale|tali|qui|quello|quella',
    interrogatives: 'che cosa|cosa|ciò che|quello che|chi|come|dove|quando|perché|quale|quali|quanto|quanti|quante',
    subordinators: 'se|quando|anche|poiché|perché|mentre|dopo|prima|per|sebbene|come|senza|in|con|dal',
    danglers:
      'e|ed|o|ma|di|del|della|dei|delle|il|la|lo|i|gli|le|un|una|in|a|al|alla|con|per|da|dal|su|che|è|sono|come|se|non|più|si|tra|fra',
    subjects: 'noi|lui|lei|loro|il|la|lo|i|gli|le|questo|questa|un|una|si|essi',
    copulas: 'è|sono|era|erano|ha|hanno|sarà|può|possono|deve|resta|diventa',
    being: 'è|sono|era|riguarda',
    common:
      'tuo|tua|tuoi|tue|suo|sua|suoi|sue|nostro|nostra|mio|mia|come|cosa|chi|quale|perché|altro|altra|altri|altre|stesso|stessa|più|meno|molto|tutto|tutti|tutte|ogni|essere|avere|fare|hai|sei|puoi|devi|vuoi|potresti|ti|mi|lo|nel|nella|nei|nelle|dal|dalla|del|della|dei|delle|sul|sulla|una|uno|anche|già|solo|così|sempre|modo',
    unseen:
      'il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|degli|delle|al|alla|ai|alle|da|dal|dalla|in|nel|nella|nei|nelle|con|su|sul|sulla|per|tra|fra|e|o|ma|né|che|chi|cui|come|quando|dove|perché|questo|questa|questi|queste|quello|si|suo|sua|suoi|nostro|è|sono|era|erano|essere|stato|ha|hanno|può|deve|non|più|meno|molto|tutto|tutti|nuovo|nuova|primo|passi|sintesi|introduzione|conclusione|grazie|domande',
    conjunction: /^(?:e|ma)\s+/iu,
    participle: /^\p{Ll}{2,}(?:ando|endo)(?:l[aeio]|si|gli)?(?=\s)/u,
  },
  sentence: {
    nobody: 'nessuno|nessuna di|niente|nulla',
    presents: 'ecco|questo è|questa è',
    complements: 'che|come',
    listEnds: 'ecc|etc',
    abbreviations:
      'Sig|Sigg|Dott|Prof|Ing|Avv|Arch|Geom|Rag|On|Sen|Mons|dr|sig.ra|sigg|dott.ssa|prof.ssa|p.es|es|cfr|vs|ca|max|min|gen|feb|mar|apr|mag|giu|lug|ago|sett|set|ott|nov|dic|tel|ed|S|Ss|St|i.e|e.g|cd|d.lgs|lett|all',
    closing: 'et al|S.p.A|S.r.l|a.C|d.C|Inc|Ltd|Jr|U.S.A|c.a',
    counted: 'n|nn|fig|figg|art|artt|vol|cap|p|pp|pag|pagg|sez|eq|tab|tabb|no|co|t|int',
    openers:
      "il|lo|la|i|gli|le|un|uno|una|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|egli|lui|lei|essi|esse|loro|noi|voi|io|tu|si|suo|sua|suoi|sue|nostro|nostra|in|nel|nella|nei|nelle|a|al|alla|ai|alle|di|del|della|dei|da|dal|dalla|con|per|su|sul|sulla|senza|tra|fra|durante|dopo|prima|secondo|quando|se|come|anche|perché|ma|e|o|inoltre|poi|quindi|così|infine|che|chi|quale|quali|dove|ogni|tutto|tutti|tutte|molti|molte|alcuni|alcune|nessun|nessuna|non|c'è|ci|è|sono|mentre|più|meno|due|tre|l'",
    particles: 'de|di|la|lo|del|della|dei|da|dal',
    says: 'disse|dice|ha detto|chiede|chiese|risponde|rispose|spiega|spiegò|aggiunge|aggiunse|scrive',
    markers:
      "in risposta|tuttavia|però|ciononostante|nondimeno|inoltre|pertanto|quindi|dunque|perciò|di conseguenza|per esempio|ad esempio|infatti|in effetti|in realtà|di fatto|in sintesi|in breve|in conclusione|per concludere|insomma|cioè|in altre parole|in altri termini|d'altra parte|d’altra parte|d'altro canto|d’altro canto|al contrario|viceversa|invece|allo stesso modo|analogamente|per questo motivo|per questa ragione|a tal fine|in questo contesto|a questo proposito|infine|innanzitutto|anzitutto|prima di tutto|in primo luogo|in secondo luogo|in terzo luogo|primo|secondo|terzo|naturalmente|ovviamente|certo|evidentemente|fortunatamente|purtroppo|in particolare|nello specifico|più precisamente|detto questo|ciò detto|dopotutto|del resto|anche|ebbene|sì|come già detto|come detto sopra|come abbiamo visto|a proposito|in quanto tale|allora|ossia|ovvero|in pratica|tra l'altro|tra l’altro",
    enumerators: 'innanzitutto|anzitutto|prima di tutto|in primo luogo|in secondo luogo|in terzo luogo|primo|secondo|terzo|infine',
    bareMarkers: 'per questo|ecco perché|e|ma|quindi|dunque|però|infatti|inoltre',
    bareExcept:
      'non|anche|solo|soltanto|se|poi|quindi|così|neanche|nemmeno|neppure|che|di|a|in|allora|mai|senza|ancora|già|più|meno|è|sono|era|ha|hanno|può|possono|deve|devono|sarà|ci|si|ne',
    ties: "tuttavia|però|inoltre|pertanto|quindi|dunque|perciò|di conseguenza|per esempio|ad esempio|infatti|in effetti|in realtà|ovviamente|naturalmente|d'altra parte|d’altra parte|al contrario|invece|a sua volta|purtroppo|fortunatamente|infine|in particolare|del resto|certo",
    looseTies: 'tuttavia|pertanto',
    partners: 'non solo|ma anche|e tuttavia|ma tuttavia|e pertanto',
    report:
      /^(?:(?:ricorda|ricordate|ricordati|ricordiamo|tieni presente|tenete presente|tenga presente|nota|notate|si noti|va (?:notato|ricordato|detto)|è importante (?:notare|ricordare|sottolineare)|occorre (?:ricordare|notare)|(?:mostriamo|osserviamo|abbiamo (?:mostrato|osservato|trovato))|i nostri risultati (?:mostrano|confermano)) che)\s+(?!(?:nessun|nessuna|né|sia|siano|abbia|abbiano)\s)/iu,
    restatements: 'cioè|ossia|ovvero|vale a dire|in altre parole|in altri termini|vale dire',
    examples: 'p. es.|p.es.|per esempio|ad esempio|ad es.|come|quali|tra cui',
    pointers: 'vedi|vedere|si veda|cfr.|cfr|fonte:|fonti:',
    exhibits: 'tabella|tabelle|figura|figure|fig.|sezione|sezioni|allegato|capitolo|equazione|grafico|appendice',
    limits:
      'non|mai|nessun|nessuno|nessuna|né|senza|salvo|tranne|eccetto|escluso|solo|soltanto|solamente|unicamente|se|purché|fino|quando|mentre|che|meno|più|almeno|al massimo|al minimo|circa|quasi|può|possono|potrebbe|potrebbero|dovrebbe|dovrebbero|deve|devono|alcuni|alcune|tutti|tutte|tutto|tutta|ogni|per|in media|stimato|stimata|previsto|prevista|prima|dopo|da|dal|durante|tra|fra|entro|incluso|inclusa|inclusi|incluse|compreso|compresa|dipende|secondo|perché|ma|due|un|uno|una|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|mille|mila|milione|milioni|miliardo|miliardi|provvisorio|facoltativo|obbligatorio|lordo|netto|appena|forse|probabilmente|generalmente|spesso|talvolta|raramente|soprattutto|specialmente|in particolare|altro|altra|altri|altre|ex|rispettivamente|in|a|anche',
    relatives:
      'il che|il quale|la quale|i quali|le quali|dove|in cui|a cui|di cui|da cui|con cui|per cui|su cui|nel quale|nella quale|nei quali|nelle quali|del quale|della quale|dei quali|delle quali|il cui|la cui|i cui|le cui|alcuni dei quali|molti dei quali',
    unlimited:
      'coloro|quelli|quelle|chiunque|nessuno|qualcuno|tutto|tutta|tutti|tutte|ogni|nessun|nessuna|solo|unico|unica|primo|prima|ultimo|ultima|tale|tali|qualcosa|niente|nulla|seguenti|seguente|certi|certe|due|tre|casi|caso|luogo|momento|punto|modo',
    results:
      'permettendo|consentendo|facilitando|provocando|causando|riducendo|creando|lasciando|costringendo|garantendo|rendendo|il che permette|il che consente|il che significa|ponendo fine|portando',
    finite:
      "è|sono|era|erano|fu|furono|sarà|saranno|sarebbe|sarebbero|sta|stanno|stava|ha|hanno|aveva|avevano|avrà|c'è|c’è|ci sono|può|possono|poteva|potevano|potrà|potranno|potrebbe|potrebbero|deve|devono|doveva|dovrà|dovranno|dovrebbe|dovrebbero|va|vanno|fa|fanno|faceva|fece|resta|restano|rimane|rimangono|permette|permettono|consente|consentono|mostra|mostrano|mostrò|conta|contano|costa|costano|costò|dà|danno|viene|vengono|venne|mette|mettono|prende|prendono|comprende|comprendono|contiene|contengono|offre|offrono|aiuta|aiutano|passa|passano|porta|portano|portò|produce|producono|riduce|riducono|aumenta|aumentano|aumentò|cresce|crescono|cala|calano|scende|scendono|sale|salgono|vive|vivono|lavora|lavorano|usa|usano|utilizza|utilizzano|rappresenta|rappresentano|costituisce|esiste|esistono|apre|aprono|aprì|raggiunge|raggiungono|dipende|dipendono|sembra|sembrano|significa|significano|richiede|richiedono|dura|durano|durò|inizia|iniziano|iniziò|comincia|nacque|morì|fondò|vinse|perse|riceve|ricevono|ricevette|diventa|diventano|divenne|protegge|proteggono|include|includono|paga|pagano|vende|vendono|copre|coprono|misura|genera|causa|crea|creano|serve|servono|tende|tendono|bisogna|occorre",
    joins: 'e',
    contrasts: 'ma|però|tuttavia|bensì|eppure',
    subjects:
      "il|lo|la|i|gli|le|l'|l’|un|uno|una|noi|il nostro|la nostra|ogni|molti|molte|diversi|diverse|tutti i|tutte le|due|tre|quattro|cinque|c'è|c’è|ci sono",
    dependents:
      'se|che|perché|poiché|quando|come|sebbene|benché|affinché|prima|dopo|da quando|mentre|dove|cui|chi|quale|quali|quanto|cosa|dice|dicono|pensa|crede|credono|mostra|mostrano|né|sia|o|non solo|solo|così|tanto|tale|tali|purché|anche se',
    settings:
      "in|nel|nella|nei|nelle|negli|nello|nell'|a|al|alla|ai|alle|all'|di|del|della|dei|da|dal|dalla|con|per|su|sul|sulla|senza|tra|fra|durante|dopo|prima|secondo|quando|se|come|anche se|perché|oggi|ieri|domani|ora|adesso|qui|lì|là|spesso|talvolta|generalmente|normalmente|di solito|forse|attualmente|recentemente|ogni anno|quest'anno|quest’anno|mentre|contro|oltre|dato|grazie|fuori|dentro|entro|dall'|nonostante|malgrado|sebbene|poiché",
    conditions: 'se|salvo|tranne|solo|purché|a meno|altrimenti|ma|eccetto|a condizione|finché|anche se|ancora|soltanto|previsto|prevista',
    lists: 'e|ed|o|oppure|nonché',
    torn: 'e|ed|o|ma|di|del|della|dei|degli|delle|il|gli|a|al|alla|in|nel|nella|con|per|da|dal|che|cui|come|se|quando|tra|fra|sul|quali|bensì',
    tornOpeners: 'poiché|sebbene|benché|anche se|nonché|cosicché|affinché|il che|mentre invece',
    cuts: {
      reasons: 'perché|poiché|dato che|visto che|siccome|in quanto',
      bareReasons: 'perché|poiché',
      asserted: 'per cui|cosicché|mentre',
      outcomes: 'per cui|cosicché|così che|di modo che|in modo che|mentre|il che|affinché|tanto che',
      additions: 'che|con cui|dopo|più che|più di quanto|secondo',
      insertions: true,
      secondVerbs: 'e|ed',
      sequels: 'e|ed',
      appositions: "il|lo|la|i|gli|le|l'|l’|un|uno|una|un'|un’",
      concessions: 'anche se|sebbene|benché|nonostante|malgrado',
      findings:
        /^[^.;:!?]{3,90}?\s(?:mostra(?:no)?|ha mostrato|hanno mostrato|dimostra(?:no)?|ha dimostrato|hanno dimostrato|conferma|confermano|ha confermato|hanno confermato|rivela|rivelano|ha rivelato|hanno rivelato|risulta|emerge) che\s+(?!(?:nessun|nessuna|né|sia|siano)(?!\p{L}))/iu,
      bound: 'non|mai|nessun|nessuno|nessuna|niente|nulla|solo|soltanto|solamente|unicamente|soprattutto|in parte|salvo|tranne',
      correlates: 'così|tanto|tale|tali|troppo|abbastanza|né|sia|non solo',
      verbs: /(?<!\p{L})(?:avesser?o?|avesse|fosse|fossero|abbia|abbiano|\p{Ll}{2,}(?:avano|arono|irono|erà|eranno|evano))(?!\p{L})/u,
    },
    hangs: {
      inferences: 'quindi|dunque|perciò|pertanto|di conseguenza|per questo motivo',
      endings: 'così|tutti e tre|tutte e tre|tutti e quattro|tutte e quattro|tutti e due|tutte e due|entrambi|entrambe|ciò',
      things: 'lo si|la si|li si|le si|esso|essa|suo|sua|suoi|sue|stesso|stessa|ne',
      persons: 'lui|lei|egli|ella',
      several: 'essi|esse|loro|stessi|stesse',
      demonstratives:
        "questo|questa|questi|queste|quest'|quest’|quello|quella|quelli|quelle|quel|quei|quegli|ciò|tale|tali|simili|suddetto|suddetta",
      present:
        'anno|mese|settimana|trimestre|giorno|mattina|sera|estate|inverno|autunno|primavera|secolo|rapporto|relazione|documento|guida|sezione|capitolo|articolo|studio|lavoro|contratto|accordo|politica|pagina|presentazione|corso|libro|testo|che|di|della|del|dei|delle|degli|cui|per cui',
      expletive:
        /(?<!\p{L})(?:(?:tale|tali) (?:che|da)|è (?:\p{L}+ )?(?:importante|possibile|necessario|difficile|facile|meglio|consigliabile|probabile|utile|comune|normale|impossibile|sufficiente|essenziale|fondamentale|opportuno)|ciò che|quell[oaie] (?:che|di|del|della|dei|delle)|(?:se|sé) stess[oaie]|lo stesso \p{L}+ (?:di|che)|la stessa \p{L}+ (?:di|che)|(?:a|di|in|con|per|il|la|i|le|uno|una) (?:suo|sua|suoi|sue)|il loro|la loro|i loro|le loro|vale la pena)(?!\p{L})/iu,
      opening:
        "lo dice|lo dicono|lo conferma|lo confermano|la nostra,|il nostro,|in cambio|al suo posto|questo|questa|questi|queste|ciò|quello|quella|costoro|quest'ultimo|quest’ultimo|quest'ultima|quest’ultima|questi ultimi|un altro|un'altra|un’altra|alcuni di essi|la maggior parte di essi|ciascuno di essi|uno di essi|nessuno di essi|per farlo|per fare ciò|così facendo|in questo modo|in tal modo|in questo caso|in questi casi|in tal caso|in quel momento|da allora|altrimenti|in caso contrario|se sì|lo stesso|anche perché|il risultato è|nemmeno|neanche|fino ad allora|il resto|gli altri|le altre|altri|altre|con ciò|perciò|di qui|qualcun altro|il risultato è stato|il risultato fu|meno,|peggio,|meglio,",
      openingBeforeVerb: 'entrambi|entrambe|il primo|la prima|il secondo|la seconda|il terzo|la terza|altri|altre',
      connectives:
        "certo,|è vero|nello stesso periodo|nello stesso anno|nello stesso giorno|nello stesso momento|allo stesso tempo|nel frattempo|intanto|ma|e|o|però|tuttavia|inoltre|pertanto|quindi|dunque|perciò|di conseguenza|per esempio|ad esempio|infatti|in effetti|invece|al contrario|d'altra parte|d’altra parte|da un lato|allo stesso modo|analogamente|poi|dopo|allora|infine|innanzitutto|in primo luogo|in secondo luogo|anche|cioè|perché|per questo motivo|per questo|così|altrimenti|in altre parole|eppure|anzi|oppure",
      substitutes: 'farlo|così facendo|fare ciò|fare questo|lo fa|lo fanno|lo è|in tal caso|in caso contrario|se sì|se no',
      selections:
        "quest'ultimo|quest’ultimo|quest'ultima|quest’ultima|questi ultimi|queste ultime|i primi due|questi due|queste due|questi tre|entrambi i casi|uno di essi|alcuni di essi|ciascuno di essi|nessuno di essi|la prima ragione|la seconda ragione|il primo passo|il secondo passo|il passo successivo|la prima domanda|il primo metodo|il secondo metodo|suddetto|suddetta|suddetti|suddette|sopra citato|sopra citata|già citato|predetto",
      additions: "anche|un altro|un'altra|un’altra|altro|ulteriore|ulteriori|inoltre|altrettanto|pure",
      settings: 'lì|là|qui|qua|allora|poi|nel frattempo|più tardi|da allora|invece|in cambio|ci',
      pointers:
        'di seguito|qui sotto|sopra|qui sopra|sotto|come detto|come indicato|come già detto|seguente|seguenti|precedente|precedenti|come segue|sopra menzionato|in questa sezione|in questo capitolo|sopracitato',
      announcements: 'di seguito|come segue|seguente|seguenti|per esempio|ad esempio|come|quali|tra cui|i seguenti|le seguenti',
      plural: /(?:i|e|gente|gruppo|maggioranza)$/iu,
      comparatives:
        'più veloce|più lento|più economico|più caro|maggiore|minore|peggiore|peggio|più facile|più difficile|più forte|più sicuro|più semplice|più lungo|più corto|più alto|più basso|il contrario',
      bases: 'di|del|della|che|rispetto|il più|la più|sempre più',
      author: 'io|noi|ci|mi|mio|mia|miei|mie|nostro|nostra|nostri|nostre',
      house: 'noi|ci|nostro|nostra|nostri|nostre',
      reader: 'tu|voi|ti|vi|tuo|tua|tuoi|tue|vostro|vostra|vostri|vostre',
      elided:
        'è|sono|era|erano|fu|sarà|saranno|aveva|scese|salì|arrivò|costa|costano|costò|costerà|ha|hanno|può|possono|deve|devono|permette|permettono|consente|include|includono|contiene|offre|offrono|mostra|consiste|serve|servono|rappresenta|significa|si tratta|si riferisce|si usa|si utilizza|viene|vengono|aiuta|aiutano|protegge',
      imperatives:
        'aggiungi|aggiungete|assicurati|assicuratevi|evita|evitate|scegli|scegliete|scrivi|scrivete|chiedi|chiedete|chiediti|comincia|cominciate|inizia|iniziate|considera|considerate|crea|create|definisci|definite|lascia|lasciate|dite|invia|inviate|spiega|spiegate|fai|fate|immagina|immaginate|includi|includete|invita|invitate|leggi|leggete|pulisci|mantieni|mantenete|guarda|guardate|non dimenticare|non dimenticate|pensa|pensate|metti|mettete|prepara|preparate|prova|provate|pubblica|ricorda|ricordate|rispondi|rispondete|rivedi|sii|siate|segui|seguite|tieni|tenete|prendi|prendete|cerca|cercate|usa|usate|utilizza|utilizzate|verifica|verificate|apri|aprite|chiudi|chiudete|parla|parlate',
    },
  },
  discourse: {
    cuePhrases: {
      isA: "è un|è una|è il|è la|è l'*|è un'*|sono",
      about:
        "^in questa lettera|^in questo messaggio|^in questa mail|^vi riassumo|^questo rapporto|^questa relazione|^questo documento|^questo articolo|^questa sezione|^questo capitolo|^questa guida|^questa pagina|^questa nota|^questo studio esamina|^questa presentazione|^in questa sezione|^in questo capitolo|^in questo articolo|^in questa guida|^in questo rapporto|^di seguito|^il resto di|^vedi anche|^si veda|^come accennato|^come già detto|^come indicato|^lo scopo di questo|^l'obiettivo di questo|in allegato|^si allega|^per maggiori informazioni|^per ulteriori|^maggiori informazioni|^descriviamo|^oggi parleremo|^la presente|^il presente",
      announce:
        '^restano questioni|^restano domande|^restano nodi|come segue|seguenti|seguente|^ecco|^questi sono|^queste sono|qui sotto|per due motivi|per vari motivi|per tre motivi|^si tratta di|è semplice$|sono chiari$|è chiaro$|sono chiare$',
      counts:
        'due|tre|quattro|cinque|sei|sette|otto|diversi|diverse|alcuni|alcune|molti|molte|vari|varie|parecchi|una serie di|un paio di|più',
      single: "un|una|un'|un’|altro|altra|primo|prima|secondo|seconda|terzo|terza|ultimo|ultima",
      matter: 'punto|lezione|cosa|questione|domanda|tema|ragione|problema|storia|parola|motivo|nodo',
      announced:
        'questione|questioni|motiv*|ragion*|modo|modi|cose|cosa|domand*|pass*|punt*|tip*|fattor*|vantagg*|svantagg*|problem*|cambiament*|decision*|regol*|part*|opzion*|princip*|fas*|element*|esemp*|obiettiv*|lezion*|sfid*|risch*|are*|ambit*|metod*|approcc*|strategi*|categori*|grupp*|caus*|consigli*|conclusion*|risultat*|raccomandazion*|azion*|misur*|component*|caratteristic*|tem*|aspett*|error*|condizion*|criter*|requisit*|differenz*|argoment*|priorit*|novità|pilastr*',
      request: '^potresti|^potreste|^sarebbe possibile|^qualcuno può|^qualcuno potrebbe|^mi puoi|^ci puoi|^mi potresti|^ci potresti',
      ask: 'deve|devono|dovrebbe|dovrebbero|dobbiamo|bisogna|occorre|raccomand*|consigli*|chiediamo|si chiede|proponiamo|si propone|suggeriamo|per favore|vi preghiamo|si prega|è necessario|è importante|è opportuno|ha bisogno|abbiamo bisogno|invitiamo|potete|potrebbe|va fatto|vanno|è obbligatorio|serve|servono|^io la *rei|^io lo *rei|^io *rei|^propendo|^preferisco|^preferirei|^sarei per|^voto per|vi chiedo|le chiedo|ti chiedo|vorrei|^chiedo|chiedo che|chiedo di|propongo|suggerisco|esigo|vi prego|la prego',
      cause:
        'perché|motiv*|ragion*|poiché|a causa di|a causa del|a causa della|a causa dei|per via di|grazie a|grazie al|grazie alla|dato che|visto che|siccome|dovut*|il motivo|la ragione|motivo principale|causat*|provoc*|deriva da|per mancanza di|in seguito a|dipende dal fatto|è dovut*',
      claim:
        "è importante|è essenziale|è fondamentale|è cruciale|la cosa più importante|svolge un ruolo|gioca un ruolo|è meglio|vale la pena|dipende da|dipendono da|permette di|permettono di|consente di|consentono di|è chiaro|resta|rimane|l'essenziale|è possibile|è decisivo",
      condition:
        '^se|^quando|^in caso di|^una volta|^qualora|se|a condizione che|a meno che|purché|solo se|nel caso|qualora|finché|salvo che',
      consequence:
        '^quindi|^perciò|^pertanto|^dunque|^di conseguenza|^così|^per questo|^per questo motivo|^ne consegue|^ne deriva|^allora|quindi|perciò|pertanto|di conseguenza|il che significa|ciò significa|porta a|ha portato a|in modo che|^questo significa|^come risultato|comporta',
      contrast:
        "^tuttavia|^però|^ma|^sebbene|^benché|^nonostante|^malgrado|^invece|^al contrario|^d'altra parte|^d'altro canto|^mentre|^a differenza|^purtroppo|^eppure|^anche se|^non tutti|tuttavia|però|invece|al contrario|mentre|ma|nonostante|anziché|piuttosto che|bensì",
      decision:
        "ha deciso|hanno deciso|deciso|decisione|approvat*|concordat*|votato|ha votato|adottat*|accord*|scelto|respint*|rinviat*|stabilit*|deliberat*|all'unanimità|autorizzat*|accolto|si è deciso",
      definition:
        "si definisce|è definit*|sono definit*|si riferisce a|significa|si chiama|si chiamano|è chiamat*|è noto come|si intende|s'intende|è un tipo di|è una forma di|è il processo|è un processo|è un metodo|è una tecnica|consiste in|consiste nel|è composto da|è costituit*|è l'insieme|è la capacità|è un termine|indica|designa|chiamiamo|è la scienza|è lo studio",
      detail:
        "^inoltre|^anche|^altresì|^in aggiunta|^oltre a|in particolare|compres*|incluso|^un altro|^un'altra|^altri|^altre|^alcuni|^alcune|^allo stesso modo",
      example:
        '^per esempio|^ad esempio|per esempio|ad esempio|^un esempio|^immagin*|^supponiamo|^poniamo|^prendiamo|come ad esempio|^esempio',
      greeting:
        "^ciao|^buongiorno|^buonasera|^buon giorno|^gentil*|^car*|^egregi*|^grazie|^grazie mille|^cordiali saluti|^distinti saluti|^saluti|^un saluto|^un caro saluto|^a presto|^congratulazioni|^complimenti|^benvenut*|^spero che|^resto a|^restiamo a|^non esitate|^buona fortuna|^buon lavoro|^buona giornata|^salve|^in attesa di|^rimango a|^rimaniamo a|^con l'occasione|^cogliamo l'occasione|^voglia gradire|^ringraziamo|^ringrazio|^vorremmo ringraziare|^vorrei ringraziare|^vogliamo ringraziare|^voglio ringraziare|^desideriamo ringraziare|^infine vorremmo ringraziare|^infine vorrei ringraziare|^infine ringraziamo|^infine, ringraziamo|^un grazie|^un sentito grazie",
      instruct:
        '^usa|^usare|^utilizza|^utilizzare|^assicurati|^assicuratevi|^assicurarsi|^controlla|^controllate|^controllare|^verifica|^verificare|^fai|^fate|^fare|^apri|^aprite|^aprire|^aggiungi|^aggiungete|^aggiungere|^rimuovi|^rimuovere|^togli|^togliere|^mantieni|^scrivi|^scrivete|^chiedi|^chiedete|^chiama|^chiamate|^metti|^mettete|^mettere|^prendi|^prendete|^prendere|^premi|^premere|^premete|^seleziona|^selezionare|^scegli|^scegliete|^scegliere|^inserisci|^inserire|^inserite|^installa|^salva|^evita|^evitate|^evitare|^non *are|^non *ere|^non *ire|^mai|^sempre|^ricorda|^ricordate|^aspetta|^attendere|^attendi|^lava|^lavate|^pulisci|^pulire|^taglia|^tagliate|^tagliare|^mescola|^mescolate|^mescolare|^versa|^versate|^versare|^scalda|^scaldare|^invia|^inviate|^inviare|^leggi|^leggete|^segui|^seguite|^crea|^lascia|^lasciate|^lasciare|^prepara|^preparate|^preparare|^compila|^compilare|^compilate|^parla|^comincia|^inizia|^iniziate|^spegni|^spegnere|^spegnete|^accendi|^accendere|^collega|^collegare|^includi|^consulta|^ripeti|^ripetete|^annaffia|^servi|^servite|^cuoci|^cuocete|^cuocere|^impastate|^unite|^unire',
      imperativeStops: 'è|sono|era|ha|hanno|di|del|della|e',
      objects:
        "^alcuni dicono|^qualcuno dice|^qualcuno dirà|^c'è chi|^si dice|^mi si dirà|^si dirà|^i difensori|^i critici|^i sostenitori|^molti dicono",
      says: 'ha detto|dice|ha dichiarato|dichiara|ha affermato|afferma|ha spiegato|spiega|secondo|ha aggiunto|aggiunge|avverte|ha avvertito|ha annunciato|annuncia|ha sottolineato|sottolinea|sostiene|ritiene|crede|pensa|a mio parere|a nostro parere|a mio avviso|credo che|penso che|crediamo che|ha commentato|commenta|ricorda|racconta|osserva',
      result:
        'aument*|diminu*|cresc*|cresciut*|cal*|sal*|scend*|sces*|ridott*|riduc*|raggiun*|super*|raddoppi*|triplic*|miglior*|ottenut*|ottien*|mostr*|dimostr*|risultat*|record|in totale|in media|rispetto|più di|meno di|per cento|rappresent*|ammont*|complet*|vendut*|risparmi*|ricav*|fatturato|utile|crescita|calo|è passat*|registr*|rilevat*|guadagn*|pers*|perdut*|chius*|concluso|attestat*|dimezz*|consegnat*',
      rhetoric:
        "^immagina|^immaginate|^chi non|^ovviamente|^naturalmente|^certo|^non c'è da stupirsi|^lo sapevi|^lo sapevate|^sapevate|^hai mai|^avete mai|^siamo onesti|^diciamolo|^tutti sanno|^tutti sappiamo|^semplice|^e questo è|^che bello|^non preoccupa*|^forse pensi|^inutile dire|^quanto è",
      risk: 'rischi*|problem*|pericol*|minacc*|falliment*|fallit*|guast*|ritard*|carenz*|manca*|insufficient*|difficolt*|difficil*|ostacol*|debolezz*|dann*|perdit*|reclam*|lament*|error*|purtroppo|crisi|preoccup*|incident*|infortun*|violazion*|troppo poc*|non abbastanza|vulnerabil*|blocc*|peggior*|in sospeso|strozzatur*|sfid*',
      scene:
        "^negli ultimi anni|^oggigiorno|^oggi|^al giorno d'oggi|^attualmente|^da secoli|^da decenni|^da sempre|^nel corso dei|^molte persone|^molta gente|^la maggior parte delle persone|^viviamo in|^in un mondo|^un tempo|^una volta c'era|^c'era una volta|^quando ero|^un giorno|^ogni giorno|^sempre più|^non è un segreto|^tutti|^la settimana scorsa|^anni fa|^molto tempo fa|^il mondo|^nel mondo di oggi",
      transition:
        '^voglio parlarvi|^vorrei parlarvi|^voglio raccontarvi|^vorrei raccontarvi|^vi racconto|^vediamo|^passiamo|^parliamo|^ora|^adesso|^prima di|^in sintesi|^riassumendo|^in conclusione|^per concludere|^cominciamo|^iniziamo|^torniamo|^come abbiamo visto|^detto questo|^veniamo',
      first:
        'primo|prima|innanzitutto|anzitutto|in primo luogo|il primo|la prima|da un lato|da una parte|per cominciare|per prima cosa|passo 1|uno|una',
      next: "secondo|seconda|in secondo luogo|terzo|terza|in terzo luogo|^quarto|^quarta|in quarto luogo|^quinto|^quinta|il secondo|la seconda|il terzo|la terza|poi|dopo|successivamente|quindi|inoltre|dall'altro|d'altra parte|un altro|un'altra|l'altro|l'altra|passo 2|passo 3|passo 4",
      last: "infine|per ultimo|per finire|l'ultimo|l'ultima|alla fine|da ultimo",
      oneSide: '^da un lato|^da una parte|^da un canto|^alcuni|^alcune|^i sostenitori|^in teoria|^il vantaggio',
      otherSide:
        "^dall'altro|^dall'altra|^d'altra parte|^d'altro canto|^altri|^altre|^gli oppositori|^i critici|^in pratica|^lo svantaggio|^al contrario",
      strong:
        'più importante*|più grande|più alt*|più bass*|maggior*|minor*|miglior*|peggior*|unic*|solo|soltanto|principal*|chiave|important*|fondamental*|essenzial*|crucial*|mai|record|prim*|soprattutto|anzitutto|in totale|doppio|metà|ogni|nessun*|massim*|minim*|indispensabil*',
      answer: '^sì|^no,|^no.|^non necessariamente|^dipende|^la risposta|^in breve|^non sempre',
      back: "^questo|^questa|^questi|^queste|^ciò|^esso|^essa|^essi|^esse|^lui|^lei|^loro|^egli|^quello|^quella|^quelli|^quelle|^il suo|^la sua|^i suoi|^le sue|^il loro|^la loro|^i loro|^le loro|da allora|^per questo|a questo scopo|^tale|^tali|^entrambi|^entrambe|^altri|^altre|^un altro|^un'altra|^ne|*arli|*arle|*erlo|*erli|*irlo|^in tal caso|^in questo caso|^fra questi|^tra questi|^il resto|^lo stesso|^allora|^lì",
      free: "^quest'anno|^questa settimana|^questo mese|^questo rapporto|^questo documento|^questo articolo|^questa sezione|^questa guida|^questa nota",
    },
    cues: 'important|principal|chiave|risultat|obiettiv|prim|mostr|miglior|aument|cresc|cal|record|deve|devono|decid|raccomand|essenzial',
    steps: 'prima|innanzitutto|per prima cosa|poi|quindi|successivamente|dopo|infine',
    chatter: {
      begins:
        "tra l’altro|tra l'altro|a proposito|scusa|scusate|congratulazioni|complimenti|benvenut|ciao|parliamo|vediamo|per maggiori|per ulterior|per saperne|consulta|clicca|ecco|grazie|alcuni esempi|quindi stai|pronto|abbiamo chiesto|in questa sezione|in questo capitolo",
      holds:
        "congratulazioni|non sei sol|non siete soli|maggiori informazioni|ulteriori informazioni|consulta la nostra|consulta il nostro|foglio (?:delle )?(?:presenze|firme)|sarà all['’]esame|leggete il capitolo|leggere il capitolo|per oggi è tutto|alla prossima|non esitate a|fatemi sapere|fammi sapere|nei commenti|nostra newsletter",
    },
  },
  talk: {
    encrypted: 'crittografati end-to-end|crittografia end-to-end',
    settles:
      'allora|quindi|ok allora|ok quindi|dunque|facciamo così|allora facciamo così|riassumo|riassumendo|ricapitolando|in sintesi|deciso|è deciso',
    hence: 'allora|quindi|dunque|e allora',
    home: 'da me|a casa mia|da noi',
    we: '-iamo',
    agrees:
      "sì|si|ok|okay|va bene|d’accordo|d'accordo|perfetto|per me va bene|per me ok|ottimo|certo|ci sto|bene|approvato|favorevole|+1|👍|✅|concordo|anche per me|fatto|nessun problema",
    corrects:
      'scusate|scusa|correggo|correzione|errata corrige|mi sono sbagliato|mi sono sbagliata|ho sbagliato|intendevo|volevo dire|errore mio|anzi',
    requests: 'puoi|potresti|mi puoi|ci puoi|riesci a|potete|potreste|può|potrebbe',
    please: 'per favore|per piacere|si prega di',
    promises:
      'io prenoto|io avviso|io mando|io preparo|io organizzo|io confermo|io ordino|io faccio|avviso io|prenoto io|io firmo|pago io|compro io|anticipo io|la anticipo io|lo anticipo io|ci penso io|me ne occupo io|me ne occupo|lo faccio io|io chiamo|chiamo io|io porto|porto io|io compro|io scrivo|scrivo io|io chiedo|chiedo io|vado io|mando io|prenoto io|confermo|chiamo|scrivo|prenoto|mando|preparo|ordino|compro|firmo|contatto|invio|stampo|sposto|chiamerò|scriverò|manderò|porterò|prenoterò|preparerò|chiederò|vi avviso|vi mando|vi faccio sapere|gli chiedo|le chiedo',
    proposes: 'che ne dite di|che ne dite se|e se|facciamo|propongo',
    pending:
      'da vedere|da chiarire|non so se|non sappiamo se|non lo so ancora|da confermare|da decidere|ancora da|non è ancora|non abbiamo ancora|non sappiamo ancora|resta da|restano da|in sospeso|ancora aperto|ancora aperta|non è stato ancora',
    intends: 'io',
    open: 'Ancora aperto',
    titles: 'sig|signor|signora|sig.ra|dott|dott.ssa|prof|avv|ing|rag',
    options: 'Opzioni',
    price: 'Prezzo',
    details: 'Dettagli',
    offers: 'posso|potrei|io posso|io potrei|possiamo|potremmo',
    inquires: 'chiedo|chiedo io|io chiedo|mi informo|verifico|controllo io|chiederò|provo a chiedere|lo chiedo',
    ownVerbs: '-o',
    ownStates:
      'credo|penso|sono|voglio|preferisco|posso|propongo|lavoro|vivo|voto|vedo|dico|capisco|conosco|devo|spero|vengo|ricordo|temo|dubito|abito|concordo|trovo|sento|ritengo|suppongo',
    why: 'Perché {}',
    background: 'Contesto',
    shortTitles: 'sig|sigg|dott|arch|geom|avv|ing|rag|prof|on|spett',
  },
  findings: {
    was: 'era|erano',
    elides: 'dell|all|dall|sull|nell|coll|quest',
    decimalComma: true,
    eras: "prima|finora|in passato|ieri|un tempo|all'inizio|l'anno scorso|l’anno scorso|un anno fa|l'anno precedente|l’anno precedente|la stagione precedente|la stagione scorsa|l’anno prima|l'anno prima;;oggi|ora|adesso|attualmente|quest'anno|quest’anno;;domani|in futuro|da|dal|a partire da",
    numerals:
      'due=2|tre=3|quattro=4|cinque=5|sei=6|sette=7|otto=8|nove=9|dieci=10|undici=11|dodici=12|tredici=13|quattordici=14|quindici=15|sedici=16|diciassette=17|diciotto=18|diciannove=19|venti=20|venticinque=25|trenta=30|quaranta=40|cinquanta=50|sessanta=60|settanta=70|ottanta=80|novanta=90|cento=100|duecento=200|trecento=300|cinquecento=500|una dozzina=12|una decina=10|una quindicina=15|una ventina=20|una trentina=30|una quarantina=40|una cinquantina=50|un centinaio=100',
    compound: 'e',
    one: 'un|una|uno',
    halves: 'e mezzo|e mezza',
    fractions:
      'la metà=0.5|metà=0.5|un terzo=0.3333|due terzi=0.6667|un quarto=0.25|tre quarti=0.75|un quinto=0.2|due quinti=0.4|tre quinti=0.6|quattro quinti=0.8|un sesto=0.1667|un ottavo=0.125|un decimo=0.1',
    multiples:
      'raddoppiato=2|raddoppiata=2|raddoppiati=2|il doppio=2|due volte=2|triplicato=3|il triplo=3|tre volte=3|quadruplicato=4|dieci volte=10|dimezzato=0.5|dimezzata=0.5',
    powers: 'mille=3|mila=3|milione=6|milioni=6|mln=6|miliardo=9|miliardi=9|mld=9',
    percent: 'per cento|percento',
    points: 'punti percentuali|punto percentuale',
    currencies: 'euro|dollari|dollaro|sterline|franchi|yen|centesimi',
    durations: 'secondi|secondo|minuti|minuto|ore|ora|giorni|giorno|settimane|settimana|mesi|mese|anni|anno|decenni|notti',
    measures:
      'litri|litro|metri|metro|chilometri|chilometro|tonnellate|tonnellata|chilogrammi|chili|grammi|ettari|metri quadrati|metri cubi|megawatt|kilowatt|chilowattora|megawattora|gradi|pagine|punti',
    plurals: 'i|e',
    past: 'arono|irono|erono|ò|erebbe|avano|evano|ivano',
    ago: 'fa|prima',
    estimates: 'circa|quasi|intorno a',
    provisos: 'se|salvo|tranne|a meno che|purché|a condizione|a patto|finché|eccetto|ad eccezione',
    doubts:
      'potrebbe|potrebbero|dovrebbe|dovrebbero|forse|probabilmente|possibilmente|previsto|prevista|previsti|previste|si prevede|stimato|stimata|atteso|attesa|provvisorio|provvisoria',
    allows: 'può|possono|possibile|possibili|rischio|rischi|sarebbe|sarebbero|deve|devono|piano|obiettivo',
    negations: 'non|senza|mai|né|nessun|nessuna',
    dateLimits: 'entro il|entro la fine di|entro|prima del|fino al|a partire dal|non prima del',
    limitSigns:
      "almeno=≥|come minimo=≥|non meno di=≥|a partire da=≥$|un minimo di=≥|da=≥$|al massimo=≤|fino a=≤|fino al=≤|fino ai=≤|fino all’=≤|fino all'=≤|non più di=≤|un massimo di=≤|più di=>|oltre=>|poco più di=>|meno di=<|poco meno di=<|sotto=<",
    limitSignsAfter: 'o più=≥|e più=≥|in su=≥|come minimo=≥|o meno=≤|al massimo=≤',
    determiners:
      'il|lo|la|i|gli|le|l|un|una|uno|questi|queste|quei|quelle|nostri|nostre|loro|suoi|tutti|tutte|ogni|altri|altre|del|dello|della|dell|dei|degli|delle|al|allo|alla|all|ai|agli|alle|dal|dallo|dalla|dall|dai|dagli|dalle|nel|nello|nella|nell|nei|negli|nelle|sul|sullo|sulla|sull|sui|sugli|sulle',
    hedges: 'circa|quasi|oltre|più di|meno di|almeno|al massimo|fino a|intorno a|appena|solo|poco più di|poco meno di',
    limits: 'al massimo|massim|minim|fino a|almeno|limit|tetto|non oltre|non più di|deve|devono|soglia|entro',
    to: 'a',
    per: "al|all'|alla|per|ogni|a",
    change:
      'da(?:l |ll.|i |gli |lle | ){a} a(?:l |ll.|i |gli |lle | ){b};;a(?:l |ll.|i |lle | ){b},? (?:da|dal|dai|contro|rispetto a|rispetto al|rispetto ai|dopo) (?:i |il |le )?{a};;{b},? (?:contro|rispetto a|rispetto al|rispetto ai|rispetto alle) (?:i |il |le )?{a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:contro|rispetto a) (?:i |le |gli )?{a} (?:dell.anno|di un anno) (?:precedente|scorso|prima)',
    moves: 'passat|portat|evolut',
    rises: 'allung|prolung|aument|cresci|cresciut|salit|sale|miglior|raddopp|triplic|guadagn|più',
    falls: 'accorci|diminui|calat|calo|cala|sceso|scesa|scesi|scend|ridott|riduz|perso|persi|dimezz|crollat|meno',
    part: '{a} (?:su|degli|delle|dei|di|tra|fra) (?:i |gli |le )?{b};;[Ss]u {b},? {a};;[Dd]e(?:i|gli|lle) (?:nostri |nostre )?{b},? {a}',
    of: "di|del|dello|della|dell'|dei|degli|delle|di ogni|di tutti i",
    ofThis: 'di cui|dei quali|delle quali|di questi|di queste|di questa somma|di questo importo',
    versus: 'contro|invece di|anziché|rispetto a|in confronto a|mentre|ma|che|e|invece|laddove|;',
    when: "oggi|ora|adesso|attualmente|al momento|l’anno scorso|l'anno scorso|quest’anno|quest'anno|in precedenza|finora",
    target: 'piano|obiettivo|target|budget|previsione|previsto|prevista|traguardo',
    expected:
      'aveva…previsto|avevano…previsto|avevamo…previsto|aveva…promesso|avevano…promesso|avevamo…promesso|avevamo…calcolato|avevamo…sperato|speravamo|prevedevamo|ci aspettavamo|era…previst|erano…previst',
    needs: 'bisogno|occorr|servono|serve |ci vogliono',
    supposes:
      "suppon|ipotizz|ipotetic|nell’ipotesi|nell'ipotesi|assumendo|assumiamo|immagin|poniamo|dimensione campionaria|esempio di calcolo",
    bounds: 'limite|tetto|soglia|massimo|minimo|min|max|norma',
    ranks:
      'più grande|più piccolo|più alto|più alta|più basso|più bassa|maggiore|minore|primo|prima|migliore|peggiore|principale|più importante',
    verbs:
      'è|sono|era|erano|ha|hanno|aveva|avevano|sarà|saranno|costa|costano|costava|richiede|richiedono|dura|durano|raggiunge|raggiunto|rappresenta|rappresentano|passato|passata|passati|aumentato|aumentata|aumentati|sceso|scesa|scesi|calato|calati|cresciuto|cresciuta|usa|usano|paga|pagano|copre|conta|contano|impiega|produce|producono|venduto|aperto|firmato|perso|guadagnato|ricevuto|resta|restano|ammonta|ammontano|fa|fanno|è stato|stato|lava|supera|superano|lavorano|vivono|salito|salita|saliti|diminuito|diminuita|diminuiti|intervistato|risposto|scelto|detto|si|viene|vengono|abbiamo|investito|risparmiato|risparmia|serve|servono|speso|lavora',
    pronouns: 'esso|essa|essi|esse|lui|lei|loro|questo|questa|questi|queste|ciò|noi|io|che|cui|suo|sua|suoi|ne|ci|nessuno',
    before:
      "nel|nell'|nello|dal|da|entro|fino al|alla fine del|fine|inizio|a|ad|di|del|prima del|dopo il|tra|il|durante|anno|inverno|estate|autunno|primavera|scorso",
    contrast: 'non (?:solo )?{x},? (?:ma|bensì) (?:anche )?{y};;{x}, (?:e )?non {y};;invece di {x}, {y};;{x},? mentre {y}',
    but: "ma|però|tuttavia|eppure|d'altra parte|invece|al contrario|lo svantaggio|di contro|sebbene",
    because: 'perché|poiché|dato che|a causa di|grazie a|grazie al|grazie alla|a causa del|siccome|la ragione|per via di',
    therefore: 'quindi|perciò|pertanto|per questo|di conseguenza|così|ciò significa|questo significa|dunque|provoca|causa',
    conditions: 'se|quando|qualora|a meno che|appena|nel caso',
    definition: '{x} significa {y};;{x} indica {y};;[Pp]er {x} si intende {y};;{x} vuol dire {y};;{x} è (?:un|una|uno) {y}',
    kinds:
      'tipi|forme|specie|categorie|classi|modi|ragioni|motivi|opzioni|metodi|gruppi|modelli|principi|regole|cause|rischi|vantaggi|obiettivi|fattori|domande|condizioni|compiti|ruoli',
    consists: 'è composto da|è composta da|si compone di|consiste di|è formato da|è formata da|comprende|si divide in|è costituito da',
    levels: 'livello|livelli|strato|strati|fase|fasi|gradino|gradini|tappa|tappe',
    from: 'da|dal|dai|tra|fra|di',
    between: 'tra=e|fra=e',
    ordinals: 'prim|second|terz|quart|quint|sest',
    last: 'ultim',
    decisive: 'conta di più|è decisivo|è decisiva|il più importante|la più importante|è fondamentale|è cruciale',
    total: 'totale|somma',
    advises: 'consigliamo|raccomandiamo|consiglio|la nostra raccomandazione|proponiamo|si consiglia',
    said: 'riassume|ricorda|avverte|commenta|ammette|osserva|conclude|sostiene|ha detto|dice|disse|spiega|ha spiegato|afferma|secondo|aggiunge|racconta|sottolinea|scrive|avverte',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Fonti',
    thankYou: 'Grazie',
    assumption: 'Ipotesi, da verificare',
    imagined: 'Esempio immaginario',
    computed: 'Una parte calcolata dagli altri valori',
    questions: 'Domande',
    overview: 'Panoramica',
    summary: 'Sintesi',
    keyPoints: 'Punti chiave',
    keyMessage: 'Messaggio chiave',
    keyFigures: 'Cifre chiave',
    discussion: 'Discussione',
    nextSteps: 'Prossimi passi',
    verdict: 'Giudizio',
    difference: 'Differenza',
    inDetail: 'In dettaglio',
    inTheWords: 'Nelle parole della fonte',
    presentation: 'Presentazione',
    exhibit: 'Figura',
    credits: {
      title: 'Crediti delle immagini',
      picture: 'Immagine',
      madeWith: 'creata con',
      cropped: 'ritagliata',
    },
    modelUnavailable:
      'Il modello linguistico non ha dato una risposta utilizzabile, perciò questa presentazione è opera del redattore integrato. Richiederla più tardi per la versione del modello.',
    storyline: {
      topical: {
        meaning: 'Che cosa significa «{t}» in una frase?',
        concern: 'Chi riguarda il tema «{t}»?',
        figure: 'Quale cifra descrive meglio il tema «{t}»?',
        takeHome: 'Quale frase sul tema «{t}» dovrebbero ricordare tutti?',
      },
      steps: {
        definition: [
          'Di che cosa si tratta',
          'Che cosa significa in una frase?',
          'Che cosa ne fa parte e che cosa no?',
          'Qual è l’equivoco più comune?',
        ],
        relevance: ['Perché è importante', 'Chi ne è toccato?', 'Che cosa accade se non si fa nulla?', 'Perché proprio adesso?'],
        background: ['Come ci si è arrivati', 'Dove è cominciato?', 'Quali eventi lo hanno segnato?', 'Che cosa se ne può imparare?'],
        today: ['A che punto è oggi', 'Qual è la situazione attuale?', 'Quali cifre la descrivono meglio?', 'Che cosa non si sa ancora?'],
        mechanism: ['Come funziona', 'Che cosa succede per prima?', 'Che cosa ne segue?', 'Qual è il risultato?'],
        elements: ['Le parti essenziali', 'Quale parte regge le altre?', 'Quale viene spesso trascurata?', 'Come si combinano tra loro?'],
        examples: ['Esempi', 'Dove si vede nella pratica?', 'Che cosa ha funzionato bene?', 'Che cosa si farebbe diversamente oggi?'],
        benefits: ['Che cosa porta', 'Chi ne trae vantaggio, e come?', 'Come si misura il vantaggio?', 'Quando si farà sentire?'],
        challenges: ['Che cosa lo ostacola', 'Qual è il rischio maggiore?', 'Quanto è probabile?', 'Che cosa lo ridurrebbe?'],
        outlook: [
          'Che cosa viene dopo',
          'Che cosa è probabile nei prossimi anni?',
          'Che cosa potrebbe cambiare la rotta?',
          'Quali segnali vanno osservati?',
        ],
        actions: [
          'Dal piano all’azione',
          'Che cosa si fa per prima?',
          'Chi lo fa, ed entro quando?',
          'Da che cosa si riconoscerà il successo?',
        ],
        goals: ['Che cosa imparerete', 'Che cosa saprete alla fine?', 'Che cosa sarete in grado di fare?', 'Che cosa sapete già?'],
        terms: ['Termini chiave', 'Quali termini servono?', 'Che cosa significa ciascuno?', 'Quali si confondono facilmente?'],
        mistakes: ['Errori frequenti', 'Dove sbaglia chi impara?', 'Perché succede?', 'Come si può evitare?'],
        exercise: ['Provate voi', 'Qual è il compito?', 'Che cosa serve?', 'Come si capisce che è giusto?'],
        check: [
          'Verificate le conoscenze',
          'Qual è l’idea più importante?',
          'Come la spieghereste a un amico?',
          'Che cosa resta poco chiaro?',
        ],
        problem: ['Il problema', 'Chi ha il problema, e quanto spesso?', 'Quanto gli costa?', 'Come se la cava oggi?'],
        solution: ['La soluzione', 'Che cosa si offre?', 'Che cosa c’è di nuovo?', 'Perché verrà scelta?'],
        market: [
          'Il mercato',
          'Quanto è grande, e secondo quale fonte?',
          'Quanto cresce in fretta?',
          'Quale parte si conquisterà per prima?',
        ],
        model: [
          'Il modello di business',
          'Chi paga, e per che cosa?',
          'Quanto costa e quanto rende una vendita?',
          'Che cosa lo fa crescere?',
        ],
        proof: ['Le prove finora', 'Che cosa è stato raggiunto?', 'Quali clienti possono confermarlo?', 'Quale cifra convince di più?'],
        team: ['Il gruppo', 'Chi c’è dietro?', 'Perché sono le persone giuste?', 'Chi manca ancora?'],
        ask: ['Che cosa chiediamo', 'Quanto serve?', 'Per che cosa sarà usato?', 'Che cosa si raggiungerà?'],
        question: [
          'La domanda',
          'A che cosa deve rispondere questo rapporto?',
          'Chi ha bisogno della risposta?',
          'Che cosa si deciderà con essa?',
        ],
        method: ['Come si è indagato', 'Da dove vengono i dati?', 'Come sono stati verificati?', 'Quali sono i loro limiti?'],
        findings: ['Risultati principali', 'Qual è il risultato più importante?', 'Che cosa era inatteso?', 'Che cosa è rimasto uguale?'],
        causes: ['Che cosa c’è dietro', 'Quale causa spiega di più?', 'Che cosa la conferma?', 'Che cos’altro potrebbe spiegarlo?'],
        recommendation: ['Raccomandazione', 'Che cosa si dovrebbe fare?', 'Perché questo e non altro?', 'Che cosa accade se non si fa?'],
      },
      contrasts: {
        balance: ['Pro e contro', 'Pro', 'Che cosa parla a favore?', 'Contro', 'Che cosa parla contro?'],
        competition: ['Le alternative', 'Gli altri', 'Che cosa offrono gli altri?', 'Noi', 'Che cosa facciamo meglio?'],
        options: ['Le opzioni', 'Opzione A', 'Che cosa porta e quanto costa?', 'Opzione B', 'Che cosa porta e quanto costa?'],
      },
      depths: [
        ['un esempio', 'Quale caso lo mostra meglio?', 'Che cosa è successo, passo per passo?', 'Che cosa insegna?'],
        ['cifre e prove', 'Quale cifra lo mostra?', 'Da quale fonte proviene?', 'Che cosa non mostra?'],
        ['domande e dubbi', 'Che cosa verrà chiesto?', 'Qual è la risposta breve?', 'Chi può dirne di più?'],
      ],
      hints: ['Aggiungere una cifra e la sua fonte', 'Dare un esempio proprio', 'Dirlo in una frase'],
      parts: {
        General: ['Le basi', 'Uno sguardo più da vicino', 'Uno sguardo avanti'],
        'Educational Project': ['Per cominciare', 'Capire', 'Esercitarsi'],
        'Business Pitch': ['L’opportunità', 'L’offerta', 'Il piano'],
        'Reports and Insights': ['L’incarico', 'I risultati', 'Le conseguenze'],
      },
      note: 'Non è configurato alcun modello linguistico, perciò questa diapositiva è una traccia: sostituite le domande con i vostri fatti.',
      audience: 'Pubblico',
      tone: 'Tono e stile',
      subtitle: 'Una traccia da completare',
      remember: 'Che cosa deve restare',
      takeHome: 'Quale frase dovrebbe portare a casa ciascuno?',
    },
  },
};
