/** Loaded into the process of each test file or group of them: leaves a note of the time that it took, for the list at the end of all tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.SLIDEWRIGHT_TEST_COSTS;
const file = process.argv[1] ?? '';
// Threads, and processes that a test forks, are started with the same options.
if (folder && isMainThread && /\.(?:test\.ts|group\.mjs)$/.test(file)) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const cost = { file, clock: process.uptime(), cpu: (user + system) / 1e6 + cpuOfChildren() };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(cost));
  });
}

/** Seconds of the processes that this one started and that have ended, where the system tells: in hundredths, after the name in brackets. */
function cpuOfChildren() {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
