/** The prompt that asks for some neighbouring slides of a planned deck. */
import type { Brief } from '../../plan/brief.ts';
import { fence } from '../fence.ts';
import type { Form } from '../forms/form.ts';

export interface SlideFacts {
  /** The field of the answer that the slide goes into. */
  readonly key: string;
  readonly form: Form;
  readonly title: string;
  readonly points: readonly string[];
  /** Numbers of its passages of the source. */
  readonly passages: readonly number[];
}

export interface SlidesFacts {
  readonly deck: string;
  /** The titles of all slides in order, for the thread. */
  readonly outline: readonly string[];
  readonly slides: readonly SlideFacts[];
  readonly wishes: readonly string[];
  readonly brief: Brief;
  /** The numbered passages that these slides draw on. */
  readonly source?: string;
}

export function slidesPrompt({ deck, outline, slides, wishes, brief, source }: SlidesFacts): string {
  const fenced = source === undefined ? undefined : fence(source);
  return [
    `Write ${slides.length === 1 ? 'a slide' : `${slides.length} slides`} of the presentation ${JSON.stringify(deck)}.`,
    ['All its slides, for the thread:', ...outline.map((title, i) => `${i + 1}. ${JSON.stringify(title)}`)].join('\n'),
    ['What is wanted:', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    ...slides.map((slide) => slideText(slide, brief)),
    'Of each slide: title: its message, at most 10 words; the planned one, made better if you can. notes: what a speaker says to it, 2 to 4 sentences that add to what can be read.',
    ...(fenced ? [`The source, between <${fenced.mark}> and </${fenced.mark}>:\n\n${fenced.text}`] : []),
  ].join('\n\n');
}

function slideText({ key, form, title, points, passages }: SlideFacts, brief: Brief): string {
  return [
    `${key} (${form.kind}): ${JSON.stringify(title)}`,
    ...points.map((point) => `- ${JSON.stringify(point)}`),
    ...(passages.length > 0 ? [`From the passages ${passages.join(', ')}.`] : []),
    `Fields: ${form.ask(brief)}${form.kind === 'bullets' ? PICTURE : ''}`,
  ].join('\n');
}

const PICTURE =
  ' picture: where a photograph would help, query: what it shows in 2 to 5 English words, and alt: the same in the language of the presentation; otherwise both empty.';
