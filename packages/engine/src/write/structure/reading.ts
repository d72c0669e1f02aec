/** The patterns by which the parts of a source are known in a language. */
import { en } from '../../languages/en.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { eitherEnded, escaped } from '../../languages/phrases.ts';
import type { SourceWords } from '../../languages/shape/sourceWords.ts';
import { perText } from '../../model/memo.ts';

/** What a section is to its text. */
export type Role = 'body' | keyof SourceWords['roles'];

export interface Reading {
  /** What a heading of these words stands above; undefined where its words do not tell. */
  roleOf(heading: string): Role | undefined;
  /** Whether many texts have just this heading. */
  isUsual(heading: string): boolean;
  /** "Chapter 3", "Step 1: " at the beginning of a line. */
  readonly chapter: RegExp;
  /** "For the sauce" within a list. */
  readonly portion: RegExp | undefined;
  /** What kind of text it is, and nothing else. */
  readonly kind: RegExp | undefined;
  /** A noun by which a text names its own kind, within a line. */
  readonly document: RegExp | undefined;
  /** The legal form of a firm, or a noun for those who publish. */
  readonly organization: RegExp | undefined;
  readonly smallPrint: RegExp | undefined;
  /** What names an edition, a version, its status, within a line. */
  readonly imprint: RegExp | undefined;
  /** What limits all that a text says, at the beginning or the end of a line. */
  readonly status: RegExp;
  readonly contacts: RegExp | undefined;
  readonly enquiry: RegExp | undefined;
  readonly printout: RegExp | undefined;
  /** "(max. 150 words)" at the end of a heading. */
  readonly lengthLimit: RegExp;
  readonly subject: RegExp;
  readonly mailHead: RegExp;
  readonly reply: RegExp;
  readonly greeting: RegExp;
  readonly apology: RegExp | undefined;
  readonly closing: RegExp;
  readonly mailFoot: RegExp;
  /** The label of what is added below a letter, with what parts it from that; beside "PS", which many languages share. */
  readonly postscript: RegExp | undefined;
  /** What a note begins with that an author writes to himself. */
  readonly selfNote: RegExp;
  /** The label before the sentence that sums a text up, with its colon. */
  readonly summaryLabel: RegExp;
  readonly publisher: RegExp;
  readonly byline: RegExp;
  readonly dated: RegExp;
  readonly attendance: RegExp;
  readonly web: RegExp;
  readonly advert: RegExp | undefined;
  readonly webAsk: RegExp | undefined;
  readonly button: RegExp | undefined;
  readonly webWhole: RegExp;
  readonly form: RegExp;
  readonly authorNote: RegExp;
  readonly biography: RegExp;
  readonly paperLabel: RegExp;
  /** What a speaker does is said with who speaks. */
  readonly firstPerson: RegExp | undefined;
  readonly nod: RegExp;
  readonly page: RegExp;
  /** A page's number behind other words: "… Ltd. Page 4 of 4". */
  readonly pageBehind: RegExp;
  readonly readerAsks: RegExp | undefined;
  readonly selfTest: RegExp | undefined;
  readonly titled: RegExp | undefined;
}

/** English stands in texts of every language. */
export const readingOf = perText((tag) => make([languageOf(tag).reading.source, en.reading.source].filter((words) => words !== undefined)));

/** Longer ones first. */
const sorted = (phrases: string): readonly string[] => phrases.split('|').sort((a, b) => b.length - a.length);

const either = (phrases: string): string => anyOf(sorted(phrases));

