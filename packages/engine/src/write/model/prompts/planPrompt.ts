/** The prompt that asks for the plan of a deck. */

import { fence } from '../fence.ts';
import type { Form } from '../forms/form.ts';
import { families } from '../forms/forms.ts';
import { contentOf, type Frame, sectionsAsked } from '../frame.ts';

/** Over what of a source can be seen, behind its passages. */
export const WORTH_SHOWING = 'Worth showing, found by a program';

export interface PlanFacts {
  readonly frame: Frame;
  readonly offered: readonly Form[];
  readonly wishes: readonly string[];
  /** What the deck is about, where nothing but that is known. */
  readonly topic?: string;
  /** The title that the source gives itself. */
  readonly title?: string;
  /** Whether nothing of the source may be left out. */
  readonly complete: boolean;
  /** The numbered source with what is worth showing; looked up for the topic, or given by the caller. */
  readonly source?: string;
}

export function planPrompt({ frame, offered, wishes, topic, title, complete, source }: PlanFacts): string {
  const sections = sectionsAsked(frame);
  const slides = contentOf(frame, sections.most);
  return [
    'Plan a presentation.',
    ...(topic === undefined ? [] : [`Its topic: ${JSON.stringify(topic)}`]),
    ...(title === undefined ? [] : [`Its title: ${JSON.stringify(title)}`]),
    ['What is wanted:', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    [
      'How:',
      '- First settle the one message of the presentation, and what the audience is to know, decide or do afterwards: every slide serves that. Those who decide are told the answer first and then the reasons; a history goes by time; those who learn are led by their questions.',
      `- ${range(sections)} ${sections.most === 1 ? 'section' : 'sections'} with ${range(slides)} ${slides.most === 1 ? 'slide' : 'slides'} of content in all. Count them. The cover, the agenda, the titles of sections and the closing are made for you: do not plan them.`,
      '- The sections follow one another as a story: each answers the question that the one before leaves.',
      '- title: the message of the slide, a statement that can be true or false, not a subject. points: the 2 to 4 statements that it makes, in short whole sentences.',
      '- kind: what the content is. What can be seen is shown: take the kind whose case it is, bullets only where none is, and no kind more than twice in a row.',
      ...familiesOf(offered),
      ...(source === undefined
        ? []
        : [
            `- What is listed behind the source under "${WORTH_SHOWING}" are the kinds that its passages could be; the program sees figures and structure, you see what matters.`,
            `- passages: the numbers in brackets of all passages of the source that the slide draws on, at least one. Follow the order of the source unless the story asks for another. What it decides or asks for stands near the end.${complete ? NOTHING_LEFT : ''}`,
          ]),
      '- title of the presentation: what it is about, at most 10 words. subtitle: one line or empty. closing: the one sentence to leave with.',
    ].join('\n'),
    ...(source === undefined ? [] : [sourceOf(source)]),
  ].join('\n\n');
}

const familiesOf = (offered: readonly Form[]): string[] =>
  families.flatMap(({ purpose, forms }) => {
    const own = forms.filter((form) => offered.includes(form));
    return own.length === 0 ? [] : [`  ${purpose}:`, ...own.map(({ kind, use }) => `  - ${kind}: ${use}`)];
  });

const NOTHING_LEFT = ' Every passage that says something belongs to a slide.';

const range = ({ least, most }: { least: number; most: number }): string => (least === most ? `exactly ${least}` : `${least} to ${most}`);

function sourceOf(source: string): string {
  const { mark, text } = fence(source);
  return `The source, between <${mark}> and </${mark}>:\n\n${text}`;
}
