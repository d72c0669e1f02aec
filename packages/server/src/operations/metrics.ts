/** What a process tells Prometheus: of itself, and of the queue that all processes share. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedAttempt } from '../jobs/runJob.ts';
import { countJobs } from '../store/countJobs.ts';
import type { Database } from '../store/database.ts';
import { readServiceClock } from '../store/readServiceClock.ts';

export interface Metrics {
  /** An attempt at a job has come to an end in this process. */
  attemptEnded(attempt: EndedAttempt): void;
  /** A request has been answered; the time is in milliseconds. */
  answered(method: string, route: string, status: number, ms: number): void;
  /** In the text format of Prometheus, with its content type. */
  report(): Promise<{ type: string; text: string }>;
}

const states = ['queued', 'processing', 'completed', 'failed'] as const;

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
  const jobs = new Gauge({
    name: 'slidewright_jobs',
    help: 'Presentations by state, of all processes.',
    labelNames: ['state'],
    registers,
  });
  const queueAge = new Gauge({
    name: 'slidewright_queue_age_seconds',
    help: 'How long the presentation that waits longest has waited; 0 when none does.',
    registers,
  });

  const lookAtQueue = async (): Promise<void> => {
    const [counts, { wall }] = await Promise.all([countJobs(db), readServiceClock(db)]);
    for (const state of states) jobs.set({ state }, counts.find(({ status }) => status === state)?.jobs ?? 0);
    const oldest = counts.find(({ status }) => status === 'queued')?.oldest;
    queueAge.set(oldest === undefined ? 0 : Math.max(0, wall - oldest) / 1000);
  };

  return {
    attemptEnded({ outcome, ms, made }) {
      attempts.observe({ outcome }, ms / 1000);
      for (const [stage, time] of Object.entries(made?.timings ?? {})) stages.observe({ stage }, time / 1000);
      const { calls: asked = 0, failedCalls = 0, inputTokens = 0, outputTokens = 0 } = made?.writer ?? {};
      calls.inc({ result: 'answered' }, asked - failedCalls);
      calls.inc({ result: 'failed' }, failedCalls);
      tokens.inc({ direction: 'in' }, inputTokens);
      tokens.inc({ direction: 'out' }, outputTokens);
    },
    answered: (method, route, status, ms) => requests.observe({ method, route, status: String(status) }, ms / 1000),
    async report() {
      await lookAtQueue();
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
