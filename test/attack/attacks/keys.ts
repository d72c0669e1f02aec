/** Wrong keys, and look-ups without end. */
import type { Attack } from '../attack.ts';

const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)].map((status) => `${statuses.filter((each) => each === status).length} × ${status}`).join(', ');

export default {
  title: 'Keys',
  settings: { RATE_LIMIT_WRONG_KEYS: '20', RATE_LIMIT_READ: '100000', TRUST_PROXY: 'none' },
  withinMs: 60_000,
  tries: [
    {
      name: '500 wrong keys, each as from another address',
      async run(target) {
        const statuses: number[] = [];
        for (let n = 0; n < 500; n++) {
          const response = await target.call('/v1/me', { headers: { 'x-forwarded-for': `203.0.113.${n % 250}` } }, `ppsk_${n}`);
          await response.arrayBuffer();
          statuses.push(response.status);
        }
        const right = await target.call('/v1/me');
        await right.arrayBuffer();
        const guesses = statuses.filter((status) => status === 401).length;
        // A window may end meanwhile.
        return { held: guesses <= 40 && right.status === 200, saw: `${counted(statuses)}; the right key: ${right.status}` };
      },
    },
    {
      name: 'addresses, methods and headers of every kind',
      async run(target) {
        const odd: [path: string, init: RequestInit][] = [
          ['/v1/presentations/%00', {}],
          [`/v1/presentations/${'x'.repeat(8000)}`, {}],
          ['/files/../../etc/passwd', {}],
          ['/files/%2e%2e%2fslidewright.db/x', {}],
          ['/v1/me', { method: 'DELETE' }],
          ['/v1/presentations/text', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }],
          [
            '/v1/presentations/text',
            { method: 'POST', body: '{"text":"Tea","__proto__":{"admin":true}}', headers: { 'content-type': 'text/plain' } },
          ],
          ['/v1/presentations/file', { method: 'POST', body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
        ];
        const statuses: number[] = [];
        for (const [path, init] of odd) {
          const response = await target.call(path, init);
          await response.arrayBuffer();
          statuses.push(response.status);
        }
        return { held: statuses.every((status) => status >= 400 && status < 500), saw: counted(statuses) };
      },
    },
  ],
} satisfies Attack;
