/**
 * Slides for a count that the source's content does not reach. They say nothing new: its key points together, its sentences one by one,
 * and room for questions and discussion.
 */
import type { Slide } from '@slidewright/contract/deck';
import { languageOf } from '../../languages/languageOf.ts';
import type { Material, Unit } from '../discourse/passages.ts';
import { notesOf } from '../say/notes.ts';
import { choosePoints, type Judgement } from '../say/points.ts';
import { fitTitle, type Titles } from '../say/titles.ts';
import { Told } from '../say/told.ts';
import { trimClause } from '../sentence/clauses.ts';
import { columns } from '../sentence/measure.ts';

/** Exactly `count` slides, to be put before the closing. */
export function fill(count: number, material: Material, judge: Judgement, titles: Titles): Slide[] {
  const { texts } = languageOf(judge.brief.language);
  const units = material.passages.flatMap((passage) => passage.units).filter((unit) => /\p{L}/u.test(unit.text) && unit.form !== 'code');
  const slides: Slide[] = [];
  const room = () => slides.length < count;

  // A summary says again what was told.
  const summing = { ...judge, told: new Told(material.lexicon, judge.brief.slideWords / material.words) };
  const points = units.length > 1 ? choosePoints(units, summing, { words: judge.brief.slideWords, points: 4 }) : [];
  if (room() && points.length > 1 && texts.summary !== undefined) {
    const items = points.map(({ text }) => ({ text }));
    slides.push({ kind: 'bullets', title: titles.take(texts.summary), items, notes: notesOf(points.map((point) => point.unit)) });
  }
  const left = [texts.questions, texts.discussion, texts.nextSteps].filter((title) => title !== undefined);
  for (const title of left) {
    if (room()) slides.push({ kind: 'section', title: titles.take(title), notes: '' });
  }
  for (const unit of byWeight(units, judge)) {
    if (!room()) break;
    const said = quotable(unit);
    const notes = notesOf([unit]);
    slides.splice(
      Math.max(0, slides.length - left.length),
      0,
      texts.keyMessage === undefined
        ? { kind: 'section', title: titles.take(said), notes }
        : { kind: 'bullets', title: titles.take(texts.keyMessage), items: [{ text: said }], notes },
    );
  }
  for (const term of termsOf(units)) {
    if (!room()) break;
    slides.splice(Math.max(0, slides.length - left.length), 0, {
      kind: 'section',
      title: titles.take(term.text),
      subtitle: quotable(term.unit),
      notes: notesOf([term.unit]),
    });
  }
  while (room()) slides.push({ kind: 'section', title: titles.take(texts.discussion ?? '…'), notes: '' });
  return slides;
}

const byWeight = (units: readonly Unit[], { scores }: Judgement): Unit[] =>
  [...units].sort((a, b) => (scores[b.index] ?? 0) - (scores[a.index] ?? 0));

const quotable = (unit: Unit): string => fitTitle(trimClause(unit.text)) || unit.text;

/** The longer words of the source, each once, with where they stand. */
function termsOf(units: readonly Unit[]): { text: string; unit: Unit }[] {
  const seen = new Set<string>();
  const terms: { text: string; unit: Unit }[] = [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const unit of units.slice(0, 60)) {
    for (const { segment, isWordLike } of segmenter.segment(unit.text)) {
      if (!isWordLike || columns(segment) < 4 || seen.has(segment.toLowerCase())) continue;
      seen.add(segment.toLowerCase());
      terms.push({ text: segment, unit });
    }
  }
  return terms;
}
