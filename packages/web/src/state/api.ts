/** What the page asks of the service. */
import type { Account } from '@slidewright/contract/account';
import type { RewriteWish } from '@slidewright/contract/choices';
import type { Deck } from '@slidewright/contract/deck';
import type { Drafts, PresentationPage, Progress, Rewriting, SlideList } from '@slidewright/contract/extensions';
import type { AcceptedPresentation, Presentation } from '@slidewright/contract/presentation';
import type { TemplateList } from '@slidewright/contract/template';
import { call, send } from './call.ts';
import type { Origin } from './fields.ts';

export type Template = TemplateList['templates'][number];
export type Slide = Deck['slides'][number];
export type { Account, Deck, Presentation, PresentationPage, Progress, Rewriting, SlideList };

let templates: Promise<readonly Template[]> | undefined;
/** Asked for once. */
export function listTemplates(): Promise<readonly Template[]> {
  templates ??= call<TemplateList>('v1/templates').then((list) => list.templates);
  templates.catch(() => {
    templates = undefined;
  });
  return templates;
}

export const templatePicture = (id: string, slide: string): string => `v1/templates/${id}/${slide}.webp`;

export const account = (): Promise<Account> => call('v1/me');
export const find = (id: string): Promise<Presentation> => call(`v1/presentations/${id}`);
export const progress = (id: string): Promise<Progress> => call(`v1/presentations/${id}/progress`);
export const slides = (id: string): Promise<SlideList> => call(`v1/presentations/${id}/slides`);
export const list = (cursor?: string): Promise<PresentationPage> =>
  call(`v1/presentations?limit=24${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);

/** One that is being made is cancelled, one that has ended removed. */
export const remove = (id: string): Promise<unknown> => call(`v1/presentations/${id}`, { method: 'DELETE' });
/** The Deck as it is kept, with the tag of that. */
export async function deckOf(id: string): Promise<{ deck: Deck; tag: string | undefined }> {
  const response = await send(`v1/presentations/${id}/deck`);
  return { deck: (await response.json()) as Deck, tag: tagOf(response) };
}
/** Keeps the Deck and returns its tag. With a tag given, a Problem of status 412 if what is kept is another. */
export async function replaceDeck(id: string, deck: Deck, tag: string | undefined): Promise<string | undefined> {
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-match': tag };
  const response = await send(`v1/presentations/${id}/deck`, { method: 'PUT', body: deck, headers, outlivesPage: true });
  // What is not read holds the connection.
  await response.text().catch(() => '');
  return tagOf(response);
}
const tagOf = (response: Response): string | undefined => response.headers.get('etag') ?? undefined;
/** What the slides would look like in the place of the Deck's slide `at`. */
export const drafts = (id: string, at: number, slides: readonly Slide[], page = 0): Promise<Drafts> =>
  call(`v1/presentations/${id}/drafts`, { method: 'PUT', body: { slides, at, page } });
export interface WantedRewriting {
  readonly at: number;
  /** As it is in hand. */
  readonly slide: Slide;
  readonly wish?: RewriteWish;
  readonly instruction?: string;
  readonly language?: string;
}
/** The slide as the language model would have it. */
export const rewrite = (id: string, wanted: WantedRewriting, signal: AbortSignal): Promise<Rewriting> =>
  call(`v1/presentations/${id}/rewrite`, { method: 'POST', body: wanted, signal });
/** A presentation of its own, made of this one's Deck. */
export const render = (id: string, how: { template?: string; format?: 'pptx' | 'pdf' }): Promise<Presentation> =>
  call(`v1/presentations/${id}/render`, { method: 'POST', body: how });

export function create(origin: Origin, request: Readonly<Record<string, unknown>>): Promise<AcceptedPresentation> {
  if (origin !== 'file') return call(`v1/presentations/${origin}`, { method: 'POST', body: request });
  const form = new FormData();
  // The file last: whoever reads the form knows by then what is wanted.
  for (const [name, value] of Object.entries(request)) if (name !== 'file' && value !== undefined) form.append(name, String(value));
  if (request.file instanceof File) form.append('file', request.file, request.file.name);
  return call('v1/presentations/file', { method: 'POST', body: form });
}

/** Saves the presentation in the format under the name. */
export async function download(id: string, format: 'pptx' | 'pdf', title: string): Promise<void> {
  const response = await send(`v1/presentations/${id}/export/${format}`);
  const url = URL.createObjectURL(await response.blob());
  // As the service names the file: what no file may be called by is written otherwise there, and not left out.
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const name = named === undefined ? `${title}.${format}` : decodeURIComponent(named);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
