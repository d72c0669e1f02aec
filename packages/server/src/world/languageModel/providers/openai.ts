/** OpenAI's own service, through its Responses API. */
import { createOpenAI } from '@ai-sdk/openai';
import type { Provider } from './provider.ts';

export const openai: Provider = {
  baseUrl: 'https://api.openai.com/v1',
  formats: ['schema', 'prompt'],
  keepsToSchema: true,
  connect: ({ baseUrl, apiKey, model, fetch }) => ({
    model: createOpenAI({ baseURL: baseUrl, apiKey, fetch }).responses(model),
    // What people turn into presentations is not kept there. Models that reason do so briefly: the task is to write, and somebody waits.
    options: { openai: { store: false, reasoningEffort: 'low', reasoningSummary: null } },
  }),
};
