/** French. */
import type { LanguageWords } from './language.ts';

export const fr: LanguageWords = {
  tag: 'fr',
  reading: {
    tables: 'tableau|tab.',
    figures: 'figure|fig.|image|illustration|graphique|photo',
    divisions: 'chapitre|partie|annexe|section|article|titre|leçon|module',
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
    and: 'et|ou|contre|versus|vs',
    genericHeadings:
      "résumé|synthèse|introduction|introduction générale|aperçu|contexte|conclusion|conclusions|résultat|résultats|bilan|préambule|avant-propos|discussion|vue d’ensemble|vue d'ensemble|en bref|l’essentiel|l'essentiel",
    concludingHeadings:
      "conclusion|conclusions|en résumé|en bref|pour conclure|en conclusion|bilan|synthèse|perspectives|conclusion et perspectives|prochaines étapes|les prochaines étapes|et après|et maintenant|recommandation|recommandations|à retenir|ce qu’il faut retenir|ce qu'il faut retenir|l’essentiel à retenir|l'essentiel à retenir|et la suite",
    backMatter:
      "références|références bibliographiques|bibliographie|remerciements|annexe|annexes|table des matières|sommaire|liste des figures|liste des tableaux|notes de bas de page|glossaire|index|pour aller plus loin|mentions légales|à propos de l’auteur|à propos de l'auteur|à propos des auteurs|conflits d’intérêts|conflits d'intérêts|financement|sources",
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
    attached: [/^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u],
    subjectFirst: true,
    relatives: 'qui|que|dont|où',
    nameParticles: 'de|du|des|la|le',
    leadIns:
      'cependant|toutefois|néanmoins|en outre|de plus|par ailleurs|ainsi|donc|par conséquent|enfin|par exemple|en particulier|en effet|en fait|en général|en résumé|en conclusion|tout d’abord|premièrement|deuxièmement|ensuite|mais|et|or|aussi',
    breaks:
      'et|mais|car|parce que|puisque|tandis que|alors que|bien que|afin de|afin que|pour que|qui|que|dont|où|ce qui|ce que|si|quand|lorsque|notamment|par exemple|donc|ainsi que|y compris|tout en|comme',
    backward: "ce|cela|ceci|cette|ces|cet|il|elle|ils|elles|leur|son|sa|ses|celui|celle|ceux|ici|c’est|c'est",
    subordinators: 'si|quand|lorsque|bien|parce|puisque|comme|après|avant|pour|afin|alors|tandis|en|sans|malgré|dès|pendant',
    danglers:
      'et|ou|mais|de|du|des|le|la|les|un|une|à|au|aux|en|dans|par|pour|avec|sur|que|qui|est|sont|ce|ces|son|sa|ses|leur|leurs|ne|pas|se|plus|comme|si|dont|vers|sous|entre',
    subjects: 'nous|il|elle|ils|elles|on|je|vous|le|la|les|ce|cette|ces|un|une|notre|leur|son|sa',
    copulas: 'est|sont|était|étaient|a|ont|sera|peut|peuvent|doit|reste|devient',
    common:
      'votre|vos|notre|nos|leur|leurs|mon|ma|mes|ton|ta|tes|comment|pourquoi|quoi|quel|quelle|autres|autre|même|mêmes|tout|tous|toute|toutes|plus|moins|très|bien|aussi|encore|être|avoir|avez|avons|fait|faire|pouvez|peuvent|devez|doivent|êtes|faut|dans|sur|sous|chez|vers|entre|ces|cet|cette|aux|des|une|plusieurs|chaque|quelque|quelques|ne|pas|lui|vous|soit|été',
    unseen:
      'le|la|les|un|une|des|du|de|d|l|et|ou|mais|donc|or|ni|car|à|au|aux|en|dans|sur|sous|avec|sans|pour|par|entre|vers|chez|depuis|pendant|avant|après|comme|que|qui|quoi|dont|où|quand|comment|pourquoi|ce|cet|cette|ces|il|elle|ils|elles|on|nous|vous|je|tu|se|sa|son|ses|leur|leurs|notre|nos|votre|vos|est|sont|était|étaient|être|été|a|ont|avait|avoir|sera|fait|faire|peut|doit|ne|pas|plus|moins|très|tout|tous|toute|toutes|nouveau|nouvelle|premier|première|étapes|aperçu|résumé|conclusion|merci|questions',
    conjunction: /^(?:et|mais)\s+/iu,
    participle: /^\p{Ll}{2,}ant(?=\s(?:à|aux?|les?|la|une?|des?|ainsi|de)\s)/u,
  },
  discourse: {
    cuePhrases: {
      about:
        "^ce rapport|^ce document|^cet article|^cette section|^ce chapitre|^ce guide|^cette page|^cette note|^ce mémo|^cette étude examine|^cette présentation|^dans cette section|^dans ce chapitre|^dans cet article|^dans ce rapport|^dans ce guide|^ci-après|^le reste de|^voir aussi|^voir|^comme indiqué|^comme mentionné|^l'objet de ce|^l'objectif de ce|ci-joint|en pièce jointe|^pour en savoir plus|^pour plus d|^nous décrivons|est organisé comme suit|^aujourd'hui nous allons|^le présent",
      announce:
        "comme suit|suivants|suivantes|suivant|suivante|^voici|^voilà|ci-dessous|^il s'agit de|pour deux raisons|pour plusieurs raisons|pour trois raisons|^ce sont|^en voici",
      counts:
        'deux|trois|quatre|cinq|six|sept|huit|plusieurs|quelques|de nombreux|de nombreuses|divers|diverses|différents|différentes|certains|certaines|un certain nombre de',
      announced:
        'raison*|façon*|moyen*|manière*|chose*|question*|étape*|point*|type*|sorte*|facteur*|avantage*|inconvénient*|problème*|changement*|décision*|règle*|partie*|option*|principe*|phase*|élément*|exemple*|objectif*|leçon*|défi*|risque*|domaine*|méthode*|approche*|stratégie*|catégorie*|groupe*|cause*|conseil*|conclusion*|résultat*|recommandation*|action*|composant*|caractéristique*|thème*|axe*|aspect*|mesure*|erreur*|forme*|condition*|critère*|exigence*|différence*|argument*|piste*|priorité*|enjeu*|nouveauté*',
      ask: 'devrait|devraient|devons|doit|doivent|il faut|faut|recommand*|nous demandons|nous proposons|propos*|veuillez|merci de|nous suggérons|conseill*|il convient de|est tenu*|sont tenu*|appelle à|demand*|il est nécessaire|il est important de|il est temps|pourriez-vous|pouvez-vous|avons besoin|je propose|à faire|prière de|obligatoire',
      cause:
        "parce que|parce qu*|car|en raison|à cause|grâce à|dû à|due à|dus à|dues à|la raison|la principale raison|puisque|puisqu*|provoqu*|causé*|résulte de|s'explique par|vient de|provient|par manque de|faute de|^comme|lié à|liée à|tient à",
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
        "^bonjour|^bonsoir|^salut|^cher|^chère|^chers|^chères|^madame|^monsieur|^merci|^cordialement|^bien cordialement|^bien à vous|^amicalement|^félicitations|^bienvenue|^j'espère|^bravo|^à bientôt|^bonne journée|^bonne lecture|^bonne chance|^n'hésitez pas|^je reste à|^nous restons à|^dans l'attente|^coucou",
      instruct:
        "^*ez|^ne *ez|^n'*ez|^utiliser|^ajouter|^vérifier|^ouvrir|^cliquer|^choisir|^garder|^laisser|^mettre|^prendre|^éviter|^toujours|^ne jamais|^ne pas|^faites|^dites|^verser|^mélanger|^placer|^retirer|^remplir|^noter|^faire|^couper|^éteindre|^brancher|^attendre|^n'oubliez|^pensez",
      says: "a déclaré|déclare|a dit|dit|explique|a expliqué|affirme|a affirmé|selon|d'après|souligne|a souligné|estime|a estimé|a annoncé|annonce|a ajouté|ajoute|rappelle|prévient|raconte|a indiqué|indique|précise|a précisé|à mon avis|à notre avis|je pense|je crois|nous pensons|nous estimons|confie|regrette|critique|juge",
      result:
        "augment*|baiss*|diminu*|progress*|recul*|atteint|atteignent|dépass*|doubl*|tripl*|chut*|amélior*|gagn*|perd*|obten*|réalis*|montr*|constat*|hausse|résultat*|record|au total|en moyenne|par rapport|contre|plus de|moins de|pour cent|s'élève|s'établit|représente|achevé*|livré*|économis*|réduit*|réduction|vendu*|chiffre d'affaires|bénéfice|croissance|grimp*|passé*|passe de|enregistr*|totalis*|croît|a crû",
      rhetoric:
        "^imaginez|^qui n'a|^bien sûr|^évidemment|^pas étonnant|^saviez-vous|^avez-vous déjà|^soyons honnêtes|^tout le monde sait|^nous savons tous|^c'est simple|^et voilà|^quel|^quelle|^rien de plus|^vous pensez peut-être|^ne vous inquiétez|^il va sans dire|^qui ne",
      risk: 'risqu*|problème*|danger*|menac*|échec*|échou*|retard*|pénurie*|manqu*|insuffisan*|difficult*|difficile*|obstacle*|faiblesse*|dommage*|perte*|plainte*|réclamation*|erreur*|panne*|malheureusement|crise*|inquiét*|préoccup*|blessé*|accident*|infraction*|incident*|trop peu|pas assez|trop lent*|défaillan*|vulnérab*|goulot*|bloqué*|en souffrance',
      scene:
        "^ces dernières années|^de nos jours|^aujourd'hui|^depuis des siècles|^depuis des décennies|^depuis toujours|^depuis longtemps|^au fil des|^beaucoup de gens|^la plupart des gens|^nous vivons|^dans un monde|^autrefois|^jadis|^il était une fois|^quand j|^un jour|^chaque jour|^de plus en plus|^ce n'est un secret|^tout le monde|^la semaine dernière|^à l'heure où|^à l'ère|^le monde",
      transition:
        "^voyons|^passons|^parlons|^abordons|^maintenant|^à présent|^venons-en|^avant de|^en résumé|^en conclusion|^pour conclure|^pour résumer|^commençons|^revenons|^comme nous l'avons vu|^ceci étant dit|^cela dit|^ensuite nous",
      first:
        "premièrement|d'abord|tout d'abord|le premier|la première|en premier lieu|d'une part|étape 1|primo|l'un|l'une|la première raison",
      next: "deuxièmement|troisièmement|quatrièmement|le deuxième|la deuxième|le second|la seconde|le troisième|la troisième|ensuite|puis|après|en second lieu|d'autre part|de plus|un autre|une autre|l'autre|étape 2|étape 3|étape 4|secundo",
      last: 'enfin|finalement|le dernier|la dernière|pour finir|pour terminer|en dernier lieu',
      oneSide: "^d'un côté|^d'une part|^certains|^les uns|^les partisans|^en théorie|^l'avantage",
      otherSide:
        "^de l'autre|^d'autre part|^d'un autre côté|^d'autres|^les autres|^les opposants|^les critiques|^en pratique|^l'inconvénient|^en revanche",
      strong:
        'plus grand*|plus important*|plus élevé*|plus haut*|plus bas*|le plus|la plus|les plus|seul|seule|seulement|principal*|essentiel*|crucial*|majeur*|clé|important*|meilleur*|pire|jamais|record|premier|première|avant tout|surtout|au total|double|moitié|chaque|aucun*|impérativement|indispensable*',
      answer: '^oui|^non|^pas forcément|^pas nécessairement|^cela dépend|^ça dépend|^la réponse|^en bref|^parce que|^tout dépend',
    },
    cues: 'important|essentiel|principal|clé|résultat|objectif|premi|montr|amélior|augment|hausse|baisse|record|doit|doivent|décid|recommand',
    steps: "d'abord|d’abord|premièrement|ensuite|puis|deuxièmement|troisièmement|après|enfin|finalement",
    chatter: {
      begins:
        "félicitations|toutes nos félicitations|bravo|bienvenue|bonjour|parlons|voyons|pour plus|pour en savoir plus|consultez|cliquez|voici|merci|quelques exemples|n'hésitez pas|donc, vous songez|prêt|nous avons interrogé|dans cette section|dans ce chapitre",
      holds:
        "(?:fait|a fait) le point sur [^,]{1,45}$|félicitations|n'êtes pas seul|jetez un coup|pas seul|consultez notre|consulter notre|plus d'informations|plus d’informations",
    },
  },
  findings: {},
  texts: {
    agenda: 'Ordre du jour',
    sources: 'Sources',
    thankYou: 'Merci',
    questions: 'Questions',
    overview: 'Vue d’ensemble',
    summary: 'Synthèse',
    keyPoints: 'Points clés',
    keyMessage: 'Message clé',
    keyFigures: 'Chiffres clés',
    discussion: 'Discussion',
    nextSteps: 'Prochaines étapes',
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
