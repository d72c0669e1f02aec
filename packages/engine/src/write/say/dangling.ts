/** Whether a text stands by itself on a slide: what points outside of it is certain enough to puzzle its readers. */
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';

/** Who speaks and who is spoken to is known in the room; "also" and "more" lean on another sentence without needing it. */
const HARMLESS: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative', 'addition', 'comparison', 'announcement']);
/** In a title even those lean on what nobody has read yet. */
const HARMLESS_IN_TITLE: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative']);

const POINT = 0.65;
const TITLE = 0.5;

export const isDangling = (text: string, language: string): boolean =>
  hangs(text, language).some(({ kind, certainty }) => certainty >= POINT && !HARMLESS.has(kind));

export const isDanglingTitle = (text: string, language: string): boolean =>
  hangs(text, language).some(({ kind, certainty }) => certainty >= TITLE && !HARMLESS_IN_TITLE.has(kind));
