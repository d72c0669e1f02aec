/** Wikimedia Commons, which needs no key: https://commons.wikimedia.org/w/api.php. Free licences only. */
import { z } from 'zod';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { CANDIDATES, type ProviderKind } from './provider.ts';

const text = z.object({ value: z.coerce.string() }).optional().catch(undefined);
const imageInfo = z.object({
  url: z.string(),
  thumburl: z.string().optional(),
  descriptionurl: z.string(),
  width: z.number(),
  height: z.number(),
  mime: z.string(),
  extmetadata: z.object({ LicenseShortName: text, Artist: text, ImageDescription: text, Restrictions: text }).optional(),
});
const page = z.object({ pageid: z.number(), title: z.string(), index: z.number().default(0), imageinfo: z.array(imageInfo).default([]) });
const answer = z.object({ query: z.object({ pages: z.array(page) }).optional() });

/** A standard width of its servers: others are refused or slow. */
const WIDTH = 1920;
const free = /^(cc0|public domain|pd\b|cc by(-sa)? \d)/i;
const LONGEST_NAME = 80;
const LONGEST_DESCRIPTION = 300;

export const commons: ProviderKind = {
  baseUrl: 'https://commons.wikimedia.org/w/api.php',
  model: '',
  connect: ({ baseUrl, trustedOrigin, contact }) => ({
    async find({ query }, signal) {
      const url = new URL(baseUrl);
      url.search = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        generator: 'search',
        gsrsearch: `${query} filetype:bitmap`,
        gsrnamespace: '6',
        gsrlimit: String(CANDIDATES),
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
        iiextmetadatafilter: 'LicenseShortName|Artist|ImageDescription|Restrictions',
        iiextmetadatalanguage: 'en',
        iiurlwidth: String(WIDTH),
      }).toString();
      const { query: found } = await askJson(
        { url, trustedOrigin, headers: { 'user-agent': `Slidewright/0.1 (${contact})` }, signal },
        answer,
      );
      const pages = (found?.pages ?? []).toSorted((a, b) => a.index - b.index);
      return pages.flatMap(({ pageid, title, imageinfo: [info] }) => {
        const licence = info?.extmetadata?.LicenseShortName?.value ?? '';
        if (!info || !free.test(licence) || info.extmetadata?.Restrictions?.value) return [];
        if (info.mime !== 'image/jpeg' && info.mime !== 'image/png') return [];
        const author = plain(info.extmetadata?.Artist?.value ?? '').slice(0, LONGEST_NAME);
        return {
          id: String(pageid),
          width: info.width,
          height: info.height,
          description: plain(info.extmetadata?.ImageDescription?.value ?? '').slice(0, LONGEST_DESCRIPTION) || nameOf(title),
          language: 'en',
          credit: { ...(author && { author }), source: 'Wikimedia Commons', url: info.descriptionurl, licence },
          address: info.width > WIDTH && info.thumburl ? info.thumburl : info.url,
        };
      });
    },

    download: ({ address }, _want, signal) => fetchImage({ address, domains: ['wikimedia.org'], trustedOrigin, signal }),
  }),
};

/** "File:Red fox in snow.jpg" says "Red fox in snow". */
const nameOf = (title: string): string =>
  title
    .replace(/^[^:]*:/, '')
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ');

/** The texts are HTML. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#0?39);/g, (_, name: string) => entities[name.replace('#0', '#')] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
