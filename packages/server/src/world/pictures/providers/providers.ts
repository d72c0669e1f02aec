/** The providers by the names that requests and PICTURE_FALLBACK use. */
import type { ImageSource } from '@slidewright/contract/presentation';
import { ai } from './ai.ts';
import { commons } from './commons.ts';
import { flux } from './flux.ts';
import { pexels } from './pexels.ts';
import type { ProviderKind } from './provider.ts';
import { scrapingdog } from './scrapingdog.ts';
import { unsplash } from './unsplash.ts';

export type ProviderName = ImageSource | 'commons';

export const providers: Readonly<Record<ProviderName, ProviderKind>> = { unsplash, pexels, scrapingdog, ai, flux, commons };
