/** Italian. */
import type { LanguageWords } from './language.ts';

export const it: LanguageWords = {
  tag: 'it',
  reading: {
    and: 'e|ed|o|contro|versus|vs',
    genericHeadings:
      'sommario|sintesi|riassunto|introduzione|panoramica|contesto|conclusione|conclusioni|risultato|risultati|premessa|prefazione|discussione|in breve|punti chiave',
    concludingHeadings:
      'conclusione|conclusioni|in sintesi|in breve|in conclusione|riepilogo|prossimi passi|i prossimi passi|raccomandazione|raccomandazioni|prospettive|considerazioni finali|osservazioni conclusive|per concludere|conclusioni e prospettive',
    backMatter:
      "riferimenti|riferimenti bibliografici|bibliografia|ringraziamenti|appendice|appendici|allegato|allegati|indice|sommario|elenco delle figure|elenco delle tabelle|note a piè di pagina|glossario|indice analitico|sull’autore|sull'autore|gli autori|conflitto di interessi|conflitti di interesse|finanziamenti",
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
    leadIns:
      'tuttavia|però|inoltre|pertanto|quindi|dunque|infine|per esempio|ad esempio|in particolare|infatti|in generale|in sintesi|in conclusione|innanzitutto|in primo luogo|ma|e|anche',
    breaks:
      'e|ed|ma|perché|poiché|mentre|anche se|sebbene|affinché|che|cui|dove|quando|se|il che|così|nonché|compreso|ad esempio|per esempio|come|incluso|oppure',
    backward: 'questo|questa|questi|queste|ciò|esso|essa|essi|lui|lei|loro|suo|sua|tale|tali|qui|quello|quella',
    subordinators: 'se|quando|anche|poiché|perché|mentre|dopo|prima|per|sebbene|come|senza|in|con|dal',
    danglers:
      'e|ed|o|ma|di|del|della|dei|delle|il|la|lo|i|gli|le|un|una|in|a|al|alla|con|per|da|dal|su|che|è|sono|come|se|non|più|si|tra|fra',
    subjects: 'noi|lui|lei|loro|il|la|lo|i|gli|le|questo|questa|un|una|si|essi',
    copulas: 'è|sono|era|erano|ha|hanno|sarà|può|possono|deve|resta|diventa',
    common:
      'tuo|tua|tuoi|tue|suo|sua|suoi|sue|nostro|nostra|mio|mia|come|cosa|chi|quale|perché|altro|altra|altri|altre|stesso|stessa|più|meno|molto|tutto|tutti|tutte|ogni|essere|avere|fare|hai|sei|puoi|devi|vuoi|potresti|ti|mi|lo|nel|nella|nei|nelle|dal|dalla|del|della|dei|delle|sul|sulla|una|uno|anche|già|solo|così|sempre|modo',
    unseen:
      'il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|degli|delle|al|alla|ai|alle|da|dal|dalla|in|nel|nella|nei|nelle|con|su|sul|sulla|per|tra|fra|e|o|ma|né|che|chi|cui|come|quando|dove|perché|questo|questa|questi|queste|quello|si|suo|sua|suoi|nostro|è|sono|era|erano|essere|stato|ha|hanno|può|deve|non|più|meno|molto|tutto|tutti|nuovo|nuova|primo|passi|sintesi|introduzione|conclusione|grazie|domande',
    conjunction: /^(?:e|ma)\s+/iu,
    participle: /^\p{Ll}{2,}(?:ando|endo)(?:l[aeio]|si|gli)?(?=\s)/u,
  },
  discourse: {
    cues: 'important|principal|chiave|risultat|obiettiv|prim|mostr|miglior|aument|cresc|cal|record|deve|devono|decid|raccomand|essenzial',
    steps: 'prima|innanzitutto|per prima cosa|poi|quindi|successivamente|dopo|infine',
    chatter: {
      begins:
        'congratulazioni|complimenti|benvenut|ciao|parliamo|vediamo|per maggiori|per ulterior|per saperne|consulta|clicca|ecco|grazie|alcuni esempi|quindi stai|pronto|abbiamo chiesto|in questa sezione|in questo capitolo',
      holds:
        'congratulazioni|non sei sol|non siete soli|maggiori informazioni|ulteriori informazioni|consulta la nostra|consulta il nostro',
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Fonti',
    thankYou: 'Grazie',
    questions: 'Domande',
    overview: 'Panoramica',
    summary: 'Sintesi',
    keyPoints: 'Punti chiave',
    keyMessage: 'Messaggio chiave',
    keyFigures: 'Cifre chiave',
    discussion: 'Discussione',
    nextSteps: 'Prossimi passi',
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
