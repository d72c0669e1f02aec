/** The language model that the settings name. */
import type { LanguageModel } from '@slidewright/engine/world';
import type { Config } from '../../config.ts';

export type ModelConfig = Pick<
  Config,
  | 'llmProvider'
  | 'llmModel'
  | 'llmBaseUrl'
  | 'llmApiKey'
  | 'llmTimeoutMs'
  | 'llmConcurrency'
  | 'llmMaxTokens'
  | 'llmRequired'
  | 'llmReview'
  | 'llmVision'
  | 'llmSize'
  | 'llmContextTokens'
  | 'llmBudgetTokens'
  | 'llmPriceIn'
  | 'llmPriceOut'
>;

/** Undefined when none is set. What speaks to providers is loaded only when there is one. */
export async function configuredModel(config: ModelConfig): Promise<LanguageModel | undefined> {
  if (config.llmProvider === 'none') return undefined;
  const { createLanguageModel } = await import('./createLanguageModel.ts');
  return createLanguageModel({
    provider: config.llmProvider,
    model: config.llmModel,
    baseUrl: config.llmBaseUrl,
    apiKey: config.llmApiKey,
    timeoutMs: config.llmTimeoutMs,
    concurrency: config.llmConcurrency,
    maxTokens: config.llmMaxTokens,
    required: config.llmRequired,
    review: config.llmReview,
    vision: config.llmVision,
    small: config.llmSize === 'small',
    contextTokens: config.llmContextTokens,
    budgetTokens: config.llmBudgetTokens,
    ...(config.llmPriceIn + config.llmPriceOut > 0 && { prices: { input: config.llmPriceIn, output: config.llmPriceOut } }),
  });
}
