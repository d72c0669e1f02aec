/** The names that LLM_PROVIDER takes, known without loading what speaks to the providers. */
export const providerNames = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
export type ProviderName = (typeof providerNames)[number];
