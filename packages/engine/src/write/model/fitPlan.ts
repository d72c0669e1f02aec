/** A plan of as many slides as there must be: what is too many is joined, what is missing is taken from the source. */
import { countWords } from '../sentence/measure.ts';
import { inOrder, type Piece, titleOf } from './pieces.ts';
import type { PlannedSection, PlannedSlide, PlanRules } from './plan.ts';

type Fitting = { name: string; slides: PlannedSlide[] }[];

/** Undefined where neither the plan nor the source has enough for so many slides. In a complete deck every piece of the source belongs to a slide afterwards; `elsewhere` is what another slide tells. */
export function fitPlan(
  sections: readonly PlannedSection[],
  target: number,
  rules: PlanRules,
  elsewhere: readonly Piece[] = [],
): PlannedSection[] | undefined {
  const fitted: Fitting = sections.map(({ name, slides }) => ({ name, slides: [...slides] }));
  const count = () => fitted.reduce((sum, { slides }) => sum + slides.length, 0);
  while (count() > target && merge(fitted));
  complete(fitted, target - count(), rules.pieces);
  const covering: Fitting = covered(fitted, rules.pieces, rules.complete, elsewhere);
  const missing = () => target - covering.reduce((sum, { slides }) => sum + slides.length, 0);
  while (missing() > 0 && split(covering));
  if (missing() > 0 && rules.pieces.length === 0) addSpare(covering, missing(), rules.spare);
  return missing() === 0 ? covering : undefined;
}

/** Makes one of two neighbours in the fullest section, those that draw on least. False where every section has one slide. */
function merge(sections: Fitting): boolean {
  const fullest = sections.reduce((a, b) => (b.slides.length > a.slides.length ? b : a));
  if (fullest.slides.length < 2) return false;
  let at = 1;
  const size = (i: number) => (fullest.slides[i - 1]?.pieces.length ?? 0) + (fullest.slides[i]?.pieces.length ?? 0);
  for (let i = 2; i < fullest.slides.length; i++) if (size(i) < size(at)) at = i;
  const [a, b] = fullest.slides.slice(at - 1, at + 1);
  if (!a || !b) return false;
  fullest.slides.splice(at - 1, 2, { ...a, points: [...a.points, b.title, ...b.points], pieces: inOrder([...a.pieces, ...b.pieces]) });
  return true;
}

/** Words of a stretch of the source that carries a slide. */
const ENOUGH_WORDS = 25;

/** Slides for stretches of the source that no slide draws on, the longest first, each behind the slide that draws on what is before it. */
function complete(sections: Fitting, missing: number, pieces: readonly Piece[]): void {
  if (missing <= 0 || pieces.length === 0) return;
  const slides = sections.flatMap(({ slides: planned }) => planned);
  const drawn = new Set(slides.flatMap((slide) => slide.pieces.map(({ number }) => number)));
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    if (drawn.has(piece.number)) continue;
    const last = runs.at(-1);
    const end = last?.at(-1);
    if (last && end?.number === piece.number - 1 && end.passage.section === piece.passage.section) last.push(piece);
    else runs.push([piece]);
  }
  const wordsOf = (run: readonly Piece[]) => run.reduce((sum, { units }) => units.reduce((words, unit) => words + unit.words, sum), 0);
  const chosen = runs
    .filter((run) => wordsOf(run) >= ENOUGH_WORDS)
    .sort((a, b) => wordsOf(b) - wordsOf(a))
    .slice(0, missing)
    .sort((a, b) => (a[0]?.number ?? 0) - (b[0]?.number ?? 0));
  const taken = new Set(slides.map(({ title }) => title));
  for (const run of chosen) {
    const title = titleOf(run, (name) => taken.has(name));
    if (title === undefined) continue;
    taken.add(title);
    insert(sections, { kind: 'bullets', title, points: [], pieces: run });
  }
}

