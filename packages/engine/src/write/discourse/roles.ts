/** The role of a sentence: cues weighed against one another, with its place, its figures and its form. */
import type { CueKind } from '../../languages/shape/cuePhrases.ts';
import type { Cue } from './cues.ts';
import type { Role } from './role.ts';

/** What is looked at of a unit and of where it stands. */
export interface Stance {
  readonly text: string;
  readonly words: number;
  readonly form: 'prose' | 'list' | 'table' | 'facts' | 'quote' | 'code';
  readonly cues: readonly Cue[];
  /** First and last of its paragraph. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** In a numbered list. */
  readonly ordered: boolean;
  /** First of its section. */
  readonly first: boolean;
  /** First or last of the whole text. */
  readonly outermost: boolean;
  readonly spaceless: boolean;
  /** It only leads on to what it does not say. */
  readonly hinge: boolean;
  readonly lead: boolean;
  /** Cues of its section's heading. */
  readonly heading: readonly Cue[];
  /** Its section's heading names what it begins with. */
  readonly named: boolean;
  /** The heading, or the sentence before, asks. */
  readonly asked: boolean;
  /** All that stands under its heading. */
  readonly alone: boolean;
}

const QUESTION = /[?？؟]["'»”」』)]*$/u;
/** "On Friday a talk of 30 minutes: what went well?": what stands before the colon is said. */
const LED = /^[^:：?？؟]*\p{Nd}[^:：?？؟]*[:：](?!\p{Nd})/u;
/** Words of a question that weighs what its section is about: "Do we buy the second one (R$ 48,000) or rent it?" */
const WEIGHING = 9;
const SPACELESS_WEIGHING = 14;
const SPEECH = /["“„«「『][^"“”„«»「」『』]{8,}["”“»」』]/u;
const FIGURE = /\p{Nd}/u;
/** A quantity, not a year, a date, a number of a thing or of a version. */
const QUANTITY =
  /(?:[$€£¥₹₽₩]\s?\p{Nd})|(?<![\p{L}\p{Nd}.,])(?!(?:1[89]|20)\p{Nd}{2}(?![\p{Nd}.,%]))\p{Nd}[\p{Nd}.,٫٬ ]*(?:\s?[%٪％€$£¥₹])|(?<![\p{L}\p{Nd}.,:/-])(?!(?:1[89]|20)\p{Nd}{2}(?![\p{Nd}]))\p{Nd}[\p{Nd}.,٫٬]*(?![\p{Nd}:/-])/u;
/** Money, or a share. */
const PAID = /[$€£¥₹₽₩]\s?\p{Nd}|\p{Nd}\s?[%٪％€$£¥₹₽]/u;
/** "112 members, 9 tonnes a week": several quantities are no scene. */
const SEVERAL = /(?<![\p{L}\p{Nd}.,:])\p{Nd}[\p{Nd}.,]*\s\p{L}{3,}.*?(?<![\p{L}\p{Nd}.,:])\p{Nd}[\p{Nd}.,]*\s\p{L}{3,}/u;
/** The same in a script without blanks: "1日平均182人で、2019年の310人から". */
const COUNTED_SPACELESS = String.raw`(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]*[万億千]?(?![年月日時分歳])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}％%]`;
const SEVERAL_SPACELESS = new RegExp(`${COUNTED_SPACELESS}.*?${COUNTED_SPACELESS}`, 'u');
const SHORT = 14;
const SPACELESS_SHORT = 24;

/** What a cue speaks for, where the sentence begins with it and where it stands further on. */
const WEIGHTS: Readonly<Partial<Record<CueKind, readonly [Role, number, number]>>> = {
  about: ['about', 4.2, 1.6],
  ask: ['recommendation', 4.4, 3.3],
  cause: ['cause', 3.4, 2.7],
  claim: ['claim', 2.2, 2.2],
  condition: ['condition', 3.6, 1.2],
  consequence: ['consequence', 4.6, 2.6],
  contrast: ['contrast', 4.6, 1.3],
  decision: ['decision', 3.6, 3.6],
  definition: ['definition', 2.8, 3],
  isA: ['definition', 0, 0.7],
  detail: ['detail', 1.6, 0.4],
  example: ['example', 5.2, 1.8],
  greeting: ['greeting', 4.6, 0],
  instruct: ['instruction', 3.8, 0],
  says: ['opinion', 2.2, 2.2],
  objects: ['opinion', 5.4, 0],
  result: ['result', 2.2, 2],
  rhetoric: ['rhetoric', 4.2, 0],
  risk: ['risk', 2.3, 2.1],
  scene: ['scene', 3.2, 0],
  transition: ['transition', 4, 0],
  otherSide: ['contrast', 2.6, 0],
  strong: ['claim', 0.6, 0.6],
  answer: ['answer', 1.5, 0],
};

/** What another cue of the same role adds to the first. */
const AGAIN = 0.35;
/** Headings that say what stands below them: "Risks", "Decisions", "Recommendations". */
const HEADED: ReadonlySet<CueKind> = new Set<CueKind>(['risk', 'decision', 'ask', 'definition', 'cause', 'result']);
const HEADED_BONUS = 0.9;
const LONG_CUE = 5;
/** Share of the sentence. */
const NEAR = 0.45;
/** Characters before a copula that names what is defined. */
const EARLY = 60;
/** A sentence that states something by itself and shows no cue. */
const PLAIN = 1.5;

export function roleOf(stance: Stance): Role {
  const { text, form, cues, words, spaceless } = stance;
  if (form === 'quote') return 'opinion';
  if (form === 'table' || form === 'code' || form === 'facts') return 'detail';
  const has = (kind: CueKind, opening = false) => cues.some((cue) => cue.kind === kind && (!opening || cue.opens));
  const short = words <= (spaceless ? SPACELESS_SHORT : SHORT);
  if (has('greeting', true) && short && /[,:，：]$/u.test(text)) return 'greeting';
  const asks = QUESTION.test(text) || has('question');
  if (asks && requests(stance)) return 'recommendation';
  if (asks && !saysSomething(stance)) return has('ask') && has('greeting', true) ? 'greeting' : 'question';
  if (announcesSomething(stance)) return 'announcement';
  return stance.hinge ? 'transition' : statedRoleOf(stance);
}

/** A question that has figures of its own, and is put to who hears it or has a statement before it: nobody answers it in the text. */
const saysSomething = (stance: Stance): boolean => LED.test(stance.text) || (stance.alone && FIGURE.test(stance.text) && weighs(stance));
const weighs = ({ words, spaceless }: Stance): boolean => words >= (spaceless ? SPACELESS_WEIGHING : WEIGHING);

/** "Could you tell me by Friday whether the 6,100 fit into this year's budget?": what a letter is written for, and no question to be answered in it. */
const requests = (stance: Stance): boolean =>
  stance.form === 'prose' &&
  weighs(stance) &&
  stance.cues.some(({ kind, at, opens }) => {
    if (kind === 'request') return opens && !stance.asked;
    if (kind === 'requestByName') return ADDRESSED.test(stance.text.slice(0, at));
    return kind === 'ask' && (ADDRESSED.test(stance.text.slice(0, at)) || LEADS.test(stance.text.slice(at)));
  });
/** "Lena, can you …?", also behind words that lead to it. */
const ADDRESSED = /^(?:[^:：?？]{3,40}[:：]\s)?\p{Lu}[\p{L}\p{M}’'-]+[,،]\s$/u;
/** "What I need from you: Tom, is it …?" */
const LEADS = /^[^:：?？.]{3,30}[:：]\s\p{Lu}[\p{L}\p{M}’'-]+[,،]\s/u;

/** Its role if it neither asks nor announces. */
export function statedRoleOf(stance: Stance): Role {
  const { text, words, spaceless } = stance;
  const short = words <= (spaceless ? SPACELESS_SHORT : SHORT);
  const scores = weigh(stance);
  let best: Role = 'detail';
  let most = Number.NEGATIVE_INFINITY;
  for (const [role, score] of scores) {
    if (score > most) {
      best = role;
      most = score;
    }
  }
  // "Now the hall needs its room back, and the council has no money until April" is more than a step from one thing to the next.
  if (best === 'transition' && !short) return 'detail';
  // A short sentence that only asks for attention.
  if (best === 'claim' && /[!！]$/u.test(text) && short && !FIGURE.test(text)) return 'rhetoric';
  return best;
}

function weigh(stance: Stance): Map<Role, number> {
  const { text, cues, begins, first, ordered, form, outermost, ends } = stance;
  const scores = new Map<Role, number>();
  const add = (role: Role, score: number) => scores.set(role, (scores.get(role) ?? 0) + score);
  const stops = cues.some(({ kind, at }) => kind === 'imperativeStops' && text.slice(0, at).trim().split(/\s+/).length === 1);
  for (const kind of new Set(cues.map((cue) => cue.kind))) {
    const weight = WEIGHTS[kind];
    if (!weight) continue;
    const [role, opening, within] = weight;
    const own = cues.filter((cue) => cue.kind === kind);
    if (kind === 'instruct' && stops) continue;
    // "It is slower, however": a word of weight near the beginning.
    if (kind === 'contrast' && own.some(({ at, end, opens }) => !opens && end - at >= LONG_CUE && at < NEAR * text.length)) add(role, 0.9);
    add(role, (own.some(({ opens }) => opens) ? opening : within) + AGAIN * Math.min(3, own.length - 1));
  }
  const quantity = QUANTITY.test(text) || (stance.spaceless && SEVERAL_SPACELESS.test(text));
  const score = (role: Role) => scores.get(role) ?? 0;
  for (const { kind } of stance.heading) {
    const weight = WEIGHTS[kind];
    if (weight && HEADED.has(kind)) add(weight[0], HEADED_BONUS);
  }
  if (quantity) {
    if (score('result') > 0) add('result', score('recommendation') > 0 || score('decision') > 0 ? 0.4 : 1.4);
    else add('detail', 0.5);
    for (const role of ['scene', 'rhetoric', 'transition', 'greeting', 'about'] as const) if (score(role) > 0) add(role, -1.2);
    // "This report lists 23 faults" in the middle of a text is another one's report.
    if (score('about') > 0 && !stance.outermost) add('about', -3);
    // "Today a member pays 68 € a year" is no scene.
    if (score('scene') > 0 && (PAID.test(text) || (stance.spaceless ? SEVERAL_SPACELESS : SEVERAL).test(text))) add('scene', -2);
  }
  if (stance.named && first && cues.some(({ kind, at }) => kind === 'isA' && at < EARLY))
    add('definition', cues.some(({ kind }) => kind === 'strong') ? 1 : 2.4);
  if (stance.asked && begins) add('answer', score('answer') > 0 ? 3 : 1.2);
  if (SPEECH.test(text)) add('opinion', score('opinion') > 0 ? 3 : 0.5);
  if (ordered) add('step', 4.6);
  if (score('scene') > 0 && !first && !begins) add('scene', -1.6);
  if (score('greeting') > 0 && !outermost) add('greeting', -1);
  // "Thank you for sending it before 20 February": what has a day or a number in it is asked, and no mere thanks.
  if (score('greeting') > 0 && FIGURE.test(text) && cues.some(({ kind }) => kind === 'ask')) add('greeting', -4);
  if (/[!！]["”»]?$/u.test(text)) {
    add('rhetoric', 1.2);
    if (score('greeting') > 0) add('greeting', 1);
  }
  add('claim', PLAIN - (form === 'list' ? 0.9 : 0) + (begins ? 0.4 : 0) + (ends && !begins ? 0.1 : 0));
  add('detail', PLAIN + (begins ? -0.2 : 0.25));
  return scores;
}

/** It says that something follows, and nothing else. */
function announcesSomething({ text, cues, words, spaceless, form, lead }: Stance): boolean {
  if (/[:：]["”»]?$/u.test(text)) return true;
  // What it announces, it may say itself: "for two reasons: fuel is dear, and …".
  if (lead || form !== 'prose' || /[:：]\s*\S/u.test(text)) return false;
  const most = spaceless ? SPACELESS_SHORT : SHORT;
  if (words > most) return false;
  if (cues.some(({ kind }) => kind === 'announce') && !QUANTITY.test(text)) return true;
  return countsOnly(text, cues, spaceless);
}

/** It names a number of things, and says nothing of them but what they are: "I ask for three things". */
export function countsOnly(text: string, cues: readonly Cue[], spaceless: boolean): boolean {
  const counted = cues.find(({ kind }) => kind === 'counts');
  if (!counted) return false;
  const noun = cues.find(
    ({ kind, at, end }) =>
      kind === 'announced' &&
      // Where words are not set apart the noun may stand before: "reasons there are three".
      (at >= counted.end || at === counted.at
        ? at - counted.end <= (spaceless ? 6 : 24)
        : spaceless && counted.at - end <= 8 && counted.at > end),
  );
  // "Two reasons explain the fall in sales" says little; "two questions were answered in June" would, and has more than the noun.
  return noun !== undefined && !QUANTITY.test(text.slice(noun.end)) && isBare(text, counted.at, noun.end);
}

/** The counted noun stands at the end of the sentence, or right at its beginning before a few words more. */
const isBare = (text: string, at: number, end: number): boolean => text.length - end <= 40 || at <= 12;
