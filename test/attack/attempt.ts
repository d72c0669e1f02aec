/** Makes a try on a service, and sees whether somebody else is served afterwards. */
import type { Try, Verdict } from './attack.ts';
import type { startTarget } from './target.ts';

export interface Attempted extends Verdict {
  name: string;
  skipped: boolean;
}

/** After a try, somebody else waits no longer than this for a small presentation, in milliseconds. */
const othersWithinMs = 60_000;

/** Never rejects: what goes wrong did not hold. `withinMs` are the milliseconds of the try. */
export async function attempt(
  { name, possible, run }: Try,
  withinMs: number,
  on: Awaited<ReturnType<typeof startTarget>>['on'],
): Promise<Attempted> {
  const isPossible = (await possible?.()) ?? true;
  if (isPossible !== true) return { name, held: false, skipped: true, saw: isPossible };
  try {
    const verdict = await run(on(AbortSignal.timeout(withinMs)));
    const otherMs = await on(AbortSignal.timeout(othersWithinMs)).makeForOther();
    return { name, skipped: false, ...verdict, saw: `${verdict.saw}; somebody else's deck after it: ${Math.round(otherMs)} ms` };
  } catch (cause) {
    return { name, skipped: false, held: false, saw: String(cause) };
  }
}
