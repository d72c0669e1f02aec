/** One account sends all that it may; the others have their turn all the same. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const headers = { 'content-type': 'application/json' };
const large = JSON.stringify({ text: `# Tea\n\n${'Tea was first drunk in Yunnan, and monks carried it to Japan. '.repeat(3000)}` });
const small = JSON.stringify({ text: '# Tea\n\n- Tea was first drunk in Yunnan.', numSlides: 3 });

/** When it was made, by the clock of this process; undefined when it was not accepted. */
async function made(target: Target, body: string, key: string): Promise<number | undefined> {
  const created = await target.call('/v1/presentations/text', { method: 'POST', body, headers }, key);
  if (created.status !== 202) return undefined;
  const { id } = (await created.json()) as { id: string };
  for (;;) {
    const { status } = (await (await target.call(`/v1/presentations/${id}`, {}, key)).json()) as { status: string };
    if (status === 'completed' || status === 'failed') return performance.now();
    await delay(100);
  }
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
        const flood = Array.from({ length: 60 }, () => made(target, large, target.key));
        await delay(1000);
        const theirs = await Promise.all(others.map((key) => made(target, small, key)));
        const lastOfOthers = Math.max(...theirs.map((at) => at ?? Number.POSITIVE_INFINITY));
        const own = await Promise.all(flood);
        const before = own.filter((at) => at !== undefined && at < lastOfOthers).length;
        const refused = own.filter((at) => at === undefined).length;
        return {
          held: before <= 12 && refused > 0,
          saw: `${before} of the flood were made before the last of the others, ${refused} refused`,
        };
      },
    },
  ],
} satisfies Attack;
