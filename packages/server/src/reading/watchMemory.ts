import { readFile } from 'node:fs/promises';

/** A document that unpacks itself can take a gigabyte a second. */
const everyMs = 50;

/**
 * Calls back once when the process has more than `limitMb` of resident memory, until the returned function is called. Only Linux tells
 * how much that is; elsewhere, the limit of the heap has to do.
 */
export function watchMemory(pid: number, limitMb: number, onExcess: () => void): () => void {
  let stopped = false;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
    const residentKb = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (stopped || residentKb <= limitMb * 1024) return;
    stop();
    onExcess();
  }, everyMs);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
  };
  return stop;
}
