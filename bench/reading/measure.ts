/**
 * Measures one reader on one file, in a process of its own: some of them bring their own pdf.js, and two of those do not get along in one
 * process. `node measure.ts READER FILE ROUNDS` prints the median in milliseconds, warm.
 */
import { readFileSync } from 'node:fs';
import { readFile } from '@slidewright/engine/read/file';
import mammoth from 'mammoth';
import { median } from '../median.ts';
import { peer } from './peers.ts';

type Read = (bytes: Buffer) => Promise<unknown>;
export type ReaderName = 'slidewright' | 'mammoth' | 'officeparser' | 'unpdf';

const WARM_UP = 3;

const readers: Readonly<Record<ReaderName, () => Promise<Read>>> = {
  slidewright: async () => readFile,
  mammoth: async () => (buffer) => mammoth.convertToHtml({ buffer }),
  officeparser: async () => (await peer('officeparser')).parseOffice as Read,
  unpdf: async () => {
    const extractText = (await peer('unpdf')).extractText as (data: Uint8Array) => Promise<unknown>;
    return (bytes) => extractText(new Uint8Array(bytes));
  },
};

const [name = '', file = '', rounds = ''] = process.argv.slice(2);
const read = await readers[name as ReaderName]();
const bytes = readFileSync(file);
const times: number[] = [];
for (let round = -WARM_UP; round < Number(rounds); round++) {
  const start = performance.now();
  await read(Buffer.from(bytes));
  if (round >= 0) times.push(performance.now() - start);
}
console.log(median(times));
