/** Why a deck about a topic asks instead of telling, and what to set so that the next one tells. */
import type { PresentationRequest } from '@slidewright/contract/presentation';
import type { MadeFile } from '@slidewright/engine/make';
import type { Config } from '../config.ts';

/** One line; undefined where the deck has content, or where an earlier attempt read the topic. */
export function scaffoldWarning(
  { source }: Pick<PresentationRequest, 'source'>,
  { writer, research }: Pick<MadeFile, 'writer' | 'research'>,
  config: Pick<Config, 'llmProvider' | 'research'>,
): string | undefined {
  if (source.origin !== 'topic' || writer?.name !== 'built-in') return undefined;
  if (config.research !== 'off' && (!research || research.pages.length > 0)) return undefined;
  const model =
    config.llmProvider === 'none'
      ? 'no language model is configured (set LLM_PROVIDER and LLM_MODEL)'
      : 'the language model gave no usable answer';
  const lookUp =
    config.research === 'off' ? 'topics are not looked up (set RESEARCH=wikipedia)' : (research?.none ?? 'nothing was found about it');
  return `The slides are a scaffold of questions: ${model}, and ${lookUp}.`;
}
