/** One slide of a finished deck as a language model would have it: checked like any answer, asked for again once, and kept nowhere. */
import { type Deck, type Slide, type SlideKind, slide as slideSchema } from '@slidewright/contract/deck';
import { parseLanguage } from '@slidewright/contract/language';
import { z } from 'zod';
import { withoutLabel } from '../../../languages/modelTalk.ts';
import type { LanguageModel, Log } from '../../../world.ts';
import { briefOf } from '../../plan/brief.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import type { Body } from '../../slides/kinds/kind.ts';
import { assumedIn, markAssumed, markOf } from '../assumed.ts';
import { type Caller, createCaller } from '../caller.ts';
import { type Form, Pen, withoutStop } from '../forms/form.ts';
import { formOf, forms } from '../forms/forms.ts';
import { groundOf, sharedContent } from '../grounding.ts';
import { createInspector, type Inspector } from '../inspector.ts';
import { repairPrompt } from '../prompts/repairPrompt.ts';
import { systemPrompt } from '../prompts/systemPrompt.ts';
import { readSlide, slideShape } from '../readSlide.ts';
import { createRoom } from '../room.ts';
import { leavesOf } from '../salvage.ts';
import { Sayings } from '../sayings.ts';
import { shownOf, textsOf } from '../slidePart.ts';
import { reworded, rewordShape, textsToReword } from './reword.ts';
import { ASKED_OF_TITLE, askedOfForm, askedOfKind, askedOfWords, rewritePrompt, SAME } from './rewritePrompt.ts';
import { fuller, type Way, type Wish, wayOf, wishLines } from './wish.ts';

export type { Wish } from './wish.ts';

export interface RewriteRequest extends Wish {
  readonly deck: Deck;
  /** Index of the slide in the Deck. */
  readonly at: number;
  /** The slide as it is now, which need not be the Deck's. */
  readonly slide: Slide;
}

export interface RewriteTools {
  readonly model: LanguageModel;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Milliseconds that all of it may take. */
  readonly timeLimit: number;
}

export type Rewriting = { readonly inputTokens: number; readonly outputTokens: number } & (
  | {
      readonly type: 'slide';
      readonly slide: Slide;
      /** What of the answer was not taken, and why. */
      readonly leftOut: readonly string[];
    }
  /** `impossible`: no slide of its kind can be that. `unusable`: answers came, and none holds. `silent`: none came. */
  | { readonly type: 'impossible' | 'unusable' | 'silent'; readonly reason: string }
);

/** Never rejects, but with the reason of the signal. */
export async function rewriteSlide(request: RewriteRequest, { model, log, signal, timeLimit }: RewriteTools): Promise<Rewriting> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeLimit);
  const caller = createCaller(model, log, AbortSignal.any([signal, timer.signal]));
  try {
    const outcome = await rewrite(request, caller, createRoom(model.sourceTokens).tokens);
    signal.throwIfAborted();
    const { inputTokens, outputTokens } = caller.usage;
    const inTime = outcome.type === 'silent' && timer.signal.aborted ? { ...outcome, reason: OUT_OF_TIME } : outcome;
    return { ...inTime, inputTokens, outputTokens };
  } finally {
    clearTimeout(timeout);
  }
}

const OUT_OF_TIME = 'there was no answer in time';

type Outcome = { type: 'slide'; slide: Slide; leftOut: readonly string[] } | { type: 'impossible' | 'unusable' | 'silent'; reason: string };

interface Read {
  readonly slide?: Slide | undefined;
  readonly problems: readonly string[];
  readonly mended?: readonly string[];
}

/** Everything that the answers for one request are asked with and held against. */
interface Desk extends RewriteRequest {
  readonly caller: Caller;
  readonly system: string;
  readonly inspector: Inspector;
  /** What the presentation says, and the wish. */
  readonly known: string;
  readonly translated: boolean;
  /** The prompt around what is asked for. */
  prompt(asked: readonly string[]): string;
}

