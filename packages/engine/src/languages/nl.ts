/** Dutch. */
import type { LanguageWords } from './language.ts';

export const nl: LanguageWords = {
  tag: 'nl',
  reading: {
    and: 'en|of|tegen|versus|vs.',
    genericHeadings:
      'samenvatting|inleiding|overzicht|achtergrond|conclusie|conclusies|resultaat|resultaten|context|voorwoord|discussie|in het kort|kernpunten',
    concludingHeadings:
      'conclusie|conclusies|samenvatting|tot slot|slotwoord|volgende stappen|de volgende stappen|vervolgstappen|vooruitblik|aanbeveling|aanbevelingen|conclusie en aanbevelingen|conclusies en aanbevelingen|hoe nu verder|hoe verder|slotbeschouwing|tot besluit',
    backMatter:
      'referenties|literatuur|literatuurlijst|bronnen|bronnenlijst|bronvermelding|dankwoord|bijlage|bijlagen|inhoudsopgave|inhoud|lijst van figuren|lijst van tabellen|voetnoten|begrippenlijst|woordenlijst|register|colofon|over de auteur|over de auteurs|belangenverstrengeling',
    appendices:
      'zie ook|referenties|bronnen|noten|externe links|externe link|literatuur|voetnoten|bronnen, noten en/of referenties|galerij|afbeeldingen',
    framing:
      'inleiding|introductie|overzicht|basis|beginners|gids|presentatie|lezing|uitgelegd|begrijpen|werkt|werken|kinderen|alles|weten',
    structures: {
      pros: 'voordelen|pro|pluspunten',
      cons: 'nadelen|contra|minpunten',
      cycle: 'cyclus|kringloop',
      funnel: 'trechter|funnel',
      team: 'team|bestuur|wie wij zijn|directie|medewerkers|oprichters|sprekers|contactpersonen',
      prices: 'prijs|prijzen|tarie',
      swot: ['sterktes|sterke punten', 'zwaktes|zwakke punten', 'kansen', 'bedreigingen'],
    },
  },
  grammar: {
    leadIns:
      'echter|bovendien|daarnaast|daarom|dus|ten slotte|tot slot|bijvoorbeeld|met name|in feite|over het algemeen|kortom|ten eerste|ten tweede|maar|en|ook|toch',
    breaks: 'en|maar|want|omdat|terwijl|hoewel|zodat|die|waar|waarbij|waardoor|wanneer|als|om|zoals|waaronder|bijvoorbeeld|dus|of',
    backward: 'dit|dat|deze|die|het|hij|zij|ze|hun|zijn|haar|daarmee|hierdoor|hier|daar|zulke',
    subordinators: 'als|wanneer|omdat|hoewel|terwijl|nadat|voordat|om|zodra|door|zonder|naarmate|toen|ondanks|met|in|bij|voor',
    danglers:
      'en|of|maar|de|het|een|in|op|aan|te|van|met|voor|bij|als|dat|die|om|over|naar|zich|niet|door|uit|tot|is|zijn|wordt|worden|heeft|hebben|je|uw',
    subjects: 'we|wij|hij|zij|ze|het|ik|de|deze|dit|een|je|u|er|men|onze|hun',
    copulas: 'is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|blijft|zal',
    common:
      'hoe|wat|wie|waarom|jouw|uw|onze|andere|anderen|meer|minder|geen|veel|alle|alles|elke|iedere|iedereen|kunt|wilt|hebt|bent|moeten|willen|zelfs|zelf|dan|ook|nog|al|naar|over|onder|tussen|tot|sinds|maken|maakt|doen|doet|nodig|altijd|vaak|iets|zich|worden|waar',
    unseen:
      'de|het|een|en|of|maar|want|dus|van|in|op|aan|te|tot|voor|met|zonder|bij|naar|uit|over|onder|tussen|door|tijdens|als|dan|dat|die|dit|deze|er|is|zijn|was|waren|worden|werd|wordt|heeft|hebben|had|kan|kunnen|zal|moet|mag|niet|geen|wij|we|ons|onze|zij|hun|hij|haar|ik|wie|wat|wanneer|waar|waarom|hoe|welke|meer|minder|veel|alle|elke|nieuw|nieuwe|eerste|volgende|stappen|overzicht|inleiding|samenvatting|conclusie|bedankt|vragen',
    conjunction: /^(?:en|maar)\s+/iu,
  },
  discourse: {
    cues: 'belangrijk|hoofd|kern|resulta|doel|eerst|toon|verbeter|stijg|steeg|gestegen|daal|record|moet|moeten|beslo|aanbevel|grootst',
    steps: 'eerst|ten eerste|ten tweede|ten derde|vervolgens|daarna|dan|ten slotte|tot slot',
    chatter: {
      begins:
        'gefeliciteerd|welkom|hallo|laten we|voor meer|bekijk|klik|hier is|hier zijn|hier zie|bedankt|enkele voorbeelden|dus je|klaar om|we vroegen|in dit hoofdstuk|in deze paragraaf',
      holds: 'gefeliciteerd|niet de enige|bent niet alleen|bent u niet alleen|meer informatie|bekijk onze|raadpleeg onze',
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Bronnen',
    thankYou: 'Bedankt',
    questions: 'Vragen',
    overview: 'Overzicht',
    summary: 'Samenvatting',
    keyPoints: 'Hoofdpunten',
    keyMessage: 'Kernboodschap',
    keyFigures: 'Kerncijfers',
    discussion: 'Discussie',
    nextSteps: 'Vervolgstappen',
    inDetail: 'In detail',
    inTheWords: 'In de woorden van de bron',
    presentation: 'Presentatie',
    exhibit: 'Figuur',
    credits: {
      title: 'Bronnen van de beelden',
      picture: 'Beeld',
      madeWith: 'gemaakt met',
      cropped: 'bijgesneden',
    },
    modelUnavailable:
      'Het taalmodel gaf geen bruikbaar antwoord, daarom heeft de ingebouwde schrijver deze presentatie gemaakt. Vraag haar later opnieuw aan voor de versie van het model.',
    storyline: {
      steps: {
        definition: [
          'Waar het om gaat',
          'Wat betekent het in één zin?',
          'Wat hoort erbij en wat niet?',
          'Welk misverstand komt het vaakst voor?',
        ],
        relevance: ['Waarom het ertoe doet', 'Wie krijgt ermee te maken?', 'Wat gebeurt er als er niets wordt gedaan?', 'Waarom juist nu?'],
        background: [
          'Hoe het zo is gekomen',
          'Waar is het begonnen?',
          'Welke gebeurtenissen hebben het gevormd?',
          'Wat valt daarvan te leren?',
        ],
        today: [
          'Hoe het er nu voor staat',
          'Hoe is de situatie vandaag?',
          'Welke cijfers beschrijven die het best?',
          'Wat is nog onbekend?',
        ],
        mechanism: ['Hoe het werkt', 'Wat gebeurt er eerst?', 'Wat volgt daaruit?', 'Wat is het resultaat?'],
        elements: [
          'De belangrijkste onderdelen',
          'Welk deel draagt de rest?',
          'Welk deel wordt vaak vergeten?',
          'Hoe grijpen de delen in elkaar?',
        ],
        examples: ['Voorbeelden', 'Waar is het in de praktijk te zien?', 'Wat ging daar goed?', 'Wat zou men nu anders doen?'],
        benefits: ['Wat het oplevert', 'Wie heeft er baat bij, en hoe?', 'Hoe is de winst te meten?', 'Hoe snel is die te merken?'],
        challenges: ['Wat in de weg staat', 'Wat is het grootste risico?', 'Hoe waarschijnlijk is het?', 'Wat zou het kleiner maken?'],
        outlook: [
          'Wat er komt',
          'Wat is de komende jaren te verwachten?',
          'Wat kan de koers veranderen?',
          'Op welke signalen moet worden gelet?',
        ],
        actions: [
          'Van plan naar actie',
          'Wat gebeurt er als eerste?',
          'Wie doet het, en wanneer is het klaar?',
          'Waaraan is succes te herkennen?',
        ],
        goals: ['Wat u gaat leren', 'Wat weet u na afloop?', 'Wat kunt u na afloop?', 'Wat weet u al?'],
        terms: ['Belangrijke begrippen', 'Welke begrippen zijn nodig?', 'Wat betekent elk begrip?', 'Welke worden makkelijk verward?'],
        mistakes: ['Veelgemaakte fouten', 'Waar gaat het bij leren mis?', 'Waarom gebeurt dat?', 'Hoe is het te voorkomen?'],
        exercise: ['Zelf proberen', 'Wat is de opdracht?', 'Wat is ervoor nodig?', 'Hoe weet u dat het klopt?'],
        check: ['Toets uw kennis', 'Wat is het belangrijkste idee?', 'Hoe legt u het aan een vriend uit?', 'Wat is nog onduidelijk?'],
        problem: ['Het probleem', 'Wie heeft het probleem, en hoe vaak?', 'Wat kost het hen?', 'Hoe redden ze zich nu?'],
        solution: ['De oplossing', 'Wat wordt er aangeboden?', 'Wat is er nieuw aan?', 'Waarom zal men ervoor kiezen?'],
        market: ['De markt', 'Hoe groot is die, en volgens welke bron?', 'Hoe snel groeit die?', 'Welk deel wordt als eerste gewonnen?'],
        model: ['Het verdienmodel', 'Wie betaalt, en waarvoor?', 'Wat kost en wat brengt één verkoop op?', 'Wat doet het groeien?'],
        proof: ['Bewijs tot nu toe', 'Wat is er al bereikt?', 'Welke klanten kunnen het bevestigen?', 'Welk cijfer overtuigt het meest?'],
        team: ['Het team', 'Wie staat erachter?', 'Waarom zijn dit de juiste mensen?', 'Wie ontbreekt er nog?'],
        ask: ['Wat we vragen', 'Hoeveel is er nodig?', 'Waar wordt het voor gebruikt?', 'Wat wordt ermee bereikt?'],
        question: ['De vraag', 'Wat moet dit rapport beantwoorden?', 'Wie heeft het antwoord nodig?', 'Wat wordt ermee besloten?'],
        method: ['Hoe het is onderzocht', 'Waar komen de gegevens vandaan?', 'Hoe zijn ze gecontroleerd?', 'Wat zijn hun grenzen?'],
        findings: ['Belangrijkste bevindingen', 'Wat is het belangrijkste resultaat?', 'Wat was onverwacht?', 'Wat bleef gelijk?'],
        causes: ['Wat erachter zit', 'Welke oorzaak verklaart het meest?', 'Wat pleit daarvoor?', 'Wat zou het nog meer kunnen verklaren?'],
        recommendation: ['Aanbeveling', 'Wat moet er gebeuren?', 'Waarom juist dit?', 'Wat gebeurt er als het niet wordt gedaan?'],
      },
      contrasts: {
        balance: ['Voor en tegen', 'Voor', 'Wat pleit ervoor?', 'Tegen', 'Wat pleit ertegen?'],
        competition: ['De alternatieven', 'De anderen', 'Wat bieden anderen?', 'Wij', 'Wat doen wij beter?'],
        options: ['De opties', 'Optie A', 'Wat levert die op en wat kost die?', 'Optie B', 'Wat levert die op en wat kost die?'],
      },
      depths: [
        ['een voorbeeld', 'Welk geval laat het het best zien?', 'Wat gebeurde er, stap voor stap?', 'Wat leert het?'],
        ['cijfers en bewijs', 'Welk cijfer laat het zien?', 'Uit welke bron komt het?', 'Wat laat het niet zien?'],
        ['vragen en twijfels', 'Wat zal erover worden gevraagd?', 'Wat is het korte antwoord?', 'Wie kan er meer over vertellen?'],
      ],
      hints: ['Voeg een cijfer met bron toe', 'Geef een eigen voorbeeld', 'Zeg het in één zin'],
      parts: {
        General: ['De basis', 'Nader bekeken', 'Vooruitblik'],
        'Educational Project': ['Beginnen', 'Begrijpen', 'Oefenen'],
        'Business Pitch': ['De kans', 'Het aanbod', 'Het plan'],
        'Reports and Insights': ['De opdracht', 'De resultaten', 'De gevolgen'],
      },
      note: 'Er is geen taalmodel ingesteld, daarom is deze dia een raamwerk: vervang de vragen door uw eigen feiten.',
      audience: 'Doelgroep',
      tone: 'Toon en stijl',
      subtitle: 'Een verhaallijn om in te vullen',
      remember: 'Wat moet blijven hangen',
      takeHome: 'Welke ene zin moet iedereen meenemen?',
    },
  },
};
