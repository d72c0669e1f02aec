/** The settings of the service: one table, from which they are read, checked and documented. Nothing else reads the environment. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { providerNames } from './world/languageModel/providers/providerNames.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

interface Setting<T> {
  /** The environment variable. */
  readonly name: string;
  /** What a valid value is, to follow "must be". */
  readonly kind: string;
  /** The value, or undefined when the text is not valid. */
  readonly parse: (text: string) => T | undefined;
  /** Stands in when the variable is unset or empty; may build on the other settings, by their names. */
  readonly fallback: string | ((textOf: (name: string) => string) => string);
  /** The fallback in the documentation, where it is computed or empty. */
  readonly fallbackText?: string;
  readonly meaning: string;
}

function integer(name: string, min: number, max: number, unit: string, fallback: number | string, meaning: string): Setting<number> {
  return {
    name,
    kind: `a whole number of ${unit} from ${min} to ${max}`,
    parse: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
    fallback: String(fallback),
    meaning,
  };
}

const milliseconds = (name: string, fallback: number, meaning: string) => integer(name, 1, 86_400_000, 'milliseconds', fallback, meaning);
const bytes = (name: string, fallback: number, meaning: string) => integer(name, 1, 2 ** 30, 'bytes', fallback, meaning);
const megabyte = 1024 * 1024;

const key = (name: string, meaning: string): Setting<string> => ({
  name,
  kind: 'a key',
  parse: (text) => text,
  fallback: '',
  fallbackText: 'none',
  meaning,
});

const ownAddress = (name: string, meaning: string): Setting<string> => ({
  name,
  kind: 'an http:// or https:// URL without query or fragment',
  parse: (text) => (text === '' ? '' : parseBaseUrl(text)),
  fallback: '',
  fallbackText: 'the provider’s own',
  meaning,
});

const model = (name: string, fallback: string, meaning: string): Setting<string> => ({
  name,
  kind: 'the name of a model',
  parse: (text) => text,
  fallback,
  meaning,
});

const price = (name: string, meaning: string): Setting<number> => ({
  name,
  kind: 'a price of a million tokens, such as 0.25',
  parse: (text) => (/^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined),
  fallback: '0',
  meaning,
});

const pictureFallbacks = ['commons,local', 'commons', 'local', 'none'] as const;

