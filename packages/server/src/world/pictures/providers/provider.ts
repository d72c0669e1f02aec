/** A provider of pictures: how it is asked, and how the file of one that it offers is had. */
import type { PictureCandidate, PictureSearch, PictureWant } from '@slidewright/engine/world';

export interface ProviderAccess {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The origin of `baseUrl` where that was set: it may be local, or without TLS. */
  readonly trustedOrigin?: string | undefined;
  /** Empty where none is wanted. */
  readonly apiKey: string;
  /** As the provider names it; empty where there are none to choose from. */
  readonly model: string;
  /** An e-mail address or a URL of whoever runs the service. */
  readonly contact: string;
}

/** All verbs reject with a PictureFailure, or because of the signal. */
export interface Provider {
  find(search: PictureSearch, signal: AbortSignal): Promise<readonly PictureCandidate[]>;
  download(candidate: PictureCandidate, want: PictureWant, signal: AbortSignal): Promise<Uint8Array>;
  /** Tells the provider that the picture is used, where its rules ask for that. */
  reportUse?(candidate: PictureCandidate, signal: AbortSignal): Promise<void>;
}

export interface ProviderKind {
  /** The provider's own. */
  readonly baseUrl: string;
  readonly model: string;
  /** What it offers is not there yet: to ask for it costs nothing, and a prompt is as good as an answer. */
  readonly draws?: boolean;
  connect(access: ProviderAccess): Provider;
}

/** How many candidates a search asks for. */
export const CANDIDATES = 20;

export type Format = 'landscape' | 'portrait' | 'square';

export function formatOf({ width, height }: Pick<PictureSearch, 'width' | 'height'>): Format {
  if (width > height * 1.2) return 'landscape';
  return height > width * 1.2 ? 'portrait' : 'square';
}

/** Pixels across that a picture needs to cover what is wanted, when its own proportions are kept. */
export function coveringWidth({ width = 3, height = 2 }: Pick<PictureCandidate, 'width' | 'height'>, want: PictureWant): number {
  return Math.ceil(Math.max(want.width, (want.height * width) / height));
}
