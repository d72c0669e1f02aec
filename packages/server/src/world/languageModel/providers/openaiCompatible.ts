/** Any server that speaks OpenAI's Chat Completions API: Ollama, vLLM, LM Studio, llama.cpp, and many hosted services. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Provider } from './provider.ts';

export const openaiCompatible: Provider = {
  // Some of these servers know schemas, some JSON only, some neither.
  formats: ['schema', 'json', 'prompt'],
  // Others leave out of the request what they do not know.
  keepsToSchema: false,
  connect: ({ baseUrl, apiKey, model, fetch }, format) => ({
    model: createOpenAICompatible({
      name: 'openaiCompatible',
      baseURL: baseUrl,
      fetch,
      ...(apiKey !== '' && { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: format === 'schema',
    }).chatModel(model),
  }),
};