const anyOf = (phrases: readonly string[]): string =>
  phrases
    // Turkish writes a capital "İ", which is no capital "i" elsewhere.
    .map((phrase) => escaped(phrase).replace(/['’]/gu, "['’]").replace(/^i/u, '[iİ]').replace(/^ı/u, '[ıI]'))
    .join('|');

/** A phrase that ends in a letter of a script with spaces ends a word. */
const endsWord = (phrase: string): boolean =>
  /[\p{L}\p{M}]$/u.test(phrase) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(phrase);

const ended = (phrases: string): string => eitherEnded(sorted(phrases), endsWord, anyOf);

/** Up to three words in the place of the ellipsis of "mit … abklären". */
const GAP = String.raw`(?:\s\S{1,30}){1,3}\s`;

function make(words: readonly SourceWords[]): Reading {
  const every = (pick: (own: SourceWords) => string | undefined): string => words.flatMap((own) => pick(own) ?? []).join('|');
  const all = (pick: (own: SourceWords) => string | undefined): string => either(every(pick));
  const begins = (pick: (own: SourceWords) => string | undefined) => new RegExp(`^(?:${ended(every(pick))})`, 'iu');
  const whole = (pick: (own: SourceWords) => string | undefined) => new RegExp(`^(?:${all(pick)})$`, 'iu');
  const maybe = (pick: (own: SourceWords) => string | undefined) => (all(pick) === '' ? undefined : whole(pick));
  const within = (pick: (own: SourceWords) => string | undefined) =>
    all(pick) === '' ? undefined : new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${all(pick)})`, 'iu');
  const stems = (pick: (own: SourceWords) => string | undefined, compounds: boolean) =>
    stemsOf(
      words.flatMap((own) => pick(own)?.split('|') ?? []),
      compounds,
    );
  const label = (pick: (own: SourceWords) => string | undefined) => new RegExp(`^(?:${all(pick)})$`, 'iu');
  const roles = new Map<string, Role>();
  const usual = new Set<string>();
  for (const own of words) {
    // "Resumen" heads a summary; only a word that means nothing else heads an abstract.
    const { abstract = '', ...others } = own.roles;
    for (const [role, phrases] of Object.entries({ ...others, abstract })) {
      for (const phrase of phrases.split('|')) {
        if (!roles.has(phrase)) roles.set(phrase, role as Role);
        usual.add(phrase);
      }
    }
    for (const phrase of own.headings.split('|')) usual.add(phrase);
  }
  const number = String.raw`(?:\p{Nd}{1,3}|[ivxlc]{1,6}|[a-h])(?![\p{L}\p{M}])`;
  return {
    roleOf: (heading) => roleIn(keyOf(heading), roles),
    isUsual: (heading) => usual.has(keyOf(heading)),
    chapter: new RegExp(
      String.raw`^(?:(?:${all(({ chapters }) => chapters)})\s+(?:${number}|\p{Lu}[\p{Ll}]{1,8}(?=\s*[:：–—-]))|§{1,2}\s?\d+[a-z]?|第\s?[\p{Nd}一二三四五六七八九十百]{1,4}\s?[章节節部編编条條讲講课課回步]|제\s?\p{Nd}{1,3}\s?[장절조과강])`,
      'iu',
    ),
    portion: all(({ portions }) => portions) === '' ? undefined : begins(({ portions }) => portions),
    kind: maybe(({ kinds }) => kinds),
    document: stems(({ documents }) => documents, true),
    organization: stems(({ organizations }) => organizations, false),
    smallPrint: within(({ smallPrint }) => smallPrint),
    imprint:
      all(({ imprint }) => imprint) === ''
        ? undefined
        : new RegExp(`(?<![\\p{L}\\p{M}])(?:${ended(every(({ imprint }) => imprint))})`, 'iu'),
    status: new RegExp(
      `^(?:${ended(every(({ status }) => status))})|(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${all(({ status }) => status)})$`,
      'iu',
    ),
    contacts: maybe(({ contacts }) => contacts),
    enquiry: all(({ enquiries }) => enquiries) === '' ? undefined : begins(({ enquiries }) => enquiries),
    printout: all(({ printouts }) => printouts) === '' ? undefined : begins(({ printouts }) => printouts),
    lengthLimit: new RegExp(
      String.raw`\s*[(（\[](?:[^()（）\[\]\p{Nd}]{0,16})\p{Nd}{1,3}(?:[.,\u00a0 ]?\p{Nd}{3})?(?:\s?[–-]\s?\p{Nd}{1,4})?\s?(?:${ended(every(({ lengths }) => lengths))})[^()（）\[\]\p{Nd}]{0,16}[)）\]]`,
      'iu',
    ),
    subject: label(({ subject }) => subject),
    mailHead: label(({ mailHeads }) => mailHeads),
    reply: new RegExp(String.raw`^(?:(?:${all(({ replies }) => replies)})(?:\s?\[\d+\])?\s*[:：]\s*)+`, 'iu'),
    greeting: begins(({ greetings }) => greetings),
    apology: within(({ apologies }) => apologies),
    closing: begins(({ closings }) => closings),
    mailFoot: new RegExp(`^(?:${all(({ mailFeet }) => mailFeet)})`, 'iu'),
    postscript:
      all(({ postscripts }) => postscripts) === ''
        ? undefined
        : new RegExp(`^(?:${all(({ postscripts }) => postscripts)})\\s*[:：.,、–—-]+\\s*(?=\\S)`, 'iu'),
    selfNote: new RegExp(`^(?:${ended(every(({ selfNotes }) => selfNotes)).replaceAll(' … ', GAP)})`, 'iu'),
    summaryLabel: new RegExp(`^(?:${all(({ summaryLabels }) => summaryLabels)})\\s?(?:[:：]|\\s[–—])\\s*(?=\\S)`, 'iu'),
    publisher: whole(({ publishers }) => publishers),
    byline: begins(({ bylines }) => bylines),
    dated: begins(({ dates }) => dates),
    attendance: begins(({ attendance }) => attendance),
    advert: maybe(({ adverts }) => adverts),
    webAsk: all(({ webAsks }) => webAsks) === '' ? undefined : begins(({ webAsks }) => webAsks),
    web: new RegExp(`^(?:${all(({ web }) => web)})`, 'iu'),
    button: all(({ buttons }) => buttons) === '' ? undefined : begins(({ buttons }) => buttons),
    webWhole: whole(({ webWhole }) => webWhole),
    form: new RegExp(`^(?:${all(({ forms }) => forms)})`, 'iu'),
    authorNote: new RegExp(
      `^\\W{0,3}(?:${all(({ authorNotes }) => authorNotes)})|^.{4,200}\\s(?:${all(({ affiliations }) => affiliations)})`,
      'iu',
    ),
    biography: new RegExp(`(?:${all(({ biographies }) => biographies)})`, 'iu'),
    paperLabel: new RegExp(`^(?:${all(({ paperLabels }) => paperLabels)})\\s*(?:[:：—–.-]|$)`, 'iu'),
    // Of English only in English texts: "I" and "my" are other words elsewhere.
    firstPerson: words[0]?.firstPerson === undefined ? undefined : new RegExp(`^(?:${ended(words[0].firstPerson)})`, 'iu'),
    nod: whole(({ nods }) => nods),
    page: new RegExp(
      String.raw`^[-–—|\s]*(?:(?:${all(({ page }) => page)})\.?\s*)?\p{Nd}{1,4}(?:\s*(?:/|[\p{L}]{1,4})\s*\p{Nd}{1,4})?[-–—|\s]*$`,
      'iu',
    ),
    pageBehind: new RegExp(String.raw`\s(?:${all(({ page }) => page)})\.?\s*\p{Nd}{1,4}\s*(?:/|[\p{L}]{1,4})\s*\p{Nd}{1,4}$`, 'iu'),
    readerAsks: within(({ readerAsks }) => readerAsks),
    selfTest: maybe(({ selfTests }) => selfTests),
    titled: maybe(({ titled }) => titled),
  };
}

/** From so many letters on a noun may have an ending; from so many it may end a compound. */
const INFLECTED = 4;
const COMPOUNDED = 6;

/** Nouns within a line: short ones as they are, longer ones with an ending, and as the last part of a compound. */
function stemsOf(phrases: readonly string[], compounds: boolean): RegExp | undefined {
  if (phrases.length === 0) return undefined;
  const spaceless = phrases.filter((phrase) => SPACELESS.test(phrase) || /\p{Script=Hangul}|\p{Script=Thai}/u.test(phrase));
  const others = phrases.filter((phrase) => !spaceless.includes(phrase));
  const short = others.filter((phrase) => phrase.length < INFLECTED || /\.$/.test(phrase));
  const long = others.filter((phrase) => !short.includes(phrase));
  const sources = [
    spaceless.length > 0 && `(?:${either(spaceless.join('|'))})`,
    short.length > 0 && `(?<![\\p{L}\\p{M}])(?:${either(short.join('|'))})(?![\\p{L}\\p{M}])`,
    long.length > 0 && `(?<![\\p{L}\\p{M}])(?:${either(long.join('|'))})[\\p{L}\\p{M}]{0,3}(?![\\p{L}\\p{M}])`,
    compounds &&
      long.length > 0 &&
      `(?<=\\p{L}{3})(?:${either(long.filter((phrase) => phrase.length >= COMPOUNDED).join('|'))})\\p{L}{0,2}(?![\\p{L}\\p{M}])`,
  ];
  return new RegExp(sources.filter((source) => source !== false).join('|'), 'iu');
}

/** Lower case, without emoji, number and colon. */
export const keyOf = (heading: string): string =>
  withoutMarks(heading)
    .replace(/İ/gu, 'i')
    .toLowerCase()
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[ivx]{1,5}\.|[一二三四五六七八九十]{1,3}、)\s*/u, '')
    .replace(/\s*[:：.!！]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Without the emoji or sign that sets a line off. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^(?:(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}■□◆◇●○▶▼►➤※★☆]|\u{fe0f}|\u{200d})+\s*)+/u, '')
    .replace(/^[【〔［](.+)[】〕］]$/u, '$1')
    .trim();

/** Words behind the phrase that names the role: "Risks and how we meet them". */
const MOST_MORE = 4;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function roleIn(key: string, roles: ReadonlyMap<string, Role>): Role | undefined {
  const whole = roles.get(key);
  if (whole) return whole;
  if (SPACELESS.test(key)) {
    for (let end = Math.min(key.length - 1, 8); end >= 2; end--) {
      const role = roles.get(key.slice(0, end));
      if (role && key.length - end <= 6) return role;
      const last = roles.get(key.slice(-end));
      if (last && key.length - end <= 6) return last;
    }
    return undefined;
  }
  const words = key.split(' ');
  for (let end = Math.min(words.length - 1, 6); end >= 1; end--) {
    const role = words.length - end <= MOST_MORE ? roles.get(words.slice(0, end).join(' ')) : undefined;
    if (role) return role;
  }
  return undefined;
}
