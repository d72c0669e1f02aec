/** One account sends all that it may; the others have their turn all the same. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const headers = { 'content-type': 'application/json' };
const large = JSON.stringify({ text: `# Tea\n\n${'Tea was first drunk in Yunnan, and monks carried it to Japan. '.repeat(3000)}` });
const small = JSON.stringify({ text: '# Tea\n\n- Tea was first drunk in Yunnan.', numSlides: 3 });

/** The job's id; undefined when it was not accepted. */
async function create(target: Target, body: string, key: string): Promise<string | undefined> {
  const response = await target.call('/v1/presentations/text', { method: 'POST', body, headers }, key);
  const { id } = (await response.json()) as { id?: string };
  return id;
}

async function hasEnded(target: Target, id: string, key: string): Promise<boolean> {
  const { status } = (await (await target.call(`/v1/presentations/${id}`, {}, key)).json()) as { status: string };
  return status === 'completed' || status === 'failed';
}

export default {
  title: 'Turns',
  settings: { WORKERS: '1', QUEUE_PER_KEY: '30' },
  withinMs: 240_000,
  tries: [
    {
      name: 'sixty large texts of one key before five others',
      async run(target) {
        const others = await Promise.all(Array.from({ length: 5 }, () => target.account()));
        const flood = await Promise.all(Array.from({ length: 60 }, () => create(target, large, target.key)));
        const accepted = flood.filter((id) => id !== undefined);
        for (const key of others) {
          const id = await create(target, small, key);
          while (id !== undefined && !(await hasEnded(target, id, key))) await delay(50);
        }
        const ended = await Promise.all(accepted.map((id) => hasEnded(target, id, target.key)));
        const before = ended.filter((end) => end).length;
        return {
          // One after the other, each of the five has waited for no more than the one at work.
          held: before <= 12 && accepted.length < flood.length,
          saw: `${before} of the flood were made before the last of the others; ${flood.length - accepted.length} of it were refused`,
        };
      },
    },
  ],
} satisfies Attack;
