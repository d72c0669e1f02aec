/** French. */
import type { LanguageWords } from './language.ts';

export const fr: LanguageWords = {
  tag: 'fr',
  reading: {
    source: {
      roles: {
        abstract: 'résumé|abstract',
        summary:
          "les gros titres|à retenir|l’essentiel en bref|résumé|synthèse|en bref|en résumé|points clés|points forts|faits marquants|l’essentiel|l'essentiel|à retenir|ce qu’il faut retenir|ce qu'il faut retenir|chiffres clés|bilan",
        introduction: 'introduction|avant-propos|préambule|objectif|objectifs|but|présentation',
        background: 'contexte|historique|situation|problème|problématique|pourquoi|le constat|rappel',
        method: 'méthode|méthodes|méthodologie|démarche|approche|données|matériel et méthodes',
        results: 'résultats|résultat|constats|réussites|avancement|ce qui a bien marché|ce qui a marché',
        discussion: 'discussion|analyse|limites',
        conclusion: 'conclusion|conclusions|pour conclure|en conclusion',
        outlook: 'perspectives|et après|et maintenant|à venir|prévisions|suite',
        decisions: 'décisions|décision|décisions prises|relevé de décisions',
        recommendations: 'recommandations|recommandation|propositions|préconisations',
        asks: "prochaines étapes|actions|actions à mener|plan d’action|plan d'action|à faire|ce que j’attends de vous|ce que j'attends de vous|ce dont j’ai besoin|tâches|suites à donner",
        risks:
          "risques|risque|problèmes|difficultés|points de vigilance|points d’attention|points d'attention|défis|ce qui n’a pas marché|ce qui n'a pas marché",
        questions: 'questions|questions ouvertes|points ouverts|questions en suspens|foire aux questions|questions fréquentes|faq',
      },
      headings:
        'ordre du jour|champ d’application|définitions|objet|portée|responsabilités|exigences|coûts|coût|budget|calendrier|planning|équipe|clients|marché|ventes|finances|produit|ingrédients|préparation|matériel|instructions|conseils|astuces|divers|exemples|exceptions|caractéristiques|caractéristiques techniques|date limite|durée|prix|délais|résiliation|confidentialité|garantie|effectifs',
      portions: 'pour la|pour le|pour les|pour l’',
      topics: [
        /(?<!\p{L})parler(?: (?:ce soir|aujourd['’]hui|ce matin|cet après-midi|un peu))* (?:de |d['’]|du |des )([^.!?;,]{3,80}?)(?: (?:ce soir|aujourd['’]hui|ce matin))?(?=[.!?;]|,|$)/iu,
        /(?<!\p{L})mon sujet(?: (?:ce soir|aujourd['’]hui))?,? (?:est|c['’]est) ([^.!?;,]{3,80}?)(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'proposition de projet|demande de subvention|dossier de candidature|note d’information|note de synthèse|communiqué de presse|communiqué|fiche pratique|fiche|compte rendu|compte-rendu|rapport|rapport annuel|note de service|note interne|circulaire|projet|document de travail|support de formation|mémo|dossier de presse|avis|bulletin',
      documents:
        'rapport|compte rendu|compte-rendu|procès-verbal|note|notes|politique|règlement|contrat|convention|accord|plan|projet|proposition|communiqué|bulletin|guide|notice|manuel|cours|discours|allocution|lettre|mémo|synthèse|résumé|programme|brochure|étude|analyse|stratégie|charte|statuts|recette|résultats|bilan|perspectives|invitation|mode d’emploi|avis|circulaire|exposition',
      organizations:
        'sa|sas|sarl|scop|eurl|snc|association|université|école|lycée|collège|fondation|ministère|institut|mairie|commune|conseil|syndicat|fédération|coopérative|société|département|faculté|agence|musée|bibliothèque|hôpital|banque|club|comité|direction|service|journal|gazette|courrier|tribune',
      smallPrint:
        "pièces jointes|p.j. :|déclarations prospectives|seul le prononcé fait foi|tous droits réservés|sous réserve de modifications|sans garantie|n’engage que|n'engage que|opinions exprimées|siège social|commentaires sont fermés|contact presse|contacts presse|à propos de l’auteur|à propos de l'auteur|mentions légales",
      chapters: 'chapitre|section|article|partie|étape|phase|cours|leçon|unité|module|jour|semaine|point|titre|séance|annexe',
      contacts:
        'contact|contacts|contact presse|contacts presse|contact médias|contacts médias|service de presse|relations presse|pour en savoir plus|renseignements|informations pratiques et contact|note aux rédactions',
      enquiries:
        "des questions|une question|pour toute question|pour toute information|pour tout renseignement|pour plus d'informations|vous n'avez pas trouvé|renseignements auprès",
      printouts: 'téléchargé depuis|téléchargé le|téléchargé sur|imprimé le|imprimé depuis',
      lengths: 'mots|mot|caractères|signes|lignes|pages|page',
      subject: 'objet|sujet',
      mailHeads: 'de|à|a|cc|cci|date|envoyé|pièces jointes|pièce jointe|répondre à',
      replies: 're|tr|fwd',
      greetings: 'bonjour|bonsoir|cher|chère|chers|chères|salut|madame|monsieur|mesdames|bonjour à tous|coucou',
      closings:
        "cordialement|bien cordialement|bien à vous|bien à toi|amicalement|à bientôt|à très vite|à très bientôt|merci|merci d’avance|merci d'avance|merci à tous|salutations|sincères salutations|bonne journée|belle journée|cdlt|bises|veuillez agréer|je vous prie d’agréer|je vous prie d'agréer|respectueusement|sincèrement|bonne soirée|à demain|à lundi",
      mailFeet:
        "envoyé de mon|envoyé depuis|ce message|ce courriel|cet e-mail|les informations contenues|message d’origine|-----message d|pensez à l’environnement|pensez à l'environnement|se désabonner|message transféré|avant d'imprimer|avant d’imprimer",
      selfNotes:
        'à vérifier|à relire|à confirmer|à compléter|à valider|à voir avec|vérifier avec|voir avec|relire avec|chiffre à vérifier|source à trouver',
      summaryLabels: "en bref|en résumé|résumé|en un mot|en deux mots|à retenir|l'essentiel|en clair",
      publishers: 'directeur de la publication|directrice de la publication',
      bylines:
        'par|auteur|auteure|auteurs|rédigé par|rédaction|écrit par|préparé par|présenté par|propos recueillis par|de notre correspondant',
      adverts: 'publicité|annonce|contenu sponsorisé|sponsorisé|publi-rédactionnel',
      webAsks:
        'une erreur dans cet article|vous avez repéré une erreur|signaler une erreur|les clients ayant|les internautes ont aussi|voir les commentaires|réagir à cet article|rejoignez la conversation|télécharger l’application',
      apologies: 'désolé|désolée|excusez|pardon|toutes mes excuses',
      status:
        'provisoire|provisoires|préliminaire|préliminaires|non audité|non audités|non auditées|pas encore|sous réserve|en vigueur|valable du|valable à partir|valable jusqu|à valider',
      imprint:
        'version|édition|projet|brouillon|révision|version finale|confidentiel|usage interne|diffusion restreinte|document de travail|adopté|adoptée|remplace|numéro',
      dates: 'date|publié|publié le|mis à jour|mise à jour|modifié le|version|le|en vigueur|référence|posté le|dernière mise à jour',
      attendance:
        'présents|présent|présente|présentes|participants|étaient présents|excusé|excusés|excusée|excusées|absents|absent|absente|lieu|salle|heure|animateur|animation|secrétaire|secrétaire de séance|président|présidente|rédacteur|prochaine réunion|invités|diffusion',
      web: "les plus lus|à lire|aller au contenu|nous utilisons des cookies|ce site utilise|tout accepter|gérer mes préférences|gérer les cookies|partager|partagez|suivez-nous|abonnez-vous|s’abonner|s'abonner|inscrivez-vous|à lire aussi|lire aussi|lire la suite|à lire également|articles similaires|sur le même sujet|vous aimerez aussi|laisser un commentaire|cet article vous a|tous droits réservés|©|crédit photo|photo :|publicité|haut de page|mentions légales|politique de confidentialité|ajouter au panier|acheter maintenant|en stock|votre adresse|votre e-mail|se connecter|connexion|temps de lecture|livraison gratuite|mots-clés",
      buttons:
        'écouter l’article|écouter cet article|écouter|voir la vidéo|regarder la vidéo|lire la vidéo|ajouter à mon agenda|ajouter au calendrier|ajouter à l’agenda|acheter un billet|acheter des billets|acheter mon billet|réserver|réservez|billetterie|voir le plan|voir la carte|s’y rendre|itinéraire|taille du texte|agrandir le texte|offrir cet article|offrir l’article|sauvegarder l’article|voir plus|voir tout|afficher plus|télécharger l’application|donner mon avis|signaler une erreur|galerie photos|diaporama|mon panier',
      webWhole:
        "accueil|menu|rechercher|recherche|à propos|qui sommes-nous|contact|contactez-nous|actualités|services|produits|boutique|connexion|se connecter|s’inscrire|s'inscrire|panier|mon compte|aide|partager|imprimer|suivant|précédent|retour|fermer|accepter|refuser|oui|non|publicité|recrutement|presse|plan du site|commentaires|répondre|j’aime|suivre|newsletter|blog|facebook|twitter|instagram|linkedin|s'abonner|s’abonner|abonnez-vous|copier le lien|sport|culture|politique|économie|société|paramètres des cookies|mon espace|enregistrer dans un dossier|ajouter aux favoris",
      forms: 'signature|signatures|fait à|lu et approuvé|date et signature|cachet|cocher|(signature)|pour le prestataire|nom et prénom',
      paperLabels: 'mots-clés|mots clés|pour citer',
      authorNotes: 'auteur correspondant|correspondance|ce travail a été financé|ce travail a bénéficié|adresse des auteurs',
      biographies: 'a obtenu son doctorat|est titulaire d’un doctorat|ses recherches portent|ses travaux portent',
      firstPerson: 'je|j’ai|j’irai|j’aurai|j’envoie|moi|mon|ma|mes',
      nods: "ok|d’accord|d'accord|oui|non|merci|super|parfait|top|génial|cool|mdr|lol|haha|bonjour|salut|coucou|à plus|image absente|vidéo absente|audio omis|<médias omis>|ce message a été supprimé|ça marche|c’est noté|c'est noté|bien reçu",
      page: 'page|p',
      readerAsks:
        'newsletter|abonnez-vous|laissez-moi un commentaire|laissez un commentaire|en commentaire|dans les commentaires|suivez-nous|inscrivez-vous|partagez cet article|sous ce post|sous cette publication|sous cet article|posez vos questions|dans le prochain article|dans le prochain post',
      selfTests: 'questions de révision|auto-évaluation|testez vos connaissances|quiz|exercices',
      titled: 'titre du projet|intitulé du projet|nom du projet|titre|cours|matière|module|intitulé|enseignement',
    },
    topicKinds: {
      comparison: 'versus|vs|comparaison|comparé|différence|différences|ou',
      decision: 'faut-il|décision|choisir|choix|quel|quelle',
      history: 'histoire|origine|origines|naissance|essor|chute|évolution de|évolution du',
      person: 'biographie|vie de|vie et|qui était|qui est',
      event: 'guerre|révolution|bataille|crise|jeux olympiques|coupe du monde|conférence|festival|élection|pandémie|séisme|accident|traité',
      place: 'ville|île|îles|pays|région|village|voyage|tourisme|parc national|capitale',
      method: 'comment|guide|méthode|conseils|bonnes pratiques|étape par étape|planifier|préparer|réussir',
      technology:
        'technologie|technologies|logiciel|intelligence artificielle|ia|ordinateur|informatique|internet|réseau|moteur|batterie|solaire|éolienne|robot|blockchain|pompe à chaleur|hydrogène|nucléaire',
      product: 'produit|application|startup|start-up|lancement|notre nouveau|notre nouvelle',
      science:
        'théorie|physique|biologie|chimie|cellule|quantique|climat|énergie|photosynthèse|adn|génétique|gravité|trou noir|trous noirs|écosystème|cerveau|vaccin|volcan|espèces',
    },
    tables: 'tableau|tab.',
    figures: 'figure|fig.|image|illustration|graphique|photo',
    divisions: 'chapitre|partie|annexe|section|article|titre|leçon|module',
    typedSlides: {
      slide: 'diapositive|diapo|slide',
      title: 'titre',
      subtitle: 'sous-titre',
      notes: "notes|notes de l’orateur|notes de l'orateur|notes du présentateur|commentaires|à dire",
      visuals: 'visuel|image|illustration|graphique|photo',
      content: 'contenu|texte|puces|points clés|points',
      cover: 'titre|page de titre|couverture|diapositive de titre',
    },
    slideAgendas:
      'sommaire|plan|ordre du jour|au programme|programme|déroulé|de quoi parlons-nous|de quoi allons-nous parler|ce que nous allons voir|aujourd’hui|au menu',
    slideFarewells: 'questions|des questions|vos questions|questions et réponses|merci|contact|discussion',
    contents: 'table des matières|sommaire',
    pages: 'page|p.|diapositive',
    authors: 'par|auteur|auteure|autrice|auteurs|rédigé par|présenté par',
    dates: 'date|publié le|mis à jour le|en date du',
    tasks: "tâches|actions|points ouverts|questions|questions ouvertes|à faire|plan d’action|plan d'action",
    pictures: 'image|photo|graphique',
    untitled: 'document|diapositive|présentation|sans titre|titre',
    notCyclic: 'cycle de vie|recyclage',
    styles: { heading: 'titre', title: 'titre', subtitle: 'sous-titre', caption: 'légende', quote: 'citation|citation intense' },
    defaultSections: 'section par défaut|section sans titre',
    machineMade: 'Description générée automatiquement|Le contenu généré par l’IA peut être incorrect',
    audiences: {
      investors: 'investisseur|actionnaire|bailleur',
      executives: 'dirigeant|direction|décideur|conseil|cadres',
      students: 'étudiant|élève|lycéen|collégien|débutant|apprenti|enfant|écol|classe',
      experts: 'ingénieur|chercheur|développeur|spécialiste|scientifique|médecin',
      customers: 'acheteur|utilisateur|consommateur|clientèle',
      colleagues: 'employé|salarié|collègue|équipe|bénévole',
      public: 'citoyen|grand public|habitant|visiteur|famille|lecteur',
    },
    tones: {
      factual: 'factuel|données|analytique|objectif|scientifique|neutre',
      persuasive: 'persuasi|convaincant|commercial|motivant|convincent',
      narrative: 'récit|raconter|ludique|amusant|émotion|inspirant|narrativ',
      critical: 'critique|sceptique|équilibré|provocat',
      simple: 'facile|accessible|clair',
    },
    hyphened: {
      first: 'vingt|trente|quarante|cinquante|soixante|quatre|demi|après|avant|non|grand|grands|petit|petits',
      last: 'même|mêmes|vingt|vingts|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|être',
      endings: 'aine|aines|ième|ièmes|eur|ement|age|ages|eux|euse|e|es',
    },
    and: 'et|ou|contre|versus|vs',
    genericHeadings:
      "résumé|synthèse|introduction|introduction générale|aperçu|contexte|conclusion|conclusions|résultat|résultats|bilan|préambule|avant-propos|discussion|vue d’ensemble|vue d'ensemble|en bref|l’essentiel|l'essentiel",
    concludingHeadings:
      "conclusion|conclusions|en résumé|en bref|pour conclure|en conclusion|bilan|synthèse|perspectives|conclusion et perspectives|prochaines étapes|les prochaines étapes|et après|et maintenant|recommandation|recommandations|à retenir|ce qu’il faut retenir|ce qu'il faut retenir|l’essentiel à retenir|l'essentiel à retenir|et la suite|donc en résumé|pour résumer|je résume|récap|bref|en deux mots",
    backMatter:
      "références|références bibliographiques|bibliographie|remerciements|annexe|annexes|table des matières|sommaire|liste des figures|liste des tableaux|notes de bas de page|glossaire|index|pour aller plus loin|mentions légales|à propos de l’auteur|à propos de l'auteur|à propos des auteurs|conflits d’intérêts|conflits d'intérêts|sources",
    funding: 'financement',
    appendices:
      'voir aussi|notes et références|références|notes|liens externes|bibliographie|articles connexes|annexes|galerie|sources|filmographie|discographie',
    framing:
      'introduction|aperçu|bases|fondamentaux|débutants|guide|présentation|exposé|cours|expliqué|expliquée|comprendre|fonctionne|enfants|tout|savoir',
    structures: {
      pros: 'avantages|les plus|pour|atouts|points forts',
      cons: 'inconvénients|les moins|contre|désavantages|points faibles',
      cycle: 'cycle|boucle|circulaire',
      funnel: 'entonnoir|tunnel de conversion',
      team: 'équipe|notre équipe|qui sommes-nous|direction|fondateurs|conseil|intervenants|contacts',
      prices: 'prix|tarif',
      swot: ['forces', 'faiblesses', 'opportunités', 'menaces'],
    },
  },
  grammar: {
    colon: '\u00a0: ',
    attached: [/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u],
    subjectFirst: true,
    relatives: 'qui|que|dont|où',
    nameParticles: 'de|du|des|la|le',
    leadIns:
      'cependant|toutefois|néanmoins|en outre|de plus|par ailleurs|ainsi|donc|par conséquent|enfin|par exemple|en particulier|en effet|en fait|en général|en résumé|en conclusion|tout d’abord|premièrement|deuxièmement|ensuite|mais|et|or|aussi',
    breaks:
      'et|mais|car|parce que|puisque|tandis que|alors que|bien que|afin de|afin que|pour que|qui|que|dont|où|ce qui|ce que|si|quand|lorsque|notamment|par exemple|donc|ainsi que|y compris|tout en|comme',
    backward: "ce|cela|ceci|cette|ces|cet|il|elle|ils|elles|leur|son|sa|ses|celui|celle|ceux|ici|c’est|c'est",
    interrogatives: "ce que|ce qu'|ce qu’|ce qui|ce dont|qui|comment|où|quand|pourquoi|quel|quelle|quels|quelles|combien",
    subordinators: 'si|quand|lorsque|bien|parce|puisque|comme|après|avant|pour|afin|alors|tandis|en|sans|malgré|dès|pendant',
    danglers:
      'et|ou|mais|de|du|des|le|la|les|un|une|à|au|aux|en|dans|par|pour|avec|sur|que|qui|est|sont|ce|ces|son|sa|ses|leur|leurs|ne|pas|se|plus|comme|si|dont|vers|sous|entre',
    subjects: 'nous|il|elle|ils|elles|on|je|vous|le|la|les|ce|cette|ces|un|une|notre|leur|son|sa',
    copulas: 'est|sont|était|étaient|a|ont|sera|peut|peuvent|doit|reste|devient',
    being: 'est|sont|était|concerne',
    common:
      'votre|vos|notre|nos|leur|leurs|mon|ma|mes|ton|ta|tes|comment|pourquoi|quoi|quel|quelle|autres|autre|même|mêmes|tout|tous|toute|toutes|plus|moins|très|bien|aussi|encore|être|avoir|avez|avons|fait|faire|pouvez|peuvent|devez|doivent|êtes|faut|dans|sur|sous|chez|vers|entre|ces|cet|cette|aux|des|une|plusieurs|chaque|quelque|quelques|ne|pas|lui|vous|soit|été',
    unseen:
      'le|la|les|un|une|des|du|de|d|l|et|ou|mais|donc|or|ni|car|à|au|aux|en|dans|sur|sous|avec|sans|pour|par|entre|vers|chez|depuis|pendant|avant|après|comme|que|qui|quoi|dont|où|quand|comment|pourquoi|ce|cet|cette|ces|il|elle|ils|elles|on|nous|vous|je|tu|se|sa|son|ses|leur|leurs|notre|nos|votre|vos|est|sont|était|étaient|être|été|a|ont|avait|avoir|sera|fait|faire|peut|doit|ne|pas|plus|moins|très|tout|tous|toute|toutes|nouveau|nouvelle|premier|première|étapes|aperçu|résumé|conclusion|merci|questions',
    conjunction: /^(?:et|mais)\s+/iu,
    participle: /^\p{Ll}{2,}ant(?=\s(?:à|aux?|les?|la|une?|des?|ainsi|de)\s)/u,
  },
  sentence: {
    nobody: "personne n'|personne n’|personne ne|rien n'|rien n’|rien ne|aucun de|aucune de|aucun des|aucune des",
    presents: 'voici|voilà|ci-joint|ceci est',
    complements: "que|qu'|qu’|comment",
    listEnds: 'etc',
    abbreviations:
      'M|MM|Mme|Mmes|Mlle|Mlles|Dr|Pr|Me|St|Ste|p.ex|c.-à-d|cf|env|av|apr|ex|éd|dir|vs|sept|oct|nov|déc|janv|févr|juil|hab|tél|resp|max|min|approx|i.e|e.g|Mgr|Cie|dép|boul|bd|av.J.-C|trad|coll|auj',
    closing: 'et al|Inc|Ltd|Co|Corp|Cie|J.-C|av. J.-C|apr. J.-C|U.S|s|h|min|Jr',
    counted: 'no|n|nos|fig|tab|art|vol|chap|p|pp|al|réf|éq|sect|ann|t|appt',
    openers:
      "le|la|les|un|une|des|ce|cet|cette|ces|il|elle|ils|elles|on|nous|vous|je|tu|leur|leurs|son|sa|ses|notre|nos|votre|vos|mon|ma|mes|dans|en|à|au|aux|de|du|sur|sous|pour|par|avec|sans|chez|entre|vers|depuis|pendant|après|avant|lorsque|quand|si|comme|mais|et|ou|donc|or|car|cependant|toutefois|ainsi|alors|ensuite|enfin|puis|aussi|qui|que|quel|quelle|quels|quelles|où|pourquoi|comment|tout|toute|tous|toutes|chaque|plusieurs|certains|certaines|aucun|aucune|y|ne|pas|c'est|c’est|cela|ceci|celui|celle|ceux|l'|d'parmi|selon|malgré|grâce|dès|jusqu'à|afin|bien|même|plus|moins|deux|trois",
    particles: 'de|la|le|du|des|van|von|el|al',
    says: 'dit|dit-il|dit-elle|demande|demanda|répond|répondit|explique|expliqua|a dit|ajoute|ajouta|écrit',
    markers:
      "en réponse|cependant|toutefois|néanmoins|en outre|de plus|par ailleurs|ainsi|donc|par conséquent|en conséquence|par exemple|en effet|en fait|de fait|en résumé|en bref|bref|en conclusion|pour conclure|en somme|autrement dit|en d'autres termes|en d’autres termes|c'est pourquoi|d'un autre côté|d’un autre côté|d'autre part|d’autre part|en revanche|par contre|au contraire|à l'inverse|à l’inverse|inversement|de même|de la même manière|premièrement|deuxièmement|troisièmement|tout d'abord|tout d’abord|d'abord|d’abord|enfin|finalement|or|bien sûr|bien entendu|évidemment|heureusement|malheureusement|comme mentionné ci-dessus|comme indiqué ci-dessus|comme on l'a vu|à cette fin|à ce titre|à cet égard|dans ce contexte|pour cette raison|pour ces raisons|de ce fait|du coup|en particulier|plus précisément|oui|eh bien|en réalité|cela dit|ceci dit|par comparaison|en comparaison|après tout|d'ailleurs|d’ailleurs|aussi|c'est-à-dire|c’est-à-dire|en clair|au passage|soit dit en passant",
    enumerators: "premièrement|deuxièmement|troisièmement|tout d'abord|tout d’abord|d'abord|d’abord|enfin",
    bareMarkers: 'c’est pourquoi|voilà pourquoi|et|mais|car|or|du coup',
    bareExcept: 'non|pas|aussi|surtout|seulement|si|puis|donc|alors|encore|même|jamais|sans|uniquement|toujours|ainsi|que|qui|de|du|en|à',
    ties: "cependant|toutefois|néanmoins|par exemple|en effet|en fait|en outre|de plus|par ailleurs|donc|par conséquent|bien sûr|bien entendu|d'ailleurs|d’ailleurs|en revanche|par contre|en somme|en conséquence|enfin|ainsi|heureusement|malheureusement|quant à lui|quant à elle|quant à eux|quant à elles|à son tour|en réalité|d'autre part|d’autre part",
    looseTies: 'toutefois|cependant|néanmoins',
    partners: 'non seulement|mais aussi|mais toutefois|et cependant|et toutefois|et néanmoins|mais néanmoins',
    report:
      /^(?:gardez (?:bien )?à l['’]esprit qu(?:e |['’])|n['’]oubliez pas qu(?:e |['’])|notez (?:bien )?qu(?:e |['’])|rappelez-vous qu(?:e |['’])|souvenez-vous qu(?:e |['’])|il est (?:important|utile) de (?:noter|rappeler|souligner) qu(?:e |['’])|il (?:convient|faut) de (?:noter|rappeler|souligner) qu(?:e |['’])|nous (?:montrons|constatons|observons|avons montré|avons constaté|avons observé) qu(?:e |['’])|nos résultats (?:montrent|confirment) qu(?:e |['’]))(?!(?:aucun|aucune|ni)\b)/iu,
    restatements: "c'est-à-dire|c’est-à-dire|c.-à-d.|autrement dit|à savoir|soit",
    examples: 'p. ex.|p.ex.|par exemple|comme|tels que|telles que|tel que|telle que',
    pointers: 'voir|cf.|cf|source :|source:|sources :|voyez',
    exhibits: 'tableau|tableaux|figure|figures|fig.|section|sections|annexe|chapitre|équation|encadré|graphique',
    limits:
      "ne|n|pas|jamais|aucun|aucune|ni|sans|sauf|hormis|excepté|seulement|uniquement|si|sous réserve|à condition|jusqu|jusqu'à|quand|lorsque|que|moins|plus|au moins|au plus|environ|près|presque|quasiment|peut|peuvent|pourrait|pourraient|devrait|devraient|doit|doivent|quelques|certains|certaines|tous|toutes|tout|toute|chaque|par|en moyenne|estimé|estimée|prévu|prévue|avant|après|depuis|dès|pendant|entre|hors|inclus|incluse|compris|comprise|dépend|selon|parce|mais|deux|un|une|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|million|millions|milliard|milliards|provisoire|facultatif|obligatoire|brut|net|à peine|peut-être|probablement|généralement|souvent|parfois|rarement|surtout|notamment|en particulier|autre|autres|ancien|ancienne|respectivement|à|en|dans",
    relatives:
      'qui|dont|où|lequel|laquelle|lesquels|lesquelles|duquel|desquels|desquelles|auquel|auxquels|auxquelles|ce qui|ce dont|dans lequel|dans laquelle|dans lesquels|dans lesquelles|avec lequel|avec laquelle|pour lequel|pour laquelle|parmi lesquels|parmi lesquelles|à laquelle|de laquelle',
    unlimited:
      'ceux|celles|celui|celle|aucun|aucune|tout|toute|tous|toutes|chaque|seul|seule|seuls|seules|premier|première|dernier|dernière|tel|telle|tels|telles|quelque chose|rien|personne|quelqu’un|un seul|une seule|certains|certaines|suivants|suivantes|suivant|suivante|deux|trois|quatre|cinq|cas|moment|point',
    results:
      'permettant|facilitant|entraînant|provoquant|réduisant|rendant|créant|ouvrant la voie|obligeant|garantissant|ce qui permet|ce qui signifie|ce qui rend|favorisant|mettant fin',
    finite:
      "est|sont|était|étaient|a|ont|avait|avaient|sera|seront|serait|seraient|fut|furent|peut|peuvent|pouvait|pouvaient|pourra|pourront|pourrait|pourraient|doit|doivent|devait|devaient|devra|devront|devrait|devraient|faut|va|vont|fait|font|faisait|fera|reste|restent|devient|deviennent|permet|permettent|permettait|montre|montrent|compte|comptent|coûte|coûtent|donne|donnent|vient|viennent|tient|tiennent|met|mettent|prend|prennent|comprend|comprennent|contient|contiennent|offre|offrent|aide|aident|passe|passent|porte|portent|produit|produisent|réduit|réduisent|augmente|augmentent|baisse|baissent|dispose|disposent|vit|vivent|travaille|travaillent|utilise|utilisent|représente|représentent|constitue|constituent|existe|existent|assure|assurent|ouvre|ouvrent|atteint|atteignent|concerne|concernent|dépend|dépendent|semble|semblent|signifie|signifient|nécessite|nécessitent|dure|durent|commence|commencent|suffit|suffisent|c'est|c’est|n'est|n’est|n'a|n’a|n'ont|n’ont|s'est|s’est|l'est|d'est|aura|auront|aurait|décide|décident|vise|visent|goûte",
    joins: 'et',
    contrasts: 'mais|cependant|toutefois|or|en revanche',
    subjects: "le|la|les|l'|l’|un|une|des|nous|notre|nos|chaque|plusieurs|tous|toutes|deux|trois|quatre|cinq|il y a",
    dependents:
      "si|s'il|s’il|que|qu'|qu’|parce|puisque|lorsque|lorsqu|quand|comme|bien que|quoique|afin|pour que|avant|après|depuis|pendant|tandis|alors que|où|qui|dont|quoi|comment|pourquoi|combien|dit|disent|pense|pensent|croit|croient|montre|montrent|estime|ni|soit|non seulement|plus|moins|ne … que|seulement|si bien|tellement|tant|de sorte|sinon",
    settings:
      "dans|en|à|au|aux|de|du|sur|sous|pour|par|avec|sans|chez|entre|vers|depuis|pendant|après|avant|lorsque|lorsqu|quand|si|comme|selon|malgré|grâce|dès|jusqu|afin|aujourd|hier|demain|maintenant|ici|là|souvent|parfois|généralement|normalement|peut-être|actuellement|récemment|autrefois|au départ|à l'origine|chaque année|cette année|puisque|parce|bien que|parmi|contre|face|lors|outre|hors|d'après|d’après",
    conditions: 'si|sauf|seulement|à condition|tant que|sinon|mais|excepté|hormis|que si|à moins|encore|pas encore|uniquement|prévu|prévue',
    lists: 'et|ou|ainsi que',
    torn: 'et|ou|mais|de|du|des|à|au|aux|dans|par|que|qui|dont|ces|notamment|tels que|telles que|comme|si|quand|lorsque|entre|vers|sous',
    tornOpeners: 'parce que|parce qu|bien que|puisque|alors que|tandis que|même si|dont|ainsi que|de sorte que|afin que',
    cuts: {
      reasons: 'parce que|parce qu|car|puisque|puisqu|étant donné que|comme',
      bareReasons: 'parce que|parce qu',
      asserted: 'si bien que|si bien qu|tandis que|tandis qu|alors que|alors qu',
      outcomes:
        'si bien que|si bien qu|de sorte que|de sorte qu|ce qui|ce que|ce dont|tandis que|tandis qu|alors que|alors qu|afin que|afin qu|pour que',
      additions: 'que|qu|avec lequel|avec lesquels|après|plus que|selon',
      insertions: true,
      secondVerbs: 'et',
      sequels: 'et',
      appositions: "le|la|les|l’|l'|un|une",
      concessions: 'bien que|bien qu|quoique|quoiqu|alors que|alors qu|tandis que',
      findings:
        /^[^.;:!?]{3,90}?\s(?:montre(?:nt)?|a montré|ont montré|confirme(?:nt)?|a confirmé|ont confirmé|révèle(?:nt)?|a révélé|ont révélé|prouve(?:nt)?|a prouvé|ont prouvé|démontre(?:nt)?|a démontré|ont démontré) (?:que\s+|qu['’])(?!(?:ni|aucun|aucune|il|elle|ils|elles)(?!\p{L}))/iu,
      bound: "ne|n'|n’|pas|jamais|aucun|aucune|seulement|uniquement|surtout|principalement|notamment|en partie|c'est|c’est",
      correlates: "si|tellement|tel|telle|tant|trop|assez|soit|ni|d'autant|d’autant|non seulement",
      verbs: /(?<!\p{L})(?:(?:ont|a) \p{Ll}{2,}(?:é|i|u)e?s?|\p{Ll}{2,}(?:era|eront|erait|eraient|aient))(?!\p{L})/u,
    },
    hangs: {
      inferences: "donc|par conséquent|dès lors|c’est pourquoi|c'est pourquoi",
      endings: 'ainsi|les trois|les quatre|les deux|cela|ça|celui-ci|celle-ci|ceux-ci|celles-ci',
      things: 'il|elle|le sien|la sienne|son|sa|ses|en',
      persons: 'lui|celui-ci|celle-ci|celui-là|celle-là|lui-même|elle-même',
      several: 'ils|elles|leur|leurs|eux|ceux-ci|celles-ci|eux-mêmes|elles-mêmes',
      demonstratives: 'ce|cet|cette|ces|cela|ceci|ça|tel|telle|tels|telles',
      present:
        "année|mois|semaine|trimestre|jour|matin|soir|été|hiver|printemps|automne|siècle|rapport|document|guide|section|chapitre|article|étude|travail|contrat|accord|politique|page|présentation|cours|livre|texte|qui|que|qu|dont|à quoi|n'est|n’est|sont les|est|point de vue|que|mémoire|projet de loi|temps-ci|jours-ci|dernières",
      expletive:
        /(?<!\p{L})(?:il (?:faut|fallait|faudra|faudrait|y (?:a|avait|aura)|existe|existait|s['’]agit de?|suffit|convient|vaut|reste|manque|pleut|neige|est (?:\p{L}+ ){1,3}?(?:de|d['’]|que|qu['’])|était (?:\p{L}+ ){1,3}?(?:de|que)|semble que|paraît|arrive que|se peut|n['’]y a|n['’]existe|n['’]est (?:\p{L}+ ){1,3}?(?:de|que))|y a-t-il|faut-il|c['’]est (?!(?:là|précisément|exactement|justement|bien|aussi|même|ce que|ce qu['’]|pourquoi|ainsi)(?!\p{L}))(?:\p{L}+ ){1,5}?(?:qui|que|qu['’]|de)|ce (?:qui|que|qu['’]|dont|sont (?:les|des))|(?:tel|telle|tels|telles) (?:que|qu['’]|quel)|en (?:\p{L}+ant|\p{Lu}\p{L}+|\d+|ligne|cours|général|particulier|place|outre|effet|fait|cas|plus|moins|moyenne|train|raison|fonction|termes?|matière|tant|compte|œuvre|charge|main|vue|vigueur|avance|retard|commun|sécurité|hausse|baisse|été|hiver|automne|\p{L}+)|(?:de|sur|à|pour|par|dans|avec|sans|sous|c['’]est|est) son|sont|à (?:lui|elle|eux|elles) seule?s?)(?!\p{L})/iu,
      opening:
        "c'est|c’est|c'était|c’était|ce n'est|ce n’est|ce sont|cela|ceci|ça|celui-ci|celle-ci|ceux-ci|celles-ci|ce dernier|cette dernière|ces derniers|ces dernières|d'autres|d’autres|un autre|une autre|l'autre|l’autre|les autres|beaucoup d'entre|la plupart d'entre|aucun d'eux|l'un d'eux|deux d'entre elles|deux d’entre elles|deux d'entre eux|deux d’entre eux|trois d'entre elles|trois d’entre elles|trois d'entre eux|trois d’entre eux|quatre d'entre elles|quatre d’entre elles|quatre d'entre eux|quatre d’entre eux|cinq d'entre elles|cinq d’entre elles|cinq d'entre eux|cinq d’entre eux|certains d'entre elles|certains d’entre elles|certains d'entre eux|certains d’entre eux|certaines d'entre elles|certaines d’entre elles|certaines d'entre eux|certaines d’entre eux|plusieurs d'entre elles|plusieurs d’entre elles|plusieurs d'entre eux|plusieurs d’entre eux|l'un d'entre elles|l’un d’entre elles|l'un d'entre eux|l’un d’entre eux|l'une d'entre elles|l’une d’entre elles|l'une d'entre eux|l’une d’entre eux|parmi celles-ci|parmi ceux-ci|pour cela|pour ce faire|ce faisant|de cette façon|de cette manière|dans ce cas|à ce moment|à cet effet|de là|d'où|d’où|sinon|dans le cas contraire|en ce cas|il en va de même|de même pour|aussi parce|même chose|jusque-là|d'ici là|d’ici là|dès lors|là encore|le reste|les deux autres|à eux deux|quant à lui|quant à elle|il en est de même|l'autre moitié|l’autre moitié|le résultat est|le résultat a été|le résultat fut|depuis,|moins,|plus,|pire,|mieux,|autant,",
      openingBeforeVerb:
        'le premier|la première|le second|la seconde|le deuxième|la deuxième|le troisième|la troisième|le quatrième|la quatrième|le cinquième|la cinquième|le dernier|la dernière|les deux|tous deux|toutes deux|certains|certaines|chacun|chacune',
      connectives:
        "certes|il est vrai|en même temps|au même moment|dans le même temps|à la même époque|pendant ce temps|mais|et|ou|donc|or|car|cependant|toutefois|néanmoins|pourtant|en outre|de plus|par ailleurs|ainsi|alors|par conséquent|en conséquence|par exemple|en effet|en fait|en revanche|par contre|au contraire|inversement|de même|ensuite|puis|enfin|d'abord|d’abord|tout d'abord|tout d’abord|premièrement|deuxièmement|troisièmement|finalement|sinon|aussi|de ce fait|c'est pourquoi|pour cette raison|autrement dit|en d'autres termes|d'ailleurs|d’ailleurs|parce que|d'une part|d’une part|d'autre part|d’autre part",
      substitutes:
        "le faire|le fait|la fait|le font|ce faisant|pour ce faire|fait de même|font de même|si oui|si non|si c'est le cas|si c’est le cas|dans le cas contraire",
      selections:
        "ce dernier|cette dernière|ces derniers|ces dernières|le premier cas|le second cas|les deux premiers|les deux premières|ces deux|ces trois|l'un d'eux|l’un d’eux|l'un d'entre eux|certains d'entre eux|la plupart d'entre eux|chacun d'eux|chacun d’eux|aucun d'eux|la première raison|la deuxième raison|la première étape|la deuxième étape|l'étape suivante|l’étape suivante|la première question|la première méthode|la seconde méthode|susmentionné|susmentionnée|susmentionnés|ledit|ladite|lesdits|lesdites",
      additions: 'aussi|également|un autre|une autre|autre|de même|en plus',
      settings:
        'là|ici|alors|ensuite|puis|depuis lors|dès lors|entre-temps|auparavant|sinon|à la place|plus tard|en échange|en contrepartie|y',
      pointers:
        'ci-dessus|ci-dessous|ci-après|ci-contre|comme suit|suivant|suivante|suivants|suivantes|précédent|précédente|précédents|comme indiqué|comme mentionné|mentionné plus haut|voir plus haut|voir plus bas|plus haut|plus bas|comme décrit|dans cette section|dans ce chapitre',
      announcements:
        'comme suit|ci-dessous|suivants|suivantes|suivant|suivante|par exemple|notamment|tels que|telles que|parmi celles-ci|parmi ceux-ci',
      plural: /(?:s|x|z|gens|monde)$/iu,
      comparatives:
        'plus rapide|plus lent|moins cher|plus cher|plus grand|plus petit|meilleur|meilleure|pire|plus facile|plus difficile|plus fort|plus sûr|plus simple|plus long|plus court|plus haut|plus bas|le contraire',
      bases: "que|qu'|qu’|le plus|la plus|les plus|en plus",
      author: "je|j'|j’|nous|moi|me|mon|ma|mes|notre|nos",
      house: 'nous|notre|nos',
      reader: 'tu|toi|te|ton|ta|tes|vous|votre|vos|vous-même|vous-mêmes',
      elided: "permet de|est utilisé|est utilisée|sont utilisés|comprend|contient|a été|ont été|peut être|n'est pas|n’est pas",
      imperatives:
        "ajoutez|ajoute|assurez-vous|assure-toi|attendez|choisissez|choisis|cliquez|clique|commencez|commence|considérez|créez|crée|demandez|demande|définissez|écoutez|écrivez|écris|envoyez|envoie|essayez|essaie|évitez|évite|expliquez|faites|fais|fermez|ferme|gardez|garde|imaginez|imagine|indiquez|invitez|jetez|laissez|laisse|lisez|lis|mettez|mets|n'hésitez|n’hésitez|n'oubliez|n’oubliez|ne|notez|ouvrez|ouvre|parlez|parlons|pensez|pense|placez|posez|prenez|prends|préparez|publiez|rappelez|regardez|regarde|remplissez|répondez|réponds|retirez|sachez|soyez|sois|suivez|suis|testez|traitez|trouvez|trouve|utilisez|utilise|vérifiez|vérifie|versez",
    },
  },
  discourse: {
    anaphora: {
      pronouns: [
        { pronoun: 'Il', articles: 'Le|Un', copulas: 'est|était' },
        { pronoun: 'Elle', articles: 'La|Une', copulas: 'est|était' },
      ],
      predicates: 'un|une|le|la|l’un des|l’une des',
      noNoun:
        'de|du|des|à|au|aux|en|dans|sur|pour|avec|par|et|ou|que|qui|comme|ce|cette|il|elle|nous|on|si|mais|ne|but|question|raison|problème|résultat|objectif|premier|première|second|seconde|autre|seul|seule',
    },
    cuePhrases: {
      isA: "est un|est une|est le|est la|est l'*|sont des|sont les",
      about:
        "^dans cette lettre|^dans ce courrier|^dans ce message|^je vous résume|^nous vous résumons|^ce rapport|^ce document|^cet article|^cette section|^ce chapitre|^ce guide|^cette page|^cette note|^ce mémo|^cette étude examine|^cette présentation|^dans cette section|^dans ce chapitre|^dans cet article|^dans ce rapport|^dans ce guide|^ci-après|^le reste de|^voir aussi|^voir|^comme indiqué|^comme mentionné|^l'objet de ce|^l'objectif de ce|ci-joint|en pièce jointe|^pour en savoir plus|^pour plus d|^nous décrivons|est organisé comme suit|^aujourd'hui nous allons|^le présent",
      announce:
        "^restent des questions|^il reste des questions|^il reste des points|comme suit|suivants|suivantes|suivant|suivante|^voici|^voilà|ci-dessous|^il s'agit de|pour deux raisons|pour plusieurs raisons|pour trois raisons|^ce sont|^en voici|est simple$|est clair$|sont clairs$|sont claires$",
      counts:
        'deux|trois|quatre|cinq|six|sept|huit|plusieurs|quelques|de nombreux|de nombreuses|divers|diverses|différents|différentes|certains|certaines|un certain nombre de',
      single: "un|une|d’un|d’une|d'un|d'une|premier|première|deuxième|second|seconde|troisième|dernier|dernière|autre",
      matter: 'point|leçon|chose|question|sujet|raison|problème|histoire|mot|remarque|enseignement|souci',
      announced:
        'sujet*|raison*|façon*|moyen*|manière*|chose*|question*|étape*|point*|type*|sorte*|facteur*|avantage*|inconvénient*|problème*|changement*|décision*|règle*|partie*|option*|principe*|phase*|élément*|exemple*|objectif*|leçon*|défi*|risque*|domaine*|méthode*|approche*|stratégie*|catégorie*|groupe*|cause*|conseil*|conclusion*|résultat*|recommandation*|action*|composant*|caractéristique*|thème*|axe*|aspect*|mesure*|erreur*|forme*|condition*|critère*|exigence*|différence*|argument*|piste*|priorité*|enjeu*|nouveauté*',
      request:
        "^pourriez-vous|^pouvez-vous|^pourrais-tu|^peux-tu|^serait-il possible|^auriez-vous l'amabilité|^quelqu'un peut-il|^quelqu'un pourrait-il|^est-ce que vous pouvez|^est-ce que tu peux|^est-ce que vous pourriez|^est-ce que tu pourrais",
      ask: 'devrait|devraient|devons|doit|doivent|il faut|faut|recommand*|nous demandons|nous proposons|propos*|veuillez|merci de|nous suggérons|conseill*|il convient de|est tenu*|sont tenu*|appelle à|demand*|il est nécessaire|il est important de|il est temps|pourriez-vous|pouvez-vous|avons besoin|je propose|à faire|prière de|obligatoire|^je penche|^je suis pour|^je suis contre|^je suis d’avis|^je préfère|^je préférerais|^je serais pour|^je vote|je souhaite|nous souhaitons|je souhaiterais|^exigeons|j’exige',
      cause:
        "parce que|raison*|motif*|parce qu*|car|en raison|à cause|grâce à|dû à|due à|dus à|dues à|la raison|la principale raison|puisque|puisqu*|provoqu*|causé*|résulte de|s'explique par|vient de|provient|par manque de|faute de|^comme|lié à|liée à|tient à",
      claim:
        "est important*|est essentiel*|est crucial*|est indispensable|est primordial*|le plus important|joue un rôle|est meilleur*|vaut mieux|dépend de|dépendent|permet de|permettent de|est nécessaire|est clair|reste|l'essentiel|il s'agit de|est au cœur",
      condition:
        "^si|^s'il*|^quand|^lorsque|^lorsqu*|^en cas de|si|s'il*|à condition|sauf si|à moins|pourvu que|uniquement si|dès que|tant que|sous réserve|au cas où",
      consequence:
        "^donc|^ainsi|^par conséquent|^en conséquence|^c'est pourquoi|^de ce fait|^dès lors|^alors|^d'où|donc|par conséquent|ce qui signifie|cela signifie|entraîn*|conduit à|a conduit|mène à|si bien que|de sorte que|^pour cette raison|^résultat|^du coup|^aussi",
      contrast:
        "^cependant|^mais|^toutefois|^pourtant|^néanmoins|^bien que|^bien qu*|^malgré|^en revanche|^par contre|^au contraire|^d'autre part|^tandis que|^alors que|^contrairement|^or|^malheureusement|cependant|toutefois|en revanche|par contre|tandis que|alors que|mais|malgré|au lieu de|plutôt que|^même si|^à l'inverse",
      decision:
        "décid*|décision*|approuv*|adopt*|convenu|voté|vote|validé*|retenu|accord|accepté|rejeté*|choisi|a été reporté*|arrêté|s'est prononcé|se sont accordé*|à l'unanimité|entériné*",
      definition:
        "désigne|désignent|signifie|est défini*|sont défini*|se définit|on appelle|est appelé*|s'appelle|on entend par|est un type de|est une forme de|est un processus|est le processus|est une méthode|est une technique|consiste en|consiste à|se compose de|est composé*|est l'ensemble|est la capacité|correspond à|on parle de|est un terme|représente l'ensemble",
      detail:
        "^aussi|^de plus|^en outre|^par ailleurs|^également|^en plus|^de même|notamment|en particulier|y compris|^un autre|^une autre|^d'autres|^certains|^certaines",
      example:
        '^par exemple|par exemple|^exemple|^un exemple|^prenons|^imaginez|^imaginons|^supposons|comme|tel que|telle que|tels que|telles que|^ainsi',
      greeting:
        "^bonjour|^bonsoir|^salut|^cher|^chère|^chers|^chères|^madame|^monsieur|^merci|^veuillez agréer|^veuillez recevoir|^je vous prie d'agréer|^nous vous prions d'agréer|^je vous prie de croire|^nous vous prions de croire|^cordialement|^bien cordialement|^bien à vous|^amicalement|^félicitations|^bienvenue|^j'espère|^bravo|^à bientôt|^bonne journée|^bonne lecture|^bonne chance|^n'hésitez pas|^je reste à|^nous restons à|^dans l'attente|^coucou|^nous remercions|^je remercie|^nous tenons à remercier|^je tiens à remercier|^nous voudrions remercier|^je voudrais remercier|^pour finir, nous tenons à remercier|^pour finir, je tiens à remercier|^enfin, nous tenons à remercier|^enfin, nous remercions|^enfin, je remercie|^un grand merci",
      instruct:
        "^*ez|^ne *ez|^n'*ez|^utiliser|^ajouter|^vérifier|^ouvrir|^cliquer|^choisir|^garder|^laisser|^mettre|^prendre|^éviter|^toujours|^ne jamais|^ne pas|^faites|^dites|^verser|^mélanger|^placer|^retirer|^remplir|^noter|^faire|^couper|^éteindre|^brancher|^attendre|^n'oubliez|^pensez",
      objects:
        "^on me dira|^on dira|^on répète|^on dit|^on objecte*|^certains disent|^certains pensent|^d'aucuns|^les défenseurs|^les partisans|^les critiques|^les opposants|^beaucoup disent|^on entend",
      says: "a déclaré|déclare|a dit|dit|explique|a expliqué|affirme|a affirmé|selon|d'après|souligne|a souligné|estime|a estimé|a annoncé|annonce|a ajouté|ajoute|rappelle|prévient|raconte|a indiqué|indique|précise|a précisé|à mon avis|à notre avis|je pense|je crois|nous pensons|nous estimons|confie|regrette|critique|juge",
      result:
        "plus élevé*|meilleur*|augment*|baiss*|diminu*|progress*|recul*|atteint|atteignent|dépass*|doubl*|tripl*|chut*|amélior*|gagn*|perd*|obten*|réalis*|montr*|constat*|hausse|résultat*|record|au total|en moyenne|par rapport|contre|plus de|moins de|pour cent|s'élève|s'établit|représente|achevé*|livré*|économis*|réduit*|réduction|vendu*|chiffre d'affaires|bénéfice|croissance|grimp*|passé*|passe de|enregistr*|totalis*|croît|a crû",
      rhetoric:
        "^imaginez|^qui n'a|^bien sûr|^évidemment|^pas étonnant|^saviez-vous|^avez-vous déjà|^soyons honnêtes|^tout le monde sait|^nous savons tous|^c'est simple|^et voilà|^quel|^quelle|^rien de plus|^vous pensez peut-être|^ne vous inquiétez|^il va sans dire|^qui ne",
      risk: 'risqu*|problème*|danger*|menac*|échec*|échou*|retard*|pénurie*|manqu*|insuffisan*|difficult*|difficile*|obstacle*|faiblesse*|dommage*|perte*|plainte*|réclamation*|erreur*|panne*|malheureusement|crise*|inquiét*|préoccup*|blessé*|accident*|infraction*|incident*|trop peu|pas assez|trop lent*|défaillan*|vulnérab*|goulot*|bloqué*|en souffrance',
      scene:
        "^ces dernières années|^de nos jours|^aujourd'hui|^depuis des siècles|^depuis des décennies|^depuis toujours|^depuis longtemps|^au fil des|^beaucoup de gens|^la plupart des gens|^nous vivons|^dans un monde|^autrefois|^jadis|^il était une fois|^quand j|^un jour|^chaque jour|^de plus en plus|^ce n'est un secret|^tout le monde|^la semaine dernière|^à l'heure où|^à l'ère|^le monde",
      transition:
        "^je voudrais vous parler|^je veux vous parler|^je vais vous parler|^j'aimerais vous parler|^laissez-moi vous|^voyons|^passons|^parlons|^abordons|^maintenant|^à présent|^venons-en|^avant de|^en résumé|^en conclusion|^pour conclure|^pour résumer|^commençons|^revenons|^comme nous l'avons vu|^ceci étant dit|^cela dit|^ensuite nous",
      first:
        "premièrement|d'abord|tout d'abord|le premier|la première|en premier lieu|d'une part|étape 1|primo|l'un|l'une|la première raison",
      next: "deuxièmement|troisièmement|quatrièmement|cinquièmement|sixièmement|le deuxième|la deuxième|le second|la seconde|le troisième|la troisième|le quatrième|la quatrième|ensuite|puis|après|en second lieu|d'autre part|de plus|un autre|une autre|l'autre|étape 2|étape 3|étape 4|secundo",
      last: 'enfin|finalement|le dernier|la dernière|pour finir|pour terminer|en dernier lieu',
      oneSide: "^d'un côté|^d'une part|^certains|^les uns|^les partisans|^en théorie|^l'avantage",
      otherSide:
        "^de l'autre|^d'autre part|^d'un autre côté|^d'autres|^les autres|^les opposants|^les critiques|^en pratique|^l'inconvénient|^en revanche",
      strong:
        'plus grand*|plus important*|plus élevé*|plus haut*|plus bas*|le plus|la plus|les plus|seul|seule|seulement|principal*|essentiel*|crucial*|majeur*|clé|important*|meilleur*|pire|jamais|record|premier|première|avant tout|surtout|au total|double|moitié|chaque|aucun*|impérativement|indispensable*',
      answer: '^oui|^non|^pas forcément|^pas nécessairement|^cela dépend|^ça dépend|^la réponse|^en bref|^parce que|^tout dépend',
      back: "^cela|^ceci|^ce dernier|^cette dernière|^ces derniers|^ces dernières|^ils|^elles|^elle|^celui-ci|^celle-ci|^ceux-ci|^celles-ci|^leur|^leurs|^son|^sa|^ses|^cet|^cette|^ces|^*és, ils|^*ées, elles|^*é, il|^*ée, elle|^les deux|^tous deux|^toutes deux|^d'autres|^depuis lors|^depuis, |^parmi eux|^parmi elles|^l'autre|^le reste|^en voici|^dans ce cas|^de là|il en existe|^pour cela|^à cet effet",
      free: '^cette année|^cette semaine|^ce rapport|^ce document|^ces dernières années|^cet article|^cette section|^ce mois-ci|^cette note',
    },
    cues: 'important|essentiel|principal|clé|résultat|objectif|premi|montr|amélior|augment|hausse|baisse|record|doit|doivent|décid|recommand',
    steps: "d'abord|d’abord|premièrement|ensuite|puis|deuxièmement|troisièmement|après|enfin|finalement",
    chatter: {
      begins:
        "au passage|soit dit en passant|désolé|excusez|pardon|félicitations|toutes nos félicitations|bravo|bienvenue|bonjour|parlons|voyons|pour plus|pour en savoir plus|consultez|cliquez|voici|merci(?! (?:de|d')(?! (?:votre|vos|ton|tes|m'avoir|l'avoir|nous avoir|leur)))|quelques exemples|n'hésitez pas|donc, vous songez|prêt|nous avons interrogé|dans cette section|dans ce chapitre",
      holds:
        "(?:fait|a fait) le point sur [^,]{1,45}$|félicitations|n'êtes pas seul|jetez un coup|pas seul(?!ement)|consultez notre|consulter notre|plus d'informations|plus d’informations|feuille de présence|feuille d['’]émargement|sera à l['’]examen|lisez le chapitre|lire le chapitre|c['’]est tout pour aujourd['’]hui|à la semaine prochaine|la semaine dernière,? nous avons vu|n['’]hésitez pas à|dites-moi si|tenez-moi au courant|désolée? pour (?:la longueur|ce long)|un commentaire|à la newsletter",
    },
  },
  talk: {
    tags: "n’est-ce pas|n'est-ce pas",
    encrypted: 'chiffrés de bout en bout|chiffrement de bout en bout',
    settles:
      "donc|alors|bon alors|ok donc|donc on fait|on fait comme ça|on part sur|on part là-dessus|en résumé|je résume|pour résumer|récap|bilan|c’est décidé|c'est décidé|c’est acté|c'est acté|on dit|du coup",
    hence: 'alors|donc|bon alors|du coup|dans ce cas',
    home: 'chez moi|chez nous',
    we: 'on|nous',
    agrees:
      "oui|ouais|ok|d’accord|d'accord|ça marche|ça me va|parfait|très bien|pour moi c’est bon|pour moi c'est bon|pour|bonne idée|nickel|super|impeccable|+1|👍|✅|validé|moi aussi|c’est fait|c'est fait|fait|pas de problème|je peux",
    corrects:
      'pardon|erratum|correction|rectification|je rectifie|je corrige|je me suis trompé|je me suis trompée|erreur|désolé|désolée|je voulais dire|oups',
    requests:
      'peux-tu|pourrais-tu|tu peux|tu pourrais|est-ce que tu peux|est-ce que tu pourrais|pouvez-vous|pourriez-vous|vous pouvez|vous pourriez|est-ce que vous pouvez',
    please: "merci de|s’il te plaît|s'il te plaît|s’il vous plaît|s'il vous plaît|stp|svp|prière de|veuillez",
    promises:
      "je dépose|je fais|j’écris|j’achète|je m’en charge|je ramène|je m’en occupe|je m'en occupe|je m’occupe|je m'occupe|je vais|je ferai|je prends|j’appelle|j'appelle|j’envoie|j'envoie|je demande|je réserve|j’apporte|j'apporte|je prépare|je passe|je vérifie|je contacte|je commande|je me charge|je confirme|je signe|je relance|je rédige|je mets|j’imprime|j'imprime|je récupère|j’organise|j'organise|je paie|je paye|je gère|je crée|je transmets|j’invite|j'invite",
    proposes: 'on fait|et si on|on dit|on part sur|pourquoi ne pas|je propose|que diriez-vous de',
    pending:
      "à voir|à clarifier|je ne sais pas si|on ne sait pas si|ne sais pas encore|ne sait pas encore|reste ouvert|reste ouverte|restent ouvert|restent ouvertes|reste à voir|reste à décider|reste à trouver|reste à confirmer|reste à régler|reste à choisir|reste à fixer|reste à savoir|à confirmer|à décider|pas encore décidé|pas encore tranché|n’est pas tranché|n'est pas tranché|pas encore confirmé|on ne sait pas encore|en suspens",
    open: 'Reste ouvert',
    titles: 'm|mme|mlle|monsieur|madame|dr|me',
    options: 'Options',
    price: 'Prix',
    details: 'Détails',
    offers: 'je peux|je pourrais|moi je peux|on peut|on pourrait|nous pouvons',
    intends: 'je vais',
    inquires: 'je demande|je vais demander|je me renseigne|je vais me renseigner|je vérifie|je regarde|il faut encore demander|à vérifier',
    states:
      'je pense|je crois|je trouve|je sais|je ne|je n|je suis|je dois|je veux|je voudrais|je voulais|je préfère|je vois|je comprends|je connais|je vote|je viens|je dirais|je serais|je serai|je reste|je crains|je doute|j’ai|j’avais|j’aimerais|j’étais|j’espère|mon|ma|mes|moi',
    why: 'Pourquoi {}',
    background: 'Contexte',
    shortTitles: 'mme|mlle|mm|dr|me',
  },
  findings: {
    agoBefore: 'il y a',
    was: 'était|étaient',
    elides: 'jusqu|lorsqu|puisqu',
    decimalComma: true,
    eras: "avant|auparavant|autrefois|jusqu'ici|jusqu’ici|jusqu'à présent|hier|au début|l'an dernier|l’an dernier|l'année dernière|l’année dernière|un an plus tôt|l'année précédente|l’année précédente|la saison précédente|l'année d'avant|la saison dernière|jusqu’à présent;;aujourd'hui|aujourd’hui|maintenant|désormais|actuellement|cette année|à présent;;demain|à l'avenir|à l’avenir|à partir de|dès|bientôt",
    numerals:
      'deux=2|trois=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10|onze=11|douze=12|treize=13|quatorze=14|quinze=15|seize=16|dix-sept=17|dix-huit=18|dix-neuf=19|vingt=20|vingt-cinq=25|trente=30|quarante=40|cinquante=50|soixante=60|soixante-dix=70|quatre-vingts=80|quatre-vingt-dix=90|cent=100|deux cents=200|trois cents=300|une douzaine=12|deux douzaines=24|une dizaine=10|une quinzaine=15|une vingtaine=20|une trentaine=30|une quarantaine=40|une cinquantaine=50|une soixantaine=60|une centaine=100',
    compound: 'et',
    one: 'un|une',
    halves: 'et demi|et demie',
    fractions:
      'la moitié=0.5|moitié=0.5|un tiers=0.3333|le tiers=0.3333|deux tiers=0.6667|les deux tiers=0.6667|un quart=0.25|le quart=0.25|trois quarts=0.75|les trois quarts=0.75|un cinquième=0.2|deux cinquièmes=0.4|trois cinquièmes=0.6|quatre cinquièmes=0.8|un sixième=0.1667|un huitième=0.125|un dixième=0.1',
    every: 'chaque deuxième=2|chaque troisième=3|chaque quatrième=4',
    multiples: 'doublé=2|double=2|deux fois=2|triplé=3|trois fois=3|quadruplé=4|quatre fois=4|dix fois=10|divisé par deux=0.5',
    powers: 'mille=3|milliers=3|million=6|millions=6|milliard=9|milliards=9|md=9|mds=9|billion=12|billions=12',
    percent: 'pour cent|pour-cent|p. cent',
    points: 'points de pourcentage|point de pourcentage|points de pour cent',
    currencies: 'euros|euro|dollars|dollar|livres sterling|francs|yens|centimes',
    durations: 'secondes|seconde|minutes|minute|heures|heure|jours|jour|semaines|semaine|mois|années|année|ans|an|décennies|nuits',
    measures:
      'litres|litre|mètres|mètre|kilomètres|kilomètre|tonnes|tonne|kilogrammes|kilos|grammes|hectares|hectare|mètres carrés|mètres cubes|mégawatts|kilowatts|kilowattheures|mégawattheures|degrés|pages|points',
    plurals: 's|x|z',
    past: 'èrent|irent|urent|(?<![rfh])ait|aient|erait',
    estimates: "environ|près de|presque|quelque|autour de|près d'",
    provisos: "si|s'il|s’il|s'ils|s’ils|sauf|à moins|à condition|pourvu|tant que|sous réserve|à l'exception|à l’exception|excepté",
    doubts:
      'pourrait|pourraient|devrait|devraient|peut-être|probablement|vraisemblablement|éventuellement|prévu|prévue|prévus|prévues|attendu|attendue|attendus|attendues|estimé|estimée|estimés|estimées|envisagé|envisagée|espère|espèrent|espérons|provisoire',
    allows: 'peut|peuvent|possible|possibles|risque|risques|serait|seraient|doit|doivent|plan|objectif',
    negations: "ne|n'|n’|pas|sans|ni|jamais|aucun|aucune",
    dateLimits:
      "au plus tard le|au plus tard en|d’ici le|d'ici le|d’ici|d'ici|jusqu’au|jusqu'au|jusqu’en|jusqu'en|avant le|avant|à partir du|dès le",
    limitSigns:
      "au moins=≥|au minimum=≥|pas moins de=≥|à partir de=≥$|dès=≥$|au plus=≤|au maximum=≤|tout au plus=≤|jusqu'à=≤|jusqu’à=≤|pas plus de=≤|plus de=>|plus d'=>|plus d’=>|moins de=<|moins d'=<|moins d’=<",
    limitSignsAfter: 'ou plus=≥|et plus=≥|au moins=≥|au minimum=≥|minimum=≥|ou moins=≤|et moins=≤|au plus=≤|au maximum=≤|maximum=≤',
    determiners: 'le|la|les|l|un|une|des|ces|ce|cette|nos|notre|leurs|leur|ses|son|sa|vos|votre|tous|toutes|chaque|autres|mêmes|du|au|aux',
    hedges: "environ|près de|presque|plus de|moins de|au moins|au plus|jusqu'à|quelque|à peine|seulement|autour de|plus d'|près d'",
    limits: "au plus|au maximum|maxim|jusqu'à|jusqu’à|au moins|minim|limit|plafon|ne pas dépasser|doit|doivent|seuil|dans un délai",
    to: 'à',
    per: 'par|chaque|à l’',
    blankGroups: true,
    change:
      'd(?:e |es |u )(?:la )?{a} (?:à|jusqu.à|aux?) {b};;à {b},? (?:contre|après|au lieu de) {a};;{b},? (?:contre|après|au lieu de) {a};;{b} \\((?:contre|au lieu de) {a}',
    earlier: '{b}[^.;!?]{0,50}?, (?:contre|après) {a} (?:un an plus tôt|un an auparavant|l.année précédente|l.an dernier)',
    moves: 'pass|évolu|allé',
    rises: 'allong|rallong|augment|progress|cru|crû|croît|hausse|grimp|monté|monte|doubl|tripl|amélior|gagné|plus',
    falls: 'raccourc|écourt|baiss|diminu|recul|chut|tombé|tombe|réduit|réduc|perdu|divisé|moins',
    part: "{a} (?:des|de ses|de nos|de leurs|de ces) {b};;{a} sur (?:les |ses |nos |un total de )?{b};;[Ss]ur (?:les |ses |nos )?{b},? (?:seules? )?{a};;{a} d'entre (?:les )?{b}",
    of: "de|des|du|de la|de l'd'|de chaque|de nos|de ses|de tous les",
    ofThis: 'dont|de cette somme|de ce montant|sur cette somme|sur ce montant|sur ce total|de ce total|parmi lesquels|parmi lesquelles',
    versus: 'contre|au lieu de|plutôt que|par rapport à|comparé à|alors que|tandis que|alors qu|tandis qu|mais|que|et|face à|là où|;',
    when: "actuellement|aujourd’hui|aujourd'hui|maintenant|l’an dernier|l'an dernier|l’année dernière|l'année dernière|cette année|auparavant|jusqu’ici|jusqu'ici",
    target: 'plan|objectif|cible|budget|prévision|prévu|visé|attendu',
    expected:
      'avions…prévu|avait…prévu|avaient…prévu|avions…promis|avait…promis|avaient…promis|avions…espéré|avait…espéré|avaient…espéré|avions…tablé|avait…tablé|espérions|attendions|tablions',
    needs: 'besoin|il faut|il faudra|il faudrait|nécessit',
    supposes:
      "supposons|en supposant|suppose|supposé|hypothèse|hypothétique|imaginons|admettons|calcul d’effectif|calcul d'effectif|exemple de calcul|pour détecter",
    bounds: 'limite|plafond|seuil|maximum|minimum|min|max|norme',
    ranks:
      'plus grand|plus grande|plus petit|plus élevé|plus élevée|plus bas|premier|première|meilleur|meilleure|pire|plus forte|plus fort|principal|principale|plus important',
    verbs:
      "est|sont|était|étaient|a|ont|avait|avaient|sera|seront|coûte|coûtent|coûtait|prend|prennent|dure|atteint|atteignent|atteignait|représente|représentent|représentait|passe|passent|passé|augmenté|augmente|baissé|baisse|baissent|reculé|reculent|fait|font|utilise|utilisent|paie|paient|sert|servent|couvre|couvrent|compte|comptent|comptait|emploie|produit|produisent|vendu|ouvert|signé|perdu|perdent|gagné|reçu|reste|restent|s'élève|s'élevait|s'élèvent|diminué|progressé|grimpé|doublé|tombé|tombent|tombée|monté|chuté|vaut|faut|lavent|lave|dépasse|dépassent|concernent|concernaient|concerne|vient|viennent|avons|traite|traitent|accueille|accueillent|travaillent|vivent|soit|investi|économisé|économise|réduit|été|interrogé|se|s'est|va|habitent|déclarent|disent|répondent|utilisé|loue",
    pronouns:
      'il|elle|ils|elles|ce|cela|ceci|on|nous|je|vous|qui|dont|leur|leurs|son|sa|ses|y|celui-ci|celle-ci|ces|cette|aucun|aucune|tous',
    before:
      "en|depuis|de|d'ici|jusqu'en|à|au|fin|début|mi|dès|avant|après|entre|le|l'année|l'hiver|l'été|l'automne|printemps|hiver|été|automne|pendant|durant",
    contrast:
      'non (?:pas |seulement )?{x},? mais (?:aussi |bien )?{y};;(?:ne |n.)\\S+ pas {x},? mais {y};;{x}, (?:et )?non (?:pas )?{y};;au lieu de {x}, {y};;{x},? (?:alors que|tandis que) {y}',
    but: 'mais|cependant|toutefois|pourtant|néanmoins|en revanche|or|malgré tout|par contre|l’inconvénient',
    because: 'parce que|car|puisque|à cause de|grâce à|en raison de|dû à|faute de|la raison',
    therefore: "donc|c'est pourquoi|ainsi|par conséquent|de ce fait|cela signifie|ce qui signifie|d'où|entraîne|provoque|en conséquence",
    conditions: "si|s'il|s'ils|lorsque|quand|dès que|au cas où|à moins que",
    definition: '{x} signifie {y};;{x} désigne {y};;[Oo]n (?:appelle|entend par) {x},? {y};;{x} veut dire {y};;{x} est (?:un|une) {y}',
    kinds:
      'types|sortes|formes|catégories|classes|façons|manières|raisons|options|méthodes|groupes|modèles|principes|règles|causes|risques|avantages|objectifs|facteurs|questions|conditions|tâches|rôles',
    consists:
      'se compose de|se composent de|est composé de|est composée de|comprend|comprennent|est constitué de|est formé de|se divise en',
    levels: 'niveau|niveaux|couche|couches|étage|étages|étape|étapes|palier|paliers|phase|phases|échelon',
    from: 'de|du|des|entre',
    between: 'entre=et',
    ordinals: 'première|deuxième|troisième|quatrième|cinquième|sixième',
    last: 'dernière|dernier',
    decisive: 'compte le plus|est décisif|est décisive|le plus important|la plus importante|est essentielle|est cruciale',
    total: 'total|ensemble',
    advises: 'nous recommandons|nous conseillons|je recommande|notre recommandation|nous proposons|il est conseillé',
    said: 'indique|a indiqué|signale|annonce|a annoncé|résume|rapporte|confie|prévient|se souvient|regrette|résumait|se félicite|dit|a dit|explique|a expliqué|affirme|déclare|a déclaré|selon|raconte|précise|ajoute|souligne|estime|écrit',
  },
  texts: {
    agenda: 'Ordre du jour',
    sources: 'Sources',
    thankYou: 'Merci',
    assumption: 'Hypothèse, à vérifier',
    imagined: 'Exemple imaginé',
    computed: 'Une partie calculée à partir des autres chiffres',
    questions: 'Questions',
    overview: 'Vue d’ensemble',
    summary: 'Synthèse',
    keyPoints: 'Points clés',
    keyMessage: 'Message clé',
    keyFigures: 'Chiffres clés',
    discussion: 'Discussion',
    nextSteps: 'Prochaines étapes',
    verdict: 'Verdict',
    difference: 'Écart',
    inDetail: 'En détail',
    inTheWords: 'Dans les termes de la source',
    presentation: 'Présentation',
    exhibit: 'Illustration',
    credits: {
      title: 'Crédits des images',
      picture: 'Image',
      madeWith: 'créée avec',
      cropped: 'recadrée',
    },
    modelUnavailable:
      'Le modèle de langage n’a donné aucune réponse exploitable : cette présentation vient du rédacteur intégré. Redemandez-la plus tard pour obtenir la version du modèle.',
    storyline: {
      topical: {
        meaning: 'Que signifie « {t} » en une phrase ?',
        concern: 'Qui le thème « {t} » concerne-t-il ?',
        figure: 'Quel chiffre illustre le mieux le thème « {t} » ?',
        takeHome: 'Quelle phrase sur le thème « {t} » chacun doit-il retenir ?',
      },
      steps: {
        definition: [
          'De quoi il s’agit',
          'Que signifie-t-il en une phrase ?',
          'Qu’est-ce qui en fait partie, et qu’est-ce qui en est exclu ?',
          'Quel malentendu est le plus fréquent ?',
        ],
        relevance: ['Pourquoi c’est important', 'Qui est concerné ?', 'Que se passe-t-il si l’on ne fait rien ?', 'Pourquoi maintenant ?'],
        background: [
          'Comment on en est arrivé là',
          'Où tout a-t-il commencé ?',
          'Quels événements ont marqué son histoire ?',
          'Quelles leçons en tirer ?',
        ],
        today: [
          'Où en est-on aujourd’hui',
          'Quelle est la situation actuelle ?',
          'Quels chiffres la décrivent le mieux ?',
          'Qu’ignore-t-on encore ?',
        ],
        mechanism: ['Comment cela fonctionne', 'Que se passe-t-il d’abord ?', 'Qu’est-ce qui en découle ?', 'Quel est le résultat ?'],
        elements: [
          'Les éléments essentiels',
          'Quel élément porte l’ensemble ?',
          'Lequel est souvent négligé ?',
          'Comment s’articulent-ils ?',
        ],
        examples: [
          'Exemples',
          'Où peut-on l’observer en pratique ?',
          'Qu’est-ce qui a bien marché ?',
          'Que ferait-on autrement aujourd’hui ?',
        ],
        benefits: ['Ce que cela apporte', 'Qui en profite, et comment ?', 'Comment mesurer le gain ?', 'Quand se fera-t-il sentir ?'],
        challenges: [
          'Ce qui fait obstacle',
          'Quel est le plus grand risque ?',
          'Quelle est sa probabilité ?',
          'Qu’est-ce qui le réduirait ?',
        ],
        outlook: [
          'Et ensuite',
          'Que prévoir pour les prochaines années ?',
          'Qu’est-ce qui pourrait changer le cours des choses ?',
          'Quels signes faut-il surveiller ?',
        ],
        actions: ['Du plan à l’action', 'Que fait-on en premier ?', 'Qui le fait, et pour quand ?', 'À quoi reconnaîtra-t-on le succès ?'],
        goals: ['Ce que vous allez apprendre', 'Que saurez-vous à la fin ?', 'Que saurez-vous faire ?', 'Que savez-vous déjà ?'],
        terms: ['Termes clés', 'De quels termes a-t-on besoin ?', 'Que signifie chacun d’eux ?', 'Lesquels confond-on facilement ?'],
        mistakes: ['Erreurs fréquentes', 'Où se trompe-t-on le plus souvent ?', 'Pourquoi cela arrive-t-il ?', 'Comment l’éviter ?'],
        exercise: ['À vous de jouer', 'Quelle est la consigne ?', 'De quoi a-t-on besoin ?', 'Comment savoir si c’est juste ?'],
        check: [
          'Vérifiez vos connaissances',
          'Quelle est l’idée la plus importante ?',
          'Comment l’expliqueriez-vous à un ami ?',
          'Qu’est-ce qui reste obscur ?',
        ],
        problem: [
          'Le problème',
          'Qui rencontre ce problème, et à quelle fréquence ?',
          'Que lui coûte-t-il ?',
          'Comment s’en accommode-t-il aujourd’hui ?',
        ],
        solution: ['La solution', 'Que proposons-nous ?', 'Qu’y a-t-il de nouveau ?', 'Pourquoi la choisira-t-on ?'],
        market: [
          'Le marché',
          'Quelle est sa taille, et selon quelle source ?',
          'À quel rythme croît-il ?',
          'Quelle part sera conquise d’abord ?',
        ],
        model: [
          'Le modèle économique',
          'Qui paie, et pour quoi ?',
          'Que coûte et que rapporte une vente ?',
          'Qu’est-ce qui le fait croître ?',
        ],
        proof: [
          'Les preuves à ce jour',
          'Qu’a-t-on déjà accompli ?',
          'Quels clients peuvent le confirmer ?',
          'Quel chiffre convainc le plus ?',
        ],
        team: ['L’équipe', 'Qui porte le projet ?', 'Pourquoi sont-ce les bonnes personnes ?', 'Qui manque encore ?'],
        ask: ['Ce que nous demandons', 'De combien avons-nous besoin ?', 'À quoi cela servira-t-il ?', 'Qu’atteindrons-nous ainsi ?'],
        question: [
          'La question posée',
          'À quoi ce rapport doit-il répondre ?',
          'Qui a besoin de la réponse ?',
          'Que décidera-t-on sur cette base ?',
        ],
        method: [
          'Comment l’étude a été menée',
          'D’où viennent les données ?',
          'Comment ont-elles été vérifiées ?',
          'Quelles sont leurs limites ?',
        ],
        findings: [
          'Principaux constats',
          'Quel est le résultat le plus important ?',
          'Qu’est-ce qui a surpris ?',
          'Qu’est-ce qui n’a pas changé ?',
        ],
        causes: [
          'Ce qui l’explique',
          'Quelle cause explique le plus ?',
          'Qu’est-ce qui le confirme ?',
          'Quelle autre explication est possible ?',
        ],
        recommendation: ['Recommandation', 'Que faut-il faire ?', 'Pourquoi cela plutôt qu’autre chose ?', 'Que se passe-t-il sinon ?'],
      },
      contrasts: {
        balance: ['Pour et contre', 'Pour', 'Qu’est-ce qui plaide pour ?', 'Contre', 'Qu’est-ce qui plaide contre ?'],
        competition: ['Les alternatives', 'Les autres', 'Que proposent les autres ?', 'Nous', 'Que faisons-nous de mieux ?'],
        options: [
          'Les options',
          'Option A',
          'Qu’apporte-t-elle, et que coûte-t-elle ?',
          'Option B',
          'Qu’apporte-t-elle, et que coûte-t-elle ?',
        ],
      },
      depths: [
        ['un exemple', 'Quel cas l’illustre le mieux ?', 'Que s’est-il passé, étape par étape ?', 'Qu’enseigne-t-il ?'],
        ['chiffres et preuves', 'Quel chiffre le montre ?', 'De quelle source vient-il ?', 'Que ne montre-t-il pas ?'],
        ['questions et doutes', 'Quelles questions va-t-on poser ?', 'Quelle est la réponse brève ?', 'Qui peut en dire plus ?'],
      ],
      hints: ['Ajouter un chiffre et sa source', 'Donner un exemple personnel', 'Le dire en une phrase'],
      parts: {
        General: ['Les bases', 'Un regard plus précis', 'Perspectives'],
        'Educational Project': ['Pour commencer', 'Comprendre', 'S’exercer'],
        'Business Pitch': ['L’opportunité', 'L’offre', 'Le plan'],
        'Reports and Insights': ['La mission', 'Les résultats', 'Les conséquences'],
      },
      note: 'Aucun modèle de langue n’est configuré : cette diapositive est une trame. Remplacez les questions par vos propres faits.',
      audience: 'Public',
      tone: 'Ton et style',
      subtitle: 'Une trame à compléter',
      remember: 'Ce qu’il faut retenir',
      takeHome: 'Quelle phrase chacun doit-il emporter ?',
    },
  },
};
