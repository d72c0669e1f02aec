/**
 * Words that only lead to what a sentence states: "we show that …", "keep in mind that …". On a slide the finding stands without the
 * finding of it. Only of languages in which what follows is a main clause as it stands.
 */

const ENGLISH =
  /^(?:(?:please )?(?:note|recall|remember) that|(?:please )?(?:keep|bear) in mind that|we (?:can |could )?(?:also |then |further )?(?:show|find|found|observe|observed|note|noted|believe|argue|see|saw|conclude|demonstrate|showed|report) that|it is (?:also )?(?:worth noting|worth mentioning|important to note|clear|well known|known) that|this (?:means|suggests|shows|indicates) that|(?:the|our) results? (?:also )?(?:show|shows|showed|indicate|suggest|demonstrate)s? that|(?:when|if) [^,]{4,50}, (?:that|this|it) means(?: that)?)\s+/i;

const OTHERS =
  /^(?:gardez (?:bien )?à l['’]esprit qu(?:e |['’])|n['’]oubliez pas qu(?:e |['’])|notez (?:bien )?qu(?:e |['’])|cela (?:signifie|veut dire) qu(?:e |['’])|(?:lorsqu|quand|si)[^,]{4,60}, cela signifie qu(?:e |['’])|(?:recuerda|recuerde|ten en cuenta|tenga en cuenta|no olvides|esto significa) que\s+|(?:cuando|si) [^,]{4,60}, (?:esto )?significa que\s+|(?:ricorda|ricordate|tieni presente|tenete presente|ciò significa|questo significa) che\s+|(?:quando|se) [^,]{4,60}, (?:ciò |questo )?significa che\s+|(?:lembre-se(?: de)?|tenha em mente|note|isso significa) que\s+|(?:quando|se) [^,]{4,60}, isso significa que\s+|(?:pamiętaj|pamiętajcie|zauważ|oznacza to|to oznacza), że\s+|(?:помните|имейте в виду|обратите внимание|это значит|это означает), что\s+|(?:ingatlah|ingat|perlu diingat|perlu dicatat|ini berarti|hal ini berarti)(?: bahwa)?\s+|(?:ketika|jika) [^,]{4,60}, hal itu berarti\s+|(?:به یاد داشته باشید|توجه داشته باشید|به خاطر داشته باشید|بهتر است بدانید|باید بدانید|باید بگوییم|باید گفت) که\s+(?!چه|چگونه|چطور|چرا|کجا|آیا)|(?:याद रखें|ध्यान रखें|ध्यान दें|इसका मतलब है|इसका अर्थ है) कि\s+(?!कैसे|क्यों|क्या|कौन|कब|कहाँ)|(?:请记住|請記住|记住|記住|请注意|請注意|需要注意的是|值得注意的是|这意味着|這意味著)[，,：:]?\s*)/iu;

export const withoutReporting = (sentence: string): string => sentence.replace(ENGLISH, '').replace(OTHERS, '');