async function rewrite(request: RewriteRequest, caller: Caller, tokens: number): Promise<Outcome> {
  const { deck, slide, at, wish, instruction = '' } = request;
  const way = wayOf(request, slide.kind);
  if (!way) return { type: 'impossible', reason: `a slide of the kind ${slide.kind} has nothing that could be shown that way` };
  const wanted = wish === 'translate' && request.language ? request.language : deck.language;
  const named = wish === 'translate' ? undefined : (request.language ?? languageNamedIn(instruction, deck.language));
  const translated = wanted !== deck.language || named !== undefined;
  const others = deck.slides.filter((_, i) => i !== at);
  const known = [deck.title, deck.subtitle ?? '', deck.author ?? '', ...[slide, ...others].map(saidBy), instruction]
    .join('\n')
    .slice(0, MOST_KNOWN);
  const inspector = createInspector({
    language: wanted,
    orIn: named,
    ground: groundOf(known, wanted, { names: !translated }),
    verbatim: false,
  });
  const wishes = [
    ...wishLines(request),
    ...(named === undefined ? [] : ['Where that asks for another language, the slide is in that one, title and notes too.']),
  ];
  const source = sourceOf(slide, deck, at, tokens);
  const desk: Desk = {
    ...request,
    caller,
    system: systemPrompt({ language: wanted, grounded: true, calculates: false }),
    inspector,
    known,
    translated,
    prompt: (asked) => rewritePrompt({ deck: deck.title, slide, number: at + 1, wishes, source }, asked),
  };
  const chosen = way.type === 'choose' ? await choose(desk) : way;
  return 'reason' in chosen ? chosen : answered(desk, chosen, wanted);
}

/** UTF-16 units: notes may hold a whole source. */
const MOST_KNOWN = 400_000;
const saidBy = (slide: Slide): string => [slide.title, ...textsOf(slide).map(({ text }) => text), slide.notes].join('\n');

/** The language that an instruction names, other than the deck's. */
function languageNamedIn(instruction: string, own: string): string | undefined {
  const words = instruction.match(/\p{Lu}[\p{L}\p{M}]{3,}|\p{Lo}{2,}/gu) ?? [];
  return words.map((word) => parseLanguage(word)).find((tag) => tag !== undefined && tag.split('-')[0] !== own.split('-')[0]);
}

/** UTF-16 units of a token, about. */
const UNITS_A_TOKEN = 3;
const MOST_NOTES = 6000;

/** The slide itself with its notes, then the slides around it, the nearest first, as far as there is room. */
function sourceOf(slide: Slide, deck: Deck, at: number, tokens: number): string {
  const own = `Slide ${at + 1}: ${slide.title}\n${JSON.stringify(shownOf(slide))}\nNotes: ${slide.notes.slice(0, MOST_NOTES)}`;
  let left = tokens * UNITS_A_TOKEN - own.length;
  const near = deck.slides
    .map((other, i) => ({
      i,
      text: `Slide ${i + 1}: ${other.title}\n${textsOf(other)
        .map(({ text }) => text)
        .join('\n')}`,
    }))
    .filter(({ i }) => i !== at)
    .sort((a, b) => Math.abs(a.i - at) - Math.abs(b.i - at))
    .filter(({ text }) => {
      left -= text.length;
      return left > 0;
    });
  return [own, ...near.sort((a, b) => a.i - b.i).map(({ text }) => text)].join('\n\n');
}

async function choose({ caller, system, prompt, slide }: Desk): Promise<Way | Exclude<Outcome, { type: 'slide' }>> {
  const kinds = forms.map(({ kind }) => kind);
  const reply = await caller.ask({
    system,
    prompt: prompt(askedOfKind(kinds)),
    shape: z.object({ kind: z.enum([SAME, ...kinds]) }),
    name: 'kind',
  });
  if ('reason' in reply) return { type: 'silent', reason: reply.reason };
  const said = z.object({ kind: z.string() }).safeParse(reply.type === 'value' ? reply.value : undefined).data?.kind;
  const kind = kinds.find((each) => each === said);
  // What says nothing of the kind is answered in the present one.
  return kind === undefined || kind === slide.kind ? fuller(slide.kind) : { type: 'recast', kind };
}

