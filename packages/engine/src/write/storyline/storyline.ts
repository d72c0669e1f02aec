/**
 * A storyline for a bare topic where no language model is configured. Nothing is known about the topic, so nothing is said about it: each
 * slide asks, in the deck's language, what it should answer.
 */
import type { Slide } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { languageOf } from '../../languages/languageOf.ts';
import type { StorylineText } from '../../languages/shape/storylineText.ts';
import { Titles } from '../say/titles.ts';
import { type Course, courseFor } from './course.ts';
import { planOf } from './plan.ts';
import { type Told, tell, titleOf } from './stopSlide.ts';
import { kindOfTopic, sidesOf } from './topicKind.ts';

type TopicSource = Extract<PresentationRequest['source'], { origin: 'topic' }>;

export interface StorylineOptions extends Pick<TopicSource, 'presentationType' | 'content' | 'targetAudience' | 'toneAndStyle'> {
  /** 1 to 50, or -1 for as many as the content deserves. */
  readonly numSlides: number;
}

const AUTOMATIC = { short: 8, bulletPoints: 9, detailed: 10 } as const;
const OVERVIEW_ITEMS = 5;
/** Longer topics stand on the cover alone. */
const TITLE_TOPIC = 40;
const AGENDA_ITEMS = 7;

/** A name, and no question or sentence of its own, that may stand in quotation marks within a question. */
const isName = (topic: string): boolean => [...topic].length <= TITLE_TOPIC && !/[?!？！؟:：“”„«»「」"]/u.test(topic);

/** Exactly `numSlides` slides with unique titles. */
export function storyline(topic: string, language: string, options: StorylineOptions): Slide[] {
  const { storyline: text, agenda, overview: overviewTitle } = languageOf(language).texts;
  const count = options.numSlides === -1 ? AUTOMATIC[options.content] : options.numSlides;
  if (!text || agenda === undefined || overviewTitle === undefined) return unspoken(topic, count);
  const notes = notesOf(text, options);
  const sides = sidesOf(topic, language);
  const course = courseFor({ ...options, topicKind: kindOfTopic(topic, language) });
  const name = sides?.join(' – ') ?? topic.trim();
  const naming = (question: string) => (isName(name) ? question.replace('{t}', () => name) : undefined);
  const seen = { text, sides, language };
  const titles = new Titles();
  const cover = (): Slide => ({
    kind: 'cover',
    title: titles.take(topic),
    subtitle: text.subtitle,
    ...(options.targetAudience?.trim() && { meta: `${text.audience}: ${options.targetAudience.trim()}` }),
    notes,
  });
  const overview = (title: string): Slide => ({ kind: 'bullets', title: titles.take(title), items: overviewItems(course, seen), notes });
  if (count === 1) return [overview(topic)];
  if (count === 2) return [cover(), overview(overviewTitle)];

  const plan = planOf(course, count);
  const parts = text.parts[options.presentationType];
  const slides: Slide[] = [cover()];
  const told: Told = { ...seen, naming, content: options.content, notes, titles, kinds: [] };
  const sections = plan.parts.map((stops, part): Slide[] => {
    const opening: Slide[] = plan.sections
      ? [{ kind: 'section', title: titles.take(parts[part] ?? topic), number: part + 1, subtitle: topic, notes }]
      : [];
    if (plan.sections) told.kinds.length = 0;
    return [...opening, ...stops.map((stop) => tell(stop, told))];
  });
  const body = sections.flat();
  const first = body.find(({ kind }) => kind !== 'section');
  if (first && [...topic].length <= TITLE_TOPIC) first.title = titles.take(`${topic} – ${first.title}`);
  if (plan.agenda) slides.push({ kind: 'agenda', title: titles.take(agenda), items: agendaItems(sections, parts), notes });
  return [
    ...slides,
    ...body,
    { kind: 'closing', title: titles.take(text.remember), subtitle: naming(text.topical.takeHome) ?? text.takeHome, notes },
  ];
}

/** Places to fill in a language that nothing can be asked in here: no other language's words stand there. */
function unspoken(topic: string, count: number): Slide[] {
  const place = (_: unknown, i: number): Slide => ({
    kind: 'bullets',
    title: `${topic} – ${i + 1}`,
    items: [{ text: '…' }, { text: '…' }, { text: '…' }],
    notes: '',
  });
  if (count === 1) return [{ kind: 'bullets', title: topic, items: [{ text: '…' }], notes: '' }];
  return [{ kind: 'cover', title: topic, notes: '' }, ...Array.from({ length: count - 1 }, place)];
}

/** The slides' titles where they are few, otherwise the parts; the slides are told which of them they open. */
function agendaItems(sections: readonly Slide[][], parts: readonly string[]): string[] {
  const body = sections.flat();
  const isShort = body.length <= AGENDA_ITEMS;
  const openers = isShort
    ? body.map((slide) => ({ slide, name: slide.title }))
    : sections.flatMap(([slide], part) => (slide ? [{ slide, name: parts[part] ?? slide.title }] : []));
  for (const [entry, { slide }] of openers.entries()) slide.opens = [entry];
  return openers.map(({ name }) => name);
}

function overviewItems({ parts, byWeight }: Course, seen: Parameters<typeof titleOf>[1]): { text: string }[] {
  const chosen = new Set(byWeight.slice(0, OVERVIEW_ITEMS));
  return parts
    .flat()
    .filter((station) => chosen.has(station))
    .map((station) => ({ text: titleOf(station, seen) }));
}

function notesOf(text: StorylineText, { targetAudience, toneAndStyle }: StorylineOptions): string {
  const wishes = [
    [text.audience, targetAudience],
    [text.tone, toneAndStyle],
  ] as const;
  return [text.note, ...wishes.flatMap(([label, wish]) => (wish?.trim() ? [`${label}: ${wish.trim()}`] : []))].join('\n');
}
