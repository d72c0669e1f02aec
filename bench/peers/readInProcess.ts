/** A process that reads documents with one reader: `node readInProcess.ts READER FILES.json` prints what each took, and what was found in it. */
import { readFile } from 'node:fs/promises';
import { type Found, type ReaderName, readers } from '../reading/readers.ts';
import type { Took } from './inProcess.ts';
import { secondsBelow } from './usage.ts';

export type Reading = Took & Partial<Found>;

const [name = '', listPath = ''] = process.argv.slice(2);
const { read, found } = await readers[name as ReaderName]();
const readings: Reading[] = [];
for (const file of JSON.parse(await readFile(listPath, 'utf8')) as string[]) {
  const bytes = await readFile(file);
  const below = await secondsBelow();
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  const value = await read(bytes).catch(() => undefined);
  const { user, system } = process.cpuUsage(cpuStart);
  const wall = (performance.now() - start) / 1000;
  // A reader may have the work done by a process that it starts.
  const took = { wall, cpu: (user + system) / 1e6 + ((await secondsBelow()) - below) };
  readings.push({ ...took, ...(value !== undefined && (await found(value))) });
}
// Whatever a reader prints of its own is above.
console.log(`\n${JSON.stringify(readings)}`);
