/**
 * What is telling of a language in Latin letters in a few words: words of grammar that its neighbours do not have, and letters and endings
 * of its own. A table of data; the codes are the n-gram model's.
 */
export interface Evidence {
  /** Lower-case. */
  readonly words: ReadonlySet<string>;
  /** Matches lower-case text. */
  readonly forms: RegExp;
  /** Few texts are in it: a word or two that it shares with others say nothing. */
  readonly rare?: true;
}

const of = (words: string, forms: RegExp): Evidence => ({ words: new Set(words.split(' ')), forms });
const rare = (words: string): Evidence => ({ words: new Set(words.split(' ')), forms: /(?!)/gu, rare: true });
const end = '(?!\\p{L})';
const forms = (pattern: string): RegExp => new RegExp(pattern.replaceAll('$', end), 'gu');

export const evidence: Readonly<Record<string, Evidence>> = {
  en: of(
    'the of and to is are for with how what why your our their this that from by an on it you we be as at new should can will',
    forms('ing$|ight|ough|wh|th(?=[aeior])|ship$|ness$|tions$|ty$|cks?$|ies$|ly$|[aeo]ws?$'),
  ),
  de: of(
    'der die das und ist sind für mit wie was warum ein eine einer einem einen von zu zum zur im den dem des auf nicht als auch bei nach über wir ihr ihre',
    forms('sch|ung$|ungen$|heit|keit|schaft|[äöüß]|tz|pf|lich|isch|ieren$|ei(?=[tnl])|wandel'),
  ),
  fr: of(
    'le la les des du et est sont pour avec comment pourquoi un une dans au aux ce cette ces que qui sur par ne pas nos votre vos leur l’ d’',
    forms("eux$|elles?$|iques?$|[èêçœùâî]|ments?$|aux$|eaux?$|tion des|é[es]?s?$|[dlnqs][’']"),
  ),
  es: of(
    'el la los las del y es son para con cómo qué por un una en al lo su sus que se como más pero nuestro nuestra sobre',
    forms('ci[óo]n|ñ|dad$|dades$|ía$|ico$|ica$|eros?$|ismo$|[¿¡]|ue(?=[nrs])|[íó]'),
  ),
  it: of(
    'il lo gli le della delle dei degli del di e è sono per con come perché un una nel nella alla al che si non più da sul nostro',
    forms('zion[ei]$|ità$|zz|gli|cch|sci|tt[aeio]$|mento$|menti$|[èì]|^i |ic[oi]$'),
  ),
  pt: of(
    'o os as da das do dos e é são para com como por um uma no na nos nas ao que se mais não em seu sua nosso nossa sobre',
    forms('ção|ções|[ãõ]|dade$|dades$|nh|lh|[êâ]|ss|ia$|ais$|^[ao]s? '),
  ),
  nl: of(
    'de het een en van is zijn voor met hoe wat waarom in op te dat die niet aan ook als bij naar uw onze over deze',
    forms('ij|aa|oe|heid|uu|ing$|isch|sch(?=[^aeiouwlrmn])|ee(?=[nlrtk])|oo(?=[rnlkt])|tie$|eur'),
  ),
  pl: of(
    'i w z na do jest są dla jak co dlaczego nie się o to od po przez że oraz ich ten ta te które który ze',
    forms('[ąęłżźśćń]|sz|cz|rz|dz|ow[aey]$|nie$|ści$|cja$|cji$|wy$'),
  ),
  tr: of(
    've bir bu için ile nasıl nedir neden ne da de en çok daha olarak olan gibi mi',
    forms('[ğış]|l[ae]r[ıi]?$|nın$|nin$|mak$|mek$|[ıi]k$|z[ae]k[aâ]'),
  ),
  ms: of(
    'dan yang di untuk dengan adalah bagaimana apa mengapa ini itu dari pada ke dalam tidak akan atau kita kami anda oleh sebagai bisa',
    forms('(?<!\\p{L})(?:me|pe|ke|ber|ter)(?:m|n|ng|ny)?\\p{L}{3,}(?:an|kan|i)?$|nya$|kan$|an$'),
  ),
  sv: of(
    'och att är för med hur vad varför en ett i på av den det som inte till om vi från vår',
    forms('[åä]|ning$|ningen$|het$|arna$|erna$|sk[at]$'),
  ),
  da: of('og at er for med hvordan hvad hvorfor en et i på af den det som ikke til om vi fra vores', forms('[æø]|hed$|lse$|hv|eds')),
  no: of('og at er for med hvordan hva hvorfor en et i på av den det som ikke til om vi fra vår', forms('[æø]|het$|lse$|hv|øy')),
  fi: of('ja on ei se että kuin miten mikä miksi ovat tai myös ole mutta', forms('ää|yy|öö|inen$|nen$|ssa$|ssä$|sta$|stä$|kk|uo|yö')),
  cs: of('a v na je se jsou pro jak co proč že do od nebo to z k po při který', forms('[ěřů]|[čšžý]|ní$|ost$|ství$')),
  sk: of('a v na je sa sú pre ako čo prečo že do od alebo to z k po pri ktorý', forms('[ľĺŕôä]|[čšžý]|nie$|osť$|stvo$')),
  ro: of('și si este sunt pentru cu cum ce de un o în la din care nu pe mai al ale', forms('[ășțâ]|ului$|lor$|ea$|iei$|ție$')),
  hu: of('a az és van hogy nem egy mi miért hogyan mint is meg ez de ha vagy', forms('[őű]|sz|gy|ny|ás$|és$|ság$|ség$|ok$|ek$')),
  vi: of('và là của cho với trong các một những được không có này như', forms('[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]')),
  hr: of('i je su za kako što zašto na se u od do ili ne koji s', forms('[đćčšž]|nje$|ost$|anje$|ije')),
  ca: of('el la els les i és són per amb com què perquè un una del dels en al que més', forms('ció$|ç|·|ny(?=[aeios])|itat$|[àòï]')),
  sw: rare(
    'wa kwa ni katika cha vya kuwa hii huu hizi hayo yake wake ambayo ambao lakini pia kama sana zaidi watu mwaka nchi nchini baada kabla pamoja wakati siku kila hivyo bila yetu wetu kutoka hadi yenye kwamba ili mwezi nini jinsi ya',
  ),
  af: rare('nie vir sy hulle deur baie jy hierdie asook wees nuwe moenie omdat maak gaan kry ook moet sal daar mense'),
  so: rare('waa iyo waxaa waxay soo loo kala ayaa kuwa dadka badan leh ku ka oo'),
  zu: rare(
    'futhi ukuthi ngoba kanye uma noma abantu kodwa lapho ngokuthi yini yona izinto nokuthi kakhulu ngesikhathi umuntu izinsuku ngesonto',
  ),
  xh: rare('kwaye ukuba ngokuba kunye okanye abantu kodwa apho oko yonke yintoni ngexesha umntu'),
  ha: rare('wannan cikin kuma wani yana suna amma sun mutane daga su don shi'),
  ig: rare('nke ndị bụ n’ime maka dị onye otu nwere mmadụ site'),
  cy: rare('yn yr mae wedi ei gan oedd fod bod hefyd sydd gyda cael eu nid'),
  ga: rare('agus tá bhí leis seo atá chun gur nach sin go'),
  uz: rare('va bilan uchun ham emas bo‘lgan deb kerak qanday uning juda yoki'),
};
