/** Cue phrases by language: a table of data. */
import type { CuePhrases } from '../../languages/shape/cuePhrases.ts';

export const cueTable: Readonly<Record<string, CuePhrases>> = {
  en: {
    about:
      "^this report|^this paper|^this document|^this article|^this section|^this chapter|^this guide|^this page|^this note|^this memo|^this update|^this post|^this blog|^this study examines|^this lecture|^this talk|^this presentation|^this email|^this policy sets|^this policy explains|^in this section|^in this chapter|^in this article|^in this guide|^in this post|^in this report|^in this paper|^in this lecture|^in this talk|^below we|^the rest of this|^the remainder of|is organized as follows|is structured as follows|^we describe|^we next|^we will look|^see also|^see section|^see the|^as discussed|^as mentioned|^as described|^the purpose of this|^the aim of this|^the report is|attached|^please find|^today we will|^we will cover|for more information|^for more|^for details|^read more|^the following section|^you will learn|^you'll learn",
    announce:
      "as follows|the following|listed below|shown below|given below|^here are|^here is|^here's|^these are|^consider the|^for several reasons|^for two reasons|^for three reasons|^there are a few|^there are some|^we saw three|^the reasons are|^the steps are",
    counts: 'two|three|four|five|six|seven|eight|nine|ten|several|some|a few|many|various|a number of|different|multiple|a couple of',
    announced:
      'reason*|way*|thing*|issue*|step*|point*|type*|kind*|factor*|question*|advantage*|benefit*|problem*|change*|decision*|rule*|part*|option*|principle*|stage*|phase*|element*|example*|consideration*|priorit*|goal*|lesson*|challenge*|risk*|area*|method*|approach*|strateg*|categor*|group*|cause*|tip*|conclusion*|finding*|recommendation*|action*|component*|feature*|theme*|pillar*|topic*|aspect*|measure*|mistake*|form*|condition*|criteria|requirement*|difference*|argument*|view*|explanation*|answer*|possibilit*|cases|items',
    ask: 'should|recommend*|we ask|we propose|we suggest|^please|we request|ask the board|ask you to|ask for|we advise|advise*|need to|needs to|must|have to|has to|ought to|it is time to|i suggest|i propose|we urge|urge*|call on|calls for|is asked to|are asked to|required to|let me know|could you|can you|would you|we need|i need|it is important to|it is essential to|we want to',
    cause:
      'because|due to|owing to|^since|caused by|causes|caused|the reason|the main reason|one reason|reason is|thanks to|stems from|is a result of|was a result of|result of|as a consequence of|driven by|comes from|blame*|explained by|explains why|explained|attributed to|why this',
    claim:
      'is important|is essential|is crucial|is key|is vital|is critical|matters|the main|the most important|is the best|is better|is worth|works best|is necessary|plays a|is central|the point is|depends on|the key|makes it possible|is possible|is clear|remains',
    condition:
      '^if|^when|^unless|^once|^in case|^where|provided that|as long as|unless|only if|if|in case of|in the event of|depending on whether|subject to|assuming',
    consequence:
      '^therefore|^thus|^hence|^so|^consequently|^as a result|^as a consequence|^accordingly|therefore|consequently|as a result|which means|this means|that means|^this leads to|leads to|led to|results in|resulted in|so that|^that is why|^this is why|makes it|^because of this|^for this reason|^then',
    contrast:
      '^however|^but|^yet|^although|^though|^despite|^in contrast|^by contrast|^on the other hand|^while|^whereas|^instead|^nevertheless|^nonetheless|^still|^even so|^conversely|^unlike|^unfortunately|whereas|in contrast|by contrast|on the other hand|rather than|however|^not every*|despite|although|but',
    decision:
      'decided|agreed|approved|resolved|decision|voted|we have chosen|chose to|was chosen|will go ahead|signed off|adopted|has been cancelled|rejected|it was agreed|has agreed|confirmed that we will|committed to|we are going with|postponed',
    definition:
      'is defined as|are defined as|refers to|refer to|is called|are called|is known as|are known as|means that|is a type of|is a kind of|is a form of|is the process of|is the practice of|is the study of|stands for|consists of|is the name|^by … we mean|is a method|describes|is a term|is the term|denotes|is when|is the ability|is the act',
    detail: '^also|^in addition|^additionally|^furthermore|^moreover|^besides|including|specifically|in particular|^another|^other|^some',
    example:
      '^for example|^for instance|^e.g.|for example|for instance|^one example|^an example|^such as|^take the|^consider|^imagine|^suppose|^say|examples include|^think of|^in one case|^a case in point|case of',
    greeting:
      '^hi|^hello|^hey|^dear|^good morning|^good afternoon|^good evening|^thanks|^thank you|^many thanks|^best regards|^kind regards|^regards|^cheers|^sincerely|^congratulations|^welcome|^i hope|^hope you|^hope this|^looking forward|^have a great|^have a nice|^enjoy|^good luck|^yours|^see you|^let me know if|^feel free|^happy to|^shout if|^as always|^apologies|^sorry for|^all the best|^best wishes|^it was great|^great to',
    instruct:
      "^use|^make sure|^ensure|^check|^click|^open|^add|^remove|^keep|^write|^ask|^call|^put|^take|^turn|^press|^select|^choose|^enter|^install|^run|^save|^start|^stop|^try|^avoid|^do not|^don't|^never|^always|^remember|^wait|^wash|^clean|^cut|^mix|^bake|^pour|^heat|^store|^place|^send|^submit|^contact|^read|^follow|^create|^set|^go|^bring|^wear|^give|^let|^pick|^plan|^prepare|^tell|^review|^record|^apply|^attach|^connect|^close|^leave|^measure|^move|^print|^push|^pull|^repeat|^replace|^return|^sign|^type|^upload|^download|^visit|^drink|^eat|^get|^find|^learn|^define|^identify|^discuss|^include|^limit|^list|^offer|^provide|^rinse|^share|^speak|^spread|^stir|^talk|^treat|^stay|^tighten|^unplug|^encourage|^focus|^know|^explain|^show your|^show the|^meet|^invite|^switch|^test your|^test the|^rest the|^let the|^cover|^drain|^chop|^whisk|^fold|^serve|^allow|^lift|^hold|^insert|^log in|^sign in|^back up|^update your|^update the|^report any|^report the|^label|^document|^say|^be sure|^bear in mind|^note that|^water the|^water your|^dig|^plant|^sow|^build|^begin by|^consult|^confirm|^respond|^reply",
    imperativeStops: 'is|are|was|were|has|have|had|will|can|may|and|of',
    says: 'said|says|told|explained|added|stated|according to|argues|argued|believes|believe|claims|claimed|warned|warns|noted|notes|announced|wrote|writes|commented|in the words of|put it|recalls|thinks|asked|replied|admitted|admits|i think|in my view|in our view|i believe|we believe|in our opinion|in my opinion',
    result:
      'rose|fell|grew|increased|decreased|declined|dropped|jumped|climbed|doubled|tripled|halved|improved|reached|exceeded|achieved|won|lost|earned|sold|saved|found that|found|show*|reduced|cut|gained|up from|down from|compared with|compared to|more than|less than|per cent|percent|outperform*|the result|results|completed|delivered|launched|met|missed|record|total*|averaged|accounted for|remained|succeeded|finished|closed at|generated|produced|opened|recorded|measured|fewer|on track|on plan|ahead of|behind',
    rhetoric:
      "^imagine|^picture|^who would|^who wouldn't|^what could be|^isn't it|^but wait|^guess what|^of course|^no wonder|^needless to say|^let's face it|^we all know|^everyone knows|^everybody knows|^you might think|^you may think|^you might be|^you may be wondering|^believe it or not|^the truth is|^simple as that|^and that's|^that's it|^sound*|^have you ever|^did you know|^think about it|^it goes without saying|^nobody likes|^who doesn't|^what a|^how exciting|^the sky is|^don't worry|^exciting",
    risk: 'risk*|problem*|danger*|threat*|fail*|delay*|shortage*|shortfall|lack*|late|warning|vulnerab*|unfortunately|difficult*|challenge*|obstacle*|bottleneck*|weakness*|harm*|loss*|complaint*|damage*|error*|broken|overdue|overrun|not enough|too few|too little|too slow|cannot|could not|suffer*|crisis|decline*|worse|worry|worries|concern*|illegal|injur*|breach*|outage*|incident*|unresolved|blocker*|blocked|at risk',
    scene:
      '^in recent years|^nowadays|^in today|^today|^for centuries|^for decades|^over the years|^over the past|^over the last|^throughout history|^since the beginning|^since the dawn|^many people|^most of us|^most people|^we live in|^in the modern|^in a world|^it all began|^it was a|^once upon|^when i|^when we first|^one day|^last week i|^people have always|^everyone|^every day|^it is a|^in the past|^years ago|^long ago|^back in|^it is no secret|^in an age|^the world is|^the sun|^on a cold|^on a warm|^it is well known',
    transition:
      "^let's|^let us|^now|^next we|^now that|^with that in mind|^having said|^that said|^turning to|^moving on|^before we|^in the following|^so let|^we now|^we now turn|^to begin|^to start|^first of all|^to sum up|^in conclusion|^in summary|^to summarise|^to summarize|^this brings us|^so far|^finally let|^back to|^on to|^so how|^so what|^as we have seen|^with this in mind|^let me|^that brings|^having seen|^we will return",
    first: 'first|firstly|the first|one is|to begin with|to start with|one|first of all|step 1|in the first place',
    next: 'second|secondly|third|thirdly|fourth|the second|the third|the fourth|another|the other|next|then|after that|afterwards|also|in addition|step 2|step 3|step 4|step 5|following this|later',
    last: 'finally|lastly|last|the last|the final|in the end',
    oneSide:
      '^on the one hand|^on one hand|^some|^for some|^on the positive side|^the advantage|^at first|^in theory|^supporters|^proponents',
    otherSide:
      '^on the other hand|^on the other|^others|^for others|^on the negative side|^the disadvantage|^the drawback|^in practice|^critics|^opponents|^by contrast',
    strong:
      'most|largest|biggest|highest|lowest|only|key|main|important|significant*|critical|essential|crucial|best|worst|never|first|record|major|central|above all|in short|overall|in total|the point|fastest|double*|half|every|none|must',
    answer: '^yes|^no|^not necessarily|^it depends|^the answer|^the short answer|^because|^absolutely|^definitely|^probably|^in short',
  },
  de: {
    about:
      '^dieser bericht|^dieses dokument|^dieser artikel|^dieser abschnitt|^dieses kapitel|^dieser leitfaden|^diese seite|^dieser beitrag|^diese arbeit|^diese studie untersucht|^diese richtlinie regelt|^dieser vortrag|^in diesem abschnitt|^in diesem kapitel|^in diesem artikel|^in diesem beitrag|^in diesem bericht|^in dieser arbeit|^in diesem leitfaden|^im folgenden|^nachfolgend|^der rest dieser|^siehe auch|^siehe|^wie oben|^wie bereits erwähnt|^wie erwähnt|^ziel dieses|anbei|im anhang|^weitere informationen|^mehr dazu|^mehr informationen|^wir beschreiben|^gegenstand dieses|ist wie folgt aufgebaut|ist wie folgt gegliedert|^heute sprechen wir',
    announce:
      'wie folgt|folgende|folgenden|folgendes|^hier sind|^hier ist|^dies sind|^das sind|^dafür gibt es|aus zwei gründen|aus mehreren gründen|aus folgenden gründen|^dazu gehören',
    counts:
      'zwei|drei|vier|fünf|sechs|sieben|acht|mehrere|einige|ein paar|viele|verschiedene|unterschiedliche|eine reihe von|zweierlei|dreierlei',
    announced:
      'gründe*|grund|weg*|möglichkeit*|dinge*|frage*|schritt*|punkt*|art|arten|faktor*|vorteil*|nachteil*|problem*|änderung*|neuerung*|entscheidung*|beschlüss*|regel*|teil*|option*|variante*|grundsätz*|prinzip*|stufe*|phase*|element*|beispiel*|ziel*|lehre*|herausforderung*|risik*|bereich*|methode*|ansätz*|strategie*|kategorie*|gruppe*|ursache*|tipp*|ergebnis*|empfehlung*|maßnahme*|bestandteil*|merkmal*|them*|aspekt*|fehler*|form*|bedingung*|voraussetzung*|kriteri*|anforderung*|unterschied*|argument*|aufgabe*|vorschläg*|säule*',
    ask: 'sollte*|soll|sollen|müssen|muss|empfehl*|empfiehlt|wir bitten|bitte|wir schlagen vor|vorschlag*|schlage vor|beantrag*|raten|rät|fordern|fordert|ist zu|sind zu|es gilt|notwendig|brauchen|wir brauchen|können sie|könnten sie|aufgefordert|verpflichtet',
    cause:
      'weil|da|denn|wegen|aufgrund|grund dafür|der grund|hauptgrund|ursache*|dank|verursacht*|liegt daran|lag daran|liegt an|lag an|bedingt durch|zurückzuführen|infolge|deshalb weil|auslöser|kommt daher',
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
      '^hallo|^liebe|^lieber|^sehr geehrte*|^guten tag|^guten morgen|^guten abend|^vielen dank|^danke|^herzlichen dank|^mit freundlichen|^viele grüße|^beste grüße|^freundliche grüße|^herzliche grüße|^schöne grüße|^liebe grüße|^herzlichen glückwunsch|^herzlich willkommen|^willkommen|^ich hoffe|^viel erfolg|^viel spaß|^bis bald|^ich freue mich|^wir freuen uns auf|^bei fragen|^melden sie sich|^meldet euch|^moin|^servus',
    instruct:
      '^*en sie|^*ern sie|^*eln sie|^*ieren sie|^achten|^verwende|^nutze|^öffne|^klicke|^gib|^nimm|^stelle|^lege|^prüfe|^vermeide|^schreibe|^fülle|^wähle|^halte|^beginne|^lass|^lasst|^sorge|^mach|^macht|^bitte|^niemals|^immer|^nicht vergessen|^schalte|^drücke|^rühre|^gieße|^schneide|^backe|^mische|^teig|^setze|^sprich|^frage|^nie',
    says: 'sagte|sagt|erklärte|erklärt|betonte|betont|meinte|meint|laut|zufolge|so der|so die|warnte|warnt|berichtete|berichtet|kündigte an|schrieb|schreibt|glaubt|findet|hält|nach ansicht|nach meinung|meiner meinung nach|unserer meinung nach|ich glaube|ich denke|ich finde|fügte hinzu|räumte ein|kritisierte|forderte|ergänzte',
    result:
      'stieg*|sank|sanken|wuchs|wuchsen|gestiegen|gesunken|gewachsen|gefallen|erhöht*|verringert*|verbessert*|erreicht*|übertraf|übertroffen|erzielt*|verdoppel*|halbiert*|gewann|gewonnen|verlor*|ergab*|zeigt*|zeigen|ergebnis*|festgestellt|abgenommen|zugenommen|zunahme|rückgang|anstieg|gegenüber|im vergleich|mehr als|weniger als|prozent|rekord*|insgesamt|durchschnittlich|betrug|beträgt|betrugen|lag bei|liegt bei|lagen|abgeschlossen|reduziert*|eingespart|spart|verkauft*|umsatz|gewinn|verfehlt|erwirtschaftet*|verzeichne*|gemessen|fiel|fielen|kletterte|schrumpfte|ist im plan|im plan',
    rhetoric:
      '^stellen sie sich vor|^wer kennt|^kennen sie das|^na klar|^natürlich|^klar|^kein wunder|^wussten sie|^haben sie schon|^hand aufs herz|^mal ehrlich|^seien wir ehrlich|^jeder weiß|^wir alle|^ganz einfach|^und das ist|^das ist alles|^sie denken vielleicht|^keine sorge|^was für|^wie schön|^selbstverständlich',
    risk: 'risiko*|risiken|problem*|gefahr*|gefähr*|droh*|scheiter*|verzöger*|verspät*|mangel*|fehlt|fehlen|engpass*|engpässe*|schwierig*|hindernis*|schwäche*|schaden|schäden|verlust*|beschwerde*|fehler*|ausfall*|ausgefallen|leider|nicht genug|zu wenig*|zu langsam|krise*|schlechter|sorge*|bedenken|unfall*|unfälle|verletz*|verstoß*|verstöße|überfällig|störung*|herausforderung*|knapp|kritisch|ungeklärt|offen',
    scene:
      '^in den letzten jahren|^heutzutage|^heute|^in der heutigen|^seit jahrhunderten|^seit jahrzehnten|^seit jahren|^im laufe der|^viele menschen|^die meisten menschen|^wir leben in|^früher|^einst|^es war|^als ich|^eines tages|^immer mehr|^jeden tag|^es ist kein geheimnis|^schon immer|^in einer welt|^letzte woche|^vor langer zeit|^wer heute|^täglich|^bekanntlich|^die welt',
    transition:
      '^lassen sie uns|^lasst uns|^kommen wir|^sehen wir|^schauen wir|^nun|^jetzt|^als nächstes|^wenden wir|^bevor wir|^zusammenfassend|^zum schluss|^abschließend|^fassen wir|^damit kommen wir|^zunächst einmal|^so weit|^zurück zu|^wie wir gesehen|^werfen wir',
    first: 'erstens|zuerst|zunächst|der erste|die erste|das erste|zum einen|einerseits|als erstes|schritt 1|erster|erste',
    next: 'zweitens|drittens|viertens|der zweite|die zweite|das zweite|der dritte|die dritte|das dritte|zum anderen|dann|danach|anschließend|als nächstes|außerdem|ferner|ein weiterer|eine weitere|ein weiteres|schritt 2|schritt 3|schritt 4|andererseits|später|zweiter|dritter',
    last: 'schließlich|zuletzt|zum schluss|der letzte|die letzte|das letzte|letztens|abschließend|am ende',
    oneSide: '^einerseits|^zum einen|^auf der einen seite|^die einen|^manche|^einige|^befürworter|^theoretisch|^der vorteil',
    otherSide:
      '^andererseits|^zum anderen|^auf der anderen seite|^die anderen|^andere|^gegner|^kritiker|^praktisch|^in der praxis|^der nachteil|^dagegen|^demgegenüber',
    strong:
      'größte*|höchste*|niedrigste*|wichtigste*|wichtig*|einzige*|nur|zentral*|entscheidend*|wesentlich*|haupt*|erstmals|rekord*|beste*|schlechteste*|nie|niemals|vor allem|insgesamt|doppelt*|hälfte|jede*|kein*|muss|müssen|stärkste*|schnellste*|meisten|unbedingt|zwingend',
    answer: '^ja|^nein|^nicht unbedingt|^es kommt darauf an|^die antwort|^das kommt darauf an|^kurz gesagt|^weil|^grundsätzlich',
  },
  fr: {
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
  es: {
    about:
      '^este informe|^este documento|^este artículo|^esta sección|^este capítulo|^esta guía|^esta página|^esta nota|^este estudio examina|^esta presentación|^en esta sección|^en este capítulo|^en este artículo|^en este informe|^en esta guía|^a continuación|^el resto de|^véase|^ver también|^como se mencionó|^como se ha mencionado|^el objetivo de este|^el propósito de este|adjunto|se adjunta|^para más información|^para obtener más|^más información|^describimos|está organizado como sigue|^el presente|^la presente|^hoy hablaremos',
    announce:
      'como sigue|siguientes|siguiente|^estos son|^estas son|^aquí están|^he aquí|por dos razones|por varias razones|por tres razones|^son los siguientes|más abajo|^hay que distinguir',
    counts:
      'dos|tres|cuatro|cinco|seis|siete|ocho|varios|varias|algunos|algunas|muchos|muchas|diversos|diversas|diferentes|distintos|distintas|una serie de|un par de',
    announced:
      'razones|razón|motivo*|forma*|manera*|cosa*|cuestion*|pregunta*|paso*|punto*|tipo*|clase*|factor*|ventaja*|desventaja*|problema*|cambio*|decision*|regla*|norma*|parte*|opcion*|opción|principio*|etapa*|fase*|elemento*|ejemplo*|objetivo*|lección|lecciones|reto*|desafío*|riesgo*|área*|ámbito*|método*|enfoque*|estrategia*|categoría*|grupo*|causa*|consejo*|conclusiones|resultado*|recomendacion*|acciones|medida*|componente*|característica*|tema*|aspecto*|error*|condicion*|criterio*|requisito*|diferencia*|argumento*|prioridad*|novedad*|pilar*',
    ask: 'debe|deben|debería*|debemos|hay que|recomend*|pedimos|solicit*|proponemos|se propone|sugerimos|por favor|aconsej*|es necesario|es importante|se ruega|tiene que|tienen que|tenemos que|necesitamos|se pide|se exige|es obligatorio|conviene|podría usted|pueden ustedes|instamos|exhort*|obligad*',
    cause:
      'porque|debido a|a causa de|por causa de|gracias a|ya que|puesto que|dado que|la razón|la principal razón|el motivo|causad*|caus*|provoc*|se debe a|se deben a|se debió a|por falta de|como consecuencia de|a raíz de|originad*|motivad*|pues|^como',
    claim:
      'es importante|es esencial|es fundamental|es clave|es crucial|lo más importante|desempeña un|juega un papel|es mejor|vale la pena|depende de|dependen de|permite|permiten|es necesario|está claro|sigue siendo|la clave|lo esencial|es posible',
    condition:
      '^si|^cuando|^en caso de|^una vez que|si|siempre que|a menos que|salvo que|solo si|sólo si|con tal de que|en caso de|a condición|mientras|^cuándo|siempre y cuando',
    consequence:
      '^por lo tanto|^por tanto|^por eso|^por ello|^así que|^así|^en consecuencia|^de ahí|^como resultado|^por consiguiente|^entonces|por lo tanto|por eso|por ello|en consecuencia|lo que significa|esto significa|conduce a|lleva a|llevó a|de modo que|de manera que|^por esta razón|^por este motivo|^de este modo|^esto hace|da lugar',
    contrast:
      '^sin embargo|^pero|^no obstante|^aunque|^a pesar|^pese a|^en cambio|^por el contrario|^por otro lado|^por otra parte|^mientras que|^a diferencia|^lamentablemente|^desgraciadamente|sin embargo|no obstante|en cambio|por el contrario|mientras que|sino|pero|a pesar de|en lugar de|en vez de|^ahora bien',
    decision:
      'decidi*|decisión|acord*|aprob*|acuerdo|votó|votaron|adopt*|eligi*|rechaz*|resolvi*|aplaz*|se ha optado|por unanimidad|autoriz*|ratific*',
    definition:
      'se define como|se definen como|se refiere a|se refieren a|significa|se llama|se llaman|se denomina|se conoce como|se conocen como|se entiende por|es un tipo de|es una forma de|es el proceso|es un proceso|es un método|es una técnica|consiste en|consta de|se compone de|es el conjunto|es la capacidad|es un término|designa|llamamos|denominamos|es la ciencia|es el estudio',
    detail:
      '^además|^también|^asimismo|^igualmente|^adicionalmente|en particular|incluyendo|incluido|^otro|^otra|^otros|^otras|^algunos|^algunas|^por otra parte|^del mismo modo',
    example: '^por ejemplo|por ejemplo|^un ejemplo|^imagin*|^supongamos|como por ejemplo|tales como|^pongamos|^tomemos|^ejemplo',
    greeting:
      '^hola|^buenos días|^buenas tardes|^buenas noches|^estimad*|^querid*|^gracias|^muchas gracias|^saludos|^un saludo|^un abrazo|^atentamente|^cordialmente|^felicidades|^felicitaciones|^enhorabuena|^bienvenid*|^espero que|^quedo a|^quedamos a|^no dudes|^no dude|^buena suerte|^hasta pronto|^que tengas|^disculp*',
    instruct:
      '^use|^usa|^utilice|^utiliza|^asegúrese|^asegúrate|^compruebe|^comprueba|^haga|^haz|^abra|^abre|^añada|^añade|^agregue|^agrega|^elimine|^elimina|^mantenga|^mantén|^escriba|^escribe|^pregunte|^pregunta|^llame|^llama|^ponga|^pon|^tome|^toma|^pulse|^pulsa|^presione|^presiona|^seleccione|^selecciona|^elija|^elige|^introduzca|^introduce|^instale|^instala|^guarde|^guarda|^evite|^evita|^no *|^nunca|^siempre|^recuerde|^recuerda|^espere|^espera|^lave|^lava|^limpie|^limpia|^corte|^corta|^mezcle|^mezcla|^vierta|^vierte|^caliente|^coloque|^coloca|^envíe|^envía|^lea|^lee|^siga|^sigue|^cree|^crea|^deje|^deja|^revise|^revisa|^prepare|^prepara|^rellene|^rellena|^hable|^habla|^comience|^comienza|^empiece|^empieza|^apague|^apaga|^encienda|^enciende|^conecte|^conecta|^retire|^retira|^incluya|^incluye|^consulte|^consulta|^verifique|^verifica|^procure|^procura|^repita|^repite|^riegue|^riega|^sirva|^sirve|^añadir|^cortar|^hornear|^mezclar',
    imperativeStops: 'es|son|fue|está|están|de|del|y|ha|han|no',
    says: 'dijo|dice|afirmó|afirma|explicó|explica|según|señaló|señala|declaró|declara|añadió|añade|advirtió|advierte|anunció|anuncia|aseguró|asegura|indicó|indica|opina|cree|considera|en mi opinión|en nuestra opinión|creo que|creemos que|a mi juicio|comentó|comenta|destacó|destaca|recordó|lamentó',
    result:
      'aument*|disminu*|crec*|creci*|baj*|subi*|cay*|redu*|alcanz*|super*|duplic*|triplic*|mejor*|logr*|gan*|perdi*|obtuv*|mostr*|muestra*|demostr*|se encontró|encontr*|resultado*|récord|en total|en promedio|de media|respecto|frente a|en comparación|más de|menos de|por ciento|representa|ascend*|complet*|termin*|vendi*|ahorr*|ingresos|beneficio*|crecimiento|pas* de|se situó|registr*|sum*|cerr*',
    rhetoric:
      '^imagina|^imagine|^quién no|^¿quién no|^por supuesto|^claro|^no es de extrañar|^sabía usted|^¿sabía*|^¿alguna vez|^seamos sinceros|^seamos honestos|^todos sabemos|^todo el mundo sabe|^así de|^y eso es|^qué|^¡qué|^quizás pienses|^no se preocupe|^no te preocupes|^ni que decir|^cómo no',
    risk: 'riesgo*|problema*|peligro*|amenaz*|fracas*|fall*|retras*|escasez|falta*|insuficien*|dificultad*|difícil*|obstáculo*|debilidad*|daño*|pérdida*|queja*|reclamacion*|error*|avería*|lamentablemente|desgraciadamente|crisis|preocup*|accidente*|lesion*|infracción*|incidente*|demasiado poco|no suficiente|vulnerab*|demora*|bloque*|pendiente*|deterior*|incumpl*',
    scene:
      '^en los últimos años|^hoy en día|^hoy|^actualmente|^en la actualidad|^desde hace siglos|^desde hace décadas|^desde siempre|^a lo largo de|^mucha gente|^muchas personas|^la mayoría de|^vivimos en|^en un mundo|^antiguamente|^érase una vez|^cuando yo|^un día|^cada día|^cada vez más|^no es ningún secreto|^todo el mundo|^la semana pasada|^hace años|^hace mucho|^el mundo|^en el mundo actual',
    transition:
      '^veamos|^pasemos|^hablemos|^ahora|^ahora bien|^antes de|^en resumen|^en conclusión|^para concluir|^para terminar|^empecemos|^comencemos|^volvamos|^como hemos visto|^dicho esto|^vamos a',
    first:
      'primero|primera|primeramente|en primer lugar|el primero|la primera|el primer|por un lado|por una parte|para empezar|paso 1|ante todo|uno|una',
    next: 'segundo|segunda|en segundo lugar|tercero|tercera|en tercer lugar|el segundo|la segunda|el tercero|la tercera|luego|después|a continuación|además|por otro lado|por otra parte|otro|otra|el otro|la otra|paso 2|paso 3|paso 4|más tarde|el tercer',
    last: 'finalmente|por último|por fin|el último|la última|para terminar|al final',
    oneSide: '^por un lado|^por una parte|^algunos|^algunas|^unos|^los partidarios|^los defensores|^en teoría|^la ventaja',
    otherSide:
      '^por otro lado|^por otra parte|^por el otro|^otros|^otras|^los opositores|^los críticos|^los detractores|^en la práctica|^la desventaja|^en cambio',
    strong:
      'más importante*|mayor*|menor*|mejor*|peor*|único*|única*|solo|sólo|principal*|clave|importante*|fundamental*|esencial*|crucial*|nunca|récord|primer*|sobre todo|ante todo|en total|doble|mitad|cada|ningun*|ningún|imprescindible*|máxim*|mínim*',
    answer: '^sí|^no necesariamente|^no,|^depende|^la respuesta|^en resumen|^porque|^no siempre',
  },
};
