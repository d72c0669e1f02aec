/**
 * Slides for a count that the source's content does not reach: what is left unsaid, one sentence each, room for questions and discussion, of the
 * whole and of each section, and places for pictures.
 */
import type { Slide } from '@slidewright/contract/deck';
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { Material, Unit } from '../discourse/passages.ts';
import { type Memory, remember } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import type { Judgement } from '../say/points.ts';
import { distinctTitle, fitTitle } from '../say/titles.ts';
import { columns } from '../sentence/measure.ts';
import { trimClause } from '../sentence/tidying.ts';

/** Exactly `count` slides, to be put before the closing. */
export function fill(count: number, material: Material, judge: Judgement, memory: Memory): Slide[] {
  const { texts } = languageOf(judge.brief.language);
  const units = material.passages.flatMap((passage) => passage.units).filter((unit) => /\p{L}/u.test(unit.text) && unit.form !== 'code');
  // What a slide says already is not said again, and a row of a table says nothing by itself.
  const unsaid = byWeight(units, judge).filter((unit) => unit.cells === undefined && !judge.said(quotable(unit)));
  const spoken = unsaid.map((unit): Slide => ({ kind: 'picture', title: quotable(unit), notes: notesOf([unit]), sources: [unit.block] }));
  const headings = [...new Set(material.passages.flatMap(({ section }) => section.heading ?? []))];
  const open = [
    ...[texts.questions, texts.discussion, texts.nextSteps].flatMap((title) => title ?? []),
    ...[texts.discussion, texts.questions].flatMap((label) =>
      label === undefined ? [] : headings.map((heading) => `${label}: ${fitTitle(heading)}`),
    ),
  ].map((title): Slide => ({ kind: 'section', title, notes: '' }));
  const pictured = headings.map((heading): Slide => ({ kind: 'picture', title: fitTitle(heading), notes: '' }));
  const named = termsOf(units, functionWords(judge.brief.language)).map(
    ({ text, unit }): Slide => ({ kind: 'section', title: text, subtitle: quotable(unit), notes: notesOf([unit]) }),
  );
  const last: Slide = { kind: 'section', title: texts.discussion ?? '…', notes: '' };
  const slides: Slide[] = [];
  let known = memory;
  const topics = named.map(({ title }) => title);
  for (const slide of [...spoken, ...open, ...pictured, ...named, ...Array.from({ length: count }, () => last)]) {
    if (slides.length >= count) break;
    const distinct = { ...slide, title: distinctTitle(slide.title, known, slide === last ? topics : []) };
    // A title that a slide has already serves only where nothing else is left.
    if (distinct.title !== slide.title && slide !== last) continue;
    slides.push(distinct);
    known = remember(known, distinct);
  }
  return slides;
}

const byWeight = (units: readonly Unit[], { scores }: Judgement): Unit[] =>
  [...units].sort((a, b) => (scores[b.index] ?? 0) - (scores[a.index] ?? 0));

const quotable = (unit: Unit): string => fitTitle(trimClause(unit.text)) || unit.text;

/** The longer words of the source, each once, with where they stand. */
function termsOf(units: readonly Unit[], grammatical: ReadonlySet<string>): { text: string; unit: Unit }[] {
  const seen = new Set<string>();
  const terms: { text: string; unit: Unit }[] = [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const unit of units.slice(0, 60)) {
    for (const { segment, isWordLike } of segmenter.segment(unit.text)) {
      if (!isWordLike || columns(segment) < 4 || grammatical.has(segment.toLowerCase()) || seen.has(segment.toLowerCase())) continue;
      seen.add(segment.toLowerCase());
      terms.push({ text: segment, unit });
    }
  }
  return terms;
}
