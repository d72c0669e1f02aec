/** Which passages are headings, and of which level. */
import { inEvery } from '../../../languages/inEvery.ts';
import { languages } from '../../../languages/languages.ts';
import { either } from '../../../languages/phrases.ts';
import { isCaption } from './caption.ts';
import { markerOf } from './marker.ts';
import type { Outline } from './outline.ts';
import { isAll, type Passage, passageSize, passageText } from './passage.ts';
import type { Typography } from './typography.ts';

/** "2.1 Method", "IV. Results", "A. Proof", "Chapter 3", "第三章": the depth of the number, 0 without one. */
const NUMBERED = /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})\.?|([IVX]{1,5})\.|([A-Z])\.)\s+[\p{Lu}\p{Lo}"“¿]/u;
const ROMAN = /^[IVX]{1,5}\.\s/;
const CHAPTER = new RegExp(
  `^(?:${either(inEvery(({ reading }) => reading.divisions))})\\s+(?:\\p{Nd}{1,3}|[IVXLC]{1,6}|[A-H])(?![\\p{L}\\p{N}])`,
  'iu',
);
const CHAPTERS = languages.flatMap(({ reading }) => reading.divisionPattern ?? []);

export function numberDepth(text: string): number {
  const match = NUMBERED.exec(text);
  if (!match) return CHAPTER.test(text) || CHAPTERS.some((pattern) => pattern.test(text)) ? 1 : 0;
  return match[1] ? match[1].split('.').length : match[2] ? 1 : 2;
}

interface Candidate {
  readonly passage: Passage;
  readonly text: string;
  readonly outline: number | undefined;
  readonly depth: number;
  /** Passages of one style get one level. */
  readonly style: string;
  readonly rank: number;
}

/** Levels of the passages that are headings. `trustTags`: the tags name the document's headings. */
export function headingsOf(passages: readonly Passage[], type: Typography, outline: Outline, trustTags: boolean): Map<Passage, number> {
  const tagged = new Map<Passage, number>();
  for (const passage of passages) if (passage.role?.kind === 'heading') tagged.set(passage, passage.role.level);
  if (trustTags) return tagged;
  const candidates: Candidate[] = [];
  for (const [i, passage] of passages.entries()) {
    const candidate = candidateOf(passage, passages[i - 1], passages[i + 1], type, outline);
    if (candidate) candidates.push(candidate);
  }
  return levelsOf(candidates);
}

function candidateOf(
  passage: Passage,
  before: Passage | undefined,
  after: Passage | undefined,
  type: Typography,
  outline: Outline,
): Candidate | undefined {
  const text = passageText(passage);
  const size = passageSize(passage);
  const depth = numberDepth(text);
  const level = text.length <= 250 ? outline.levelOf(text) : undefined;
  const bold = isAll(passage, (line) => line.bold);
  const candidate = (): Candidate => {
    const rounded = Math.round(size * 2) / 2;
    const loud = isShouted(text);
    return {
      passage,
      text,
      outline: level,
      depth,
      style: `${rounded} ${bold} ${loud}`,
      rank: rounded * 4 + (bold ? 2 : 0) + (loud ? 1 : 0),
    };
  };
  if (level !== undefined) return candidate();
  if (passage.role && passage.role.kind !== 'paragraph') return undefined;
  if (!looksLikeHeading(passage, text, size / type.body)) return undefined;
  const marker = markerOf(text);
  if (marker && !marker.ordered) return undefined;
  const large = size >= 1.12 * type.body && !type.isCommon(size);
  if (large) return candidate();
  if (size < 0.83 * type.body) return undefined;
  const apart = passage.above > 0.35 || (before !== undefined && passageSize(before) > size * 1.1);
  if (type.boldMeans && bold && !isSequel(text, before, after) && (apart || depth > 0 || passage.above > 0.1)) return candidate();
  if (depth > 0 && apart && passage.lines.length <= 2 && !isSequel(text, before, after)) {
    if (depth > 1 || isShouted(text) || CHAPTER.test(text) || ROMAN.test(text) || isAll(passage, (line) => line.italic)) return candidate();
  }
  if (isShouted(text) && apart && passage.lines.length === 1 && text.length <= 80 && after && !isShouted(passageText(after)))
    return candidate();
  return undefined;
}

function looksLikeHeading(passage: Passage, text: string, ratio: number): boolean {
  if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) || text.length > 200) return false;
  if (isAll(passage, (line) => line.mono) || isCaption(text)) return false;
  if (passage.lines.length > (ratio > 1.3 ? 5 : 3)) return false;
  if (/(?:\. ?){4,}/.test(text)) return false;
  if (ratio > 1.3) return true;
  return !/[.;,،。、；]$/u.test(text) && text.split(/\s+/).length <= 22;
}

/** "1. Wash the rice" above "2. Soak it": items of a list, even in bold. */
function isSequel(text: string, before: Passage | undefined, after: Passage | undefined): boolean {
  const value = markerOf(text)?.value;
  if (value === undefined) return false;
  const [above, below] = [before, after].map((other) => (other ? markerOf(passageText(other))?.value : undefined));
  return above === value - 1 || below === value + 1;
}

/** In capitals, in a script that has them. */
const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4;

/** Bookmarks give the level where they name the heading; else its number's depth among its kind, else the rank of its type. */
function levelsOf(candidates: readonly Candidate[]): Map<Passage, number> {
  const levels = new Map<Passage, number>();
  const styles = [...new Map(candidates.map((candidate) => [candidate.style, candidate.rank]))].sort((a, b) => b[1] - a[1]);
  const rankOf = new Map(styles.map(([style], i) => [style, i + 1]));
  const shallowest = new Map<number, number>();
  for (const { depth, style } of candidates) {
    if (depth > 0) shallowest.set(depth, Math.min(shallowest.get(depth) ?? 9, rankOf.get(style) ?? 9));
  }
  const base = shallowest.get(1);
  for (const candidate of candidates) {
    const ranked = rankOf.get(candidate.style) ?? 1;
    const numbered = candidate.depth > 0 && base !== undefined ? base + candidate.depth - 1 : undefined;
    const level = candidate.outline ?? numbered ?? ranked;
    levels.set(candidate.passage, level);
  }
  return withoutGaps(levels);
}

/** The levels that occur become 1, 2, 3 … and at most 6. */
function withoutGaps(levels: ReadonlyMap<Passage, number>): Map<Passage, number> {
  const used = [...new Set(levels.values())].sort((a, b) => a - b);
  return new Map([...levels].map(([passage, level]) => [passage, Math.min(6, used.indexOf(level) + 1)]));
}
