/** The engine's own time, stage by stage, warm, on the same text that the service is measured with. */
import { readFile } from 'node:fs/promises';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { make } from '@slidewright/engine/make';
import type { World } from '@slidewright/engine/world';
import { createFontSource } from '../packages/server/src/world/fonts.ts';
import { median } from './median.ts';

const report = new URL('../test/fixtures/texts/report.md', import.meta.url);
const quiet = { info: () => {}, warn: () => {} };

/** Median milliseconds by stage. */
export async function benchStages(format: 'pptx' | 'pdf', rounds = 15): Promise<Record<string, number>> {
  const text = await readFile(report, 'utf8');
  const world: World = { fonts: createFontSource(), log: quiet, signal: new AbortController().signal };
  const request: PresentationRequest = {
    source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' },
    numSlides: -1,
    template: 'Tokyo',
    format,
    imageSource: 'unsplash',
    debugMode: false,
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    const { timings } = await make(request, world, { save: async () => {} });
    for (const [stage, time] of Object.entries(timings)) times[stage] = [...(times[stage] ?? []), time];
  }
  return Object.fromEntries(Object.entries(times).map(([stage, values]) => [stage, median(values)]));
}
