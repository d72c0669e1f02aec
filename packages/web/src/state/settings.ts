/** What the service says of itself in the page that it serves. */
export interface Settings {
  /** Address of the interface, as callers reach it. */
  readonly baseUrl: string;
  /** Bytes. */
  readonly fileSizeLimit: number;
  readonly textTokenLimit: number;
  /** The language model that writes; null when the built-in writer does. */
  readonly writer: string | null;
  /** Whether topics are looked up. */
  readonly research: boolean;
  readonly jobCredits: number;
  /** Sources of pictures that have what they need here, by their names, and what stands in for the others, as PICTURE_FALLBACK has it. */
  readonly pictures: { readonly ready: readonly string[]; readonly fallback: string };
}

export const settings: Settings = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=slidewright]')?.content ?? '{}');
