/** What is kept of an attempt for whoever looks into the job: how long it took, who wrote, what was noticed, why it failed. */
import type { Outcome } from './thread.ts';
import type { Made } from './threadMessages.ts';
import type { Halt } from './watch.ts';

export interface Diagnostics {
  readonly attempt: number;
  /** Milliseconds, from the claim to the end. */
  readonly ms: number;
  readonly outcome: Outcome['type'];
  /** Why the attempt was stopped from outside. */
  readonly halted?: Halt;
  /** The fault as the service saw it; the caller is told less. */
  readonly cause?: string;
  readonly made?: Omit<Made, 'bytes' | 'kept'> & { readonly bytes: number };
}

/** What is kept of every attempt of a language model, whether or not its request asks for diagnostics. */
export interface WriterDiagnostics extends Omit<Diagnostics, 'made'> {
  readonly made: Pick<NonNullable<Diagnostics['made']>, 'writer'>;
}

/** Who wrote each slide, what it took, and by which rule what was not taken: without the words. Undefined where no language model was asked. */
export function writerDiagnosticsOf({ made, ...attempt }: Diagnostics): WriterDiagnostics | undefined {
  const writer = made?.writer;
  if (writer?.model === undefined) return undefined;
  const { planProblems, slides, ...totals } = writer;
  return {
    ...attempt,
    made: {
      writer: {
        ...totals,
        ...(planProblems && { planProblems: planProblems.map(withoutWords) }),
        ...(slides && { slides: slides.map((slide) => ({ ...slide, rejected: slide.rejected.map(withoutWords) })) }),
      },
    },
  };
}

/** What is quoted is a model's, or the source's. */
const withoutWords = (problem: string): string => problem.replace(/".*"/s, '"…"');

export function diagnosticsOf(attempt: number, outcome: Outcome, halted: Halt | undefined, ms: number): Diagnostics {
  const common = { attempt, ms: Math.round(ms), outcome: outcome.type, ...(halted && { halted }) };
  if (outcome.type === 'made') {
    const { bytes, kept: _, ...made } = outcome.file;
    return { ...common, made: { ...made, bytes: bytes.byteLength } };
  }
  if (outcome.type === 'failed') return { ...common, cause: `${outcome.code}: ${outcome.message}` };
  return 'cause' in outcome ? { ...common, cause: outcome.cause } : common;
}
