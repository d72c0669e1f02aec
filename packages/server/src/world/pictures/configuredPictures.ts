/** The sources of pictures that the settings name. */
import { join } from 'node:path';
import type { Pictures } from '@slidewright/engine/world';
import type { Config } from '../../config.ts';
import type { ProviderSettings } from './createPictures.ts';
import type { CacheLookups } from './pictureCache.ts';
import type { ProviderName } from './providers/providers.ts';

/** Undefined when none is set up. `lookups` are counted up. What decodes pictures is loaded only when there is one. */
export async function configuredPictures(config: Config, lookups?: CacheLookups): Promise<Pictures | undefined> {
  const providers = configuredProviders(config);
  if (Object.keys(providers).length === 0) return undefined;
  const [{ createPictures }, { createPictureCache }] = await Promise.all([import('./createPictures.ts'), import('./pictureCache.ts')]);
  return createPictures({
    providers,
    fallbacks: config.pictureFallback.includes('commons') ? ['commons'] : [],
    localArt: config.pictureFallback.includes('local'),
    contact: config.wikipediaContact,
    concurrency: config.pictureConcurrency,
    timeLimit: config.pictureTimeoutMs,
    cache: createPictureCache(join(config.dataDir, 'pictures'), config.pictureCacheMb * 1024 * 1024, lookups),
  });
}

/** The names of the sources that are set up. */
export const readySources = (config: Config): string[] => Object.keys(configuredProviders(config));

/** A provider is set up when it has its key; a server of one's own that draws may want none, Commons wants none. */
function configuredProviders(config: Config): Partial<Record<ProviderName, ProviderSettings>> {
  const all: Record<ProviderName, ProviderSettings & { ready: boolean }> = {
    unsplash: { baseUrl: config.unsplashBaseUrl, apiKey: config.unsplashAccessKey, model: '', ready: config.unsplashAccessKey !== '' },
    pexels: { baseUrl: config.pexelsBaseUrl, apiKey: config.pexelsApiKey, model: '', ready: config.pexelsApiKey !== '' },
    scrapingdog: {
      baseUrl: config.scrapingdogBaseUrl,
      apiKey: config.scrapingdogApiKey,
      model: '',
      ready: config.scrapingdogApiKey !== '',
    },
    ai: {
      baseUrl: config.imageAiBaseUrl,
      apiKey: config.imageAiApiKey,
      model: config.imageAiModel,
      ready: config.imageAiApiKey !== '' || config.imageAiBaseUrl !== '',
    },
    flux: {
      baseUrl: config.imageFluxBaseUrl,
      apiKey: config.imageFluxApiKey,
      model: config.imageFluxModel,
      ready: config.imageFluxApiKey !== '',
    },
    commons: { baseUrl: config.commonsBaseUrl, apiKey: '', model: '', ready: config.pictureFallback.includes('commons') },
  };
  return Object.fromEntries(Object.entries(all).filter(([, { ready }]) => ready));
}
