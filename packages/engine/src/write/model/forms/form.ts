/** A form: one kind of slide as a model is asked for it, and as its answer is read. */
import type { SlideKind } from '@slidewright/contract/deck';
import { z } from 'zod';
import type { Brief } from '../../plan/brief.ts';
import { shorten } from '../../say/points.ts';
import { countWords } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import { splitSentences } from '../../sentence/splitSentences.ts';
import type { Body } from '../../slides/kinds/kind.ts';
import { withoutOrphans } from '../leaning.ts';
import { leavesOf, type Path, without } from '../salvage.ts';

export interface Form {
  readonly kind: SlideKind;
  /** When it is the right one, for whoever plans the deck. */
  readonly use: string;
  /** Its content is figures or quotations, which need a source. */
  readonly evidence: boolean;
  /** Whether the slide has room for a sentence beside what it shows. */
  readonly remark: boolean;
  /** The fields of the body, without bounds. What may be missing may be null. */
  readonly shape: z.ZodObject;
  /** What goes into the fields, and how much of it; `sourced` unless nothing is known but a topic. */
  ask(brief: Brief, sourced?: boolean): string;
  /**
   * The body, cut to what a slide holds. What breaks a rule of the fields or of `problemOf` is left out where the slide is one without it.
   * Nulls are absent from `value`.
   */
  read(value: unknown, pen: Pen, problemOf?: (text: string) => string | undefined): ReadBody;
}

export interface ReadBody {
  /** Undefined where nothing is left that is a slide of this kind. */
  readonly body?: Body;
  /** What is wrong, in words for the model; the body is without it. */
  readonly problems: readonly string[];
}

interface FormOf<S extends z.ZodObject> extends Omit<Form, 'read' | 'shape' | 'evidence' | 'remark'> {
  readonly shape: S;
  readonly evidence?: boolean;
  /** The slide may say in a sentence what follows from what it shows. */
  readonly remark?: true;
  body(value: z.infer<S>, pen: Pen): Body | string;
  /** The fields without what stands at the path, where several lists have to stay in step; `all` are the places of everything that is wrong. */
  without?(value: z.infer<S>, path: Path, all: readonly Path[]): unknown;
  /** Texts of which one need not be in the source, since the others fix what it says; the body says that it is computed. */
  computed?: {
    readonly paths: (value: z.infer<S>, brief: Brief) => readonly Path[];
    readonly marked: (body: Body, brief: Brief) => Body;
  };
}

/** The form whose `body` takes what its shape describes. */
export function form<S extends z.ZodObject>({ body, without: inStep, computed, shape: own, ask, remark, ...rest }: FormOf<S>): Form {
  const shape = (remark ? own.extend(SENTENCE) : own) as unknown as S;
  /** The smaller value that is a slide, if there is one. */
  const smaller = (value: unknown, path: Path, all: readonly Path[], brief: Brief): unknown => {
    const known = shape.safeParse(value);
    const issues = known.error?.issues.length ?? 0;
    const less = known.success ? inStep?.(known.data, path, all) : undefined;
    for (const candidate of less === undefined ? without(value, path) : [less]) {
      const parsed = shape.safeParse(candidate);
      if (parsed.success ? typeof body(parsed.data, new Pen(brief)) !== 'string' : parsed.error.issues.length < issues) return candidate;
    }
    return undefined;
  };
  return {
    evidence: false,
    ...rest,
    remark: remark === true,
    shape,
    ask: (brief, sourced = true) => (sourced ? calculated(ask(brief, sourced), brief) : unsourced(ask(brief, sourced))),
    read(given, pen, problemOf) {
      const problems: string[] = [];
      const told = new Set<string>();
      let value = remark && problemOf ? withSoundRemark(given, problemOf, pen.brief.language, problems) : given;
      for (let cuts = 0; cuts <= MOST_CUTS; cuts++) {
        const known = computed && shape.safeParse(value);
        const free = computed && known?.success ? computed.paths(known.data, pen.brief) : [];
        const { fault, faults, all, excused } = faultOf(shape, value, problemOf, free);
        if (!fault) return bodyOf(value, excused);
        // All at once, where they were written: what goes for the first may take others with it, or move them.
        problems.push(...faults.filter(({ text }) => text === undefined || !told.has(text)).map(({ problem }) => problem));
        for (const { text } of faults) if (text !== undefined) told.add(text);
        const less = smaller(value, fault.path, all, pen.brief);
        if (less === undefined) return { problems };
        value = less;
      }
      return { problems };

      function bodyOf(fields: unknown, isComputed: boolean): ReadBody {
        const known = shape.parse(fields);
        const shown = body(known, pen);
        if (typeof shown === 'string') return { problems: [...problems, shown] };
        const said = remark ? sentenceIn(known) : undefined;
        const made: Body = said === undefined ? shown : ({ ...shown, sentence: pen.remark(said) } as Body);
        return { body: isComputed && computed ? computed.marked(made, pen.brief) : made, problems };
      }
    },
  };
}

