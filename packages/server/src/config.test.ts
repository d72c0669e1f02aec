import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig, settings } from './config.ts';

test('without settings, the defaults', () => {
  assert.deepEqual(readConfig({}), {
    host: '127.0.0.1',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    otlpEndpoint: '',
    otelServiceName: 'slidewright',
    metricsPort: 0,
    dataDir: resolve('./data'),
    databaseUrl: '',
    databaseConnections: 12,
    databaseTimeoutMs: 10_000,
    s3Bucket: '',
    s3Endpoint: 'https://s3.us-east-1.amazonaws.com',
    s3Region: 'us-east-1',
    s3Prefix: 'slidewright/',
    awsAccessKeyId: '',
    awsSecretAccessKey: '',
    templatesDir: '',
    logLevel: 'info',
    workers: availableParallelism(),
    rateLimitWrite: 60,
    rateLimitRead: 600,
    rateLimitWindowMs: 60_000,
    textTokenLimit: 390_000,
    fileSizeLimit: 26_214_400,
    bodyLimit: 16_777_216,
    readers: 2,
    readBeforeAcceptMs: 5000,
    readTimeoutMs: 9000,
    readHangMs: 120_000,
    readMemoryMb: 768,
    jobLeaseMs: 30_000,
    jobSoftTimeoutMs: 240_000,
    jobHardCapMs: 300_000,
    jobAttempts: 5,
    llmProvider: 'none',
    llmModel: '',
    llmBaseUrl: '',
    llmApiKey: '',
    llmTimeoutMs: 90_000,
    llmConcurrency: 4,
    llmMaxTokens: 8000,
    llmContextTokens: 24_000,
    llmBudgetTokens: 0,
    llmPriceIn: 0,
    llmPriceOut: 0,
    llmRequired: false,
    llmSize: 'auto',
    llmReview: false,
    llmVision: false,
    unsplashAccessKey: '',
    unsplashBaseUrl: '',
    pexelsApiKey: '',
    pexelsBaseUrl: '',
    scrapingdogApiKey: '',
    scrapingdogBaseUrl: '',
    imageAiApiKey: '',
    imageAiBaseUrl: '',
    imageAiModel: 'gpt-image-1',
    imageFluxApiKey: '',
    imageFluxBaseUrl: '',
    imageFluxModel: 'flux-pro-1.1',
    commonsBaseUrl: '',
    pictureFallback: 'local',
    pictureConcurrency: 6,
    pictureTimeoutMs: 45_000,
    pictureCacheMb: 256,
    research: 'wikipedia',
    researchTimeoutMs: 3000,
    wikipediaBaseUrl: 'https://{language}.wikipedia.org',
    wikipediaContact: 'http://localhost:3000',
    trustProxy: false,
    corsOrigins: [],
    webhookOrigins: [],
    webhookRetries: [5, 300, 1800, 7200, 18_000, 36_000, 36_000],
    rateLimitWrongKeys: 60,
    rateLimitRewrites: 10,
    uploadsAtOnce: 16,
    queuePerKey: 100,
    fileRetentionDays: 0,
    jobRetentionDays: 0,
    jobCredits: 1,
  });
});

test('a setting that is empty is not set; one that builds on another follows it', () => {
  const config = readConfig({ PORT: ' 8080 ', HOST: '', WORKERS: '0', BASE_URL: '  ' });
  assert.deepEqual([config.port, config.host, config.workers, config.baseUrl], [8080, '127.0.0.1', 0, 'http://localhost:8080']);
  assert.equal(readConfig({ BASE_URL: 'https://slides.example.com/api/' }).baseUrl, 'https://slides.example.com/api');
});

