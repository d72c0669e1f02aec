/** The one place of the service that calls the engine. It runs inside of an engine thread. */
import { type Deck, deck } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { defaultTemplate } from '@slidewright/contract/template';
import { make } from '@slidewright/engine/make';
import { type Document, document } from '@slidewright/engine/model/document';
import { type Illustrated, illustrated } from '@slidewright/engine/model/illustrated';
import type { EndedStage, Log, World } from '@slidewright/engine/world';
import type { z } from 'zod';
import { readConfig } from '../config.ts';
import { readTemplates } from '../templates/ownTemplates.ts';
import { configuredModel } from '../world/languageModel/configuredModel.ts';
import { configuredPictures } from '../world/pictures/configuredPictures.ts';
import type { CacheLookups } from '../world/pictures/pictureCache.ts';
import { configuredResearch } from '../world/research/configuredResearch.ts';
import { watched } from '../world/watched.ts';
import { createWorld } from '../world/world.ts';
import { packDeck } from './keptDeck.ts';
import { scaffoldWarning } from './scaffoldWarning.ts';
import type { Surroundings } from './serveThread.ts';
import { type Made, type Task, valueOfJson } from './threadMessages.ts';
import { unwrittenWarnings } from './unwrittenWarning.ts';

const config = readConfig();
const cache: CacheLookups = { hits: 0, misses: 0 };
const research = configuredResearch(config);
const configured = configure();

/** One of each for the thread: a language model keeps what it has learnt of its server. */
async function configure() {
  const [languageModel, pictures] = [await configuredModel(config), await configuredPictures(config, cache)];
  // The files were checked when the process started; one that was broken since is left out, and its jobs say so.
  const { templates } = await readTemplates(config.templatesDir);
  return { languageModel, pictures, templates };
}

export async function makePresentation(task: Task, { log, signal, onStep, save }: Surroundings): Promise<Made> {
  const request = valueOfJson(task.request) as PresentationRequest;
  const created = `${new Date().toISOString().slice(0, 19)}Z`;
  const { languageModel, pictures, templates } = await configured;
  const providers = watched({ languageModel, pictures, research }, onStep);
  const onStage = ({ name, ms, agoMs, failed }: EndedStage) =>
    onStep({ kind: 'stage', name, at: performance.timeOrigin + performance.now() - agoMs - ms, ms, failed });
  const world = createWorld({ templates, log, signal, ...providers, created, timeMs: task.timeMs, onStage });
  const {
    deck: drawn,
    images,
    ...file
  } = await make(request, world, {
    document: restored<Document>(task.checkpoints.document, document),
    deck: restored<Deck>(task.checkpoints.deck, deck),
    illustrated: restored<Illustrated>(task.checkpoints.illustrated, illustrated),
    save,
  });
  const warning = scaffoldWarning(request, file, config);
  const warnings = [...file.warnings, ...(warning === undefined ? [] : [warning])];
  // What names slides is told to whoever sees the deck, and not to the log, which has none of its words.
  const remarks = [...warnings, ...unwrittenWarnings(drawn, file)];
  const told = remarks.length > 0 && { warnings: remarks };
  const kept = packDeck({ deck: drawn, template: request.template, split: request.numSlides === -1, images, ...told });
  const lookups = { ...cache };
  Object.assign(cache, { hits: 0, misses: 0 });
  return { ...file, warnings, kept, cache: lookups };
}

/** A checkpoint of an older version may have another shape: its stage is then done again. */
function restored<T>(json: string | Uint8Array | undefined, schema: z.ZodType<T>): T | undefined {
  if (json === undefined) return undefined;
  return schema.safeParse(valueOfJson(json)).data;
}

/** Small presentations, one in each format: they load fonts and code that the first real one would otherwise wait for. */
export const warmUp = (['pptx', 'pdf'] as const).map((format) => () => makeSmall(format));

async function makeSmall(format: 'pptx' | 'pdf'): Promise<void> {
  const { templates } = await configured;
  const silent: Log = { info() {}, warn() {} };
  const world: World = createWorld({ templates, log: silent, signal: new AbortController().signal });
  const text =
    '# Warm\n\n## First\n\n- One thing is done before the others.\n- Another follows it.\n\n## Second\n\n| Year | Share |\n| --- | --- |\n| 2024 | 12 % |\n| 2025 | 18 % |\n';
  const request: PresentationRequest = {
    source: { origin: 'text', text, contentModificator: 'preserve', textDensity: 'concise' },
    numSlides: -1,
    template: defaultTemplate,
    format,
    imageSource: 'unsplash',
    debugMode: false,
  };
  await make(request, world, { save: async () => {} });
}
