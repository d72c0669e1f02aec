/** Words by which the parts of a source are known, by language. A table of data; phrases are separated by "|". */

export interface ReadingWords {
  /** Headings, or their beginnings, by the role of what stands below. */
  readonly roles: {
    readonly abstract?: string;
    readonly summary: string;
    readonly introduction: string;
    readonly background: string;
    readonly method: string;
    readonly results: string;
    readonly discussion?: string;
    readonly conclusion: string;
    readonly outlook: string;
    readonly decisions: string;
    readonly recommendations: string;
    readonly asks: string;
    readonly risks: string;
    readonly questions: string;
  };
  /** Other headings that many texts have. */
  readonly headings: string;
  /** What stands before a number in headings: "Chapter 3", "Step 1". */
  readonly chapters: string;
  /** Labels of a letter's head; the first field is what it is about. */
  readonly subject: string;
  readonly mailHeads: string;
  readonly replies?: string;
  readonly greetings: string;
  readonly closings: string;
  /** Beginnings of lines that programs and offices put below a letter. */
  readonly mailFeet: string;
  /** Labels and beginnings of lines that say who wrote a text, and when. */
  readonly bylines: string;
  readonly dates: string;
  /** Labels of who was there, and where. */
  readonly attendance: string;
  /** Beginnings of lines that belong to a web page, not to its text. */
  readonly web: string;
  /** Such lines that are nothing else. */
  readonly webWhole: string;
  /** Beginnings of lines to be filled in or signed. */
  readonly forms: string;
  /** Beginnings of paragraphs that say where authors work, and who paid. */
  readonly authorNotes?: string;
  /** What only the biography of an author has. */
  readonly biographies?: string;
  /** Labels at the head of a paper: its keywords and classes. */
  readonly paperLabels?: string;
  /** Messages that say nothing. */
  readonly nods: string;
  readonly page: string;
}

