/** A form: one kind of slide as a model is asked for it, and as its answer is read. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { z } from 'zod';
import type { Brief } from '../../plan/brief.ts';
import { shorten } from '../../say/points.ts';
import { countWords } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import type { Body } from '../../slides/kinds/kind.ts';

export interface Form {
  readonly kind: SlideKind;
  /** When it is the right one, for whoever plans the deck. */
  readonly use: string;
  /** Its content is figures or quotations, which need a source. */
  readonly evidence: boolean;
  /** The fields of the body, without bounds. What may be missing may be null. */
  readonly shape: z.ZodObject;
  /** What goes into the fields, and how much of it. */
  ask(brief: Brief): string;
  /** The body, cut to what a slide holds, or what is wrong with it in words for the model. Nulls are absent from `value`. */
  read(value: unknown, pen: Pen): Body | string;
}

interface FormOf<S extends z.ZodObject> extends Omit<Form, 'read' | 'shape' | 'evidence'> {
  readonly shape: S;
  readonly evidence?: boolean;
  body(value: z.infer<S>, pen: Pen): Body | string;
}

/** The form whose `body` takes what its shape describes. */
export const form = <S extends z.ZodObject>({ body, ...rest }: FormOf<S>): Form => ({
  evidence: false,
  ...rest,
  read(value, pen) {
    const parsed = rest.shape.safeParse(value);
    return parsed.success ? body(parsed.data, pen) : explain(parsed.error);
  },
});

const MOST_ISSUES = 4;

const explain = (error: z.ZodError): string =>
  error.issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => `${path.join('.') || 'the slide'}: ${message}`)
    .join('; ');

/** Cuts texts to length, and remembers which were much too long. */
export class Pen {
  readonly brief: Brief;
  /** What was cut so hard that the model had better say it shorter itself. */
  readonly tooLong: string[] = [];

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

  /** The text of a point. */
  point(text: string): string {
    return this.cut(text, this.brief.longestPoint);
  }

  /** The head of a point, card, column or step. */
  head(text: string): string {
    return this.cut(text, HEAD_WORDS);
  }
}

/** A single statement has no full stop on a slide; what has several sentences, or ends in an abbreviation, keeps it. */
export const withoutStop = (text: string): string =>
  /[.!?。！？]\s*\S|(?:[.…]|(?<!\p{L})(?:\p{Lu}|etc|Co|Inc|Ltd))\.$/u.test(text) ? text : text.replace(/[.。]$/u, '');

const TOLERANCE = 1.25;
const FAR = 2;
const HEAD_WORDS = 7;

/** The field where there is something to put in it. */
export const given = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: NonNullable<V> } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: NonNullable<V> });