/** Words of the sentences below what a slide shows: fewer where its texts are to be short. */
export const remarkWords = ({ slideWords }: Brief): number => Math.min(36, Math.max(20, 8 + Math.round(slideWords / 2)));
const MOST_REMARKS = 3;
const SENTENCE = { sentence: z.string().nullish() };
/** What every kind but points is asked for besides its fields. */
export const askedBelow = (brief: Brief): string =>
  `sentence: stands below what its kind shows: whatever of the planned points the other fields do not say, with its figures, and what limits it or follows from it; 1 to ${MOST_REMARKS} short sentences, at most ${remarkWords(brief)} words in all. Of several the first stands in bold: what the title needs most. Three figures or more of one measure belong into what is drawn, unless one is worked out.`;
/** What is asked for where there is no source to hold to. */
const unsourced = (asked: string): string =>
  asked
    .replaceAll(' as the source writes it', '')
    .replaceAll('the difference, only where the source states it', 'the difference')
    .replaceAll('only where the source states it, otherwise empty', 'or empty')
    .replaceAll('where the source names no time', 'where no time is named');
/** By how much two figures differ may be worked out, but where the source's words are kept. */
const calculated = (asked: string, { mode }: Brief): string =>
  mode === 'preserve' ? asked : asked.replaceAll('only where the source states it', 'where the source states it or it can be worked out');
const sentenceIn = (fields: object): string | undefined => {
  const { sentence } = z.object(SENTENCE).parse(fields);
  return sentence?.trim() ? sentence : undefined;
};

/** Of what stands below, a sentence that does not hold goes with what leans on it. */
function withSoundRemark(value: unknown, problemOf: (text: string) => string | undefined, language: string, problems: string[]): unknown {
  const said = z.looseObject({ sentence: z.string() }).safeParse(value);
  const sentences = said.success ? splitSentences(said.data.sentence, language) : [];
  if (!said.success || sentences.length < 2) return value;
  const holds = (sentence: string): boolean => {
    const problem = problemOf(sentence);
    if (problem !== undefined) problems.push(`sentence "${sentence.slice(0, LONGEST_NAMED)}": ${problem}`);
    return problem === undefined;
  };
  return { ...said.data, sentence: withoutOrphans(sentences, holds, language).join(' ') };
}

/** What is left of an answer with more faults than this is not worth showing. */
const MOST_CUTS = 24;
const LONGEST_NAMED = 60;

interface Fault {
  readonly path: Path;
  /** Undefined of what does not fit the schema. */
  readonly text?: string;
  readonly problem: string;
}

