/** The engine's Pictures at the providers that are set up, with a cache before them. */
import type { ImageSource } from '@slidewright/contract/presentation';
import type { PictureSource, Pictures } from '@slidewright/engine/world';
import { develop } from './develop.ts';
import type { PictureCache } from './pictureCache.ts';
import type { Provider } from './providers/provider.ts';
import { type ProviderName, providers } from './providers/providers.ts';

export interface ProviderSettings {
  /** Empty for the provider's own. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Empty for the usual one. */
  readonly model: string;
}

export interface PicturesSettings {
  /** Those that may be asked. */
  readonly providers: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  /** Asked for what the source of a request does not have. */
  readonly fallbacks: readonly ProviderName[];
  readonly localArt: boolean;
  readonly concurrency: number;
  readonly timeLimit: number;
  readonly cache: PictureCache;
  /** An e-mail address or a URL of whoever runs the service: Wikimedia wants to know whom to write to. */
  readonly contact: string;
}

/** Providers do not like the same search again and again; what they find may change. */
const SEARCH_AGE_MS = 24 * 3600 * 1000;
/** Decoding takes tens of megabytes and a core each. */
const DEVELOPED_AT_A_TIME = 2;

export function createPictures({
  providers: set,
  fallbacks,
  localArt,
  concurrency,
  timeLimit,
  cache,
  contact,
}: PicturesSettings): Pictures {
  const inTurn = limiter(DEVELOPED_AT_A_TIME);
  const sources = new Map(
    Object.entries(set).map(([name, settings]) => {
      const kind = providers[name as ProviderName];
      const trustedOrigin = settings.baseUrl ? new URL(settings.baseUrl).origin : undefined;
      const model = settings.model || kind.model;
      const access = { baseUrl: settings.baseUrl || kind.baseUrl, apiKey: settings.apiKey, model, trustedOrigin, contact };
      return [name, sourceAt({ name, draws: kind.draws ?? false, provider: kind.connect(access) }, cache, inTurn)] as const;
    }),
  );
  return {
    concurrency,
    timeLimit,
    localArt,
    sourcesFor: (wanted: ImageSource) => [...new Set([wanted, ...fallbacks])].flatMap((name) => sources.get(name) ?? []),
  };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Connected {
  readonly name: string;
  readonly draws: boolean;
  readonly provider: Provider;
}

const sourceAt = ({ name, draws, provider }: Connected, cache: PictureCache, inTurn: InTurn): PictureSource => ({
  name,
  find(search, signal) {
    const find = () => provider.find(search, signal);
    const key = ['find', name, search.query, search.language, search.width, search.height];
    return draws ? find() : cache.through(key, { longestAgeMs: SEARCH_AGE_MS }, find);
  },
  async fetch(candidate, want, signal) {
    const key = ['fetch', name, candidate.id, want.width, want.height, want.treatment ?? null];
    const picture = await cache.through(key, { longestAgeMs: Number.POSITIVE_INFINITY }, async () => {
      const file = await provider.download(candidate, want, signal);
      return inTurn(() => develop(file, want));
    });
    // A courtesy: whether it arrives changes nothing for the deck.
    await provider.reportUse?.(candidate, signal).catch(() => undefined);
    return picture;
  },
});

/** So many at a time; the others wait. */
function limiter(most: number): InTurn {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else active++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active--;
    }
  };
}
