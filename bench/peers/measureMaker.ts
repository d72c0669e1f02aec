/** What a maker takes for the talks: a process that makes one, and each further one where a process makes several. */
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../median.ts';
import type { Job, Took } from './inProcess.ts';
import type { Maker } from './makers.ts';
import { run, type Usage } from './usage.ts';

export interface Measured {
  /** Of a process that makes one: medians over several talks. */
  readonly cold: Usage;
  /** Of each further file of the same process; none where each has a process of its own. */
  readonly warm?: Took;
  /** Median size of a file. */
  readonly kilobytes: number;
  /** What it made, in the order of the jobs that count. */
  readonly files: readonly string[];
}

export interface Orders {
  /** Made first and not counted: programs get faster while they run. */
  readonly warmUp: readonly Job[];
  readonly counted: readonly Job[];
  /** How many of those that count are made in a process of their own, too. */
  readonly alone: number;
}

/** @throws Error when it fails, with what it said. */
export async function measureMaker(maker: Maker, folder: string, orders: Orders): Promise<Measured> {
  const { counted, warmUp } = orders;
  const start = async (jobs: readonly Job[]) => {
    const jobsFile = join(folder, 'jobs.json');
    await writeFile(jobsFile, JSON.stringify(jobs));
    const { program, args, env } = maker.command(jobs, jobsFile);
    // Pictures are named as seen from where the sources are.
    return run(program, args, { cwd: join(folder, 'src'), ...(env && { env }) });
  };
  const each: Usage[] = [];
  const step = Math.max(1, Math.floor(counted.length / orders.alone));
  const alone = maker.many === 'processEach' ? counted : counted.filter((_, i) => i % step === 0).slice(0, orders.alone);
  for (const job of alone) each.push(await start([job]));
  const cold = {
    wall: median(each.map((one) => one.wall)),
    cpu: median(each.map((one) => one.cpu)),
    memory: median(each.map((one) => one.memory)),
  };
  const warm = maker.many === 'processEach' ? undefined : await further();
  const files = counted.map(({ out }) => out);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size / 1000));
  return { cold, ...(warm && { warm }), kilobytes: median(sizes), files };

  async function further(): Promise<Took> {
    if (maker.many === 'library') {
      const took = (JSON.parse((await start([...warmUp, ...counted])).stdout) as Took[]).slice(warmUp.length);
      return { wall: median(took.map(({ wall }) => wall)), cpu: median(took.map(({ cpu }) => cpu)) };
    }
    const all = await start(counted);
    const others = counted.length - 1;
    return { wall: Math.max(0, all.wall - cold.wall) / others, cpu: Math.max(0, all.cpu - cold.cpu) / others };
  }
}
