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
