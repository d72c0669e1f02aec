/** Many large files at once: they go to the disk, some at a time, and the memory stays what it was. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';

const megabyte = 1024 * 1024;
const uploads = 60;
/** Of the service's own process, in megabytes; it takes some 250 to make a presentation. */
const mostMemoryMb = 700;

/** A PDF that is none: told so by its bytes when it has been received whole. */
const file = new Blob([`%PDF-1.7\n${'0'.repeat(25 * megabyte - 100)}`]);
const formOf = (content: Blob): FormData => {
  const form = new FormData();
  form.append('file', content, 'large.pdf');
  return form;
};

export default {
  title: 'Uploads',
  settings: { READERS: '1', READ_TIMEOUT_MS: '2000', WORKERS: '1' },
  withinMs: 180_000,
  tries: [
    {
      name: '60 of 25 MB at once',
      async run(target) {
        await target.forgetMemory();
        await target.loopHeldMs();
        const send = async () => {
          const response = await target.call('/v1/presentations/file', { method: 'POST', body: formOf(file) });
          await response.arrayBuffer();
          return response.status;
        };
        const { value, healthMs } = await target.watching(Promise.all(Array.from({ length: uploads }, send)));
        const [heldMs, mb] = [await target.loopHeldMs(), await target.mostMemoryMb()];
        return {
          held: (mb ?? 0) < mostMemoryMb && value.every((status) => status < 500),
          saw: `${[...new Set(value)]}; ${Math.round(mb ?? 0)} MB, loop held ${heldMs} ms (CPU), /health at most ${Math.round(healthMs)} ms`,
        };
      },
    },
    {
      name: 'as many that are begun and never go on',
      async run(target) {
        const slow = new AbortController();
        const body = () =>
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nTea'));
            },
          });
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const begun = Array.from({ length: uploads }, () =>
          target
            .call('/v1/presentations/file', { method: 'POST', body: body(), headers, duplex: 'half', signal: slow.signal } as RequestInit)
            .catch(() => undefined),
        );
        await delay(500);
        const start = performance.now();
        const response = await target.call(
          '/v1/presentations/file',
          { method: 'POST', body: formOf(new Blob(['Tea'])) },
          await target.account(),
        );
        const ms = performance.now() - start;
        slow.abort();
        await Promise.all(begun);
        return { held: response.status === 202, saw: `somebody else's upload: ${response.status} after ${Math.round(ms)} ms` };
      },
    },
  ],
} satisfies Attack;
