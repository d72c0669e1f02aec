/** Pexels: https://www.pexels.com/api/documentation/ */
import { z } from 'zod';
import { askJson } from '../http/askJson.ts';
import { fetchImage } from '../http/fetchImage.ts';
import { CANDIDATES, coveringWidth, formatOf, type ProviderKind } from './provider.ts';

const photo = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  src: z.object({ original: z.string() }),
  alt: z.string().nullish(),
});
const answer = z.object({ photos: z.array(photo) });

/** The languages that it takes searches in. */
const locales =
  'en-US pt-BR es-ES ca-ES de-DE it-IT fr-FR sv-SE id-ID pl-PL ja-JP zh-TW zh-CN ko-KR th-TH nl-NL hu-HU vi-VN cs-CZ da-DK fi-FI uk-UA el-GR ro-RO nb-NO sk-SK tr-TR ru-RU'.split(
    ' ',
  );

export const pexels: ProviderKind = {
  baseUrl: 'https://api.pexels.com',
  model: '',
  connect: ({ baseUrl, trustedOrigin, apiKey }) => ({
    async find(search, signal) {
      const url = new URL(`${baseUrl}/v1/search`);
      const locale = localeFor(search.language);
      const wanted = { query: search.query, per_page: String(CANDIDATES), orientation: formatOf(search), ...(locale && { locale }) };
      url.search = new URLSearchParams(wanted).toString();
      const { photos } = await askJson({ url, trustedOrigin, headers: { authorization: apiKey }, signal }, answer);
      return photos.map(({ id, width, height, url: page, photographer, src, alt }) => ({
        id: String(id),
        width,
        height,
        description: alt ?? '',
        language: 'en',
        credit: { author: photographer, source: 'Pexels', url: page },
        address: src.original,
      }));
    },

    download(candidate, want, signal) {
      const url = new URL(candidate.address);
      // The parameters of the sizes that it names itself.
      url.search = new URLSearchParams({ auto: 'compress', cs: 'tinysrgb', w: String(coveringWidth(candidate, want)) }).toString();
      return fetchImage({ address: url.href, domains: ['pexels.com'], trustedOrigin, signal });
    },
  }),
};

function localeFor(tag: string): string | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  return locales.find((locale) => locale.startsWith(`${language}-`));
}
