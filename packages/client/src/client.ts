/**
 * The client of Slidewright's HTTP interface, for Node, browsers and whatever else has `fetch`.
 *
 *     const slidewright = createClient({ url: 'http://localhost:3000', key: 'ppsk_…' });
 *     const { id } = await slidewright.createFromTopic({ topic: 'Tidal power' });
 *     const { result } = await slidewright.wait(id);
 */
import type {
  AcceptedPresentation,
  Account,
  Deck,
  DeckInput,
  Deletion,
  Drafts,
  FileFields,
  Presentation,
  PresentationEvent,
  PresentationPage,
  Progress,
  RewriteRequest,
  Rewriting,
  SlideInput,
  SlideList,
  TemplateList,
  TextRequest,
  TopicRequest,
} from './contract.ts';
import { SlidewrightError } from './errors.ts';
import { readEvents } from './events.ts';
import { createTransport } from './transport.ts';
import { type CompletedPresentation, type WaitOptions, waitFor } from './wait.ts';

export type * from './contract.ts';
export { DeckChangedError, JobFailedError, SlidewrightError } from './errors.ts';
export type { CompletedPresentation, WaitOptions } from './wait.ts';

/** `name` is shown nowhere: the service tells what a file is by its bytes. */
export type FileRequest = FileFields & { file: Blob; name?: string };

export interface ClientOptions {
  /** Address of the service, such as "http://localhost:3000". */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof fetch;
  /** Called with what the service says of a request that it took, such as a field that it does not know; console.warn without it. */
  readonly onWarning?: (warning: string) => void;
}

export interface CreateOptions {
  /** The same request with the same key is the same presentation: what got no answer can be sent again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface RenderOptions {
  /** Its own without it. */
  readonly template?: string;
  readonly format?: 'pptx' | 'pdf';
}

/** A Deck as the service keeps it. */
export interface KeptDeck {
  readonly deck: Deck;
  /** Of this state of it: another once somebody has changed it. */
  readonly etag: string;
}

export interface Client {
  createFromTopic(request: TopicRequest, options?: CreateOptions): Promise<AcceptedPresentation>;
  createFromText(request: TextRequest, options?: CreateOptions): Promise<AcceptedPresentation>;
  createFromFile(request: FileRequest, options?: CreateOptions): Promise<AcceptedPresentation>;
  /** A presentation of a Deck that was written elsewhere, completed at once. */
  createFromDeck(deck: DeckInput, options?: RenderOptions): Promise<CompletedPresentation>;
  find(id: string): Promise<Presentation>;
  /** Polls until the presentation is completed; throws a JobFailedError when it failed. */
  wait(id: string, options?: WaitOptions): Promise<CompletedPresentation>;
  /** What happens to the presentation, as it happens: its place in the line, its stages, and at last the descriptor. */
  events(id: string, options?: { readonly signal?: AbortSignal }): AsyncGenerator<PresentationEvent, void>;
  progress(id: string): Promise<Progress>;
  /** The newest first, at most 100 a page; `cursor` is `next` of the page before. */
  list(options?: { readonly limit?: number; readonly cursor?: string }): Promise<PresentationPage>;
  /** Cancels what is not completed, and removes what is, with its file. */
  delete(id: string): Promise<Deletion>;
  /** What each slide says. */
  deck(id: string): Promise<Deck>;
  /** Keeps this Deck, whatever is kept by then. */
  replaceDeck(id: string, deck: DeckInput): Promise<Deck>;
  /** What each slide says, with what `saveDeck` takes to heed the changes of others. */
  keptDeck(id: string): Promise<KeptDeck>;
  /** Keeps this Deck where what is kept is still of the `etag`; throws a DeckChangedError where somebody changed it since. */
  saveDeck(id: string, edited: { readonly deck: DeckInput; readonly etag: string }): Promise<KeptDeck>;
  /** What the slides would look like in the place of the Deck's slide `at`, counted from 0: an SVG each. Nothing is kept. */
  drafts(id: string, at: number, slides: readonly SlideInput[], options?: { readonly page?: number }): Promise<Drafts>;
  /** A slide of the Deck as the service's language model would have it, by a wish or an instruction. Nothing is kept. */
  rewrite(id: string, wanted: RewriteRequest, options?: { readonly signal?: AbortSignal }): Promise<Rewriting>;
  /** A presentation of its own, made of this one's Deck as it is; costs no credit. */
  render(id: string, options?: RenderOptions): Promise<CompletedPresentation>;
  slides(id: string): Promise<SlideList>;
  /** The slide, counted from 1, as a picture. `width` is a PNG's, in pixels. */
  picture(id: string, slide: number, options?: { readonly format?: 'png' | 'svg'; readonly width?: number }): Promise<Uint8Array>;
  templates(): Promise<TemplateList>;
  account(): Promise<Account>;
  /** The file behind a completed presentation. */
  download(presentation: CompletedPresentation): Promise<Uint8Array>;
}

