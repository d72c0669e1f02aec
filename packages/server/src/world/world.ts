/** The engine's World as this service provides it. */
import type { TemplateSource } from '@slidewright/engine/design/templates/templates';
import type { Workshop } from '@slidewright/engine/make';
import type { FontSource, LanguageModel, Log, Pictures, ReferenceWork, World } from '@slidewright/engine/world';
import { createFontSource } from './fonts.ts';

/** One for the thread: the engine keeps what it has measured with it. */
const shipped = createFontSource();

export interface Surroundings {
  /** Those that are made with, and their fonts; the built-in ones without it. */
  readonly templates?: TemplateSource & { readonly fonts: FontSource };
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly languageModel?: LanguageModel | undefined;
  readonly pictures?: Pictures | undefined;
  readonly research?: ReferenceWork | undefined;
  /** When the presentation is made, in ISO 8601 and UTC. */
  readonly created?: string;
  /** Milliseconds from now until the job is out of time. */
  readonly timeMs?: number;
  /** A stage has ended. */
  readonly onStage?: World['onStage'];
}

export function createWorld({
  templates,
  log,
  signal,
  languageModel,
  pictures,
  research,
  created,
  timeMs,
  onStage,
}: Surroundings): Workshop {
  const end = performance.now() + (timeMs ?? Number.POSITIVE_INFINITY);
  return {
    fonts: templates?.fonts ?? shipped,
    ...(templates && { templates }),
    log,
    signal,
    timeLeft: () => end - performance.now(),
    ...(languageModel && { languageModel }),
    ...(pictures && { pictures }),
    ...(research && { research }),
    ...(created && { created }),
    ...(onStage && { onStage }),
  };
}
