/** The providers by the names that LLM_PROVIDER takes. */
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openaiCompatible.ts';
import type { Provider } from './provider.ts';
import type { ProviderName } from './providerNames.ts';

export const providers: Readonly<Record<ProviderName, Provider>> = {
  openai,
  'openai-compatible': openaiCompatible,
  anthropic,
  google,
};
