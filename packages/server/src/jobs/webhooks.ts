/** Calls whoever asked to be called when a presentation has ended: signed, and again while it fails. The database is what remembers. */
import type { WebhookBody } from '@slidewright/contract/extensions';
import type { Logger } from 'pino';
import { describeJob } from '../api/descriptor.ts';
import { claimWebhook, type DueWebhook } from '../store/claimWebhook.ts';
import type { Database } from '../store/database.ts';
import { findJob } from '../store/findJob.ts';
import { settleWebhook } from '../store/settleWebhook.ts';
import { webhookSecret } from '../store/webhookSecret.ts';
import { send } from '../world/pictures/http/send.ts';
import { recordOf } from './queue.ts';
import { signWebhook } from './signWebhook.ts';

export interface WebhookConfig {
  baseUrl: string;
  /** Origins that may be called although they are local, or without TLS. */
  webhookOrigins: readonly string[];
  /** Seconds after each failed delivery until the next. */
  webhookRetries: readonly number[];
}

const timeoutMs = 15_000;
/** Longer than a delivery takes: until then no other process takes it up. */
const leaseMs = 60_000;
/** Receivers that do not answer are not waited for when the process stops. */
const stopGraceMs = 2000;
const mostBytes = 64 * 1024;

/** Deliveries at the same time: a receiver that does not answer holds up no other. */
const atOnce = 8;

export interface WebhookSender {
  /** Begins to deliver what is due, as far as there are hands for it. */
  sweep(): Promise<void>;
  /** Begins nothing more, and breaks off what does not end soon, to be taken up later. */
  stop(): Promise<void>;
}

export function createWebhookSender(db: Database, config: WebhookConfig, log: Logger): WebhookSender {
  const breakOff = new AbortController();
  let stopped = false;
  const underway = new Set<Promise<void>>();

  const work = async (due: DueWebhook): Promise<void> => {
    const outcome = await deliver(db, due, config, breakOff.signal);
    if (breakOff.signal.aborted && outcome !== 'delivered') return settleWebhook(db, due.jobId, 0);
    const waitS = outcome === 'delivered' || outcome === 'unwanted' ? undefined : config.webhookRetries[due.attempt - 1];
    await settleWebhook(db, due.jobId, waitS === undefined ? undefined : waitS * 1000);
    const said = { job: due.jobId, attempt: due.attempt, host: new URL(due.url).host };
    if (outcome === 'delivered') log.info(said, 'webhook delivered');
    else if (waitS === undefined) log.warn({ ...said, outcome }, 'webhook given up');
    else log.info({ ...said, outcome, againInS: waitS }, 'webhook not delivered');
  };

  return {
    async sweep() {
      while (underway.size < atOnce && !stopped) {
        const due = await claimWebhook(db, leaseMs);
        if (!due) return;
        const delivery = work(due)
          .catch((cause) => log.error({ err: cause, job: due.jobId }, 'a webhook could not be settled'))
          .finally(() => underway.delete(delivery));
        underway.add(delivery);
      }
    },
    async stop() {
      stopped = true;
      const timer = setTimeout(() => breakOff.abort(), stopGraceMs);
      await Promise.all(underway);
      clearTimeout(timer);
    },
  };
}

async function deliver(db: Database, due: DueWebhook, config: WebhookConfig, stop: AbortSignal): Promise<string> {
  const row = await findJob(db, due.jobId, due.keyId);
  if (!row) return 'unwanted';
  const data = describeJob(recordOf(row), config.baseUrl);
  const timestamp = 'completedAt' in data ? data.completedAt : data.createdAt;
  const type = data.status === 'completed' ? 'presentation.completed' : 'presentation.failed';
  const body = JSON.stringify({ type, timestamp, data } satisfies WebhookBody);
  const url = new URL(due.url);
  try {
    const { status } = await send({
      url,
      trustedOrigin: config.webhookOrigins.find((origin) => origin === url.origin),
      headers: {
        'user-agent': 'Slidewright/0.1 (webhook)',
        ...signWebhook(`msg_${due.jobId}`, Math.floor(Date.now() / 1000), body, await webhookSecret(db, due.userId)),
      },
      body,
      mostBytes,
      timeoutMs,
      signal: stop,
    });
    if (status >= 200 && status < 300) return 'delivered';
    // Gone: whoever answers so wants no more of it.
    return status === 410 ? 'unwanted' : `answered ${status}`;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}