function insert(sections: Fitting, slide: PlannedSlide): void {
  const from = slide.pieces[0]?.number ?? 0;
  let place: { slides: PlannedSlide[]; at: number; number: number } | undefined;
  for (const { slides } of sections) {
    slides.forEach(({ pieces }, at) => {
      const number = pieces.at(-1)?.number ?? 0;
      if (number < from && number >= (place?.number ?? 0)) place = { slides, at: at + 1, number };
    });
  }
  if (place) place.slides.splice(place.at, 0, slide);
  else sections[0]?.slides.unshift(slide);
}

/** Makes two of the slide that draws on most: between two pieces, or within its only one. False where every slide draws on a sentence. */
function split(sections: Fitting): boolean {
  let best: { slides: PlannedSlide[]; at: number; size: number } | undefined;
  for (const { slides } of sections) {
    slides.forEach(({ pieces }, at) => {
      const size = divisible(pieces);
      if (size > (best?.size ?? 0)) best = { slides, at, size };
    });
  }
  const slide = best?.slides[best.at];
  if (!best || !slide) return false;
  const [first, second] = halves(slide.pieces);
  const title = titleOf(second, (name) => sections.some(({ slides }) => slides.some((other) => other.title === name))) ?? slide.title;
  best.slides.splice(best.at, 1, { ...slide, pieces: first }, { kind: 'bullets', title, points: [], pieces: second });
  return true;
}

/** How much there is to divide; 0 where nothing is. Whole pieces go before parts of them. */
function divisible(pieces: readonly Piece[]): number {
  const units = pieces.flatMap((piece) => piece.units);
  if (pieces.length > 1) return 1000 + pieces.length;
  return units.length > 1 ? Math.min(999, countWords(units.map(({ text }) => text).join(' '))) : 0;
}

function halves(pieces: readonly Piece[]): [Piece[], Piece[]] {
  const [only] = pieces;
  if (pieces.length === 1 && only) {
    const half = Math.ceil(only.units.length / 2);
    return [[{ ...only, units: only.units.slice(0, half) }], [{ ...only, units: only.units.slice(half) }]];
  }
  const half = Math.ceil(pieces.length / 2);
  return [pieces.slice(0, half), pieces.slice(half)];
}

/** What the built-in writer would ask there, at the end of the sections in turn. */
function addSpare(sections: Fitting, missing: number, spare: readonly string[]): void {
  const taken = new Set(sections.flatMap(({ slides }) => slides.map(({ title }) => title)));
  const titles = spare.filter((title) => !taken.has(title)).slice(0, missing);
  titles.forEach((title, i) => {
    sections[i % sections.length]?.slides.push({ kind: 'bullets', title, points: [], pieces: [] });
  });
}

/** Every slide has a piece; in a complete deck every piece belongs to a slide: what none draws on goes to that of the piece before it. */
function covered(sections: Fitting, pieces: readonly Piece[], complete: boolean, elsewhere: readonly Piece[]): Fitting {
  if (pieces.length === 0) return sections;
  const slides = sections.flatMap((section) => section.slides);
  const own = slides.map(({ pieces: named }) => [...named]);
  const owner = new Map(own.flatMap((named, slide) => named.map((piece) => [piece.number, slide] as const)));
  let last = Math.max(
    0,
    own.findIndex((named) => named.length > 0),
  );
  // A slide of which nothing is known needs something to speak of.
  const everything = complete || own.every((named) => named.length === 0);
  for (const piece of everything ? pieces : []) {
    const known = owner.get(piece.number);
    if (known === undefined && elsewhere.includes(piece)) continue;
    if (known === undefined) own[last]?.push(piece);
    else last = known;
  }
  // A slide that names nothing speaks about what its neighbour draws on.
  const filled = own.map((named, i) =>
    named.length > 0 ? named : (own.slice(0, i).findLast((other) => other.length > 0) ?? own.find((other) => other.length > 0) ?? []),
  );
  let at = 0;
  return sections.map(({ name, slides: planned }) => ({
    name,
    slides: planned.map((slide) => ({ ...slide, pieces: inOrder(filled[at++] ?? []) })),
  }));
}
