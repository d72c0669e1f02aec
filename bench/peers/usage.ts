/** What a program takes: time by the clock, processor time and memory, of all processes that it starts too. Of Linux alone. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf } from '../memory/processMemory.ts';

export interface Usage {
  /** Seconds by the clock. */
  readonly wall: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** The most megabytes that all processes held at once; what several share counts once. */
  readonly memory: number;
}

export interface Run extends Usage {
  readonly stdout: string;
}

const LOOK_EVERY_MS = 20;
/** The kernel tells times in these to programs, whatever it counts in itself. */
const TICKS_IN_SECOND = 100;

/** @throws Error that names the program, with the end of what it said when it does not end with 0, or that it was stopped when it took longer. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; limitMs?: number } = {},
): Promise<Run> {
  const { limitMs = 240_000, ...place } = options;
  const before = await waitedFor();
  const start = performance.now();
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs, killSignal: 'SIGKILL' });
  const seen = new Map<number, number>();
  let memory = 0;
  let isOver = false;
  const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal));
  }).finally(() => {
    isOver = true;
  });
  const watched = (async () => {
    while (!isOver && child.pid !== undefined) {
      memory = Math.max(memory, await lookAt(child.pid, seen));
      await delay(LOOK_EVERY_MS);
    }
  })();
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const wall = (performance.now() - start) / 1000;
  await watched;
  const called = withoutFolders(isAbsolute(args[0] ?? '') ? (args[0] ?? command) : command);
  if (code === 'SIGKILL' && wall * 1000 >= limitMs) throw new Error(`${called} was stopped: it took more than ${limitMs / 1000} s`);
  if (code !== 0) throw new Error(`${called} ended with ${code}: ${withoutFolders(faultIn(stderr))}`);
  // Those that were not waited for are counted as they were when they were last seen.
  const cpu = Math.max(
    (await waitedFor()) - before,
    [...seen.values()].reduce((sum, own) => sum + own, 0),
  );
  return { wall, cpu, memory, stdout };
}

/** The line that names the fault, among others that only warn; else the end of what was said. */
const faultIn = (said: string): string =>
  said
    .split('\n')
    .find((line) => /\berror\b/i.test(line))
    ?.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200) ?? said.trim().slice(-400);

/** Messages go into a published page: where files stand on the machine of the run is left out. */
const withoutFolders = (said: string): string => said.replace(/(?:\/[^\s/:'"]+)+\/(?=[^\s/:'"])/g, '');

/** Notes the processor time of the process and of all below it, and returns the megabytes that they hold. */
async function lookAt(root: number, seen: Map<number, number>): Promise<number> {
  const pids = await familyOf(root);
  const held = await Promise.all(
    pids.map(async (pid) => {
      const own = await ownSeconds(pid);
      if (own !== undefined) seen.set(pid, own);
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'latin1').catch(() => '');
      return Number(/^Pss:\s*(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024;
    }),
  );
  return held.reduce((sum, each) => sum + each, 0);
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid).catch(() => []);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** Fields of /proc/PID/stat behind the name, which may have blanks in it. */
async function statOf(pid: number | 'self'): Promise<number[] | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  return stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const OWN_USER = 11;
const OWN_SYSTEM = 12;
const WAITED_USER = 13;
const WAITED_SYSTEM = 14;

async function ownSeconds(pid: number): Promise<number | undefined> {
  const stat = await statOf(pid);
  return stat && ((stat[OWN_USER] ?? 0) + (stat[OWN_SYSTEM] ?? 0)) / TICKS_IN_SECOND;
}

/** Seconds of all processes that this one has started and waited for, and of those that they have. */
async function waitedFor(): Promise<number> {
  const stat = await statOf('self');
  return ((stat?.[WAITED_USER] ?? 0) + (stat?.[WAITED_SYSTEM] ?? 0)) / TICKS_IN_SECOND;
}

/** Processor seconds that a running process has taken so far, with those below it, ended or not. */
export async function secondsOf(root: number): Promise<number> {
  const stats = await Promise.all((await familyOf(root)).map(statOf));
  const ticks = stats.flatMap((stat) => stat?.slice(OWN_USER, WAITED_SYSTEM + 1) ?? []);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_IN_SECOND;
}

/** Processor seconds of all processes that this one has started, and of those that they have, ended or not; to a hundredth. */
export async function secondsBelow(): Promise<number> {
  const running = await Promise.all((await childrenOf(process.pid)).map(secondsOf));
  return running.reduce((sum, each) => sum + each, await waitedFor());
}

/** Processor seconds of the whole machine since its start, idle ones left out. */
export async function busySeconds(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'latin1')).split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq) / TICKS_IN_SECOND;
}

/** Processor seconds of this process and of all that it has waited for. */
export async function ownBusySeconds(): Promise<number> {
  return ((await ownSeconds(process.pid)) ?? 0) + (await waitedFor());
}
