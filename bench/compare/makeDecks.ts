/** A process that makes decks with the engine of the checkout that it is started with, and says what each cost. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { TemplateId } from '@slidewright/contract/template';

export interface DeckOrder {
  readonly text: string;
  readonly template: TemplateId;
  readonly format: 'pptx' | 'pdf';
  /** As many as come of it, unless given. */
  readonly numSlides?: number;
}

/** Milliseconds; `all` of processor time, the stages by the clock. */
export interface DeckTimes {
  readonly all: number;
  readonly read: number;
  readonly write: number;
  readonly design: number;
  readonly output: number;
  /** Of the file. */
  readonly digest: string;
  /** Memory of the process when it was made. */
  readonly residentMb: number;
}

const root = process.argv[2] ?? '.';
const load = (path: string): Promise<unknown> => import(pathToFileURL(`${root}/packages/${path}`).href);
const { make } = (await load('engine/src/make.ts')) as typeof import('../../packages/engine/src/make.ts');
const { createFontSource } = (await load('server/src/world/fonts.ts')) as typeof import('../../packages/server/src/world/fonts.ts');
const quiet = () => undefined;
const world = {
  fonts: createFontSource(),
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  signal: new AbortController().signal,
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', async ({ text, template, format, numSlides = -1 }: DeckOrder) => {
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  const start = cpuMs();
  const { bytes, timings } = await make({ source, numSlides, template, format, imageSource: 'unsplash', debugMode: false }, world, {
    save: async () => undefined,
  });
  const all = cpuMs() - start;
  const { read = 0, write = 0, design = 0, output = 0 } = timings;
  const digest = createHash('sha256').update(bytes).digest('hex');
  process.send?.({ all, read, write, design, output, digest, residentMb: process.memoryUsage.rss() / 2 ** 20 } satisfies DeckTimes);
});