/** The first fault, all of them, and where these are; `excused` where the only one among the texts of `free` is none. */
function faultOf(
  shape: z.ZodObject,
  value: unknown,
  problemOf: ((text: string) => string | undefined) | undefined,
  free: readonly Path[],
): { readonly fault?: Fault; readonly faults: readonly Fault[]; readonly all: readonly Path[]; readonly excused: boolean } {
  const parsed = shape.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = (issue?.path ?? []).filter((key) => typeof key !== 'symbol');
    const fault = { path, problem: `${path.join('.') || 'the slide'}: ${issue?.message ?? 'it does not fit the schema'}` };
    return {
      fault,
      faults: [fault],
      all: [path],
      excused: false,
    };
  }
  const faults = leavesOf(problemOf ? parsed.data : {}).flatMap(({ path, text }) => {
    const problem = problemOf?.(text);
    return problem === undefined ? [] : [{ path, text, problem: `${path.join('.')} "${text.slice(0, LONGEST_NAMED)}": ${problem}` }];
  });
  const places = new Set(free.map((path) => path.join('.')));
  const computed = faults.filter(({ path }) => places.has(path.join('.')));
  const told = computed.length === 1 ? faults.filter((each) => each !== computed[0]) : faults;
  const [fault] = told;
  return { ...(fault && { fault }), faults: told, all: faults.map(({ path }) => path), excused: computed.length === 1 };
}

/** Cuts texts to length, and remembers which were much too long. */
export class Pen {
  readonly brief: Brief;
  /** What was cut so hard that the model had better say it shorter itself. */
  readonly tooLong: string[] = [];
  /** What was left out of the fields. */
  readonly problems: string[] = [];

  constructor(brief: Brief) {
    this.brief = brief;
  }

  /** The text in about so many words: whole where it nearly fits, otherwise a shorter way of saying it; cut where there is none. */
  cut(full: string, words: number): string {
    const text = withoutStop(full);
    const count = countWords(text);
    if (count <= words * TOLERANCE + 1) return text;
    if (count > words * FAR) this.tooLong.push(`"${text.slice(0, 60)}…" has ${count} words, at most ${words} fit`);
    const said = sayWithin(text, this.brief.language, words);
    return countWords(said) <= words * FAR ? said : shorten(text, words);
  }

  /** What stands below an exhibit, a sentence on each line. */
  remark(text: string): string {
    const { language } = this.brief;
    const sentences = withAnswers(splitSentences(this.cut(text, remarkWords(this.brief)), language));
    const shown =
      sentences.length > MOST_REMARKS ? [...sentences.slice(0, MOST_REMARKS - 1), sentences.slice(MOST_REMARKS - 1).join(' ')] : sentences;
    // What looks like an abbreviation before the last sentence ("$0.6m.") has cost that sentence its stop.
    const ended = shown.length > 1 && /[.。]$/u.test(shown[0] ?? '') && /[\p{L}\p{M}\p{N}%°)”»’]$/u.test(shown.at(-1) ?? '');
    const stop = ended ? (shown[0]?.at(-1) ?? '') : '';
    return shown.map((line) => (sentences.length > 1 ? line : withoutStop(line))).join('\n') + stop;
  }

  /** The text of a point. */
  point(text: string): string {
    return this.cut(text, this.brief.longestPoint);
  }

  /** The head of a point, card, column or step. */
  head(text: string): string {
    return this.cut(text, HEAD_WORDS);
  }
}

/** A question stands on one line with what answers it. */
function withAnswers(sentences: readonly string[]): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last !== undefined && /[?？؟]["”»’)]*$/u.test(last)) lines.splice(-1, 1, `${last} ${sentence}`);
    else lines.push(sentence);
  }
  return lines;
}

/** A single statement has no full stop on a slide; what has several sentences, or ends in an abbreviation, keeps it. */
export const withoutStop = (text: string): string =>
  severalSentences(text) || /(?:[.…]|(?<![\p{L}°])(?:\p{Lu}|etc|Co|Inc|Ltd)|(?<!\p{L})\p{L}\.\p{L})\.$/u.test(text)
    ? text
    : text.replace(/[.。]$/u, '');

/** A dot within a number, an address, a day ("13. Juni") or an abbreviation of one letter ends no sentence. */
export const severalSentences = (text: string): boolean =>
  /[。！？]\s*\S|[!?]["”»’)]*\s+\S|(?<!(?<!\p{L})\p{L}|(?<!\p{N})\p{N}{1,2})\.["”»’)]*\s+["“„«(¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(text);

const TOLERANCE = 1.25;
const FAR = 2;
const HEAD_WORDS = 7;

/** The field where there is something to put in it. */
export const given = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: NonNullable<V> } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: NonNullable<V> });
