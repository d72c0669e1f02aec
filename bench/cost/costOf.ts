/** What one text costs: processor time of the thread that makes the whole presentation. */
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { make } from '@slidewright/engine/make';
import type { World } from '@slidewright/engine/world';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';

export interface Way {
  readonly contentModificator: 'preserve' | 'expand' | 'condense';
  readonly format: 'pptx' | 'pdf';
}

export interface Cost {
  /** Milliseconds of processor time. */
  readonly cpu: number;
  /** What was thrown, where no presentation came of it. */
  readonly fault?: string;
}

const world: World = {
  fonts: createFontSource(),
  log: { info: () => {}, warn: () => {} },
  signal: new AbortController().signal,
};

export async function costOf(text: string, { contentModificator, format }: Way): Promise<Cost> {
  const request: PresentationRequest = {
    source: { origin: 'text', text, contentModificator, textDensity: 'concise' },
    numSlides: -1,
    template: 'Tokyo',
    format,
    imageSource: 'unsplash',
    debugMode: false,
  };
  const start = process.threadCpuUsage();
  let fault: string | undefined;
  try {
    await make(request, world, { save: async () => {} });
  } catch (error) {
    fault = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  const { user, system } = process.threadCpuUsage(start);
  return { cpu: (user + system) / 1000, ...(fault !== undefined && { fault }) };
}
