/** The Document of an upload that does not lie with the job: it is large, or has not been read yet. */
import type { Reading } from '../reading/reader.ts';
import type { KeptSourceFile, Uploads } from '../reading/uploads.ts';
import type { Outcome } from './thread.ts';

/** The Document (JSON in UTF-8), or why there is none. Never rejects. */
export async function readSource(
  uploads: Uploads,
  jobId: string,
  kept: KeptSourceFile,
  signal: AbortSignal,
): Promise<Uint8Array | Outcome> {
  try {
    return verdict(await uploads.readKept(jobId, kept, signal));
  } catch (cause) {
    return { type: 'threw', cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

function verdict(reading: Reading): Uint8Array | Outcome {
  switch (reading.type) {
    case 'document':
      return reading.json;
    case 'tooManyTokens':
      return { type: 'failed', code: 'INPUT_TOO_LARGE', message: `The text of the file is too long: it has ${reading.tokens} tokens.` };
    case 'unreadable': {
      // No code says that a document cannot be read: the one for all that goes wrong while a presentation is built has to do.
      const code = reading.kind === 'tooLarge' ? 'INPUT_TOO_LARGE' : 'UPSTREAM_FAILURE';
      return { type: 'failed', code, message: reading.message };
    }
  }
}