export const readingWords: Readonly<Record<string, ReadingWords>> = {
  en: {
    roles: {
      abstract: 'abstract',
      summary:
        'summary|executive summary|management summary|highlights|key points|key facts|key messages|key takeaways|takeaways|tl;dr|tldr|in short|in brief|at a glance|key figures|key findings|main points|the short version|bottom line',
      introduction: 'introduction|intro|preface|foreword|about this document|purpose|overview|objective|objectives|goals|aims',
      background:
        'background|context|motivation|history|why now|why this matters|starting point|situation|problem|the problem|problem statement|related work',
      method: 'method|methods|methodology|approach|materials and methods|our approach|how we did it|data|experimental setup|experiments',
      results:
        'results|findings|outcomes|evaluation|what we found|what we learned|results and discussion|performance|progress|achievements|wins|what went well',
      discussion: 'discussion|analysis|limitations',
      conclusion:
        'conclusion|conclusions|concluding remarks|final thoughts|final remarks|closing remarks|closing thoughts|wrapping up|wrap-up|in closing|in conclusion',
      outlook:
        "outlook|what is next|what’s next|what's next|what comes next|looking ahead|the way forward|forecast|guidance|future work|roadmap|plans",
      decisions: 'decisions|decision|decided|agreed|resolutions|what we decided',
      recommendations: 'recommendations|recommendation|our recommendation|proposal|proposals|what we recommend|suggestions',
      asks: 'next steps|actions|action items|action points|action|asks|the ask|our ask|to do|to dos|to-do|to-dos|todo|todos|what i need from you|what we need from you|what you need to do|what you can do|call to action|tasks|follow-up|follow-ups|follow up',
      risks: 'risks|risk|risks and issues|issues|problems|blockers|challenges|concerns|what did not go well|what did not',
      questions:
        'questions|open questions|open points|open issues|open items|frequently asked questions|faq|review questions|discussion questions',
    },
    headings:
      'agenda|scope|definitions|responsibilities|requirements|costs|cost|budget|timeline|schedule|people|team|customers|market|sales|finance|financials|product|operations|marketing|pricing|features|benefits|ingredients|materials|instructions|directions|what you need|what you will need|you will need|before you start|tips|troubleshooting|notes|aob|any other business|examples|exceptions|enforcement|technical data|specifications|specs|key dates|contact|attendees|topics|status|updates|homework|reading|key terms|learning objectives|learning goals|ideas|improvements',
    chapters:
      'chapter|section|article|part|step|phase|lecture|lesson|unit|module|day|week|item|point|stage|session|clause|schedule|annex|appendix|exhibit',
    subject: 'subject|re',
    mailHeads: 'from|to|cc|bcc|date|sent|reply-to|attachments|attachment|importance|received',
    replies: 're|fw|fwd',
    greetings: 'hi|hello|hey|dear|good morning|good afternoon|good evening|morning|greetings|hi all|to whom it may concern|team',
    closings:
      'best|best regards|kind regards|regards|warm regards|best wishes|many thanks|thanks|thank you|cheers|sincerely|yours|yours sincerely|yours faithfully|yours truly|all the best|take care|thanks again|thanks in advance|with best wishes|talk soon|see you|warmly|respectfully',
    mailFeet:
      'sent from my|get outlook for|sent via|this e-mail|this email|this message|the information contained in this|the information in this e|if you are not the intended|confidentiality notice|disclaimer:|please consider the environment|unsubscribe|you received this|you are receiving this|begin forwarded message|-----original message|---------- forwarded message|original message',
    bylines:
      'by|written by|author|authors|prepared by|submitted by|reviewed by|editor|presented by|prepared for|owner|lecturer|instructor|speaker',
    dates:
      'date|published|updated|last updated|last modified|posted|version|effective date|effective|status|as of|revised|revision|valid from|document no|reference|posted on|published on|updated on|last reviewed|due',
    attendance:
      'present|attendees|attending|participants|in attendance|apologies|absent|regrets|excused|chair|chairperson|minutes|minutes taken by|minute taker|note taker|notes by|scribe|location|place|venue|time|when|where|room|facilitator|recorded by|meeting called by|dial-in|invited|guests|next meeting',
    web: 'skip to|we use cookies|this website uses cookies|this site uses cookies|by continuing to|accept all|accept cookies|manage preferences|cookie settings|share this|share on|share via|follow us|subscribe to|sign up for|sign up to|related posts|related articles|related stories|you may also like|you might also like|read more|read next|read also|more from|continue reading|leave a comment|leave a reply|post a comment|was this article|was this page|did this help|all rights reserved|©|copyright|photo:|photo by|image:|image credit|photograph:|getty|advertisement|sponsored|your e-mail address|your email address|back to top|privacy policy|terms of|add to basket|add to cart|add to bag|buy now|customers also|log in|sign in|in stock|click here to|enter your email|tags:|filed under|most read|trending|enable javascript|print this|e-mail this|email this|download pdf|comments (',
    webWhole:
      'home|menu|search|about|about us|contact|contact us|blog|news|services|products|shop|login|log in|sign in|sign up|register|cart|basket|account|my account|help|support|facebook|twitter|x|linkedin|instagram|youtube|pinterest|whatsapp|email|e-mail|print|share|copy link|subscribe|next|previous|back|close|accept|decline|ok|yes|no|advertisement|skip to content|careers|press|imprint|sitemap|rss|comments|leave a comment|reply|like|save|follow|newsletter|pricing|features|resources|docs|documentation|company|help centre|help center|knowledge base|support centre|support center|customer service|share this article|read more|learn more|english|deutsch|français|español',
    forms:
      'signature|signed|date and signature|place, date|date, signature|name (printed)|print name|witness|for office use|tick|please tick|i agree|in witness whereof|by: _|title: _|date: _',
    authorNotes:
      "corresponding author|correspondence to|correspondence:|manuscript received|manuscript submitted|this work was supported|this work was funded|this research was supported|this research was funded|this work is supported|supported in part by|these authors contributed|equal contribution|permission to make digital|copyright held by|copyright is held|authors’ addresses|authors' addresses|author’s address|the authors are with|the author is with|e-mail address|email addresses|preprint submitted|accepted for publication|to appear in",
    biographies:
      'received the b|received his b|received her b|received a b|received the m|received his m|received her m|received the ph|received his ph|received her ph|received a ph|received his doctor|received her doctor|holds a phd|holds a ph.d|is currently a professor|is currently an associate|is currently an assistant|is currently a ph|research interests include|research interests are',
    paperLabels:
      'index terms|keywords|key words|key words and phrases|ccs concepts|acm reference format|categories and subject|general terms|jel classification|jel|msc|pacs|article history|article info|subject areas|how to cite|citation:',
    nods: 'ok|okay|k|yes|yep|yeah|no|nope|thanks|thank you|thx|ty|great|perfect|cool|nice|lol|haha|hahaha|sure|done|got it|sounds good|agreed|+1|same|hi|hello|hey|morning|good morning|bye|see you|image omitted|video omitted|audio omitted|sticker omitted|gif omitted|document omitted|<media omitted>|this message was deleted|you deleted this message|joined the channel|missed voice call|will do|on it|np|no problem|welcome',
    page: 'page|p',
  },
  de: {
    roles: {
      abstract: 'abstract|kurzfassung',
      summary:
        'zusammenfassung|kurz zusammengefasst|auf einen blick|das wichtigste|das wichtigste in kürze|in kürze|kernaussagen|kernpunkte|kennzahlen|highlights|überblick|kurzüberblick',
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
    chapters: 'kapitel|abschnitt|artikel|art.|teil|schritt|phase|vorlesung|lektion|modul|tag|woche|punkt|top|etappe|sitzung|anlage|anhang',
    subject: 'betreff|betrifft|thema',
    mailHeads: 'von|an|cc|kopie|bcc|datum|gesendet|anlage|anlagen|antwort an|wichtigkeit',
    replies: 'aw|wg|antwort|re|fwd',
    greetings:
      'hallo|hi|liebe|lieber|liebes|sehr geehrte|sehr geehrter|guten tag|guten morgen|guten abend|moin|servus|grüezi|hallo zusammen|werte|geschätzte',
    closings:
      'viele grüße|beste grüße|liebe grüße|herzliche grüße|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|schöne grüße|grüße|gruß|lg|vg|mfg|bis bald|vielen dank|danke|danke euch|mit besten grüßen|ihr|ihre|euer|eure|viele liebe grüße|sonnige grüße|freundliche grüsse',
    mailFeet:
      'von meinem iphone|gesendet von|von meinem|diese e-mail|diese nachricht|der inhalt dieser|sollten sie nicht der|vertraulichkeitshinweis|haftungsausschluss|ursprüngliche nachricht|-----ursprüngliche|bitte denken sie an die umwelt|abmelden|sitz der gesellschaft|registergericht|geschäftsführer:|amtsgericht|anfang der weitergeleiteten',
    bylines:
      'von|autor|autorin|autoren|verfasser|verfasserin|verfasst von|erstellt von|redaktion|vorgelegt von|dozent|dozentin|referent|referentin|text',
    dates:
      'datum|stand|version|veröffentlicht|aktualisiert|gültig ab|veröffentlicht am|zuletzt aktualisiert|fassung vom|aktenzeichen|letzte änderung|erschienen|uhrzeit',
    attendance:
      'anwesend|anwesende|teilnehmer|teilnehmende|teilnehmerinnen|entschuldigt|abwesend|protokoll|protokollführung|protokollant|protokollführer|protokollantin|sitzungsleitung|leitung|moderation|ort|raum|zeit|beginn|ende|gäste|nächste sitzung|nächster termin|nächstes treffen|verteiler',
    web: 'zum inhalt|zum hauptinhalt|wir verwenden cookies|diese website verwendet|diese webseite|alle akzeptieren|cookie-einstellungen|artikel teilen|teilen auf|teilen sie|folgen sie uns|newsletter abonnieren|jetzt abonnieren|das könnte sie auch|das könnte dich auch|lesen sie auch|lesen sie mehr|mehr lesen|mehr zum thema|weiterlesen|kommentar schreiben|kommentar verfassen|kommentare (|war dieser artikel|alle rechte vorbehalten|©|foto:|bild:|bildquelle|anzeige|nach oben|datenschutz|impressum|in den warenkorb|jetzt kaufen|auf lager|ähnliche artikel|ihre e-mail-adresse|deine e-mail-adresse|anmelden|quelle:|auf merkliste|schlagwörter|versandkostenfrei|lieferzeit',
    webWhole:
      'startseite|start|menü|suche|suchen|über uns|kontakt|aktuelles|leistungen|produkte|shop|anmelden|registrieren|warenkorb|mein konto|hilfe|impressum|datenschutz|agb|teilen|drucken|merken|abonnieren|weiter|zurück|schließen|akzeptieren|ablehnen|ja|nein|anzeige|karriere|presse|newsletter|kommentare|antworten|gefällt mir|speichern|folgen|home|blog|facebook|instagram|twitter|linkedin|whatsapp|jobs',
    forms:
      'unterschrift|ort, datum|datum, unterschrift|stempel|bitte ankreuzen|ich bestätige|name in druckbuchstaben|nur für den dienstgebrauch',
    paperLabels: 'schlüsselwörter|schlagwörter|stichworte|keywords|zitiervorschlag',
    authorNotes: 'korrespondenzadresse|gefördert durch|diese arbeit wurde gefördert|anschrift der|anschriften der|manuskript eingereicht',
    biographies: 'promovierte an|promovierte in|studierte an der|forschungsschwerpunkte sind|forschungsinteressen',
    nods: 'ok|okay|ja|nein|danke|super|prima|klar|alles klar|passt|gut|genau|haha|lol|moin|hallo|hi|guten morgen|bis dann|bis später|bild weggelassen|video weggelassen|audio weggelassen|<medien ausgeschlossen>|diese nachricht wurde gelöscht|mach ich|perfekt|top|danke dir|danke euch',
    page: 'seite|s',
  },
  fr: {
    roles: {
      abstract: 'résumé|abstract',
      summary:
        "résumé|synthèse|en bref|en résumé|points clés|points forts|faits marquants|l’essentiel|l'essentiel|à retenir|ce qu’il faut retenir|ce qu'il faut retenir|chiffres clés|bilan",
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
    chapters: 'chapitre|section|article|partie|étape|phase|cours|leçon|module|jour|semaine|point|titre|séance|annexe',
    subject: 'objet|sujet',
    mailHeads: 'de|à|a|cc|cci|date|envoyé|pièces jointes|pièce jointe|répondre à',
    replies: 're|tr|fwd',
    greetings: 'bonjour|bonsoir|cher|chère|chers|chères|salut|madame|monsieur|mesdames|bonjour à tous|coucou',
    closings:
      "cordialement|bien cordialement|bien à vous|bien à toi|amicalement|à bientôt|merci|merci d’avance|merci d'avance|merci à tous|salutations|sincères salutations|bonne journée|belle journée|cdlt|bises|veuillez agréer|je vous prie d’agréer|je vous prie d'agréer|respectueusement|sincèrement|bonne soirée|à demain|à lundi",
    mailFeet:
      "envoyé de mon|envoyé depuis|ce message|ce courriel|cet e-mail|les informations contenues|message d’origine|-----message d|pensez à l’environnement|pensez à l'environnement|se désabonner|message transféré",
    bylines:
      'par|auteur|auteure|auteurs|rédigé par|rédaction|écrit par|préparé par|présenté par|propos recueillis par|de notre correspondant',
    dates: 'date|publié|publié le|mis à jour|mise à jour|modifié le|version|le|en vigueur|référence|posté le|dernière mise à jour',
    attendance:
      'présents|présent|présente|présentes|participants|étaient présents|excusé|excusés|excusée|excusées|absents|absent|absente|lieu|salle|heure|animateur|animation|secrétaire|secrétaire de séance|président|présidente|rédacteur|prochaine réunion|invités|diffusion',
    web: "aller au contenu|nous utilisons des cookies|ce site utilise|tout accepter|gérer mes préférences|gérer les cookies|partager|partagez|suivez-nous|abonnez-vous|s’abonner|s'abonner|inscrivez-vous|à lire aussi|lire aussi|lire la suite|à lire également|articles similaires|sur le même sujet|vous aimerez aussi|laisser un commentaire|cet article vous a|tous droits réservés|©|crédit photo|photo :|publicité|haut de page|mentions légales|politique de confidentialité|ajouter au panier|acheter maintenant|en stock|votre adresse|votre e-mail|se connecter|connexion|temps de lecture|livraison gratuite|mots-clés",
    webWhole:
      "accueil|menu|rechercher|recherche|à propos|qui sommes-nous|contact|contactez-nous|actualités|services|produits|boutique|connexion|se connecter|s’inscrire|s'inscrire|panier|mon compte|aide|partager|imprimer|suivant|précédent|retour|fermer|accepter|refuser|oui|non|publicité|recrutement|presse|plan du site|commentaires|répondre|j’aime|suivre|newsletter|blog|facebook|twitter|instagram|linkedin",
    forms: 'signature|signatures|fait à|lu et approuvé|date et signature|cachet|cocher|(signature)|pour le prestataire|nom et prénom',
    paperLabels: 'mots-clés|mots clés|pour citer',
    authorNotes: 'auteur correspondant|correspondance|ce travail a été financé|ce travail a bénéficié|adresse des auteurs',
    biographies: 'a obtenu son doctorat|est titulaire d’un doctorat|ses recherches portent|ses travaux portent',
    nods: "ok|d’accord|d'accord|oui|non|merci|super|parfait|top|génial|cool|mdr|lol|haha|bonjour|salut|coucou|à plus|image absente|vidéo absente|audio omis|<médias omis>|ce message a été supprimé|ça marche|c’est noté|c'est noté|bien reçu",
    page: 'page|p',
  },
  es: {
    roles: {
      abstract: 'resumen|abstract',
      summary:
        'resumen|resumen ejecutivo|en resumen|lo más importante|puntos clave|claves|datos clave|cifras clave|de un vistazo|destacados|lo esencial|en breve',
      introduction: 'introducción|presentación|objetivo|objetivos|finalidad|propósito|prólogo',
      background: 'antecedentes|contexto|situación|historia|problema|el problema|punto de partida|motivación|por qué',
      method: 'método|métodos|metodología|enfoque|datos|materiales y métodos',
      results: 'resultados|resultado|logros|avances|hallazgos|lo que ha ido bien|lo que salió bien|progreso',
      discussion: 'discusión|análisis|limitaciones',
      conclusion: 'conclusión|conclusiones|para terminar|reflexión final|consideraciones finales',
      outlook: 'perspectivas|previsiones|qué viene ahora|lo que viene|previsión|futuro',
      decisions: 'decisiones|decisión|acuerdos|acuerdo|acordado',
      recommendations: 'recomendaciones|recomendación|propuestas|propuesta|sugerencias',
      asks: 'próximos pasos|siguientes pasos|acciones|tareas|pendientes|por hacer|qué necesito de vosotros|qué necesito de ustedes|lo que necesito|plan de acción',
      risks: 'riesgos|riesgo|problemas|dificultades|retos|desafíos|lo que salió mal|incidencias|obstáculos',
      questions:
        'preguntas|preguntas abiertas|preguntas frecuentes|dudas|cuestiones abiertas|temas pendientes|faq|puntos abiertos|ruegos y preguntas',
    },
    headings:
      'orden del día|ámbito de aplicación|alcance|definiciones|responsabilidades|requisitos|costes|costos|coste|presupuesto|calendario|plazos|equipo|personal|clientes|mercado|ventas|finanzas|producto|ingredientes|preparación|elaboración|materiales|instrucciones|consejos|trucos|varios|ejemplos|excepciones|características|ficha técnica|precio|duración|objeto|confidencialidad|vigencia|estado',
    chapters: 'capítulo|sección|artículo|parte|paso|fase|lección|clase|tema|módulo|día|semana|punto|cláusula|título|etapa|sesión|anexo',
    subject: 'asunto|tema',
    mailHeads: 'de|para|cc|cco|fecha|enviado|enviado el|adjuntos|adjunto|responder a',
    replies: 're|rv|fwd',
    greetings:
      'hola|buenos días|buenas tardes|buenas noches|buenas|estimado|estimada|estimados|estimadas|querido|querida|queridos|queridas|apreciado|muy señores|hola a todos',
    closings:
      'un saludo|saludos|saludos cordiales|un abrazo|abrazos|atentamente|cordialmente|gracias|muchas gracias|gracias de antemano|hasta pronto|un cordial saludo|besos|quedo a la espera|quedo a vuestra disposición|quedo a su disposición|hasta luego',
    mailFeet:
      'enviado desde mi|enviado desde|este mensaje|este correo|la información contenida|mensaje original|-----mensaje original|aviso legal|antes de imprimir|mensaje reenviado|darse de baja|si ha recibido',
    bylines:
      'por|autor|autora|autores|escrito por|elaborado por|preparado por|redacción|agencias|texto|presentado por|profesor|profesora|docente|ponente',
    dates: 'fecha|publicado|publicado el|actualizado|actualizado el|última actualización|versión|vigente desde|referencia|en vigor',
    attendance:
      'asistentes|presentes|asisten|participantes|ausentes|excusan|se excusan|excusados|excusa|lugar|sala|hora|preside|presidente|presidenta|secretario|secretaria|acta|moderador|moderadora|próxima reunión|invitados|modera',
    web: 'saltar al contenido|ir al contenido|usamos cookies|utilizamos cookies|este sitio|esta web utiliza|aceptar todo|aceptar todas|configurar cookies|compartir|comparte|síguenos|suscríbete|suscríbase|regístrate|te puede interesar|también te puede|le puede interesar|lea también|lee también|leer más|seguir leyendo|artículos relacionados|noticias relacionadas|más sobre|deja un comentario|deja una respuesta|¿te ha resultado|todos los derechos|©|foto:|imagen:|crédito|publicidad|volver arriba|política de privacidad|aviso legal|añadir al carrito|añadir a la cesta|comprar ahora|en stock|tu correo|tu dirección|iniciar sesión|inicia sesión|tiempo de lectura|etiquetas|envío gratis|ver más',
    webWhole:
      'inicio|menú|buscar|sobre nosotros|quiénes somos|contacto|noticias|servicios|productos|tienda|acceder|iniciar sesión|registrarse|carrito|cesta|mi cuenta|ayuda|compartir|imprimir|siguiente|anterior|volver|cerrar|aceptar|rechazar|sí|no|publicidad|empleo|prensa|mapa del sitio|comentarios|responder|me gusta|seguir|boletín|blog|facebook|twitter|instagram|linkedin|whatsapp',
    forms: 'firma|firmado|lugar y fecha|fecha y firma|sello|marque|fdo|nombre y apellidos',
    paperLabels: 'palabras clave|palabras claves|cómo citar|clasificación jel',
    authorNotes: 'autor de correspondencia|autor para correspondencia|este trabajo ha sido financiado|este trabajo fue financiado',
    biographies: 'doctor por la|doctora por la|obtuvo el doctorado|sus líneas de investigación|sus intereses de investigación',
    nods: 'ok|vale|sí|si|no|gracias|genial|perfecto|claro|bien|hola|adiós|jaja|jajaja|jajaja vale|hecho|de acuerdo|buenos días|imagen omitida|vídeo omitido|video omitido|audio omitido|sticker omitido|<multimedia omitido>|se eliminó este mensaje|estupendo|hasta luego|dale|listo',
    page: 'página|pág|pag|p',
  },
  it: {
    roles: {
      abstract: 'abstract',
      summary:
        'sintesi|riassunto|sommario|in sintesi|in breve|riepilogo|punti chiave|punti salienti|in evidenza|cifre chiave|a colpo d’occhio',
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
    chapters: 'capitolo|sezione|articolo|art.|parte|passo|fase|lezione|modulo|giorno|settimana|punto|titolo|allegato|passaggio',
    subject: 'oggetto',
    mailHeads: 'da|a|cc|ccn|data|inviato|allegati|allegato|rispondi a',
    replies: 're|i|r|fwd',
    greetings: 'ciao|buongiorno|buonasera|salve|gentile|gentili|caro|cara|cari|care|egregio|egregi|spettabile|ciao a tutti',
    closings:
      'cordiali saluti|saluti|un saluto|distinti saluti|un caro saluto|a presto|grazie|grazie mille|grazie in anticipo|cordialmente|buona giornata|un abbraccio|tanti saluti|buon lavoro',
    mailFeet:
      'inviato da iphone|inviato dal mio|inviato da|questo messaggio|questa e-mail|questa email|le informazioni contenute|messaggio originale|-----messaggio originale|prima di stampare|messaggio inoltrato',
    bylines: 'di|autore|autrice|autori|scritto da|a cura di|redatto da|testo di|docente|relatore|relatrice',
    dates: 'data|pubblicato|pubblicato il|aggiornato|aggiornato il|ultimo aggiornamento|versione|in vigore|in vigore dal|riferimento',
    attendance:
      'presenti|presente|partecipanti|assenti|assente|assenti giustificati|giustificati|luogo|sala|ora|orario|presiede|presidente|segretario|segretaria|verbalizza|verbale|prossima riunione|invitati|moderatore',
    web: 'vai al contenuto|salta al contenuto|utilizziamo i cookie|questo sito utilizza|questo sito usa|accetta tutti|accetta|gestisci|condividi|seguici|iscriviti|abbonati|leggi anche|leggi tutto|continua a leggere|articoli correlati|potrebbe interessarti|ti potrebbe|lascia un commento|il tuo indirizzo|i campi obbligatori|tutti i diritti|©|foto:|crediti|pubblicità|torna su|informativa|privacy|note legali|aggiungi al carrello|acquista ora|disponibile|accedi|tempo di lettura|spedizione gratuita|hai trovato utile|p.iva|partita iva',
    webWhole:
      'home|menu|menù|cerca|chi siamo|contatti|notizie|servizi|prodotti|negozio|accedi|registrati|carrello|il mio account|aiuto|condividi|stampa|avanti|indietro|chiudi|accetta|rifiuta|sì|no|pubblicità|lavora con noi|mappa del sito|commenti|rispondi|mi piace|segui|newsletter|blog|facebook|instagram|twitter|linkedin|whatsapp',
    forms: 'firma|luogo e data|data e firma|timbro|barrare|(firma)|letto, approvato|nome e cognome',
    paperLabels: 'parole chiave',
    nods: 'ok|va bene|sì|si|no|grazie|perfetto|certo|bene|ciao|ahah|ahahah|fatto|d’accordo|buongiorno|immagine omessa|video omesso|audio omesso|<media omessi>|questo messaggio è stato eliminato|a dopo|ottimo',
    page: 'pagina|pag|p',
  },
  pt: {
    roles: {
      abstract: 'resumo|abstract',
      summary:
        'resumo|sumário executivo|resumo executivo|em resumo|síntese|destaques|pontos-chave|pontos principais|números-chave|em poucas palavras|o essencial',
      introduction: 'introdução|apresentação|objetivo|objetivos|objectivo|objectivos|finalidade|propósito|prefácio',
      background: 'contexto|antecedentes|enquadramento|histórico|história|situação|problema|o problema|ponto de partida|motivação|porquê',
      method: 'método|métodos|metodologia|abordagem|dados|materiais e métodos',
      results: 'resultados|resultado|conquistas|progresso|avanços|o que correu bem|o que deu certo|descobertas',
      discussion: 'discussão|análise|limitações',
      conclusion: 'conclusão|conclusões|considerações finais|para concluir|palavras finais',
      outlook: 'perspetivas|perspectivas|previsões|previsão|o que vem a seguir|futuro',
      decisions: 'decisões|decisão|deliberações|deliberação|decidido',
      recommendations: 'recomendações|recomendação|propostas|proposta|sugestões',
      asks: 'próximos passos|ações|acções|tarefas|a fazer|pendências|o que preciso de vocês|o que precisamos|plano de ação|encaminhamentos',
      risks: 'riscos|risco|problemas|dificuldades|desafios|o que correu mal|o que deu errado|obstáculos',
      questions: 'perguntas|perguntas frequentes|dúvidas|questões em aberto|pontos em aberto|perguntas em aberto|faq|dúvidas frequentes',
    },
    headings:
      'ordem de trabalhos|ordem do dia|pauta|âmbito|âmbito de aplicação|definições|objeto|responsabilidades|requisitos|custos|custo|orçamento|calendário|cronograma|prazos|equipa|equipe|pessoal|clientes|mercado|vendas|finanças|produto|ingredientes|preparação|modo de preparo|materiais|instruções|dicas|conselhos|outros assuntos|exemplos|exceções|características|ficha técnica|preço|duração|vigência|confidencialidade',
    chapters: 'capítulo|secção|seção|artigo|parte|passo|fase|etapa|aula|lição|módulo|dia|semana|ponto|cláusula|título|sessão|anexo',
    subject: 'assunto',
    mailHeads: 'de|para|cc|cco|data|enviado|enviada|enviado em|anexos|anexo|responder a',
    replies: 're|enc|res|fwd',
    greetings:
      'olá|oi|bom dia|boa tarde|boa noite|caro|cara|caros|caras|prezado|prezada|prezados|prezadas|estimado|estimada|estimados|exmo|exma|olá a todos|pessoal',
    closings:
      'cumprimentos|com os melhores cumprimentos|melhores cumprimentos|atenciosamente|abraço|abraços|um abraço|obrigado|obrigada|muito obrigado|muito obrigada|até breve|até já|cordialmente|saudações|grato|grata|att|beijinhos|bom trabalho',
    mailFeet:
      'enviado do meu|enviado a partir|esta mensagem|este e-mail|este email|as informações contidas|mensagem original|-----mensagem original|antes de imprimir|mensagem encaminhada|cancelar subscrição',
    bylines: 'por|autor|autora|autores|escrito por|elaborado por|redação|texto|texto de|apresentado por|professor|professora|docente',
    dates: 'data|publicado|publicado em|publicado a|atualizado|atualizado em|última atualização|versão|em vigor|referência|vigência',
    attendance:
      'presentes|presente|participantes|presenças|ausentes|ausente|faltas|justificadas|local|sala|hora|horário|presidente|secretário|secretária|ata|moderador|próxima reunião|convidados|relator',
    web: 'saltar para o conteúdo|ir para o conteúdo|pular para|utilizamos cookies|usamos cookies|este site|aceitar todos|aceitar|gerir cookies|partilhar|compartilhar|compartilhe|siga-nos|subscreva|assine|inscreva-se|leia também|leia mais|ler mais|continuar a ler|artigos relacionados|veja também|pode também gostar|deixe um comentário|deixe uma resposta|este artigo foi|todos os direitos|©|foto:|crédito|publicidade|voltar ao topo|política de privacidade|adicionar ao carrinho|comprar agora|em stock|em estoque|o seu e-mail|seu e-mail|iniciar sessão|entrar|tempo de leitura|frete grátis|portes grátis',
    webWhole:
      'início|menu|pesquisar|buscar|sobre nós|quem somos|contacto|contactos|contato|notícias|serviços|produtos|loja|entrar|registar|cadastrar|carrinho|minha conta|ajuda|partilhar|compartilhar|imprimir|seguinte|próximo|anterior|voltar|fechar|aceitar|recusar|sim|não|publicidade|carreiras|imprensa|mapa do site|comentários|responder|gosto|curtir|seguir|newsletter|blog|facebook|instagram|twitter|linkedin|whatsapp',
    forms: 'assinatura|local e data|data e assinatura|carimbo|assinale|nome completo',
    paperLabels: 'palavras-chave|palavras chave|como citar',
    nods: 'ok|sim|não|obrigado|obrigada|ótimo|perfeito|claro|bem|olá|oi|kkk|kkkk|haha|feito|combinado|bom dia|imagem omitida|imagem ocultada|vídeo omitido|áudio ocultado|<mídia oculta>|esta mensagem foi apagada|beleza|valeu|até logo',
    page: 'página|pág|pag|p',
  },
  nl: {
    roles: {
      abstract: 'abstract',
      summary:
        'samenvatting|managementsamenvatting|in het kort|kernpunten|hoofdpunten|hoogtepunten|kerncijfers|in één oogopslag|het belangrijkste',
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
    chapters: 'hoofdstuk|paragraaf|artikel|deel|stap|fase|college|les|module|dag|week|punt|bijlage',
    subject: 'onderwerp|betreft',
    mailHeads: 'van|aan|cc|bcc|datum|verzonden|bijlage|bijlagen|antwoord aan',
    replies: 're|fw|antw|doorst|fwd',
    greetings: 'beste|hallo|hoi|hi|dag|geachte|lieve|goedemorgen|goedemiddag|goedenavond|beste allemaal|beste collega’s',
    closings:
      'groeten|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|groet|groetjes|mvg|alvast bedankt|bedankt|dank|tot ziens|tot snel|hoogachtend|fijne dag',
    mailFeet:
      'verzonden vanaf|verstuurd vanaf|verstuurd vanuit|dit bericht|deze e-mail|de informatie in dit|oorspronkelijk bericht|-----oorspronkelijk|denk aan het milieu|doorgestuurd bericht|afmelden',
    bylines: 'door|auteur|auteurs|geschreven door|opgesteld door|redactie|tekst|docent',
    dates: 'datum|gepubliceerd|gepubliceerd op|bijgewerkt|laatst bijgewerkt|versie|ingangsdatum|geldig vanaf|kenmerk',
    attendance:
      'aanwezig|aanwezigen|deelnemers|afwezig|afgemeld|afmeldingen|met kennisgeving|voorzitter|notulist|notulen|locatie|plaats|zaal|tijd|volgende vergadering|volgend overleg|gasten',
    web: 'naar de inhoud|ga naar|wij gebruiken cookies|we gebruiken cookies|deze website|alles accepteren|cookie-instellingen|deel dit|delen via|delen op|volg ons|abonneer|schrijf je in|lees ook|lees meer|lees verder|gerelateerde|meer over|reageer|plaats een reactie|laat een reactie|was dit artikel|alle rechten|©|foto:|beeld:|advertentie|naar boven|privacybeleid|privacyverklaring|in winkelwagen|in winkelmand|nu kopen|op voorraad|je e-mailadres|inloggen|leestijd|gratis verzending',
    webWhole:
      'home|menu|zoeken|over ons|contact|nieuws|diensten|producten|winkel|inloggen|registreren|winkelwagen|mijn account|hulp|delen|printen|volgende|vorige|terug|sluiten|accepteren|weigeren|ja|nee|advertentie|vacatures|pers|sitemap|reacties|reageren|vind ik leuk|volgen|nieuwsbrief|blog|facebook|instagram|twitter|linkedin|whatsapp',
    forms: 'handtekening|plaats, datum|datum en handtekening|stempel|aankruisen|naam in blokletters',
    paperLabels: 'trefwoorden|sleutelwoorden',
    nods: 'ok|oké|ja|nee|bedankt|dank je|dankjewel|top|prima|goed|hoi|hallo|haha|doe ik|is goed|goedemorgen|afbeelding weggelaten|<media weggelaten>|tot zo|helemaal goed',
    page: 'pagina|blz|p',
  },
  pl: {
    roles: {
      abstract: 'abstrakt|streszczenie',
      summary: 'podsumowanie|streszczenie|w skrócie|najważniejsze|najważniejsze punkty|kluczowe wnioski|kluczowe liczby|w pigułce',
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
    chapters: 'rozdział|sekcja|artykuł|art.|część|krok|faza|etap|wykład|lekcja|moduł|dzień|tydzień|punkt|załącznik|pkt',
    subject: 'temat|dotyczy',
    mailHeads: 'od|do|dw|udw|data|wysłano|załączniki|załącznik',
    replies: 're|odp|fwd|pd',
    greetings: 'cześć|dzień dobry|witam|witaj|szanowni|szanowny|szanowna|drodzy|drogi|droga|hej|dobry wieczór',
    closings:
      'pozdrawiam|z poważaniem|pozdrowienia|serdecznie pozdrawiam|z wyrazami szacunku|dziękuję|dziękuję z góry|dzięki|do zobaczenia|z pozdrowieniami|miłego dnia',
    mailFeet:
      'wysłano z|wysłane z|ta wiadomość|niniejsza wiadomość|informacje zawarte|wiadomość oryginalna|-----wiadomość|pomyśl o środowisku|przekazana wiadomość',
    bylines: 'autor|autorka|autorzy|opracowanie|opracował|opracowała|przygotował|tekst|redakcja|prowadzący',
    dates: 'data|opublikowano|zaktualizowano|ostatnia aktualizacja|wersja|obowiązuje od|stan na|nr',
    attendance:
      'obecni|uczestnicy|nieobecni|usprawiedliwieni|przewodniczący|przewodnicząca|protokolant|protokolantka|protokół|miejsce|sala|godzina|czas|następne spotkanie|goście',
    web: 'przejdź do|używamy plików|ta strona używa|ta strona korzysta|akceptuję|zaakceptuj|udostępnij|obserwuj nas|zapisz się|subskrybuj|czytaj także|czytaj też|zobacz też|czytaj więcej|powiązane|dodaj komentarz|zostaw komentarz|wszelkie prawa|©|fot.|zdjęcie:|reklama|do góry|polityka prywatności|dodaj do koszyka|kup teraz|w magazynie|twój adres|zaloguj|czas czytania|darmowa dostawa',
    webWhole:
      'strona główna|menu|szukaj|o nas|kontakt|aktualności|usługi|produkty|sklep|zaloguj|zaloguj się|zarejestruj|koszyk|moje konto|pomoc|udostępnij|drukuj|dalej|wstecz|zamknij|akceptuję|odrzuć|tak|nie|reklama|kariera|komentarze|odpowiedz|lubię to|newsletter|blog|facebook|instagram|twitter|linkedin',
    forms: 'podpis|miejscowość, data|data i podpis|pieczęć|zaznaczyć',
    paperLabels: 'słowa kluczowe',
    nods: 'ok|tak|nie|dzięki|dziękuję|super|jasne|dobrze|cześć|hej|haha|zrobione|spoko|dzień dobry|pominięto multimedia|<pominięto multimedia>|do zobaczenia|git',
    page: 'strona|str|s',
  },
  ru: {
    roles: {
      abstract: 'аннотация|реферат',
      summary:
        'резюме|кратко|коротко|главное|ключевые показатели|основные показатели|ключевые моменты|основное|краткое содержание|в двух словах',
      introduction: 'введение|предисловие|цель|цели|вступление|назначение',
      background: 'контекст|предыстория|ситуация|история|проблема|исходное положение|актуальность|зачем|почему',
      method: 'метод|методы|методика|методология|подход|данные|материалы и методы',
      results: 'результаты|результат|итоги|достижения|что получилось|успехи|ход работ',
      discussion: 'обсуждение|анализ|ограничения',
      conclusion: 'заключение|выводы|вывод|в заключение',
      outlook: 'перспективы|прогноз|что дальше|планы|дальнейшие планы',
      decisions: 'решения|решение|решили|постановили|принятые решения',
      recommendations: 'рекомендации|рекомендация|предложения|предложение',
      asks: 'следующие шаги|дальнейшие шаги|задачи|действия|что нужно сделать|поручения|план действий|что требуется',
      risks: 'риски|риск|проблемы|трудности|сложности|вызовы|что не получилось',
      questions: 'вопросы|открытые вопросы|частые вопросы|часто задаваемые вопросы|вопросы и ответы|контрольные вопросы|разное',
    },
    headings:
      'повестка|повестка дня|область применения|определения|термины|обязанности|ответственность|требования|затраты|расходы|бюджет|сроки|график|команда|персонал|сотрудники|клиенты|рынок|продажи|финансы|продукт|ингредиенты|приготовление|материалы|инструкция|советы|примеры|исключения|характеристики|технические характеристики|цена|срок действия|предмет договора|конфиденциальность|общие положения|заключительные положения',
    chapters: 'глава|раздел|статья|часть|шаг|этап|лекция|урок|модуль|день|неделя|пункт|тема|приложение|занятие',
    subject: 'тема',
    mailHeads: 'от|кому|копия|дата|отправлено|вложения|вложение|от кого',
    replies: 're|отв|fwd|пер',
    greetings:
      'привет|здравствуйте|добрый день|доброе утро|добрый вечер|уважаемые|уважаемый|уважаемая|коллеги|дорогие|дорогой|дорогая|всем привет',
    closings:
      'с уважением|с наилучшими пожеланиями|спасибо|благодарю|всего доброго|до встречи|до свидания|заранее спасибо|искренне ваш|обнимаю|хорошего дня',
    mailFeet:
      'отправлено с|отправлено из|это сообщение|данное сообщение|настоящее сообщение|исходное сообщение|-----исходное|пересылаемое сообщение|отписаться',
    bylines: 'автор|авторы|текст|подготовил|подготовила|составил|составила|преподаватель|лектор|докладчик|фото',
    dates: 'дата|опубликовано|обновлено|версия|последнее обновление|действует с|редакция от|номер',
    attendance:
      'присутствовали|присутствуют|участники|отсутствовали|отсутствуют|председатель|секретарь|протокол вёл|протокол вела|место|место проведения|время|зал|следующее заседание|следующая встреча|приглашённые|приглашены',
    web: 'перейти к|мы используем|этот сайт|принять все|поделиться|подписывайтесь|подпишитесь|читайте также|читайте нас|читать далее|читать ещё|подробнее:|по теме|похожие|оставить комментарий|комментарии (|все права|©|фото:|реклама|наверх|политика конфиденциальности|добавить в корзину|в корзину|купить|в наличии|ваш e-mail|войти|время чтения|бесплатная доставка|эта статья была|ранее:|ранее сообщалось',
    webWhole:
      'главная|меню|поиск|о нас|контакты|новости|услуги|товары|магазин|войти|регистрация|корзина|личный кабинет|помощь|поделиться|печать|далее|назад|закрыть|принять|отклонить|да|нет|реклама|вакансии|комментарии|ответить|нравится|подписаться|блог|вконтакте|telegram|facebook|instagram|одноклассники',
    forms: 'подпись|дата, подпись|место, дата|печать|м.п|нужное отметить|реквизиты сторон|подписи сторон',
    paperLabels: 'ключевые слова|для цитирования|удк',
    authorNotes: 'автор для переписки|работа выполнена при|исследование выполнено при',
    nods: 'ок|окей|да|нет|спасибо|отлично|супер|хорошо|понял|поняла|ясно|привет|ага|угу|готово|доброе утро|здравствуйте|<без медиафайлов>|сообщение удалено|до связи|ахаха|хаха|договорились',
    page: 'страница|стр|с',
  },
  uk: {
    roles: {
      abstract: 'анотація',
      summary: 'резюме|коротко|головне|підсумок|ключові показники|стисло|основне',
      introduction: 'вступ|передмова|мета|цілі|призначення',
      background: 'контекст|передумови|ситуація|історія|проблема|чому',
      method: 'метод|методи|методика|підхід|дані',
      results: 'результати|результат|підсумки|досягнення|що вдалося',
      conclusion: 'висновки|висновок|на завершення',
      outlook: 'перспективи|прогноз|що далі|плани',
      decisions: 'рішення|вирішили|ухвалили',
      recommendations: 'рекомендації|пропозиції|пропозиція',
      asks: 'наступні кроки|подальші кроки|завдання|дії|що потрібно зробити',
      risks: 'ризики|ризик|проблеми|труднощі|виклики|що не вдалося',
      questions: 'питання|відкриті питання|поширені запитання|часті запитання|запитання',
    },
    headings:
      'порядок денний|сфера застосування|визначення|обов’язки|вимоги|витрати|бюджет|терміни|графік|команда|клієнти|ринок|продажі|фінанси|інгредієнти|приготування|матеріали|інструкція|поради|різне|приклади|винятки|характеристики|ціна',
    chapters: 'розділ|глава|стаття|частина|крок|етап|лекція|урок|модуль|день|тиждень|пункт|тема|додаток',
    subject: 'тема',
    mailHeads: 'від|кому|копія|дата|надіслано|вкладення',
    replies: 're|fwd',
    greetings: 'привіт|вітаю|добрий день|доброго дня|доброго ранку|шановні|шановний|шановна|колеги|дорогі',
    closings: 'з повагою|з найкращими побажаннями|дякую|щиро дякую|до зустрічі|гарного дня|бувайте',
    mailFeet: 'надіслано з|це повідомлення|оригінальне повідомлення|переслане повідомлення',
    bylines: 'автор|автори|текст|підготувала|підготував|викладач|доповідач|фото',
    dates: 'дата|опубліковано|оновлено|версія|чинний з',
    attendance: 'присутні|учасники|відсутні|голова|секретар|протокол|місце|час|наступна зустріч|наступне засідання|запрошені',
    web: 'перейти до|ми використовуємо|цей сайт|прийняти все|поділитися|підписуйтесь|підпишіться|читайте також|читати далі|схожі|залишити коментар|усі права|всі права|©|фото:|реклама|вгору|політика конфіденційності|додати в кошик|купити|увійти|час читання',
    webWhole:
      'головна|меню|пошук|про нас|контакти|новини|послуги|товари|магазин|увійти|реєстрація|кошик|допомога|поділитися|друк|далі|назад|закрити|прийняти|відхилити|так|ні|реклама|вакансії|коментарі|відповісти|підписатися|блог|telegram|facebook|instagram',
    forms: 'підпис|місце, дата|печатка',
    paperLabels: 'ключові слова',
    nods: 'ок|так|ні|дякую|чудово|супер|добре|зрозуміло|привіт|ага|готово|доброго ранку',
    page: 'сторінка|стор|с',
  },
  tr: {
    roles: {
      abstract: 'öz|özet',
      summary: 'özet|yönetici özeti|kısaca|öne çıkanlar|ana noktalar|temel göstergeler|kısa özet|bir bakışta',
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
    chapters: 'bölüm|kısım|madde|adım|aşama|ders|ünite|modül|gün|hafta|ek|oturum',
    subject: 'konu|konusu',
    mailHeads: 'kimden|gönderen|kime|alıcı|bilgi|cc|tarih|gönderme tarihi|ekler|gönderildi',
    replies: 'ynt|ilt|re|fwd',
    greetings: 'merhaba|merhabalar|selam|sayın|sevgili|değerli|günaydın|iyi günler|herkese merhaba',
    closings:
      'saygılarımla|saygılarımızla|sevgiler|selamlar|iyi çalışmalar|teşekkürler|teşekkür ederim|iyi günler|görüşmek üzere|en iyi dileklerimle|kolay gelsin',
    mailFeet: "iphone'umdan|iphone’umdan|benim iphone|bu e-posta|bu mesaj|bu ileti|özgün ileti|-----özgün|iletilen ileti|lütfen çevreyi",
    bylines: 'yazan|yazar|yazarlar|hazırlayan|haber|derleyen|öğretim üyesi|konuşmacı|editör',
    dates: 'tarih|yayın tarihi|yayınlanma|güncelleme|güncellenme|sürüm|yürürlük tarihi|son güncelleme|giriş tarihi',
    attendance:
      'katılanlar|katılımcılar|katılmayanlar|mazeretli|yer|salon|saat|başkan|tutanak|yazman|toplantı yeri|sonraki toplantı|gelecek toplantı|konuklar',
    web: 'içeriğe geç|içeriğe atla|çerez|sitemizde çerez|bu site|tümünü kabul|paylaş|bizi takip|abone ol|kaydol|ayrıca okuyun|bunlar da ilginizi|devamını oku|ilgili haberler|ilgili yazılar|yorum yap|yorum bırak|tüm hakları|©|fotoğraf:|reklam|yukarı çık|gizlilik politikası|sepete ekle|hemen al|stokta|e-posta adresiniz|giriş yap|okuma süresi|ücretsiz kargo|bu yazı size',
    webWhole:
      'ana sayfa|anasayfa|menü|ara|arama|hakkımızda|iletişim|haberler|hizmetler|ürünler|mağaza|giriş|giriş yap|üye ol|sepet|hesabım|yardım|paylaş|yazdır|ileri|geri|kapat|kabul et|reddet|evet|hayır|reklam|kariyer|basın|yorumlar|yanıtla|beğen|takip et|bülten|blog|facebook|instagram|twitter|linkedin|whatsapp',
    forms: 'imza|tarih ve imza|kaşe|yer, tarih',
    paperLabels: 'anahtar kelimeler|anahtar sözcükler',
    nods: 'tamam|ok|evet|hayır|teşekkürler|sağol|sağ ol|harika|süper|olur|anladım|merhaba|selam|haha|günaydın|görüntü dahil edilmedi|<medya dahil edilmedi>|eyvallah|aynen',
    page: 'sayfa|s',
  },
  id: {
    roles: {
      abstract: 'abstrak',
      summary: 'ringkasan|ringkasan eksekutif|poin penting|poin utama|sorotan|singkatnya|angka kunci|sekilas',
      introduction: 'pendahuluan|pengantar|tujuan|kata pengantar|maksud dan tujuan',
      background: 'latar belakang|konteks|situasi|sejarah|masalah|kondisi saat ini|mengapa',
      method: 'metode|metodologi|pendekatan|data|bahan dan metode',
      results: 'hasil|temuan|capaian|pencapaian|kemajuan|hasil dan pembahasan',
      discussion: 'pembahasan|diskusi|analisis',
      conclusion: 'kesimpulan|penutup|simpulan',
      outlook: 'prospek|proyeksi|apa selanjutnya|rencana|rencana ke depan',
      decisions: 'keputusan|kesepakatan|hasil keputusan',
      recommendations: 'rekomendasi|saran|usulan',
      asks: 'langkah selanjutnya|langkah berikutnya|tindak lanjut|tugas|yang harus dilakukan|permintaan|rencana aksi|yang kami butuhkan',
      risks: 'risiko|masalah|kendala|tantangan|hambatan',
      questions: 'pertanyaan|pertanyaan terbuka|pertanyaan umum|hal yang belum selesai|tanya jawab|faq|pertanyaan yang sering diajukan',
    },
    headings:
      'agenda|ruang lingkup|definisi|tanggung jawab|persyaratan|syarat|biaya|anggaran|jadwal|tim|karyawan|pelanggan|pasar|penjualan|keuangan|produk|bahan|bahan-bahan|cara membuat|cara pembuatan|alat dan bahan|tips|lain-lain|contoh|pengecualian|spesifikasi|harga|jangka waktu|kerahasiaan',
    chapters: 'bab|bagian|pasal|langkah|tahap|kuliah|pelajaran|modul|hari|minggu|poin|lampiran|pertemuan|sesi',
    subject: 'perihal|subjek|hal',
    mailHeads: 'dari|kepada|tembusan|cc|tanggal|dikirim|lampiran',
    replies: 're|bls|fwd|trs',
    greetings: 'halo|hai|yth|yang terhormat|selamat pagi|selamat siang|selamat sore|selamat malam|dear|kepada yth|rekan-rekan|teman-teman',
    closings: 'salam|salam hangat|hormat kami|hormat saya|terima kasih|terima kasih banyak|salam hormat|sampai jumpa|makasih',
    mailFeet: 'dikirim dari|pesan ini|email ini|pesan asli|pesan terusan|berhenti berlangganan',
    bylines: 'oleh|penulis|ditulis oleh|disusun oleh|reporter|editor|dosen|pembicara',
    dates: 'tanggal|diterbitkan|dipublikasikan|diperbarui|versi|berlaku sejak|terakhir diperbarui|nomor',
    attendance: 'hadir|peserta|tidak hadir|izin|ketua|notulis|notulen|tempat|ruang|waktu|pukul|rapat berikutnya|pimpinan rapat|undangan',
    web: 'lewati ke|langsung ke|kami menggunakan cookie|situs ini|terima semua|bagikan|ikuti kami|berlangganan|daftar sekarang|baca juga|baca selengkapnya|baca lebih|artikel terkait|berita terkait|tinggalkan komentar|apakah artikel|hak cipta|©|foto:|iklan|kembali ke atas|kebijakan privasi|tambah ke keranjang|beli sekarang|stok|alamat email|masuk|waktu baca|gratis ongkir|simak juga',
    webWhole:
      'beranda|menu|cari|tentang kami|kontak|hubungi kami|berita|layanan|produk|toko|masuk|daftar|keranjang|akun saya|bantuan|bagikan|cetak|berikutnya|sebelumnya|kembali|tutup|terima|tolak|ya|tidak|iklan|karier|komentar|balas|suka|ikuti|blog|facebook|instagram|twitter|whatsapp',
    forms: 'tanda tangan|tempat, tanggal|materai|meterai|stempel',
    paperLabels: 'kata kunci',
    nods: 'ok|oke|ya|iya|tidak|terima kasih|makasih|siap|baik|mantap|sip|halo|hai|wkwk|wkwkwk|haha|selamat pagi|pagi|gambar tidak disertakan|<media tidak disertakan>|pesan ini dihapus|setuju',
    page: 'halaman|hal',
  },
  ar: {
    roles: {
      abstract: 'ملخص|الملخص',
      summary: 'ملخص|الملخص|ملخص تنفيذي|الملخص التنفيذي|أهم النقاط|النقاط الرئيسية|باختصار|أبرز النقاط|أبرز الأرقام|خلاصة سريعة',
      introduction: 'مقدمة|المقدمة|تمهيد|الهدف|الأهداف|الغرض|هدف',
      background: 'خلفية|الخلفية|السياق|الوضع الحالي|المشكلة|لماذا|نبذة تاريخية',
      method: 'المنهج|المنهجية|الطريقة|طريقة العمل|البيانات',
      results: 'النتائج|نتائج|الإنجازات|ما تحقق|التقدم|ما تم إنجازه',
      discussion: 'المناقشة|مناقشة|تحليل',
      conclusion: 'الخاتمة|خاتمة|الخلاصة|خلاصة|في الختام|الاستنتاجات',
      outlook: 'التوقعات|الآفاق|ماذا بعد|الخطط',
      decisions: 'القرارات|القرار|ما تقرر',
      recommendations: 'التوصيات|توصيات|المقترحات|الاقتراحات',
      asks: 'الخطوات التالية|الخطوات القادمة|المهام|الإجراءات|المطلوب|المطلوب منكم|خطة العمل|الإجراءات المطلوبة',
      risks: 'المخاطر|مخاطر|التحديات|المشكلات|المشاكل|الصعوبات|العقبات',
      questions: 'أسئلة|الأسئلة|أسئلة شائعة|الأسئلة الشائعة|أسئلة مفتوحة|نقاط مفتوحة|أسئلة للمراجعة',
    },
    headings:
      'جدول الأعمال|النطاق|نطاق التطبيق|التعريفات|تعريفات|المسؤوليات|المتطلبات|التكاليف|التكلفة|الميزانية|الجدول الزمني|الفريق|الموظفون|العملاء|السوق|المبيعات|المالية|المنتج|المكونات|المقادير|طريقة التحضير|الأدوات|نصائح|متفرقات|ما يستجد من أعمال|أمثلة|استثناءات|المواصفات|السعر|المدة|السرية',
    chapters: 'الفصل|القسم|المادة|الباب|الجزء|الخطوة|المرحلة|المحاضرة|الدرس|الوحدة|اليوم|الأسبوع|البند|الملحق',
    subject: 'الموضوع|موضوع',
    mailHeads: 'من|إلى|نسخة|التاريخ|تاريخ الإرسال|المرفقات|أرسل',
    replies: 'رد|إعادة توجيه|re|fwd',
    greetings: 'مرحبا|مرحبًا|السلام عليكم|السادة|السيد|السيدة|عزيزي|عزيزتي|الزملاء|تحية طيبة|صباح الخير|مساء الخير|أعزائي|الأعزاء',
    closings:
      'مع التحية|مع خالص التحية|تحياتي|وتفضلوا بقبول|شكرا|شكرًا|شكراً|مع الشكر|أطيب التحيات|مع أطيب التحيات|والسلام عليكم|دمتم بخير|ولكم جزيل الشكر',
    mailFeet: 'أرسلت من|أُرسلت من|مرسل من|هذه الرسالة|الرسالة الأصلية|إلغاء الاشتراك',
    bylines: 'بقلم|كتب|كتبت|الكاتب|المؤلف|إعداد|المحاضر|تحرير|المراسل',
    dates: 'التاريخ|تاريخ|نشر في|تاريخ النشر|آخر تحديث|تم التحديث|الإصدار|رقم|يسري من',
    attendance:
      'الحضور|الحاضرون|المشاركون|الغائبون|المعتذرون|اعتذر|المكان|القاعة|الوقت|رئيس الجلسة|أمين السر|المقرر|الاجتماع القادم|الاجتماع المقبل|الضيوف',
    web: 'انتقل إلى|تخطي إلى|تخطى إلى|نستخدم ملفات|يستخدم هذا الموقع|قبول الكل|شارك|شاركها|تابعنا|تابعونا|اشترك|سجل الآن|اقرأ أيضا|اقرأ أيضًا|اقرأ أيضاً|اقرأ المزيد|قد يعجبك|مواضيع ذات|أخبار ذات|اترك تعليقا|أضف تعليق|هل كان هذا|جميع الحقوق|حقوق النشر|©|الصورة:|صورة:|إعلان|العودة إلى أعلى|سياسة الخصوصية|أضف إلى السلة|اشتر الآن|متوفر|بريدك الإلكتروني|تسجيل الدخول|وقت القراءة|مدة القراءة|شحن مجاني',
    webWhole:
      'الرئيسية|القائمة|بحث|من نحن|اتصل بنا|الأخبار|الخدمات|المنتجات|المتجر|دخول|تسجيل|السلة|حسابي|مساعدة|مشاركة|طباعة|التالي|السابق|رجوع|إغلاق|قبول|رفض|نعم|لا|إعلان|وظائف|التعليقات|رد|إعجاب|متابعة|المدونة|فيسبوك|تويتر|واتساب|إنستغرام',
    forms: 'التوقيع|توقيع|الختم|المكان والتاريخ|الاسم والتوقيع',
    paperLabels: 'الكلمات المفتاحية|الكلمات الدالة',
    nods: 'تمام|نعم|لا|شكرا|شكرًا|ممتاز|حسنا|حسنًا|طيب|مرحبا|أوكي|ههه|هههه|تم|صباح الخير|تم حذف هذه الرسالة|<تم استبعاد الوسائط>|إن شاء الله|موافق',
    page: 'صفحة|ص',
  },
  fa: {
    roles: {
      abstract: 'چکیده',
      summary: 'خلاصه|خلاصه مدیریتی|نکات کلیدی|نکات مهم|در یک نگاه|چکیده',
      introduction: 'مقدمه|هدف|اهداف|پیشگفتار|معرفی',
      background: 'پیشینه|زمینه|وضعیت کنونی|وضعیت فعلی|مسئله|مشکل|تاریخچه|چرا',
      method: 'روش|روش‌ها|روش‌شناسی|روش کار|داده‌ها',
      results: 'نتایج|یافته‌ها|دستاوردها|پیشرفت',
      discussion: 'بحث|تحلیل',
      conclusion: 'نتیجه‌گیری|جمع‌بندی|سخن پایانی|نتیجه',
      outlook: 'چشم‌انداز|پیش‌بینی|برنامه‌ها|گام بعدی چیست',
      decisions: 'تصمیم‌ها|تصمیمات|مصوبات|تصمیم',
      recommendations: 'پیشنهادها|پیشنهادات|توصیه‌ها',
      asks: 'گام‌های بعدی|اقدامات|کارها|وظایف|درخواست‌ها|اقدامات بعدی',
      risks: 'ریسک‌ها|خطرات|مشکلات|چالش‌ها|موانع',
      questions: 'پرسش‌ها|سؤالات|سوالات|سوالات متداول|پرسش‌های متداول|موارد باز',
    },
    headings:
      'دستور جلسه|دامنه|دامنه کاربرد|تعاریف|مسئولیت‌ها|الزامات|هزینه‌ها|هزینه|بودجه|زمان‌بندی|تیم|مشتریان|بازار|فروش|مالی|محصول|مواد لازم|طرز تهیه|ابزار|نکته‌ها|نکات|سایر موارد|نمونه‌ها|استثناها|مشخصات|قیمت|مدت|محرمانگی',
    chapters: 'فصل|بخش|ماده|گام|مرحله|درس|جلسه|هفته|روز|بند|پیوست',
    subject: 'موضوع',
    mailHeads: 'از|به|رونوشت|تاریخ|ارسال|پیوست‌ها|پیوست',
    replies: 'پاسخ|re|fwd',
    greetings: 'سلام|با سلام|درود|همکاران گرامی|همکاران عزیز|آقای|خانم|سرکار خانم|جناب آقای|دوستان',
    closings: 'با احترام|با تشکر|ارادتمند|با سپاس|سپاسگزارم|ممنون|متشکرم|موفق باشید|روز خوش',
    mailFeet: 'فرستاده شده از|ارسال شده از|این پیام|این ایمیل|پیام اصلی',
    bylines: 'نویسنده|نویسندگان|به قلم|تهیه‌کننده|مدرس|استاد|سخنران|گزارش',
    dates: 'تاریخ|تاریخ انتشار|به‌روزرسانی|آخرین به‌روزرسانی|نسخه|شماره',
    attendance: 'حاضران|حاضرین|شرکت‌کنندگان|غایبان|غایبین|مکان|محل|زمان|ساعت|رئیس جلسه|منشی|دبیر جلسه|جلسه بعدی|مهمانان',
    web: 'رفتن به|پرش به|ما از کوکی|این سایت|این وب‌سایت|پذیرش همه|اشتراک‌گذاری|ما را دنبال|مشترک شوید|عضویت در|بیشتر بخوانید|همچنین بخوانید|مطالب مرتبط|اخبار مرتبط|دیدگاه|ثبت نظر|ارسال نظر|تمامی حقوق|کلیه حقوق|©|عکس:|تبلیغ|بازگشت به|حریم خصوصی|افزودن به سبد|خرید|موجود|ایمیل شما|ورود|زمان مطالعه|ارسال رایگان',
    webWhole:
      'خانه|صفحه اصلی|منو|جستجو|درباره ما|تماس با ما|اخبار|خدمات|محصولات|فروشگاه|ورود|ثبت نام|سبد خرید|حساب من|راهنما|اشتراک‌گذاری|چاپ|بعدی|قبلی|بازگشت|بستن|بله|خیر|تبلیغات|نظرات|پاسخ|وبلاگ|اینستاگرام|تلگرام',
    forms: 'امضا|محل امضا|مهر و امضا|تاریخ و امضا',
    paperLabels: 'واژگان کلیدی|کلیدواژه‌ها|واژه‌های کلیدی',
    nods: 'باشه|بله|آره|نه|ممنون|مرسی|عالی|خوبه|سلام|اوکی|حتما|انجام شد|صبح بخیر',
    page: 'صفحه|ص',
  },
  hi: {
    roles: {
      abstract: 'सार|सारांश',
      summary: 'सारांश|मुख्य बिंदु|मुख्य बातें|संक्षेप में|एक नज़र में|कार्यकारी सारांश|प्रमुख बिंदु|मुख्य आँकड़े',
      introduction: 'परिचय|प्रस्तावना|उद्देश्य|भूमिका|लक्ष्य',
      background: 'पृष्ठभूमि|संदर्भ|वर्तमान स्थिति|स्थिति|समस्या|इतिहास|क्यों',
      method: 'विधि|कार्यप्रणाली|पद्धति|तरीका|आँकड़े',
      results: 'परिणाम|नतीजे|उपलब्धियाँ|प्रगति|क्या अच्छा हुआ',
      discussion: 'चर्चा|विश्लेषण',
      conclusion: 'निष्कर्ष|उपसंहार|अंत में',
      outlook: 'आगे की राह|भविष्य|अनुमान|योजनाएँ',
      decisions: 'निर्णय|फ़ैसले|फैसले|लिए गए निर्णय',
      recommendations: 'सिफ़ारिशें|सिफारिशें|सुझाव|प्रस्ताव',
      asks: 'अगले कदम|आगे के कदम|कार्य|करने योग्य कार्य|कार्य सूची|आपसे अपेक्षा',
      risks: 'जोखिम|चुनौतियाँ|समस्याएँ|कठिनाइयाँ',
      questions: 'प्रश्न|खुले प्रश्न|अक्सर पूछे जाने वाले प्रश्न|अभ्यास प्रश्न|सवाल',
    },
    headings:
      'कार्यसूची|एजेंडा|दायरा|परिभाषाएँ|ज़िम्मेदारियाँ|आवश्यकताएँ|पात्रता|लागत|खर्च|बजट|समय-सारणी|टीम|ग्राहक|बाज़ार|बिक्री|वित्त|उत्पाद|सामग्री|बनाने की विधि|आवश्यक सामग्री|सुझाव|टिप्स|अन्य|उदाहरण|अपवाद|विशेषताएँ|मूल्य|अवधि|आवश्यक दस्तावेज़|आवेदन कैसे करें',
    chapters: 'अध्याय|भाग|अनुच्छेद|चरण|व्याख्यान|पाठ|इकाई|दिन|सप्ताह|बिंदु|धारा|परिशिष्ट|कदम',
    subject: 'विषय',
    mailHeads: 'प्रेषक|प्रति|सेवा में|दिनांक|भेजा गया|संलग्नक|से',
    replies: 're|fwd',
    greetings: 'नमस्ते|नमस्कार|प्रिय|आदरणीय|महोदय|महोदया|साथियों|सुप्रभात|माननीय|मित्रों',
    closings: 'सादर|धन्यवाद|भवदीय|भवदीया|आपका|आपकी|शुभकामनाओं सहित|शुभकामनाएँ|सधन्यवाद|आभार',
    mailFeet: 'मेरे iphone|यह ईमेल|यह संदेश|मूल संदेश',
    bylines: 'लेखक|लेखिका|द्वारा|रिपोर्ट|संवाददाता|प्रस्तुतकर्ता|वक्ता|संपादक',
    dates: 'दिनांक|तिथि|प्रकाशित|अपडेट|अद्यतन|संस्करण|अंतिम अपडेट|प्रकाशन तिथि',
    attendance: 'उपस्थित|उपस्थिति|अनुपस्थित|अध्यक्ष|सचिव|स्थान|समय|कार्यवृत्त|अगली बैठक|प्रतिभागी|अतिथि',
    web: 'मुख्य सामग्री|सामग्री पर जाएँ|हम कुकीज़|यह वेबसाइट|सभी स्वीकार|शेयर करें|साझा करें|हमें फॉलो|सब्सक्राइब|यह भी पढ़ें|ये भी पढ़ें|और पढ़ें|आगे पढ़ें|संबंधित|टिप्पणी|कमेंट|सर्वाधिकार|©|फोटो:|फ़ोटो:|विज्ञापन|ऊपर जाएँ|गोपनीयता नीति|कार्ट में|अभी खरीदें|लॉग इन|पढ़ने का समय',
    webWhole:
      'होम|मुखपृष्ठ|मेन्यू|मेनू|खोजें|हमारे बारे में|संपर्क|संपर्क करें|समाचार|सेवाएँ|उत्पाद|लॉगिन|लॉग इन|रजिस्टर|कार्ट|सहायता|शेयर|शेयर करें|प्रिंट|आगे|पीछे|बंद करें|स्वीकार|हाँ|नहीं|विज्ञापन|टिप्पणियाँ|जवाब दें|ब्लॉग|फेसबुक|व्हाट्सएप',
    forms: 'हस्ताक्षर|स्थान और दिनांक|मुहर',
    paperLabels: 'मुख्य शब्द|कुंजी शब्द',
    nods: 'ठीक है|ठीक|हाँ|नहीं|धन्यवाद|शुक्रिया|बढ़िया|अच्छा|जी|नमस्ते|ओके|हाहा|हो गया|सुप्रभात',
    page: 'पृष्ठ',
  },
  ja: {
    roles: {
      abstract: '要旨|概要|抄録',
      summary: '要約|概要|まとめ|要点|ポイント|サマリー|ハイライト|主なポイント|全体まとめ|要旨',
      introduction: 'はじめに|序論|目的|序章|まえがき|本書の目的|趣旨',
      background: '背景|経緯|現状|課題|問題|問題点|歴史|きっかけ|現状と課題',
      method: '方法|手法|研究方法|調査方法|アプローチ|データ',
      results: '結果|成果|実績|進捗|進捗状況|うまくいったこと|良かった点|調査結果',
      discussion: '考察|議論|分析',
      conclusion: '結論|おわりに|終わりに|最後に|結び|むすび',
      outlook: '今後の展望|展望|今後の予定|今後の見通し|見通し|今後の計画',
      decisions: '決定事項|決定|決まったこと|合意事項',
      recommendations: '提案|提言|推奨|推奨事項',
      asks: '次のステップ|今後の対応|アクションアイテム|アクション|宿題|タスク|お願い|お願いしたいこと|対応事項|今後のアクション|todo|やること|次のアクション',
      risks: 'リスク|懸念|懸念点|懸念事項|課題|問題|うまくいかなかったこと|悪かった点',
      questions: '質問|よくある質問|未解決事項|確認事項|確認問題|演習問題|q&a|検討事項|保留事項',
    },
    headings:
      '議題|適用範囲|定義|責任|要件|費用|コスト|予算|スケジュール|日程|体制|チーム|顧客|市場|売上|財務|製品|材料|作り方|手順|用意するもの|準備|準備するもの|道具|コツ|注意点|注意事項|その他|例|例外|仕様|価格|期間|機密保持|特徴|報告事項|連絡事項|対象者|申請方法|禁止事項|罰則|附則|お問い合わせ',
    chapters: 'ステップ|手順|フェーズ|ポイント|議題|資料|付録|レッスン',
    subject: '件名|題名|表題',
    mailHeads: '差出人|宛先|送信者|送信日時|日時|日付|cc|bcc|添付ファイル|添付|送信元|発信者',
    replies: 're|fw|fwd|転送|返信',
    greetings:
      'お疲れ様です|お疲れさまです|いつもお世話になって|お世話になって|こんにちは|おはようございます|各位|皆様|皆さん|みなさん|拝啓|関係者各位|こんばんは|ご担当者様',
    closings:
      'よろしくお願いいたします|よろしくお願いします|よろしくお願い申し上げます|以上、よろしく|以上よろしく|以上です|以上|敬具|どうぞよろしく|ご確認のほど|ありがとうございます|ありがとうございました|何卒よろしく|引き続きよろしく|宜しくお願い',
    mailFeet: 'iphoneから送信|iphone から送信|このメール|本メール|-----original|元のメッセージ|転送メッセージ|配信停止',
    bylines: '著者|作者|執筆|文|作成者|作成|講師|発表者|文責|記者|筆者|報告者',
    dates: '日付|公開日|更新日|作成日|最終更新|発行日|版|バージョン|施行日|投稿日|開催日|改定日|制定',
    attendance: '出席者|出席|参加者|欠席者|欠席|場所|会場|時間|日時|議長|司会|書記|記録|次回|次回開催|次回会議|議事録作成者|進行|次回会合',
    web: 'コンテンツへスキップ|本文へ|当サイトでは|このサイトは|当サイトは|cookieを|クッキー|すべて許可|すべて同意|同意する|シェアする|この記事をシェア|フォロー|購読|メルマガ|会員登録|関連記事|あわせて読みたい|こちらもおすすめ|続きを読む|もっと見る|コメントを|コメントする|この記事は役に|©|copyright|無断転載|写真：|写真:|画像：|広告|ページトップ|ページの先頭|プライバシーポリシー|カートに入れる|今すぐ購入|在庫|メールアドレス|ログイン|送料無料|おすすめ記事|この記事を書いた人|pr ',
    webWhole:
      'ホーム|トップ|メニュー|検索|会社概要|会社情報|お問い合わせ|ニュース|サービス|製品情報|製品|ショップ|ログイン|新規登録|会員登録|カート|マイページ|ヘルプ|シェア|印刷|次へ|前へ|戻る|閉じる|同意する|拒否|はい|いいえ|広告|採用情報|サイトマップ|コメント|返信|いいね|ブログ|トップページ|ツイート',
    forms: '署名|捺印|押印|記入欄|氏名|印',
    paperLabels: 'キーワード',
    nods: 'はい|いいえ|了解|了解です|了解しました|承知しました|承知です|ありがとう|ありがとうございます|ok|okです|オッケー|いいね|なるほど|おはよう|おはようございます|お疲れ様です|お疲れさまです|笑|[写真]|[スタンプ]|[動画]|スタンプ|写真を送信しました|ですね|わかりました|りょ|確認します',
    page: 'ページ|頁',
  },
  ko: {
    roles: {
      abstract: '초록|요약',
      summary: '요약|개요|핵심 요약|주요 내용|핵심 내용|한눈에 보기|주요 지표|요점',
      introduction: '서론|소개|들어가며|머리말|목적|목표|취지',
      background: '배경|추진 배경|경과|현황|문제|문제점|현황 및 문제점|역사|이유',
      method: '방법|연구 방법|방법론|접근 방식|조사 방법|데이터',
      results: '결과|성과|주요 성과|진행 상황|추진 실적|연구 결과|잘된 점',
      discussion: '논의|고찰|분석|토의',
      conclusion: '결론|맺음말|마무리|마치며|나가며',
      outlook: '전망|향후 전망|향후 계획|앞으로의 계획|계획',
      decisions: '결정 사항|결정사항|합의 사항|의결 사항|결정',
      recommendations: '제안|권고|권고 사항|제언|건의 사항|제안 사항',
      asks: '다음 단계|향후 일정|할 일|조치 사항|실행 항목|후속 조치|요청 사항|요청사항|액션 아이템|협조 요청',
      risks: '위험|리스크|문제점|과제|우려 사항|이슈|아쉬운 점|어려운 점',
      questions: '질문|자주 묻는 질문|미해결 사항|미결 사항|질의응답|연습 문제|열린 질문|faq',
    },
    headings:
      '안건|의제|적용 범위|정의|책임|요건|자격|비용|예산|일정|추진 일정|팀|조직|고객|시장|매출|재무|제품|재료|만드는 법|만드는 방법|준비물|순서|팁|주의 사항|주의사항|유의 사항|기타|기타 사항|예시|예외|사양|가격|기간|비밀 유지|특징|신청 방법|대상|부칙|문의|문의처',
    chapters: '단계|장|절|조|부|강의|수업|주차|안건|부록|항목|모듈',
    subject: '제목|건명',
    mailHeads: '보낸 사람|보낸사람|받는 사람|받는사람|참조|숨은 참조|날짜|보낸 날짜|첨부|첨부파일|발신|수신',
    replies: 're|fw|회신|전달',
    greetings:
      '안녕하세요|안녕하십니까|여러분|팀원 여러분|동료 여러분|존경하는|수고 많으십니다|수고하십니다|좋은 아침입니다|귀하|관계자분들께',
    closings:
      '감사합니다|고맙습니다|수고하세요|수고하십시오|안녕히 계세요|이상입니다|잘 부탁드립니다|드림|올림|건강하세요|좋은 하루 되세요|문의 사항이 있으시면',
    mailFeet:
      '나의 iphone|내 iphone|iphone에서 보냄|이 메일은|본 메일은|본 이메일|이 이메일|원본 메시지|-----original|전달된 메시지|수신 거부|수신거부',
    bylines: '글|글쓴이|저자|작성자|작성|기자|강사|발표자|필자|편집|담당자',
    dates: '날짜|일자|게시일|작성일|수정일|발행일|입력|업데이트|최종 수정|버전|시행일|등록|일시|승인',
    attendance: '참석자|참석|참가자|불참자|불참|결석|장소|시간|일시|의장|사회|서기|기록|회의록 작성|다음 회의|차기 회의',
    web: '본문 바로가기|본문으로|쿠키를|이 사이트는|이 웹사이트는|모두 동의|모두 수락|공유하기|이 기사 공유|팔로우|구독|뉴스레터|회원가입|관련 기사|관련기사|관련 글|함께 보면|더 보기|더보기|계속 읽기|댓글|이 글이 도움|©|저작권|무단 전재|무단전재|사진=|사진:|사진 제공|광고|맨 위로|개인정보|장바구니|바로 구매|재고|이메일 주소|로그인|무료 배송|읽는 시간|좋아요',
    webWhole:
      '홈|메뉴|검색|회사 소개|회사소개|문의|문의하기|뉴스|서비스|제품|상점|쇼핑|로그인|회원가입|장바구니|마이페이지|도움말|공유|인쇄|다음|이전|뒤로|닫기|동의|거부|예|아니오|광고|채용|사이트맵|댓글|답글|좋아요|블로그|고객센터',
    forms: '서명|날인|(인)|도장',
    paperLabels: '핵심어|주제어|키워드',
    nods: '네|넵|넹|예|아니요|감사합니다|고마워요|알겠습니다|확인했습니다|ok|오케이|좋아요|좋습니다|안녕하세요|ㅋㅋ|ㅋㅋㅋ|ㅎㅎ|ㅇㅇ|굿|사진|동영상|이모티콘|수고하셨습니다|삭제된 메시지입니다|굿모닝',
    page: '페이지|쪽',
  },
  zh: {
    roles: {
      abstract: '摘要|内容提要|內容提要',
      summary: '摘要|概要|要点|重點|重点|总体情况|概述|核心要点|主要内容|主要數據|主要数据|亮点|亮點|要點|小结|小結|本课小结',
      introduction: '引言|前言|简介|簡介|介绍|介紹|目的|目标|目標|导言|導言|总则|總則|序言',
      background: '背景|现状|現狀|问题|問題|历史|歷史|缘起|起因|背景介绍|项目背景',
      method: '方法|研究方法|方法论|方案|数据|資料|做法|材料与方法',
      results: '结果|結果|成果|进展|進展|主要成绩|成绩|完成情况|工作进展|研究结果',
      discussion: '讨论|討論|分析',
      conclusion: '结论|結論|总结|總結|结语|結語|结束语|結束語',
      outlook: '展望|前景|未来计划|未來計劃|下一步计划|预测|預測|规划|規劃|下季度计划',
      decisions: '决定|決定|决议|決議|会议决定|會議決議|决议事项|決議事項|形成的决议',
      recommendations: '建议|建議|提议|提議|对策|對策|对策建议',
      asks: '下一步|下一步工作|后续步骤|後續步驟|待办事项|待辦事項|行动项|行動項目|任务|任務|需要大家|需要支持|行动计划|后续安排|工作安排|下一步行动',
      risks: '风险|風險|问题|問題|困难|困難|挑战|挑戰|存在的问题|存在问题|风险与问题',
      questions: '问题|問題|常见问题|常見問題|待解决问题|未决事项|思考题|思考題|问答|問答|练习|練習|待定事项',
    },
    headings:
      '议程|議程|适用范围|適用範圍|定义|定義|职责|職責|要求|费用|費用|成本|预算|預算|时间安排|時間安排|进度|團隊|团队|人员|人員|客户|客戶|市场|市場|销售|銷售|财务|財務|产品|產品|食材|材料|配料|做法|步骤|步驟|准备工作|準備工作|用料|小贴士|小提示|注意事项|注意事項|其他|其它|例子|示例|例外|规格|規格|价格|價格|期限|保密|附则|附則|特点|特點|影响因素|申请条件|申请流程|办理流程|适用对象|违约责任|争议解决',
    chapters: '步骤|步驟|阶段|階段|要点|附件|附录|附錄|议题|議題',
    subject: '主题|主題|主旨|标题',
    mailHeads: '发件人|寄件者|收件人|收件者|抄送|副本|日期|发送时间|發送時間|时间|附件|寄件日期|密送',
    replies: '答复|回复|回覆|转发|轉寄|re|fw|fwd',
    greetings: '大家好|各位好|您好|你好|各位同事|各位|尊敬的|亲爱的|親愛的|同事们|早上好|下午好|晚上好|诸位|各位老师|嗨',
    closings:
      '谢谢|謝謝|此致|敬礼|敬禮|祝好|顺祝商祺|順頌商祺|顺颂商祺|祝工作顺利|祝工作順利|谢谢大家|謝謝大家|感谢|感謝|祝商祺|如有问题请|敬上|祝您|祝大家|此致敬礼',
    mailFeet: '发自我的|從我的|发送自|此邮件|本邮件|此郵件|本郵件|原始邮件|原始郵件|-----原始|转发邮件|取消订阅|取消訂閱',
    bylines: '作者|撰文|文|记者|記者|编辑|編輯|主讲人|主講|主讲|讲师|講師|责任编辑|供稿|撰稿|来源|來源|拟稿|编制',
    dates: '日期|发布时间|發布時間|发布日期|更新时间|更新日期|更新|版本|生效日期|发布|发表于|编号|實施日期|实施日期|时间|時間',
    attendance:
      '出席|出席人员|与会人员|參會人員|参会人员|参加人员|缺席|请假|請假|地点|地點|会议地点|會議地點|时间|時間|会议时间|會議時間|主持人|主持|记录人|紀錄|记录|下次会议|下次會議|列席|与会者',
    web: '跳到|跳转到|跳至|我们使用|本网站使用|本網站使用|接受所有|全部接受|分享到|分享本文|关注我们|關注我們|订阅|訂閱|注册会员|相关文章|相關文章|相关阅读|相關閱讀|延伸阅读|延伸閱讀|推荐阅读|推薦閱讀|阅读原文|閱讀更多|查看更多|继续阅读|继续閱讀|发表评论|發表評論|留言|本文是否|这篇文章对您|版权所有|版權所有|未经授权|未經授權|©|图片来源|圖片來源|图：|图/|圖：|广告|廣告|返回顶部|回到頂部|隐私政策|隱私政策|加入购物车|加入購物車|立即购买|立即購買|有货|现货|您的邮箱|你的邮箱|登录|登入|阅读时间|包邮|免运费|点赞|责任编辑|扫码|点击',
    webWhole:
      '首页|首頁|菜单|选单|搜索|搜尋|关于我们|關於我們|联系我们|聯絡我們|新闻|新聞|服务|服務|产品|產品|商店|商城|登录|登入|注册|註冊|购物车|購物車|我的账户|帮助|幫助|分享|打印|列印|下一页|上一页|下一頁|上一頁|返回|关闭|關閉|接受|拒绝|拒絕|是|否|广告|廣告|招聘|网站地图|评论|評論|回复|回覆|赞|博客|收藏|微博|微信',
    forms: '签字|簽字|签名|簽名|盖章|蓋章|日期：_|甲方（签|乙方（签|甲方（盖|乙方（盖|甲方(盖|乙方(盖|签订日期|簽訂日期',
    paperLabels: '关键词|關鍵詞|关键字|中图分类号|文献标识码',
    nods: '好|好的|好滴|是|是的|嗯|嗯嗯|不|不是|谢谢|謝謝|收到|明白|ok|可以|没问题|沒問題|哈哈|哈哈哈|你好|早|早上好|早安|辛苦了|[图片]|[表情]|[圖片]|[动画表情]|赞|同意|行|撤回了一条消息|[语音]|+1|大家好|各位早',
    page: '页|頁',
  },
  sv: {
    roles: {
      abstract: 'abstract',
      summary: 'sammanfattning|i korthet|höjdpunkter|nyckeltal|huvudpunkter|kort sammanfattning|det viktigaste',
      introduction: 'inledning|introduktion|förord|syfte|mål',
      background: 'bakgrund|nuläge|sammanhang|problem|historia|varför',
      method: 'metod|metoder|tillvägagångssätt|arbetssätt|data',
      results: 'resultat|framsteg|vad som gick bra|utfall',
      discussion: 'diskussion|analys',
      conclusion: 'slutsats|slutsatser|avslutning',
      outlook: 'framtid|prognos|utsikter|vad händer nu',
      decisions: 'beslut|fattade beslut',
      recommendations: 'rekommendationer|rekommendation|förslag',
      asks: 'nästa steg|åtgärder|att göra|uppgifter|vad jag behöver av er|handlingsplan',
      risks: 'risker|risk|problem|utmaningar|svårigheter|vad som gick mindre bra',
      questions: 'frågor|öppna frågor|vanliga frågor|övriga frågor|frågor och svar',
    },
    headings:
      'dagordning|agenda|omfattning|definitioner|ansvar|krav|kostnader|kostnad|budget|tidplan|team|personal|kunder|marknad|försäljning|ekonomi|produkt|ingredienser|gör så här|material|instruktioner|tips|övrigt|exempel|undantag|tekniska data|pris|sekretess|du behöver',
    chapters: 'kapitel|avsnitt|artikel|del|steg|fas|föreläsning|lektion|modul|dag|vecka|punkt|bilaga',
    subject: 'ämne|angående',
    mailHeads: 'från|till|kopia|cc|datum|skickat|bifogat|bilagor',
    replies: 'sv|vb|re|fwd',
    greetings: 'hej|hejsan|hej alla|kära|bästa|god morgon|god dag|hallå|tjena',
    closings:
      'hälsningar|med vänliga hälsningar|vänliga hälsningar|bästa hälsningar|mvh|vänligen|tack|tack på förhand|vi ses|ha det bra|allt gott',
    mailFeet: 'skickat från|detta meddelande|detta e-postmeddelande|ursprungligt meddelande|-----ursprungligt',
    bylines: 'av|författare|skriven av|text|redaktör|föreläsare',
    dates: 'datum|publicerad|uppdaterad|senast uppdaterad|version|gäller från',
    attendance: 'närvarande|deltagare|frånvarande|ordförande|sekreterare|plats|tid|lokal|nästa möte|anmält förhinder|justerare',
    web: 'hoppa till|vi använder cookies|denna webbplats|godkänn alla|dela|följ oss|prenumerera|läs också|läs även|läs mer|relaterade|lämna en kommentar|var artikeln|alla rättigheter|©|foto:|annons|till toppen|integritetspolicy|lägg i varukorg|köp nu|i lager|din e-post|logga in|lästid|fri frakt',
    webWhole:
      'hem|start|meny|sök|om oss|kontakt|nyheter|tjänster|produkter|butik|logga in|registrera|varukorg|mitt konto|hjälp|dela|skriv ut|nästa|föregående|tillbaka|stäng|acceptera|neka|ja|nej|annons|karriär|kommentarer|svara|gilla|följ|blogg|facebook|instagram|twitter|linkedin',
    forms: 'underskrift|ort och datum|namnförtydligande',
    paperLabels: 'nyckelord',
    nods: 'ok|okej|ja|nej|tack|bra|toppen|perfekt|hej|haha|klart|absolut|japp|god morgon',
    page: 'sida|s',
  },
};