export function createClient(options: ClientOptions): Client {
  const { send, json } = createTransport(options);
  const of = (id: string) => `/v1/presentations/${encodeURIComponent(id)}`;
  const create = (from: string, body: object, { idempotencyKey, signal }: CreateOptions = {}) =>
    json<AcceptedPresentation>(`/v1/presentations/${from}`, {
      method: 'POST',
      body,
      signal,
      headers: { ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
    });
  const find = (id: string, signal?: AbortSignal) => json<Presentation>(of(id), { signal });
  const bytesOf = async (path: string) => new Uint8Array(await (await send(path)).arrayBuffer());

  const kept = async (response: Response): Promise<KeptDeck> => {
    const etag = response.headers.get('etag');
    if (etag === null) throw new SlidewrightError('the Deck has no ETag', { status: response.status, code: 'UNKNOWN' });
    return { deck: (await response.json()) as Deck, etag };
  };

  return {
    createFromTopic: (request, how) => create('topic', request, how),
    createFromText: (request, how) => create('text', request, how),
    createFromFile: ({ file, name, ...fields }, how) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, String(value));
      form.append('file', file, name ?? 'document');
      return create('file', form, how);
    },
    createFromDeck: (deck, how = {}) => json('/v1/presentations/deck', { method: 'POST', body: { deck, ...how } }),
    find: (id) => find(id),
    wait: (id, how) => waitFor((signal) => find(id, signal), how),
    async *events(id, { signal } = {}) {
      const { body } = await send(`${of(id)}/events`, { headers: { accept: 'text/event-stream' }, signal });
      if (!body) throw new SlidewrightError('the events have no body', { status: 200, code: 'UNKNOWN' });
      yield* readEvents(body);
    },
    progress: (id) => json(`${of(id)}/progress`),
    list: ({ limit, cursor } = {}) => {
      const query = new URLSearchParams({ ...(limit !== undefined && { limit: String(limit) }), ...(cursor !== undefined && { cursor }) });
      return json(`/v1/presentations${query.size > 0 ? `?${query}` : ''}`);
    },
    delete: (id) => json(of(id), { method: 'DELETE' }),
    deck: (id) => json(`${of(id)}/deck`),
    replaceDeck: (id, deck) => json(`${of(id)}/deck`, { method: 'PUT', body: deck }),
    keptDeck: async (id) => kept(await send(`${of(id)}/deck`)),
    saveDeck: async (id, { deck, etag }) =>
      kept(await send(`${of(id)}/deck`, { method: 'PUT', body: deck, headers: { 'if-match': etag } })),
    drafts: (id, at, slides, how = {}) => json(`${of(id)}/drafts`, { method: 'PUT', body: { slides, at, ...how } }),
    rewrite: (id, wanted, { signal } = {}) => json(`${of(id)}/rewrite`, { method: 'POST', body: wanted, signal }),
    render: (id, how = {}) => json(`${of(id)}/render`, { method: 'POST', body: how }),
    slides: (id) => json(`${of(id)}/slides`),
    picture: (id, slide, { format = 'png', width } = {}) =>
      bytesOf(`${of(id)}/slides/${slide}.${format}${width === undefined ? '' : `?width=${width}`}`),
    templates: () => json('/v1/templates'),
    account: () => json<Account>('/v1/me'),
    download: (presentation) => bytesOf(presentation.result.url),
  };
}
