/** A deck of twenty slides with charts, tables and pictures, laid out and written in a template of each family, in a process of its own. */
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface TemplateTimes {
  readonly template: string;
  /** Median milliseconds, warm: layout and file. */
  readonly pptx: number;
  readonly pdf: number;
  /** The most memory that a process took which made one such deck in each format and nothing else. */
  readonly megabytes: number;
}

const templates = ['Tokyo', 'Paris', 'Geneva', 'Seoul', 'Marrakesh', 'Madrid', 'Boston', 'Lisbon', 'Dubai', 'Beijing', 'Milan', 'Mumbai'];

export async function benchTemplates(): Promise<TemplateTimes[]> {
  const results: TemplateTimes[] = [];
  for (const template of templates) {
    const { pptx, pdf } = await measured(template, 15);
    const { megabytes } = await measured(template, 1);
    results.push({ template, pptx, pdf, megabytes });
  }
  return results;
}

/** What the service gives to the thread that makes its decks: a small nursery, few arenas, code compiled once. */
const service = {
  flags: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(tmpdir(), 'slidewright-bench-code') },
};

async function measured(template: string, rounds: number): Promise<TemplateTimes> {
  const script = fileURLToPath(new URL('templates/measure.ts', import.meta.url));
  const child = spawn(process.execPath, [...service.flags, script, template, String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...service.env },
  });
  return JSON.parse(await text(child.stdout));
}
