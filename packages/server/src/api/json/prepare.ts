/** From the bytes of a JSON body to what the queue takes: parsed, validated, and within the limits. */
import { createHash } from 'node:crypto';
import { type PresentationRequest, requestsWith, textRequest, topicRequest } from '@slidewright/contract/presentation';
import { requireTokenLimit } from '../requireTokenLimit.ts';
import { validate } from '../validation.ts';
import { warningOf } from '../warning.ts';
import { requireWords } from '../words.ts';

/** What a presentation is asked for from, where the body is JSON. */
export type JsonSource = 'topic' | 'text';

/** A request as it was understood. */
export interface Prepared {
  readonly request: PresentationRequest;
  /** What it held that means nothing here, in words for the caller; undefined when there was no such thing. */
  readonly warning: string | undefined;
  readonly webhookUrl: string | undefined;
  /** Of the request: SHA-256. */
  readonly digest: string;
}

/** Throws a 400 or 422 that says what is wrong with the body. */
export async function prepare(source: JsonSource, body: unknown, limits: PrepareLimits): Promise<Prepared> {
  const { webhookUrl, ...request } = source === 'topic' ? prepareTopic(body, limits) : await prepareText(body, limits);
  const digest = createHash('sha256')
    .update(JSON.stringify({ ...request, webhookUrl }))
    .digest('hex');
  return {
    request,
    webhookUrl,
    digest,
    warning: warningOf(Object.keys(body ?? {}), Object.keys((source === 'topic' ? topicRequest : textRequest).shape)),
  };
}

export interface PrepareLimits {
  /** Ids of those that a request may name. */
  templates: readonly string[];
  tokenLimit: number;
  countTokens(text: string): Promise<number>;
}

type Asked = PresentationRequest & { webhookUrl?: string | undefined };

function prepareTopic(body: unknown, { templates }: PrepareLimits): Asked {
  const { topic, language, content, presentationType, targetAudience, toneAndStyle, ...settings } = validate(
    requestsWith(templates).topicRequest,
    body,
  );
  requireWords('topic', topic);
  return { source: { origin: 'topic', topic, language, content, presentationType, targetAudience, toneAndStyle }, ...settings };
}

async function prepareText(body: unknown, { templates, tokenLimit, countTokens }: PrepareLimits): Promise<Asked> {
  const { text, contentModificator, textDensity, verbosity, ...settings } = validate(requestsWith(templates).textRequest, body);
  requireWords('text', text);
  await requireTokenLimit(text, tokenLimit, countTokens);
  return { source: { origin: 'text', text, contentModificator, textDensity, verbosity }, ...settings };
}
