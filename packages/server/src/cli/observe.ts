/** Metrics, health and traces of a process, where settings ask for them. */
import type { AnsweredRequest } from '../api/app.ts';
import type { EndedAttempt } from '../jobs/runJob.ts';
import type { Jobs } from '../jobs/startJobs.ts';
import { startOperations } from '../operations/operationsServer.ts';
import type { Store } from './openStore.ts';

interface Observer {
  answered(request: AnsweredRequest): void;
  attemptEnded(attempt: EndedAttempt): void;
  /** Opens METRICS_PORT, if it is set. */
  listen(jobs: Jobs): Promise<void>;
  close(): Promise<void>;
}

/** Undefined when nobody asks. */
export async function createObserver({ config, db, files, readers, log }: Store): Promise<Observer | undefined> {
  if (config.metricsPort === 0 && config.otlpEndpoint === '') return undefined;
  const metrics = config.metricsPort === 0 ? undefined : (await import('../operations/metrics.ts')).createMetrics(db);
  const traces =
    config.otlpEndpoint === ''
      ? undefined
      : (await import('../operations/traces.ts')).createTraces({ endpoint: config.otlpEndpoint, service: config.otelServiceName });
  const releases: (() => unknown)[] = [() => traces?.close()];
  return {
    answered(request) {
      metrics?.answered(request);
      traces?.answered(request);
    },
    attemptEnded(attempt) {
      metrics?.attemptEnded(attempt);
      traces?.attemptEnded(attempt);
    },
    async listen({ ready, engines }) {
      if (!metrics) return;
      const report = () => metrics.report({ engines, readers });
      const server = await startOperations({ host: config.host, port: config.metricsPort, db, files, log, report, ready });
      releases.push(() => server.close());
    },
    close: async () => void (await Promise.all(releases.map((release) => release()))),
  };
}