/** Asks once, and once more with what is wrong; what is sound by then is the slide. */
async function answered(desk: Desk, way: Way, language: string): Promise<Outcome> {
  const { caller, system } = desk;
  const { asked, shape, read } = questionFor(desk, way, language);
  const prompt = desk.prompt(asked);
  let best: Read | undefined;
  let last: { answer?: unknown; problems: readonly string[] } | undefined;
  for (let attempt = 0; attempt <= MOST_REPAIRS; attempt++) {
    const reply = await caller.ask({ system, prompt: last ? repairPrompt(prompt, last) : prompt, shape, name: 'slide' });
    if ('reason' in reply) {
      if (best) break;
      return { type: last ? 'unusable' : 'silent', reason: last?.problems[0] ?? reply.reason };
    }
    const found: Read = reply.type === 'value' ? judged(desk, reply.value, read) : { problems: [reply.problem] };
    if (found.slide) best = found;
    if (found.problems.length === 0) break;
    last = { ...(reply.type === 'value' && { answer: reply.value }), problems: found.problems };
  }
  if (best?.slide) return { type: 'slide', slide: best.slide, leftOut: [...new Set([...best.problems, ...(best.mended ?? [])])] };
  return { type: 'unusable', reason: inPlainWords(last?.problems[0] ?? 'nothing came') };
}

/** What a schema says of fields that are not there is for the model alone. */
const inPlainWords = (problem: string): string =>
  /Invalid (?:input|option)/.test(problem) ? 'it lacks what a slide of that kind shows' : problem;

const MOST_REPAIRS = 1;

interface SlideQuestion {
  readonly asked: readonly string[];
  readonly shape: z.ZodType;
  readonly read: (value: object) => Read;
}

function questionFor(desk: Desk, way: Way, language: string): SlideQuestion {
  const { slide, inspector, wish } = desk;
  if (way.type === 'title') {
    const read = (value: object): Read => withHead(desk, value, slide);
    return { asked: [ASKED_OF_TITLE], shape: z.object({ title: z.string() }), read };
  }
  const form = way.type === 'recast' ? formOf(way.kind) : undefined;
  if (!form) {
    const texts = textsToReword(slide, desk.translated);
    const read = (value: object): Read => {
      const { slide: now, problems } = reworded(slide, value, texts, inspector);
      const headed = withHead(desk, value, now);
      return { ...headed, problems: [...problems, ...headed.problems] };
    };
    return { asked: askedOfWords(texts), shape: rewordShape, read };
  }
  const source = {
    origin: 'text',
    text: '',
    contentModificator: 'expand',
    textDensity: wish === 'longer' ? 'detailed' : 'concise',
  } as const;
  const brief = briefOf({ numSlides: -1, source }, language);
  const single = way.type === 'recast' && way.single === true;
  const read = (value: object): Read =>
    recast(desk, form, single, readSlide(value, form, plannedAs(form.kind, slide.title), new Pen(brief), inspector));
  return { asked: askedOfForm(form, brief), shape: slideShape(form), read };
}

const plannedAs = (kind: SlideKind, title: string) => ({ kind, title, points: [], pieces: [] });

/** The slide that was made, with what of the present one goes with it. */
function recast({ slide, deck }: Desk, form: Form, single: boolean, read: Read): Read {
  const { slide: made, problems } = read;
  if (!made) return read;
  if (made.kind !== form.kind) return { problems: [`there is nothing here that ${form.kind} could show`] };
  const { kind: _, title: __, notes: ___, sources, picture, opens } = slide;
  const own = assumedIn(slide, deck.language);
  const mark = own?.mark ?? markOf(deck.language);
  const stated = 'source' in slide ? slide.source : undefined;
  const whole = {
    ...made,
    notes: made.notes || slide.notes,
    ...(sources && { sources }),
    ...(picture && { picture }),
    ...(opens && { opens }),
    ...('source' in made && made.source ? {} : stated !== undefined && { source: stated }),
    ...(made.kind === 'bullets' && slide.kind === 'bullets' && slide.ordered && { ordered: true }),
    ...(made.kind === 'bullets' && single && { items: made.items.slice(0, 1) }),
  };
  const valid = slideSchema.safeParse(whole);
  if (!valid.success) return { problems: [...problems, valid.error.issues[0]?.message ?? 'it does not fit the schema'] };
  const isAssumed = deck.slides.some((each) => assumedIn(each, deck.language) !== undefined);
  const marked = mark !== undefined && isAssumed ? markAssumed(valid.data, mark, deck.language, own?.said) : valid.data;
  return { ...read, slide: marked };
}

