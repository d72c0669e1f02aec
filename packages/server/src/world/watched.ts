/** Providers whose calls are timed, for whoever watches. */
import type { LanguageModel, PictureSource, Pictures, ReferenceWork } from '@slidewright/engine/world';
import type { Step } from '../jobs/step.ts';

export interface Providers {
  readonly languageModel?: LanguageModel | undefined;
  readonly pictures?: Pictures | undefined;
  readonly research?: ReferenceWork | undefined;
}

type OnStep = (step: Step) => void;
type Tokens = Pick<Step, 'inputTokens' | 'outputTokens'>;

/** The same providers; `onStep` is told of every call when it has ended. Neither what was asked nor what was answered is told. */
export function watched({ languageModel, pictures, research }: Providers, onStep: OnStep): Providers {
  return {
    languageModel: languageModel && watchedModel(languageModel, onStep),
    pictures: pictures && watchedPictures(pictures, onStep),
    research: research && watchedResearch(research, onStep),
  };
}

const watchedModel = (model: LanguageModel, onStep: OnStep): LanguageModel => ({
  ...model,
  generate: (call) =>
    timed(
      onStep,
      model.name,
      'generate',
      () => model.generate(call),
      ({ inputTokens, outputTokens }) => ({ inputTokens, outputTokens }),
    ),
});

const watchedPictures = (pictures: Pictures, onStep: OnStep): Pictures => ({
  ...pictures,
  sourcesFor: (wanted) => pictures.sourcesFor(wanted).map((source) => watchedSource(source, onStep)),
});

const watchedSource = (source: PictureSource, onStep: OnStep): PictureSource => ({
  name: source.name,
  find: (search, signal) => timed(onStep, source.name, 'find', () => source.find(search, signal)),
  fetch: (candidate, want, signal) => timed(onStep, source.name, 'fetch', () => source.fetch(candidate, want, signal)),
});

const watchedResearch = (research: ReferenceWork, onStep: OnStep): ReferenceWork => ({
  ...research,
  search: (topic, language, signal) => timed(onStep, research.name, 'search', () => research.search(topic, language, signal)),
  read: (title, language, signal) => timed(onStep, research.name, 'read', () => research.read(title, language, signal)),
});

async function timed<T>(
  onStep: OnStep,
  provider: string,
  name: string,
  work: () => Promise<T>,
  tokensOf?: (value: T) => Tokens,
): Promise<T> {
  const start = performance.now();
  const at = performance.timeOrigin + start;
  const tell = (failed: boolean, tokens: Tokens = {}) =>
    onStep({ kind: 'call', name, provider, at, ms: performance.now() - start, failed, ...tokens });
  try {
    const value = await work();
    tell(false, tokensOf?.(value));
    return value;
  } catch (cause) {
    tell(true);
    throw cause;
  }
}
