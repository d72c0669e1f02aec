/** Whether a text stands by itself on a slide: what points outside of it is certain enough to puzzle its readers. */
import type { Hang, HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';

/** Who speaks and who is spoken to is known in the room; "also" and "more" lean on another sentence without needing it. */
const HARMLESS: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative', 'addition', 'comparison', 'announcement']);
/** In a title even those lean on what nobody has read yet. */
const HARMLESS_IN_TITLE: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative']);

const POINT = 0.65;
const TITLE = 0.5;

/** "Far below the average": the word goes on with its noun. */
const goesOn = ({ kind, text, end }: Hang, sentence: string): boolean =>
  kind === 'pointer' && !text.includes(' ') && /^\s+[\p{L}\p{N}]/u.test(sentence.slice(end));

export const isDangling = (text: string, language: string): boolean =>
  hangs(text, language).some((hang) => hang.certainty >= POINT && !HARMLESS.has(hang.kind) && !goesOn(hang, text));

export const isDanglingTitle = (text: string, language: string): boolean =>
  hangs(text, language).some((hang) => hang.certainty >= TITLE && !HARMLESS_IN_TITLE.has(hang.kind) && !goesOn(hang, text));
