/** German. */
import type { LanguageWords } from './language.ts';

export const de: LanguageWords = {
  tag: 'de',
  reading: {
    and: 'und|oder|gegen|sowie|versus|vs.',
    genericHeadings:
      'zusammenfassung|kurzfassung|einleitung|einführung|überblick|übersicht|hintergrund|fazit|schluss|schlussfolgerung|schlussfolgerungen|ergebnis|ergebnisse|ausblick|kontext|vorwort|diskussion|auf einen blick|das wichtigste in kürze',
    concludingHeadings:
      'fazit|schluss|schlussfolgerung|schlussfolgerungen|schlusswort|schlussbemerkung|schlussbemerkungen|zusammenfassung|zusammenfassung und ausblick|fazit und ausblick|ausblick|nächste schritte|die nächsten schritte|wie weiter|wie es weitergeht|wie geht es weiter|resümee|empfehlung|empfehlungen|das wichtigste in kürze|zum schluss',
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
    capitalNouns: true,
    leadIns:
      'jedoch|allerdings|außerdem|zudem|darüber hinaus|daher|deshalb|somit|folglich|schließlich|zum beispiel|beispielsweise|insbesondere|im allgemeinen|kurz gesagt|tatsächlich|dennoch|erstens|zweitens|drittens|ebenso|aber|und|denn|auch',
    breaks:
      'und|aber|sondern|denn|weil|da|während|obwohl|sodass|so dass|damit|wobei|wodurch|wenn|falls|indem|um|ohne|statt|anstatt|z. b.|zum beispiel|jedoch|also|einschließlich|etwa',
    backward: 'dies|diese|dieser|dieses|das|es|sie|er|ihr|sein|solche|damit|dadurch|dabei|dazu|hierbei|daran|davon|dort|hier',
    subordinators: 'wenn|falls|weil|da|obwohl|während|nachdem|bevor|um|sobald|als|ob|dass|indem|ohne|je|wie|auch',
    danglers:
      'und|oder|aber|der|die|das|den|dem|des|ein|eine|einen|einem|einer|in|im|an|am|auf|zu|zum|zur|von|vom|mit|für|bei|als|wie|dass|weil|wenn|um|über|nach|sich|nicht|durch|aus|bis|wird|werden|sind|ist|hat|haben|sowie|bzw.',
    subjects: 'wir|sie|er|es|ich|der|die|das|dies|diese|ein|eine|man|unsere|ihre|seine',
    copulas: 'ist|sind|war|waren|hat|haben|wird|werden|kann|können|soll|muss|gilt|bleibt|stieg|sank',
    common:
      'was|wie|wer|wo|warum|ihrer|ihrem|ihren|ihres|ihnen|euch|euer|sich|man|mir|mich|uns|unser|unsere|mehr|viel|viele|andere|anderen|weitere|noch|nur|schon|sehr|kein|keine|alle|alles|jeder|jede|jedes|jedem|gibt|machen|macht|möchte|möchten|sollte|sollten|könnte|können|würde|würden|müssen|wollen|lassen|sowie|nach|vor|über|unter|zwischen|gegen|bis|seit|dann|nun|einem|einer|eines|einen|selbst|immer|oft|etwas|worden|zur|zum|beim|vom|ins|im|am',
    unseen:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|denn|sondern|von|in|im|an|am|auf|aus|bei|beim|mit|nach|seit|zu|zum|zur|für|gegen|ohne|um|über|unter|vor|zwischen|durch|während|als|wie|dass|dies|diese|dieser|dieses|es|ist|sind|war|waren|sein|wird|werden|wurde|wurden|worden|hat|haben|hatte|hatten|kann|können|soll|sollen|muss|müssen|darf|dürfen|nicht|kein|keine|wir|uns|unser|unsere|sie|ihr|ihre|er|ihn|seine|ich|man|wer|was|wann|wo|warum|welche|welcher|mehr|weniger|viele|viel|alle|jeder|jede|neu|neue|neuen|gut|besser|erste|ersten|nächste|nächsten|schritte|überblick|einleitung|zusammenfassung|fazit|danke|fragen|kommt|geht|macht|braucht|sich|auch|nur|noch|schon|so|sehr|ab|bis',
    conjunction: /^(?:und|aber|doch)\s+(?!so\b)/iu,
  },
  discourse: {
    cues: 'wichtig|zentral|haupt|ergebnis|ziel|erst|zeig|verbesser|steig|sank|gestiegen|höchst|größt|muss|müssen|entscheid|empfehl|wesentlich',
    steps: 'zuerst|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|schließlich|zuletzt|zum schluss',
    chatter: {
      begins:
        'herzlichen glückwunsch|glückwunsch|willkommen|hallo|lassen sie uns|lasst uns|sehen wir uns|weitere informationen|weitere inspiration|weitere information|mehr dazu|hier ist|hier sind|hier finden|siehe|im folgenden|einige beispiele|beispiele sind|vielen dank|danke|viel erfolg|viel spaß|klicken|keine sorge|sie denken also|bereit|wir fragten|wir befragten|in diesem abschnitt|in diesem kapitel',
      holds:
        '(?:berichtete?|informierte?) über [^,]{1,45}$|herzlichen glückwunsch|nicht allein|finden sie in unserer|finden sie in unserem|weitere informationen|lesen sie unseren|unseren leitfaden',
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Quellen',
    thankYou: 'Vielen Dank',
    questions: 'Fragen',
    overview: 'Überblick',
    summary: 'Zusammenfassung',
    keyPoints: 'Das Wichtigste',
    keyMessage: 'Kernaussage',
    keyFigures: 'Kennzahlen',
    discussion: 'Diskussion',
    nextSteps: 'Nächste Schritte',
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
