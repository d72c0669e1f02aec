/** What is looked for in every text that a model wrote: strange numbers and names, another language, what was never meant to be seen. */
import type { Body } from '../slides/kinds/kind.ts';
import type { Ground } from './grounding.ts';
import { languageProblem } from './languageCheck.ts';

export interface InspectorOptions {
  /** BCP 47 tag that the deck is to be in. */
  readonly language: string;
  /** The source that everything must stand in; undefined where nothing is given but a topic. */
  readonly ground: Ground | undefined;
  /** Whether the words must be the source's as well. */
  readonly verbatim: boolean;
}

export interface Inspector {
  /** What is wrong with one text, in words for the model. */
  textProblem(text: string): string | undefined;
  /** What is wrong with the language of a longer stretch. */
  languageProblem(text: string): string | undefined;
  /** What is wrong with a slide; empty when it can be shown. `notes` only help to tell the language. */
  slideProblems(title: string, body: Body, notes: string): string[];
}

/** Words of the schema and marks of the prompt: no presentation speaks of them. */
const LEAKED = /\b(?:minLength|maxLength|minItems|maxItems|additionalProperties|anyOf|oneOf|nullish)\b|<\/?source-|\bslide_\d+\b/;

/** Share of a slide's words that must be the source's where its wording is to be kept. */
const VERBATIM = 0.8;

export function createInspector({ language, ground, verbatim }: InspectorOptions): Inspector {
  const textProblem = (text: string): string | undefined => {
    const leaked = LEAKED.exec(text)?.[0];
    return leaked === undefined ? ground?.problemOf(text) : `"${leaked}" is not content`;
  };
  const wrongLanguage = (text: string) => languageProblem(text, language);
  return {
    textProblem,
    languageProblem: wrongLanguage,
    slideProblems(title, body, notes) {
      const texts = [title, ...textsOf(body)];
      const problems = new Set(texts.flatMap((text) => textProblem(text) ?? []));
      if (ground && body.kind === 'quote' && !ground.quotes(body.quote)) problems.add('the quotation is not in the source word for word');
      if (ground && verbatim && ground.wording(texts.slice(1).join(' ')) < VERBATIM) {
        problems.add('it does not keep the wording of the source: use its own sentences and phrases');
      }
      const foreign = wrongLanguage([...texts, notes].join(' '));
      if (foreign !== undefined) problems.add(foreign);
      return [...problems];
    },
  };
}

/** Everything that a body shows, numbers of a chart as they are spoken of. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (HIDDEN.has(key) ? [] : textsOf(inner)));
}
const HIDDEN = new Set(['kind', 'type', 'highlight']);
