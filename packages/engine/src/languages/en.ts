/** English. */
import type { LanguageWords } from './language.ts';

export const en: LanguageWords = {
  tag: 'en',
  reading: {
    source: {
      roles: {
        abstract: 'abstract',
        summary:
          'summary|executive summary|management summary|highlights|headlines|headline figures|the headlines|in a nutshell|what you need to know|key points|key facts|key messages|key takeaways|takeaways|tl;dr|tldr|in short|in brief|at a glance|key figures|key findings|main points|the short version|bottom line',
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
        asks: 'next steps|what we ask|what we are asking|actions|action items|action points|action|asks|the ask|our ask|to do|to dos|to-do|to-dos|todo|todos|what i need|what we need|how you can help|where you can help|our asks|what i need from you|what we need from you|what you need to do|what you can do|call to action|tasks|follow-up|follow-ups|follow up',
        risks: 'risks|risk|risks and issues|issues|problems|blockers|challenges|concerns|what did not go well|what did not',
        questions:
          'questions|open questions|open points|open issues|open items|frequently asked questions|faq|review questions|discussion questions',
      },
      headings:
        'agenda|scope|definitions|responsibilities|requirements|costs|cost|budget|timeline|schedule|people|team|customers|market|sales|finance|financials|product|operations|marketing|pricing|features|benefits|ingredients|materials|instructions|directions|what you need|what you will need|you will need|before you start|tips|troubleshooting|notes|aob|any other business|examples|exceptions|enforcement|technical data|specifications|specs|key dates|contact|attendees|topics|status|updates|homework|reading|key terms|learning objectives|learning goals|ideas|improvements',
      portions: 'for the',
      topics: [
        /\b(?:talk|speak|say (?:something|a few words))(?: (?:to|with) (?:you|all of you))?(?: (?:tonight|today|this (?:morning|afternoon|evening)|briefly|now|all|a little))* about ([^.!?;,]{3,80}?)(?: (?:tonight|today|this (?:morning|afternoon|evening)))?(?=[.!?;]|,|$)/iu,
        /\bmy (?:subject|topic|theme)(?: (?:tonight|today|this (?:morning|afternoon|evening)))? is ([^.!?;,]{3,80}?)(?=[.!?;]|,|$)/iu,
      ],
      kinds:
        'proposal|project proposal|grant application|funding application|board paper|discussion paper|position paper|white paper|working paper|technical note|research note|business case|internal memo|status report|handout|training handout|worksheet|fact sheet|factsheet|press release|media release|news release|memo|memorandum|report|annual report|policy|draft|newsletter|briefing|briefing note|circular|notice|announcement|user guide|quick guide|case study|white paper|working paper|technical note|lecture notes|meeting notes|for immediate release|minutes|agenda',
      documents:
        'licence|license|lease|deed|order|report|review|note|notes|minutes|policy|policies|agreement|contract|plan|proposal|statement|update|newsletter|bulletin|guide|guidelines|handbook|manual|handout|lecture|lesson|remarks|speech|address|letter|memo|memorandum|briefing|summary|programme|program|syllabus|brochure|survey|study|analysis|strategy|charter|terms|rules|regulations|recipe|results|outlook|roadmap|specification|instructions|checklist|invitation|announcement|protocol|record|paper|essay',
      organizations:
        'plc|ltd|limited|inc|llc|llp|cic|corp|corporation|company|university|college|school|council|association|trust|society|co-operative|cooperative|foundation|charity|department|dept|faculty|ministry|institute|agency|authority|club|church|museum|library|hospital|bank|federation|union|network|committee|office|group|gazette|times|herald|courier|tribune|chronicle|observer|journal|newsroom',
      smallPrint:
        'enclosures:|attachments:|encl.:|forward-looking statements|check against delivery|all rights reserved|without notice|without liability|no responsibility is taken|no responsibility for|does not constitute|not to be distributed|views expressed|his own views|her own views|their own views|registered office|registered in england|company number|charity number|vat number|sponsored content|comments are closed|comments are moderated|for editorial questions|media contact|press contact|notes to editors|about the author',
      chapters:
        'chapter|section|article|art.|part|step|phase|lecture|lesson|unit|module|day|week|item|point|stage|session|clause|schedule|annex|appendix|exhibit',
      contacts:
        'contact|contacts|press contact|press contacts|media contact|media contacts|contact for the press|contact for media|contact details|contact information|for further information|for more information|further information|more information|enquiries|press enquiries|media enquiries|press office|notes to editors|note to editors|contact and notes',
      enquiries:
        'questions?|any questions|for questions|if you have questions|if you have any questions|for further information|for more information|queries to|enquiries to|please contact|please direct any',
      printouts:
        'downloaded from|printed from|retrieved from|printed copies|uncontrolled when printed|uncontrolled copy|this document is uncontrolled',
      lengths: 'words|word|characters|character|chars|lines|pages|page',
      subject: 'subject|re',
      mailHeads: 'from|to|cc|bcc|date|sent|reply-to|attachments|attachment|importance|received',
      replies: 're|fw|fwd',
      greetings: 'hi|hello|hey|dear|good morning|good afternoon|good evening|morning|greetings|hi all|to whom it may concern|team',
      closings:
        'best|best regards|kind regards|regards|warm regards|best wishes|many thanks|thanks|thank you|cheers|sincerely|yours|yours sincerely|yours faithfully|yours truly|all the best|take care|thanks again|thanks in advance|with best wishes|talk soon|see you|warmly|respectfully',
      mailFeet:
        'sent from my|get outlook for|sent via|this e-mail|this email|this message|the information contained in this|the information in this e|if you are not the intended|confidentiality notice|disclaimer:|please consider the environment|unsubscribe|you received this|you are receiving this|begin forwarded message|-----original message|---------- forwarded message|original message|please think of the environment|think of the environment|think before you print|before printing this',
      selfNotes:
        'todo|to do|to-do|fixme|tbc|tbd|xxx|check with|double-check|double check|to be confirmed|to confirm|confirm with|clarify with|ask again|verify with|add source|add figure|need to check|update later',
      summaryLabels:
        'headline|summary|tl;dr|tldr|tl; dr|bottom line|in short|in brief|in a nutshell|short version|the short version|key point|key takeaway|takeaway|upshot|bluf',
      publishers: 'editor in chief|publisher',
      bylines:
        'by|written by|author|authors|prepared by|submitted by|reviewed by|approved by|adopted by|issued by|editor|presented by|prepared for|owner|lecturer|instructor|speaker',
      adverts: 'advertisement|advertising|sponsored content|sponsored|promoted|paid content|ad',
      webAsks:
        'spotted an error|spotted a mistake|found an error|found a mistake|see an error|report an error|report a problem with|corrections:|let us know if you|customers who|people who viewed|people also viewed|view all comments|load more|show more comments|join the conversation|get our newsletter|reacted with|last reply|view thread|view in app|also sent to the channel',
      apologies: 'sorry|apologies|apologise|apologize|bear with me',
      status:
        'preliminary|provisional|unaudited|preview|work in progress|not yet|not audited|not approved|not reviewed|subject to|in force from|in force since|valid from|valid until',
      imprint:
        'version|edition|draft|revision|rev.|final version|confidential|internal|for internal use|internal use only|for discussion|not for circulation|for comment|supersedes|replaces version|issue no.|volume',
      dates:
        'date|published|updated|last updated|last modified|posted|version|effective date|effective|status|as of|revised|revision|valid from|document no|reference|posted on|published on|updated on|last reviewed|due',
      attendance:
        'present|attendees|attending|participants|in attendance|apologies|absent|regrets|excused|chair|chairperson|minutes|minutes taken by|minute taker|note taker|notes by|scribe|location|place|venue|time|when|where|room|facilitator|recorded by|meeting called by|dial-in|invited|guests|next meeting',
      web: 'most popular|most viewed|recommended for you|comments closed|skip to|we use cookies|this website uses cookies|this site uses cookies|by continuing to|accept all|accept cookies|manage preferences|cookie settings|share this|share on|share via|follow us|subscribe to|sign up for|sign up to|related posts|related articles|related stories|you may also like|you might also like|read more|read next|read also|more from|continue reading|leave a comment|leave a reply|post a comment|was this article|was this page|did this help|all rights reserved|©|copyright|photo:|photo by|image:|image credit|photograph:|getty|advertisement|sponsored|your e-mail address|your email address|back to top|privacy policy|terms of|add to basket|add to cart|add to bag|buy now|customers also|log in|sign in|in stock|click here to|enter your email|tags:|filed under|most read|trending|enable javascript|print this|e-mail this|email this|download pdf|comments (',
      buttons:
        'listen to this|listen to the article|listen to article|listen •|watch the video|watch video|play video|view gallery|view all photos|add to calendar|add to my calendar|save to calendar|save the date|get directions|buy tickets|buy a ticket|book tickets|book now|book a place|book your|reserve your|register now|register here|get tickets|view map|show map|open in maps|text size|font size|change language|gift this article|save article|save for later|bookmark|give feedback|report a problem|download the app|get the app|see all|show more|show less|load more',
      webWhole:
        'home|menu|search|about|about us|contact|contact us|blog|news|services|products|shop|login|log in|sign in|sign up|register|cart|basket|account|my account|help|support|facebook|twitter|x|linkedin|instagram|youtube|pinterest|whatsapp|email|e-mail|print|share|copy link|subscribe|next|previous|back|close|accept|decline|ok|yes|no|advertisement|skip to content|careers|press|imprint|sitemap|rss|comments|leave a comment|reply|like|save|follow|newsletter|pricing|features|resources|docs|documentation|company|help centre|help center|knowledge base|support centre|support center|customer service|share this article|read more|learn more|english|deutsch|français|español|sport|sports|culture|politics|business|opinion|sign out|most read|print this page|print article|download pdf|cookie settings|privacy|privacy policy|save to folder|save to list|save for later|save to favourites',
      forms:
        'signature|signed|date and signature|place, date|date, signature|name (printed)|print name|witness|for office use|tick|please tick|i agree|in witness whereof|by: _|title: _|date: _',
      authorNotes:
        "corresponding author|correspondence to|correspondence:|manuscript received|manuscript submitted|this work was supported|this work was funded|this research was supported|this research was funded|this work is supported|supported in part by|these authors contributed|equal contribution|permission to make digital|copyright held by|copyright is held|authors’ addresses|authors' addresses|author’s address|the authors are with|the author is with|e-mail address|email addresses|preprint submitted|accepted for publication|to appear in",
      affiliations:
        'is with the department|are with the department|is with the dept.|are with the dept.|is with the university|are with the university|is with the institute|are with the institute|is with the school|are with the school|is with the faculty|are with the faculty|is with the laboratory|are with the laboratory|is with the college|are with the college|is with the centre|are with the centre|is with the center|are with the center|is with the chair|are with the chair|is with the research|are with the research|is with the division|are with the division|is with the computer|are with the computer|is with the unesco|are with the unesco',
      biographies:
        'received the b|received his b|received her b|received a b|received the m|received his m|received her m|received the ph|received his ph|received her ph|received a ph|received his doctor|received her doctor|holds a phd|holds a ph.d|is currently a professor|is currently an associate|is currently an assistant|is currently a ph|research interests include|research interests are',
      paperLabels:
        'index terms|keywords|key words|key words and phrases|ccs concepts|acm reference format|categories and subject|general terms|jel classification|jel|msc|pacs|article history|article info|subject areas|how to cite|citation:',
      firstPerson: 'i|i’ll|i’m|i’ve|i’d|me|my',
      nods: 'ok|okay|k|yes|yep|yeah|no|nope|thanks|thank you|thx|ty|great|perfect|cool|nice|lol|haha|hahaha|sure|done|got it|sounds good|agreed|+1|same|hi|hello|hey|morning|good morning|bye|see you|image omitted|video omitted|audio omitted|sticker omitted|gif omitted|document omitted|<media omitted>|this message was deleted|you deleted this message|joined the channel|missed voice call|will do|on it|np|no problem|welcome',
      page: 'page|p',
      runIn: {
        openers: 'We|The|In|This|Our|A|An|To|It|There|As|For|Here|From|By|These|Since|While|When|Although|However|Given|If|On|At|After',
        small: 'of|and|for|the|on|in|with|to|a|an|from|by|vs|vs.',
        parts:
          'Abstract|Introduction|Background|Motivation|Related Work|Related Works|Method|Methods|Methodology|Experiments|Results|Results and Discussion|Results and Analysis|Discussion',
      },
      readerAsks:
        'subscribe|newsletter|repost if|repost this|what would you add|leave a comment|leave me a comment|let me know in the comments|in the comments|share this|follow us|follow me|sign up for|have you tried it|did you like this|below this post|under this post|questions below|ask below|in my next post|in the next post',
      selfTests:
        'review questions|self-test|self test|check your understanding|test yourself|quiz|discussion questions|questions for review|exercises',
      titled:
        'project title|title of project|title of the project|name of project|name of the project|working title|title|course|course title|module|module title|class|lecture',
    },
    topicKinds: {
      comparison: 'versus|vs|compared|comparison|comparing|differences between|or',
      decision: 'should|whether|decision|choosing|choose|which',
      history: 'history|origin|origins|rise of|fall of|evolution of|development of|story of',
      person: 'biography|life of|life and|who was|who is',
      event:
        'war|revolution|battle|crisis|olympic|olympics|world cup|conference|festival|election|pandemic|earthquake|accident|treaty|uprising',
      place: 'city|island|islands|country|region|village|town|travel|tourism|visit|national park|capital of|trip to',
      method:
        'how to|guide|method|tips|checklist|best practice|best practices|step by step|planning|preparing|managing|writing|learning to',
      technology:
        'technology|software|artificial intelligence|ai|machine learning|computer|computing|internet|network|engine|battery|batteries|solar|wind power|robot|robots|blockchain|cloud|5g|cybersecurity|heat pump|heat pumps|nuclear power|hydrogen|electric|autonomous|3d',
      product: 'product|app|startup|launch|our new|service for|platform for',
      science:
        'theory|physics|biology|chemistry|cell|cells|quantum|climate|energy|photosynthesis|dna|genetics|evolution|gravity|black hole|black holes|ecosystem|brain|vaccine|vaccines|volcano|volcanoes|species',
    },
    tables: 'table|tab.',
    figures: 'figure|fig.|fig|image|photo|exhibit|chart|illustration',
    divisions: 'chapter|part|appendix|annex|section|sec.|article|unit|lesson|module',
    typedSlides: {
      slide: 'slide',
      title: 'title|headline|heading|slide title',
      subtitle: 'subtitle|subheading|tagline',
      notes: 'speaker notes|speaker note|notes|presenter notes|talking points|script|voiceover',
      visuals: 'visual|visuals|image|images|picture|graphic|design|suggested visual|visual suggestion|layout|image suggestion',
      content: 'content|contents|text|body|bullets|bullet points|key points|points|main points',
      cover: 'title|title slide|cover|cover slide|opening slide',
    },
    slideAgendas:
      'agenda|outline|today|today’s agenda|what we will cover|what we’ll cover|overview of today|structure of this talk|programme|topics|what we talk about today|what we will talk about|what we’ll talk about|what we will talk about today|what we’ll talk about today',
    slideFarewells: 'questions|any questions|q&a|questions and answers|thank you|thanks|contact|get in touch|discussion',
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
    hyphened: {
      first: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|self|half|well|non',
      last: 'based|driven|oriented|specific|scale|term|efficient|effective|intensive|friendly|related|quality|level|year|month|old|aged|cost|speed|one|two|three|four|five|six|seven|eight|nine',
      endings: 'ing|ed|er|es|ness|ish|ishly|ishness|less|ful|ly|ment|able|th|chair|sense|come|being',
    },
    and: 'and|or|versus|vs.|vs',
    genericHeadings:
      'summary|executive summary|abstract|introduction|intro|overview|background|context|conclusion|conclusions|result|results|findings|discussion|final remarks|final thoughts|key points|key findings|key takeaways|in short|general introduction|preface|foreword|purpose|scope',
    concludingHeadings:
      "conclusion|conclusions|concluding remarks|discussion and conclusion|discussion and conclusions|discussion & conclusions|summary and conclusion|summary and conclusions|summary & conclusions|summary|in summary|in short|in closing|wrapping up|wrap-up|final remarks|final thoughts|final words|closing remarks|closing thoughts|closing words|bottom line|the bottom line|key takeaways|takeaways|outlook|next steps|what’s next|what's next|whats next|what is next|what comes next|the way forward|looking ahead|recommendation|recommendations|call to action|to sum up|summing up|so in short|to summarise|to summarize|in a nutshell|tl;dr|the upshot",
    backMatter:
      'reference|references|bibliography|works cited|literature cited|further reading|acknowledgement|acknowledgements|acknowledgment|acknowledgments|appendix|appendices|supplementary material|supplementary materials|supplementary information|figures and tables|list of figures|list of tables|list of abbreviations|footnotes|endnotes|table of contents|contents|index|glossary|author contributions|conflict of interest|conflicts of interest|competing interests|funding statement|declaration of interests|declaration of interest|declarations of interest|about the author|about the authors|author information|author biography|author biographies|data availability|data availability statement|data and code availability|code availability|data statement',
    funding: 'funding',
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
    interrogatives: 'what|who|how|where|when|why|which|whom',
    subordinators:
      'if|when|while|although|though|because|since|as|after|before|unless|once|until|whereas|to|by|for|in|with|without|despite|given|during|using|from|on|at|under|among|between|within|across|through|throughout|along|besides|beyond|due|based|unlike|like|even|rather|compared|instead',
    danglers:
      'and|or|but|of|in|on|at|to|for|with|by|from|as|the|a|an|that|which|who|is|are|was|were|be|been|than|because|while|if|when|into|about|between|we|it|its|their|our|and/or|not|such|also|both|either|has|have|had|can|will|may|using|over|under|per|via|e.g.|i.e.|this|these|those|like',
    subjects: 'we|it|they|this|these|there|he|she|you|i|the|our|its|their|his|her|that|those',
    copulas: 'is|are|was|were|has|have|had|will|can|may|should|must|does|do|did|plays|remains|became|grew|rose|fell|said',
    being: 'is|are|was|were',
    common:
      'your|yours|my|me|us|them|him|how|what|why|whether|no|any|some|all|each|every|many|much|more|less|few|own|out|up|off|do|did|done|does|get|got|want|make|makes|made|might|could|would|should|use|used|just|very|too|even|well|way|thing|things|same|other|back|down|through|only|however|most|new|one|two|let|see|say|says|know|need|take|give|go|going|upon|within|across|among|now|ever|never|always|often|already|yet',
    unseen:
      'a|an|the|and|or|but|nor|so|yet|of|in|on|at|to|for|from|with|without|by|as|into|onto|over|under|about|after|before|between|through|during|than|then|that|this|these|those|it|its|is|are|was|were|be|been|being|am|do|does|did|done|has|have|had|having|will|would|can|could|shall|should|may|might|must|not|no|we|our|us|you|your|they|their|them|he|she|his|her|i|my|me|who|whom|whose|which|what|when|where|why|how|more|most|less|least|many|much|few|some|any|each|every|all|both|one|two|three|new|good|better|best|first|next|last|key|main|overview|introduction|summary|conclusion|agenda|questions|thank|thanks|steps|comes|come|goes|go|get|gets|make|makes|made|need|needs|takes|take|use|used|using|work|works|worked|way|ways|thing|things|today|now|here|there|also|only|just|very|up|down|out|off|again|further|slide|presentation|chapter|part',
    conjunction: /^(?:and|but)\s+(?!so\b|for\b|then\b)|^so\s+(?=(?:when|the|we|they|he|she|it|you|I|if|an?|my|our|in|on|at)\b)/iu,
    participle: /^\p{Ll}{3,}ing(?=\s)/u,
    adverbial: /^(?:different from|similar to|contrary to|\p{Lu}\p{Ll}+(?:ed|en|ing) (?:by|on|from|in|to|with) )/iu,
  },
  sentence: {
    nobody: 'nobody|no one|nothing|none of',
    presents: "here is|here are|here’s|here's|this is|below is|attached is",
    complements: 'that|how',
    listEnds: 'etc',
    abbreviations:
      'Dr|Mr|Mrs|Ms|Mx|Messrs|Prof|St|Mt|Ft|Gen|Col|Maj|Capt|Lt|Sgt|Cpl|Adm|Rev|Fr|Hon|Pres|Gov|Sen|Rep|Supt|vs|v|cf|e.g|eg|i.e|ie|viz|approx|est|resp|incl|excl|esp|orig|ed|eds|trans|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Univ|Dept|Assn|Bros|Ph|M.Sc|B.Sc|c|ca|fl|tel',
    closing:
      'et al|Jr|Sr|Inc|Ltd|Co|Corp|LLC|Plc|a.m|p.m|A.M|P.M|am|pm|U.S|U.K|U.N|E.U|U.S.A|D.C|L.A|N.Y|Ph.D|B.A|M.A|M.D|B.C|A.D|BC|AD|Ave|Blvd|Rd|Sq|ft|in|oz|lb|lbs|hr|hrs|min|mins|sec|secs|yrs|mph|misc|max|avg|temp',
    counted: 'No|Nos|Nr|Fig|Figs|Eq|Eqs|Sec|Secs|Tab|Tabs|Vol|Vols|Ch|Chap|Art|Arts|p|pp|para|paras|ver|Rev|Ref|Refs|App|Pt|cl|ss|ext|Apt',
    openers:
      'the|a|an|this|these|that|those|it|its|he|she|they|we|you|i|his|her|their|our|your|my|there|here|in|on|at|for|by|with|from|to|of|as|after|before|when|while|if|but|and|so|or|yet|because|since|although|though|however|then|also|what|who|why|how|where|which|all|some|many|most|each|every|both|no|not|one|two|three|more|such|other|another|under|over|between|during|until|only|even|now|today|once|please|does|do|did|is|are|was|were|can|could|will|would|should|has|have|had|let|instead|finally|first|second|next|still|thus|therefore',
    particles: 'de|van|von|der|la|le|el|di|da|del|al|dos|du|den|ter|ten|bin|ben|ibn',
    says: 'said|says|asked|asks|replied|replies|answered|answers|added|adds|wrote|writes|explained|explains|wondered|shouted|cried|told|continued|recalled|recalls|noted|notes',
    markers:
      'in response|however|nevertheless|nonetheless|moreover|furthermore|additionally|in addition|besides|also|therefore|thus|hence|consequently|accordingly|as a result|as a consequence|as a result of this|for this reason|for that reason|for these reasons|because of this|because of that|for example|for instance|e.g.|in fact|as a matter of fact|indeed|of course|in turn|in other words|i.e.|that is|that is to say|in short|in brief|in summary|in sum|to sum up|to summarize|to summarise|in conclusion|to conclude|all in all|last but not least|on the other hand|by contrast|in contrast|conversely|on the contrary|similarly|likewise|in the same way|by the same token|more importantly|most importantly|importantly|interestingly|notably|remarkably|surprisingly|not surprisingly|unsurprisingly|unfortunately|fortunately|luckily|sadly|clearly|obviously|evidently|naturally|needless to say|as you can see|as you know|as we know|as mentioned above|as mentioned|as noted above|as noted|as we have seen|as described above|as discussed above|as stated above|as is well known|in this context|in this regard|in this respect|that said|that being said|having said that|even so|still|yet|after all|again|to begin with|to start with|for starters|in particular|specifically|more specifically|more precisely|put simply|simply put|to put it simply|put differently|to put it differently|put another way|as expected|anyway|well|oh|so|yes|finally|lastly|first|firstly|first of all|second|secondly|third|thirdly|fourth|fifth|to this end|to that end|by the way|incidentally|as it turns out|it turns out|the good news is|as such|meaning|which means|that means|what this means|in plain terms|in plain english|ok|okay|right|anyhow|bottom line|long story short',
    enumerators: 'first|firstly|first of all|second|secondly|third|thirdly|fourth|fifth|finally|lastly',
    bareMarkers: 'that is why|that’s why|and|but|so|ok and|okay and|ok so|okay so|right so',
    bareExcept:
      'so|for|then|not|only|that|far|long|much|many|as|on|forth|too|also|yet|still|even|is|are|was|were|did|do|does|has|have|can|will|would|could|should|must|never|nor|neither|no|if not|by far|one|vice|what if|goes|went|came|to|in that|with that|more|a|an|it goes|begins|began|ends|ended',
    ties: 'however|therefore|moreover|thus|hence|indeed|in fact|for example|for instance|of course|in turn|nevertheless|nonetheless|furthermore|consequently|accordingly|too|likewise|by contrast|in contrast|on the other hand|conversely|meanwhile|after all|as a result|as we have seen|as mentioned above|as noted above|naturally|incidentally|by the way|unfortunately|fortunately|surprisingly|interestingly|in addition|additionally|in short|again',
    looseTies: 'therefore|thus|moreover|furthermore|consequently|however|nevertheless|nonetheless',
    partners:
      'not only|but also|thus far|however much|however many|however long|however well|however small|however hard|and thus|and therefore',
    report:
      /^(?:(?:please )?(?:note|recall|remember) that|(?:please )?(?:keep|bear) in mind that|we (?:also |then |further )?(?:show|find|found|observe|observed|see|saw|conclude|concluded|demonstrate|demonstrated|showed|report|reported) that|it (?:is|should be) (?:also )?(?:worth noting|worth mentioning|worth remembering|important to note|important to remember|clear|well known|known|noted|obvious|no secret|a fact) that|(?:the|our) results? (?:also |clearly )?(?:show|shows|showed|demonstrate|demonstrates|demonstrated|confirm|confirms|confirmed) that|the (?:truth|fact|fact of the matter|point|bottom line|short version|good news|bad news) is(?: that|,)|as (?:is )?(?:well )?known,)\s+(?!(?:neither|none)\b)/i,
    restatements: 'i.e.|ie|i. e.|that is|that is to say|in other words|namely|viz.',
    examples: 'e.g.|eg|for example|for instance|such as|like',
    pointers: 'see|cf.|cf|as shown in|as described in|adapted from|shown in|source:|sources:|refer to|reference|for details',
    exhibits: 'table|tables|figure|figures|fig.|figs.|section|sections|sec.|appendix|equation|eq.|annex|chapter|exhibit',
    limits:
      "not|n’t|n't|never|no|none|neither|nor|without|unless|except|excluding|excl.|including|incl.|only|if|provided|until|till|when|while|whenever|where|than|least|most|more|less|fewer|up to|at|about|almost|nearly|may|might|could|should|must|some|few|all|each|every|any|half|per|average|approximately|roughly|estimated|alleged|allegedly|expected|planned|before|after|since|by|within|during|from|to be|subject to|depending|depends|because|but|both|either|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion|percent|draft|provisional|preliminary|optional|required|unaudited|gross|net|mandatory|hardly|barely|perhaps|probably|possibly|usually|sometimes|often|rarely|especially|particularly|former|latter|respectively|other|ex|rather|instead|although|though|even|new|old",
    relatives:
      'which|who|whose|whom|where|in which|of which|for which|with which|from which|by which|to which|at which|on which|during which|after which|through which|some of which|many of which|most of which|all of which|both of which|none of which|half of which|each of which|one of which|two of which|several of which|few of which|much of which|some of whom|many of whom|most of whom|all of whom|both of whom|none of whom|each of whom|one of whom|two of whom|with whom|of whom|for whom|to whom',
    unlimited:
      'those|these|anyone|anybody|everyone|everybody|someone|somebody|nobody|no one|all|any|every|each|only|no|first|last|such|same|kind|type|sort|something|anything|everything|nothing|that|following|certain|one|two|three|four|five|six|seven|eight|nine|ten|several|a number|ways|case|cases|situation|situations|point|where|place|time|person|people|none|nor|not',
    results:
      'allowing|enabling|making it possible|making it easier|making it harder|helping|leading to|resulting in|causing|creating|bringing|leaving|reducing|increasing|giving|ending|forcing|prompting|paving the way|which means that|which means|thereby|thus allowing|thus making|thus reducing',
    finite:
      "is|are|was|were|isn't|isn’t|aren't|aren’t|wasn't|weren't|has|have|had|hasn't|haven't|hadn't|can|cannot't|can’t|could|couldn't|may|might|will|won't|won’t|would|wouldn't|must|should|shouldn't|do|does|did|don't|don’t|doesn't|doesn’t|didn't|didn’t|it's|it’s|they're|they’re|we're|we’re|you're|you’re|that's|that’s|there's|there’s|he's|she's|needs to|need to|became|becomes|become|began|begins|broke|brought|brings|built|builds|bought|buys|came|comes|chose|contains|contained|costs|covers|covered|created|creates|decided|decides|defined|defines|depends|depended|described|describes|developed|develops|died|drew|drives|drove|eats|ended|ensures|ensured|enables|enabled|expects|expected|explained|explains|exists|existed|failed|fails|fell|falls|felt|feels|finds|found|followed|follows|forms|formed|founded|gained|gains|gave|gives|gets|got|goes|went|grew|grows|happened|happens|helped|helps|held|holds|hopes|improved|improves|included|includes|increased|increases|introduced|invented|joined|keeps|kept|knew|knows|lacks|laid|lasted|lasts|launched|lays|lead|leads|led|learned|leaves|left|lies|lives|lived|looked|looks|lost|loses|lowered|lowers|made|makes|means|meant|measured|measures|met|moved|moves|offered|offers|opened|opens|owns|owned|paid|pays|planned|plays|played|produced|produces|prefers|proved|proves|provided|provides|published|puts|raised|raises|ran|runs|reached|reaches|read|reads|received|receives|reduced|reduces|refers|remained|remains|replaced|replaces|reported|reports|represents|requires|required|rose|rises|said|says|saw|sees|seems|seemed|sends|sent|serves|served|sets|shares|shared|showed|shows|signed|sits|sold|sells|spends|spent|spread|stands|stood|started|starts|stays|stayed|stopped|stops|suffers|suggests|suggested|supports|supported|takes|took|teaches|taught|tells|told|tends|thinks|thought|threw|told|treats|tried|tries|turned|turns|understands|used|uses|varies|visited|voted|waits|waited|wants|wanted|wins|won|works|worked|writes|wrote|accepts|accepted|accounts|accounted|achieved|achieves|added|adds|agreed|agrees|allowed|allows|announced|appears|appeared|applies|applied|approved|asked|asks|believes|believed|belongs|carries|carried|caused|causes|changed|changes|combines|connects|considers|consists|consisted|consumes|consumed|continued|continues|controls|converts|cut|dates|delivers|delivered|deals|doubled|dropped|drops|employs|employed|exceeds|exceeded|focuses|generates|generated|handles|hosts|manages|managed|matters|occurs|occurred|operates|operated|passed|performs|prevents|protects|rejected|relies|relied|responds|returned|saved|saves|sailed|settled|slowed|solves|stores|stretches|struck|tested|tests|trained|tripled|uses|warns|warned",
    joins: 'and',
    contrasts: 'but|yet|however|but then|though',
    subjects:
      'the|a|an|we|our|every|each|all|many|most|some|several|no|two|three|four|five|six|seven|eight|nine|ten|half|both|another|there is|there are|there was|there were',
    dependents:
      'if|that|whether|because|when|whenever|while|although|though|unless|until|once|since|before|after|so that|as|as long as|as soon as|in case|where|wherever|which|who|whom|whose|what|how|why|than|say|says|said|think|thinks|thought|believe|believes|believed|know|knows|knew|show|shows|showed|find|finds|found|report|reports|reported|hope|hopes|hoped|feel|feels|felt|mean|means|meant|suppose|assume|imagine|make sure|ensure|ensures|ensured|suggest|suggests|claim|claims|claimed|argue|argues|argued|expect|expects|expected|decided|agree|agreed|told|asked|so|such|too|either|neither|nor|both|not only|the more|the less|the fewer|only|even|let|lest|provided|for',
    settings:
      'in|on|at|for|by|with|from|during|after|before|since|under|over|through|throughout|to|as|of|within|without|despite|because|if|when|while|although|though|unless|until|once|whether|where|given|based|today|yesterday|tomorrow|now|then|here|usually|often|sometimes|generally|normally|typically|only|perhaps|maybe|currently|recently|previously|formerly|initially|originally|eventually|ideally|overall|last|next|this year|this week|this month|each year|every year|each day|every day|across|among|between|beyond|besides|above|below|against|along|around|behind|inside|outside|like|unlike|near|per|via|according|on average|in total|thanks|due|owing|in order|so|instead|rather|together|apart|aside|except|following|using|depending|considering|including',
    conditions:
      'if|unless|provided|until|till|except|excluding|only|as long as|assuming|in case|otherwise|but|depending|subject to|still|yet|pending|expected|so far|not|no longer',
    lists: 'and|or|as well as',
    torn: 'and|or|but|the|a|an|than|because|while|if|as|which|whose|its|their|our|my|your|e.g.|i.e.|such as|and/or|every|per|among|nor|especially|including',
    tornOpeners:
      'because|although|though|whereas|even if|even though|unless|which|whose|whom|such as|so that|than|even when|especially|not to mention',
    cuts: {
      reasons: 'because|since|as|given that|seeing that|for',
      bareReasons: 'because',
      asserted: 'which means that|while|whereas|so',
      outcomes: 'so that|so|which means that|which means|which is why|while|whereas|meaning that|meaning',
      additions: 'after|more than|according to',
      insertions: true,
      sequels: 'and',
      appositions: 'the|a|an',
      concessions: 'although|though|even though|whereas',
      occasions: 'after|when|as|while|since|once',
      past: /^(?!.*(?<!\p{L})(?:is|are|has|have|will|can|may|must|should|do|does|you|your)(?!\p{L})).*(?<!\p{L})(?:was|were|had|did|\p{L}{2,}ed|went|came|took|made|began|found|left|rose|fell|lost|won|ran|saw|said|told|gave|got|built|bought|held|broke|died|met|sold|paid)(?!\p{L})/iu,
      findings:
        /^[^.;:!?]{3,90}?\s(?:shows?|showed|has shown|have shown|found|has found|have found|confirms?|confirmed|has confirmed|have confirmed|proves?|proved|has proved|have proved|reveals?|revealed|has revealed|have revealed|demonstrates?|demonstrated) that\s+(?!(?:neither|none|it|this|these|they|he|she)(?!\p{L}))/iu,
      bound:
        "not|n't|n’t|never|no|nobody|nothing|none|hardly|only|just|merely|partly|mainly|mostly|chiefly|largely|simply|especially|precisely|unless|if|except",
      correlates: 'for this reason|for the reason|so|such|too|enough|either|whether|both|neither|nor|not only|the more|as long',
    },
    hangs: {
      inferences: 'therefore|thus|hence|consequently|accordingly',
      endings: 'that|than that|all three|all four|all five|all six|both|either|neither|all of it',
      things: "it|its|itself|it's|it’s",
      persons: "he|she|him|her|hers|his|himself|herself|he's|she's|he’s|she’s",
      several: "they|them|their|theirs|themselves|they're|they’re|they've|they’ve",
      demonstratives: 'this|these|such a|such an|such|those',
      present:
        'year|week|month|quarter|morning|afternoon|evening|season|school year|financial year|fiscal year|academic year|summer|winter|spring|autumn|fall|decade|century|time|paper|report|document|guide|handbook|manual|section|chapter|article|study|work|agreement|contract|policy|lease|page|deck|presentation|course|lecture|lesson|book|thesis|tutorial|update|memo|letter|email|e-mail|newsletter|meeting|proposal|plan|notice|form|website|site|day|world|country|as|who|which|that|whose|whom|where|of us|of you|in|with|without|under|on|from|at|for|living|working|affected|involved|concerned|responsible|interested|needed|required|looking|days|present|willing|able|already|new to|still|not|most|used|made|found',
      expletive:
        /(?<!\p{L})(?:there(?:['’]s| is| are| was| were| will| has| have| had| can| may| might| must| should| would| could| seems| exists?| remains?| comes?| goes)|here(?:['’]s| is| are) (?:how|what|why)|it(?:['’]s| is| was| will be| would be| may be| might be| can be| must be| should be| seems| has been| became| becomes| remains)(?! \p{L}+ed (?!that|to|how|whether|what|which))(?! \p{L}+ (?:at|in|on|by|from) )(?: \p{L}+(?:-\p{L}+)*){1,4}? (?:to|that|for|when|if|whether|who|how|what|why|as if|like)|it(?:['’]s| is| was) (?:raining|snowing|late|early|dark|cold|hot|warm|possible|time|clear|likely|unlikely|true|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|o['’]clock|degrees|°))|it (?:will|would|can|may|should|must)(?: only| just| also| still)? (?:take|cost)|it (?:takes|took|costs|pays|follows|turns out|appears|seems|happens|depends|rains|rained|snows|snowed)(?! (?:place|part|over|care|off|on the|its|him|her|them))|(?:makes?|made|making|finds?|found|finding|considers?|considered|thinks?|thought|keeps?|kept|keeping) it (?:\p{L}+ ){0,2}(?:to|for|that|possible|easy|easier|hard|harder|clear|difficult|impossible|worth)|(?:as|if) it (?:were|was|is)\b|if it (?:is|were|was)n['’]t for|it (?:can|may|might|could|will) (?:be|feel|take|seem) (?:\p{L}+ ){1,3}to|that['’]s it|make it|i\.e|in addition to|neither .{2,60}? nor)(?!\p{L})/iu,
      opening:
        "what follows|in return,|in exchange,|for the others|the previous one|the other one|that's|that’s|those are|those were|one such|same|neither|the same|the latter|the former|another|others|the other|the others|yes|no,|not so|so did|so do|so does|so is|so are|so was|nor|not that|hence the|thus the|more so|even more so|even worse|worse|better still|as such|either way|in that case|in this case|in such cases|in both cases|if so|if not|otherwise|instead|the result:|result:|because of this|because of that|because of it|one reason is|one example is|an example is|examples include|some examples|one is|one was|one way is|one of them|some of them|all of them|most of them|many of them|none of them|both of them|each of them|part of it|all of this|all of that|most of this|much of this|some of this|two of them|three of them|what is more|what's more|to do this|to do so|to do that|doing so|doing this|doing that|by doing so|by doing this|for this|for that|to this end|to that end|at that time|at that point|at the same time|by then|since then|until then|from then on|back then|after that|before that|after this|before this|with this|with that|on this basis|on that basis|like this|like that|in this way|in that way|this way|that way|this is why|that is why|also because|also to|as above|as below|ditto|until that day|in between|the rest of it|the rest of them|nor did|nor do|if some's|if some’s|if some has|if some is|if some are|if some have|if any's|if any’s|if any is|if any are|if any has|if none|ever since|worse,|better,|more,|less,|fewer,",
      openingBeforeVerb:
        'that|each|both|neither|some|many|most|few|one|two|three|four|five|all|none|several|the first|the second|the third|the fourth|the last|the rest|the two|the three|the other|the others|everyone else|the next|the previous|the result|the reason|the answer|the idea|the goal|the difference|the latter|the former|the same',
      announcements:
        'as follows|the following|listed below|given below|shown below|described below|see below|these are|these include|such as|for example|for instance|like|including|namely|here is how|in the following',
      plural:
        /(?:[^s]s|people|children|men|women|data|media|everyone|everybody|anyone|someone|somebody|anybody|nobody|staff|team|police|majority|members|others|whoever|who|\bperson|user|customer|student|child|government|company|community|committee|board|council|public|criteria|phenomena|person|client|tenant|employee|candidate|maintainer|contributor|developer|patient|reader|visitor|teacher|author|couple|family|group|each|every)$/iu,
      substitutes:
        'did the same|do the same|does the same|said the same|says the same|heard the same|another one|doing so|do so|does so|did so|done so|doing this|doing that|do this|do that|did this|did that|does this|so do|so does|so did',
      selections:
        'that one|that same|the former|the latter|these two|these three|the two of them|both of them|both of these|both of those|all of them|all of these|all of those|each of them|each of these|one of them|one of these|one of those|some of them|some of these|many of them|many of these|most of them|none of them|neither of them|any of these|any of them|either of them|the first reason|the second reason|the third reason|the last reason|another reason|the main reason for this|the first one|the second one|the third one|the last one|the other one|the next one|the first approach|the second approach|the third approach|the former approach|the first method|the second method|the first option|the second option|the third option|the first step|the second step|the third step|the next step|the last step|the first case|the second case|the latter case|the former case|the first point|the second point|the third point|the first question|the second question|the first problem|the second problem|the first type|the second type|the third type|the first group|the second group|the third group|the first part|the second part|the third part|the first example|the second example|another example|the first way|the second way|another way|the first two|the last two|the other two|the three others|the same thing|the same way|the same reason|the same reasons|the aforementioned|the above',
      additions: 'also|too|as well|likewise|another|additional|further|similarly|other than that|besides',
      settings:
        'there|here|then|thereafter|afterwards|afterward|meanwhile|therein|thereby|thereof|hereby|at that time|by then|since then|instead|otherwise|later|earlier|again|in return|beforehand|back then|elsewhere|this way|that way|so far',
      connectives:
        'true,|sure,|granted,|admittedly,|together that|together this|together these|in the same period|over the same period|in the same week|in the same month|in the same year|but|and|so|or|yet|because|however|nevertheless|nonetheless|moreover|furthermore|additionally|in addition|besides|also|therefore|thus|hence|consequently|accordingly|as a result|for example|for instance|in fact|indeed|in turn|in other words|on the other hand|on the one hand|by contrast|in contrast|conversely|on the contrary|similarly|likewise|instead|otherwise|meanwhile|then|next|still|even so|that said|after all|for this reason|because of this|first|firstly|second|secondly|third|thirdly|finally|lastly|again|plus|afterwards|later|nor|rather|too',
      pointers:
        'on that day|at that time|in that case|that same day|as described above|as mentioned above|as noted above|as discussed above|described above|mentioned above|listed above|shown above|discussed above|noted above|given above|see above|the above|above-mentioned|aforementioned|as mentioned|as noted|as described|as we have seen|as seen above|as follows|the following|described below|listed below|shown below|given below|discussed below|see below|above all of this|previously mentioned|mentioned earlier|as before|previous section|next section|next chapter|previous chapter|earlier chapter|later chapter|last section|preceding section|this section|in this chapter|in this section',
      comparatives:
        'more so|faster|slower|cheaper|bigger|smaller|larger|worse|easier|harder|stronger|weaker|safer|simpler|shorter|higher|lower|younger|older|fewer|the reverse|the opposite',
      bases: 'than|as before|over time|and better|and worse|compared|and faster|the best|a third|twice|half',
      author: "i|we|me|us|my|our|ours|myself|ourselves|i'm|i’m|we're|we’re|we've|we’ve|i've|i’ve|we'll|we’ll|let's|let’s",
      house: "we|us|our|ours|ourselves|we're|we’re|we've|we’ve|we'll|we’ll",
      reader: "you|your|yours|yourself|yourselves|you're|you’re|you'll|you’ll|you've|you’ve|you'd|you’d",
      elided:
        "has been|have been|had been|is used|is not|are used|are not|was made|was not|were made|is a|is an|is the|are the|was a|was the|does not|doesn't|did not|didn't|will be|can be|could be|may be|may also|also includes|also has|also uses|also because|includes|contains|provides|means that|led to|leads to|resulted in|based on this|works,|works well|works fine|works but|doesn’t work|isn’t|wasn’t|can’t|couldn’t|won’t",
      imperatives:
        "add|allow|apply|ask|assign|attach|avoid|back up|be|begin|book|bring|build|buy|call|change|check|choose|clean|click|close|collect|compare|complete|configure|consider|contact|copy|create|cut|decide|define|delete|describe|determine|do not|document|don't|don’t|download|draw|drink|eat|enable|encourage|ensure|enter|establish|explain|explore|fill|find|fix|focus on|follow|get|give|go|hold|identify|imagine|import|include|increase|inform|install|invite|join|keep|label|learn|leave|let|limit|list|listen|look|make|mark|measure|mix|move|never|note|offer|open|pack|pay|plan|place|post|pour|practice|prepare|press|prevent|print|provide|publish|pull|push|put|read|record|reduce|remember|remove|rename|replace|report|request|respond|reply|review|run|save|say|schedule|search|see|select|send|set|share|show|sign|speak|spend|start|stay|step|stir|stop|store|submit|take|talk|tell|test|thank|think|train|treat|try|turn|type|understand|unplug|update|use|visit|wait|wash|watch|wear|welcome|work|write",
    },
  },
  discourse: {
    anaphora: {
      pronouns: [
        { pronoun: 'It', articles: 'The|A|An', copulas: 'is|was' },
        { pronoun: 'They', articles: 'The', copulas: 'are|were' },
      ],
      predicates: 'a|an|the|one of|any',
      noNoun:
        'of|in|on|at|to|for|with|by|from|and|or|that|which|who|as|this|these|it|they|he|she|we|you|there|what|how|why|if|when|but|so|not|main|first|second|only|other|problem|reason|result|question|answer|idea|aim|goal|point',
    },
    cuePhrases: {
      isA: 'is a|is an|is any|are a|is the|is one of|are the',
      about:
        "^in this letter|^in this mail|^in this note|^in this message|^this report|^this paper|^this document|^this article|^this section|^this chapter|^this guide|^this page|^this note|^this memo|^this update|^this post|^this blog|^this study examines|^this lecture|^this talk|^this presentation|^this email|^this policy sets|^this policy explains|^in this section|^in this chapter|^in this article|^in this guide|^in this post|^in this report|^in this paper|^in this lecture|^in this talk|^below we|^the rest of this|^the remainder of|is organized as follows|is structured as follows|^we describe|^we next|^we will look|^see also|^see section|^see the|^as discussed|^as mentioned|^as described|^the purpose of this|^the aim of this|^the report is|attached|^please find|^today we will|^we will cover|for more information|^for more|^for details|^read more|^the following section|^you will learn|^you'll learn|^last week we|^last time we|^in the last lecture|^next week|gave an update|^there was a … discussion|reported on|leads us to",
      announce:
        "^questions remain|^some questions remain|as follows|the following|listed below|shown below|given below|^here are|^here is|^here's|^here’s|^these are|^consider the|^for several reasons|^for two reasons|^for three reasons|^there are a few|^there are some|^we saw three|^the reasons are|^the steps are|is simple$|are simple$|is clear$|are clear$|is easy$|is obvious$|is straightforward$|is as follows|reads as follows|decided the following|agreed the following",
      counts: 'two|three|four|five|six|seven|eight|nine|ten|several|some|a few|many|various|a number of|different|multiple|a couple of',
      single: 'a|an|one|another',
      matter: 'point|lesson|thing|question|matter|reason|issue|problem|story|word|remark|idea|snag|catch',
      announced:
        'matter*|reason*|way*|thing*|issue*|step*|point*|type*|kind*|factor*|question*|advantage*|benefit*|problem*|change*|decision*|rule*|part*|option*|principle*|stage*|phase*|element*|example*|consideration*|priorit*|goal*|lesson*|challenge*|risk*|area*|method*|approach*|strateg*|categor*|group*|cause*|tip*|conclusion*|finding*|recommendation*|action*|component*|feature*|theme*|pillar*|topic*|aspect*|measure*|mistake*|form*|condition*|criteria|requirement*|difference*|argument*|view*|explanation*|answer*|possibilit*|cases|items',
      request:
        '^could you|^would you|^will you|^could someone|^can someone|^could somebody|^can somebody|^would someone|^can you please|^can you … me|^can you … us|^can you confirm|^can you check|^can you make sure|^can you send|^can you ask|^can you bring',
      ask: "should|recommend*|we ask|we propose|we suggest|^please|we request|ask the board|ask you to|ask for|we advise|advise*|need to|needs to|must|have to|has to|ought to|it is time to|i suggest|i propose|we urge|urge*|call on|calls for|is asked to|are asked to|required to|let me know|could you|can you|would you|we need|i need|it is important to|it is essential to|we want to|^i lean|^i’d go with|^i'd go with|^i would go|^i’m for|^i'm for|^i’m against|^i'm against|^my vote|^i vote|i ask|i am asking|i’m asking|i'm asking|we are asking|i shall propose|i will propose|i urge",
      cause:
        'because|pushed|reason*|due to|owing to|^since|caused by|causes|caused|the reason|the main reason|one reason|reason is|thanks to|stems from|is a result of|was a result of|result of|as a consequence of|driven by|comes from|blame*|explained by|explains why|explained|attributed to|why this',
      claim:
        'is important|is essential|is crucial|is key|is vital|is critical|matters|the main|the most important|is the best|is better|is worth|works best|is necessary|plays a|is central|the point is|depends on|the key|makes it possible|is possible|is clear|remains',
      condition:
        '^if|^when|^unless|^once|^in case|^where|provided that|as long as|unless|only if|if|in case of|in the event of|depending on whether|subject to|assuming',
      consequence:
        '^therefore|^thus|^hence|^so|^consequently|^as a result|^as a consequence|^accordingly|therefore|consequently|as a result|which means|this means|that means|^this leads to|leads to|led to|results in|resulted in|so that|^that is why|^this is why|makes it|^because of this|^for this reason|^then',
      contrast:
        '^however|^by comparison|^in comparison|^compared with|^not all|^but|^yet|^although|^though|^despite|^in contrast|^by contrast|^on the other hand|^while|^whereas|^instead|^nevertheless|^nonetheless|^still|^even so|^conversely|^unlike|^unfortunately|whereas|in contrast|by contrast|on the other hand|rather than|however|^not every*|despite|although|but',
      decision:
        'decided|from now on|will no longer|will now|agreed|approved|resolved|decision|voted|we have chosen|chose to|was chosen|will go ahead|signed off|adopted|has been cancelled|rejected|it was agreed|has agreed|confirmed that we will|committed to|we are going with|going with|postponed',
      definition:
        'is defined as|are defined as|refers to|refer to|is called|are called|is known as|are known as|means that|is a type of|is a kind of|is a form of|is the process of|is the practice of|is the study of|stands for|consists of|is the name|^by … we mean|is a method|describes|is a term|is the term|denotes|is when|is the ability|is the act',
      detail:
        '^also|^in addition|^additionally|^furthermore|^moreover|^besides|including|specifically|in particular|^another|^other|^some|should have liked|should have loved',
      example:
        '^for example|^for instance|^e.g.|for example|for instance|^one example|^an example|^such as|^take the|^consider|^imagine|^suppose|^say|examples include|^think of|^in one case|^a case in point|case of',
      greeting:
        '^hi|^morning all|^morning everyone|^afternoon all|^afternoon everyone|^evening all|^evening everyone|^hello|^hey|^dear|^good morning|^good afternoon|^good evening|^thanks|^thank you|^many thanks|^best regards|^kind regards|^regards|^cheers|^sincerely|^congratulations|^welcome|^i hope|^hope you|^hope this|^looking forward|^have a great|^have a nice|^enjoy|^good luck|^yours|^see you|^let me know if|^feel free|^happy to|^shout if|^as always|^apologies|^sorry for|^all the best|^best wishes|^it was great|^great to|^sorry|^many of you|^we thank|^i thank|^we would like to thank|^i would like to thank|^we want to thank|^i want to thank|^let me thank|^we’d like to thank|^i’d like to thank|^finally, we would like to thank|^finally, i would like to thank|^at the end we would like to thank|^thanks go|^my thanks|^our thanks',
      instruct:
        "^use|^make sure|^ensure|^check|^click|^open|^add|^remove|^keep|^write|^ask|^call|^put|^take|^turn|^press|^select|^choose|^enter|^install|^run|^save|^start|^stop|^try|^avoid|^do not|^don't|^never|^always|^remember|^wait|^wash|^clean|^cut|^mix|^bake|^pour|^heat|^store|^place|^send|^submit|^contact|^read|^follow|^create|^set|^go|^bring|^wear|^give|^let|^pick|^plan|^prepare|^tell|^review|^record|^apply|^attach|^connect|^close|^leave|^measure|^move|^print|^push|^pull|^repeat|^replace|^return|^sign|^type|^upload|^download|^visit|^drink|^eat|^get|^find|^learn|^define|^identify|^discuss|^include|^limit|^list|^offer|^provide|^rinse|^share|^speak|^spread|^stir|^talk|^treat|^stay|^tighten|^unplug|^encourage|^focus|^know|^explain|^show your|^show the|^meet|^invite|^switch|^test your|^test the|^rest the|^let the|^cover|^drain|^chop|^whisk|^fold|^serve|^allow|^lift|^hold|^insert|^log in|^sign in|^back up|^update your|^update the|^report any|^report the|^label|^document|^say|^be sure|^bear in mind|^note that|^water the|^water your|^dig|^plant|^sow|^build|^begin by|^consult|^confirm|^respond|^reply",
      imperativeStops: 'is|are|was|were|has|have|had|will|can|may|and|of',
      objects:
        '^some say|^some of you|^some people|^some argue|^critics|^opponents|^defenders|^supporters of|^many say|^people say|^they say|^it is said|^it is often said|^you may say|^you might say|^you will say|^one could object|^the objection|^of course some',
      says: 'said|says|told|explained|added|stated|according to|argues|argued|believes|believe|claims|claimed|warned|warns|noted|notes|announced|wrote|writes|commented|in the words of|put it|recalls|thinks|admitted|admits|i think|in my view|in our view|i believe|we believe|in our opinion|in my opinion',
      result:
        'longer|slept|taller|higher|lower|faster|shipped|finding*|rose|fell|grew|increased|decreased|declined|dropped|jumped|climbed|doubled|tripled|halved|improved|reached|exceeded|achieved|won|lost|earned|sold|saved|found that|found|show*|reduced|cut|gained|up from|down from|compared with|compared to|more than|less than|per cent|percent|outperform*|the result|results|completed|delivered|launched|met|missed|record|total*|averaged|accounted for|remained|succeeded|finished|closed at|generated|produced|opened|recorded|measured|fewer|on track|on plan|ahead of|behind',
      rhetoric:
        "^imagine|^picture|^who would|^who wouldn't|^what could be|^isn't it|^but wait|^guess what|^of course|^no wonder|^needless to say|^let's face it|^we all know|^everyone knows|^everybody knows|^you might think|^you may think|^you might be|^you may be wondering|^believe it or not|^the truth is|^simple as that|^and that's|^that's it|^sound*|^have you ever|^did you know|^think about it|^it goes without saying|^nobody likes|^who doesn't|^what a|^how exciting|^the sky is|^don't worry|^exciting",
      risk: 'worried|has been down|is down|made a loss|not been paid|not been replaced|have not|has not|was not|were not|do not work|does not work|risk*|problem*|danger*|threat*|fail*|delay*|shortage*|shortfall|lack*|late|warning|vulnerab*|unfortunately|difficult*|challenge*|obstacle*|bottleneck*|weakness*|harm*|loss*|complaint*|damage*|error*|broken|overdue|overrun|not enough|too few|too little|too slow|cannot|could not|suffer*|crisis|decline*|worse|worry|worries|concern*|illegal|injur*|breach*|outage*|incident*|unresolved|blocker*|blocked|at risk',
      scene:
        '^in recent years|^nowadays|^in today|^today|^for centuries|^for decades|^over the years|^over the past|^over the last|^throughout history|^since the beginning|^since the dawn|^many people|^most of us|^most people|^we live in|^in the modern|^in a world|^it all began|^it was a|^once upon|^when i|^when we first|^one day|^last week i|^people have always|^everyone|^every day|^it is a|^in the past|^years ago|^long ago|^back in|^it is no secret|^in an age|^the world is|^the sun|^on a cold|^on a warm|^it is well known|^today we|^the story',
      transition:
        "^i want to tell you about|^i would like to tell you about|^i'd like to tell you about|^i’d like to tell you about|^i want to talk about|^i will tell you about|^let's look|^let us look|^let's see|^let us see|^let's turn|^let us turn|^let's move|^let us move|^let's start|^let us start|^let's begin|^let us begin|^let's take|^let us take|^let's talk|^let us talk|^let's consider|^let us consider|^let's go|^let us go|^let's dive|^let us dive|^let's get|^let us get|^let's now|^let us now|^let's examine|^let us examine|^let's explore|^let us explore|^let's recap|^let us recap|^let's first|^let us first|^let's say|^let us say|^let's be|^let us be|^let's not forget|^let us not forget|^let's just|^let us just|^let's have|^let us have|^now|^next we|^now that|^with that in mind|^having said|^that said|^turning to|^moving on|^before we|^in the following|^so let|^we now|^we now turn|^to begin|^to start|^first of all|^to sum up|^in conclusion|^in summary|^to summarise|^to summarize|^this brings us|^so far|^finally let|^back to|^on to|^so how|^so what|^as we have seen|^with this in mind|^let me|^that brings|^having seen|^we will return",
      first: 'first|firstly|the first|one is|to begin with|to start with|one|first of all|step 1|in the first place',
      next: 'second|secondly|third|thirdly|fourth|fourthly|fifth|fifthly|sixth|the second|the third|the fourth|another|the other|next|then|after that|afterwards|also|in addition|step 2|step 3|step 4|step 5|following this|later',
      last: 'finally|lastly|last|the last|the final|in the end',
      oneSide:
        '^on the one hand|^on one hand|^some|^for some|^on the positive side|^the advantage|^at first|^in theory|^supporters|^proponents',
      otherSide:
        '^on the other hand|^on the other|^others|^for others|^on the negative side|^the disadvantage|^the drawback|^in practice|^critics|^opponents|^by contrast',
      strong:
        'most|*est|largest|biggest|highest|lowest|only|key|main|important|significant*|critical|essential|crucial|best|worst|never|first|record|major|central|above all|in short|overall|in total|the point|fastest|double*|half|every|none|must',
      answer: '^yes|^no|^not necessarily|^it depends|^the answer|^the short answer|^because|^absolutely|^definitely|^probably|^in short',
      back: 'than that|since then|the same problem|the same way|the same thing|^both of|of them|of these|of those|^to this end|^for this|^with this|^with these|^in this way|^likewise|^neither of|^neither is|^both are|^both have|^both were|^the remedy|^the rest|^the remainder|^the other|^in each of them|^in the latter|^in that case|^among them',
      free: 'of those who|this year|this week|this month|this morning|^this report|^this paper',
      bound: 'them|him',
    },
    cues: 'propos|present|introduc|contribut|outperform|improv|novel|first|result|show|achiev|task|goal|dataset|key|main|important|increas|decreas|grew|rose|fell|record|most|must|need|decid|recommend|significant|largest|only',
    steps: 'first|firstly|second|secondly|third|thirdly|next|then|after that|afterwards|finally|lastly|step',
    chatter: {
      begins:
        "by the way|incidentally|sorry|apologies|excuse me|grab a|mind the|congratulations|congrats|well done|welcome|hello|hi|let's look|let’s look|let us look|let's see|let’s see|let us see|let's turn|let’s turn|let us turn|let's move|let’s move|let us move|let's start|let’s start|let us start|let's begin|let’s begin|let us begin|let's take|let’s take|let us take|let's talk|let’s talk|let us talk|let's consider|let’s consider|let us consider|let's go|let’s go|let us go|let's dive|let’s dive|let us dive|let's get|let’s get|let us get|let's now|let’s now|let us now|let's examine|let’s examine|let us examine|let's explore|let’s explore|let us explore|let's recap|let’s recap|let us recap|let's first|let’s first|let us first|let's say|let’s say|let us say|let's be|let’s be|let us be|let's not forget|let’s not forget|let us not forget|let's just|let’s just|let us just|let's have|let’s have|let us have|some examples|examples include|for more|check out|click|here are|here's|here’s|here is|have a look|take a look|read on|stay tuned|we've got you covered|we’ve got you covered|so you're|so you’re|if you have other questions|if you have questions|if you have any questions|thank you|thanks|don't worry|don’t worry|good luck|enjoy|sign up|subscribe|ready to|the following|as follows|we asked|we surveyed|we interviewed|we spoke to|in this section|in this chapter|this section|this chapter|the next section|see also|see below|we now|we next|we will now|we describe below|we list|the rest of this|the remainder of this|below we|below are",
      holds:
        "(?:reports?|reported) (?:on|about) the [^,]{1,40}$|gave an (?:update|overview)[^,]{0,40}$|we've got you covered|we’ve got you covered|pat yourself|you're not alone|you’re not alone|check out|are shown below|is shown below|described below|discussed below|listed below|we describe below|see our|more information about|attendance (?:sheet|card|list|register)|sign-in sheet|(?:will be|comes up) (?:in|on) the exam|^(?:please )?read (?:chapter|pages?|section) \\d|that(?:'|’)?s (?:it|all) for today|see you (?:next|on)|last (?:week|time) we (?:looked|talked|covered|saw)|please let me know|let me know if|if i don['’]t hear from you|sorry (?:again )?for the (?:long|length)|in the comments|our newsletter|^sorry for|so we all have the same",
    },
  },
  talk: {
    encrypted: 'end-to-end encrypted',
    tags: "isn’t it|isn't it|aren’t they|aren't they|doesn’t it|doesn't it|don’t they|don't they|wasn’t it|wasn't it|weren’t they|weren't they|didn’t we|didn't we|won’t it|won't it|haven’t we|haven't we|innit",
    settles:
      "right,|right, so|ok, so|okay, so|alright so|alright, so|ok so|okay so|so then|so we do|right then|right so|so to sum up|to sum up|in short|so in short|let’s do that|let's do that|that’s settled|that's settled|so it’s|so it's|final|so",
    hence: "then|so then|right then|then let's say|in that case|so",
    home: 'mine|my place|my house|my flat|our place',
    we: "we|we’ll|we'll|let’s|let's",
    agrees:
      'yes|yep|yeah|yup|ok|okay|agreed|agree|i agree|fine|fine by me|fine with me|works for me|sounds good|good|great|perfect|deal|sure|+1|same here|same|me too|👍|✅|all good|good with me|go for it|in favour|can do|done|will do|no problem|happy to',
    corrects: 'sorry|correction|corrected|oops|i meant|i mean|typo|edit|scratch that|my mistake|wrong',
    requests: 'can you|could you|would you|will you|can you please|could you please|would you mind',
    please: 'please|pls|plz',
    promises: "i’ll|i'll|i will|i’m going to|i'm going to|i shall|will do|i’d be happy to|leave it to me|on it|we’ll|we'll",
    proposes:
      "i suggest|i propose|i’d suggest|i’d propose|shall we say|shall we|should we|how about|what about|why don’t we|why don't we|let’s say|let's say|let’s|let's",
    pending:
      "don’t know yet|don't know yet|don’t know if|don't know if|don’t know whether|don't know whether|not sure yet|still open|not decided yet|not yet decided|not clear yet|not yet clear|still unclear|remains open|still to be|to be confirmed|to be decided|tbc|tbd|haven’t decided|haven't decided|leave that one open|leave that open|leave this open|leave it open|not confirmed yet|not been confirmed|open question|still don’t know|still don't know|no idea yet",
    open: 'Still open',
    titles: 'chair|mr|mrs|ms|miss|dr|prof|sir|coach',
    options: 'Options',
    price: 'Price',
    details: 'Details',
    offers: 'i can|i could|i might|we can|we could',
    intends: "i’ll|i'll|i will|i’m going to|i'm going to|i shall|i",
    inquires:
      "i’ll ask|i'll ask|i will ask|will ask|i’ll check|i'll check|i will check|will check|i’ll find out|i'll find out|will find out|let me ask|let me check|will email|i’ll look into|i'll look into",
    why: 'Why {}',
    background: 'Background',
    shortTitles: 'mr|mrs|ms|dr|prof|rev|messrs',
  },
  findings: {
    was: 'was|were',
    eras: 'before|previously|until now|so far|formerly|in the past|originally|at first|last year|a year ago|a year earlier|in the previous year|the previous year|the year before that|last season|the year before;;today|now|currently|at present|this year;;from|in future|in the future|tomorrow|next year|soon',
    numerals:
      'two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|thirteen=13|fourteen=14|fifteen=15|sixteen=16|seventeen=17|eighteen=18|nineteen=19|twenty=20|thirty=30|forty=40|fifty=50|sixty=60|seventy=70|eighty=80|ninety=90|hundred=100|a hundred=100|a dozen=12|two dozen=24|three dozen=36',
    compound: 'and',
    one: 'one',
    halves: 'and a half',
    fractions:
      'half=0.5|one half=0.5|a third=0.3333|one third=0.3333|two thirds=0.6667|two-thirds=0.6667|a quarter=0.25|one quarter=0.25|three quarters=0.75|three-quarters=0.75|a fifth=0.2|one fifth=0.2|two fifths=0.4|three fifths=0.6|four fifths=0.8|a sixth=0.1667|an eighth=0.125|a tenth=0.1|nine tenths=0.9',
    every: 'every second=2|every third=3|every fourth=4|every fifth=5|every sixth=6|every eighth=8|every tenth=10',
    multiples:
      'doubled=2|has doubled=2|tripled=3|trebled=3|quadrupled=4|halved=0.5|twice=2|three times=3|four times=4|five times=5|ten times=10|twofold=2|threefold=3|tenfold=10',
    powers: 'thousand=3|million=6|millions=6|billion=9|billions=9|trillion=12|bn=9|mn=6|mio=6|lakh=5|lakhs=5|crore=7|crores=7',
    percent: 'percent|per cent|pct',
    points: 'percentage points|percentage point',
    currencies: 'euros|euro|dollars|dollar|pounds|pound|francs|yen|yuan|rupees|kronor|kroner|crowns|cents|pence',
    durations: 'seconds|second|minutes|minute|hours|hour|days|day|weeks|week|months|month|years|year|decades|nights|shifts',
    measures:
      'litres|liters|metres|meters|kilometres|kilometers|miles|tonnes|tons|kilograms|kilos|grams|hectares|acres|megawatts|kilowatts|gigawatts|kilowatt-hours|degrees|square metres|square meters|cubic metres|gallons|pages|points',
    plurals: 's|people|staff|men|women|children|feet|fish|sheep|crew|personnel|cattle|data|media|criteria|police|aircraft',
    ago: 'ago|earlier|before|previously|prior|later',
    past: 'ed(?=[\\s\\u00a0]*$|[\\s\\u00a0](?:the|a|an|its|our|their|his|her|to|by|from|at|of|on|for|in|with|about|only|nearly|almost|over|under|up|down|back|plan|around|roughly)(?![a-z]))',
    estimates: 'about|around|almost|nearly|roughly|approximately|some',
    provisos:
      'if|unless|provided|providing|as long as|so long as|on condition|on the condition|except|only if|only when|only where|subject to|assuming|with the exception',
    doubts:
      'may|might|could|perhaps|possibly|probably|likely|should|expected|expects|expect|planned|estimated|forecast|projected|provisional|provisionally|preliminary|hope|hopes|hoped',
    allows: 'can|possible|allowed|permitted|would|depends|risk|risks|up to|plan|plans|estimate|open|unclear|not known|disputed',
    shifts: 'by|to',
    certainties: "will|won't|won’t",
    negations: "not|no|never|without|neither|nor|none|cannot|doesn't|don't|isn't|won't|can't|doesn’t|don’t|isn’t|won’t|can’t",
    dateLimits: 'by the end of|no later than|not later than|not before|by|until|till|before',
    limitSigns:
      'at least=≥|no less than=≥|no fewer than=≥|not less than=≥|a minimum of=≥|minimum=≥|at a minimum=≥|from=≥$|at most=≤|up to=≤|no more than=≤|not more than=≤|a maximum of=≤|maximum=≤|up to a ceiling of=≤|not exceeding=≤|more than=>|just over=>|well over=>|over=>|above=>|upwards of=>$|less than=<|fewer than=<|just under=<|under=<|below=<',
    limitSignsAfter:
      'or more=≥|and more=≥|or over=≥|and over=≥|and above=≥|or above=≥|upwards=≥|and up=≥|at least=≥|minimum=≥|or less=≤|or fewer=≤|and under=≤|or under=≤|or below=≤|at most=≤|at the most=≤|maximum=≤',
    determiners: 'the|a|an|this|that|these|those|all|both|our|their|its|his|her|your|my|each|every|another|other|same',
    hedges:
      'about|around|almost|nearly|over|more than|less than|fewer than|at least|at most|up to|roughly|approximately|some|under|below|above|as many as|as much as|no more than|not even|just over|just under|well over|only',
    limits:
      'no more than|not more than|at most|up to|at least|limit|maxim|minim|capped|exceed|within|threshold|must|may not|shall|upper bound|ceiling',
    to: 'to',
    per: 'per|a|an|each|every',
    change:
      'from {a} to {b};;(?:to|at) {b},? (?:up |down )?from {a};;{b},? (?:up|down) from {a};;{b} \\((?:up|down)? ?from {a};;{b},? (?:compared (?:with|to)|against|after|versus|instead of) {a} (?:a year (?:ago|earlier|before)|last year|the year before|in|before);;(?:fell|rose|dropped|grew|went (?:up|down)|increased|decreased|came down|climbed) to {b} (?:[\\p{L}]+ ){1,4}from {a};;started (?:with|at|from|out with) {a}(?: in [\\p{L}]+)?,? (?:and|but) (?:ended|finished|closed)(?: up)? (?:with|at|on) {b}',
    earlier:
      '{b}[^.;,!?\\uE000-\\uEFFF]{0,50}, (?:up|down) from {a};;{b} \\((?:last year|the year before|a year (?:ago|earlier)|previously|before):? {a}\\);;{b}[^.;,!?]{0,50}, (?:compared (?:with|to)|against) {a} (?:in the (?:year|quarter|month|season) before|in the previous (?:year|quarter|month|season));;{b}[^.;!?]{0,40}?, (?:last year|the year before|a year earlier) (?:it was|they were|there were) {a}',
    moves: 'went|came in|stood at|amounted|moved|changed|passed|shifted|goes|brought',
    rises: 'lengthen|rose|rise|risen|rises|grew|grow|grown|grows|increas|climb|gained|gain|up|jumped|improved|doubled|tripled|went up|more',
    falls: 'shorten|fell|fall|fallen|falls|drop|declin|decreas|shrank|shrunk|lost|down|sank|reduced|cut|halved|went down|less|fewer',
    part: '{a} (?:out )?of (?:the |our |all |its |their |these |those |all the |a total of )?{b};;[Oo]f (?:the |our |all |its |their )?{b}(?: in \\p{Lu}\\p{Ll}+)?,? (?:only )?{a};;{a} in {b}',
    of: 'of|of the|of all|of our',
    ofThis: 'of it|of that|of this|of them|of these|of which|of whom|of that sum|of that amount|of this sum|of this amount',
    versus: 'against|instead of|rather than|versus|vs|compared with|compared to|where|whereas|while|but|than|and|;',
    when: 'now|today|currently|at present|presently|this year|last year|a year earlier|a year ago|previously|initially|originally',
    target: 'plan|target|goal|budget|forecast|quota|objective|guidance',
    expected: 'had…expected|had…hoped|had…promised|had…planned|had…reckoned|had…counted on|had…budgeted|had…aimed',
    needs: 'need|require',
    supposes:
      "assum|suppos|hypothe|imagine that|imagine a|let us say|let’s say|let's say|worked example|sample size calculation|sample-size calculation|power calculation|power analysis|planned for|powered to|to detect|for the sake of argument|for illustration",
    bounds: 'limit|covenant|cap|ceiling|threshold|minimum|maximum|min|max|floor|norm',
    ranks:
      'largest|biggest|smallest|highest|lowest|greatest|most|least|fewest|best|worst|fastest|slowest|oldest|youngest|first|strongest|weakest',
    verbs:
      'adds|added|add|leaves|is|are|was|were|has|have|had|been|be|will|would|can|could|may|must|should|costs|cost|takes|took|take|rose|fell|fallen|grew|grown|reached|reaches|increased|decreased|dropped|declined|went|goes|stands|stood|makes|made|make up|runs|ran|serves|served|serve|named|came|comes|amounts|amounted|covers|accounts|accounted|lasts|lasted|needs|needed|uses|used|pays|paid|said|says|reports|washes|does|did|got|gets|lost|lose|loses|saved|saves|save|spent|employs|produces|produced|returns|improved|climbed|jumped|doubled|tripled|halved|averaged|averages|totalled|totaled|hit|remained|remains|became|become|shows|showed|moved|move|forced|sailed|asked|traced|brought|brings|bring|keeps|keep|opens|opened|know|knows|see|saw|sails|enters|entered|earns|earned|sold|sells|closed|signed|hired|built|received|registered|attended|arrived|left|want|wants|of every|stayed|drives|carries|contains|holds|weighs|measures|consists|includes|live|lives|work|works|visited|visit|answered|responded|voted|agreed|chose|prefer|read|watch|grows|rises|falls|drops|exceeds|exceeded|fits|seats|cover|supplied|supplies|charges|charged',
    pronouns:
      'it|they|this|that|these|those|he|she|we|you|i|there|one|which|who|what|its|their|his|her|them|none|nobody|everybody|neither|both|such|us|me|if|when|because',
    before:
      'in|since|by|until|till|from|for|during|at the end of|at the beginning of|early|late|early in|late in|as of|on|before|after|between|last|this|next|spring|summer|autumn|fall|winter|mid',
    contrast:
      'not (?:only )?{x},? but (?:also |rather )?{y};;{x}, not {y};;{y} (?:instead of|rather than) {x};;{x},? (?:whereas|while) {y}',
    but: 'but|however|yet|though|although|nevertheless|still|on the other hand|the drawback|the downside|also keeps|against this',
    because: 'because|since|due to|owing to|thanks to|as a result of|the reason|caused by',
    therefore:
      'therefore|so|as a result|consequently|that is why|this is why|which means|this means|that means|thus|hence|leads to|led to|causes|caused',
    conditions: 'if|unless|when|whenever|once|as soon as|in case',
    definition:
      '{x} means {y};;{x} refers to {y};;{x} is defined as {y};;{x} stands for {y};;{x} is the (?:name|term|word) for {y};;{x} is an? {y};;[Bb]y {x} we mean {y}',
    kinds:
      'kinds|types|forms|sorts|categories|classes|varieties|ways|reasons|options|methods|groups|models|principles|rules|causes|risks|benefits|goals|factors|questions|conditions|tasks|roles',
    consists:
      'consists of|consist of|is made up of|is composed of|comprises|is divided into|falls into|is built from|includes|has three parts|are made of',
    levels: 'level|levels|layer|layers|tier|tiers|stage|stages|phase|phases|rung|grade|grades',
    from: 'from|between',
    between: 'between=and',
    ordinals: 'first|second|third|fourth|fifth|sixth',
    last: 'last|final',
    decisive: 'matters most|is decisive|most important|is crucial|counts most|sets the pace|is the bottleneck|carries the others',
    total: 'total|sum|overall',
    advises: 'we recommend|we advise|we suggest|i recommend|our recommendation|we propose|the best choice',
    said: 'admits|recalls|warns|notes|concludes|complains|adds|explains|sums up|remembers|said|says|explained|added|wrote|told|according to|noted|warned|stated|argued|asked|believes|recalled',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Sources',
    thankYou: 'Thank you',
    assumption: 'Assumption, to be checked',
    imagined: 'Imagined example',
    computed: 'One part computed from the other figures',
    questions: 'Questions',
    overview: 'Overview',
    summary: 'Summary',
    keyPoints: 'Key points',
    keyMessage: 'Key message',
    keyFigures: 'Key figures',
    discussion: 'Discussion',
    nextSteps: 'Next steps',
    verdict: 'Verdict',
    difference: 'Difference',
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
      topical: {
        meaning: 'What does “{t}” mean in one sentence?',
        concern: 'Whom does “{t}” concern?',
        figure: 'Which figure describes “{t}” best?',
        takeHome: 'Which one sentence about “{t}” should everyone take home?',
      },
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
