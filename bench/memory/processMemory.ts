/** What the system says of the memory of processes, in megabytes. */
import { readdir, readFile } from 'node:fs/promises';

export interface ProcessMemory {
  /** All that is in memory, with what it shares with others. */
  resident: number;
  /** Without files. */
  anonymous: number;
  /** The most that has been resident. */
  most: number;
}

/** Of Linux alone; rejects elsewhere. */
export async function memoryOf(pid: number): Promise<ProcessMemory> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1');
  const megabytes = (field: string): number => Number(new RegExp(`^${field}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { resident: megabytes('VmRSS'), anonymous: megabytes('RssAnon'), most: megabytes('VmHWM') };
}

/** Processes that the process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'latin1').catch(() => '')));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
