/** What the service says to programs, as it is said to a person. */
import { maxSlides } from '@slidewright/contract/choices';

/** What was sent stands in the field already. */
export const withoutGiven = (message: string): string =>
  message.replace(/, but (?:is|has) (?:"(?:[^"\\]|\\.)*"|[^"]*?)(?=\.(?:\s|$))/g, '');

interface Wording {
  /** Of the field. */
  readonly label: string;
  /** Said where the field is empty. */
  readonly empty?: string;
  /** Said of anything else that is wrong with it, in the place of the service's words. */
  readonly wrong?: string;
}

const wordings: Readonly<Record<string, Wording>> = {
  topic: { label: 'The topic', empty: 'Say what it is about.' },
  text: { label: 'The text', empty: 'Type or paste a text.' },
  file: { label: 'The file', empty: 'Choose a file.' },
  numSlides: {
    label: 'Slides',
    wrong: `Slides must be a whole number from 1 to ${maxSlides}, or empty for as many as the content asks for.`,
  },
  template: { label: 'The template' },
  format: { label: 'Format' },
  language: { label: 'Language', wrong: 'Language must be the name of a language, such as German or Deutsch, or a tag such as pt-BR.' },
  content: { label: 'How much a slide says' },
  presentationType: { label: 'Kind' },
  targetAudience: { label: 'For whom' },
  toneAndStyle: { label: 'Tone and style' },
  contentModificator: { label: 'The content' },
  textDensity: { label: 'Text on a slide' },
  verbosity: { label: 'Phrasing' },
  imageSource: { label: 'Pictures from' },
  imageStyle: { label: 'Style of pictures' },
};

/** `sentence` is the service's, of the field `name`; one that does not begin with the name is a person's already. */
export function inPlainWords(name: string, sentence: string, isEmpty: boolean): string {
  const wording = wordings[name];
  if (!wording || !sentence.startsWith(`${name} `)) return sentence;
  if (isEmpty && wording.empty !== undefined) return wording.empty;
  return wording.wrong ?? withoutGiven(`${wording.label}${sentence.slice(name.length)}`);
}
