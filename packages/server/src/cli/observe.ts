/** Metrics and health of a process, where METRICS_PORT asks for them. */
import type { Server } from 'node:http';
import type { Metrics } from '../operations/metrics.ts';
import { startOperations } from '../operations/operationsServer.ts';
import type { Store } from './openStore.ts';

/** Undefined when nobody asks. */
export async function createObserver({ config, db }: Store): Promise<Metrics | undefined> {
  if (config.metricsPort === 0) return undefined;
  const { createMetrics } = await import('../operations/metrics.ts');
  return createMetrics(db);
}

/** `ready` resolves when presentations can be made. */
export async function listenForObservers(store: Store, metrics: Metrics | undefined, ready: Promise<void>): Promise<Server | undefined> {
  const { config, db, files, log } = store;
  return metrics && startOperations({ host: config.host, port: config.metricsPort, db, files, log, metrics, ready });
}
