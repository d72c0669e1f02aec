/** Unsplash: https://unsplash.com/documentation. Files come from the addresses that it names, and each use is reported. */
import { z } from 'zod';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { CANDIDATES, coveringWidth, formatOf, type ProviderKind } from './provider.ts';

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ raw: z.string() }),
  links: z.object({ html: z.string(), download_location: z.string() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
});
const answer = z.object({ results: z.array(photo) });

/** Unsplash asks that links to it say where they come from. */
const REFERRAL = 'utm_source=slidewright&utm_medium=referral';
const orientations = { landscape: 'landscape', portrait: 'portrait', square: 'squarish' } as const;

export const unsplash: ProviderKind = {
  baseUrl: 'https://api.unsplash.com',
  model: '',
  connect({ baseUrl, trustedOrigin, apiKey }) {
    const headers = { authorization: `Client-ID ${apiKey}`, 'accept-version': 'v1' };
    return {
      async find(search, signal) {
        const url = new URL(`${baseUrl}/search/photos`);
        const { query } = search;
        const wanted = { query, per_page: String(CANDIDATES), orientation: orientations[formatOf(search)], content_filter: 'high' };
        url.search = new URLSearchParams(wanted).toString();
        const { results } = await askJson({ url, trustedOrigin, headers, signal }, answer);
        return results.map(({ id, width, height, description, alt_description, urls, links, user }) => ({
          id,
          width,
          height,
          description: alt_description || description || '',
          language: 'en',
          credit: { author: user.name, source: 'Unsplash', url: `${user.links.html}?${REFERRAL}` },
          address: urls.raw,
          usedAddress: links.download_location,
        }));
      },

      download(candidate, want, signal) {
        const url = new URL(candidate.address);
        for (const [name, value] of Object.entries({ fm: 'jpg', q: '85', fit: 'max', w: String(coveringWidth(candidate, want)) })) {
          url.searchParams.set(name, value);
        }
        return fetchImage({ address: url.href, domains: ['unsplash.com'], trustedOrigin, signal });
      },

      async reportUse({ usedAddress }, signal) {
        const url = URL.parse(usedAddress ?? '');
        // The key goes to the API and nowhere else.
        if (url?.host === new URL(baseUrl).host) await askJson({ url, trustedOrigin, headers, signal }, z.unknown());
      },
    };
  },
};
