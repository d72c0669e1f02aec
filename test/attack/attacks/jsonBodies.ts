/** Bodies that are dear to parse: what one request brings must not hold up the others. */
import type { Attack, Try } from '../attack.ts';

const megabyte = 1024 * 1024;
/** Milliseconds of CPU; twice what docs/security.md promises, for a machine twice as slow. */
const mostHeldMs = 40;

const bodies: Readonly<Record<string, () => string>> = {
  '16 MB of [': () => '['.repeat(16 * megabyte - 1),
  '16 MB of {"a":': () => '{"a":'.repeat(3 * megabyte),
  '16 MB of [[]],': () => `{"text":"Tea","x":[${'[[]],'.repeat(3 * megabyte)}1]}`,
  'a million unknown keys': () => `{"text":"Tea",${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  '16 MB of escapes': () => `{"text":"Tea ${'\\n'.repeat(8 * megabyte - 20)}"}`,
  '16 MB of quotes': () => `{"text":"Tea ${'\\"'.repeat(8 * megabyte - 20)}"}`,
  '16 MB of \\u escapes': () => `{"text":"Tea ${'\\u00e9'.repeat(2.6 * megabyte)}"}`,
  '16 MB of blanks in a text': () => `{"text":"Tea${' '.repeat(16 * megabyte - 20)}"}`,
  '16 MB of blanks before the object': () => `${' '.repeat(16 * megabyte - 20)}{"text":"Tea"}`,
  '16 MB of one letter': () => `{"text":"${'a'.repeat(16 * megabyte - 20)}"}`,
  '16 MB of emoji': () => `{"text":"Tea ${'😀'.repeat(4 * megabyte - 20)}"}`,
  '16 MB of digits': () => `{"numSlides":${'9'.repeat(16 * megabyte - 20)}}`,
  '60 KB of [': () => '['.repeat(60_000),
};

const attempt = (name: string, body: string, times: number): Try => ({
  name,
  async run(target) {
    await target.loopHeldMs();
    await target.forgetMemory();
    const headers = { 'content-type': 'application/json' };
    const send = async () => {
      const response = await target.call('/v1/presentations/text', { method: 'POST', body, headers });
      await response.arrayBuffer();
      return response.status;
    };
    const { value, healthMs } = await target.watching(Promise.all(Array.from({ length: times }, send)));
    const heldMs = await target.loopHeldMs();
    const mb = await target.mostMemoryMb();
    return {
      held: heldMs <= mostHeldMs && value.every((status) => [202, 400].includes(status)),
      saw: `${[...new Set(value)]}; loop held ${heldMs} ms (CPU), /health at most ${Math.round(healthMs)} ms, ${Math.round(mb ?? 0)} MB`,
    };
  },
});

export default {
  title: 'JSON bodies',
  // What a text costs the engine is another matter.
  settings: { WORKERS: '2' },
  withinMs: 60_000,
  tries: [
    ...Object.entries(bodies).map(([name, body]) => attempt(name, body(), 1)),
    attempt('five at once: 16 MB of [', '['.repeat(16 * megabyte - 1), 5),
    attempt('five at once: 16 MB of blanks', `{"text":"Tea${' '.repeat(16 * megabyte - 20)}"}`, 5),
  ],
} satisfies Attack;
