/** Anthropic's Messages API. */
import { createAnthropic } from '@ai-sdk/anthropic';
import type { Provider } from './provider.ts';

export const anthropic: Provider = {
  baseUrl: 'https://api.anthropic.com/v1',
  // Where a model has no structured output, the SDK has it call a tool of that schema instead.
  formats: ['schema', 'prompt'],
  keepsToSchema: true,
  connect: ({ baseUrl, apiKey, model, fetch }) => ({ model: createAnthropic({ baseURL: baseUrl, apiKey, fetch }).messages(model) }),
};
