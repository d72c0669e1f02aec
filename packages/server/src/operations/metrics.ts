/** What a process tells Prometheus: of itself, and of the queue that all processes share. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '../api/app.ts';
import type { EndedAttempt } from '../jobs/runJob.ts';
import { stageAfter } from '../jobs/stageAfter.ts';
import type { Jobs } from '../jobs/startJobs.ts';
import type { Readers } from '../reading/readers.ts';
import { countJobs, type JobCount } from '../store/countJobs.ts';
import type { Database } from '../store/database.ts';
import { keptOfProcessing } from '../store/keptOfProcessing.ts';
import { readServiceClock } from '../store/readServiceClock.ts';

export interface Metrics {
  /** An attempt at a job has come to an end in this process. */
  attemptEnded(attempt: EndedAttempt): void;
  /** A request has been answered. */
  answered(request: AnsweredRequest): void;
  /** In the text format of Prometheus, with its content type. */
  report(hands: Hands): Promise<{ type: string; text: string }>;
}

/** What works in this process. */
export interface Hands {
  engines: Jobs['engines'];
  readers: Pick<Readers, 'state'>;
}

const states = ['queued', 'processing', 'completed', 'failed'] as const;
/** Those that have ended are many, and counted this often, in milliseconds. */
const countEndedEveryMs = 30_000;
const stageNames = ['reading', 'writing', 'illustrating', 'drawing'] as const;
const engineStates = ['starting', 'idle', 'busy'] as const;

export function createMetrics(db: Database): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const attempts = new Histogram({
    name: 'slidewright_attempt_seconds',
    help: 'Attempts at presentations that ended in this process, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 240, 300],
    registers,
  });
  const stages = new Histogram({
    name: 'slidewright_stage_seconds',
    help: 'Stages of presentations that were made in this process.',
    labelNames: ['stage'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120],
    registers,
  });
  const calls = new Counter({
    name: 'slidewright_model_calls_total',
    help: 'Calls to the language model, by whether they failed.',
    labelNames: ['result'],
    registers,
  });
  const tokens = new Counter({
    name: 'slidewright_model_tokens_total',
    help: 'Tokens of the language model.',
    labelNames: ['direction'],
    registers,
  });
  const requests = new Histogram({
    name: 'slidewright_request_seconds',
    help: 'Requests that this process answered.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const providerCalls = new Histogram({
    name: 'slidewright_provider_call_seconds',
    help: 'Calls to language models, sources of pictures and reference works, by whether they failed.',
    labelNames: ['provider', 'call', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  });
  const cache = new Counter({
    name: 'slidewright_picture_cache_total',
    help: 'Searches and pictures that were looked up among those that are kept, by whether they were there.',
    labelNames: ['result'],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers });
  const atStage = gauge(
    'slidewright_jobs_at_stage',
    'Presentations that are being made, by what is done for them, of all processes.',
    'stage',
  );
  const engineCount = gauge('slidewright_engines', 'Engines of this process, by what they do.', 'state');
  const engineHeap = gauge('slidewright_engine_heap_bytes', 'JavaScript memory of the engines of this process.', 'kind');
  const engineLosses = gauge('slidewright_engines_replaced', 'Engines of this process that had died or did not answer.');
  const readerCount = gauge('slidewright_readers', 'Reading processes of this process, by what they do.', 'state');
  const readerQueue = gauge('slidewright_readers_waiting_files', 'Uploads of this process that wait for a reading process.');
  const jobs = new Gauge({
    name: 'slidewright_jobs',
    help: `Presentations by state, of all processes; those that have ended are counted every ${countEndedEveryMs / 1000} seconds.`,
    labelNames: ['state'],
    registers,
  });
  const queueAge = new Gauge({
    name: 'slidewright_queue_age_seconds',
    help: 'How long the presentation that waits longest has waited; 0 when none does.',
    registers,
  });

  let ended: { at: number; counts: JobCount[] } | undefined;
  const lookAtQueue = async (): Promise<void> => {
    const [open, kept, { wall }] = await Promise.all([countJobs(db, ['queued', 'processing']), keptOfProcessing(db), readServiceClock(db)]);
    if (!ended || performance.now() - ended.at > countEndedEveryMs) {
      ended = { counts: await countJobs(db, ['completed', 'failed']), at: performance.now() };
    }
    for (const stage of stageNames) atStage.set({ stage }, kept.filter((stages) => stageAfter(stages) === stage).length);
    const counts = [...open, ...ended.counts];
    for (const state of states) jobs.set({ state }, counts.find(({ status }) => status === state)?.jobs ?? 0);
    const oldest = counts.find(({ status }) => status === 'queued')?.oldest;
    queueAge.set(oldest === undefined ? 0 : Math.max(0, wall - oldest) / 1000);
  };

  const lookAtHands = async ({ engines, readers }: Hands): Promise<void> => {
    const all = await engines();
    for (const state of engineStates) engineCount.set({ state }, all.filter(({ now }) => now === state).length);
    for (const kind of ['used', 'total'] as const)
      engineHeap.set(
        { kind },
        all.reduce((sum, { heapBytes }) => sum + heapBytes[kind], 0),
      );
    engineLosses.set(all.reduce((sum, { replaced }) => sum + replaced, 0));
    const { busy, idle, waiting } = readers.state();
    readerCount.set({ state: 'busy' }, busy);
    readerCount.set({ state: 'idle' }, idle);
    readerQueue.set(waiting);
  };

  return {
    attemptEnded({ outcome, ms, made, steps }) {
      for (const { kind, name, provider = '', ms: took, failed } of steps) {
        if (kind === 'call') providerCalls.observe({ provider, call: name, result: failed ? 'failed' : 'answered' }, took / 1000);
      }
      cache.inc({ result: 'hit' }, made?.cache?.hits ?? 0);
      cache.inc({ result: 'miss' }, made?.cache?.misses ?? 0);
      attempts.observe({ outcome }, ms / 1000);
      for (const [stage, time] of Object.entries(made?.timings ?? {})) stages.observe({ stage }, time / 1000);
      const { calls: asked = 0, failedCalls = 0, inputTokens = 0, outputTokens = 0 } = made?.writer ?? {};
      calls.inc({ result: 'answered' }, asked - failedCalls);
      calls.inc({ result: 'failed' }, failedCalls);
      tokens.inc({ direction: 'in' }, inputTokens);
      tokens.inc({ direction: 'out' }, outputTokens);
    },
    answered: ({ method, route, status, ms }) => requests.observe({ method, route, status: String(status) }, ms / 1000),
    async report(hands) {
      await Promise.all([lookAtQueue(), lookAtHands(hands)]);
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
