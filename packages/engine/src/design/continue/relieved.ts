/**
 * What a slide gives up before its words are cut: first what stands beside its exhibit, the least important first; at last the exhibit, whose
 * words then stand as points. What is given up is handed back, whole, for the notes.
 */
import type { Slide } from '@slidewright/contract/deck';
import { abridged } from './portions.ts';

interface Relieved {
  readonly slide: Slide;
  readonly unshown: readonly string[];
}

/** A measure is a label; in characters. */
const LONGEST_MEASURE = 40;

/** One variant after the other, each with less beside the exhibit than the one before. */
export function* relieved(slide: Slide): Generator<Relieved> {
  let lighter = slide;
  const unshown: string[] = [];
  if (lighter.kind === 'chart' && (lighter.chart.unit?.length ?? 0) > LONGEST_MEASURE) {
    unshown.push(lighter.chart.unit ?? '');
    lighter = { ...lighter, chart: { ...lighter.chart, unit: abridged(lighter.chart.unit ?? '', LONGEST_MEASURE) } };
    yield { slide: lighter, unshown: [...unshown] };
  }
  while (lighter.kind === 'chart' && lighter.statements) {
    const last = lighter.statements.at(-1);
    unshown.unshift([last?.head, last?.text].filter(Boolean).join(': '));
    lighter = { ...lighter, statements: lighter.statements.length > 1 ? lighter.statements.slice(0, -1) : undefined };
    yield { slide: lighter, unshown: [...unshown] };
  }
  while ('sentence' in lighter && lighter.sentence) {
    const sentences = lighter.sentence.split('\n');
    unshown.unshift(sentences.pop() ?? '');
    lighter = { ...lighter, sentence: sentences.length > 0 ? sentences.join('\n') : undefined };
    yield { slide: lighter, unshown: [...unshown] };
  }
  const { points, rest } = inWords(slide);
  if (points.length < 2) return;
  const { title, notes } = slide;
  const said = 'sentence' in slide && slide.sentence ? slide.sentence.split('\n') : [];
  yield { slide: { kind: 'bullets', title, notes, items: [...points, ...said.map((text) => ({ text }))] }, unshown: rest };
  yield { slide: { kind: 'bullets', title, notes, items: [...points] }, unshown: [...rest, ...said] };
}

type Point = Extract<Slide, { kind: 'bullets' }>['items'][number];

/** A drawing whose parts cannot go on a further page: what each part is called and what stands under it; `rest` is what holds them together. */
function inWords(slide: Slide): { readonly points: readonly Point[]; readonly rest: readonly string[] } {
  switch (slide.kind) {
    case 'tree': {
      const points = slide.branches.map(({ head, figure, leaves }) =>
        point(joined(head, figure), leaves.map((leaf) => joined(leaf.text, leaf.figure)).join('; ')),
      );
      return { points, rest: [joined(slide.root.head, slide.root.figure)] };
    }
    case 'hub':
      return { points: slide.spokes.map(({ head, text }) => point(head, text)), rest: [slide.center] };
    case 'causes': {
      const { figure, text } = slide.consequence;
      return { points: [...slide.causes.map((cause) => point(cause.head, cause.text)), { text: joined(figure, text) }], rest: [] };
    }
    case 'bigNumber': {
      if (!slide.points) return { points: [], rest: [] };
      const said = slide.points.map((text) => ({ text }));
      return { points: slide.statement.trim() ? [{ text: slide.statement }, ...said] : said, rest: slide.note ? [slide.note] : [] };
    }
    default:
      return { points: [], rest: [] };
  }
}

const joined = (...texts: readonly (string | undefined)[]): string => texts.filter((text) => text?.trim()).join(' ');
const point = (head: string, text: string | undefined): Point => (text?.trim() ? { head, text } : { text: head });
