/** One call to a provider through the AI SDK. Answers are streamed, so that one that breaks off leaves what has come. */
import type { ModelAnswer, ModelCall, ModelPicture } from '@slidewright/engine/world';
import { jsonSchema, Output, streamText } from 'ai';
import type { AnswerFormat, Connection } from './providers/provider.ts';

export interface Way {
  readonly format: AnswerFormat;
  /** Whether the prompt shows the schema. */
  readonly schemaInPrompt: boolean;
}

export interface StreamLimits {
  /** Milliseconds from the request to the end of the answer. */
  readonly timeoutMs: number;
  readonly maxTokens: number;
}

/** Thrown when the time is up before anything has come. */
export class NoAnswerInTime extends Error {
  override name = 'NoAnswerInTime';
}

/**
 * The SDK would parse all that has come with every piece that comes, which takes the square of an answer's length. It hands a piece on
 * when what it has parsed is another than before: here that is a count.
 */
function unparsed<T extends ReturnType<typeof Output.object | typeof Output.json>>(output: T): T {
  let pieces = 0;
  return { ...output, parsePartialOutput: async () => ({ partial: pieces++ }) };
}

export interface StreamedAnswer extends ModelAnswer {
  /** Why the answer ended before the model did, where that was neither the time nor a limit: it may come whole another time. */
  readonly broken?: { readonly error: unknown };
}

const partOf = ({ mime, data }: ModelPicture) => ({ type: 'file' as const, data, mediaType: mime });

/** Rejects when nothing came, with a NoAnswerInTime or what the SDK throws. */
export async function streamAnswer(
  { model, options }: Connection,
  { system, prompt, schema, schemaName, pictures = [], signal }: ModelCall,
  { format, schemaInPrompt }: Way,
  { timeoutMs, maxTokens }: StreamLimits,
): Promise<StreamedAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, timeout]);
  const enough = new AbortController();
  const asked = schemaInPrompt ? `${prompt}\n\nThe JSON Schema of the answer:\n\n${JSON.stringify(schema)}` : prompt;
  const { stream } = streamText({
    model,
    instructions: system,
    ...(pictures.length === 0
      ? { prompt: asked }
      : { messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: asked }, ...pictures.map(partOf)] }] }),
    ...(format === 'schema' && { output: unparsed(Output.object({ schema: jsonSchema(schema), name: schemaName })) }),
    ...(format === 'json' && { output: unparsed(Output.json()) }),
    ...(options && { providerOptions: options }),
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([stop, enough.signal]),
    // What goes wrong is thrown below; without this the SDK prints it.
    onError: () => undefined,
  });
  let text = '';
  let whole = false;
  let usage = { inputTokens: 0, outputTokens: 0 };
  let failure: { error: unknown } | undefined;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') text += part.text;
      else if (part.type === 'error') {
        // Nothing that can be used follows, and what follows could be without end.
        failure = { error: part.error };
        break;
      } else if (part.type === 'finish-step') {
        whole = part.finishReason === 'stop';
        usage = { inputTokens: part.usage.inputTokens ?? 0, outputTokens: part.usage.outputTokens ?? 0 };
      }
    }
  } catch (error) {
    failure = { error };
  }
  const outOfTime = stop.aborted;
  enough.abort();
  if (text === '' && outOfTime) {
    throw new NoAnswerInTime(signal.aborted ? 'the time for writing was over' : `there was no answer within ${timeoutMs} ms`);
  }
  if (text === '' && failure) throw failure.error;
  const broken = failure && !outOfTime ? { broken: failure } : {};
  return { text, whole: whole && !failure && !outOfTime, ...usage, ...broken };
}
