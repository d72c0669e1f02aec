import { createHmac } from 'node:crypto';

/**
 * The headers that sign a message as Standard Webhooks has it (https://www.standardwebhooks.com). `timestamp` is in seconds since 1970;
 * the secret is "whsec_" and base64. The id is the same for each delivery of a message.
 */
export function signWebhook(id: string, timestamp: number, body: string, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
