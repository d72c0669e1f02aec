/**
 * Traces for OpenTelemetry, sent to a collector as OTLP over HTTP. A presentation's trace is called as the presentation is, its id without
 * hyphens, whichever processes work on it; a request is a trace of its own, or a part of its caller's, and points to the presentation's.
 */
import { type Link, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import manifest from '../../package.json' with { type: 'json' };
import type { AnsweredRequest } from '../api/app.ts';
import type { EndedAttempt } from '../jobs/runJob.ts';
import type { Step } from '../jobs/step.ts';

export interface Traces {
  answered(request: AnsweredRequest): void;
  attemptEnded(attempt: EndedAttempt): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

export interface TracesOptions {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  service: string;
}

/** What has ended is sent together, this long after it has, in milliseconds. */
const sendEveryMs = 1000;

export function createTraces({ endpoint, service }: TracesOptions): Traces {
  const ids = new RandomIdGenerator();
  /** Of the next trace that begins. */
  let nextTraceId: string | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': manifest.version }),
    idGenerator: { generateSpanId: () => ids.generateSpanId(), generateTraceId: () => nextTraceId ?? ids.generateTraceId() },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), scheduledDelayMillis: sendEveryMs }),
    ],
  });
  const tracer = provider.getTracer('slidewright', manifest.version);
  const rootOf = (job: string, start: () => Span): Span => {
    nextTraceId = traceOf(job);
    try {
      return start();
    } finally {
      nextTraceId = undefined;
    }
  };
  const end = (span: Span, at: number, failed: boolean) => {
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(at);
  };

  return {
    answered({ id, method, route, status, ms, job, traceparent }) {
      const now = Date.now();
      const parent = spanOf(traceparent);
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'slidewright.request_id': id,
        ...(job !== undefined && { 'slidewright.job_id': job }),
      };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, startTime: now - ms, attributes, links: job === undefined ? [] : [linkTo(job)] },
        parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
      );
      end(span, now, status >= 500);
    },

    attemptEnded({ job, attempt, outcome, ms, steps }) {
      const now = Date.now();
      const attributes = { 'slidewright.job_id': job, 'slidewright.attempt': attempt, 'slidewright.outcome': outcome };
      const span = rootOf(job, () => tracer.startSpan('job', { kind: SpanKind.CONSUMER, startTime: now - ms, attributes }, ROOT_CONTEXT));
      const within = trace.setSpan(ROOT_CONTEXT, span);
      const stages = steps
        .filter(({ kind }) => kind === 'stage')
        .map((step) => ({ step, span: tracer.startSpan(step.name, { startTime: step.at }, within) }));
      for (const call of steps.filter(({ kind }) => kind === 'call')) {
        // A call belongs to the stage during which it began.
        const stage = stages.findLast(({ step }) => step.at <= call.at);
        const parent = stage ? trace.setSpan(ROOT_CONTEXT, stage.span) : within;
        const child = tracer.startSpan(
          `${call.name} ${call.provider}`,
          { kind: SpanKind.CLIENT, startTime: call.at, attributes: attributesOf(call) },
          parent,
        );
        end(child, call.at + call.ms, call.failed);
      }
      for (const { step, span: each } of stages) end(each, step.at + step.ms, step.failed);
      end(span, now, outcome !== 'made');
    },

    close: () => provider.shutdown(),
  };
}

const traceOf = (job: string): string => job.replaceAll('-', '');

/** To the trace, whose spans have not begun yet: their ids are not known. */
function linkTo(job: string): Link {
  const traceId = traceOf(job);
  return { context: { traceId, spanId: traceId.slice(0, 16), traceFlags: TraceFlags.SAMPLED, isRemote: true } };
}

/** The caller's span, as W3C Trace Context names it. */
function spanOf(traceparent = '') {
  const [, traceId, spanId, flags = ''] = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}

function attributesOf({ provider = '', inputTokens, outputTokens }: Step): Record<string, string | number> {
  return {
    'slidewright.provider': provider,
    ...(inputTokens !== undefined && { 'gen_ai.usage.input_tokens': inputTokens }),
    ...(outputTokens !== undefined && { 'gen_ai.usage.output_tokens': outputTokens }),
  };
}
