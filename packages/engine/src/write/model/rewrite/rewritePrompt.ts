/** The prompts that ask for another version of one slide. */
import type { Slide } from '@slidewright/contract/deck';
import type { Brief } from '../../plan/brief.ts';
import { fence } from '../fence.ts';
import { askedBelow, type Form } from '../forms/form.ts';
import { families } from '../forms/forms.ts';
import type { NumberedText } from './reword.ts';

export interface RewriteFacts {
  readonly deck: string;
  readonly slide: Slide;
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly wishes: readonly string[];
  /** All that the presentation says: this slide first. */
  readonly source: string;
}

export const rewritePrompt = ({ deck, slide, number, wishes, source }: RewriteFacts, asked: readonly string[]): string => {
  const fenced = fence(source);
  return [
    `Change slide ${number} of the presentation ${JSON.stringify(deck)}. It is of the kind ${slide.kind}, with the title ${JSON.stringify(slide.title)}.`,
    ['What is wanted', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    ...asked,
    `Your source is what the presentation says, between <${fenced.mark}> and </${fenced.mark}>, the slide itself first:\n\n${fenced.text}`,
  ].join('\n\n');
};

const NOTES = 'notes: what a speaker says to it, up to 5 sentences of what the source tells and the slide does not; empty where they stay.';

export const askedOfWords = (texts: readonly NumberedText[]): string[] => [
  [
    'The texts of the slide by their numbers:',
    ...texts.map(({ number, path, text }) => `${number} (${path.join('.')}): ${JSON.stringify(text)}`),
  ].join('\n'),
  [
    'Answer with',
    '- title: the new one, or the present one where it stays.',
    '- texts: of each text that changes its number, and text: what stands in its place; empty to leave that part out. What is not in the list stays.',
    `- ${NOTES}`,
  ].join('\n'),
];

export const askedOfForm = (form: Form, brief: Brief): string[] => [
  [
    `Answer with the slide as ${form.kind}. Fields: ${form.ask(brief)}`,
    '- title: its message, at most 12 words.',
    ...(form.remark ? [`- ${askedBelow(brief)}`] : []),
    `- ${NOTES}`,
    '- Where the source does not have what these fields need, leave them empty.',
  ].join('\n'),
];

export const ASKED_OF_TITLE = 'Answer with title: at most 12 words, another than that of any slide.';

/** That the words change, and nothing else. */
export const SAME = 'same';

export const askedOfKind = (kinds: readonly Form['kind'][]): string[] => [
  [
    'Say first how the slide will be shown. Answer with kind:',
    `- ${SAME}: it stays as it is, and only its words change`,
    ...families.flatMap(({ forms }) => forms.filter(({ kind }) => kinds.includes(kind)).map(({ kind, use }) => `- ${kind}: ${use}`)),
  ].join('\n'),
];