/** The slide with the answer's title and notes where they hold. */
function withHead({ inspector }: Desk, value: object, slide: Slide): Read {
  const head = z.object({ title: z.string().optional().catch(undefined), notes: z.string().optional().catch(undefined) }).parse(value);
  const title = head.title === undefined ? slide.title : withoutStop(withoutLabel(head.title));
  const wrong = title === slide.title ? undefined : columns(title) > LONGEST_TITLE ? 'it is too long' : inspector.titleProblem(title);
  const spoken = head.notes ? inspector.soundNotes(head.notes) : '';
  const now = { ...slide, title: wrong === undefined && title !== '' ? title : slide.title, notes: spoken === '' ? slide.notes : spoken };
  return { slide: now, problems: wrong === undefined ? [] : [`title "${title}": ${wrong}`] };
}

const LONGEST_TITLE = 110;

/** Share of the words of content that the presentation has too: of a slide about something else, none. */
const SHARED = 0.2;
const SHORTER = 0.85;
const LONGER = 1.1;
/** Words of a slide that may as well stay as long as it is. */
const FEW_WORDS = 12;

/** The answer held against the slide that it stands for; what fails as a whole is no slide. */
function judged(desk: Desk, answer: object, read: (value: object) => Read): Read {
  // Told of all that came: what is left of an answer in another language may say it no more.
  const came = leavesOf(answer).map(({ text }) => text);
  const foreign = desk.inspector.languageProblem(came.join(' '));
  if (foreign !== undefined) return { problems: [foreign] };
  const found = read(answer);
  const fault = found.slide && faultOf(desk, found.slide);
  return fault === undefined ? found : { problems: [...found.problems, fault] };
}

function faultOf({ slide, deck, at, wish, inspector, known, translated }: Desk, made: Slide): string | undefined {
  const shown = (each: Slide) => JSON.stringify([each.title, shownOf(each)]);
  if (shown(made) === shown(slide)) return 'it is the slide as it was';
  const titles = deck.slides.flatMap((other, i) => (i === at ? [] : [other.title]));
  if (made.title !== slide.title && new Sayings(titles).has(made.title)) return `another slide has the title "${made.title}"`;
  const [whole] = inspector.bodyProblems(made.title, shownOf(made) as Body, '');
  if (whole !== undefined) return whole;
  const said = saidOn(made);
  if (!translated && (sharedContent(said, known, deck.language) ?? 1) < SHARED) return 'it says nothing of what the presentation says';
  if (wish === 'translate' && keptTexts(slide, made) > MOST_KEPT) return 'most of it is not translated';
  const [before, after] = [countWords(saidOn(slide)), countWords(said)];
  if (wish === 'shorter' && before > FEW_WORDS && after > SHORTER * before) return `it is not shorter: ${after} words instead of ${before}`;
  if (wish === 'longer' && after < LONGER * before) return `it is not longer: ${after} words instead of ${before}`;
  return undefined;
}

/** Share of the texts of several words that are as they were. */
function keptTexts(slide: Slide, made: Slide): number {
  const statements = (each: Slide) =>
    [each.title, ...textsOf(each).map(({ text }) => text)].filter((text) => countWords(text) >= FEWEST_WORDS);
  const before = new Set(statements(slide));
  const after = statements(made);
  return after.length === 0 ? 0 : after.filter((text) => before.has(text)).length / after.length;
}
const FEWEST_WORDS = 3;
const MOST_KEPT = 0.5;

const saidOn = (slide: Slide): string => [slide.title, ...textsOf(slide).map(({ text }) => text)].join(' ');