/** In the order in which they are documented. */
export const settings = {
  host: {
    name: 'HOST',
    kind: 'an address or a host name',
    parse: (text) => (/\s/.test(text) ? undefined : text),
    fallback: '127.0.0.1',
    meaning:
      'Address to listen on. The default is reached from this machine only; in a container or behind a proxy elsewhere, set 0.0.0.0.',
  },
  port: {
    ...integer('PORT', 0, 65_535, 'ports', 3000, 'Port to listen on; 0 takes a free one.'),
    kind: 'a port from 0 to 65535',
  },
  metricsPort: {
    ...integer(
      'METRICS_PORT',
      0,
      65_535,
      'ports',
      0,
      'Port at HOST for /metrics (Prometheus), /healthz and /readyz of this process; 0 opens none.',
    ),
    kind: 'a port from 0 to 65535',
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: 'an http:// or https:// URL without query or fragment',
    parse: (text) => (text === '' ? '' : parseBaseUrl(text)),
    fallback: '',
    fallbackText: 'none',
    meaning:
      'Address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://localhost:4318`: traces of requests and presentations go there.',
  },
  otelServiceName: {
    name: 'OTEL_SERVICE_NAME',
    kind: 'a name',
    parse: (text) => text,
    fallback: 'slidewright',
    meaning: 'What traces call this service.',
  },
  baseUrl: {
    name: 'BASE_URL',
    kind: 'an http:// or https:// URL without query or fragment',
    parse: parseBaseUrl,
    fallback: (textOf) => `http://localhost:${textOf('PORT')}`,
    fallbackText: 'http://localhost:PORT',
    meaning:
      'Address under which callers reach the service; the addresses of finished presentations begin with it. A path in it is for the proxy to take off.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: 'none, a number of proxies, or addresses and networks (loopback, linklocal and uniquelocal too) between commas',
    parse: parseProxies,
    fallback: 'none',
    meaning:
      'Proxies whose X-Forwarded-For says who calls: how many there are in a row, or their addresses and networks, such as `loopback, 10.0.0.0/8`. With none, the caller is whoever connects.',
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    kind: 'none, *, or origins such as https://app.example.com between commas',
    parse: parseOrigins,
    fallback: 'none',
    meaning:
      'Origins whose pages may call the service from a browser, such as `https://app.example.com, http://localhost:5173`, or `*` for all.',
  },
  dataDir: {
    name: 'DATA_DIR',
    kind: 'a folder',
    parse: (text) => resolve(text),
    fallback: './data',
    meaning: 'Folder of the database and the files. Several processes may share it.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: 'a postgres:// address with a database',
    parse: parsePostgresUrl,
    fallback: '',
    fallbackText: 'none: SQLite in DATA_DIR',
    meaning:
      'A PostgreSQL database that services and workers on several machines share, such as `postgres://user:password@host/slidewright`.',
  },
  databaseConnections: integer(
    'DATABASE_CONNECTIONS',
    3,
    1000,
    'connections',
    12,
    'Connections to DATABASE_URL that this process may have at the same time.',
  ),
  databaseTimeoutMs: milliseconds('DATABASE_TIMEOUT_MS', 10_000, 'How long one statement may take in DATABASE_URL, in milliseconds.'),
  s3Bucket: {
    name: 'S3_BUCKET',
    kind: 'the name of a bucket',
    parse: (text) => (text === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
    fallback: '',
    fallbackText: 'none: files lie in DATA_DIR',
    meaning: 'A bucket of an S3-compatible store for finished presentations and for uploads that wait, which several machines share.',
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    kind: 'an http:// or https:// URL without query or fragment',
    parse: parseBaseUrl,
    fallback: (textOf) => `https://s3.${textOf('S3_REGION')}.amazonaws.com`,
    fallbackText: 'Amazon’s of S3_REGION',
    meaning: 'Address of the store, without the bucket, such as `http://minio:9000`.',
  },
  s3Region: {
    name: 'S3_REGION',
    kind: 'the name of a region',
    parse: (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined),
    fallback: 'us-east-1',
    meaning: 'Region of the bucket; stores of your own take any.',
  },
  s3Prefix: {
    name: 'S3_PREFIX',
    kind: 'letters, digits, "-", "_" and "." in parts that end with "/"',
    parse: (text) => (/^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)+$/.test(text) ? text : undefined),
    fallback: 'slidewright/',
    meaning: 'What the names of all objects begin with; what else lies in the bucket is left alone.',
  },
  awsAccessKeyId: key('AWS_ACCESS_KEY_ID', 'Key id for S3_BUCKET.'),
  awsSecretAccessKey: key('AWS_SECRET_ACCESS_KEY', 'Secret of the key for S3_BUCKET.'),
  templatesDir: {
    name: 'TEMPLATES_DIR',
    kind: 'a folder',
    parse: (text) => (text === '' ? '' : resolve(text)),
    fallback: '',
    fallbackText: 'none',
    meaning: 'Folder of templates of your own, a JSON file each; every process of the service needs the same.',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    kind: `one of ${logLevels.join(', ')}`,
    parse: (text) => logLevels.find((level) => level === text),
    fallback: 'info',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
  },
  workers: {
    ...integer('WORKERS', 0, 256, 'workers', 0, 'Presentations that this process makes at the same time; 0 answers the API only.'),
    fallback: () => String(availableParallelism()),
    fallbackText: 'as many as there are cores',
  },
  rateLimitWrite: integer('RATE_LIMIT_WRITE', 1, 1e9, 'requests', 60, 'Creations that a key may request in a window.'),
  rateLimitRead: integer('RATE_LIMIT_READ', 1, 1e9, 'requests', 600, 'Look-ups that a key may request in a window.'),
  rateLimitWrongKeys: integer(
    'RATE_LIMIT_WRONG_KEYS',
    1,
    1e9,
    'requests',
    60,
    'Requests with a wrong key that an address (of IPv6, a /64 network) may make in a window; what is beyond is answered 429.',
  ),
  rateLimitRewrites: integer(
    'RATE_LIMIT_REWRITES',
    1,
    1e9,
    'slides',
    10,
    'Slides that a key may have rewritten by the language model in a window, each of which takes at most LLM_BUDGET_TOKENS.',
  ),
  rateLimitWindowMs: milliseconds('RATE_LIMIT_WINDOW_MS', 60_000, 'Length of a window, in milliseconds.'),
  textTokenLimit: integer('TEXT_TOKEN_LIMIT', 1, 1e9, 'tokens', 390_000, 'Tokens (cl100k_base) that a text may have.'),
  fileSizeLimit: bytes('FILE_SIZE_LIMIT', 25 * megabyte, 'Bytes that an uploaded file may have.'),
  uploadsAtOnce: integer(
    'UPLOADS_AT_ONCE',
    1,
    10_000,
    'uploads',
    16,
    'Uploads and large bodies that this process receives at the same time; a key has a quarter of them at most, and the others wait.',
  ),
  bodyLimit: bytes('BODY_LIMIT', 16 * megabyte, 'Bytes that a JSON body may have.'),
  readers: integer(
    'READERS',
    1,
    64,
    'processes',
    2,
    'Uploaded documents that this process reads at the same time, each in a process of its own.',
  ),
  readBeforeAcceptMs: integer(
    'READ_BEFORE_ACCEPT_MS',
    0,
    86_400_000,
    'milliseconds',
    5000,
    'How long an answer may wait until the document is read, in milliseconds; what takes longer is accepted and read by its job. 0 leaves all reading to the jobs.',
  ),
  readTimeoutMs: milliseconds(
    'READ_TIMEOUT_MS',
    9000,
    'Processor time that reading a document may take, in milliseconds: how busy the machine is does not matter.',
  ),
  readHangMs: milliseconds(
    'READ_HANG_MS',
    120_000,
    'How long reading a document may take by the clock, in milliseconds; it ends what hangs, and must leave a busy machine time.',
  ),
  readMemoryMb: integer('READ_MEMORY_MB', 256, 65_536, 'megabytes', 768, 'Memory that reading a document may take, in megabytes.'),
  jobLeaseMs: milliseconds('JOB_LEASE_MS', 30_000, 'How long a worker may be silent before its job is given to another, in milliseconds.'),
  jobSoftTimeoutMs: milliseconds('JOB_SOFT_TIMEOUT_MS', 240_000, 'How long making a presentation may take, in milliseconds.'),
  jobHardCapMs: milliseconds(
    'JOB_HARD_CAP_MS',
    300_000,
    'How long a job may take from its acceptance, waiting and all attempts included, in milliseconds.',
  ),
  jobAttempts: integer(
    'JOB_ATTEMPTS',
    1,
    1000,
    'attempts',
    5,
    'How often a job may be begun: one whose worker dies as often as this has failed.',
  ),
  llmProvider: {
    name: 'LLM_PROVIDER',
    kind: `one of none, ${providerNames.join(', ')}`,
    parse: (text) => (['none', ...providerNames] as const).find((name) => name === text),
    fallback: (textOf) => (textOf('LLM_BASE_URL') === '' ? 'none' : 'openai-compatible'),
    fallbackText: 'none; with LLM_BASE_URL, openai-compatible',
    meaning: `Whose language model writes the presentations: ${providerNames.join(', ')}; with none, the built-in writer does.`,
  },
  llmModel: {
    name: 'LLM_MODEL',
    kind: 'the name of a model',
    parse: (text) => text,
    fallback: '',
    fallbackText: 'none',
    meaning: 'The model, as its provider names it.',
  },
  llmBaseUrl: {
    name: 'LLM_BASE_URL',
    kind: 'an http:// or https:// URL without query or fragment',
    parse: (text) => (text === '' ? '' : parseBaseUrl(text)),
    fallback: '',
    fallbackText: 'the provider’s own',
    meaning: 'Address of the provider’s API, such as `http://localhost:11434/v1` for Ollama.',
  },
  llmApiKey: {
    name: 'LLM_API_KEY',
    kind: 'a key',
    parse: (text) => text,
    fallback: '',
    fallbackText: 'none',
    meaning: 'Key of the provider’s API; servers of your own often need none.',
  },
  llmTimeoutMs: milliseconds('LLM_TIMEOUT_MS', 90_000, 'How long one call to the language model may take, in milliseconds.'),
  llmConcurrency: integer(
    'LLM_CONCURRENCY',
    1,
    64,
    'calls',
    4,
    'Calls to the language model that one presentation makes at the same time.',
  ),
  llmMaxTokens: integer('LLM_MAX_TOKENS', 256, 1_000_000, 'tokens', 8000, 'Tokens that one answer of the language model may have.'),
  llmContextTokens: {
    ...integer(
      'LLM_CONTEXT_TOKENS',
      2048,
      100_000_000,
      'tokens',
      24_000,
      'Tokens that the model has room for, prompt and answer together: a plan sees as much of the source.',
    ),
    fallback: (textOf) => (['openai', 'anthropic', 'google'].includes(textOf('LLM_PROVIDER')) ? '128000' : '24000'),
    fallbackText: '128000; with openai-compatible, 24000',
  },
  llmBudgetTokens: integer(
    'LLM_BUDGET_TOKENS',
    0,
    1e9,
    'tokens',
    0,
    'Tokens that one presentation may take, prompts and answers together; what is not written by then is made without the model. 0 sets no limit.',
  ),
  llmPriceIn: price('LLM_PRICE_IN', 'What a million tokens of prompts cost, in any currency: `job show` then names the cost.'),
  llmPriceOut: price('LLM_PRICE_OUT', 'What a million tokens of answers cost.'),
  llmRequired: {
    name: 'LLM_REQUIRED',
    kind: 'true or false',
    parse: parseBoolean,
    fallback: 'false',
    meaning: 'Whether a presentation fails when the language model writes nothing of it; otherwise the built-in writer makes it.',
  },
  llmSize: {
    name: 'LLM_SIZE',
    kind: 'one of auto, small',
    parse: (text) => (['auto', 'small'] as const).find((size) => size === text),
    fallback: 'auto',
    meaning:
      'How much the language model is trusted with: small (about 3 to 14 billion parameters) improves the built-in writer’s slides one at a time; auto does so when it cannot plan.',
  },
  llmReview: {
    name: 'LLM_REVIEW',
    kind: 'on or off',
    parse: parseSwitch,
    fallback: 'off',
    meaning: 'Whether the language model reads each finished deck once more as a whole and edits it, where there is time: on or off.',
  },
  llmVision: {
    name: 'LLM_VISION',
    kind: 'on or off',
    parse: parseSwitch,
    fallback: 'off',
    meaning: 'Whether the language model is shown the pictures of a document, with their captions: on for models that see.',
  },
  research: {
    name: 'RESEARCH',
    kind: 'wikipedia or off',
    parse: (text) => (['wikipedia', 'off'] as const).find((name) => name === text),
    fallback: 'wikipedia',
    meaning: 'Where topics are looked up: in the Wikipedia of their language (`wikipedia`), or nowhere (`off`).',
  },
  researchTimeoutMs: milliseconds(
    'RESEARCH_TIMEOUT_MS',
    3000,
    'How long looking up a topic may take, in milliseconds; after that the presentation is made without.',
  ),
  wikipediaBaseUrl: {
    name: 'WIKIPEDIA_BASE_URL',
    kind: 'an http:// or https:// URL without query or fragment',
    parse: (text) => (parseBaseUrl(text.replaceAll('{language}', 'en')) === undefined ? undefined : text.replace(/\/+$/, '')),
    fallback: 'https://{language}.wikipedia.org',
    meaning: 'Address of Wikipedia, or of a mirror with its API; `{language}` stands for the code of the language.',
  },
  wikipediaContact: {
    name: 'WIKIPEDIA_CONTACT',
    kind: 'an e-mail address or a URL, without brackets',
    parse: (text) => (/^[\x21-\x7e]+$/.test(text) && !/[()]/.test(text) ? text : undefined),
    fallback: (textOf) => textOf('BASE_URL'),
    fallbackText: 'BASE_URL',
    meaning: 'How Wikipedia reaches whoever runs the service: it asks for that and slows down or refuses callers that do not say it.',
  },
  unsplashAccessKey: key('UNSPLASH_ACCESS_KEY', 'Access key of Unsplash, for `imageSource` unsplash.'),
  unsplashBaseUrl: ownAddress('UNSPLASH_BASE_URL', 'Address of Unsplash’s API, for a proxy.'),
  pexelsApiKey: key('PEXELS_API_KEY', 'Key of Pexels, for `imageSource` pexels.'),
  pexelsBaseUrl: ownAddress('PEXELS_BASE_URL', 'Address of Pexels’ API, for a proxy.'),
  scrapingdogApiKey: key('SCRAPINGDOG_API_KEY', 'Key of Scrapingdog, for `imageSource` scrapingdog.'),
  scrapingdogBaseUrl: ownAddress('SCRAPINGDOG_BASE_URL', 'Address of Scrapingdog’s API, for a proxy.'),
  imageAiApiKey: key('IMAGE_AI_API_KEY', 'Key of the server that draws, for `imageSource` ai; servers of your own often need none.'),
  imageAiBaseUrl: {
    ...ownAddress('IMAGE_AI_BASE_URL', 'Address of a server that speaks OpenAI’s Images API, such as `http://localhost:8080/v1`.'),
    fallbackText: 'https://api.openai.com/v1',
  },
  imageAiModel: model('IMAGE_AI_MODEL', 'gpt-image-1', 'The model that draws for `imageSource` ai.'),
  imageFluxApiKey: key('IMAGE_FLUX_API_KEY', 'Key of Black Forest Labs, for `imageSource` flux.'),
  imageFluxBaseUrl: ownAddress('IMAGE_FLUX_BASE_URL', 'Address of Black Forest Labs’ API, for a proxy or a region.'),
  imageFluxModel: model('IMAGE_FLUX_MODEL', 'flux-pro-1.1', 'The model that draws for `imageSource` flux.'),
  commonsBaseUrl: ownAddress('COMMONS_BASE_URL', 'Address of Wikimedia Commons’ API, for a proxy.'),
  pictureFallback: {
    name: 'PICTURE_FALLBACK',
    kind: `one of ${pictureFallbacks.join(' | ')}`,
    parse: (text) => pictureFallbacks.find((value) => value === text.replaceAll(' ', '')),
    fallback: 'local',
    meaning:
      'What stands in for pictures that `imageSource` does not have or is not set up for: those of Wikimedia Commons (`commons`), the template’s own art (`local`), both in turn, or a layout without a picture (`none`).',
  },
  pictureConcurrency: integer('PICTURE_CONCURRENCY', 1, 32, 'pictures', 6, 'Pictures that one presentation fetches at the same time.'),
  pictureTimeoutMs: milliseconds(
    'PICTURE_TIMEOUT_MS',
    45_000,
    'How long all pictures of a presentation may take together, in milliseconds; models that draw may need more.',
  ),
  pictureCacheMb: integer(
    'PICTURE_CACHE_MB',
    0,
    1_000_000,
    'megabytes',
    256,
    'Megabytes of searches and pictures that are kept in DATA_DIR for the next presentations; 0 keeps none.',
  ),
  queuePerKey: integer(
    'QUEUE_PER_KEY',
    1,
    1e9,
    'presentations',
    100,
    'Presentations of a key that may wait to be made; what is beyond is answered 429, with when to try again.',
  ),
  webhookOrigins: {
    name: 'WEBHOOK_ORIGINS',
    kind: 'none, or origins such as http://hooks.lan:8080 between commas',
    parse: (text) => (text.includes('*') ? undefined : parseOrigins(text)),
    fallback: 'none',
    meaning: 'Origins of your own network that a `webhookUrl` may name; any other must be public and https.',
  },
  webhookRetries: {
    name: 'WEBHOOK_RETRIES',
    kind: 'whole numbers of seconds between commas',
    parse: (text) => (/^\d{1,7}(?:\s*,\s*\d{1,7}){0,20}$/.test(text) ? text.split(',').map(Number) : undefined),
    fallback: '5,300,1800,7200,18000,36000,36000',
    meaning:
      'Seconds after which a webhook that was not answered with 2xx is sent again, each time in turn; after the last it is given up.',
  },
  fileRetentionDays: integer(
    'FILE_RETENTION_DAYS',
    0,
    36_500,
    'days',
    0,
    'Days after which the file of a presentation is removed, and its address leads nowhere; 0 keeps it for ever.',
  ),
  jobRetentionDays: integer(
    'JOB_RETENTION_DAYS',
    0,
    36_500,
    'days',
    0,
    'Days after which a presentation is removed with all that is known of it, its file too; 0 keeps it for ever.',
  ),
  jobCredits: integer('JOB_CREDITS', 0, 1e9, 'credits', 1, 'Credits that a presentation costs; given back when it fails.'),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = typeof settings;
export type Config = { readonly [K in keyof Settings]: NonNullable<ReturnType<Settings[K]['parse']>> };

/** What settings ask of each other: each answers with what is wrong. `isGiven` tells a setting from its default. */
const demands: readonly ((config: Config, isGiven: (name: string) => boolean) => string | false)[] = [
  ({ s3Bucket, awsAccessKeyId, awsSecretAccessKey }) =>
    s3Bucket !== '' &&
    (awsAccessKeyId === '' || awsSecretAccessKey === '') &&
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set with S3_BUCKET: who is to use it?',
  ({ s3Bucket }, isGiven) =>
    s3Bucket === '' &&
    (isGiven('S3_ENDPOINT') || isGiven('S3_PREFIX')) &&
    'S3_BUCKET must be set with S3_ENDPOINT and S3_PREFIX: which bucket is it?',
  ({ llmProvider }, isGiven) => {
    // Whoever sets LLM_PROVIDER=none switches off what else is set.
    if (llmProvider !== 'none' || isGiven('LLM_PROVIDER')) return false;
    const half = ['LLM_MODEL', 'LLM_API_KEY'].filter(isGiven).join(' and ');
    return half !== '' && `LLM_PROVIDER or LLM_BASE_URL must be set with ${half}: whose model is to write? LLM_PROVIDER=none if none is.`;
  },
  ({ llmProvider, llmRequired }) =>
    llmRequired && llmProvider === 'none' && 'LLM_REQUIRED is true, but there is no language model: set LLM_PROVIDER and LLM_MODEL.',
  ({ llmProvider, llmVision }) =>
    llmVision && llmProvider === 'none' && 'LLM_VISION is on, but there is no language model: set LLM_PROVIDER and LLM_MODEL.',
  ({ llmProvider, llmReview }) =>
    llmReview && llmProvider === 'none' && 'LLM_REVIEW is on, but there is no language model: set LLM_PROVIDER and LLM_MODEL.',
  ({ llmProvider, llmSize }) =>
    llmSize === 'small' && llmProvider === 'none' && 'LLM_SIZE is small, but there is no language model: set LLM_PROVIDER and LLM_MODEL.',
  ({ llmSize, llmReview }) =>
    llmSize === 'small' && llmReview && 'LLM_REVIEW is on and LLM_SIZE small: a small model does not review. Set one of them.',
  ({ llmPriceIn, llmPriceOut }, isGiven) =>
    (llmPriceIn > 0 || llmPriceOut > 0) &&
    !(isGiven('LLM_PRICE_IN') && isGiven('LLM_PRICE_OUT')) &&
    'LLM_PRICE_IN and LLM_PRICE_OUT must be set together: one of them is missing.',
  ({ llmProvider, llmModel }) => llmProvider !== 'none' && llmModel === '' && `LLM_MODEL must be set: which model of ${llmProvider}?`,
  ({ llmProvider, llmBaseUrl }) =>
    llmProvider === 'openai-compatible' &&
    llmBaseUrl === '' &&
    'LLM_BASE_URL must be set: where is the server of LLM_PROVIDER openai-compatible?',
  ({ llmProvider, llmBaseUrl, llmApiKey }) =>
    llmProvider !== 'none' && llmBaseUrl === '' && llmApiKey === '' && `LLM_API_KEY must be set: ${llmProvider} wants one.`,
];

/** Thrown at start; its message has one line for each setting that is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the settings. Throws a ConfigError that names every setting that is not valid. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const table = Object.entries<Setting<unknown>>(settings);
  const textOf = (name: string): string => {
    const given = environment[name]?.trim();
    if (given) return given;
    const fallback = table.find(([, setting]) => setting.name === name)?.[1].fallback;
    return typeof fallback === 'function' ? fallback(textOf) : (fallback ?? '');
  };

  const problems: string[] = [];
  const entries = table.map(([key, { name, kind, parse }]) => {
    const value = parse(textOf(name));
    if (value === undefined) problems.push(`${name} must be ${kind}, but is "${textOf(name)}".`);
    return [key, value] as const;
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const config = Object.fromEntries(entries) as unknown as Config;
  const isGiven = (name: string) => Boolean(environment[name]?.trim());
  problems.push(...demands.map((demand) => demand(config, isGiven)).filter((problem) => problem !== false));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function parseSwitch(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}

function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** As browsers send them. */
function parseOrigins(text: string): string[] | undefined {
  if (text === 'none') return [];
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return origins.every((origin) => origin === '*' || URL.parse(origin)?.origin === origin) ? origins : undefined;
}

/** What Fastify takes for the proxies that it trusts. */
function parseProxies(text: string): false | number | string[] | undefined {
  if (text === 'none') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const known = networks.every((network) => named.includes(network) || isIP(network) !== 0 || isNetwork(network));
  return known ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function parsePostgresUrl(text: string): string | undefined {
  if (text === '') return '';
  const url = URL.parse(text);
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.pathname.length > 1 ? text : undefined;
}

/** The URL without a slash at its end. */
function parseBaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username || url.password) return undefined;
  return url.href.replace(/\/+$/, '');
}
