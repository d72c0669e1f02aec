/** Servers that speak OpenAI's Images API: https://platform.openai.com/docs/api-reference/images/create */
import { PictureFailure, type PictureWant } from '@slidewright/engine/world';
import { z } from 'zod';
import { drawingBounds } from '../../outside/bounds.ts';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { drawnCandidate } from './drawn.ts';
import { type Format, formatOf, type ProviderKind } from './provider.ts';

const answer = z.object({ data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })) });

const usualSizes = { landscape: '1536x1024', portrait: '1024x1536', square: '1024x1024' };
/** Of models that draw in other sizes, by the beginning of their names. */
const sizes: readonly (readonly [model: string, sizes: Readonly<Record<Format, string>>])[] = [
  ['dall-e-3', { landscape: '1792x1024', portrait: '1024x1792', square: '1024x1024' }],
  ['dall-e-2', { landscape: '1024x1024', portrait: '1024x1024', square: '1024x1024' }],
];

export const ai: ProviderKind = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-image-1',
  draws: true,
  connect: ({ baseUrl, trustedOrigin, apiKey, model }) => ({
    find: async (search) => [drawnCandidate(search, model)],

    async download({ address: prompt }, want, signal) {
      const { data } = await askJson(
        {
          url: new URL(`${baseUrl}/images/generations`),
          trustedOrigin,
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
          body: { model, prompt, n: 1, size: sizeFor(model, want) },
          timeoutMs: drawingBounds.timeoutMs,
          mostBytes: drawingBounds.mostBytes,
          signal,
        },
        answer,
      );
      const [drawn] = data;
      if (drawn?.b64_json) return Buffer.from(drawn.b64_json, 'base64');
      if (drawn?.url) return fetchImage({ address: drawn.url, trustedOrigin, signal });
      throw new PictureFailure(`${model} drew nothing`);
    },
  }),
};

function sizeFor(model: string, want: PictureWant): string {
  const [, known = usualSizes] = sizes.find(([name]) => model.startsWith(name)) ?? [];
  return known[formatOf(want)];
}
