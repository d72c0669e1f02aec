/** Wikipedia, or any wiki of MediaWiki with the extensions CirrusSearch and TextExtracts, by its Action API. */
import type { FoundPage, ReferenceWork } from '@slidewright/engine/world';
import { z } from 'zod';
import { editionOf } from './edition.ts';
import { fetchJson, TooManyQuestions } from './fetchJson.ts';

export interface WikipediaSettings {
  /** With `{language}` where the code of the language stands. */
  readonly baseUrl: string;
  /** An e-mail address or a URL, for the User-Agent. */
  readonly contact: string;
  /** Milliseconds that looking up a topic may take in all. */
  readonly timeLimit: number;
}

const LICENCE = 'CC BY-SA 4.0';
const MOST_FOUND = 10;
/** The longest query that CirrusSearch takes, and the longest title of a page, in UTF-8 bytes. */
const LONGEST_QUERY = 300;
const LONGEST_TITLE = 255;

const page = z.object({
  ns: z.int().optional(),
  title: z.string(),
  missing: z.boolean().optional(),
  invalid: z.boolean().optional(),
  canonicalurl: z.string().optional(),
  extract: z.string().optional(),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
});
/** What is asked with formatversion=2; an error is answered with the status 200. */
const answer = z.object({
  error: z.object({ code: z.string() }).optional(),
  query: z
    .object({
      pages: z.array(page).default([]),
      search: z.array(z.object({ ns: z.int(), title: z.string(), redirecttitle: z.string().optional() })).default([]),
    })
    .optional(),
});

export function createWikipedia({ baseUrl, contact, timeLimit }: WikipediaSettings): ReferenceWork {
  /** By the clock of performance.now(): until then nothing is asked. */
  let silentUntil = 0;

  async function query(language: string, parameters: Readonly<Record<string, string>>, signal: AbortSignal) {
    const { code, variant } = editionOf(language);
    const url = new URL(`${baseUrl.replaceAll('{language}', code)}/w/api.php`);
    const all = { action: 'query', format: 'json', formatversion: '2', redirects: '1', ...(variant && { variant }), ...parameters };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    if (performance.now() < silentUntil) throw new Error(`${url.host} asked for fewer questions`);
    const { error, query: found } = await fetchJson(url, answer, { 'user-agent': `Slidewright/0.1 (${contact})` }, signal).catch(
      (cause: unknown) => {
        if (cause instanceof TooManyQuestions) silentUntil = performance.now() + cause.waitMs;
        throw cause;
      },
    );
    if (error) throw new Error(`${url.host} refused the question (${error.code})`);
    return found ?? { pages: [], search: [] };
  }

  return {
    name: 'Wikipedia',
    timeLimit,
    async search(topic, language, signal) {
      const words = plain(topic);
      if (words === '') return [];
      const title = cut(words, LONGEST_TITLE);
      const { pages, search } = await query(
        language,
        {
          // The page of that very name, or to which that name redirects, and the pages that a search finds.
          ...(title === words && { titles: title, converttitles: '1', prop: 'pageprops', ppprop: 'disambiguation' }),
          list: 'search',
          srsearch: cut(words, LONGEST_QUERY),
          srnamespace: '0',
          srlimit: String(MOST_FOUND),
          srprop: 'redirecttitle',
          srinfo: '',
        },
        signal,
      );
      const named = pages.filter(({ ns, missing, invalid }) => ns === 0 && !missing && !invalid);
      const exact = named.map((one): FoundPage => ({ title: one.title, exact: true, ambiguous: isAmbiguous(one) }));
      const others = search
        .filter(({ ns, title: other }) => ns === 0 && !exact.some((one) => one.title === other))
        .map(
          (one): FoundPage => ({
            title: one.title,
            ...(one.redirecttitle !== undefined && { alias: one.redirecttitle }),
            exact: false,
            ambiguous: false,
          }),
        );
      return [...exact, ...others];
    },
    async read(title, language, signal) {
      const { pages } = await query(
        language,
        {
          titles: title,
          converttitles: '1',
          prop: 'extracts|info|pageprops',
          explaintext: '1',
          exsectionformat: 'wiki',
          exlimit: '1',
          inprop: 'url',
          ppprop: 'disambiguation',
        },
        signal,
      );
      const [found] = pages;
      if (!found?.extract || found.missing || found.canonicalurl === undefined) return undefined;
      return {
        title: found.title,
        url: decoded(found.canonicalurl),
        text: found.extract,
        ambiguous: isAmbiguous(found),
        licence: LICENCE,
        retrieved: new Date().toISOString().slice(0, 10),
      };
    },
  };
}

const isAmbiguous = ({ pageprops }: z.infer<typeof page>): boolean => pageprops?.disambiguation !== undefined;

/** Without what the search or the list of titles would take for a command. */
const plain = (topic: string): string =>
  topic
    .replace(/["“”„«»~*?!\\|#<>[\]{}:/]+/gu, ' ')
    .replace(/(?<=^|\s)-+(?=\S)/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();

/** The words at the beginning that take no more than so many bytes. */
function cut(text: string, bytes: number): string {
  let kept = text;
  while (Buffer.byteLength(kept) > bytes)
    kept = kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : [...kept].slice(0, -1).join('');
  return kept;
}

/** As people read it: "…/wiki/Geschichte_des_Kaffees", "…/wiki/咖啡". */
function decoded(url: string): string {
  try {
    const readable = decodeURI(url);
    return /[\s\p{C}]/u.test(readable) ? url : readable;
  } catch {
    return url;
  }
}
