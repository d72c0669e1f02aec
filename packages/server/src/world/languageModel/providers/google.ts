/** Google's Gemini API. */
import { createGoogle } from '@ai-sdk/google';
import type { Provider } from './provider.ts';

export const google: Provider = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  formats: ['schema', 'prompt'],
  keepsToSchema: true,
  connect: ({ baseUrl, apiKey, model, fetch }) => ({ model: createGoogle({ baseURL: baseUrl, apiKey, fetch }).chat(model) }),
};
