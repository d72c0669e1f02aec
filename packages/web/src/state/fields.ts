/** The form: what the interface's requests may hold, as typed, and what is sent of it. */
import type {
  contentModificators,
  formats,
  imageSources,
  imageStyles,
  presentationTypes,
  textDensities,
  verbosities,
} from '@slidewright/contract/choices';
import { inPlainWords } from './plainWords.ts';

export type Origin = 'topic' | 'text' | 'file';
type OneOf<T extends readonly string[]> = T[number];

export interface Fields {
  topic: string;
  text: string;
  file: File | undefined;
  /** As typed; empty is automatic. */
  numSlides: string;
  template: string;
  format: OneOf<typeof formats>;
  language: string;
  content: OneOf<typeof verbosities>;
  presentationType: OneOf<typeof presentationTypes>;
  targetAudience: string;
  toneAndStyle: string;
  contentModificator: OneOf<typeof contentModificators>;
  textDensity: OneOf<typeof textDensities>;
  verbosity: OneOf<typeof verbosities> | '';
  imageSource: OneOf<typeof imageSources>;
  imageStyle: OneOf<typeof imageStyles> | '';
  debugMode: boolean;
}
type FieldName = keyof Fields;
/** What is wrong, by field; what belongs to none stands under `''`. */
export type Problems = Partial<Record<FieldName | '', string>>;

/** What is to be presented, in a line: the topic, the text's first, or the file's name. */
export function sourceLine(origin: Origin, { topic, text, file }: Fields): string {
  if (origin === 'file') return file?.name ?? '';
  const [first = ''] = (origin === 'topic' ? topic : text).trim().split('\n');
  return first.replace(/^#+\s*/, '').trim();
}

export const defaults: Fields = {
  topic: '',
  text: '',
  file: undefined,
  numSlides: '',
  template: 'Tokyo',
  format: 'pptx',
  language: '',
  content: 'detailed',
  presentationType: 'General',
  targetAudience: '',
  toneAndStyle: '',
  contentModificator: 'expand',
  textDensity: 'concise',
  verbosity: '',
  imageSource: 'unsplash',
  imageStyle: '',
  debugMode: false,
};

const shared = ['numSlides', 'template', 'format', 'imageSource', 'imageStyle', 'debugMode'] as const;
const rewriting = ['contentModificator', 'textDensity', 'verbosity'] as const;
const ofOrigin: Readonly<Record<Origin, readonly FieldName[]>> = {
  topic: ['topic', 'language', 'content', 'presentationType', 'targetAudience', 'toneAndStyle', ...shared],
  text: ['text', ...rewriting, ...shared],
  file: ['file', ...rewriting, ...shared],
};

/** What is sent: the source, and whatever differs from its default. A count that is no number is sent as it is, for the service to refuse. */
export function requestOf(origin: Origin, fields: Fields): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const name of ofOrigin[origin]) {
    const value = fields[name];
    if (name === origin) request[name] = value;
    else if (value === defaults[name] || value === '') continue;
    else if (name === 'numSlides') request[name] = Number.isNaN(Number(value)) ? value : Number(value);
    else if (name === 'imageStyle' && !['ai', 'flux'].includes(fields.imageSource)) continue;
    else request[name] = value;
  }
  return request;
}

/** The fields that an error's message names, each with what is wrong with it in plain words. */
export function problemsByField(origin: Origin, message: string, fields: Fields): Problems {
  const names = ofOrigin[origin];
  const starts = new RegExp(`(?:^|(?<=\\. ))(?:The )?(${names.join('|')})\\b`, 'g');
  const found = [...message.matchAll(starts)];
  if (found.length === 0) return { '': message };
  return Object.fromEntries(
    found.map((match, index) => {
      const name = match[1] as FieldName;
      const sentence = message.slice(match.index, found[index + 1]?.index ?? message.length).trim();
      const value = fields[name];
      return [name, inPlainWords(name, sentence, value === undefined || (typeof value === 'string' && value.trim() === ''))];
    }),
  );
}
