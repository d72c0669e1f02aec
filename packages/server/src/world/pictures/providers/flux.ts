/** FLUX of Black Forest Labs: https://docs.bfl.ai. A drawing is ordered, asked after until it is ready, and fetched. */
import { setTimeout as delay } from 'node:timers/promises';
import { PictureFailure, type PictureWant } from '@slidewright/engine/world';
import { z } from 'zod';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { drawnCandidate } from './drawn.ts';
import type { ProviderKind } from './provider.ts';

const order = z.object({ id: z.string(), polling_url: z.string().optional() });
const state = z.object({ status: z.string(), result: z.object({ sample: z.string() }).nullish().catch(undefined) });
/** States in which the drawing may still come. */
const underWay = new Set(['Pending', 'Queued', 'Processing', 'Task not found']);

const POLL_MS = 700;
/** Sides of a drawing are multiples of the step and within the limits, pixels. */
const STEP = 32;
const SHORTEST = 256;
const LONGEST = 1440;

export const flux: ProviderKind = {
  baseUrl: 'https://api.bfl.ai',
  model: 'flux-pro-1.1',
  draws: true,
  connect({ baseUrl, trustedOrigin, apiKey, model }) {
    const headers = { 'x-key': apiKey, accept: 'application/json' };

    /** Orders are asked after where the server says: at one of its regions. The key goes to it and nowhere else. */
    function pollingUrl({ id, polling_url }: z.infer<typeof order>): URL {
      const usual = new URL(`${baseUrl}/v1/get_result?id=${encodeURIComponent(id)}`);
      const named = URL.parse(polling_url ?? '') ?? usual;
      const own = named.host === usual.host || (named.protocol === 'https:' && named.hostname.endsWith('.bfl.ai'));
      if (!own) throw new PictureFailure(`${named.host} is not the provider's`, { final: true });
      return named;
    }

    return {
      find: async (search) => [drawnCandidate(search, model)],

      async download({ address: prompt }, want, signal) {
        const body = { prompt, ...sizeFor(want), output_format: 'jpeg' };
        const url = new URL(`${baseUrl}/v1/${encodeURIComponent(model)}`);
        const ordered = await askJson({ url, trustedOrigin, headers, body, signal }, order);
        const poll = pollingUrl(ordered);
        for (;;) {
          await delay(POLL_MS, undefined, { signal });
          const { status, result } = await askJson({ url: poll, trustedOrigin, headers, signal }, state);
          if (status === 'Ready' && result) return fetchImage({ address: result.sample, trustedOrigin, signal });
          if (!underWay.has(status)) throw new PictureFailure(`${model} did not draw: ${status.slice(0, 60)}`);
        }
      },
    };
  },
};

function sizeFor({ width, height }: PictureWant): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const side = (pixels: number) => Math.min(LONGEST, Math.max(SHORTEST, Math.round((pixels * scale) / STEP) * STEP));
  return { width: side(width), height: side(height) };
}
