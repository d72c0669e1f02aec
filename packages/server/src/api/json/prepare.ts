/** From the bytes of a JSON body to what the queue takes: parsed, validated, and within the limits. */
import { type PresentationRequest, textRequest, topicRequest } from '@slidewright/contract/presentation';
import { requireTokenLimit } from '../requireTokenLimit.ts';
import { validate } from '../validation.ts';
import { requireWords } from '../words.ts';

/** What a presentation is asked for from, where the body is JSON. */
export type JsonSource = 'topic' | 'text';

/** Throws a 400 or 422 that says what is wrong with the body. */
export function prepare(source: JsonSource, body: unknown, limits: TokenLimits): Promise<PresentationRequest> {
  return source === 'topic' ? prepareTopic(body) : prepareText(body, limits);
}

export interface TokenLimits {
  tokenLimit: number;
  countTokens(text: string): Promise<number>;
}

async function prepareTopic(body: unknown): Promise<PresentationRequest> {
  const { topic, language, content, presentationType, targetAudience, toneAndStyle, ...settings } = validate(topicRequest, body);
  requireWords('topic', topic);
  return { source: { origin: 'topic', topic, language, content, presentationType, targetAudience, toneAndStyle }, ...settings };
}

async function prepareText(body: unknown, { tokenLimit, countTokens }: TokenLimits): Promise<PresentationRequest> {
  const { text, contentModificator, textDensity, verbosity, ...settings } = validate(textRequest, body);
  requireWords('text', text);
  await requireTokenLimit(text, tokenLimit, countTokens);
  return { source: { origin: 'text', text, contentModificator, textDensity, verbosity }, ...settings };
}
