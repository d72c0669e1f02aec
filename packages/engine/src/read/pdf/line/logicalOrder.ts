/** From the order in which a line's spans are seen to the order in which they are read. */

import { isRightToLeft } from '../page/glyphText.ts';
import type { Span } from '../page/pageContent.ts';

type Direction = 'right' | 'left' | 'number' | 'neutral';

interface Unit {
  readonly spans: Span[];
  readonly direction: Direction;
}

/** A span of a line in reading order; `space`: a blank stands before it. */
export interface Piece {
  readonly span: Span;
  readonly text: string;
  readonly space: boolean;
}

/** In parts of the type size: the least gap that is a blank, and the least when a blank was written, which may have no width. */
const WORD_GAP = 0.14;
const WRITTEN_BLANK = 0.04;

export const hasRightToLeft = (spans: readonly Span[]): boolean => spans.some((span) => isRightToLeft(span.text));

/** `rightToLeft`: the page is written so; a line with both directions follows it unless nearly all of it goes the other way. */
export function inReadingOrder(spans: readonly Span[], rightToLeft: boolean): Piece[] {
  if (!hasRightToLeft(spans)) return leftToRight(spans);
  const seen = attachMarks([...spans].sort((a, b) => a.x0 - b.x0)).map(
    (span): Unit => ({ spans: [span], direction: directionOf(span.text) }),
  );
  const length = (direction: Direction) => seen.reduce((sum, unit) => (unit.direction === direction ? sum + textLength(unit) : sum), 0);
  const [rtl, ltr] = [length('right'), length('left')];
  const base = rightToLeft ? rtl * 4 >= ltr : rtl > ltr;
  const read = base ? readRightToLeft(seen) : readLeftToRight(seen);
  const pieces: Piece[] = [];
  let previous: Span | undefined;
  for (const unit of read) {
    for (const span of unit.spans) {
      const text = base && unit.direction !== 'right' ? movePunctuation(span.text) : span.text;
      pieces.push({ span, text, space: previous !== undefined && apart(previous, span) });
      previous = span;
    }
  }
  return mirrorBrackets(pieces, base);
}

function leftToRight(spans: readonly Span[]): Piece[] {
  const backwards = spans.some((span, i) => i > 0 && span.x0 < (spans[i - 1]?.x0 ?? 0) - 0.3 * span.size);
  const ordered = backwards ? [...spans].sort((a, b) => a.x0 - b.x0) : spans;
  return ordered.map((span, i) => {
    const before = ordered[i - 1];
    return {
      span,
      text: span.text,
      space: before !== undefined && (apart(before, span) || (span.spaced && span.x0 - before.x1 > WRITTEN_BLANK * span.size)),
    };
  });
}

const apart = (a: Span, b: Span): boolean => Math.max(b.x0 - a.x1, a.x0 - b.x1) > WORD_GAP * Math.min(a.size, b.size);

const textLength = (unit: Unit): number => unit.spans.reduce((sum, span) => sum + span.text.length, 0);

function directionOf(text: string): Direction {
  if (isRightToLeft(text)) return 'right';
  if (/\p{L}/u.test(text)) return 'left';
  return /\p{Nd}/u.test(text) ? 'number' : 'neutral';
}

/** Vowel signs are painted over their letter and belong behind it. */
function attachMarks(spans: readonly Span[]): Span[] {
  const isMark = (span: Span) => /^\p{M}+$/u.test(span.text);
  const bases = spans.filter((span) => !isMark(span)).map((span) => ({ ...span }));
  for (const mark of spans.filter(isMark)) {
    const center = (mark.x0 + mark.x1) / 2;
    let best: (typeof bases)[number] | undefined;
    let distance = Infinity;
    for (const base of bases) {
      const away = Math.max(base.x0 - center, center - base.x1, 0) + 0.01 * Math.abs(center - (base.x0 + base.x1) / 2);
      if (away < distance && isRightToLeft(base.text)) {
        best = base;
        distance = away;
      }
    }
    if (best) best.text += mark.text;
  }
  return bases;
}

/** The units from the right; words of the other direction keep their order among themselves. */
function readRightToLeft(seen: readonly Unit[]): Unit[] {
  const read: Unit[] = [];
  for (let i = seen.length - 1; i >= 0; i--) {
    const unit = seen[i];
    if (!unit) continue;
    if (unit.direction !== 'left' && unit.direction !== 'number') {
      read.push(unit);
      continue;
    }
    let start = i;
    for (let j = i - 1; j >= 0 && seen[j]?.direction !== 'right'; j--) {
      const direction = seen[j]?.direction;
      const joins = direction === 'left' || (direction === 'number' && (unit.direction === 'left' || touches(seen, j, start)));
      if (joins) start = j;
    }
    read.push(...seen.slice(start, i + 1));
    i = start;
  }
  return read;
}

/** Whether no blank stands between the units j and i. */
function touches(seen: readonly Unit[], j: number, i: number): boolean {
  for (let at = j; at < i; at++) {
    const a = seen[at]?.spans.at(-1);
    const b = seen[at + 1]?.spans[0];
    if (a && b && apart(a, b)) return false;
  }
  return true;
}

/** The units from the left; words that go the other way are turned around, with what stands between them. */
function readLeftToRight(seen: readonly Unit[]): Unit[] {
  const read: Unit[] = [];
  for (let i = 0; i < seen.length; i++) {
    const unit = seen[i];
    if (!unit) continue;
    if (unit.direction !== 'right') {
      read.push(unit);
      continue;
    }
    let end = i;
    for (let j = i + 1; j < seen.length && seen[j]?.direction !== 'left'; j++) if (seen[j]?.direction === 'right') end = j;
    read.push(...readRightToLeft(seen.slice(i, end + 1)));
    i = end;
  }
  return read;
}

/**
 * Beside a number or a Latin word in right-to-left text: a full stop on its left ends the sentence, so it is read after it, and an
 * opening bracket on its left, which nothing closes, is seen where a closing one is read.
 */
function movePunctuation(text: string): string {
  const match = /^([.,;:!?،؛؟]*)(.*?)([.,;:!?،؛؟]*)$/su.exec(text);
  const core = match?.[2];
  if (!match || !core) return text;
  const count = (bracket: string) => core.split(bracket).length;
  let inner = core;
  if (/^[([]/.test(core) && count('(') + count('[') > count(')') + count(']')) inner = core.slice(1) + (MIRRORED[core.charAt(0)] ?? '');
  else if (/[)\]]$/.test(core) && count(')') + count(']') > count('(') + count('['))
    inner = (MIRRORED[core.charAt(core.length - 1)] ?? '') + core.slice(0, -1);
  return `${match[3] ?? ''}${inner}${match[1] ?? ''}`;
}

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '{': '}', '}': '{' };

/** Some files name the character that was written, others the shape that is seen: a line that closes what it did not open is turned. */
function mirrorBrackets(pieces: readonly Piece[], base: boolean): Piece[] {
  if (!base) return [...pieces];
  const alone = pieces.filter((piece) => MIRRORED[piece.text] !== undefined);
  const first = alone[0]?.text ?? '';
  if (!'([{«'.includes(first) || first === '') {
    return pieces.map((piece) =>
      alone.length > 1 && MIRRORED[piece.text] ? { ...piece, text: MIRRORED[piece.text] ?? piece.text } : piece,
    );
  }
  return [...pieces];
}
