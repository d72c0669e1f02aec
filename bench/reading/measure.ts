/**
 * Measures one reader on one file, in a process of its own: some of them bring their own pdf.js, and two of those do not get along in one
 * process. `node measure.ts READER FILE ROUNDS` prints the median in milliseconds, warm.
 */
import { readFileSync } from 'node:fs';
import { median } from '../median.ts';
import { type ReaderName, readers } from './readers.ts';

const WARM_UP = 3;

const [name = '', file = '', rounds = ''] = process.argv.slice(2);
const { read } = await readers[name as ReaderName]();
const bytes = readFileSync(file);
const times: number[] = [];
for (let round = -WARM_UP; round < Number(rounds); round++) {
  const start = performance.now();
  await read(Buffer.from(bytes));
  if (round >= 0) times.push(performance.now() - start);
}
console.log(median(times));
