/** What the tools answer with: words, pictures, and errors that an assistant can act on. */

import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { JobFailedError, SlidewrightError } from '@slidewright/client';

export const said = (value: string | object): CallToolResult => ({
  content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }],
});

export const picture = (bytes: Uint8Array, mimeType: string): CallToolResult['content'][number] => ({
  type: 'image',
  data: Buffer.from(bytes).toString('base64'),
  mimeType,
});

/** The answer of the work; what goes wrong is told to the assistant, which can mend it. */
export async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (cause) {
    return { ...said(wordsOf(cause)), isError: true };
  }
}

function wordsOf(cause: unknown): string {
  if (cause instanceof JobFailedError) return `The presentation could not be made (${cause.code}): ${cause.message}`;
  // Without the route, which an assistant does not know.
  if (cause instanceof SlidewrightError) return cause.message.replace(/^[A-Z]+ \S+: \d+ /, '');
  return cause instanceof Error ? cause.message : String(cause);
}
