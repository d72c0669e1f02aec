/** Scrapingdog's search of Google Images: https://docs.scrapingdog.com/google-images-api. Nothing is known of the licences. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { CANDIDATES, type ProviderKind } from './provider.ts';

const size = z.coerce.number().positive().optional().catch(undefined);
const result = z.object({
  title: z.string().catch(''),
  source: z.string().catch(''),
  link: z.string().optional().catch(undefined),
  original: z.string(),
  original_width: size,
  original_height: size,
});
/** Results without an address are none. */
const answer = z.object({ images_results: z.array(result.optional().catch(undefined)).default([]) });

export const scrapingdog: ProviderKind = {
  baseUrl: 'https://api.scrapingdog.com',
  model: '',
  connect: ({ baseUrl, trustedOrigin, apiKey }) => ({
    async find({ query, language }, signal) {
      const url = new URL(`${baseUrl}/google_images`);
      const [base = 'en'] = language.split('-');
      url.search = new URLSearchParams({ api_key: apiKey, query, results: String(CANDIDATES), country: 'us', language: base }).toString();
      const { images_results: results } = await askJson({ url, trustedOrigin, signal }, answer);
      return results
        .filter((found) => found !== undefined)
        .map(({ title, source, link, original, original_width: width, original_height: height }) => ({
          id: createHash('sha256').update(original).digest('hex').slice(0, 16),
          ...(width && height && { width, height }),
          description: title,
          language,
          credit: { source: source || (URL.parse(link ?? original)?.hostname ?? 'web'), ...(link && { url: link }) },
          address: original,
        }));
    },

    download: ({ address }, _want, signal) => fetchImage({ address, trustedOrigin, signal }),
  }),
};
