/** Dutch. */
import type { LanguageWords } from './language.ts';

export const nl: LanguageWords = {
  tag: 'nl',
  reading: {
    source: {
      roles: {
        abstract: 'abstract',
        summary:
          'de hoofdpunten|samenvatting|managementsamenvatting|in het kort|kernpunten|hoofdpunten|hoogtepunten|kerncijfers|in één oogopslag|het belangrijkste',
        introduction: 'inleiding|introductie|voorwoord|doel|doelen|doelstelling|aanleiding',
        background: 'achtergrond|context|situatie|geschiedenis|probleem|het probleem|uitgangspunt|waarom|stand van zaken',
        method: 'methode|methoden|methodologie|aanpak|werkwijze|gegevens',
        results: 'resultaten|resultaat|bevindingen|voortgang|wat goed ging|successen',
        discussion: 'discussie|analyse|beperkingen',
        conclusion: 'conclusie|conclusies|tot slot|slotwoord|slot',
        outlook: 'vooruitblik|vooruitzichten|prognose|hoe nu verder|toekomst',
        decisions: 'besluiten|besluit|beslissingen|beslissing|afspraken|afgesproken',
        recommendations: 'aanbevelingen|aanbeveling|advies|voorstel|voorstellen',
        asks: 'volgende stappen|vervolgstappen|acties|actiepunten|actielijst|taken|te doen|wat ik van jullie nodig heb|wat we nodig hebben',
        risks: "risico’s|risico's|risico|problemen|knelpunten|uitdagingen|wat niet goed ging|aandachtspunten",
        questions: 'vragen|open vragen|openstaande punten|openstaande vragen|veelgestelde vragen|faq|rondvraag',
      },
      headings:
        'agenda|toepassingsgebied|reikwijdte|definities|verantwoordelijkheden|eisen|kosten|budget|begroting|planning|tijdlijn|team|personeel|klanten|markt|verkoop|financiën|product|ingrediënten|bereiding|benodigdheden|instructies|tips|overig|voorbeelden|uitzonderingen|kenmerken|specificaties|prijs|duur|privacy|wat je nodig hebt|huiswerk',
      portions: 'voor de|voor het',
      topics: [
        /(?<!\p{L})(?:hebben|praten|spreken) over ([^.!?;,]{3,80}?)(?: (?:vandaag|vanavond|vanochtend|vanmiddag))?(?=[.!?;]|,|$)/iu,
        /(?<!\p{L})over ([^.!?;,]{3,80}?) (?:praten|spreken|hebben|vertellen)(?!\p{L})/iu,
      ],
      kinds:
        'projectvoorstel|subsidieaanvraag|voorstel|beleidsnota|voortgangsrapportage|persbericht|handout|werkblad|verslag|jaarverslag|rapport|notulen|memo|concept|circulaire|mededeling|nieuwsbrief|handleiding|factsheet',
      documents:
        'verslag|rapport|notulen|notitie|nota|beleid|reglement|contract|overeenkomst|plan|voorstel|persbericht|mededeling|nieuwsbrief|gids|handleiding|handboek|college|les|toespraak|brief|memo|samenvatting|programma|brochure|onderzoek|studie|analyse|strategie|statuten|recept|resultaten|vooruitzichten|uitnodiging|instructies|protocol|huisregels|jaarbrief',
      organizations:
        'b.v.|bv|n.v.|nv|v.o.f.|universiteit|hogeschool|school|vereniging|stichting|ministerie|gemeente|provincie|coöperatie|federatie|vakbond|faculteit|afdeling|bureau|museum|bibliotheek|ziekenhuis|bank|club|comité|raad|vve|dienst|krant|dagblad|courant|nieuwsblad',
      smallPrint:
        'bijlagen:|toekomstgerichte verklaringen|alle rechten voorbehouden|onder voorbehoud van wijzigingen|geen rechten worden ontleend|niet aansprakelijk|persoonlijke titel|kvk-nummer|reacties zijn gesloten|perscontact|noot voor de redactie|over de auteur|gesproken woord telt',
      chapters: 'hoofdstuk|paragraaf|artikel|deel|stap|fase|college|les|eenheid|module|dag|week|punt|bijlage',
      contacts:
        'contact|contacten|contactpersoon|contactgegevens|perscontact|contact voor de pers|voor de pers|meer informatie|noot voor de redactie|noot voor redacties|noot aan de redactie',
      enquiries: 'vragen?|nog vragen|bij vragen|voor vragen|heeft u vragen|heb je vragen|voor meer informatie',
      printouts: 'gedownload van|gedownload op|afgedrukt op|geprint op',
      lengths: "woorden|woord|tekens|regels|pagina's|pagina",
      subject: 'onderwerp|betreft',
      mailHeads: 'van|aan|cc|bcc|datum|verzonden|bijlage|bijlagen|antwoord aan',
      replies: 're|fw|antw|doorst|fwd',
      greetings: 'beste|hallo|hoi|hi|dag|geachte|lieve|goedemorgen|goedemiddag|goedenavond|beste allemaal|beste collega’s',
      closings:
        'groeten|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|groet|groetjes|mvg|alvast bedankt|bedankt|dank|tot ziens|tot snel|hoogachtend|fijne dag',
      mailFeet:
        'verzonden vanaf|verstuurd vanaf|verstuurd vanuit|dit bericht|deze e-mail|de informatie in dit|oorspronkelijk bericht|-----oorspronkelijk|denk aan het milieu|doorgestuurd bericht|afmelden|denk aan het milieu voordat',
      selfNotes:
        'nog checken|nog controleren|nog navragen|nog afstemmen|checken met|checken bij|navragen bij|afstemmen met|vragen aan|overleggen met|bron toevoegen|nog aanvullen|met … afstemmen|met … overleggen|bij … navragen',
      summaryLabels: 'kort gezegd|samengevat|in het kort|kortom|samenvatting|in één zin|conclusie',
      publishers: 'hoofdredacteur|verantwoordelijke uitgever',
      bylines: 'door|auteur|auteurs|geschreven door|opgesteld door|verspreiding|bestemd voor|redactie|tekst|docent',
      adverts: 'advertentie|reclame|gesponsord|gesponsorde inhoud',
      webAsks:
        'fout gezien|fout gevonden|zie je een fout|heb je een fout|meld een fout|klanten die|klanten kochten|bekijk alle reacties|praat mee',
      apologies: 'excuses|sorry|mijn excuses|excuus',
      status: 'voorlopig|voorlopige|voorlopige cijfers|nog niet|niet gecontroleerd|onder voorbehoud|geldig vanaf|geldig tot|van kracht',
      imprint: 'versie|editie|concept|herziening|definitieve versie|vertrouwelijk|intern|druk|uitgave|vervangt',
      dates: 'datum|gepubliceerd|gepubliceerd op|bijgewerkt|laatst bijgewerkt|versie|ingangsdatum|geldig vanaf|kenmerk',
      attendance:
        'erbij|er waren|aanwezig|aanwezigen|deelnemers|afwezig|afgemeld|afmeldingen|met kennisgeving|voorzitter|notulist|notulen|locatie|plaats|zaal|tijd|volgende vergadering|volgend overleg|gasten',
      web: 'meestgelezen|populair|naar de inhoud|ga naar|wij gebruiken cookies|we gebruiken cookies|deze website|alles accepteren|cookie-instellingen|deel dit|delen via|delen op|volg ons|abonneer|schrijf je in|lees ook|lees meer|lees verder|gerelateerde|meer over|meest gelezen|ook interessant|dit vind je misschien|reageer|plaats een reactie|laat een reactie|was dit artikel|alle rechten|©|foto:|beeld:|advertentie|naar boven|privacybeleid|privacyverklaring|in winkelwagen|in winkelmand|nu kopen|op voorraad|je e-mailadres|inloggen|leestijd|gratis verzending',
      buttons:
        'luister naar dit|luister naar het artikel|luister|bekijk de video|video bekijken|toevoegen aan agenda|zet in agenda|bewaar de datum|koop tickets|koop kaarten|koop een ticket|tickets kopen|kaartverkoop|reserveer|reserveren|boek nu|routebeschrijving|bekijk kaart|toon kaart|lettergrootte|artikel bewaren|bewaar artikel|artikel cadeau|toon meer|bekijk alles|download de app|fotogalerij|meld een fout|geef feedback',
      webWhole:
        'home|menu|zoeken|over ons|contact|nieuws|diensten|producten|winkel|inloggen|registreren|winkelwagen|mijn account|hulp|delen|printen|volgende|vorige|terug|sluiten|accepteren|weigeren|ja|nee|advertentie|vacatures|pers|sitemap|reacties|reageren|vind ik leuk|volgen|nieuwsbrief|blog|facebook|instagram|twitter|linkedin|whatsapp|abonneren|abonneer|link kopiëren|kopieer link|sport|cultuur|politiek|economie|cookie-instellingen',
      forms: 'handtekening|plaats, datum|datum en handtekening|stempel|aankruisen|naam in blokletters',
      paperLabels: 'trefwoorden|sleutelwoorden',
      firstPerson: 'ik|mijn',
      nods: 'ok|oké|ja|nee|bedankt|dank je|dankjewel|top|prima|goed|hoi|hallo|haha|doe ik|is goed|goedemorgen|afbeelding weggelaten|<media weggelaten>|tot zo|helemaal goed',
      page: 'pagina|blz|p',
      readerAsks:
        'nieuwsbrief|abonneer|laat een reactie|in de reacties|volg ons|schrijf je in|onder dit bericht|onder deze post|stel ze hieronder|in het volgende bericht',
      selfTests: 'herhalingsvragen|zelftoets|test je kennis|oefenvragen|oefeningen',
      titled: 'projecttitel|titel van het project|naam van het project|projectnaam|titel|vak|cursus|module',
    },
    topicKinds: {
      comparison: 'versus|vs|vergelijking|vergeleken|verschil|verschillen|of',
      decision: 'moeten we|beslissing|kiezen|keuze|welke',
      history: 'geschiedenis|oorsprong|ontstaan|opkomst|ondergang|ontwikkeling van',
      person: 'biografie|leven van|leven en|wie was|wie is',
      event:
        'oorlog|revolutie|slag bij|crisis|olympische|wereldkampioenschap|conferentie|festival|verkiezingen|pandemie|aardbeving|ongeval|verdrag',
      place: 'stad|eiland|eilanden|land|regio|dorp|reis|toerisme|nationaal park|hoofdstad',
      method: 'hoe|gids|methode|tips|checklist|stap voor stap|plannen|voorbereiden',
      technology:
        'technologie|software|kunstmatige intelligentie|ai|computer|internet|netwerk|motor|batterij|zonne-energie|zonnepanelen|windenergie|robot|blockchain|warmtepomp|waterstof|kernenergie',
      product: 'product|app|start-up|lancering|onze nieuwe|ons nieuwe',
      science:
        'theorie|natuurkunde|biologie|scheikunde|cel|kwantum|klimaat|energie|fotosynthese|dna|genetica|evolutie|zwaartekracht|zwart gat|zwarte gaten|ecosysteem|hersenen|vaccin|vulkaan|soorten',
    },
    tables: 'tabel|tab.',
    figures: 'figuur|fig.|afbeelding|afb.|grafiek|foto',
    divisions: 'hoofdstuk|deel|bijlage|paragraaf|artikel|sectie|les|module',
    typedSlides: {
      slide: 'dia|slide|sheet',
      title: 'titel|kop',
      subtitle: 'ondertitel',
      notes: 'notities|sprekersnotities|aantekeningen',
      visuals: 'beeld|afbeelding|visual|grafiek|foto',
      content: 'inhoud|tekst|kernpunten|bullets',
      cover: 'titel|titelslide|titeldia|voorblad',
    },
    slideAgendas:
      'agenda|programma|overzicht|onderwerpen|vandaag|waar we het over hebben|waar we het vandaag over hebben|wat gaan we bespreken|wat komt er aan bod',
    slideFarewells: 'vragen|bedankt|dank|dank u|contact|discussie',
    contents: 'inhoud|inhoudsopgave',
    pages: 'pagina|p.|blz.|dia',
    authors: 'door|auteur|auteurs|geschreven door|opgesteld door',
    dates: 'datum|gepubliceerd|gepubliceerd op|bijgewerkt',
    tasks: 'acties|taken|actiepunten|actielijst|vragen|open vragen|open punten',
    pictures: 'afbeelding|foto|grafiek',
    untitled: 'document|dia|presentatie|naamloos|titel',
    notCyclic: 'levenscyclus',
    styles: { heading: 'kop', title: 'titel', subtitle: 'ondertitel', caption: 'bijschrift', quote: 'citaat|duidelijk citaat' },
    defaultSections: 'standaardsectie|naamloze sectie',
    machineMade: 'Automatisch gegenereerde beschrijving',
    audiences: {
      investors: 'investeerder|aandeelhouder|geldschieter',
      executives: 'bestuur|directie|leidinggevend|beslisser',
      students: 'leerling|scholier|beginner|kinderen',
      experts: 'onderzoeker|ontwikkelaar|deskundig|wetenschapp',
      customers: 'klant|koper|gebruiker|consument',
      colleagues: 'medewerker|collega|personeel|vrijwillig',
      public: 'burger|publiek|bewoner|bezoeker|lezer',
    },
    tones: {
      factual: 'zakelijk|feitelijk|wetenschappelijk',
      persuasive: 'overtuigend|wervend',
      narrative: 'verhalend|verhaal|speels|grappig|inspirerend',
      critical: 'evenwichtig|sceptisch',
      simple: 'eenvoudig|begrijpelijk|helder',
    },
    and: 'en|of|tegen|versus|vs.',
    genericHeadings:
      'samenvatting|inleiding|overzicht|achtergrond|conclusie|conclusies|resultaat|resultaten|context|voorwoord|discussie|in het kort|kernpunten',
    concludingHeadings:
      'conclusie|conclusies|samenvatting|tot slot|slotwoord|volgende stappen|de volgende stappen|vervolgstappen|vooruitblik|aanbeveling|aanbevelingen|conclusie en aanbevelingen|conclusies en aanbevelingen|hoe nu verder|hoe verder|slotbeschouwing|tot besluit|samengevat|kortom|even samenvatten|kort gezegd|in het kort',
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
    verbSecond: true,
    relatives: 'die|dat|wie|wiens',
    nameParticles: 'van|der|den|de|ter|ten|te|het',
    leadIns:
      'echter|bovendien|daarnaast|daarom|dus|ten slotte|tot slot|bijvoorbeeld|met name|in feite|over het algemeen|kortom|ten eerste|ten tweede|maar|en|ook|toch',
    breaks: 'en|maar|want|omdat|terwijl|hoewel|zodat|die|waar|waarbij|waardoor|wanneer|als|om|zoals|waaronder|bijvoorbeeld|dus|of',
    backward: 'dit|dat|deze|die|het|hij|zij|ze|hun|zijn|haar|daarmee|hierdoor|hier|daar|zulke',
    interrogatives: 'wat|wie|hoe|waar|wanneer|waarom|welke|welk|waarvoor|waarmee|hoeveel',
    subordinators: 'als|wanneer|omdat|hoewel|terwijl|nadat|voordat|om|zodra|door|zonder|naarmate|toen|ondanks|met|in|bij|voor',
    danglers:
      'en|of|maar|de|het|een|in|op|aan|te|van|met|voor|bij|als|dat|die|om|over|naar|zich|niet|door|uit|tot|is|zijn|wordt|worden|heeft|hebben|je|uw',
    subjects: 'we|wij|hij|zij|ze|het|ik|de|deze|dit|een|je|u|er|men|onze|hun',
    copulas: 'is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet|blijft|zal',
    being: 'is|zijn|was|waren',
    common:
      'hoe|wat|wie|waarom|jouw|uw|onze|andere|anderen|meer|minder|geen|veel|alle|alles|elke|iedere|iedereen|kunt|wilt|hebt|bent|moeten|willen|zelfs|zelf|dan|ook|nog|al|naar|over|onder|tussen|tot|sinds|maken|maakt|doen|doet|nodig|altijd|vaak|iets|zich|worden|waar',
    unseen:
      'de|het|een|en|of|maar|want|dus|van|in|op|aan|te|tot|voor|met|zonder|bij|naar|uit|over|onder|tussen|door|tijdens|als|dan|dat|die|dit|deze|er|is|zijn|was|waren|worden|werd|wordt|heeft|hebben|had|kan|kunnen|zal|moet|mag|niet|geen|wij|we|ons|onze|zij|hun|hij|haar|ik|wie|wat|wanneer|waar|waarom|hoe|welke|meer|minder|veel|alle|elke|nieuw|nieuwe|eerste|volgende|stappen|overzicht|inleiding|samenvatting|conclusie|bedankt|vragen',
    conjunction: /^(?:en|maar)\s+/iu,
  },
  sentence: {
    nobody: 'niemand|niets|geen van',
    presents: 'hierbij|hier is|hier komt|dit is',
    complements: 'dat|hoe',
    listEnds: 'enz|etc|e.d',
    abbreviations:
      'dhr|mevr|mw|dr|drs|ir|ing|prof|mr|ds|St|bijv|bv|d.w.z|dwz|o.a|m.b.t|i.v.m|t.o.v|n.a.v|m.a.w|t.a.v|t/m|z.s.m|zgn|resp|vs|ca|max|min|incl|excl|evt|jan|feb|febr|mrt|apr|aug|sept|okt|nov|dec|tel|gem|afd|vgl|e.g|i.e|a.u.b|m.n|i.p.v|t.g.v|d.m.v|nl|w.o|te|Sr|Jr',
    closing: 'et al|e.a|B.V|N.V|v.Chr|n.Chr|V.S|Inc|Ltd|jl|a.s|jr|mln|mld|u|min',
    counted: 'nr|nrs|fig|art|vol|hfst|p|pp|blz|par|sect|tab|bijl|lid|tst',
    openers:
      'de|het|een|dit|dat|deze|die|hij|zij|ze|wij|we|jullie|je|jij|u|ik|men|er|hier|daar|in|op|aan|bij|met|na|van|voor|door|over|onder|zonder|tegen|om|als|wanneer|omdat|hoewel|terwijl|toen|maar|en|of|want|dus|ook|toch|daarom|daarna|daarnaast|bovendien|echter|wat|wie|waar|waarom|hoe|welke|alle|veel|sommige|elke|elk|ieder|iedere|geen|beide|meer|zijn|haar|hun|onze|ons|mijn|niet|is|was|worden|wordt|kan|kunnen|moet|heeft|hebben|nu|vandaag|tot|tussen|tijdens|volgens|twee|drie|sinds|zodra|naast',
    particles: 'de|van|den|der|ter|ten|het|te|la',
    says: 'zegt|zei|vraagt|vroeg|antwoordt|antwoordde|legt|schrijft|schreef|aldus',
    markers:
      'kortom|met andere woorden|anders gezegd|integendeel|nee|ja|nou|tja|ten eerste|ten tweede|ten derde|bijvoorbeeld|zoals gezegd|zoals vermeld|aan de andere kant|enerzijds|anderzijds|helaas|gelukkig|dat betekent|dat wil zeggen|oftewel|kort gezegd|trouwens|overigens',
    enumerators: 'ten eerste|ten tweede|ten derde|enerzijds|anderzijds',
    bareMarkers: 'en|maar|want|dus',
    bareExcept:
      'niet|geen|ook|alleen|slechts|dan|toen|daar|hier|als|is|zijn|was|waren|wordt|worden|heeft|hebben|kan|kunnen|moet|moeten|mag|wil|zal|zou|gaat|komt|toch|nog|al|wel|zo|daarom|daarna|dat|die|wat|wie|in|op|aan|bij|met|na|van|voor|door|over|onder|zonder|om|vooral|juist|zelfs',
    ties: 'echter|bijvoorbeeld|overigens|daarentegen|bovendien|helaas|gelukkig|natuurlijk|immers|trouwens',
    looseTies: 'echter|bijvoorbeeld|bovendien|daarentegen|overigens|derhalve|immers|trouwens',
    partners:
      'niet alleen|maar ook|zoals bijvoorbeeld|en bovendien|of bijvoorbeeld|echter niet|echter alleen|maar bijvoorbeeld|en bijvoorbeeld',
    restatements: 'd.w.z.|dat wil zeggen|oftewel|ofwel|met andere woorden|te weten|m.a.w.',
    examples: 'bijv.|bv.|bijvoorbeeld|zoals|o.a.|onder andere|onder meer',
    pointers: 'zie|vgl.|cf.|bron:|bronnen:',
    exhibits: 'tabel|tabellen|figuur|figuren|fig.|sectie|paragraaf|hoofdstuk|bijlage|vergelijking|grafiek',
    limits:
      'niet|geen|nooit|nergens|noch|zonder|behalve|tenzij|exclusief|excl.|alleen|slechts|enkel|als|mits|indien|tot|wanneer|terwijl|dan|minder|meer|minstens|ten minste|hoogstens|maximaal|minimaal|ongeveer|circa|ca.|bijna|rond|kan|kunnen|kon|zou|zouden|moet|moeten|mag|mogen|sommige|enkele|alle|elke|elk|iedere|per|gemiddeld|geschat|verwacht|gepland|voor|na|sinds|vanaf|van|tijdens|tussen|binnen|inclusief|incl.|afhankelijk|volgens|omdat|maar|beide|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|honderd|duizend|miljoen|miljard|procent|voorlopig|optioneel|verplicht|bruto|netto|nauwelijks|misschien|waarschijnlijk|meestal|vaak|soms|zelden|vooral|met name|in het bijzonder|ander|andere|anders|voormalig|respectievelijk|in|op|hoewel|nog|nieuw|oud',
    relatives: 'waardoor|waarmee|waarbij|waarin|waarop|waarvan|waaruit|waarna|waarvoor|wat',
    unlimited:
      'degenen|degene|iedereen|niemand|iemand|alles|niets|iets|alle|elke|elk|iedere|geen|enige|eerste|laatste|zulke|zo’n|volgende|bepaalde|twee|drie|zo|zodanig|dusdanig|manier|geval|gevallen|moment|plaats',
    results: 'waardoor|zodat er|wat betekent dat|waarmee',
    finite:
      'is|zijn|was|waren|wordt|worden|werd|werden|heeft|hebben|had|hadden|kan|kunnen|kon|konden|zal|zullen|zou|zouden|moet|moeten|moest|moesten|mag|mogen|mocht|wil|willen|wilde|gaat|gaan|ging|gingen|komt|komen|kwam|kwamen|staat|staan|stond|stonden|ligt|liggen|lag|lagen|blijft|blijven|bleef|bleven|stijgt|stijgen|steeg|stegen|daalt|dalen|daalde|daalden|groeit|groeien|groeide|groeiden|neemt|nemen|nam|namen|geeft|geven|gaf|gaven|maakt|maken|maakte|maakten|kost|kosten|kostte|toont|tonen|toonde|leidt|leiden|leidde|biedt|bieden|bood|bevat|bevatten|bestaat|bestaan|bestond|krijgt|krijgen|kreeg|kregen|bedraagt|bedroeg|duurt|duren|duurde|vindt|vinden|vond|vonden|heet|helpt|helpen|hielp|houdt|houden|hield|laat|laten|liet|leeft|leven|leefde|speelt|spelen|speelde|verliest|verloor|werkt|werken|werkte|betaalt|betalen|betaalde|zorgt|zorgen|zorgde|ontstaat|ontstond|begint|beginnen|begon|eindigt|eindigde|betekent|betekenen|betekende|beschermt|beschermen|hoort|dient|dienen|gebruikt|gebruiken|gebruikte|lijkt|lijken|leek|wint|won|woont|wonen|opent|opende|verkoopt|verkocht',
    joins: 'en',
    contrasts: 'maar|echter|doch',
    subjects: 'de|het|een|wij|we|onze|ons|alle|veel|elke|elk|iedere|twee|drie|vier|vijf|meerdere|sommige|geen|er is|er zijn|men',
    dependents:
      'dat|of|als|omdat|hoewel|indien|mits|tenzij|zolang|tot|totdat|voordat|nadat|sinds|terwijl|zodat|zoals|toen|waar|wie|wat|waarom|wanneer|welke|die|dan|zegt|zeggen|denkt|gelooft|toont|noch|hetzij|zowel|niet alleen|hoe|des te|zo|om|zonder|alleen|opdat',
    settings:
      'in|op|aan|bij|met|na|van|voor|door|over|onder|zonder|tegen|om|als|wanneer|omdat|hoewel|terwijl|toen|vandaag|gisteren|morgen|nu|dan|hier|daar|tot|tussen|tijdens|volgens|sinds|zodra|naast|wegens|dankzij|ondanks|vanaf|vaak|soms|meestal|misschien|waarschijnlijk|momenteel|onlangs|vroeger|later|jaarlijks|gemiddeld|zonder|uit|per|ook',
    conditions: 'als|indien|tenzij|mits|behalve|alleen|zolang|tot|anders|maar|slechts|op voorwaarde|nog|uitsluitend|verwacht',
    lists: 'en|of|alsook|evenals',
    torn: 'en|of|maar|de|het|een|dat|die|omdat|als|zoals|hun|onze|bijv|o.a|d.w.z|vooral|tussen|per|want',
    tornOpeners: 'omdat|hoewel|zodat|alsook|evenals|terwijl|ook al|zelfs als|waardoor|zodat',
    cuts: {
      concessions: 'hoewel|ofschoon',
      reasons: 'omdat|doordat|want|aangezien|daar',
      bareReasons: 'omdat|doordat|want',
      outcomes: 'zodat|waardoor|waarmee|wat betekent dat|opdat',
      sequels: 'en',
      appositions: 'de|het|een',
      occasions: 'nadat',
      past: /(?<!\p{L})(?:had|hadden|was|waren|werd|werden)(?!\p{L})/iu,
      bound: 'niet|geen|nooit|niemand|niets|nergens|alleen|slechts|enkel|vooral|voornamelijk|deels|juist|als|tenzij|mits|daardoor',
      correlates: 'zo|zodanig|zulke|dermate|genoeg|noch|hetzij|zowel|des te|niet alleen',
      verbs: /(?<!\p{L})\p{Ll}{3,}(?:te|ten|de|den)(?!\p{L})/u,
    },
    hangs: {
      inferences: 'dus|daarom|derhalve|bijgevolg|vandaar',
      endings: 'zo|alle drie|alle vier|beide|allebei|dat|daarvan|daartegen',
      things:
        'het|ervan|erop|erin|ermee|ervoor|eraan|erover|eruit|erbij|ertoe|erdoor|daarvan|daarop|daarin|daarmee|daarvoor|daaraan|daarover|daaruit|daarbij|daartoe|daardoor|hiermee|hiervoor|hieraan|hierover|hierdoor|hierbij|hierin|zelf',
      persons: 'hij|hem|zijzelf|hijzelf',
      several: 'zij|ze|hen|hun|henzelf|zichzelf',
      demonstratives: 'dit|deze|zulke|zo’n|dergelijke|dezelfde|hetzelfde|diezelfde|dat|die',
      present:
        'jaar|maand|week|kwartaal|dag|ochtend|avond|zomer|winter|herfst|lente|voorjaar|najaar|eeuw|rapport|verslag|document|gids|handleiding|sectie|hoofdstuk|artikel|studie|werk|contract|overeenkomst|beleid|pagina|presentatie|cursus|boek|tekst|keer|moment|manier',
      expletive:
        /(?<!\p{L})(?:het (?:is|was|kan|zal|wordt|lijkt|blijft|duurt|kost|gaat om|komt|loont|helpt|regent|sneeuwt|(?:\p{L}+ )?(?:mogelijk|belangrijk|handig|lastig|goed|beste|doel|project|werk|gebruik|openen|maken|beheren|hebben|schrijven))(?= )|het (?!is|was|kan|heeft|wordt|zal|zou|werd|bevat|maakt|biedt|geeft|helpt|beschermt|gaat|komt|blijft|moet|mag|staat|betekent|toont|zorgt|ook|niet|alleen)\p{L}+|\p{L}+ (?:dat|die)(?= )|(?:om|door|van|in|met|voor|op|aan|bij|over) het \p{L}+|op dit moment|niet alleen (?:dat|die))(?!\p{L})/iu,
      opening:
        'als reactie,|in reactie daarop|da’s|in ruil daarvoor|dat is|dat was|dat zijn|dat betekent|dat kan|dat maakt|dat heeft|dat wordt|dat geldt|dat komt|dit|deze|die|daarmee|daardoor|daarvoor|daarbij|hierdoor|hiermee|laatstgenoemde|eerstgenoemde|een ander|een andere|anderen|sommige daarvan|de meeste daarvan|elk daarvan|een daarvan|een van hen|om dit te|om dat te|zo kan|zo kunnen|zo wordt|zo worden|op deze manier|op die manier|in dit geval|in deze gevallen|in dat geval|op dat moment|sindsdien|anders|zo ja|zo nee|hetzelfde|ook omdat|ook dit|evenmin|om deze reden|om die reden|dit alles|tot dan|tot die tijd|tot dat moment|de rest|de overige|daarna|daarbuiten|daarom|het resultaat was|het resultaat is|erger nog|beter nog',
      openingBeforeVerb: 'het eerste|de eerste|het tweede|de tweede|de derde|de laatste|beide|andere',
      connectives:
        'toegegeven|weliswaar|zeker,|tegelijkertijd|in dezelfde periode|maar|en|of|echter|toch|bovendien|daarnaast|verder|daarom|dus|derhalve|bijgevolg|bijvoorbeeld|immers|daarentegen|integendeel|aan de andere kant|enerzijds|anderzijds|evenzo|ook|vervolgens|daarna|dan|toen|ten slotte|tot slot|eerst|ten eerste|ten tweede|ten derde|met andere woorden|want|hierdoor|daardoor|desondanks|niettemin|anders|intussen|ondertussen|omdat|zo|kortom',
      substitutes: 'dit te doen|dat te doen|doet dit|doet dat|doen dit|doen dat|zo ja|zo nee|zo niet',
      selections:
        'laatstgenoemde|eerstgenoemde|de laatste twee|de eerste twee|deze twee|deze drie|beide gevallen|een van hen|een daarvan|enkele daarvan|de eerste reden|de tweede reden|de eerste stap|de tweede stap|de volgende stap|de eerste vraag|de eerste methode|de tweede methode|bovenstaande|het bovenstaande|bovengenoemde|genoemde|voornoemde',
      additions: 'ook|eveneens|nog een|een andere|verdere|bovendien|tevens|evenmin',
      settings: 'daar|hier|toen|destijds|sindsdien|intussen|ondertussen|daarna|daarvoor|later|in plaats daarvan|in ruil|eerder',
      pointers:
        'hieronder|hierboven|boven|onderstaande|bovenstaande|zoals vermeld|zoals genoemd|als volgt|volgende|vorige|eerder genoemd|in deze sectie|in dit hoofdstuk|zie boven|zie onder|hierna',
      announcements: 'als volgt|hieronder|het volgende|de volgende|volgende|bijvoorbeeld|zoals|onder andere',
      plural: /(?:en|s|ers|mensen|iedereen|team|bestuur)$/iu,
      comparatives:
        'sneller|langzamer|goedkoper|duurder|groter|kleiner|slechter|makkelijker|moeilijker|sterker|zwakker|veiliger|eenvoudiger|korter|langer|hoger|lager|jonger|ouder|het omgekeerde',
      bases: 'dan|hoe|steeds|des te',
      author: 'ik|wij|we|ons|mij|me|mijn|onze',
      house: 'wij|we|ons|onze',
      reader: 'je|jij|jou|jouw|jullie|u|uw',
      elided: 'kan ook|wordt ook|is ook|heeft ook|bevat|biedt|wordt gebruikt|leidt tot|bestaat uit',
      imperatives:
        'voeg|zorg|vermijd|kies|schrijf|vraag|begin|overweeg|maak|bepaal|laat|zeg|stuur|leg|doe|stel|nodig|lees|houd|hou|kijk|vergeet|denk|zet|bereid|probeer|publiceer|onthoud|antwoord|controleer|wees|volg|neem|behandel|gebruik|zoek|open|sluit|ga|geef|bekijk|bedenk|luister|praat',
    },
  },
  discourse: {
    cuePhrases: {
      isA: 'is een|is de|is het|zijn',
      about:
        '^in deze brief|^in deze mail|^in dit bericht|^in deze nieuwsbrief|^dit rapport|^dit document|^dit artikel|^deze paragraaf|^deze sectie|^dit hoofdstuk|^deze gids|^deze handleiding|^deze pagina|^deze notitie|^dit onderzoek bekijkt|^deze presentatie|^in deze paragraaf|^in dit hoofdstuk|^in dit artikel|^in deze gids|^in dit rapport|^hieronder|^de rest van|^zie ook|^zie|^zoals vermeld|^zoals gezegd|^zoals eerder|^het doel van dit|bijgevoegd|in de bijlage|^voor meer informatie|^meer informatie|^lees meer|^we beschrijven|^vandaag bespreken|^dit beleid beschrijft',
      announce:
        'als volgt|de volgende|het volgende|^hier zijn|^dit zijn|^hier is|^daarvoor zijn|om twee redenen|om verschillende redenen|om drie redenen|^het gaat om|^daar zijn|is eenvoudig$|is duidelijk$|zijn duidelijk$|is simpel$',
      counts: 'twee|drie|vier|vijf|zes|zeven|acht|meerdere|enkele|een paar|veel|verschillende|diverse|een aantal|tal van',
      announced:
        'reden*|manier*|ding*|vrag*|vraag|stap*|punt*|soort*|type*|factor*|voordel*|nadel*|probleem|problemen|verandering*|wijziging*|besluit*|beslissing*|regel*|deel|delen|optie*|princip*|fase*|element*|voorbeeld*|doel*|les|lessen|uitdaging*|risico*|gebied*|methode*|aanpak*|strategie*|categorie*|groep*|oorza*|tip|tips|conclusie*|resulta*|aanbeveling*|actie*|maatregel*|onderde*|kenmerk*|thema*|aspect*|fout*|vorm*|voorwaarde*|criteri*|eis|eisen|verschil*|argument*|taak|taken|voorstel*|pijler*|prioriteit*',
      request:
        '^kun jij|^kunnen jullie|^kan jij|^kan iemand|^zou je|^zou u|^zouden jullie|^zou iemand|^willen jullie|^wil je|^wilt u|^kun je … me|^kun je … ons|^kunt u … mij|^kunt u … ons',
      ask: 'moet|moeten|zou moeten|zouden moeten|adviseren|adviseert|advies|we vragen|wij vragen|vraagt de|we stellen voor|stelt voor|stel voor|graag|gelieve|verzoek*|raden aan|raadt aan|aanbevolen|aanbevel*|nodig|het is belangrijk|het is tijd|kunt u|kun je|verplicht|dient|dienen|hoeven|^ik neig|^ik ben voor|^ik ben tegen|^mijn voorkeur|^ik zou|voorstellen om|ik vraag u|ik vraag jullie|ik pleit|wij pleiten|we pleiten|ik stel voor',
      cause:
        'omdat|reden*|doordat|want|wegens|vanwege|door gebrek|dankzij|de reden|de belangrijkste reden|oorzaak|oorzaken|veroorzaak*|komt door|kwam door|ligt aan|lag aan|te wijten|te danken|als gevolg van|voortkomt|aangezien',
      claim:
        'is belangrijk|is essentieel|is cruciaal|het belangrijkste|speelt een|is beter|is de moeite waard|hangt af van|maakt het mogelijk|maken het mogelijk|is duidelijk|blijft|blijven|draait om|is de kern|loont',
      condition: '^als|^wanneer|^indien|^zodra|^mocht|als|indien|tenzij|mits|op voorwaarde|alleen als|in geval van|zolang|voor het geval',
      consequence:
        '^daarom|^dus|^daardoor|^bijgevolg|^derhalve|^hierdoor|^zodoende|^als gevolg|^dan|daarom|daardoor|hierdoor|bijgevolg|dat betekent|dit betekent|leidt tot|leidde tot|leiden tot|zodat|^om die reden|resulteert in',
      contrast:
        '^maar|^echter|^toch|^hoewel|^ondanks|^daarentegen|^daartegenover|^aan de andere kant|^anderzijds|^terwijl|^in tegenstelling|^anders dan|^helaas|^niettemin|^desondanks|^niet elk*|echter|daarentegen|terwijl|in tegenstelling|maar|ondanks|in plaats van|^ook al',
      decision:
        'besloot|besloten|besluit*|beslist*|beslissing*|afgesproken|spraken af|akkoord|goedgekeurd|keurde goed|gestemd|stemde|aangenomen|afgewezen|uitgesteld|gekozen|vastgesteld|unaniem|ingestemd|stemden',
      definition:
        'wordt gedefinieerd|verwijst naar|verwijzen naar|betekent|heet|heten|wordt genoemd|worden genoemd|noemen we|noemt men|staat bekend als|verstaan we|verstaat men|is een soort|is een vorm van|is het proces|is een proces|is een methode|is een techniek|bestaat uit|bestaan uit|is het geheel|is het vermogen|is een term|staat voor|houdt in|is de wetenschap|is de leer',
      detail:
        '^ook|^bovendien|^daarnaast|^verder|^tevens|^eveneens|met name|in het bijzonder|inclusief|^een andere|^andere|^sommige|^enkele|^evenzo',
      example: '^bijvoorbeeld|bijvoorbeeld|^een voorbeeld|^stel|^stel je voor|^neem|zoals|^voorbeeld|^denk aan|^zo',
      greeting:
        '^hallo|^hoi|^beste|^geachte|^goedemorgen|^goedemiddag|^goedenavond|^bedankt|^dank|^dank je|^dank u|^hartelijk dank|^met vriendelijke groet*|^vriendelijke groet*|^groeten|^hartelijke groet*|^gefeliciteerd|^welkom|^ik hoop|^hopelijk|^veel succes|^veel plezier|^tot ziens|^tot snel|^ik kijk uit|^we kijken uit|^aarzel niet|^fijne dag|^dag allemaal|^dag|^wij bedanken|^we bedanken|^ik bedank|^wij danken|^we danken|^ik dank|^onze dank|^mijn dank',
      instruct:
        '^gebruik|^zorg|^controleer|^klik|^open|^voeg|^verwijder|^houd|^hou|^schrijf|^vraag|^bel|^leg|^zet|^plaats|^neem contact|^pak|^draai|^druk|^selecteer|^kies|^voer|^installeer|^start|^stop|^probeer|^vermijd|^nooit|^altijd|^onthoud|^wacht|^was|^reinig|^snijd|^meng|^bak|^giet|^verwarm|^bewaar|^stuur|^dien|^lees|^volg|^maak|^ga|^breng|^draag|^geef|^laat|^bereid|^vertel|^noteer|^sluit|^meet|^verplaats|^herhaal|^vervang|^onderteken|^vul|^praat|^begin|^haal|^schakel|^roer|^doe|^spreek|^bekijk|^meld|^test|^let op|^let|^kook|^spoel',
      imperativeStops: 'is|zijn|was|waren|heeft|hebben|van|en|wordt|kan',
      objects: '^sommigen zeggen|^sommige mensen|^critici|^tegenstanders|^voorstanders|^velen zeggen|^men zegt|^er wordt gezegd|^je hoort',
      says: 'zei|zegt|verklaarde|verklaart|legde uit|legt uit|volgens|benadrukt*|voegde toe|waarschuwt|waarschuwde|kondigde aan|schreef|schrijft|gelooft|vindt|meent|stelt|stelde|naar mijn mening|volgens mij|ik denk|ik geloof|ik vind|wij vinden|vertelt|vertelde|meldt|meldde|gaf aan|geeft aan',
      result:
        'steeg|stegen|gestegen|daalde*|gedaald|groei*|groeide*|gegroeid|toegenomen|afgenomen|nam toe|namen toe|nam af|verhoog*|verlaag*|verbeter*|bereik*|overtrof|overtroffen|behaald*|verdubbel*|halveer*|gehalveerd|won|gewonnen|verloor|verloren|toon*|aangetoond|laat zien|resulta*|record*|in totaal|gemiddeld|ten opzichte van|vergeleken|meer dan|minder dan|procent|bedroeg|bedraagt|afgerond|voltooid|geleverd|verkocht*|bespaar*|omzet|winst|toename|afname|daling|stijging|gemeten|kromp|uitgekomen op|kwam uit op|ging van',
      rhetoric:
        '^stel je voor|^wie kent|^natuurlijk|^uiteraard|^geen wonder|^wist je|^wist u|^heb je ooit|^laten we eerlijk|^eerlijk is eerlijk|^iedereen weet|^we weten allemaal|^zo simpel|^en dat is|^je denkt misschien|^maak je geen zorgen|^wat een|^vanzelfsprekend',
      risk: 'risico*|problee*|probleem|problemen|gevaar*|gevaren|gevaarlijk*|bedreig*|dreig*|mislukt*|falen|faalt|vertraag*|vertraging*|tekort*|gebrek|ontbre*|onvoldoende|moeilijk*|obstakel*|zwak*|schade|verlies|verliezen|klacht*|fout*|storing*|uitval|helaas|crisis|zorgen|bezorgd*|ongeval*|ongeluk*|letsel|overtreding*|incident*|te weinig|niet genoeg|te langzaam|kwetsbaar*|knelpunt*|slechter|achterstand*|uitdaging*|lek|lekken',
      scene:
        '^de afgelopen jaren|^in de afgelopen jaren|^tegenwoordig|^vandaag de dag|^vandaag|^al eeuwen|^al eeuwenlang|^al decennia|^al jaren|^door de jaren heen|^veel mensen|^de meeste mensen|^we leven in|^in een wereld|^vroeger|^er was eens|^toen ik|^op een dag|^elke dag|^steeds meer|^het is geen geheim|^iedereen|^vorige week|^lang geleden|^jaren geleden|^de wereld|^in de wereld van',
      transition:
        '^laten we|^we gaan nu|^nu|^dan nu|^voordat we|^samenvattend|^kortom|^tot slot|^concluderend|^we beginnen|^terug naar|^zoals we hebben gezien|^dat gezegd hebbende|^vervolgens kijken',
      first: 'ten eerste|eerst|als eerste|de eerste|het eerste|enerzijds|om te beginnen|allereerst|stap 1|één',
      next: 'ten tweede|ten derde|ten vierde|ten vijfde|de tweede|het tweede|de derde|het derde|vervolgens|daarna|dan|bovendien|daarnaast|ook|een andere|een ander|de andere|anderzijds|stap 2|stap 3|stap 4|later',
      last: 'ten slotte|tot slot|als laatste|de laatste|het laatste|uiteindelijk|tenslotte',
      oneSide: '^enerzijds|^aan de ene kant|^sommigen|^sommige|^voorstanders|^in theorie|^het voordeel',
      otherSide: '^anderzijds|^aan de andere kant|^anderen|^andere|^tegenstanders|^critici|^in de praktijk|^het nadeel|^daarentegen',
      strong:
        'belangrijkste|grootste|hoogste|laagste|belangrijk*|enige|alleen|slechts|kern*|hoofd*|essentie*|cruciaal|cruciale|beste|slechtste|nooit|record*|eerste|vooral|bovenal|in totaal|dubbel*|helft|elke|elk|geen|maximaal|minimaal|moet|moeten|meeste',
      answer: '^ja|^nee|^niet per se|^niet noodzakelijk|^dat hangt|^het antwoord|^kortom|^het hangt ervan',
      back: '^dit|^dat|^deze|^die|^hij|^zij|^ze|^hun|^zijn|^haar|^het kost|^het heeft|^het wordt|^het werd|^het had|^daarbij|^daarmee|^daarvoor|^daarin|^daar|^hiermee|^hiervoor|^hierbij|sindsdien|ervoor|ervan|erin|daarvan|^beide|^anderen|^in dat geval|^de rest|^hetzelfde|^dan',
      free: '^dit jaar|^deze week|^deze maand|^dit rapport|^dit document|^dit artikel|^deze notitie',
      bound: 'hem|hen',
    },
    cues: 'belangrijk|hoofd|kern|resulta|doel|eerst|toon|verbeter|stijg|steeg|gestegen|daal|record|moet|moeten|beslo|aanbevel|grootst',
    steps: 'eerst|ten eerste|ten tweede|ten derde|vervolgens|daarna|dan|ten slotte|tot slot',
    chatter: {
      begins:
        'excuses|sorry|overigens|trouwens|gefeliciteerd|welkom|hallo|laten we|voor meer|bekijk|klik|hier is|hier zijn|hier zie|bedankt|enkele voorbeelden|dus je|klaar om|we vroegen|in dit hoofdstuk|in deze paragraaf',
      holds:
        'gefeliciteerd|niet de enige|bent niet alleen|bent u niet alleen|meer informatie|bekijk onze|raadpleeg onze|presentielijst|komt op het tentamen|lees hoofdstuk|tot volgende week|laat (?:het )?me weten|laat het weten|in de reacties|onze nieuwsbrief',
    },
  },
  talk: {
    tags: 'nietwaar',
    encrypted: 'end-to-end versleuteld|end-to-end-versleuteld',
    settles:
      'dus|ok dus|oké dus|dan doen we|dan doen we het zo|dan spreken we af|afgesproken|we spreken af|samengevat|kortom|conclusie|besluit dus|even samenvatten',
    hence: 'dan|dus|dus dan|dan dus',
    home: 'bij mij|bij ons',
    we: 'we|wij',
    agrees:
      'ja|jep|ok|oké|akkoord|eens|prima|goed|is goed|helemaal goed|top|doen we|voor mij goed|mee eens|ik ook|lijkt me goed|+1|👍|✅|perfect|gedaan|gebeurd|doe ik|komt goed',
    corrects: 'sorry|correctie|foutje|ik bedoel|ik bedoelde|oeps|verkeerd|typfout|rectificatie',
    requests: 'kun je|kan je|kun jij|kan jij|wil jij|zou jij|regel jij|doe jij|kunnen jullie|kunt u|zou je|wil je|willen jullie|zou u',
    please: 'graag|alsjeblieft|alstublieft|aub|a.u.b.|svp',
    promises:
      'ik regel|ik bel|ik vraag|ik mail|ik stuur|ik zorg|ik maak|ik haal|ik neem|ik doe|ik zal|ik ga|doe ik|regel ik|bel ik|vraag ik|dat doe ik|ik bestel|ik boek|ik reserveer|ik schrijf|ik breng|ik betaal|ik print|ik koop|ik leen|ik plan|ik controleer',
    proposes: 'dan stel ik voor|ik stel voor|stel ik voor|zullen we|wat dacht je van|wat vinden jullie van|voorstel|mijn voorstel',
    pending:
      'weten nog niet|weet nog niet|weten we nog niet|nog open|staat nog open|nog niet besloten|nog niet bekend|nog niet duidelijk|nog onduidelijk|nog te bepalen|niet gestemd|nog niet zeker|moet nog blijken|nog niet bevestigd',
    intends: 'ik ga|ik zal|ik',
    open: 'Nog open',
    titles: 'voorzitter|meneer|mevrouw|dhr|mevr|mw|dr',
    options: 'Opties',
    price: 'Prijs',
    details: 'Details',
    offers: 'ik kan|ik zou kunnen|wij kunnen|we kunnen|kan ik',
    inquires: 'ik vraag|vraag ik|ik zoek uit|ik zoek het uit|ik ga na|ik informeer|ik check|ik kijk na|ik vraag het na',
    states:
      'ik vind|ik vond|ik denk|ik dacht|ik geloof|ik weet|ik wist|ik heb|ik had|ik ben|ik was|ik moet|ik wil|ik wou|ik zou|ik hoop|ik zie|ik zag|ik snap|ik begrijp|ik ken|ik mag|ik lees|ik woon|ik werk|ik stem|ik krijg|ik hoor|ik kom|ik neem aan|ik vrees|ik twijfel|mijn',
    why: 'Waarom {}',
    background: 'Achtergrond',
    shortTitles: 'dhr|mevr|mw|dr|ir|ing|mr',
  },
  findings: {
    was: 'was|waren',
    verbBehindNumbers: true,
    decimalComma: true,
    eras: 'vroeger|eerder|tot nu toe|voorheen|vorig jaar|eerst|een jaar eerder|een jaar geleden|afgelopen jaar;;vandaag|nu|tegenwoordig|momenteel|inmiddels|dit jaar;;straks|in de toekomst|vanaf|voortaan',
    numerals:
      'twee=2|drie=3|vier=4|vijf=5|zes=6|zeven=7|acht=8|negen=9|tien=10|elf=11|twaalf=12|dertien=13|veertien=14|vijftien=15|zestien=16|zeventien=17|achttien=18|negentien=19|twintig=20|vijfentwintig=25|dertig=30|veertig=40|vijftig=50|zestig=60|zeventig=70|tachtig=80|negentig=90|honderd=100|tweehonderd=200|driehonderd=300|vijfhonderd=500|een dozijn=12|een tiental=10|een vijftiental=15|een twintigtal=20|een dertigtal=30|een vijftigtal=50|een honderdtal=100',
    one: 'een|één',
    halves: 'en een half|en een halve',
    halved: 'anderhalf=1.5|anderhalve=1.5|tweeënhalf=2.5|tweeënhalve=2.5|drieënhalf=3.5|drieënhalve=3.5|vierenhalf=4.5|vijfenhalf=5.5',
    fractions:
      'de helft=0.5|een derde=0.3333|twee derde=0.6667|tweederde=0.6667|een kwart=0.25|driekwart=0.75|drie kwart=0.75|een vijfde=0.2|twee vijfde=0.4|drie vijfde=0.6|vier vijfde=0.8|een zesde=0.1667|een achtste=0.125|een tiende=0.1',
    every: 'elke tweede=2|elke derde=3|elke vierde=4|elke vijfde=5|elke tiende=10|ieder derde=3|om de andere=2',
    multiples:
      'verdubbeld=2|verdubbelde=2|twee keer=2|dubbel zo=2|verdrievoudigd=3|drie keer=3|vier keer=4|tien keer=10|gehalveerd=0.5|halveerde=0.5',
    powers: 'duizend=3|miljoen=6|mln=6|miljard=9|mld=9|biljoen=12',
    percent: 'procent',
    points: 'procentpunten|procentpunt',
    currencies: 'euro|dollar|pond|frank|yen|cent|kronen',
    durations: 'seconden|seconde|minuten|minuut|uren|uur|dagen|dag|weken|week|maanden|maand|jaren|jaar|decennia|nachten',
    measures:
      'liter|meter|kilometer|ton|kilogram|kilo|gram|hectare|vierkante meter|kubieke meter|megawatt|kilowatt|kilowattuur|megawattuur|graden|pagina’s|punten',
    plurals: 'n|s',
    ago: 'geleden|eerder|daarvoor',
    estimates: 'ongeveer|circa|bijna|ruim|zo’n|rond de|rond|net geen',
    provisos: 'als|indien|tenzij|mits|zolang|op voorwaarde|behalve|met uitzondering|onder voorbehoud',
    doubts: 'zou|zouden|misschien|wellicht|mogelijk|waarschijnlijk|vermoedelijk|verwacht|verwachten|gepland|geschat|voorlopig|hopen|hoopt',
    allows: 'kan|kunnen|mag|mogen|moet|moeten|risico|plan|plannen|doel|verwachting',
    shifts: 'met|tot|naar',
    certainties: 'zal|zullen',
    negations: 'niet|geen|zonder|nooit|noch',
    dateLimits: 'uiterlijk op|uiterlijk|vóór|tot en met|tot|vanaf|niet voor',
    limitSigns:
      'ten minste=≥|minstens=≥|minimaal=≥|niet minder dan=≥|vanaf=≥$|hooguit=≤|hoogstens=≤|ten hoogste=≤|maximaal=≤|niet meer dan=≤|tot wel=≤|meer dan=>|boven=>|minder dan=<|onder=<',
    limitSignsAfter: 'of meer=≥|en meer=≥|of minder=≤|en minder=≤',
    determiners: 'de|het|een|deze|die|dit|dat|alle|beide|onze|ons|hun|zijn|haar|uw|elke|elk|andere',
    hedges:
      'ongeveer|circa|bijna|ruim|meer dan|minder dan|ten minste|minstens|hooguit|hoogstens|tot wel|zo’n|rond de|rond|net geen|slechts|maar|maximaal',
    limits: 'hoogstens|ten hoogste|maxim|minim|tot en met|ten minste|minstens|grens|limiet|moet|mag niet|niet meer dan|binnen',
    to: 'tot',
    per: 'per|in de|elk',
    change:
      'van {a} naar {b};;van {a} tot {b};;(?:naar|tot|op) {b},? (?:van|vanaf|tegen|na|tegenover) {a};;{b},? (?:tegen|tegenover|na) {a};;{b} \\((?:was|van|tegen) {a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:vorig jaar|een jaar eerder) (?:waren het er |was het )?{a}',
    moves: 'ging|verander|bracht',
    rises: 'verleng|steeg|stegen|stijg|gestegen|groei|gegroeid|toegenomen|nam toe|verbeter|verdubbel|klom|meer',
    falls: 'verkort|daalde|daalden|daal|gedaald|zakte|afgenomen|nam af|kromp|verminder|gehalveerd|halveer|verloor|verloren|minder',
    part: '{a} van de {b};;{a} van (?:onze |hun |alle |in totaal )?{b};;[Vv]an de {b},? (?:waren |zijn |hebben |gingen )?(?:er )?{a};;{a} op (?:de )?{b}',
    of: 'van|van de|van het|van alle|van onze|van elk',
    ofThis: 'daarvan|hiervan|waarvan|van wie',
    versus: 'tegen|in plaats van|tegenover|vergeleken met|in vergelijking met|terwijl|maar|dan|en|;',
    when: 'nu|vandaag|momenteel|thans|vorig jaar|dit jaar|eerder|voorheen|tot nu toe',
    target: 'plan|doel|doelstelling|begroting|budget|prognose|streef|gepland',
    expected:
      'had…gerekend|hadden…gerekend|had…verwacht|hadden…verwacht|had…gehoopt|hadden…gehoopt|had…beloofd|hadden…beloofd|had…gepland|hadden…gepland|gerekend had|verwacht had|gehoopt had|beloofd had',
    needs: 'nodig',
    supposes: 'rekenen we|aangenomen|veronderstel|stel dat|hypothetisch|gesteld dat|rekenvoorbeeld|poweranalyse|laten we zeggen',
    bounds: 'grens|limiet|drempel|maximum|minimum|min|max|norm',
    ranks: 'grootste|kleinste|hoogste|laagste|meeste|minste|beste|slechtste|snelste|eerste|belangrijkste|sterkste',
    verbs:
      'is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kost|kosten|kostte|duurt|duurde|steeg|stegen|daalde|daalden|groeide|bereikt|bereikte|bedraagt|bedroeg|lag|ligt|maakt|maakte|gebruikt|gebruiken|betaalt|betalen|kwam|komen|komt|omvat|dekt|telt|telde|bespaart|verloor|verloren|won|kreeg|produceert|verkocht|opende|ging|gingen|staat|stond|verdubbelde|halveerde|blijft|bleef|werken|wonen|leven|noemde|noemden|koos|kozen|vroegen|ondervroegen|nam|namen|haalt|haalde|investeerde|investeren|bespaarde|gaf|gaven|wast|overschrijdt|vergt|duren|werkt|woont|leeft|rijdt|rijden|reed',
    pronouns: 'zij|ze|hij|dit|dat|deze|die|wij|we|ik|men|er|wat|wie|hun|haar|niemand',
    before: 'in|sinds|tot|vanaf|van|eind|begin|medio|op|voor|na|tussen|jaar|voorjaar|zomer|herfst|winter|lente|vorig|afgelopen|najaar',
    contrast: 'niet (?:alleen )?{x},? maar (?:ook )?{y};;{x}, niet {y};;in plaats van {x},? {y};;{x},? terwijl {y}',
    but: 'maar|echter|toch|niettemin|daarentegen|daar staat tegenover|anderzijds|het nadeel|nadeel',
    because: 'omdat|doordat|want|wegens|vanwege|dankzij|door|de reden',
    therefore: 'daarom|dus|daardoor|zodat|bijgevolg|dat betekent|dit betekent|als gevolg daarvan|leidt tot|leidde tot|hierdoor',
    conditions: 'als|wanneer|indien|zodra|tenzij|mits',
    definition: '{x} betekent {y};;{x} verwijst naar {y};;[Oo]nder {x} verstaan we {y};;{x} staat voor {y};;{x} is een {y}',
    kinds:
      'soorten|typen|types|vormen|categorieën|klassen|manieren|redenen|opties|methoden|groepen|modellen|principes|regels|oorzaken|risico’s|voordelen|doelen|factoren|vragen|voorwaarden|taken|rollen',
    consists: 'bestaat uit|bestaan uit|is opgebouwd uit|omvat|is verdeeld in|valt uiteen in',
    levels: 'niveau|niveaus|laag|lagen|trede|treden|fase|fasen|fases|stap|stappen',
    from: 'van|tussen',
    between: 'tussen=en',
    ordinals: 'eerste|tweede|derde|vierde|vijfde|zesde',
    last: 'laatste',
    decisive: 'het belangrijkst|doorslaggevend|de belangrijkste|het belangrijkste|is cruciaal|is bepalend',
    total: 'totaal|som',
    advises: 'wij adviseren|we adviseren|we raden|ik raad|ons advies|wij stellen voor|we stellen voor|aanbevolen',
    said: 'waarschuwde|geeft toe|herinnert|klaagt|besluit|zegt|zei|aldus|verklaarde|volgens|legt uit|vertelt|vertelde|schrijft|benadrukt|waarschuwt',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Bronnen',
    thankYou: 'Bedankt',
    assumption: 'Aanname, te controleren',
    imagined: 'Bedacht voorbeeld',
    computed: 'Eén deel berekend uit de andere cijfers',
    questions: 'Vragen',
    overview: 'Overzicht',
    summary: 'Samenvatting',
    keyPoints: 'Hoofdpunten',
    keyMessage: 'Kernboodschap',
    keyFigures: 'Kerncijfers',
    discussion: 'Discussie',
    nextSteps: 'Vervolgstappen',
    verdict: 'Oordeel',
    difference: 'Verschil',
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
      topical: {
        meaning: 'Wat betekent ‘{t}’ in één zin?',
        concern: 'Wie heeft met het onderwerp ‘{t}’ te maken?',
        figure: 'Welk cijfer beschrijft het onderwerp ‘{t}’ het best?',
        takeHome: 'Welke ene zin over het onderwerp ‘{t}’ moet iedereen onthouden?',
      },
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
