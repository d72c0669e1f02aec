/** English. */
import type { LanguageWords } from './language.ts';

export const en: LanguageWords = {
  tag: 'en',
  reading: {
    tables: 'table|tab.',
    figures: 'figure|fig.|fig|image|photo|exhibit|chart|illustration',
    divisions: 'chapter|part|appendix|annex|section|article|unit|lesson|module',
    contents: 'table of contents|contents',
    pages: 'page|p.|pg.|slide',
    authors: 'by|written by|author|authors|prepared by|presented by',
    dates: 'date|published|updated|last updated|as of',
    tasks:
      'action items|action points|actions|tasks|to-do|to-dos|todo|todos|to do|assignments|open points|open questions|questions|action list',
    pictures: 'picture|image|photo|graphic',
    untitled: 'document|slide|presentation|untitled|title|new document',
    notCyclic: 'life cycle|life-cycle|lifecycle|motorcycle|bicycle|recycl',
    styles: {
      heading: 'heading',
      title: 'title',
      subtitle: 'subtitle',
      caption: 'caption|figure|table caption|image caption|captioned figure|illustration|drawing',
      quote: 'quote|intense quote|block text|quotations',
    },
    defaultSections: 'default section|untitled section',
    machineMade:
      'Description automatically generated|Description automatically generated with low confidence|Description automatically generated with medium confidence|Description automatically generated with high confidence|AI-generated content may be incorrect',
    audiences: {
      investors: 'investor|venture|shareholder|business angel|funder|lender|donor',
      executives:
        'executive|board|manage|ceo|cfo|cto|c-level|c-suite|director|leadership|leaders|decision maker|decision-maker|council|minister|government',
      students: 'student|pupil|school|beginner|trainee|apprentice|learner|newcomer|novice|kids|children|class|freshm|undergraduate',
      experts: 'expert|engineer|scientist|researcher|developer|specialist|technic|analyst|academic|professional|physician|doctor|lawyer',
      customers: 'customer|client|buyer|user|consumer|patient|guest|prospect|shopper',
      colleagues: 'employee|staff|colleague|team|workforce|coworker|co-worker|volunteer',
      public: 'public|citizen|everyone|everybody|general audience|layp|layman|resident|neighbo|visitor|famil|voter|reader',
    },
    tones: {
      factual: 'fact|data|analytic|objective|scientific|neutral|evidence|rigor|technical',
      persuasive: 'persua|convinc|compelling|sales|promotional|motivat',
      narrative: 'story|narrativ|inspir|emotion|personal|playful|humor|humour|funny|entertain',
      critical: 'critical|sceptic|skeptic|balanced|provocat|debate',
      simple: 'simple|plain|easy|clear language|beginner-friendly|accessible',
    },
    and: 'and|or|versus|vs.|vs',
    genericHeadings:
      'summary|executive summary|abstract|introduction|intro|overview|background|context|conclusion|conclusions|result|results|findings|discussion|final remarks|final thoughts|key points|key findings|key takeaways|in short|general introduction|preface|foreword|purpose|scope',
    concludingHeadings:
      "conclusion|conclusions|concluding remarks|discussion and conclusion|discussion and conclusions|discussion & conclusions|summary and conclusion|summary and conclusions|summary & conclusions|summary|in summary|in short|in closing|wrapping up|wrap-up|final remarks|final thoughts|final words|closing remarks|closing thoughts|closing words|bottom line|the bottom line|key takeaways|takeaways|outlook|next steps|what’s next|what's next|whats next|what is next|what comes next|the way forward|looking ahead|recommendation|recommendations|call to action",
    backMatter:
      'reference|references|bibliography|works cited|literature cited|further reading|acknowledgement|acknowledgements|acknowledgment|acknowledgments|appendix|appendices|supplementary material|supplementary materials|supplementary information|figures and tables|list of figures|list of tables|list of abbreviations|footnotes|endnotes|table of contents|contents|index|glossary|author contributions|conflict of interest|conflicts of interest|competing interests|funding|about the author|about the authors|author information|author biography|author biographies|data availability',
    appendices:
      'see also|notes|references|citations|footnotes|sources|bibliography|further reading|external links|works cited|explanatory notes|general references|gallery|discography|filmography|selected works|publications|notes and references|references and notes',
    framing:
      'introduction|introductory|intro|overview|basics|basic|fundamentals|beginners|beginner|guide|presentation|talk|lecture|lesson|explained|explain|understanding|works|work|everything|everyone|kids|children|know|need|top|things|facts|five|ten',
    structures: {
      pros: 'pros|advantages|benefits|upsides|arguments for|in favour|in favor|what speaks for',
      cons: 'cons|disadvantages|drawbacks|downsides|arguments against|against|what speaks against',
      cycle: 'cycle|loop|circular|again and again',
      funnel: 'funnel',
      team: 'team|people|board|who we are|founders|leadership|management|staff|contacts|speakers|authors|crew',
      prices: 'price|fee|rate card',
      swot: ['strengths', 'weaknesses', 'opportunities', 'threats'],
    },
  },
  grammar: {
    attached: [/['’]s$/u],
    subjectFirst: true,
    relatives: 'who|whose|which|that',
    nameParticles: 'of',
    leadIns:
      'i.e.|e.g.|however|moreover|furthermore|in addition|additionally|therefore|thus|hence|finally|in particular|specifically|in fact|indeed|nevertheless|nonetheless|besides|firstly|secondly|thirdly|first|second|third|lastly|also|then|consequently|to this end|for example|for instance|as a result|overall|in general|generally|generally speaking|in summary|in conclusion|in short|on the other hand|on the one hand|more specifically|more precisely|note that|recall that|instead|similarly|likewise|meanwhile|still|accordingly|of course|in other words|in this paper|in this work|in this section|in this study|at the same time|by contrast|in contrast|next|after that|afterwards|but|and|so|yet',
    breaks:
      'and|but|which|who|whose|while|whereas|because|since|so|so that|although|though|where|when|thus|however|then|if|unless|including|such as|as well as|for example|e.g.|i.e.|rather than|making|allowing|leading|resulting|giving|causing|according to|followed by|with',
    backward: 'this|that|these|those|it|its|they|their|he|she|his|her|such|another|both|others|here|there|the former|the latter|one',
    subordinators:
      'if|when|while|although|though|because|since|as|after|before|unless|once|until|whereas|to|by|for|in|with|without|despite|given|during|using|from|on|at|under|among|between|within|across|through|throughout|along|besides|beyond|due|based|unlike|like|even|rather|compared|instead',
    danglers:
      'and|or|but|of|in|on|at|to|for|with|by|from|as|the|a|an|that|which|who|is|are|was|were|be|been|than|because|while|if|when|into|about|between|we|it|its|their|our|and/or|not|such|also|both|either|has|have|had|can|will|may|using|over|under|per|via|e.g.|i.e.|this|these|those|like',
    subjects: 'we|it|they|this|these|there|he|she|you|i|the|our|its|their|his|her|that|those',
    copulas: 'is|are|was|were|has|have|had|will|can|may|should|must|does|do|did|plays|remains|became|grew|rose|fell|said',
    common:
      'your|yours|my|me|us|them|him|how|what|why|whether|no|any|some|all|each|every|many|much|more|less|few|own|out|up|off|do|did|done|does|get|got|want|make|makes|made|might|could|would|should|use|used|just|very|too|even|well|way|thing|things|same|other|back|down|through|only|however|most|new|one|two|let|see|say|says|know|need|take|give|go|going|upon|within|across|among|now|ever|never|always|often|already|yet',
    unseen:
      'a|an|the|and|or|but|nor|so|yet|of|in|on|at|to|for|from|with|without|by|as|into|onto|over|under|about|after|before|between|through|during|than|then|that|this|these|those|it|its|is|are|was|were|be|been|being|am|do|does|did|done|has|have|had|having|will|would|can|could|shall|should|may|might|must|not|no|we|our|us|you|your|they|their|them|he|she|his|her|i|my|me|who|whom|whose|which|what|when|where|why|how|more|most|less|least|many|much|few|some|any|each|every|all|both|one|two|three|new|good|better|best|first|next|last|key|main|overview|introduction|summary|conclusion|agenda|questions|thank|thanks|steps|comes|come|goes|go|get|gets|make|makes|made|need|needs|takes|take|use|used|using|work|works|worked|way|ways|thing|things|today|now|here|there|also|only|just|very|up|down|out|off|again|further|slide|presentation|chapter|part',
    conjunction: /^(?:and|but)\s+(?!so\b|for\b|then\b)|^so\s+(?=(?:when|the|we|they|he|she|it|you|I|if|an?|my|our|in|on|at)\b)/iu,
    participle: /^\p{Ll}{3,}ing(?=\s)/u,
    adverbial: /^(?:different from|similar to|contrary to|\p{Lu}\p{Ll}+(?:ed|en|ing) (?:by|on|from|in|to|with) )/iu,
  },
  discourse: {
    cuePhrases: {
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
    cues: 'propos|present|introduc|contribut|outperform|improv|novel|first|result|show|achiev|task|goal|dataset|key|main|important|increas|decreas|grew|rose|fell|record|most|must|need|decid|recommend|significant|largest|only',
    steps: 'first|firstly|second|secondly|third|thirdly|next|then|after that|afterwards|finally|lastly|step',
    chatter: {
      begins:
        "congratulations|congrats|well done|welcome|hello|hi|let's|let’s|let us|some examples|examples include|for more|check out|click|here are|here's|here’s|here is|have a look|take a look|read on|stay tuned|we've got you covered|we’ve got you covered|so you're|so you’re|if you have other questions|if you have questions|if you have any questions|thank you|thanks|don't worry|don’t worry|good luck|enjoy|sign up|subscribe|ready to|the following|as follows|we asked|we surveyed|we interviewed|we spoke to|in this section|in this chapter|this section|this chapter|the next section|see also|see below|we now|we next|we will now|we describe below|we list|the rest of this|the remainder of this|below we|below are",
      holds:
        "(?:reports?|reported) (?:on|about) the [^,]{1,40}$|gave an (?:update|overview)[^,]{0,40}$|we've got you covered|we’ve got you covered|pat yourself|you're not alone|you’re not alone|check out|are shown below|is shown below|described below|discussed below|listed below|we describe below|see our|more information about",
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Sources',
    thankYou: 'Thank you',
    questions: 'Questions',
    overview: 'Overview',
    summary: 'Summary',
    keyPoints: 'Key points',
    keyMessage: 'Key message',
    keyFigures: 'Key figures',
    discussion: 'Discussion',
    nextSteps: 'Next steps',
    inDetail: 'In detail',
    inTheWords: 'In the source’s words',
    presentation: 'Presentation',
    exhibit: 'Exhibit',
    credits: {
      title: 'Picture credits',
      picture: 'Picture',
      madeWith: 'made with',
      cropped: 'cropped',
    },
    modelUnavailable:
      'The language model gave no usable answer, so the built-in writer made this presentation. Ask for it again later for the model’s version.',
    storyline: {
      steps: {
        definition: [
          'What it is',
          'What does it mean in one sentence?',
          'What belongs to it, and what does not?',
          'Which misunderstanding is most common?',
        ],
        relevance: ['Why it matters', 'Who is affected by it?', 'What changes if nothing is done?', 'Why is now the moment?'],
        background: ['How it came about', 'Where did it begin?', 'Which events shaped it?', 'What can be learned from that?'],
        today: ['Where it stands today', 'What is the situation now?', 'Which figures describe it best?', 'What is still unknown?'],
        mechanism: ['How it works', 'What happens first?', 'What follows from that?', 'What is the result?'],
        elements: ['The key parts', 'Which part carries the rest?', 'Which part is often overlooked?', 'How do the parts fit together?'],
        examples: ['Examples', 'Where can it be seen in practice?', 'What went well there?', 'What would be done differently today?'],
        benefits: ['What it brings', 'Who gains from it, and how?', 'How can the gain be measured?', 'How soon will it be felt?'],
        challenges: ['What stands in the way', 'What is the greatest risk?', 'How likely is it?', 'What would reduce it?'],
        outlook: [
          'What comes next',
          'What is likely in the coming years?',
          'What could change the course?',
          'Which signs should be watched?',
        ],
        actions: ['From plan to action', 'What is done first?', 'Who does it, and by when?', 'How will success be recognised?'],
        goals: ['What you will learn', 'What will you know afterwards?', 'What will you be able to do?', 'What do you know already?'],
        terms: ['Key terms', 'Which terms are needed?', 'What does each of them mean?', 'Which are easily confused?'],
        mistakes: ['Common mistakes', 'Where do learners go wrong?', 'Why does it happen?', 'How can it be avoided?'],
        exercise: ['Try it yourself', 'What is the task?', 'What is needed for it?', 'How do you know it is right?'],
        check: [
          'Check your knowledge',
          'What is the most important idea?',
          'How would you explain it to a friend?',
          'What is still unclear?',
        ],
        problem: ['The problem', 'Who has the problem, and how often?', 'What does it cost them?', 'How do they cope today?'],
        solution: ['The solution', 'What is on offer?', 'What is new about it?', 'Why will people choose it?'],
        market: ['The market', 'How large is it, and by which source?', 'How fast is it growing?', 'Which part will be won first?'],
        model: ['The business model', 'Who pays, and for what?', 'What does one sale cost and earn?', 'What makes it grow?'],
        proof: ['Proof so far', 'What has been achieved?', 'Which customers can confirm it?', 'Which figure convinces most?'],
        team: ['The team', 'Who is behind it?', 'Why are these the right people?', 'Who is still missing?'],
        ask: ['What we ask for', 'How much is needed?', 'What will it be used for?', 'What will be reached with it?'],
        question: ['The question', 'What should this report answer?', 'Who needs the answer?', 'What will be decided with it?'],
        method: ['How it was examined', 'Where do the data come from?', 'How were they checked?', 'What are their limits?'],
        findings: ['Key findings', 'What is the most important result?', 'What was unexpected?', 'What stayed the same?'],
        causes: ['What lies behind it', 'Which cause explains most?', 'What speaks for it?', 'What else could explain it?'],
        recommendation: ['Recommendation', 'What should be done?', 'Why this and nothing else?', 'What happens if it is not done?'],
      },
      contrasts: {
        balance: ['For and against', 'For', 'What speaks for it?', 'Against', 'What speaks against it?'],
        competition: ['The alternatives', 'The others', 'What do others offer?', 'We', 'What do we do better?'],
        options: [
          'The options',
          'Option A',
          'What does it bring, and what does it cost?',
          'Option B',
          'What does it bring, and what does it cost?',
        ],
      },
      depths: [
        ['an example', 'Which case shows it best?', 'What happened, step by step?', 'What does it teach?'],
        ['figures and evidence', 'Which figure shows it?', 'Which source does it come from?', 'What does it not show?'],
        ['questions and doubts', 'What will be asked about it?', 'What is the short answer?', 'Who can say more?'],
      ],
      hints: ['Add a figure and its source', 'Give an example of your own', 'Say it in one sentence'],
      parts: {
        General: ['The basics', 'A closer look', 'Looking ahead'],
        'Educational Project': ['Getting started', 'Understanding', 'Practising'],
        'Business Pitch': ['The opportunity', 'The offer', 'The plan'],
        'Reports and Insights': ['The task', 'The results', 'The consequences'],
      },
      note: 'No language model is configured, so this slide is a scaffold: replace the questions with your own facts.',
      audience: 'Audience',
      tone: 'Tone and style',
      subtitle: 'A storyline to fill in',
      remember: 'What should stay in mind',
      takeHome: 'Which one sentence should everyone take home?',
    },
  },
};