test('every wrong setting is named, with what it must be and what it is', () => {
  const wrong = {
    PORT: '70000',
    BASE_URL: 'localhost',
    LOG_LEVEL: 'loud',
    WORKERS: '-1',
    FILE_SIZE_LIMIT: '25MB',
    JOB_LEASE_MS: '0',
    HOST: 'a b',
  };
  assert.throws(
    () => readConfig(wrong),
    (error) => {
      assert.ok(error instanceof ConfigError);
      const lines = error.message.split('\n');
      assert.equal(lines.length, Object.keys(wrong).length);
      for (const [name, value] of Object.entries(wrong)) {
        assert.ok(
          lines.some((line) => line.startsWith(`${name} must be `) && line.endsWith(`but is "${value}".`)),
          name,
        );
      }
      return true;
    },
  );
});

test('a language model is set up whole or not at all', () => {
  const local = readConfig({ LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'qwen3' });
  assert.deepEqual([local.llmProvider, local.llmBaseUrl], ['openai-compatible', 'http://localhost:11434/v1']);
  assert.throws(() => readConfig({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'sk-1' }), /^ConfigError: LLM_MODEL must be set/);
  assert.throws(() => readConfig({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' }), /^ConfigError: LLM_API_KEY must be set/);
  assert.throws(() => readConfig({ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_API_KEY: 'k' }), /^ConfigError: LLM_BASE_URL/);
  assert.throws(() => readConfig({ LLM_PROVIDER: 'openia' }), /LLM_PROVIDER must be one of none, openai, /);
  assert.throws(() => readConfig({ LLM_MODEL: 'gpt-5-mini' }), /^ConfigError: LLM_PROVIDER or LLM_BASE_URL must be set with LLM_MODEL/);
  assert.throws(() => readConfig({ LLM_MODEL: 'm', LLM_API_KEY: 'k' }), /must be set with LLM_MODEL and LLM_API_KEY/);
  assert.throws(() => readConfig({ LLM_REQUIRED: 'true' }), /LLM_REQUIRED is true, but there is no language model/);
  assert.throws(() => readConfig({ LLM_SIZE: 'small' }), /LLM_SIZE is small, but there is no language model/);
  const local8b = { LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm', LLM_SIZE: 'small' };
  assert.throws(() => readConfig({ ...local8b, LLM_REVIEW: 'on' }), /a small model does not review/);
  assert.equal(readConfig(local8b).llmSize, 'small');
  assert.throws(() => readConfig({ LLM_REVIEW: 'on' }), /LLM_REVIEW is on, but there is no language model/);
  assert.throws(() => readConfig({ LLM_REVIEW: 'perhaps' }), /LLM_REVIEW must be on or off/);
  assert.equal(readConfig({ LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'm', LLM_REVIEW: 'on' }).llmReview, true);
  assert.equal(readConfig({ LLM_PROVIDER: 'none', LLM_MODEL: 'm', LLM_API_KEY: 'k' }).llmProvider, 'none', 'switched off');
  const whole = { LLM_PROVIDER: 'openai', LLM_MODEL: 'gpt-5-mini', LLM_API_KEY: 'sk-1' };
  assert.throws(() => readConfig({ ...whole, LLM_PRICE_OUT: '2' }), /LLM_PRICE_IN and LLM_PRICE_OUT must be set together/);
  const priced = readConfig({ ...whole, LLM_PRICE_IN: '0.25', LLM_PRICE_OUT: '2' });
  assert.deepEqual([priced.llmPriceIn, priced.llmPriceOut, priced.llmContextTokens], [0.25, 2, 128_000]);
});

test('every setting has a name, a default and a meaning', () => {
  const names = Object.values(settings).map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const setting of Object.values(settings)) {
    assert.match(setting.name, /^[A-Z][A-Z0-9_]+$/);
    assert.match(setting.meaning, /\.$/);
    assert.ok(typeof setting.fallback === 'string' || 'fallbackText' in setting, setting.name);
  }
});

test('proxies are counted, named, or none', () => {
  const proxies = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
  assert.deepEqual(proxies(''), false);
  assert.deepEqual(proxies('2'), 2);
  assert.deepEqual(proxies('loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1'), ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
  for (const wrong of ['true', '0', '10.0.0.0/33', 'proxy.example.org', '10.0.0.1,'])
    assert.throws(() => proxies(wrong), /TRUST_PROXY must be/);
});
